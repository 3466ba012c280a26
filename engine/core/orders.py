"""Standing orders: the questions that an order may answer, and the options that it picks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, Literal

from msgspec import Struct

from engine.core.flow import Frame
from engine.core.types import Decision, Option, Seat

ROUTINE: Final = "routine"
"""The order that answers closed questions with the only option."""

NEVER_REACT: Final = "never_react"
"""The order that never reacts."""


class Terms(Struct, frozen=True):
    """The terms of an order: keys, such as exceptions, and an amount."""

    keys: tuple[str, ...] = ()
    amount: int = 0


Chooser = Callable[[Any, Decision, Terms], str | None]
"""Picks a key, given the game's state, a question and the terms; None if the player is to be asked."""


class Orderable(Struct, frozen=True):
    """An order that players may give in a game; its `id` is stored, so it must never change.

    `kinds` are the questions that it answers. `exceptions` is the kind of keys that the player may except: `options`
    are those of the first kind except the order's `answer`, `about` the keys that are listed there. `most` is the
    largest amount that the player may name, or 0 if the order has none. The answer of a `blind` order depends on
    nothing hidden. `by_phase` orders are usually given for the current phase. One `on_card` can be given by a
    button at its question, with the amount 0.
    """

    id: str
    kinds: tuple[str, ...]
    choose: Chooser
    exceptions: Literal["", "options", "about"] = ""
    answer: str = ""
    about: tuple[str, ...] = ()
    most: int = 0
    blind: bool = False
    by_phase: bool = False
    on_card: bool = False


def never(state: Any, seat: Seat) -> bool:
    """Return False: a phase may ask every seat again."""
    return False


class Premove(Struct, frozen=True):
    """A kind of question that may be answered before it is asked; `frame` makes the frame that asks a seat.

    `by_phase` is True if all seats are asked it in one phase, during which no options are added: while it runs, such an
    order is given for it. `is_done` returns True for a state and a seat if this phase will not ask that seat again.
    """

    frame: Callable[[Seat], Frame[Any]]
    by_phase: bool = False
    is_done: Callable[[Any, Seat], bool] = never


def routine(answers: Mapping[str, str]) -> Orderable:
    """Return an order for the only option on offer, by kind of question."""

    def choose(state: Any, decision: Decision, terms: Terms) -> str | None:
        key = answers[decision.kind]
        return key if [option.key for option in decision.ask.options] == [key] else None

    return Orderable(ROUTINE, tuple(answers), choose)


def nothing_else(kind: str, key: str) -> Orderable:
    """Return an order for an option if nothing else on offer gains anything by itself."""

    def choose(state: Any, decision: Decision, terms: Terms) -> str | None:
        offered = [option.key for option in decision.ask.options if not option.idle]
        return key if offered == [key] else None

    return Orderable("nothing_else", (kind,), choose)


def unless(id: str, kind: str, key: str, *, by_phase: bool = False) -> Orderable:
    """Return an order for an option, unless one of the player's exceptions is on offer too."""

    def choose(state: Any, decision: Decision, terms: Terms) -> str | None:
        offered = {option.key for option in decision.ask.options}
        return key if key in offered and offered.isdisjoint(terms.keys) else None

    return Orderable(id, (kind,), choose, exceptions="options", answer=key, by_phase=by_phase)


def never_react(kind: str, key: str, sources: tuple[str, ...]) -> Orderable:
    """Return an order for no reaction, unless to a source that the player excepts.

    It depends on the subject of the question, not on the reactions on offer: else the time until an answer would betray
    a hand.
    """

    def choose(state: Any, decision: Decision, terms: Terms) -> str | None:
        about = {option.data.get("source") for option in decision.ask.options}
        return key if about.isdisjoint(terms.keys) else None

    return Orderable(NEVER_REACT, (kind,), choose, exceptions="about", about=sources, blind=True)


def reaching(options: Sequence[Option], at: int, spaces: Iterable[int], most: int) -> str | None:
    """Return the shortest move forward, of at most `most` steps, that reaches the most `spaces`; 0 if none helps.

    With `most` 0, return None if some of them are ahead: the player decides. The options are the moves of
    `engine.core.provost`.
    """
    left = sorted(space for space in spaces if space > at)
    if left and not most:
        return None
    moves = [move for move in (int(option.key) for option in options) if 0 <= move <= most]
    best = min(moves, key=lambda move: (sum(space > at + move for space in left), move))
    return f"{best:+d}" if best else "0"
