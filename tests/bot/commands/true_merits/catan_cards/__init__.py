"""Checks of merits of the Catan Card Game."""
