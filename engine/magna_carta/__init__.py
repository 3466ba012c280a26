"""Caylus Magna Carta (2007): rules/magna_carta.md as code."""
