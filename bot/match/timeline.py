"""A match step by step: where it stood after each entry of its log, and what happened in between. Knows no discord."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import groupby
from threading import Lock
from typing import Any, Final

from cachetools import LRUCache
from msgspec import Struct

from bot.match.match import SeatedMatch
from bot.match.outbox import ShownEvent, shown_events
from engine.core.flow import Play
from engine.core.game import Game, act
from engine.core.log import Entry, ReplayedEntry, replay_log
from engine.core.setup import Setup
from engine.core.types import CHANCE, Action, Event, Seat
from engine.core.view import View
from storage.matches import LogRow

INTERVAL: Final = 16
"""Entries between two saved positions: a step costs playing fewer again."""

KEPT: Final = 8
"""Timelines in memory, of the matches that were looked at last."""


class Stop(Struct, frozen=True):
    """A step at which a match waited for a player, or its end.

    `step` is the length of the log, `seat` whose entry led here, None at the first one.
    """

    step: int
    turn: int
    phase: str
    seat: Seat | None


class Timeline:
    """A match as far as its log went when this was made; playing it takes a while, so not for the event loop.

    Raises:
        Illegal: an entry does not fit the rules.
    """

    def __init__(
        self, game: Game[Any, Any], setup: Setup, log: Sequence[Entry], made_for: Sequence[Seat | None] = ()
    ) -> None:
        """Play a log; `made_for` are by entry the seats for which an answer was given, none where all chose themselves."""
        self._game, self._setup, self._log = game, setup, tuple(log)
        self._made_for = made_for or [None] * len(log)
        self._events: list[tuple[Event, ...]] = []
        self._saved: dict[int, bytes] = {0: self._game.save(self._game.start(self._setup))}
        self.stops: tuple[Stop, ...] = tuple(self._play())

    def _play(self) -> Iterator[Stop]:
        """Play the log, keeping events and some positions; yields the stops."""
        start = self._game.begin(self._setup).state
        if not self._log or self._log[0].seat != CHANCE:
            yield Stop(0, start.turn, start.phase, None)
        mover: Seat | None = None
        for step, one in enumerate(replay_log(self._game, self._setup, self._log), start=1):
            self._events.append(one.events)
            self._save(step, one)
            mover = one.entry.seat if one.entry.seat >= 0 else mover
            if step == len(self._log) or self._log[step].seat != CHANCE:
                yield Stop(step, one.position.state.turn, one.position.state.phase, mover)

    def _save(self, step: int, one: ReplayedEntry) -> None:
        """Save a position now and then, and after every undo or redo, so that only actions are played again."""
        if step % INTERVAL == 0 or not isinstance(one.entry, Action):
            self._saved[step] = self._game.save(one.position)

    def stop_at(self, step: int) -> int:
        """The number of the last stop that is not after a step; of the first one where there is none."""
        return max(bisect_right(self.stops, step, key=lambda stop: stop.step) - 1, 0)

    def view(self, step: int, seat: Seat | None) -> View:
        """What a seat saw, or a spectator, when the log had so many entries."""
        play = self.play_to(step)
        view: View = self._game.view(play.position, seat, play.decisions)
        return view

    def play_to(self, step: int) -> Play[Any]:
        """Where the match stood when the log had so many entries, played on from the last saved position before that."""
        saved = max(count for count in self._saved if count <= step)
        play = self._game.resume(self._game.load(self._saved[saved]))
        for entry in self._log[saved:step]:
            assert isinstance(entry, Action)
            act(play, entry)
        return play

    def happened(self, first: int, last: int, seat: Seat | None) -> list[ShownEvent]:
        """What a seat, or a spectator, may know of the entries after the `first` and up to the `last` step."""
        return [
            shown
            for step in range(first, last)
            for shown in shown_events(self._events[step], self._made_for[step], seat)
        ]

    def turns(self) -> dict[int, Stop]:
        """Where each turn begins for the first time, by its number."""
        found: dict[int, Stop] = {}
        for stop in self.stops:
            found.setdefault(stop.turn, stop)
        return found

    def points(self) -> list[tuple[int, tuple[int, ...]]]:
        """The points of every seat as each turn began and at the last stop, as if the game ended there, by turn.

        Points for what is hidden are among them: only for a match that is over.
        """
        steps = [(stop.turn, stop.step) for stop in (*self.turns().values(), self.stops[-1])]
        return [(turn, self._game.result(self.play_to(step).position.state).scores) for turn, step in steps]

    def starts(self) -> list[int]:
        """The numbers of the stops at which a phase begins, and of the last stop."""
        moments = [(stop.turn, stop.phase) for stop in self.stops]
        last = len(moments) - 1
        return [number for number in range(last + 1) if number in (0, last) or moments[number] != moments[number - 1]]

    def phases(self, number: int) -> list[Stop]:
        """Where each phase begins in the turn of a stop."""
        turn = self.stops[number].turn
        first = last = number
        while first and self.stops[first - 1].turn == turn:
            first -= 1
        while last + 1 < len(self.stops) and self.stops[last + 1].turn == turn:
            last += 1
        return [next(stops) for _, stops in groupby(self.stops[first : last + 1], lambda stop: stop.phase)]

    def next_of(self, number: int, seat: Seat) -> Stop | None:
        """The stop after the next entry of a seat."""
        return next((stop for stop in self.stops[number + 1 :] if stop.seat == seat), None)


class Timelines:
    """The timelines that were looked at last; may be used from several threads."""

    def __init__(self) -> None:
        self._kept: LRUCache[tuple[str, int], Timeline] = LRUCache(KEPT)
        self._lock = Lock()

    def of(self, match: SeatedMatch, lines: Sequence[LogRow]) -> Timeline:
        """The timeline of a match as far as these lines of its log go; raises as `Timeline` does."""
        log = match.core.log[: len(lines)]
        key = match.row.id, len(log)
        with self._lock:
            found = self._kept.get(key)
        if found is None:
            made_for = [line.seat if line.auto else None for line in lines]
            found = Timeline(match.game, match.core.setup, log, made_for)
            with self._lock:
                self._kept[key] = found
        return found
