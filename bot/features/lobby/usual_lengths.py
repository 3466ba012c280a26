"""The usual lengths of matches, shown before one begins."""

from typing import Final

from cachetools import TTLCache

from bot.match.statistics import Spread, spread
from storage.store import Store

MIN_MATCHES_FOR_LENGTHS: Final = 5  # matches needed before lengths are shown: fewer may all be of one group
CACHED_LENGTHS, LENGTHS_LIFETIME = 256, 600.0  # limit on the cached lengths, and seconds that they are kept


class Lengths:
    """Lengths of finished matches among people, by game, number of seats and pace."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: TTLCache[tuple[str, int, str], Spread | None] = TTLCache(CACHED_LENGTHS, LENGTHS_LIFETIME)

    async def of(self, game: str, seats: int, pace: str) -> Spread | None:
        """Return the quartiles of the lengths in seconds, first move to end; None if there are too few matches."""
        key = (game, seats, pace)
        if key not in self._known:
            found = spread(await self._store.lengths(*key))
            self._known[key] = found if found is not None and found.count >= MIN_MATCHES_FOR_LENGTHS else None
        return self._known.get(key)
