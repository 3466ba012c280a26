"""Whole games as text, which together reach every card and building, every effect and every way to score and to end."""
