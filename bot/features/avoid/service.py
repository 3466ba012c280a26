"""Avoided players: each user's secret list. Does not use Discord."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Iterable
from typing import Final

from bot.features.lobby.seeks import NoAvoidance
from bot.match.errors import Refused
from storage.privacy import LISTS
from storage.store import Store

AVOID_PREFIX: Final = "avoid:"
"""Prefix of the preferences that hold avoided players; the id of the player follows."""

MAX_AVOIDED: Final = 25
"""Limit on a user's list: Discord's limit of entries in a menu."""


class Avoidance(NoAvoidance):
    """Stores each user's list of avoided players, with the names that they had when they were added."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = asyncio.Lock()

    async def of(self, user_id: int) -> dict[int, str]:
        """Return a user's avoided players, names by id.

        A player whose data was deleted has a mark instead of the id, and an empty name.
        """
        chosen = await self._store.preferences_of(user_id)
        return {
            int(name.removeprefix(AVOID_PREFIX)): value
            for name, value in chosen.items()
            if name.startswith(AVOID_PREFIX)
        }

    async def begin(self, user_id: int, other: int, name: str) -> None:
        """Avoid a player. Raises `Refused` if the list is full."""
        async with self._lock:  # of two additions at once, the second must count the first
            avoided = await self.of(user_id)
            if other not in avoided and len(avoided) >= MAX_AVOIDED:
                raise Refused("refuse-avoid-most", most=MAX_AVOIDED)
            await self._store.prefer("user", user_id, f"{AVOID_PREFIX}{other}", name)

    async def end(self, user_id: int, other: int) -> None:
        """Stop avoiding a player."""
        await self._store.prefer("user", user_id, f"{AVOID_PREFIX}{other}", None)

    async def avoiding(self, user_id: int) -> set[int]:
        """Return the users who avoid a user."""
        found = set(await self._store.user_preferences(f"{AVOID_PREFIX}{user_id}"))
        mark = await self._store.mark(LISTS, user_id)
        return found | set(await self._store.user_preferences(f"{AVOID_PREFIX}{mark}")) if mark else found

    async def among(self, avoided: Collection[int], people: Iterable[int]) -> set[int]:
        """Return the people who are among `avoided`, by their ids or by the marks left after a deletion."""
        if all(one > 0 for one in avoided):
            return {one for one in people if one in avoided}
        return {one for one in people if one in avoided or await self._store.mark(LISTS, one) in avoided}

    async def apart_from(self, people: Iterable[int]) -> set[int]:
        """Return everyone who avoids one of these people or is avoided by one; compare with `among`."""
        found = set[int]()
        for one in people:
            found |= (await self.of(one)).keys() | await self.avoiding(one)
        return found
