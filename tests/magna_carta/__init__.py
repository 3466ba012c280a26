"""Tests of the rules of Caylus Magna Carta, chapter by chapter of docs/rules/magna_carta.md."""
