"""People who play over weeks, simulated through the real matches, to measure what keeps matches going."""
