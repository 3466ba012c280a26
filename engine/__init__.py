"""The rules engine: pure, without input or output, clock, randomness or sentences."""
