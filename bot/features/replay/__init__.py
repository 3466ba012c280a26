"""Replays, and the pages of a site."""
