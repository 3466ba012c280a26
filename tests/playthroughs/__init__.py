"""Whole games as text, step by step, so that any change of behaviour shows as a readable difference."""
