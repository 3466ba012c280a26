"""Tests of `bot/features/help`."""
