"""The cards: what is printed on them, and a small function for whatever a table cannot say."""
