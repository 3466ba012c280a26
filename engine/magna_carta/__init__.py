"""Caylus Magna Carta (2007): docs/rules/magna_carta.md as code."""
