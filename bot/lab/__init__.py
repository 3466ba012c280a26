"""The laboratory: commands that measure, train and simulate. The bot runs without it."""
