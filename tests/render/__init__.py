"""Pictures and texts."""
