"""A match step by step: its position after each log entry, and the events in between. Does not use Discord."""

from bisect import bisect_right
from collections.abc import Container, Iterable, Iterator, Sequence
from itertools import groupby
from threading import Lock
from typing import Any, Final

from cachetools import LRUCache
from msgspec import Struct

from bot.match.match import SeatedMatch
from bot.match.outbox import MadeFor, ShownEvent, made_for, shown_events
from engine.core.flow import Play
from engine.core.game import Game, act
from engine.core.log import Entry, ReplayedEntry, replay_log
from engine.core.setup import Setup
from engine.core.types import CHANCE, Action, Event, Seat
from engine.core.view import View
from storage.log import LogRow

SAVE_INTERVAL: Final = 16  # entries between two saved positions, which limits how many are replayed for a step
MAX_CACHED_TIMELINES: Final = 8


class Stop(Struct, frozen=True):
    """A step at which a match waited for a player, or its end.

    `step` is the length of the log there. `seat` is whose entry led to it, or None at the first stop.
    """

    step: int
    turn: int
    phase: str
    seat: Seat | None


class Timeline:
    """A match up to the present end of its log. Replaying it takes a while, so create it off the event loop.

    Raises `Illegal` if an entry does not fit the rules.
    """

    def __init__(
        self, game: Game[Any, Any], setup: Setup, log: Sequence[Entry], automatic: Container[int] = frozenset()
    ) -> None:
        """Replay a log. `automatic` has the numbers of the entries, from 0, that were given for their players."""
        self._game, self._setup, self._log = game, setup, tuple(log)
        self._automatic = automatic
        self._made: list[MadeFor | None] = []
        self._events: list[tuple[Event, ...]] = []
        self._saved: dict[int, bytes] = {0: self._game.save(self._game.start(self._setup))}
        self.stops: tuple[Stop, ...] = tuple(self._play())

    def _play(self) -> Iterator[Stop]:
        """Replay the log, keeping events and some positions, and yield the stops."""
        start = self._game.begin(self._setup).state
        if not self._log or self._log[0].seat != CHANCE:
            yield Stop(0, start.turn, start.phase, None)
        mover: Seat | None = None
        for step, one in enumerate(replay_log(self._game, self._setup, self._log), start=1):
            self._events.append(one.events)
            is_chore = isinstance(one.entry, Action) and one.entry.kind in self._game.chores
            made = made_for(one.entry.seat, one.forced, is_chore=is_chore)
            self._made.append(made if step - 1 in self._automatic else None)
            self._save(step, one)
            mover = one.entry.seat if one.entry.seat >= 0 else mover
            if step == len(self._log) or self._log[step].seat != CHANCE:
                yield Stop(step, one.position.state.turn, one.position.state.phase, mover)

    def _save(self, step: int, one: ReplayedEntry) -> None:
        """Save a position at intervals, and after every undo or redo, so that only actions have to be replayed."""
        if step % SAVE_INTERVAL == 0 or not isinstance(one.entry, Action):
            self._saved[step] = self._game.save(one.position)

    def stop_at(self, step: int) -> int:
        """Return the index of the last stop at or before a step, or of the first stop."""
        return max(bisect_right(self.stops, step, key=lambda stop: stop.step) - 1, 0)

    def view(self, step: int, seat: Seat | None) -> View:
        """Return what a seat, or a spectator (None), saw after `step` entries."""
        play = self.play_to(step)
        view: View = self._game.view(play.position, seat, play.decisions)
        return view

    def play_to(self, step: int) -> Play[Any]:
        """Return the game after `step` entries, replayed from the last saved position before that."""
        saved = max(count for count in self._saved if count <= step)
        play = self._game.resume(self._game.load(self._saved[saved]))
        for entry in self._log[saved:step]:
            assert isinstance(entry, Action)
            act(play, entry)
        return play

    def happened(self, first: int, last: int, seat: Seat | None) -> list[ShownEvent]:
        """Return the events that a seat, or a spectator (None), may see after step `first` up to step `last`."""
        return [
            shown for step in range(first, last) for shown in shown_events(self._events[step], self._made[step], seat)
        ]

    def turns(self) -> dict[int, Stop]:
        """Return the first stop of each turn, by its number."""
        found: dict[int, Stop] = {}
        for stop in self.stops:
            found.setdefault(stop.turn, stop)
        return found

    def points(self) -> list[tuple[int, tuple[int, ...]]]:
        """Return, by turn, the points of every seat at its start and at the last stop, as if the game ended there.

        They include points for what is hidden, so use them only for a match that is over.
        """
        steps = [(stop.turn, stop.step) for stop in (*self.turns().values(), self.stops[-1])]
        return [(turn, self._game.result(self.play_to(step).position.state).scores) for turn, step in steps]

    def starts(self) -> list[int]:
        """Return the indexes of the stops at which a phase begins, and of the last stop."""
        moments = [(stop.turn, stop.phase) for stop in self.stops]
        last = len(moments) - 1
        return [number for number in range(last + 1) if number in (0, last) or moments[number] != moments[number - 1]]

    def phases(self, number: int) -> list[Stop]:
        """Return the first stop of each phase in the turn of a stop."""
        turn = self.stops[number].turn
        first = last = number
        while first and self.stops[first - 1].turn == turn:
            first -= 1
        while last + 1 < len(self.stops) and self.stops[last + 1].turn == turn:
            last += 1
        return [next(stops) for _, stops in groupby(self.stops[first : last + 1], lambda stop: stop.phase)]

    def next_of(self, number: int, seat: Seat) -> Stop | None:
        """Return the stop after a seat's next entry."""
        return next((stop for stop in self.stops[number + 1 :] if stop.seat == seat), None)


def automatic(lines: Iterable[LogRow]) -> frozenset[int]:
    """Return the numbers of the lines, from 0, that were given for their players."""
    return frozenset(number for number, line in enumerate(lines) if line.auto)


class Timelines:
    """The timelines that were used last; safe to use from several threads."""

    def __init__(self) -> None:
        self._kept: LRUCache[tuple[str, int], Timeline] = LRUCache(MAX_CACHED_TIMELINES)
        self._lock = Lock()

    def of(self, match: SeatedMatch, lines: Sequence[LogRow]) -> Timeline:
        """Return the timeline of a match up to these lines of its log; raises as `Timeline` does."""
        log = match.core.log[: len(lines)]
        key = match.row.id, len(log)
        with self._lock:
            found = self._kept.get(key)
        if found is None:
            found = Timeline(match.game, match.core.setup, log, automatic(lines))
            with self._lock:
                self._kept[key] = found
        return found
