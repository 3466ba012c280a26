"""Lobbies: opening, finding and filling them, and starting their matches."""
