"""Tests of `bot/features/follow`."""
