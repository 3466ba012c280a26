"""Tests of the core by itself, with toy games where it needs a game."""
