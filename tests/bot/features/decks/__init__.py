"""Tests of `bot/features/decks`."""
