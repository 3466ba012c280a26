"""What users and servers have chosen for themselves, kept in the store and, for those who act, in memory."""

from typing import Final

from cachetools import LRUCache

from storage.errors import StoreError
from storage.rows import Scope
from storage.store import Store

KEPT: Final = 4096
"""So many choices stay in memory."""

LOCALE: Final = "locale"

Key = tuple[Scope, int, str]
"""Whose choice, and its name."""


class Preferences:
    """Reads and keeps choices by name."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: LRUCache[Key, str | None] = LRUCache(KEPT)

    async def get(self, scope: Scope, id: int, name: str) -> str | None:
        """What was chosen, None when nothing was, or when the store fails; that failure is reported elsewhere."""
        key = (scope, id, name)
        if key not in self._known:
            try:
                self._known[key] = await self._store.preference(scope, id, name)
            except StoreError:
                return None
        return self._known.get(key)

    async def choose(self, scope: Scope, id: int, name: str, value: str | None) -> None:
        """Keep a choice; None forgets it."""
        await self._store.prefer(scope, id, name, value)
        self._known[scope, id, name] = value

    def forget(self) -> None:
        """Read every choice again when it is wanted next, as after somebody's were deleted."""
        self._known = LRUCache(KEPT)
