"""Whole games as text: together they reach every card and building, every effect and every way to score and to end."""
