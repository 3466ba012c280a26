"""Whom players avoid: nobody but themselves learns of it. Knows no Discord."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable
from typing import Final

from bot.features.lobby.seeks import Company
from bot.match.errors import Refused
from storage.privacy import LISTS
from storage.store import Store

AVOID: Final = "avoid:"
"""What the name of the choice begins with; the id of whom somebody avoids follows it."""

MOST_AVOIDED: Final = 25
"""So many are avoided at most: as many as a menu has entries."""


class Avoidance(Company):
    """Keeps whom each user avoids, by the name that was shown when the user said so."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = asyncio.Lock()

    async def of(self, user_id: int) -> dict[int, str]:
        """Whom a user avoids: names by id, or by the mark of a player who was deleted, whose name is empty."""
        chosen = await self._store.preferences_of(user_id)
        return {int(name.removeprefix(AVOID)): value for name, value in chosen.items() if name.startswith(AVOID)}

    async def begin(self, user_id: int, other: int, name: str) -> None:
        """Avoid somebody from now on; raises `Refused` when that would be too many."""
        async with self._lock:  # of two at once, the later one counts the earlier
            avoided = await self.of(user_id)
            if other not in avoided and len(avoided) >= MOST_AVOIDED:
                raise Refused("refuse-avoid-most", most=MOST_AVOIDED)
            await self._store.prefer("user", user_id, f"{AVOID}{other}", name)

    async def end(self, user_id: int, other: int) -> None:
        """Avoid somebody no longer."""
        await self._store.prefer("user", user_id, f"{AVOID}{other}", None)

    async def avoiding(self, user_id: int) -> set[int]:
        """Who avoids a user."""
        found = set(await self._store.user_preferences(f"{AVOID}{user_id}"))
        mark = await self._store.mark(LISTS, user_id)
        return found | set(await self._store.user_preferences(f"{AVOID}{mark}")) if mark else found

    async def among(self, avoided: Collection[int], people: Iterable[int]) -> set[int]:
        """Those of these people who are `avoided`, by their ids or by the marks that they had left."""
        if all(one > 0 for one in avoided):
            return {one for one in people if one in avoided}
        return {one for one in people if one in avoided or await self._store.mark(LISTS, one) in avoided}

    async def apart_from(self, people: Iterable[int]) -> set[int]:
        """Who avoids one of these people, or is avoided by one; to be compared by `among`."""
        found = set[int]()
        for one in people:
            found |= (await self.of(one)).keys() | await self.avoiding(one)
        return found
