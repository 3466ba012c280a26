"""Events: designs, pairing, scoring, ratings and the runner."""
