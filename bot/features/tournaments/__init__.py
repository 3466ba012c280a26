"""Tournaments: rules, keeping, posting and commands."""
