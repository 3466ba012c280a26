"""Preferences of users and servers, stored and cached."""

from collections.abc import Callable
from time import monotonic
from typing import Final

from cachetools import TTLCache

from storage.errors import StoreError
from storage.preferences import Scope
from storage.store import Store

MAX_CACHED_PREFERENCES: Final = 4096
CACHE_SECONDS: Final = 60.0  # lifetime of a cached preference in seconds: another process may have changed it
LOCALE: Final = "locale"
Key = tuple[Scope, int, str]  # scope, id of the user or server, and name of the preference


class Preferences:
    """Reads and stores preferences by name."""

    def __init__(self, store: Store, timer: Callable[[], float] = monotonic) -> None:
        self._store = store
        self._known: TTLCache[Key, str | None] = TTLCache(MAX_CACHED_PREFERENCES, CACHE_SECONDS, timer)

    async def get(self, scope: Scope, id: int, name: str) -> str | None:
        """Return a preference; None if it is not set or the store fails. That failure is reported elsewhere."""
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
        """Store a preference; None deletes it."""
        await self._store.prefer(scope, id, name, value)
        self._known[scope, id, name] = value

    def forget(self) -> None:
        """Clear the cache, as after a user's data was deleted."""
        self._known.clear()
