"""The shared core of all games: values, the stack of frames, games, matches, notation and dealing."""
