"""The laboratory of computer players: trains them, and measures them against each other. Nothing here is needed to play."""
