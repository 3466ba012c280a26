"""The log of a match: actions, undos and redos, and the positions saved along it, so that going back replays little."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, Generic, TypeVar

from msgspec import Struct

from engine.core.dealer import name_draw, occasion_of
from engine.core.flow import Frame, Play, Position
from engine.core.game import Game, act, find_decision, why_forced
from engine.core.setup import Setup
from engine.core.types import ARBITER, CHANCE, Action, Ask, Decision, Event, Illegal, Reason, Seat
from engine.core.view import GameState, View

S = TypeVar("S", bound=GameState)
V = TypeVar("V", bound=View)

CHECKPOINT_INTERVAL: Final = 64
"""Actions between two checkpoints."""

MAX_CHECKPOINTS: Final = 4
"""The newest checkpoints are kept: undo seldom goes far back, and a bot has hundreds of matches in memory."""


class Undo(Struct, frozen=True, array_like=True):
    """An entry that takes actions back: of those in force, the first `keep` stay."""

    seat: Seat
    keep: int


class Redo(Struct, frozen=True, array_like=True):
    """An entry that repeats what the last undo took back, before any new choice."""

    seat: Seat


Entry = Action | Undo | Redo
"""One entry of a log."""


class InForce:
    """The actions of a log that are in force, and those that a redo may repeat.

    `taken_back` has the seat and the actions of each undo; the next action empties it.
    """

    def __init__(self, log: Iterable[Entry] = ()) -> None:
        """Add the entries of a log. Raises what `add` raises."""
        self.actions: list[Action] = []
        self.taken_back: list[tuple[Seat, tuple[Action, ...]]] = []
        for entry in log:
            self.add(entry)

    def copy(self) -> InForce:
        """Return an independent copy."""
        other = InForce()
        other.actions, other.taken_back = [*self.actions], [*self.taken_back]
        return other

    def add(self, entry: Entry) -> None:
        """Add one more entry.

        Raises:
            Illegal: `nothing_to_undo` at an undo that takes nothing back, `nothing_to_redo` at a redo without an undo.
        """
        if isinstance(entry, Action):
            self.actions.append(entry)
            self.taken_back.clear()
        elif isinstance(entry, Redo):
            if not self.taken_back:
                raise Illegal(Reason("nothing_to_redo"))
            self.actions += self.taken_back.pop()[1]
        elif not 0 <= entry.keep < len(self.actions):
            raise Illegal(Reason("nothing_to_undo"))
        else:
            self.taken_back.append((entry.seat, tuple(self.actions[entry.keep :])))
            del self.actions[entry.keep :]


class ReplayedEntry(Struct, frozen=True):
    """An entry of a log that was replayed: the question that it answered, or None for an undo or redo, and its events.

    `position` is the position afterwards, which the next entry changes in place. `forced` is why the question had a
    single answer, as `why_forced` says. `draw` is the name of a draw of chance, as `name_draw` says.
    """

    entry: Entry
    ask: Ask | None
    events: tuple[Event, ...]
    position: Position[Any, Frame[Any]]
    forced: str | None = None
    draw: str = ""


def actions_in_force(log: Iterable[Entry]) -> list[Action]:
    """Return the actions of a log that are in force.

    Raises:
        Illegal: as `InForce.add`.
    """
    return InForce(log).actions


def entries_in_force(log: Sequence[Entry]) -> list[tuple[int, Action]]:
    """Return the actions in force, each with the index of its entry in the log. Raises as `actions_in_force`."""
    numbers = {id(entry): number for number, entry in enumerate(log)}
    return [(numbers[id(action)], action) for action in InForce(log).actions]


def replay_log(game: Game[S, V], setup: Setup, log: Iterable[Entry]) -> Iterator[ReplayedEntry]:
    """Replay a log entry by entry, including what was undone later.

    Raises:
        Illegal: an entry does not fit the rules.
    """
    play, force, checkpoints = game.resume(game.begin(setup)), InForce(), Checkpoints(game, setup)
    occasions: dict[int, str] = {}
    for entry in log:
        if isinstance(entry, Action):
            decision = find_decision(play.decisions, entry.seat, entry.kind)
            forced = why_forced(play, decision)
            draw = note_draw(occasions, force, decision, entry) if entry.seat == CHANCE else ""
            play.events.clear()
            act(play, entry)
            force.add(entry)
            checkpoints.record(len(force.actions), play.position)
            yield ReplayedEntry(entry, decision.ask, tuple(play.events), play.position, forced, draw)
            continue
        before = len(force.actions)
        force.add(entry)
        common = min(before, len(force.actions))
        checkpoints.truncate(common)
        play = checkpoints.replay(force.actions, common)
        yield ReplayedEntry(entry, None, (announcing(entry),), play.position)


def note_draw(occasions: dict[int, str], force: InForce, decision: Decision, entry: Action) -> str:
    """Return the name of a draw, and note its occasion by the identity of its entry."""
    occasion = occasions[id(entry)] = occasion_of(decision.kind, decision.ask)
    return name_draw(occasion, (occasions.get(id(action), "") for action in force.actions))


def hidden_entries(replayed: Iterable[ReplayedEntry]) -> frozenset[int]:
    """Return the indices of the entries whose picks others may not read while the match runs.

    They are the answers to secret questions, and those to closed ones as long as nothing has been told to all since: a
    card whose place is still to be chosen may go back to the hand.
    """
    hidden, untold = set[int](), set[int]()
    for step, one in enumerate(replayed):
        if not isinstance(one.entry, Action):
            hidden |= untold
            untold.clear()
            continue
        assert one.ask is not None
        if one.ask.secret:
            hidden.add(step)
        if not one.ask.open:
            untold.add(step)
        if any(event.seen_by is None for event in one.events):
            untold.clear()
    return frozenset(hidden | untold)


def announcing(entry: Undo | Redo) -> Event:
    """Return the event that publishes an undo or redo; an arbiter's has no seat."""
    kind = "undone" if isinstance(entry, Undo) else "redone"
    return Event(f"{kind}_by_arbiter", None, {}) if entry.seat == ARBITER else Event(kind, entry.seat, {})


class Checkpoints(Generic[S]):
    """The newest saved positions of a match, each with the number of actions that led to it."""

    def __init__(self, game: Game[S, Any], setup: Setup) -> None:
        self._game = game
        self._setup = setup
        self._saved: list[tuple[int, bytes]] = []

    def record(self, count: int, position: Position[S, Frame[S]]) -> None:
        """Save the position after `count` actions, if the newest checkpoint is at least an interval back."""
        newest = self._saved[-1][0] if self._saved else 0
        if count - newest >= CHECKPOINT_INTERVAL:
            self._saved = [*self._saved[1 - MAX_CHECKPOINTS :], (count, self._game.save(position))]

    def latest_before(self, count: int) -> tuple[int, Position[S, Frame[S]]]:
        """Return the newest checkpoint within the first `count` actions, or the start, with its number of actions."""
        for reached, saved in reversed(self._saved):
            if reached <= count:
                return reached, self._game.load(saved)
        return 0, self._game.begin(self._setup)

    def replay(self, actions: Sequence[Action], common_prefix: int) -> Play[S]:
        """Replay actions, of which the first `common_prefix` are those that the checkpoints were recorded on.

        Raises:
            Illegal: an action does not fit.
        """
        count, position = self.latest_before(common_prefix)
        play = self._game.resume(position)
        for action in actions[count:]:
            act(play, action)
        return play

    def truncate(self, count: int) -> None:
        """Drop the checkpoints past the first `count` actions, since the later actions were undone."""
        self._saved = [one for one in self._saved if one[0] <= count]
