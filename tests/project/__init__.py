"""Tests on the repository itself: its locks, its documents, its packages."""
