"""Storage: a module for each concern, with its rows, its SQL and its methods of the `Store`."""

from storage.sqlite import SqliteStore
from storage.store import Store

__all__ = ["SqliteStore", "Store"]
