"""Replays of matches, and the pages of a website."""
