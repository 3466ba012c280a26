"""What a clock leads to by itself: reminders, the bank, vacation, misses, sleep."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.clocks import vacation
from bot.clocks.clock import Clock, SeatClock, Turn
from bot.clocks.lines import (
    Asleep,
    BankLow,
    BankStarted,
    Excused,
    Line,
    PassedOn,
    PauseOver,
    Reminded,
    VacationBegun,
    VacationEnded,
)
from bot.clocks.presets import DAY, HOUR
from bot.clocks.replay import applied

DORMANT: Final = 30 * DAY
"""Without anything done by a person for so long, a match falls asleep."""


LOOK_AGAIN: Final = HOUR
"""After so long at least, and as long as it has lasted, it is asked again whether anybody can press in a match; once a day at least."""


def due(clock: Clock, now: int, vacations: Mapping[int, int]) -> tuple[Line, ...]:
    """The lines that are due by now, in order; add them before any other line.

    `vacations` is by seat how many hours of vacation may be used from now on (`vacation.usable`).
    """
    left = dict(vacations) if clock.pace.vacation else {}
    lines: list[Line] = []
    while (line := _upcoming(clock, left)) is not None and line.at <= now:
        if isinstance(line, VacationEnded):
            left.pop(line.seat, None)
        lines.append(line)
        clock = applied(clock, line)
    return tuple(lines)


def next_instant(clock: Clock) -> int | None:
    """The next instant at which something is due, to be stored where a sweep finds it; None if nothing ever is."""
    if clock.out_of_reach:
        away = clock.now - (clock.now if clock.away_since is None else clock.away_since)
        return clock.now + min(DAY, max(LOOK_AGAIN, away)) if clock.status in ("live", "paused") else None
    line = _upcoming(clock, {})
    return None if line is None else line.at


def _upcoming(clock: Clock, vacations: Mapping[int, int]) -> Line | None:
    """The line that is due next, of several at once that of the lowest seat."""
    lines: list[Line] = []
    if clock.out_of_reach:
        return None
    if clock.status == "live":
        lines = [
            _of_turn(clock, number, seat, seat.turn, vacations.get(number, 0))
            for number, seat in enumerate(clock.seats)
            if seat.turn is not None and seat.turn.free is not None
        ]
    if clock.until is not None:
        lines.append(PauseOver(max(clock.now, clock.until)))
    if clock.status in ("live", "paused"):
        lines.append(Asleep(clock.now + max(0, DORMANT - clock.idle)))
    return min(lines, key=lambda line: line.at, default=None)


def _of_turn(clock: Clock, number: int, seat: SeatClock, turn: Turn, hours: int) -> Line:
    """What is due next in a turn that has a clock."""
    now, free = clock.now, turn.free or 0
    if turn.remind is not None:
        return Reminded(turn.counts.after(now, max(0, free - turn.remind)), number)
    free_until = turn.counts.after(now, free)
    bank = 0 if turn.first else seat.bank
    if bank and turn.bank_since is None:
        return BankStarted(free_until, number)
    if bank and turn.low is not None:
        return BankLow(turn.bank_at(bank, free_until, min(bank, turn.low)), number)
    at = turn.bank_at(bank, free_until)
    if turn.vacation is not None:
        return VacationEnded(at + turn.vacation, number, vacation.hours(turn.granted))
    if hours and not turn.first:
        return VacationBegun(at, number, hours)
    return _miss(seat, turn, number, at)


def _miss(seat: SeatClock, turn: Turn, number: int, at: int) -> Line:
    if turn.first:
        return PassedOn(at, number, "first_move")
    return Excused(at, number) if seat.excuses else PassedOn(at, number)
