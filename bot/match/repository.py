"""The matches in memory: each has a lock, and is read from the store when it is needed."""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Callable
from random import Random
from typing import Final
from weakref import WeakValueDictionary

from bot.match.clock_keeper import ClockKeeper
from bot.match.computer_levels import prepare
from bot.match.errors import Refused
from bot.match.match import SeatedMatch
from bot.match.preferences import Preferences
from bot.match.stored import has_begun, read_orders
from storage import errors
from storage.matches import MatchRow
from storage.store import Store

log = logging.getLogger(__name__)

MAX_CACHED_LINES: Final = 200_000
"""Lines of logs in memory, 200 bytes each. Beyond that the least recently used matches are dropped, and read again."""

LINES_PER_POSITION: Final = 50  # lines that a match counts besides its log, for its position and open questions
DAMAGED_MATCH: Final = "refuse-damaged-match"  # the refusal of a match that is damaged, or that the rules cannot replay


class MatchRepository(ABC):
    """Cache of matches, each used by one task at a time.

    `notify` is called with a match's id whenever its outbox has a new entry; `now` returns the seconds since 1970.
    """

    def __init__(
        self, store: Store, now: Callable[[], int], notify: Callable[[str], None], chance: Random | None = None
    ) -> None:
        self.store = store
        self.now = now
        self.notify = notify
        self.preferences = Preferences(store)
        self.clocks = ClockKeeper(store, self.preferences, now)
        self._chance = chance
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        # A cached match keeps its lock alive: making one for each press would cost more than acquiring it.
        self._kept: OrderedDict[str, tuple[SeatedMatch, asyncio.Lock]] = OrderedDict()
        self._lines = 0

    def __contains__(self, match_id: str) -> bool:
        """Return True if a match is in memory."""
        return match_id in self._kept

    def row(self, match_id: str) -> MatchRow | None:
        """Return the last saved row of a match in memory. Anything else may be read only under the lock."""
        return self._kept[match_id][0].row if match_id in self._kept else None

    def out_of_reach(self, match_id: str) -> str:
        """Return why players cannot press in a match in memory, as last saved; empty if they can."""
        kept = self._kept[match_id][0].clock if match_id in self._kept else None
        return "" if kept is None else kept.out_of_reach

    def has_orders(self, match_id: str) -> bool:
        """Return True if something is answered for a player of a match in memory after a while, as last saved."""
        match = self._kept[match_id][0] if match_id in self._kept else None
        return match is not None and any(
            match.orders_of(seat) or match.does_chores(seat) for seat in range(match.row.seats)
        )

    def has_searching_computers(self, match_id: str) -> bool:
        """Return True if computer players of a match in memory search for their answers, as last saved."""
        return match_id in self._kept and self._kept[match_id][0].has_searching_computers()

    def lock(self, match_id: str) -> asyncio.Lock:
        """Return the lock of a match or lobby; the same object as long as any task holds it."""
        lock = self._locks.get(match_id)
        if lock is None:
            lock = self._locks[match_id] = asyncio.Lock()
        return lock

    def lock_match(self, match_id: str) -> LockedMatch:
        """Lock a match for the duration of an `async with`."""
        return LockedMatch(self, match_id)

    def keep(self, match: SeatedMatch) -> None:
        """Add a match to the cache; the caller holds its lock."""
        match_id = match.row.id
        self._kept[match_id] = match, self.lock(match_id)
        self._lines += match.log_length + LINES_PER_POSITION
        self._make_room()

    def _make_room(self) -> None:
        while self._lines > MAX_CACHED_LINES and len(self._kept) > 1:
            self.forget(next(iter(self._kept)))

    async def get(self, match_id: str) -> SeatedMatch:
        """Return a match whose lock is held. Raises `Refused` for a lobby or an unknown match.

        A match that another process changes is read each time.
        """
        kept = self.row(match_id)
        if kept is not None and not self.store.looks_after(kept.guild_id):
            self.forget(match_id)
        if match_id not in self._kept:
            self.keep(await self._read(match_id))
        self._kept.move_to_end(match_id)
        return self._kept[match_id][0]

    def drop_update(self, match_id: str) -> None:
        """Drop the change of a match's clock that was not stored."""
        if match_id in self._kept:
            self._kept[match_id][0].clock_update = None

    def forget(self, match_id: str) -> None:
        """Drop a match from memory, so that it is read again."""
        kept = self._kept.pop(match_id, None)
        if kept is not None:
            self._lines -= kept[0].log_length + LINES_PER_POSITION

    async def renew(self, match_id: str) -> None:
        """Read a running match again if another process may have changed it, and notify subscribers.

        Subscribers look only at matches in memory.
        """
        async with self.lock(match_id):
            kept, row = self.row(match_id), await self.store.match(match_id)
            if row is None or (kept is not None and kept.version == row.version):
                return
            self.forget(match_id)
            await self.get(match_id)
        self.notify(match_id)

    def clear(self) -> None:
        """Drop all matches from memory, since another process may have changed them."""
        for match_id in [*self._kept]:
            self.forget(match_id)

    @abstractmethod
    async def catch_up(self, match: SeatedMatch) -> None:
        """Play what waits for no person, such as a computer player's move after a seat has changed hands."""

    async def _read(self, match_id: str) -> SeatedMatch:
        await self.clocks.now()
        outages = self.clocks.outages()
        saved = await self.store.load(match_id)
        if saved is None:
            raise Refused("refuse-game-gone")
        if not has_begun(saved):
            raise Refused("refuse-no-live")
        try:
            match = SeatedMatch(saved, outages, self._chance)
        except Refused:
            raise
        except Exception as failed:  # noqa: BLE001  # a damaged match must not stop the others
            log.error("match %s cannot be played again: %s", match_id, type(failed).__name__)
            raise Refused(DAMAGED_MATCH) from None
        match.orders = read_orders(match_id, await self.store.orders(match_id))
        if self.store.looks_after(match.row.guild_id):
            await self.catch_up(match)
        return match


async def load_minds(match: SeatedMatch) -> None:
    """Load the weights of the computer players in a match, if it has any."""
    if match.has_computers():
        await asyncio.to_thread(prepare, match.game, match.core.setup)


class LockedMatch:
    """A match under its lock. Raises `Refused` for a lobby or an unknown match.

    On any other exception inside the block, and if another process has changed the match, it is dropped from memory and
    read again. This is a class because `contextlib` would double the cost of a press.
    """

    def __init__(self, cache: MatchRepository, match_id: str) -> None:
        self._cache = cache
        self._id = match_id
        self._lock = cache.lock(match_id)

    async def __aenter__(self) -> SeatedMatch:
        await self._lock.acquire()
        try:
            match = await self._cache.get(self._id)
            match.now = self._cache.now()
            return match
        except BaseException:
            self._lock.release()
            raise

    async def __aexit__(self, kind: object, failed: BaseException | None, trace: object) -> None:
        self._cache.drop_update(self._id)
        if isinstance(failed, errors.Stale) or not isinstance(failed, Refused | errors.StoreError | None):
            self._cache.forget(self._id)
        self._lock.release()
