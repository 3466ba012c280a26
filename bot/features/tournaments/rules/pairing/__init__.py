"""Drawing one round of tables from what has been played so far."""
