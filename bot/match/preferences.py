"""What users and servers have chosen for themselves, kept in the store and, for those who act, in memory."""

from collections.abc import Callable
from time import monotonic
from typing import Final

from cachetools import TTLCache

from storage.errors import StoreError
from storage.preferences import Scope
from storage.store import Store

KEPT: Final = 4096
"""So many choices stay in memory."""

LIFETIME: Final = 60.0
"""Seconds for which they do: another process may be told of another choice."""

LOCALE: Final = "locale"

Key = tuple[Scope, int, str]
"""Whose choice, and its name."""


class Preferences:
    """Reads and keeps choices by name."""

    def __init__(self, store: Store, timer: Callable[[], float] = monotonic) -> None:
        self._store = store
        self._known: TTLCache[Key, str | None] = TTLCache(KEPT, LIFETIME, timer)

    async def get(self, scope: Scope, id: int, name: str) -> str | None:
        """What was chosen, None when nothing was, or when the store fails; that failure is reported elsewhere."""
        key = (scope, id, name)
        try:
            return self._known[key]
        except KeyError:
            pass
        try:
            value = self._known[key] = await self._store.preference(scope, id, name)
        except StoreError:
            return None
        return value

    async def choose(self, scope: Scope, id: int, name: str, value: str | None) -> None:
        """Keep a choice; None forgets it."""
        await self._store.prefer(scope, id, name, value)
        self._known[scope, id, name] = value

    def forget(self) -> None:
        """Read every choice again when it is wanted next, as after somebody's were deleted."""
        self._known.clear()
