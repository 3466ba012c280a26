"""Slash commands of a running match, and the buttons and menus of its cards."""
