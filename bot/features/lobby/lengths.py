"""How long matches take, for those who are about to sit down. Knows no discord."""

from __future__ import annotations

from typing import Final

from cachetools import TTLCache

from bot.clocks.metrics import Spread, spread
from storage.store import Store

ENOUGH: Final = 5
"""Of fewer matches nothing is said: they may all have been one group's."""

KEPT, LIFETIME = 256, 600.0
"""So many lengths stay in memory, for so many seconds."""


class Lengths:
    """The lengths of ended matches among people, by game, number of seats and pace."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: TTLCache[tuple[str, int, str], Spread | None] = TTLCache(KEPT, LIFETIME)

    async def of(self, game: str, seats: int, pace: str) -> Spread | None:
        """The quartiles in seconds from the first move to the end; None as long as there are too few matches."""
        key = (game, seats, pace)
        if key not in self._known:
            found = spread(await self._store.lengths(*key))
            self._known[key] = found if found is not None and found.count >= ENOUGH else None
        return self._known.get(key)
