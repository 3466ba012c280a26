"""Tests of `bot/features/avoid`."""
