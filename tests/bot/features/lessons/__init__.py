"""Tests of `bot/features/lessons`."""
