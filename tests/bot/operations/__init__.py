"""Tests of `bot/operations`."""
