"""Tests of `bot/words`."""
