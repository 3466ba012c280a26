"""The keeper of what all clocks share: the present instant, outages, reachability, waking hours and vacation.

`ClockKeeper` begins every change of a match's clock (`Update`) with these.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterable
from typing import Final

from msgspec import Struct

from bot.clocks import vacation
from bot.clocks.clock import Clock
from bot.clocks.clock_log import Gap, VacationBegun, VacationEnded, WakingSet, fold, read, written
from bot.clocks.deadlines import Seen, Update, next_instant
from bot.clocks.waking_hours import ALL_DAY, Waking, hindrance
from bot.match.match import SeatedMatch
from bot.match.preferences import Preferences
from engine.core.types import Seat
from storage.clocks import ClockChange, ClockRow, GapRow, InstantsRow, VacationRow
from storage.matches import MatchRow, SeatRow
from storage.store import Store

SERVER, LOCKED, GONE, FORBIDDEN = "server", "locked", "gone", "forbidden"
"""Reasons why players cannot press: server away, thread locked, channel deleted, or channel closed to the bot."""

UNREACHABLE_REASONS: Final = (SERVER, LOCKED, GONE, FORBIDDEN)

PERMANENT_REASONS: Final = (LOCKED, GONE)
"""Reasons that rarely go away: the match moves to another channel, if it has one."""

WAKING: Final = "waking"
"""The preference for a user's waking hours: `<zone> <begins> <ends>`, in minutes after midnight."""

MAX_READING_STEP: Final = 300  # maximum seconds that count between two readings; the bot reads its clock every minute
AWAY: Final = "away"  # the preference for a user's absence: `<since> <until>`


class Reach:
    """Looks up whether players can press in a match: one of `UNREACHABLE_REASONS`, or an empty string if they can.

    Without Discord, they can press everywhere.
    """

    def known(self, row: MatchRow) -> str | None:
        """Return the answer if it is known without asking Discord, else None."""
        return ""

    async def ask(self, row: MatchRow) -> str:
        """Return the answer, asking Discord if necessary; if that fails, the server counts as away."""
        return ""


class Instants(Struct, frozen=True):
    """The latest reading of the machine's clock, and the instant that it corresponds to.

    Store it with every sweep: the time between the last stored one and the bot's return is an outage.
    """

    reading: int
    instant: int

    def read(self, reading: int) -> tuple[Instants, Gap | None]:
        """Return the instants after a reading, and the gap that it reveals, if any.

        A step of at most `MAX_READING_STEP` is time that passed. Anything else (the clock was set, the machine slept)
        moves the instant up to the reading, with a gap in between. If the clock was set back, the instant stays and
        goes on from there.
        """
        step = reading - self.reading
        if 0 <= step <= MAX_READING_STEP:
            return Instants(reading, self.instant + step), None
        return self.resumed(reading)

    def resumed(self, reading: int) -> tuple[Instants, Gap | None]:
        """Return the instants after the first reading since a start; all time in between is a gap."""
        instant = max(self.instant, reading)
        gap = Gap(self.instant, instant) if instant > self.instant else None
        return Instants(reading, instant), gap

    def reading_of(self, instant: int) -> int:
        """Return what the machine's clock will show at an instant, for countdowns in messages."""
        return instant - self.instant + self.reading


class Away(Struct, frozen=True):
    """A user's announced absence: the instant when it ends, and the hours of vacation that a match may use."""

    until: int
    hours: int


class ClockKeeper:
    """Converts the machine's clock (`reading`, seconds since 1970) into instants, and begins changes of clocks.

    `reach` tells whether players can press where their match is played.
    """

    def __init__(self, store: Store, preferences: Preferences, reading: Callable[[], int]) -> None:
        self._store = store
        self._preferences = preferences
        self._reading = reading
        self._instants: Instants | None = None
        self._outages: tuple[Gap, ...] = ()
        self._noting = asyncio.Lock()
        self._stands = False
        self.reach = Reach()

    async def now(self) -> int:
        """Return the present instant. The first call marks the start of the process; the time before is an outage."""
        while True:
            if self._instants is not None:
                if self._stands:
                    return self._instants.instant
                instants, gap = self._instants.read(self._reading())
                if gap is None:
                    self._instants = instants
                    return instants.instant
            async with self._noting:
                await self._note_gap()

    def stop(self) -> None:
        """Freeze time until `run_on`, because players cannot press."""
        self._stands = True

    async def run_on(self) -> None:
        """Unfreeze time; the time since `stop` is an outage."""
        if self._stands and self._instants is not None:
            async with self._noting:
                instants, gap = self._instants.resumed(self._reading())
                await self._take_in(instants, gap)
        self._stands = False

    async def tick(self) -> int:
        """Store the present reading, which limits how far back an outage can begin, and return the instant.

        Also reads the outages that other processes have stored.
        """
        now = await self.now()
        assert self._instants is not None
        await self._keep(self._instants, None)
        await self._read_outages()
        return now

    def outages(self) -> tuple[Gap, ...]:
        """Return all known outages, in order; the same object until another becomes known."""
        return self._outages

    def reading_of(self, instant: int) -> int:
        """Return what the machine's clock will show at an instant, for countdowns in messages."""
        return instant if self._instants is None else self._instants.reading_of(instant)

    async def _note_gap(self) -> None:
        """Store an outage that the present reading reveals, unless another task has done so meanwhile.

        The store comes first: if it fails, the outage is found again at the next reading.
        """
        if self._instants is not None:
            instants, gap = self._instants.read(self._reading())
        elif (row := await self._store.instants()) is not None:
            instants, gap = Instants(row.reading, row.instant).resumed(self._reading())
        else:
            reading = self._reading()
            instants, gap = Instants(reading, reading), None
        await self._take_in(instants, gap)

    async def _take_in(self, instants: Instants, gap: Gap | None) -> None:
        if gap is not None or self._instants is None:
            await self._keep(instants, gap)
            await self._read_outages()
        self._instants = instants

    async def _keep(self, instants: Instants, gap: Gap | None) -> None:
        outage = None if gap is None else GapRow(gap.since, gap.until)
        await self._store.set_instants(InstantsRow(instants.reading, instants.instant), outage)

    async def _read_outages(self) -> None:
        found = tuple(Gap(row.since, row.until) for row in await self._store.outages())
        if found != self._outages:
            self._outages = found

    async def begin(self, match: SeatedMatch, *, until_now: bool | None = None) -> Update | None:
        """Begin to change the clock of a match whose lock is held; return None if the match has no clock.

        Applies waking hours that its people have chosen since, from their next turns on. If `until_now` is given, also
        checks whether players can press; if they cannot, it says since when: now, or when the clock was last updated.
        """
        now = await self.now()
        if match.clock is None:
            return None
        if match.outages is not self._outages:
            await self._fold_again(match)
        hours = await self._changed_hours(match, match.clock)
        vacations = await self._vacations(match) if match.clock.pace.vacation else {}
        seen = await self._seen(match, match.clock, now, until_now=until_now)
        match.clock_update = begun = Update(match.clock, now, vacations, seen)
        for seat, waking in hours.items():
            begun.set_waking(seat, waking)
        return begun

    def change(self, match: SeatedMatch, by: int | None) -> ClockChange | None:
        """Return the rows of the change in progress, or None for a match without a clock.

        `by` is the user who acted; lines not caused by a person carry no user. Waking hours are stored without a user,
        since they are applied whenever any player acts.
        """
        update = match.clock_update
        if update is None:
            return None
        rows = [
            ClockRow(n, written(line), by if line.by_person and not isinstance(line, WakingSet) else None)
            for n, line in enumerate(update.lines, match.clock_lines)
        ]
        return ClockChange(rows, next_instant(update.clock), vacations=_vacation_rows(match, update))

    async def out_of_reach(self, row: MatchRow, *, is_due: bool) -> str | None:
        """Return why players cannot press, an empty string if they can, or None if only Discord could tell.

        Discord is asked only if something `is_due` that depends on it.
        """
        known = self.reach.known(row)
        return await self.reach.ask(row) if known is None and is_due else known

    async def _seen(self, match: SeatedMatch, clock: Clock, now: int, *, until_now: bool | None) -> Seen | None:
        """Check if players can press in a running match; None if that is unknown or another process's concern.

        It is also None while nothing is due that depends on it: Discord reports every change.
        """
        due = next_instant(clock)
        is_due = until_now is not None or (due is not None and due <= now)
        if not is_due and not clock.out_of_reach:
            return None
        if match.row.status != "live" or not self._store.looks_after(match.row.guild_id):
            return None
        why = await self.out_of_reach(match.row, is_due=is_due)
        return None if why is None else Seen(why, now if until_now else clock.now)

    async def _fold_again(self, match: SeatedMatch) -> None:
        """Fold the clock of a match again from its lines, with the outages known now.

        An outage that another process has stored may have begun before the latest line.
        """
        lines = [read(row.text) for row in await self._store.clock(match.row.id)]
        match.clock, match.clock_lines, match.outages = fold(lines, self._outages), len(lines), self._outages

    async def _changed_hours(self, match: SeatedMatch, clock: Clock) -> dict[Seat, Waking]:
        """Return, by seat, waking hours that a person has chosen and the match's clock does not have yet."""
        found = {}
        for seat in match.seats if match.row.status == "live" else ():
            waking = None if seat.user_id is None else await self._waking(seat.user_id)
            if waking is not None and waking != clock.seats[seat.seat].waking:
                found[seat.seat] = waking
        return found

    async def _vacations(self, match: SeatedMatch) -> dict[Seat, int]:
        """Return, by seat, how many hours of vacation may be used from now on."""
        return {seat: away.hours for seat, away in (await self.away(match, range(len(match.seats)))).items()}

    async def waking(self, user_id: int) -> Waking:
        """Return a user's waking hours; all day if none are set."""
        return await self._waking(user_id) or ALL_DAY

    async def is_awake(self, user_id: int, reading: int) -> bool:
        """Return True if the machine's clock shows a time in a user's waking hours, or the user has set none."""
        return bool((await self.waking(user_id)).awake(reading, reading + 1))

    async def _waking(self, user_id: int) -> Waking | None:
        return waking_of(await self._preferences.get("user", user_id, WAKING))

    async def away(self, match: SeatedMatch, seats: Collection[Seat]) -> dict[Seat, Away]:
        """Return the announced absences among the people of these seats."""
        now = await self.now()
        found = {}
        for number in seats:
            user = match.seats[number].user_id
            announced = None if user is None else await self._announced(user, now)
            if user is not None and announced is not None:
                left = await self.vacation_left(user, match.row.guild_id, now) if _allows_vacation(match, number) else 0
                found[number] = Away(announced.until, vacation.usable(left, announced, now))
        return found

    async def away_in_lobby(self, seats: Iterable[SeatRow]) -> dict[Seat, int]:
        """Return, by seat of a lobby, until when its person is away, as the machine's clock will show it."""
        now = await self.now()
        gaps = {one.seat: await self._announced(one.user_id, now) for one in seats if one.user_id is not None}
        return {seat: self.reading_of(gap.until) for seat, gap in gaps.items() if gap is not None}

    async def _announced(self, user_id: int, now: int) -> Gap | None:
        """Return a user's announced absence, if it is now."""
        announced = away_of(await self._preferences.get("user", user_id, AWAY))
        return announced if announced is not None and announced.since <= now < announced.until else None

    async def vacation_left(self, user_id: int, guild_id: int | None, now: int) -> int:
        """Return the hours of vacation that a user has left on a server."""
        rows = await self._store.vacations(user_id, guild_id)
        spans = [Gap(row.since, now if row.until is None else row.until) for row in rows]
        return vacation.available(spans, self._outages, now)


def _vacation_rows(match: SeatedMatch, update: Update) -> list[VacationRow]:
    seats = () if match.clock is None else match.clock.seats
    since = {n: seat.turn.vacation_since for n, seat in enumerate(seats) if seat.turn is not None}
    rows = []
    for line in update.lines:
        if isinstance(line, VacationBegun | VacationEnded):
            begun, user = since.get(line.seat), match.seats[line.seat].user_id
            since[line.seat] = begun = line.at if begun is None else begun
            until = line.at if isinstance(line, VacationEnded) else None
            if user is not None:
                rows.append(VacationRow(user, match.row.id, begun, match.row.guild_id, until))
            if until is not None:
                since[line.seat] = None
    return rows


def waking_of(text: str | None) -> Waking | None:
    """Parse a user's waking hours; None for a malformed text."""
    match (text or "").split():
        case (zone, begins, ends) if begins.isdecimal() and ends.isdecimal():
            waking = Waking(zone, int(begins), int(ends))
            return waking if hindrance(waking.zone, waking.begins, waking.ends) is None else None
    return None


def away_of(text: str | None) -> Gap | None:
    """Parse a user's absence; None for a malformed text."""
    match (text or "").split():
        case (since, until) if since.isdecimal() and until.isdecimal():
            return Gap(int(since), int(until))
    return None


def _allows_vacation(match: SeatedMatch, seat: Seat) -> bool:
    """Return True if a seat may use vacation now, which it may not for its first move."""
    if match.clock is None:
        return False
    turn = match.clock.seats[seat].turn
    return match.clock.pace.vacation and not (turn is not None and turn.first)
