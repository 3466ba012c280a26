"""The matches in memory: each under a lock of its own, read when it is wanted."""

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
from bot.match.errors import Refused
from bot.match.match import SeatedMatch
from bot.match.policies import prepare
from bot.match.preferences import Preferences
from bot.match.stored import has_begun, read_orders
from storage import errors
from storage.matches import MatchRow
from storage.store import Store

log = logging.getLogger(__name__)

MAX_LINES: Final = 200_000
"""How many lines of logs stay in memory, 200 bytes each; the other matches are read again when somebody moves."""

POSITION: Final = 50
"""The lines that a match counts for beside those of its log: its position and open questions."""

UNREADABLE: Final = "refuse-damaged-match"
"""The refusal of a match that is not as it was stored, or that the rules do not lead through."""


class MatchRepository(ABC):
    """Holds matches, one holder at a time.

    `notify` is called with a match's id whenever its outbox has something new; `now` gives the seconds since 1970.
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
        # A match that stays has its lock stay: to make one for each press would cost more than to take it.
        self._kept: OrderedDict[str, tuple[SeatedMatch, asyncio.Lock]] = OrderedDict()
        self._lines = 0

    def __contains__(self, match_id: str) -> bool:
        """Whether a match is in memory."""
        return match_id in self._kept

    def row(self, match_id: str) -> MatchRow | None:
        """The row of a match that is in memory, as it was last saved; of the rest nothing may be read without the lock."""
        return self._kept[match_id][0].row if match_id in self._kept else None

    def out_of_reach(self, match_id: str) -> str:
        """Why players cannot press in a match that is in memory, as far as was last saved; empty where players can."""
        kept = self._kept[match_id][0].clock if match_id in self._kept else None
        return "" if kept is None else kept.clock.out_of_reach

    def has_orders(self, match_id: str) -> bool:
        """Whether somebody in a match that is in memory has given a standing order, as far as was last saved."""
        match = self._kept[match_id][0] if match_id in self._kept else None
        return match is not None and any(map(match.orders_of, range(len(match.seats))))

    def has_searching_computers(self, match_id: str) -> bool:
        """Whether computer players of a match that is in memory search for their answers, as far as was last saved."""
        return match_id in self._kept and self._kept[match_id][0].has_searching_computers()

    def lock(self, match_id: str) -> asyncio.Lock:
        """The lock of a match or lobby: there is but one as long as anybody has it."""
        lock = self._locks.get(match_id)
        if lock is None:
            lock = self._locks[match_id] = asyncio.Lock()
        return lock

    def lock_match(self, match_id: str) -> LockedMatch:
        """Hold a match for as long as an `async with` takes."""
        return LockedMatch(self, match_id)

    def keep(self, match: SeatedMatch) -> None:
        """Let a match stay in memory, in the place of those that nobody has held for longest; its lock is held."""
        match_id = match.row.id
        self._kept[match_id] = match, self.lock(match_id)
        self._lines += match.log_length + POSITION
        self._make_room()

    def _make_room(self) -> None:
        while self._lines > MAX_LINES and len(self._kept) > 1:
            self.forget(next(iter(self._kept)))

    async def get(self, match_id: str) -> SeatedMatch:
        """A match whose lock is held, from memory or from the store; raises `Refused` for a lobby or an unknown match.

        One that another process changes is read each time.
        """
        kept = self.row(match_id)
        if kept is not None and not self.store.looks_after(kept.guild_id):
            self.forget(match_id)
        if match_id not in self._kept:
            self.keep(await self._read(match_id))
        self._kept.move_to_end(match_id)
        return self._kept[match_id][0]

    def drop_update(self, match_id: str) -> None:
        """Drop what a change that was not stored would have added to a match's clock."""
        if match_id in self._kept:
            self._kept[match_id][0].clock_update = None

    def forget(self, match_id: str) -> None:
        """Have a match read again from the store when it is wanted next."""
        kept = self._kept.pop(match_id, None)
        if kept is not None:
            self._lines -= kept[0].log_length + POSITION

    async def renew(self, match_id: str) -> None:
        """Read a running match again if another process has changed it, as by deleting somebody, or may have; then tell.

        Whoever is told looks only at what is in memory.
        """
        async with self.lock(match_id):
            kept, row = self.row(match_id), await self.store.match(match_id)
            if row is None or (kept is not None and kept.version == row.version):
                return
            self.forget(match_id)
            await self.get(match_id)
        self.notify(match_id)

    def clear(self) -> None:
        """Have every match read again: another process may have changed them."""
        for match_id in [*self._kept]:
            self.forget(match_id)

    @abstractmethod
    async def catch_up(self, match: SeatedMatch) -> None:
        """Do what waits for nobody: a computer player's move, when a seat changed hands or the process was stopped."""

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
        except Exception as failed:  # noqa: BLE001  # whatever a damaged match leads to, the others are played on
            log.error("match %s cannot be played again: %s", match_id, type(failed).__name__)
            raise Refused(UNREADABLE) from None
        match.orders = read_orders(match_id, await self.store.orders(match_id))
        if self.store.looks_after(match.row.guild_id):
            await self.catch_up(match)
        return match


async def load_minds(match: SeatedMatch) -> None:
    """Have what computer players know of such a match in memory, where any play in it."""
    if match.has_computers():
        await asyncio.to_thread(prepare, match.game, match.core.setup)


class LockedMatch:
    """A match under its lock, read when it is not in memory; raises `Refused` for a lobby or an unknown match.

    When anything but a refusal goes wrong meanwhile, or somebody else has changed the match, it is forgotten, and read
    again from the store. A class, since `contextlib` would take as long for a press as all the rest that is done here.
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
