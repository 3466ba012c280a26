"""Tests of `bot/features/plans`."""
