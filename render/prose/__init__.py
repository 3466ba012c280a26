"""Positions in words: names and amounts, single facts, and the whole description."""
