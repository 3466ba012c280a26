"""A match: setup, log and position without I/O, and how far back an undo may go (docs/decisions/undo.md)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import copy
from itertools import takewhile
from typing import Any, Generic, TypeVar

from msgspec import Struct

from engine.core.dealer import Dealer, name_draw, occasion_of
from engine.core.flow import Frame, Play, Position
from engine.core.game import Game, check_picks, find_decision, only_answer
from engine.core.log import (
    Checkpoints,
    Entry,
    InForce,
    Redo,
    Undo,
    actions_in_force,
    announcing,
    hidden_entries,
    replay_log,
)
from engine.core.setup import Setup
from engine.core.types import CHANCE, Action, Decision, Event, Illegal, Reason, Seat
from engine.core.view import GameState, View

S = TypeVar("S", bound=GameState)
V = TypeVar("V", bound=View)


class Step(Struct, frozen=True):
    """The result of one move: new log entries, events, and the moments worth a picture, saved for `Game.view_snapshot`.

    An action that a redo repeats has no entry.
    """

    entries: tuple[Entry, ...]
    events: tuple[Event, ...]
    snapshots: tuple[bytes, ...] = ()


class UndoInfo(Struct, frozen=True):
    """Facts about an action that matter to an undo: it was forced, or it revealed hidden information.

    A draw has an `occasion` too.
    """

    forced: bool
    shown: bool
    occasion: str = ""


Known = Sequence[tuple[Action, UndoInfo]]
"""The actions in force, each with its facts for undo."""


def choices(known: Known) -> tuple[int, ...]:
    """Return the numbers of the actions that were choices: an undo can go back to before each of them."""
    return tuple(number for number in range(len(known)) if _is_choice(known, number))


def last_choice(known: Known, seat: Seat) -> int:
    """Return the number of a seat's last choice. Raises `Illegal` with `nothing_to_undo` if there is none."""
    found = next((number for number in _choices_before(known, len(known)) if known[number][0].seat == seat), None)
    if found is None:
        raise Illegal(Reason("nothing_to_undo"))
    return found


def turn_start(known: Known, seat: Seat) -> int:
    """Return the number of the first choice of a seat's last turn: no other seat chose between it and its last choice.

    Raises:
        Illegal: `nothing_to_undo`.
    """
    start = last_choice(known, seat)
    for number in _choices_before(known, start):
        if known[number][0].seat != seat:
            break
        start = number
    return start


def _choices_before(known: Known, end: int) -> Iterator[int]:
    """Yield the choices among the first `end` actions, latest first."""
    return (number for number in reversed(range(end)) if _is_choice(known, number))


def _is_choice(known: Known, number: int) -> bool:
    action, info = known[number]
    return action.seat != CHANCE and not info.forced


def is_free(known: Known, seat: Seat, keep: int) -> bool:
    """Return True if a seat may take back all actions but the first `keep` alone.

    None of them may be a choice of chance or of another seat, or have revealed hidden information to any seat.
    """
    return all((action.seat == seat or info.forced) and not info.shown for action, info in known[keep:])


class Match(Generic[S, V]):
    """A game being played, with its log.

    `log` has every entry, undone ones included. `undos` counts the undos and redos so far; together with a decision's
    id it identifies a question permanently, because ids are reused after an undo.

    Example:
        >>> match, step = Match.new(game, game.setup(2), Dealer(secret))
        >>> step = match.play(Action(0, "place", ("w_mason@9",)), dealer)
        >>> view = match.view(0)
    """

    def __init__(
        self,
        game: Game[S, V],
        setup: Setup,
        log: Sequence[Entry] = (),
        snapshot: bytes | None = None,
        snapshot_length: int | None = None,
    ) -> None:
        """Rebuild a match from its log.

        A `snapshot` of the position after the first `snapshot_length` entries (default: all) avoids replaying them. It
        is trusted, but ignored if an action before it has been undone since.

        Raises:
            Illegal: an entry does not fit the rules.
        """
        self.game = game
        self.setup = setup
        self.log = list(log)
        self.undos = sum(not isinstance(entry, Action) for entry in log)
        self._force = InForce(log)
        self._undo_info: list[UndoInfo] | None = None
        self._checkpoints = Checkpoints(game, setup)
        saved = actions_in_force(log[:snapshot_length])
        if snapshot is None or saved != self.actions[: len(saved)]:
            self._replay()
        else:
            self._resume(len(saved), game.load(snapshot))

    @classmethod
    def new(cls, game: Game[S, V], setup: Setup, dealer: Dealer) -> tuple[Match[S, V], Step]:
        """Begin a match and deal the first draws of chance; return the match and the first step."""
        match = cls(game, setup)
        # A fresh position, so that the events before the first question count.
        match._play = game.resume(game.begin(setup), record_snapshots=True)
        return match, match._step(match._deal(dealer))

    def copy(self) -> Match[S, V]:
        """Return an independent copy of the match."""
        other = copy(self)
        other.log, other._force = [*self.log], self._force.copy()
        other._undo_info = None if self._undo_info is None else [*self._undo_info]
        other._checkpoints = copy(self._checkpoints)
        other._play = self.game.resume(self.game.copy(self.position), record_snapshots=True)
        return other

    @property
    def position(self) -> Position[S, Frame[S]]:
        """Return the position; callers must not change it."""
        return self._play.position

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """Return the open questions; none once the game is over."""
        return self._play.decisions

    def view(self, seat: Seat | None) -> V:
        """Return the view of a seat, or of a spectator."""
        return self.game.view(self.position, seat, self.decisions)

    @property
    def actions(self) -> Sequence[Action]:
        """Return the actions in force: the log without what was undone."""
        return self._force.actions

    def play(self, action: Action, dealer: Dealer) -> Step:
        """Play an action and deal all the chance that follows.

        Raises:
            Illegal: the action is not on offer. Nothing has changed, as after any other error.
        """
        length, count, taken_back = len(self.log), len(self.actions), [*self._force.taken_back]
        try:
            return self._step([self._act(action), *self._deal(dealer)])
        except Illegal:
            raise
        except Exception:  # a rule that fails must not leave half of its work behind
            del self.log[length:], self._force.actions[count:]
            self._force.taken_back = taken_back
            self._replay()
            raise

    def undo(self, seat: Seat, keep: int | None = None, *, agreed: bool = False) -> Step:
        """Undo all but the first `keep` actions, or the seat's last choice and everything after it.

        If `undo_is_free` returns False, the others must have `agreed`.

        Raises:
            Illegal: `nothing_to_undo`, also if no seat chose, or `undo_needs_consent`.
        """
        if keep is None:
            keep = self.undo_point(seat)
        elif keep not in self.choices():
            raise Illegal(Reason("nothing_to_undo"))
        if not agreed and not self.undo_is_free(seat, keep):
            raise Illegal(Reason("undo_needs_consent"))
        entry = Undo(seat, keep)
        del self._undo_info_of_all()[keep:]
        self._add(entry)
        self._checkpoints.truncate(keep)
        self._resume(*self._checkpoints.latest_before(keep))
        return Step((entry,), (announcing(entry),))

    def redo(self, seat: Seat) -> tuple[Step, ...]:
        """Repeat what the seat's last undo took back: first a step for the entry, then a step for each action.

        Raises:
            Illegal: `nothing_to_redo`, also after a new choice.
        """
        if not self.redo_is_possible(seat):
            raise Illegal(Reason("nothing_to_redo"))
        entry, length = Redo(seat), len(self.actions)
        infos = self._undo_info_of_all()
        self._add(entry)
        steps = [Step((entry,), (announcing(entry),))]
        for count, action in enumerate(self.actions[length:], start=length + 1):
            infos.append(_answer(self._play, action)[1])
            self._checkpoints.record(count, self.position)
            steps.append(self._step(()))
        return tuple(steps)

    def redo_is_possible(self, seat: Seat) -> bool:
        """Return True if the seat may redo what it took back; only an arbiter may redo an arbiter's undo."""
        taken_back = self._force.taken_back
        return bool(taken_back) and taken_back[-1][0] == seat

    @property
    def has_taken_back(self) -> bool:
        """Return True if something undone may still be redone, because there was no new choice."""
        return bool(self._force.taken_back)

    def choices(self) -> tuple[int, ...]:
        """Return the indices of the actions in force that were choices, which are the numbers that an undo may keep."""
        return choices(self._known())

    def undo_point(self, seat: Seat) -> int:
        """Return the number of actions that stay in force if the seat takes back its last choice.

        Raises:
            Illegal: `nothing_to_undo`.
        """
        return last_choice(self._known(), seat)

    def turn_start(self, seat: Seat) -> int:
        """Return the number of actions that stay in force if the seat takes back its last turn.

        Raises:
            Illegal: `nothing_to_undo`.
        """
        return turn_start(self._known(), seat)

    def undo_is_free(self, seat: Seat, keep: int | None = None) -> bool:
        """Return True if the seat may undo to `keep` actions, or take back its last choice, without asking.

        This is free back to its first choice since another seat chose, chance answered, something hidden was shown, or
        an event was visible to some seats only.

        Raises:
            Illegal: `nothing_to_undo`.
        """
        return is_free(self._known(), seat, self.undo_point(seat) if keep is None else keep)

    def snapshot_views(self) -> tuple[V, ...]:
        """Return the spectators' views of every moment worth a picture since the start, without what was undone."""
        play = self.game.resume(self.game.begin(self.setup), record_snapshots=True)
        for action in self.actions:
            _answer(play, action)
        return tuple(map(self.game.view_snapshot, play.snapshots))

    def secrets(self) -> frozenset[int]:
        """Return the indices of the log's entries whose picks stay hidden from others while the match runs."""
        return hidden_entries(replay_log(self.game, self.setup, tuple(self.log)))

    def at(self, step: int) -> Position[S, Frame[S]]:
        """Return the position after the first `step` entries of the log."""
        actions = actions_in_force(self.log[:step])
        common = takewhile(lambda pair: pair[0] == pair[1], zip(actions, self.actions, strict=False))
        return self._checkpoints.replay(actions, len(list(common))).position

    def _known(self) -> Known:
        return [*zip(self.actions, self._undo_info_of_all(), strict=True)]

    def _add(self, entry: Undo | Redo) -> None:
        self._force.add(entry)
        self.log.append(entry)
        self.undos += 1

    def _undo_info_of_all(self) -> list[UndoInfo]:
        """Return the undo facts of all actions in force, replaying them if necessary; the position does not change."""
        if self._undo_info is None:
            self._checkpoints.truncate(0)
            self._undo_info = self._play_on(0, self.game.begin(self.setup))[1]
        return self._undo_info

    def _replay(self) -> None:
        """Replay the actions in force from the start."""
        self._checkpoints.truncate(0)
        self._undo_info = self._resume(0, self.game.begin(self.setup))

    def _resume(self, count: int, position: Position[S, Frame[S]]) -> list[UndoInfo]:
        """Continue from the position after `count` actions; return the undo facts of those after it."""
        play, infos = self._play_on(count, position)
        self._play: Play[S] = self.game.resume(play.position, record_snapshots=True)
        return infos

    def _play_on(self, count: int, position: Position[S, Frame[S]]) -> tuple[Play[S], list[UndoInfo]]:
        """Replay the actions after the first `count` from the position there; return the play and their undo facts."""
        play, infos = self.game.resume(position), list[UndoInfo]()
        self._checkpoints.record(count, position)
        for reached, action in enumerate(self.actions[count:], start=count + 1):
            infos.append(_answer(play, action)[1])
            self._checkpoints.record(reached, play.position)
        return play, infos

    def _act(self, action: Action) -> Action:
        entry, info = _answer(self._play, action)
        self.log.append(entry)
        self._force.add(entry)
        self._checkpoints.record(len(self.actions), self.position)
        if self._undo_info is not None:
            self._undo_info.append(info)
        return entry

    def _deal(self, dealer: Dealer) -> list[Action]:
        dealt: list[Action] = []
        while self.decisions and self.decisions[0].ask.seat == CHANCE:
            decision = self.decisions[0]
            occasion = self._name_draw(decision) if dealer.by_occasion else ""
            dealt.append(self._act(Action(CHANCE, decision.kind, dealer.deal(len(self.log), decision.ask, occasion))))
        return dealt

    def _name_draw(self, decision: Decision) -> str:
        """Return the name of the draw that answers a question to chance."""
        earlier = (info.occasion for info in self._undo_info_of_all())
        return name_draw(occasion_of(decision.kind, decision.ask), earlier)

    def _step(self, entries: Sequence[Entry]) -> Step:
        play = self._play
        step = Step(tuple(entries), tuple(play.events), tuple(play.snapshots))
        play.events.clear()
        play.snapshots.clear()
        return step


def _answer(play: Play[Any], action: Action) -> tuple[Action, UndoInfo]:
    """Do an action in place; return it with its picks in order, and its undo facts."""
    decision = find_decision(play.decisions, action.seat, action.kind)
    picks = check_picks(play, decision, action.picks)
    before, play.revealed = len(play.events), False
    play.answer(decision, picks)
    forced = action.seat != CHANCE and only_answer(decision) is not None
    shown = play.revealed or any(event.seen_by is not None for event in play.events[before:])
    occasion = occasion_of(decision.kind, decision.ask) if action.seat == CHANCE else ""
    return Action(action.seat, action.kind, picks), UndoInfo(forced, shown, occasion)
