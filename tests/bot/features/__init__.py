"""Tests of `bot/features`."""
