"""The state of a match's clock at one instant, and how passing time changes it."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct, structs

from bot.clocks.paces import DAY, HOUR, Pace
from bot.clocks.seat_holders import PLAYED_BY_COMPUTER, Holder, Person
from bot.clocks.waking_hours import ALL_DAY, Waking

Status = Literal["live", "paused", "asleep", "ended"]
"""A clock runs only in a live match. A match is asleep if no person has touched it for `DORMANT_SECONDS`."""

DORMANT_SECONDS: Final = 30 * DAY  # seconds without an act of a person after which a match falls asleep

FIRST_MOVE_SECONDS: Final = 40 * HOUR
"""Time for a seat's first move, counted day and night. After that the seat passes on without an excuse."""

FIRST_MOVE_REMINDER: Final = 16 * HOUR

LOW_BANK_PARTS: Final = 5
"""The bank is low when one part in `LOW_BANK_PARTS` is left of what it was at the start of the turn."""


class Turn(Struct, frozen=True):
    """A turn that a seat owes, from the first question until nothing more is asked of it.

    `free` and `vacation` are seconds left. `remind` is the free time left at which the player of a turn without a bank
    is reminded, and `low` the bank left at which it counts as low; None if that is past or never comes. `awake` is how
    long the turn has lasted in waking hours. Vacation began at `vacation_since`, with `granted` seconds of it. The last
    `last` seconds of the bank are counted like free time. A first turn has a longer free time and nothing else.
    """

    since: int
    free: int | None
    waking: Waking
    counts: Waking
    first: bool = False
    remind: int | None = None
    low: int | None = None
    bank_since: int | None = None
    vacation: int | None = None
    granted: int = 0
    vacation_since: int | None = None
    awake: int = 0
    last: int = 0

    def bank_at(self, bank: int, since: int, left: int = 0) -> int:
        """Return the time at which a bank that runs from an instant on has `left` seconds left."""
        even = max(0, bank - max(left, self.last))
        return self.counts.after(since + even, bank - even - left)

    def bank_left(self, bank: int, since: int, until: int) -> int:
        """Return the rest of a bank that has run between two instants."""
        even = min(max(0, bank - self.last), until - since)
        return max(0, bank - even - self.counts.awake(since + even, until))

    def free_until(self, now: int) -> int:
        """Return the end of the free time, if nothing stops the clock."""
        return self.counts.after(now, self.free or 0) if self.bank_since is None else self.bank_since


class SeatClock(Struct, frozen=True):
    """The clock of a seat: its bank and excuses, the turn that it owes, and who plays it.

    `fresh` is True until its first own turn has ended. `timely` counts own turns since the last miss or regained
    excuse. `before` is the seat before its last own turn ended, so that an undo gains nothing.
    """

    bank: int
    excuses: int
    waking: Waking = ALL_DAY
    turn: Turn | None = None
    holder: Holder = "owner"
    person: Person = "owner"
    fresh: bool = True
    timely: int = 0
    before: SeatClock | None = None

    @property
    def for_computer(self) -> bool:
        """Return True if a computer player answers for the seat now."""
        return self.holder in PLAYED_BY_COMPUTER

    def without_turn(self) -> SeatClock:
        """Return the seat after its turn, from which on an excused player plays again."""
        return structs.replace(self, turn=None, holder=self.person if self.holder == "excused" else self.holder)

    def asked(self, at: int, pace: Pace) -> SeatClock:
        """Return the seat with a new turn, unless it has one or a computer player plays it."""
        if self.turn is not None or self.for_computer:
            return self
        counts = self.waking if pace.waking else ALL_DAY
        if pace.free is None:
            turn = Turn(at, None, self.waking, counts)
        elif self.fresh:
            turn = Turn(
                at,
                FIRST_MOVE_SECONDS,
                self.waking,
                ALL_DAY,
                first=True,
                remind=FIRST_MOVE_SECONDS - FIRST_MOVE_REMINDER,
            )
        elif self.bank:
            turn = Turn(at, pace.free, self.waking, counts, low=self.bank // LOW_BANK_PARTS, last=pace.awake)
        else:
            turn = Turn(at, pace.free, self.waking, counts, remind=pace.free // LOW_BANK_PARTS, last=pace.awake)
        return structs.replace(self, turn=turn)

    def moved(self, pace: Pace) -> SeatClock:
        """Return the seat after an own turn, by which the bank grows, up to its cap, and an excuse may be regained."""
        bank = max(self.bank, min(self.bank + pace.added, pace.most))
        timely = self.timely + 1 if self.turn is not None and self.excuses < pace.excuses else 0
        regained = timely >= pace.timely
        return structs.replace(
            self.without_turn(),
            bank=bank,
            excuses=self.excuses + regained,
            timely=0 if regained else timely,
            fresh=False,
            before=structs.replace(self, before=None),
        )

    def charged(self, since: int, until: int) -> SeatClock:
        """Return the seat after time has passed: it takes free time first, then bank, then vacation that has begun."""
        turn = self.turn
        if turn is None:
            return self
        turn = structs.replace(turn, awake=turn.awake + turn.waking.awake(since, until))
        if turn.free is None:
            return structs.replace(self, turn=turn)
        free_until = turn.counts.after(since, turn.free)
        if until < free_until:
            turn = structs.replace(turn, free=turn.free - turn.counts.awake(since, until))
            return structs.replace(self, turn=turn)
        if turn.first:
            return structs.replace(self, turn=structs.replace(turn, free=0))
        over = max(0, until - turn.bank_at(self.bank, free_until))
        vacation = turn.vacation and max(0, turn.vacation - over)
        bank = turn.bank_left(self.bank, free_until, until)
        return structs.replace(self, bank=bank, turn=structs.replace(turn, free=0, vacation=vacation))


class Clock(Struct, frozen=True):
    """The clock of a match at the latest instant seen.

    `idle` is how long no person has acted, without gaps; `until` is when a pause ends by itself. `out_of_reach` is why
    players cannot press where the match is played, or empty if they can, and `away_since` when they last could.
    """

    pace: Pace
    now: int
    seats: tuple[SeatClock, ...]
    status: Status = "live"
    idle: int = 0
    until: int | None = None
    out_of_reach: str = ""
    away_since: int | None = None

    @property
    def runs(self) -> bool:
        """Return True if time counts for the seats that owe a turn."""
        return self.status == "live" and not self.out_of_reach

    def advanced(self, at: int) -> Clock:
        """Return the clock at a later instant; an earlier one has no effect."""
        if at <= self.now:
            return self
        if self.out_of_reach:
            return structs.replace(self, now=at)
        seats = self.seats
        if self.runs:
            seats = tuple(seat.charged(self.now, at) for seat in seats)
        return structs.replace(self, now=at, seats=seats, idle=self.idle + at - self.now)

    def with_seat(self, number: int, seat: SeatClock) -> Clock:
        """Return the clock with one seat replaced."""
        return structs.replace(self, seats=(*self.seats[:number], seat, *self.seats[number + 1 :]))


class Deadlines(Struct, frozen=True):
    """The two countdowns of a seat, not counting vacation that has not begun."""

    free_until: int
    passes_on_at: int


def deadlines(clock: Clock, number: int) -> Deadlines | None:
    """Return the countdowns of a seat; None if no clock is running for it."""
    seat = clock.seats[number]
    turn = seat.turn
    if not clock.runs or turn is None or turn.free is None:
        return None
    left = turn.counts.after(clock.now, turn.free)
    end = left if turn.first else turn.bank_at(seat.bank, left)
    return Deadlines(turn.free_until(clock.now), end + (turn.vacation or 0))
