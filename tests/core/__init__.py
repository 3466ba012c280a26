"""The core by itself, with toy games where it takes a game."""
