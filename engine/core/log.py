"""The log of a match: actions, and undos that take some of them back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, TypeVar

from msgspec import Struct

from engine.core.checkpoints import Checkpoints
from engine.core.flow import Frame, Position
from engine.core.game import Game, act, find_decision
from engine.core.setup import Setup
from engine.core.types import Action, Ask, Event, Illegal, Reason, Seat
from engine.core.view import GameState, View

S = TypeVar("S", bound=GameState)
V = TypeVar("V", bound=View)


class Undo(Struct, frozen=True, array_like=True):
    """An entry of the log that takes actions back: of those in force, the first `keep` stay."""

    seat: Seat
    keep: int


Entry = Action | Undo
"""One entry of a log."""


class ReplayedEntry(Struct, frozen=True):
    """An entry of a log that was played again: the question that it answered, None for an undo, and its events.

    `position` is where the match then stands; the next entry changes it.
    """

    entry: Entry
    ask: Ask | None
    events: tuple[Event, ...]
    position: Position[Any, Frame[Any]]


def actions_in_force(log: Iterable[Entry]) -> list[Action]:
    """The actions of a log without what was undone.

    Raises:
        Illegal: `nothing_to_undo`, at an undo that takes nothing back.
    """
    kept: list[Action] = []
    for entry in log:
        if isinstance(entry, Undo):
            if not 0 <= entry.keep < len(kept):
                raise Illegal(Reason("nothing_to_undo"))
            del kept[entry.keep :]
        else:
            kept.append(entry)
    return kept


def replay_log(game: Game[S, V], setup: Setup, log: Iterable[Entry]) -> Iterator[ReplayedEntry]:
    """Play a log again, entry by entry, also what was undone later.

    Raises:
        Illegal: an entry does not fit the rules.
    """
    play, actions, checkpoints = game.resume(game.begin(setup)), list[Action](), Checkpoints(game, setup)
    for entry in log:
        if isinstance(entry, Undo):
            actions = actions_in_force([*actions, entry])
            checkpoints.truncate(entry.keep)
            play = checkpoints.replay(actions, entry.keep)
            yield ReplayedEntry(entry, None, (Event("undone", entry.seat, {}),), play.position)
        else:
            asked = find_decision(play.decisions, entry.seat, entry.kind).ask
            play.events.clear()
            act(play, entry)
            actions.append(entry)
            checkpoints.record(len(actions), play.position)
            yield ReplayedEntry(entry, asked, tuple(play.events), play.position)
