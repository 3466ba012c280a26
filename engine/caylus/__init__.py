"""Caylus, 2 to 5 players (docs/rules/caylus.md)."""
