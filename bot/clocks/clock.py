"""The clock of a match at an instant: what each seat has left, and what time that passes takes of it."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct, structs

from bot.clocks.absence import PLAYED_BY_COMPUTER, Holder, Person
from bot.clocks.presets import HOUR, Pace
from bot.clocks.waking import ALWAYS, Waking

Status = Literal["live", "paused", "asleep", "ended"]
"""Clocks run in a live match alone. Asleep is a match that no person has touched for `DORMANT` seconds."""

FIRST_MOVE: Final = 40 * HOUR
"""How long a seat may take to its first move, in all hours; then it passes on without an excuse."""

FIRST_REMINDER: Final = 16 * HOUR

LOW: Final = 5
"""The bank is low when one part in so many is left of what it was when it started in this turn."""


class Turn(Struct, frozen=True):
    """A turn that a seat owes: from the question until nothing more is asked of it.

    `free` and `vacation` are seconds left. `remind` is the free time left at which the player is reminded, for turns that
    no bank follows, and `low` what is left of the bank at 80 %; None where that is past or never comes. `awake` is how
    long the turn has waited in waking hours, `granted` the vacation that was left when it began. Of the bank the last `last`
    seconds are counted as the free time is. A first turn has a free time of its own and nothing else.
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
    awake: int = 0
    last: int = 0

    def bank_at(self, bank: int, since: int, left: int = 0) -> int:
        """When of a bank that runs from an instant on so much is left."""
        even = max(0, bank - max(left, self.last))
        return self.counts.after(since + even, bank - even - left)

    def bank_left(self, bank: int, since: int, until: int) -> int:
        """What is left of a bank that has run between two instants."""
        even = min(max(0, bank - self.last), until - since)
        return max(0, bank - even - self.counts.awake(since + even, until))

    def free_until(self, now: int) -> int:
        """When the free time ends, if nothing stops the clock."""
        return self.counts.after(now, self.free or 0) if self.bank_since is None else self.bank_since


class SeatClock(Struct, frozen=True):
    """A seat: its bank and excuses, its turn if it owes one, and who plays it.

    `fresh` is true until its first own turn has ended. `timely` counts own turns since the last miss or excuse regained.
    `before` is the seat as it was before its last own turn ended, so that an undo gives nothing.
    """

    bank: int
    excuses: int
    waking: Waking = ALWAYS
    turn: Turn | None = None
    holder: Holder = "owner"
    person: Person = "owner"
    fresh: bool = True
    timely: int = 0
    before: SeatClock | None = None

    @property
    def for_computer(self) -> bool:
        """Whether a computer player answers for the seat now."""
        return self.holder in PLAYED_BY_COMPUTER

    def asked(self, at: int, pace: Pace) -> SeatClock:
        """The seat with a new turn; a computer player's takes no time."""
        if self.turn is not None or self.for_computer:
            return self
        counts = self.waking if pace.waking else ALWAYS
        if pace.free is None:
            turn = Turn(at, None, self.waking, counts)
        elif self.fresh:
            turn = Turn(at, FIRST_MOVE, self.waking, ALWAYS, first=True, remind=FIRST_MOVE - FIRST_REMINDER)
        elif self.bank:
            turn = Turn(at, pace.free, self.waking, counts, low=self.bank // LOW, last=pace.awake)
        else:
            turn = Turn(at, pace.free, self.waking, counts, remind=pace.free // LOW, last=pace.awake)
        return structs.replace(self, turn=turn)

    def charged(self, since: int, until: int) -> SeatClock:
        """The seat after time has passed: free time first, then the bank, then vacation that has begun."""
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

    `idle` is how long no person has done anything, not counting gaps; `until` is when a pause ends by itself. `out_of_reach`
    is why players cannot press where the match is played, empty where players can, and `away_since` when they last could.
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
        """Return True while time counts for those who owe a turn."""
        return self.status == "live" and not self.out_of_reach

    def advanced(self, at: int) -> Clock:
        """The clock at a later instant; at an earlier one it stays as it is."""
        if at <= self.now:
            return self
        if self.out_of_reach:
            return structs.replace(self, now=at)
        seats = self.seats
        if self.runs:
            seats = tuple(seat.charged(self.now, at) for seat in seats)
        return structs.replace(self, now=at, seats=seats, idle=self.idle + at - self.now)

    def with_seat(self, number: int, seat: SeatClock) -> Clock:
        """The clock with one seat replaced."""
        return structs.replace(self, seats=(*self.seats[:number], seat, *self.seats[number + 1 :]))


class Deadlines(Struct, frozen=True):
    """The two countdowns of a seat: *free until* and *seat passes on at*, vacation that has not begun left aside."""

    free_until: int
    passes_on_at: int


def deadlines(clock: Clock, number: int) -> Deadlines | None:
    """The countdowns of a seat; None if no clock runs for it."""
    seat = clock.seats[number]
    turn = seat.turn
    if not clock.runs or turn is None or turn.free is None:
        return None
    left = turn.counts.after(clock.now, turn.free)
    end = left if turn.first else turn.bank_at(seat.bank, left)
    return Deadlines(turn.free_until(clock.now), end + (turn.vacation or 0))
