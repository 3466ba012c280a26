"""The clock of one match in memory, and the lines that one move or act adds to it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import pairwise

from msgspec import Struct

from bot.clocks.clock import Clock
from bot.clocks.lines import ClockStarted, Line, VacationBegun, VacationEnded, WakingSet, fold, read, written
from bot.clocks.outages import Gap
from bot.clocks.paces import Pace
from bot.clocks.update import Seen, Update, next_instant
from engine.core.match import Step
from engine.core.types import Action, Seat
from storage.clocks import ClockChange, ClockRow


class MatchClock(Struct, frozen=True):
    """A clock after `length` lines, folded with these `outages`. `away` is since when vacation runs, by seat."""

    clock: Clock
    length: int
    outages: tuple[Gap, ...] = ()
    away: dict[Seat, int] = {}


def match_clock(rows: Sequence[ClockRow], outages: tuple[Gap, ...]) -> MatchClock:
    """Read a stored clock. Raises `ValueError` if the lines are not those of a clock, or a line is malformed."""
    lines = [read(row.text) for row in rows]
    return MatchClock(fold(lines, outages), len(lines), outages, _away({}, lines))


def started(at: int, pace: Pace, computers: Sequence[Seat], seats: int, outages: tuple[Gap, ...]) -> ClockUpdate:
    """Return the clock of a match that starts now."""
    line = ClockStarted(at, seats, pace, tuple(computers))
    return ClockUpdate(MatchClock(line.clock(), 0, outages), at, {}, first=line)


class ClockUpdate:
    """The lines that one move or act adds to a match's clock, after those that were due by then.

    Anything but moves goes through `update`. In the end `update.ask` must be called with the seats that owe an answer;
    the methods for moves, undos and redos do so themselves.
    """

    def __init__(
        self,
        kept: MatchClock,
        now: int,
        vacations: Mapping[Seat, int],
        first: ClockStarted | None = None,
        seen: Seen | None = None,
    ) -> None:
        self._kept = kept
        self._first = first
        self._people: set[Seat] = set()
        self.update = Update(kept.clock, now, vacations, seen)

    @property
    def lines(self) -> list[Line]:
        """All new lines."""
        return [*self.update.lines] if self._first is None else [self._first, *self.update.lines]

    @property
    def clock(self) -> Clock:
        """The clock after the new lines."""
        return self.update.clock

    def stepped(self, step: Step, asked: Collection[Seat], *, by_person: bool) -> None:
        """Apply a step of the match: end turns, and begin others."""
        seats = [*dict.fromkeys(entry.seat for entry in step.entries if entry.seat >= 0)]
        if by_person:
            self._people.update(seats[:1])
        for seat in seats:
            holder = self.clock.seats[seat]
            if seat not in asked and (holder.turn is not None or holder.holder == "excused"):
                self.update.finish_turn(seat, by_person=seat in self._people)
        self.update.ask(asked)

    def undone(self, taken_back: Iterable[Action], asked: Collection[Seat]) -> None:
        """Apply an undo: players whose turns had ended continue them."""
        seats = {action.seat for action in taken_back if action.seat >= 0}
        for seat in sorted(seats):
            holder = self.clock.seats[seat]
            is_same_turn = len(seats) == 1 and holder.turn is not None
            if not holder.for_computer and not is_same_turn:
                self.update.reopen_turn(seat)
        self.update.ask(asked)
        self.update.catch_up()  # last, so that a turn that is withdrawn again is not missed

    def redone(self, actions: Iterable[Action], asked: Collection[Seat]) -> None:
        """Apply a redo: the turns that the undo reopened end again."""
        seats = [action.seat for action in actions if action.seat >= 0]
        ended = {seat for seat, later in pairwise(seats) if later != seat} | {
            seat for seat in seats if seat not in asked
        }
        for seat in sorted(ended):
            if not self.clock.seats[seat].for_computer:
                self.update.finish_turn(seat, by_person=True)
        self.update.ask(asked)

    def kept(self) -> MatchClock:
        """Return the clock to keep in memory once the change is stored."""
        return MatchClock(
            self.clock, self._kept.length + len(self.lines), self._kept.outages, _away(self._kept.away, self.lines)
        )

    def change(self, by: int | None) -> ClockChange:
        """Return the rows to store. `by` is the user who acted; lines not caused by a person carry no user.

        Waking hours are stored without a user, since they are applied whenever any player acts.
        """
        first = self._kept.length
        rows = [
            ClockRow(n, written(line), by if line.by_person and not isinstance(line, WakingSet) else None)
            for n, line in enumerate(self.lines, first)
        ]
        return ClockChange(rows, next_instant(self.clock))


def _away(before: Mapping[Seat, int], lines: Iterable[Line]) -> dict[Seat, int]:
    """Return since when vacation runs, by seat."""
    away = dict(before)
    for line in lines:
        if isinstance(line, VacationBegun):
            away[line.seat] = line.at
        elif isinstance(line, VacationEnded):
            away.pop(line.seat, None)
    return away
