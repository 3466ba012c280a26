"""Caylus Magna Carta in pictures and in words."""
