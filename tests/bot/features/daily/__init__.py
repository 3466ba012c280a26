"""Tests of `bot/features/daily`."""
