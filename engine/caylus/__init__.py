"""Caylus, 2 to 5 players (rules/caylus.md)."""
