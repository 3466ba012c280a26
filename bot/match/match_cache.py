"""The matches in memory, each under its lock, and storing what was done in one, in one transaction with the outbox."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Sequence
from random import Random
from typing import Final
from weakref import WeakValueDictionary

from msgspec import structs

from bot.clocks.clock import Clock
from bot.clocks.clock_log import InReach, PauseOver
from bot.clocks.paces import HOUR
from bot.clocks.seat_holders import possible
from bot.match.clock_keeper import ClockKeeper
from bot.match.computer_levels import prepare
from bot.match.consent import after_handing_over
from bot.match.early_end import early_end, is_deserted
from bot.match.errors import Refused
from bot.match.match import EARLY, SeatedMatch
from bot.match.notices import NOTICE_KINDS, NOTICES, TURNS, notices, turn_notices
from bot.match.open_requests import due_at, is_stopped
from bot.match.outbox import EVERYONE, Announcement, MoveResult, pack, pinging
from bot.match.outcome_rows import Ending, with_outcome
from bot.match.preferences import Preferences
from bot.match.settings import ASK_ALWAYS, OUT_OF_REACH, SETTING_ORDERS, without_seat
from bot.match.standing_orders import Order
from bot.match.stored import has_begun, read_orders, write_orders
from engine.core.types import Event, Seat
from storage import errors
from storage.arbiters import ArbiterRow
from storage.clocks import ClockChange
from storage.log import LogRow
from storage.matches import MatchRow, Move, SeatRow, Status
from storage.messages import OutboxEntry
from storage.store import Store

log = logging.getLogger(__name__)

MAX_CACHED_LINES: Final = 200_000
"""Lines of logs in memory, 200 bytes each. Beyond that the least recently used matches are dropped, and read again."""

LINES_PER_POSITION: Final = 50  # lines that a match counts besides its log, for its position and open questions
DAMAGED_MATCH: Final = "refuse-damaged-match"  # the refusal of a match that is damaged, or that the rules cannot replay

IN_REACH_EVENT: Final = "in_reach"  # the kind of the event that players can press again
PAUSE_OVER_EVENT: Final = "pause_over"  # the kind of the event that a pause has reached its end
LONG_INTERRUPTION: Final = HOUR  # seconds without presses after which players are pinged once they can press again
SNAPSHOT_INTERVAL: Final = 16  # lines of the log between two snapshots, which limits how many have to be replayed


class MatchCache:
    """Cache of matches, each used by one task at a time, that also stores what is done in them.

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

    def peek(self, match_id: str) -> SeatedMatch | None:
        """Return a match in memory, of which only what was last saved may be read without the lock."""
        return self._kept[match_id][0] if match_id in self._kept else None

    def row(self, match_id: str) -> MatchRow | None:
        """Return the last saved row of a match in memory."""
        match = self.peek(match_id)
        return None if match is None else match.row

    def out_of_reach(self, match_id: str) -> str:
        """Return why players cannot press in a match in memory, as last saved; empty if they can."""
        match = self.peek(match_id)
        return "" if match is None or match.clock is None else match.clock.out_of_reach

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
        if (match := self.peek(match_id)) is not None:
            match.clock_update = None

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

    async def save(
        self, match: SeatedMatch, move: MoveResult, by: int | None, key: str | None, act: ArbiterRow | None = None
    ) -> None:
        """Store a move, then notify subscribers; on failure the match is dropped from memory.

        `by` is the user whose press, named `key`, made the move; `act` is set for an arbiter's.

        Raises `Refused` if the match has moved on, or this press was stored before.
        """
        lines = move.lines(match.log_length, by, self.now(), key)
        count = match.log_length + len(lines)
        update = match.clock_update
        if update is not None and update.clock.status == "paused" and is_stopped(match, update.clock):
            update.resume()  # play has gone on, so the request need not stop the clock any longer
        snapshot = match.game.save(match.core.position) if count - match.snapshot_length >= SNAPSHOT_INTERVAL else None
        over = not match.core.decisions
        clock = _with_act(await self._clock_change(match, by, lines if over else None), act)
        # A press that gives several answers has a key for each: its id, then the answer.
        press = None if key is None else key.partition(" ")[0]
        announcements = (structs.replace(one, press=press) for one in move.announcements(by))
        outbox = (*self._goes_on(match), *map(self.outbox_entry, announcements), *await self.notices(match, by))
        stored = Move(lines, snapshot, outbox, "ended" if over else None, clock, match.renamed)
        try:
            version = await self.store.append(match.row.id, match.row.version, stored)
        except BaseException as failed:
            self.forget(match.row.id)
            if isinstance(failed, errors.Stale | errors.Repeated):
                raise Refused("refuse-stale") from failed
            raise
        if match.row.id in self._kept:
            self._lines += len(lines)
        match.log_length, match.renamed = count, ()
        if snapshot is not None:
            match.snapshot_length = count
            self._make_room()
        before = self._changed(match, version, "ended" if over else match.row.status)
        await self._mark_reach(match)
        await self._look_for_reserves(match, before)

    async def save_clock(
        self,
        match: SeatedMatch,
        by: int | None,
        *announcements: Announcement,
        seat: SeatRow | None = None,
        notices: Sequence[OutboxEntry] = (),
        act: ArbiterRow | None = None,
        catch_up: bool = True,
    ) -> None:
        """Store a change without a move (of the clock, or of who has a seat), then notify subscribers.

        `seat` has changed hands, with `notices` to those concerned. `act` is set for an arbiter's. On failure the match
        is dropped from memory. With `catch_up`, computer players then play on, since a seat may have run out of time or
        become theirs.
        """
        if seat is not None:  # first, since requests, consents and orders are not the new player's
            settings = after_handing_over(match.row.settings, seat.seat)
            settings |= without_seat(match.row, seat.seat, (*SETTING_ORDERS, ASK_ALWAYS))
            for setting, value in settings.items():
                await self.save_setting(match, setting, value)
        if match.clock_update is not None:
            match.clock_update.ask(match.asked())
        clock = _with_act(await self._clock_change(match, by, None), act)
        public = map(self.outbox_entry, announcements)
        outbox = (*self._goes_on(match), *public, *notices, *await self.notices(match, by))
        match_id, version = match.row.id, match.row.version
        try:
            if seat is not None:
                version = await self.store.hand_over(match_id, version, seat, outbox, clock)
            elif clock is not None or outbox:
                version = await self.store.advance_clock(match_id, version, clock or ClockChange(), outbox)
        except BaseException:
            self.forget(match_id)
            raise
        if seat is not None:
            match.seats = tuple(seat if one.seat == seat.seat else one for one in match.seats)
            match.orders = {number: orders for number, orders in match.orders.items() if number != seat.seat}
        before = self._changed(match, version, match.row.status)
        await self._mark_reach(match)
        if catch_up:
            await self.catch_up(match)
        await self._look_for_reserves(match, before)

    async def save_setting(self, match: SeatedMatch, setting: str, value: str) -> None:
        """Store a setting of a match."""
        settings = {**match.row.settings, setting: value}
        version = await self.store.amend(match.row.id, match.row.version, settings=settings)
        match.row = structs.replace(match.row, version=version, settings=settings)

    async def save_orders(self, match: SeatedMatch, seat: Seat, orders: Sequence[Order]) -> None:
        """Store the standing orders of a seat, and drop those that older versions of the program kept as settings."""
        if orders or match.orders.get(seat):
            await self.store.set_orders(match.row.id, seat, write_orders(orders) if orders else None)
            match.orders = {**match.orders, seat: tuple(orders)}
        for setting, value in without_seat(match.row, seat, SETTING_ORDERS).items():
            await self.save_setting(match, setting, value)

    async def save_end(
        self,
        match: SeatedMatch,
        status: Status,
        ending: Ending,
        announcement: Announcement,
        act: ArbiterRow | None = None,
    ) -> None:
        """End a match without a move, as by cancelling, then notify subscribers. `act` is set for an arbiter's."""
        if match.clock_update is None:
            await self.clocks.begin(match)
        clock = _with_act(await self._clock_change(match, announcement.by, (), ending), act) or ClockChange()
        outbox = (self.outbox_entry(announcement),)
        version = await self.store.set_status(match.row.id, match.row.version, status, outbox, clock)
        self._changed(match, version, status)

    def _changed(self, match: SeatedMatch, version: int, status: Status) -> Clock | None:
        """Update the match in memory to what was stored, and notify subscribers. Return the clock before the change."""
        before = match.clock
        if match.clock_update is not None:
            match.clock_lines += len(match.clock_update.lines)
            match.clock, match.clock_update = match.clock_update.clock, None
        match.row = structs.replace(match.row, version=version, status=status)
        self.notify(match.row.id)
        return before

    async def _look_for_reserves(self, match: SeatedMatch, before: Clock | None) -> None:
        """Make a match due for the next sweep if a seat has become free that a reserve may take."""
        if match.clock is None or match.row.status != "live" or not _comes_free(before, match.clock):
            return
        try:
            await self.store.set_due(match.row.id, match.clock.now)
        except errors.StoreError as failed:  # the change is stored; reserves wait until the match is due anyway
            log.warning("who waits for a seat of match %s waits on: %s", match.row.id, type(failed).__name__)

    async def _clock_change(
        self, match: SeatedMatch, by: int | None, last: Sequence[LogRow] | None, ending: Ending = "own_end"
    ) -> ClockChange | None:
        """Return the rows of a change of the clock. With the `last` lines of the log, they include the outcome."""
        update = match.clock_update
        if update is None:
            return None
        if last is not None:
            update.end()
        change = self.clocks.change(match, by)
        assert change is not None
        if last is None:
            stands = match.row.status == "live" and match.is_left_to_computers() and match.waits_for_computer()
            due = due_at(match, change.next_at) if match.has_requests else change.next_at
            return structs.replace(change, next_at=update.clock.now if stands else due)
        lines = [*await self.store.clock(match.row.id), *change.lines]
        log_rows = [*await self.store.log(match.row.id), *last]
        return with_outcome(change, match, update.clock, lines, log_rows, ending)

    async def notices(self, match: SeatedMatch, by: int | None) -> list[OutboxEntry]:
        """Return the notices to single users that a change of a match's clock causes."""
        update = match.clock_update
        if update is None:
            return []
        asked = {row.user_id for row in match.seats if update.clock.seats[row.seat].turn is not None} - {None, by}
        wanted = {user for user in asked if user and await self.preferences.get("user", user, NOTICES) == TURNS}
        if not wanted and not any(type(line) in NOTICE_KINDS for line in update.lines):
            return []
        seats = () if match.clock is None else match.clock.seats
        owed = {n: seat.turn.since for n, seat in enumerate(seats) if seat.turn is not None}
        begun = turn_notices(update.lines, match.seats, update.clock, by, self.now())
        told = [entry for user, entry in begun.items() if user in wanted]
        return [*notices(update.lines, match.seats, owed, by, self.now()), *told]

    def _goes_on(self, match: SeatedMatch) -> list[OutboxEntry]:
        """Return the announcements that a pause is over, or that players can press again.

        After a short interruption the card only shows the new deadlines, and no one is pinged.
        """
        update, before = match.clock_update, match.clock
        lines = [] if update is None else update.lines
        announcements = []
        if before is not None and any(isinstance(line, InReach) for line in lines):
            since = before.away_since
            is_long = since is not None and lines[-1].at - since >= LONG_INTERRUPTION
            announcements.append(
                pinging(Event(IN_REACH_EVENT, None, {}))
                if is_long and before.status == "live"
                else match.announcement()
            )
        # The lapse of a request that has stopped the clock has its own announcement.
        is_over = any(isinstance(line, PauseOver) for line in lines)
        if is_over and not (before is not None and is_stopped(match, before)):
            announcements.append(pinging(Event(PAUSE_OVER_EVENT, None, {})))
        return [*map(self.outbox_entry, announcements)]

    async def _mark_reach(self, match: SeatedMatch) -> None:
        """Mirror in a setting that the match is out of reach, so that queries need not read clocks."""
        why = "" if match.clock is None or match.row.status != "live" else match.clock.out_of_reach
        if why == match.row.settings.get(OUT_OF_REACH, ""):
            return
        try:
            await self.save_setting(match, OUT_OF_REACH, why)
        except errors.StoreError as failed:  # the clock is stored, and the next change marks it again
            log.warning("match %s is not marked: %s", match.row.id, type(failed).__name__)

    def outbox_entry(self, announcement: Announcement) -> OutboxEntry:
        """Return an announcement as an outbox entry for everyone at the match."""
        return OutboxEntry(EVERYONE, pack(announcement), self.now())

    async def look_for_reach(self, match: SeatedMatch, *, until_now: bool = False) -> None:
        """Store whether players can press in a match. `until_now` is True if they could until now."""
        update = await self.clocks.begin(match, until_now=until_now)
        if update is None or match.clock is None or update.clock.out_of_reach == match.clock.out_of_reach:
            self.drop_update(match.row.id)
            await self._mark_reach(match)
            return
        await self.save_clock(match, None)

    async def catch_up(self, match: SeatedMatch) -> None:
        """Play what waits for no person, such as a computer player's move after a seat has changed hands.

        A match without people ends here, with its position as the result.
        """
        if match.row.status != "live":
            return
        if await is_deserted(match, self.store):
            await self.save_end(match, "ended", EARLY, early_end())
            return
        await load_minds(match)
        if match.waits_for_computer():
            await self.clocks.begin(match)
            await self.save(match, match.continue_play(), None, None)


async def load_minds(match: SeatedMatch) -> None:
    """Load the weights of the computer players in a match, if it has any."""
    if match.has_computers():
        await asyncio.to_thread(prepare, match.game, match.core.setup)


class LockedMatch:
    """A match under its lock. Raises `Refused` for a lobby or an unknown match.

    On any other exception inside the block, and if another process has changed the match, it is dropped from memory and
    read again. This is a class because `contextlib` would double the cost of a press.
    """

    def __init__(self, cache: MatchCache, match_id: str) -> None:
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


def _with_act(clock: ClockChange | None, act: ArbiterRow | None) -> ClockChange | None:
    """Return the change of a clock with an arbiter's act, if there is one."""
    return clock if act is None else structs.replace(clock or ClockChange(), act=act)


def _comes_free(before: Clock | None, after: Clock | None) -> bool:
    """Return True if a seat has become free for a substitute."""
    if before is None or after is None:
        return False
    seats = zip(before.seats, after.seats, strict=True)
    return any(possible(new.holder, "substitute") and not possible(old.holder, "substitute") for old, new in seats)
