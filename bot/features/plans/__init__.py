"""Plans: trying out moves alone."""
