"""What users and servers have chosen for themselves, kept in the store and, for those who act, in memory."""

from typing import Final

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
        self._known: dict[Key, str | None] = {}

    async def get(self, scope: Scope, id: int, name: str) -> str | None:
        """What was chosen, None when nothing was, or when the store fails; that failure is reported elsewhere."""
        key = (scope, id, name)
        if key not in self._known:
            try:
                self._remember(key, await self._store.preference(scope, id, name))
            except StoreError:
                return None
        return self._known.get(key)

    async def choose(self, scope: Scope, id: int, name: str, value: str | None) -> None:
        """Keep a choice; None forgets it."""
        await self._store.prefer(scope, id, name, value)
        self._remember((scope, id, name), value)

    def _remember(self, key: Key, value: str | None) -> None:
        self._known[key] = value
        if len(self._known) > KEPT:
            del self._known[next(iter(self._known))]
