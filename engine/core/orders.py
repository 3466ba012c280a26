"""What players may order in advance: which questions a game lets an order answer, and with which of the options on offer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, Literal

from msgspec import Struct

from engine.core.flow import Frame
from engine.core.types import Decision, Option, Seat

ROUTINE: Final = "routine"
"""The order that answers closed questions with the only option that is left."""

NEVER_REACT: Final = "never_react"
"""The order that no reaction is ever given."""


class Terms(Struct, frozen=True):
    """What a player adds to an order: keys, such as exceptions, and an amount."""

    keys: tuple[str, ...] = ()
    amount: int = 0


Chooser = Callable[[Any, Decision, Terms], str | None]
"""From the game's state, a question and the terms to the key that is picked; None if the player is to be asked."""


class Orderable(Struct, frozen=True):
    """An order that players may give in a game; its `id` is stored, and so is for ever.

    `kinds` are the questions that it answers. `exceptions` are what the player may except: `options` are those of the
    first kind but for the `answer` that is given, `about` the keys that are listed there. `most` is the largest amount that the player may name, 0 where the
    order has none. The answer of a `blind` order depends on nothing hidden. `by_phase` says that it is usually given for
    the phase that runs.
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


class Premove(Struct, frozen=True):
    """A kind of question that may be answered before it is asked: the `frame` that would put it to a seat.

    `by_phase` says that all seats are asked it in one phase, in which nothing is offered later that was not before: while it
    runs, such an order is given for it.
    """

    frame: Callable[[Seat], Frame[Any]]
    by_phase: bool = False


def routine(answers: Mapping[str, str]) -> Orderable:
    """Order the only option on offer, by kind of question."""

    def choose(state: Any, decision: Decision, terms: Terms) -> str | None:
        key = answers[decision.kind]
        return key if [option.key for option in decision.ask.options] == [key] else None

    return Orderable(ROUTINE, tuple(answers), choose)


def nothing_else(kind: str, key: str) -> Orderable:
    """Order an option where nothing else is on offer but what gains nothing by itself."""

    def choose(state: Any, decision: Decision, terms: Terms) -> str | None:
        offered = [option.key for option in decision.ask.options if not option.idle]
        return key if offered == [key] else None

    return Orderable("nothing_else", (kind,), choose)


def unless(id: str, kind: str, key: str, *, by_phase: bool = False) -> Orderable:
    """Order an option, unless one of the player's exceptions is on offer too."""

    def choose(state: Any, decision: Decision, terms: Terms) -> str | None:
        offered = {option.key for option in decision.ask.options}
        return key if key in offered and offered.isdisjoint(terms.keys) else None

    return Orderable(id, (kind,), choose, exceptions="options", answer=key, by_phase=by_phase)


def never_react(kind: str, key: str, sources: tuple[str, ...]) -> Orderable:
    """Order no reaction, unless to a source that the player excepts.

    What the question is about decides, not which reactions are on offer: else the time until an answer would betray a hand.
    """

    def choose(state: Any, decision: Decision, terms: Terms) -> str | None:
        about = {option.data.get("source") for option in decision.ask.options}
        return key if about.isdisjoint(terms.keys) else None

    return Orderable(NEVER_REACT, (kind,), choose, exceptions="about", about=sources, blind=True)


def reaching(options: Sequence[Option], at: int, spaces: Iterable[int], most: int) -> str:
    """The shortest way forward, of at most so many steps, behind which the fewest `spaces` are left; 0 if none helps.

    The options are the moves of `engine.core.track`.
    """
    left = sorted(space for space in spaces if space > at)
    moves = [move for move in (int(option.key) for option in options) if 0 <= move <= most]
    best = min(moves, key=lambda move: (sum(space > at + move for space in left), move))
    return f"{best:+d}" if best else "0"
