"""Whole games as text: together they reach every building, every favour and every way to score and to end."""
