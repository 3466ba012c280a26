"""The deadlines of turns: the lines that an act, or a sweep, adds to a clock (reminders, missed turns, replacements)."""

from collections.abc import Collection, Mapping, Sequence
from itertools import pairwise
from typing import Final

from msgspec import Struct

from bot.clocks import clock_log, vacation
from bot.clocks.clock import DORMANT_SECONDS, Clock, SeatClock, Turn
from bot.clocks.clock_log import (
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
    applied,
)
from bot.clocks.paces import DAY, HOUR
from bot.clocks.seat_holders import possible
from bot.clocks.waking_hours import ALL_DAY, Waking

MIN_REACH_RETRY: Final = HOUR
"""Minimum seconds before checking again whether players can press; the wait equals their absence, up to a day."""


def due(clock: Clock, now: int, vacations: Mapping[int, int]) -> tuple[Line, ...]:
    """Return the lines that are due by now, in order. Add them before any other line.

    `vacations` is how many hours of vacation each seat may use from now on (see `vacation.usable`).
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
    """Return the next instant when something is due, for the sweep to find; None if nothing ever is."""
    if clock.out_of_reach:
        away = clock.now - (clock.now if clock.away_since is None else clock.away_since)
        return clock.now + min(DAY, max(MIN_REACH_RETRY, away)) if clock.status in ("live", "paused") else None
    line = _upcoming(clock, {})
    return None if line is None else line.at


def _upcoming(clock: Clock, vacations: Mapping[int, int]) -> Line | None:
    """Return the next line that is due; of several at one instant, that of the lowest seat."""
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
        lines.append(Asleep(clock.now + max(0, DORMANT_SECONDS - clock.idle)))
    return min(lines, key=lambda line: line.at, default=None)


def _of_turn(clock: Clock, number: int, seat: SeatClock, turn: Turn, hours: int) -> Line:
    """Return the next line that is due in a turn with a clock."""
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


class Seen(Struct, frozen=True):
    """An observation whether players can press in their match: why not, or empty, and until when they could."""

    out_of_reach: str
    until: int


class Update:
    """The lines that one act or move adds to a clock at an instant: first those that are due by then, then its own.

    `vacations` is how many hours of vacation each seat may use from now on. `seen` is applied first, since nothing is
    due while players could not press. `lines` is what to store, `clock` the result. In the end `ask` must be called;
    the methods for moves, undos and redos do so themselves, and `MatchCache.save_clock` for everything else.
    """

    def __init__(self, clock: Clock, now: int, vacations: Mapping[int, int], seen: Seen | None = None) -> None:
        self.lines: list[clock_log.Line] = []
        self.clock = clock
        self._vacations = vacations
        self._people: set[int] = set()
        if seen is not None and seen.out_of_reach != clock.out_of_reach:
            self._take_in(seen, max(now, clock.now))
        self._catch_up(now)
        self.clock = self.clock.advanced(now)

    @classmethod
    def started(cls, line: clock_log.ClockStarted) -> "Update":
        """Return the update with which a clock starts."""
        update = cls(line.clock(), line.at, {})
        update.lines.append(line)
        return update

    def moved(self, seats: Sequence[int], asked: Collection[int], *, by_person: bool) -> None:
        """Apply a step of the match, whose answers these seats gave in order: end turns, and begin others."""
        given = [*dict.fromkeys(seat for seat in seats if seat >= 0)]
        if by_person:
            self._people.update(given[:1])
        for seat in given:
            holder = self.clock.seats[seat]
            if seat not in asked and (holder.turn is not None or holder.holder == "excused"):
                self.finish_turn(seat, by_person=seat in self._people)
        self.ask(asked)

    def undone(self, seats: Sequence[int], asked: Collection[int]) -> None:
        """Apply an undo of these seats' answers: players whose turns had ended continue them."""
        undone = {seat for seat in seats if seat >= 0}
        for seat in sorted(undone):
            holder = self.clock.seats[seat]
            is_same_turn = len(undone) == 1 and holder.turn is not None
            if not holder.for_computer and not is_same_turn:
                self.reopen_turn(seat)
        self.ask(asked)
        self._catch_up(self._now)  # last, so that a turn that is withdrawn again is not missed

    def redone(self, seats: Sequence[int], asked: Collection[int]) -> None:
        """Apply a redo of these seats' answers in order: the turns that the undo reopened end again."""
        given = [seat for seat in seats if seat >= 0]
        ended = {seat for seat, later in pairwise(given) if later != seat} | {*given} - {*asked}
        for seat in sorted(ended):
            if not self.clock.seats[seat].for_computer:
                self.finish_turn(seat, by_person=True)
        self.ask(asked)

    def finish_turn(self, seat: int, *, by_person: bool) -> None:
        """End a seat's turn: nothing more is asked of it, or another seat has acted since.

        `by_person` is True for answers by standing orders too. A person who answers before the computer player of a
        seat that has passed on takes the seat back.
        """
        if by_person and self.clock.seats[seat].for_computer:
            self.take_back(seat)
        self._end_vacation(seat)
        self._add(clock_log.Moved(self._now, seat) if by_person else clock_log.PlayedFor(self._now, seat))

    def ask(self, seats: Collection[int]) -> None:
        """Ask these seats and no others: begin turns, and withdraw those that an undo took away."""
        for number, seat in enumerate(self.clock.seats):
            if number in seats and seat.turn is None and not seat.for_computer:
                self._add(clock_log.Asked(self._now, number))
            elif number not in seats and (seat.turn is not None or seat.holder == "excused"):
                self._end_vacation(number)
                self._add(clock_log.Withdrawn(self._now, number))

    def reopen_turn(self, seat: int) -> None:
        """Reopen a seat's last turn after an undo, withdrawing one that it owes now. Call `ask` and `catch_up` next."""
        if self.clock.seats[seat].turn is not None:
            self._end_vacation(seat)
            self._add(clock_log.Withdrawn(self._now, seat))
        self._add(clock_log.Reopened(self._now, seat))

    def catch_up(self) -> None:
        """Add what is due at once, as in a reopened turn without any time left."""
        self._catch_up(self._now)

    def pass_on(self, seat: int) -> bool:
        """Give a seat to a computer player on an arbiter's order; return False if that is not possible."""
        return self._change(
            seat, possible(self.clock.seats[seat].holder, "pass_on"), clock_log.PassedOn(self._now, seat, "arbiter")
        )

    def take_back(self, seat: int) -> bool:
        """Return a seat to its person; return False if that is not possible."""
        return self._change(
            seat, possible(self.clock.seats[seat].holder, "take_back"), clock_log.TakenBack(self._now, seat)
        )

    def substitute(self, seat: int, waking: Waking = ALL_DAY) -> bool:
        """Give a seat to a substitute with these waking hours; return False if that is not possible."""
        before = self.clock.seats[seat]
        changes = self._change(seat, possible(before.holder, "substitute"), clock_log.Substituted(self._now, seat))
        if changes and waking != before.waking:
            self.set_waking(seat, waking)
        return changes

    def concede(self, seat: int) -> bool:
        """Concede for a seat's person; return False if that is not possible."""
        return self._change(
            seat, possible(self.clock.seats[seat].holder, "concede"), clock_log.Conceded(self._now, seat)
        )

    def renew_vacation(self, seat: int, hours: int) -> None:
        """Extend vacation in use to `hours` from now; does nothing if none is in use."""
        turn = self.clock.seats[seat].turn
        if turn is not None and turn.vacation is not None:
            self._end_vacation(seat)
            self._add(clock_log.VacationBegun(self._now, seat, hours))

    def set_waking(self, seat: int, waking: Waking) -> None:
        """Set a player's waking hours, which apply from the next turn on."""
        self._add(clock_log.WakingSet(self._now, seat, waking))

    def add_bank(self, seats: Collection[int], seconds: int) -> None:
        """Add time to the bank of some seats."""
        for seat in seats:
            self._end_vacation(seat)
        self._add(clock_log.BankAdded(self._now, tuple(sorted(seats)), seconds))

    def pause(self, seconds: int | None = None) -> None:
        """Stop all clocks, for `seconds` from now or until they are resumed."""
        self._end_vacations()
        self._add(clock_log.ClockPaused(self._now, None if seconds is None else self._now + seconds))

    def resume(self) -> None:
        """Resume a match that is paused or asleep."""
        self._add(clock_log.ClockResumed(self._now))
        self._catch_up(self._now)

    def end(self) -> None:
        """End the match."""
        self._end_vacations()
        self._add(clock_log.Ended(self._now))

    @property
    def _now(self) -> int:
        return self.clock.now

    def _take_in(self, seen: Seen, now: int) -> None:
        if not seen.out_of_reach:
            self._add(clock_log.InReach(now))
            return
        since = min(max(seen.until, self.clock.now), now)
        if not self.clock.out_of_reach:
            if since > self.clock.now:  # anything due at an instant seen before was delayed by an outage
                self._catch_up(since)
                self.clock = self.clock.advanced(since)
            self._end_vacations()
        self._add(clock_log.OutOfReach(now, since, seen.out_of_reach))

    def _catch_up(self, now: int) -> None:
        for line in due(self.clock, now, self._vacations):
            self._add(line)

    def _add(self, line: clock_log.Line) -> None:
        self.lines.append(line)
        self.clock = applied(self.clock, line)

    def _change(self, seat: int, is_possible: bool, line: clock_log.Line) -> bool:
        if is_possible:
            self._end_vacation(seat)
            self._add(line)
        return is_possible

    def _end_vacations(self) -> None:
        for seat in range(len(self.clock.seats)):
            self._end_vacation(seat)

    def _end_vacation(self, seat: int) -> None:
        turn = self.clock.seats[seat].turn
        if turn is not None and turn.vacation is not None:
            self._add(clock_log.VacationEnded(self._now, seat, vacation.hours(turn.granted - turn.vacation)))
