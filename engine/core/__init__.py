"""What every game shares: values, the stack of frames, games, matches, notation and dealing."""
