"""A match: setup, log and position, with undo. Still no input or output (design 3 and 6)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from copy import copy
from itertools import takewhile
from typing import Any, Generic, TypeVar

from msgspec import Struct

from engine.core.dealer import Dealer
from engine.core.flow import Frame, Play, Position
from engine.core.game import Game, act, checked, find
from engine.core.setup import Setup
from engine.core.trail import Trail
from engine.core.types import CHANCE, Action, Ask, Decision, Event, Illegal, Reason, Seat
from engine.core.view import GameState, View

S = TypeVar("S", bound=GameState)
V = TypeVar("V", bound=View)


class Undo(Struct, frozen=True, array_like=True):
    """A line of the log that takes back: of the actions in force, the first `keep` stay."""

    seat: Seat
    keep: int


Entry = Action | Undo


class Step(Struct, frozen=True):
    """What one move led to: new log entries, events, and the moments worth a picture, saved for `Game.scene`."""

    entries: tuple[Entry, ...]
    events: tuple[Event, ...]
    scenes: tuple[bytes, ...] = ()


class Retold(Struct, frozen=True):
    """An entry of a log that was played again: the question that it answered, None for an undo, and what it told."""

    entry: Entry
    ask: Ask | None
    events: tuple[Event, ...]


class _Mark(Struct, frozen=True):
    """Of an action in force: had its seat no choice, did it tell something to some seats only."""

    forced: bool
    private: bool


def effective(log: Iterable[Entry]) -> list[Action]:
    """Drop what was undone; raises `Illegal` at an undo that takes nothing back."""
    kept: list[Action] = []
    for entry in log:
        if isinstance(entry, Undo):
            if not 0 <= entry.keep < len(kept):
                raise Illegal(Reason("nothing_to_undo"))
            del kept[entry.keep :]
        else:
            kept.append(entry)
    return kept


def retell(game: Game[S, V], setup: Setup, log: Iterable[Entry]) -> Iterator[Retold]:
    """Play a log again, entry by entry, also what was undone later; raises `Illegal` at an entry that does not fit."""
    play, actions, trail = game.working(game.begin(setup)), list[Action](), Trail(game, setup)
    for entry in log:
        if isinstance(entry, Undo):
            actions = effective([*actions, entry])
            trail.cut(entry.keep)
            play = trail.replay(actions, entry.keep)
            yield Retold(entry, None, (Event("undone", entry.seat, {}),))
        else:
            asked = find(play.decisions, entry.seat, entry.kind).ask
            play.events.clear()
            act(play, entry)
            actions.append(entry)
            trail.pass_by(len(actions), play.position)
            yield Retold(entry, asked, tuple(play.events))


def single(decision: Decision) -> tuple[str, ...] | None:
    """Return the only possible answer to a question, None when there is a choice.

    None as well when the options are hidden: that there is but one would tell others of them.
    """
    ask = decision.ask
    if ask.open and ask.least == ask.most == len(ask.options) and not (ask.ordered and ask.least > 1):
        return tuple(option.key for option in ask.options)
    return None


class Match(Generic[S, V]):
    """A game being played: what the bot holds.

    `log` has every entry, undone ones included; `undos` counts the undos so far, and together with a decision's id it
    names a question for ever.
    """

    def __init__(
        self,
        game: Game[S, V],
        setup: Setup,
        log: Sequence[Entry] = (),
        snapshot: bytes | None = None,
        covered: int | None = None,
    ) -> None:
        """Rebuild a match from its log; raises `Illegal` when an entry does not fit.

        A `snapshot` of the position after the first `covered` entries, or after all, saves playing these again: it is
        believed, not checked. It goes unread when some of what it holds was undone later.
        """
        self.game = game
        self.setup = setup
        self.log = list(log)
        self.undos = sum(isinstance(entry, Undo) for entry in log)
        self._actions = effective(log)
        self._marks: list[_Mark] | None = None
        self._trail = Trail(game, setup)
        held = effective(log[:covered])
        if snapshot is None or held != self._actions[: len(held)]:
            self._replay()
        else:
            self._resume(len(held), game.load(snapshot))

    @classmethod
    def new(cls, game: Game[S, V], setup: Setup, dealer: Dealer) -> tuple[Match[S, V], Step]:
        """Begin a match and deal whatever chance comes first."""
        match = cls(game, setup)
        match._play = game.working(game.begin(setup), filmed=True)  # what is told before the first question counts
        return match, match._step(match._deal(dealer))

    def copy(self) -> Match[S, V]:
        """The match as it stands now, which goes on by itself: what is done in one of the two does not show in the other."""
        twin = copy(self)
        twin.log, twin._actions = [*self.log], [*self._actions]
        twin._marks = None if self._marks is None else [*self._marks]
        twin._trail = copy(self._trail)
        twin._play = self.game.working(self.game.copy(self.position), filmed=True)
        return twin

    @property
    def position(self) -> Position[S, Frame[S]]:
        """Where the match stands; callers must not change it."""
        return self._play.position

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """The open questions; none when the game is over."""
        return self._play.decisions

    def view(self, seat: Seat | None) -> V:
        """What a seat may know of where the match stands, or a spectator."""
        return self.game.view(self.position, seat, self.decisions)

    @property
    def actions(self) -> Sequence[Action]:
        """The actions in force: the log without what was undone."""
        return self._actions

    def play(self, action: Action, dealer: Dealer) -> Step:
        """Do an action and deal all the chance that it leads to; raises `Illegal` and changes nothing."""
        before = len(self.log), len(self._actions)
        try:
            return self._step([self._act(action), *self._deal(dealer)])
        except Illegal:
            raise
        except Exception:  # a rule that fails must not leave half of its work behind
            del self.log[before[0] :], self._actions[before[1] :]
            self._replay()
            raise

    def undo(self, seat: Seat, *, agreed: bool = False) -> Step:
        """Take back the seat's last choice, with all that followed.

        Free back to the seat's first choice since another seat chose, chance answered or something was told to some
        seats only; further back only when the others have `agreed`. Raises `Illegal`: `nothing_to_undo`, or
        `undo_needs_consent`.
        """
        keep = self.undo_point(seat)
        if not agreed and not self.undo_is_free(seat):
            raise Illegal(Reason("undo_needs_consent"))
        entry = Undo(seat, keep)
        self.log.append(entry)
        self.undos += 1
        del self._known()[keep:]
        del self._actions[keep:]
        self._trail.cut(keep)
        self._resume(*self._trail.back_to(keep))
        return Step((entry,), (Event("undone", seat, {}),))

    def undo_point(self, seat: Seat) -> int:
        """Say how many actions stay when the seat takes back its last choice; raises `Illegal` when it made none."""
        marks = self._known()
        for index in reversed(range(len(marks))):
            if self._actions[index].seat == seat and not marks[index].forced:
                return index
        raise Illegal(Reason("nothing_to_undo"))

    def undo_is_free(self, seat: Seat) -> bool:
        """Whether the seat may take back its last choice without asking; raises `Illegal` when it made none."""
        since = self.undo_point(seat)
        return all(
            (action.seat == seat or mark.forced) and not mark.private
            for action, mark in zip(self._actions[since:], self._known()[since:], strict=True)
        )

    def scenes(self) -> tuple[V, ...]:
        """Spectators' views of every moment worth a picture since the start, without what was undone."""
        play = self.game.working(self.game.begin(self.setup), filmed=True)
        for action in self._actions:
            _answer(play, action)
        return tuple(map(self.game.scene, play.scenes))

    def secrets(self) -> frozenset[int]:
        """Which entries of the log, the first being 0, answered what stays hidden from others while the match runs."""
        told = enumerate(retell(self.game, self.setup, tuple(self.log)))
        return frozenset(step for step, one in told if one.ask is not None and one.ask.secret)

    def at(self, step: int) -> Position[S, Frame[S]]:
        """The position after the first `step` entries of the log."""
        actions = effective(self.log[:step])
        alike = takewhile(lambda pair: pair[0] == pair[1], zip(actions, self._actions, strict=False))
        return self._trail.replay(actions, len(list(alike))).position

    def _known(self) -> list[_Mark]:
        if self._marks is None:
            self._replay()
        assert self._marks is not None
        return self._marks

    def _replay(self) -> None:
        """Play the actions in force from the start, noting what undo has to know of each."""
        self._trail.cut(0)
        self._marks = self._resume(0, self.game.begin(self.setup))

    def _resume(self, count: int, position: Position[S, Frame[S]]) -> list[_Mark]:
        """Go on from the position after `count` actions to the last, and take pictures of what comes then.

        Returns the marks of the actions played.
        """
        play, marks = self.game.working(position), list[_Mark]()
        self._trail.pass_by(count, position)
        for reached, action in enumerate(self._actions[count:], start=count + 1):
            marks.append(_answer(play, action)[1])
            self._trail.pass_by(reached, play.position)
        self._play: Play[S] = self.game.working(play.position, filmed=True)
        return marks

    def _act(self, action: Action) -> Action:
        entry, mark = _answer(self._play, action)
        self.log.append(entry)
        self._actions.append(entry)
        self._trail.pass_by(len(self._actions), self.position)
        if self._marks is not None:
            self._marks.append(mark)
        return entry

    def _deal(self, dealer: Dealer) -> list[Action]:
        dealt: list[Action] = []
        while self.decisions and self.decisions[0].ask.seat == CHANCE:
            decision = self.decisions[0]
            dealt.append(self._act(Action(CHANCE, decision.kind, dealer.deal(len(self.log), decision.ask))))
        return dealt

    def _step(self, entries: Sequence[Entry]) -> Step:
        play = self._play
        step = Step(tuple(entries), tuple(play.events), tuple(play.scenes))
        play.events.clear()
        play.scenes.clear()
        return step


def _answer(play: Play[Any], action: Action) -> tuple[Action, _Mark]:
    """Do a checked action in place; returns it with its picks in order, and what undo has to know of it."""
    decision = find(play.decisions, action.seat, action.kind)
    picks = checked(play, decision, action.picks)
    told = len(play.events)
    play.answer(decision, picks)
    forced = action.seat != CHANCE and single(decision) is not None
    private = any(event.seen_by is not None for event in play.events[told:])
    return Action(action.seat, action.kind, picks), _Mark(forced, private)
