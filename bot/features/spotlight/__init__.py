"""The spotlight: moments and puzzles of public matches in one channel."""
