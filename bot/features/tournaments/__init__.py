"""Tournaments: rules, storage, announcements and commands."""
