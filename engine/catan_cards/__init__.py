"""The Catan Card Game with Barbarians & Traders and the tournament game: rules/catan_cards.md as code."""
