"""Tests of `bot/features/replay`."""
