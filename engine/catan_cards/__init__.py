"""The Catan Card Game with Barbarians & Traders and the tournament game: docs/rules/catan_cards.md as code."""
