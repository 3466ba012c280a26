"""Decks that users put together."""
