"""The Catan Card Game for two players, with Barbarians & Traders and the tournament game (rules/catan_cards.md)."""
