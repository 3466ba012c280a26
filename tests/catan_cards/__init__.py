"""Tests of the Catan Card Game, card by card and ruling by ruling."""
