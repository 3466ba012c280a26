"""Tests of `bot/cards`."""
