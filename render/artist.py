"""What shows a game: each game's `artist` module has one as its `ARTIST`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from engine.core.view import View
from render.canvas.theme import Theme
from render.prose.words import Words

if TYPE_CHECKING:
    from render.canvas.canvas import Box, Canvas

V = TypeVar("V", bound=View)

Mark = tuple[str, str]
"""A spot on the board and the letter of the option that takes effect there, as `letter` gives it."""

ALPHABET: Final = 26

SEATS: Final = 5
"""The most that a game has."""


def letter(number: int) -> str:
    """What names the option of this number, counted from 0: A to Z, then AA, AB and so on."""
    before, last = divmod(number, ALPHABET)
    return (letter(before - 1) if before else "") + chr(ord("A") + last)


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
    """What is needed to show one game; `hand` is None where players hide nothing in their hands.

    `poster` paints the picture of `render.parts.poster.SIZE` that answers the present question. `backdrop` fills a box with what
    the podium stands before, else the last board does; `signs` are items of a `render.parts.pieces.row` by source of points.
    """

    paint: Callable[[V, Words, Theme, Sequence[Mark], str, V | None], Canvas]
    describe: Callable[[V, Words, V | None], str]
    alt: Callable[[V, Words, V | None], str]
    hand: Hand[V] | None = None
    poster: Callable[[V, Words, Theme, Sequence[Mark], V | None], Canvas] | None = None
    backdrop: Callable[[Canvas, V, Box], None] | None = None
    signs: Mapping[str, str] = field(default_factory=dict)
