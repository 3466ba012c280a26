"""Tests of `bot/features/spotlight`."""
