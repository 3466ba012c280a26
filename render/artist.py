"""What shows a game: each game's `artist` module has one as its `ARTIST`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

from render.canvas.theme import Theme
from render.prose.words import Words
from render.view import View

if TYPE_CHECKING:
    from render.canvas.canvas import Canvas

V = TypeVar("V", bound=View)

Mark = tuple[str, str]
"""A spot on the board and the number to write there."""


@dataclass(frozen=True)
class Hand(Generic[V]):
    """What is needed to show the hands of one game.

    One that `suffices` shows all that its owner chooses by, goods included: the board is needed only to choose a place.
    """

    paint: Callable[[V, Words, Theme, Sequence[Mark]], Canvas]
    describe: Callable[[V, Words], str]
    suffices: bool = False


@dataclass(frozen=True)
class Artist(Generic[V]):
    """What is needed to show one game; `hand` is None where players hide nothing in their hands."""

    paint: Callable[[V, Words, Theme, Sequence[Mark], str, V | None], Canvas]
    describe: Callable[[V, Words, V | None], str]
    alt: Callable[[V, Words, V | None], str]
    hand: Hand[V] | None = None
