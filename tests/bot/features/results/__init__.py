"""Tests of `bot/features/results`."""
