"""Tests of `bot/features/lobby`."""
