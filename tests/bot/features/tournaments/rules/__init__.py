"""Tests of the rules of tournaments: designs, pairing, scoring, ratings and the next steps."""
