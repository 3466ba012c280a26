"""Features: each is a folder that can be removed alone."""
