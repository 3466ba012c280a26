"""Tests of the clock of a match, of who plays a seat, of starts and of figures."""
