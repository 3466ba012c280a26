"""Whole games told step by step, so that any change of behaviour shows as a difference that one can read."""
