"""The matches on disk: rows, typed errors, the `Store` protocol and its SQLite implementation."""

from storage.sqlite import SqliteStore
from storage.store import Store

__all__ = ["SqliteStore", "Store"]
