"""The cards: their printed values, and a small function for each effect that a table cannot express."""
