"""The way from a press or command to its response."""
