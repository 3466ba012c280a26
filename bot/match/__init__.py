"""Matches, independently of Discord: play, settings, clocks and notices."""
