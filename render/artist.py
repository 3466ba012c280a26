"""What shows a game: each game's `artist` module has one as its `ARTIST`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Generic, TypeVar

from engine.core.view import View
from render.picture import Picture
from render.prose.describe import Prose
from render.prose.words import Words

if TYPE_CHECKING:
    from render.canvas.canvas import Box, Canvas

V = TypeVar("V", bound=View)


@dataclass(frozen=True)
class Hand(Generic[V]):
    """What is needed to show the hands of one game.

    `lines` are its text, with what the cards do if they are to be described whole. One that `suffices` shows all that its owner chooses by, goods included: the board is needed only to choose a place, and
    for questions that are `Artist.posed`.
    """

    paint: Callable[[Picture[V]], Canvas]
    lines: Callable[[V, Words, bool], Iterable[str]]
    suffices: bool = False


@dataclass(frozen=True)
class Artist(Generic[V]):
    """What is needed to show one game; `hand` is None where players hide nothing in their hands.

    `paint` gives the whole board, `poster` the picture of `render.parts.poster.SIZE` that answers the present question.
    `backdrop` fills a box with what the podium stands before; `signs` are items of a `render.parts.pieces.row` by source
    of points. `laid_out` are the kinds of question whose cards lie nowhere on the table: the hand shows them beside one
    another, with their letters. `posed` are those that are about what the poster shows and a hand does not.
    """

    paint: Callable[[Picture[V]], Canvas]
    prose: Prose[V]
    hand: Hand[V] | None = None
    poster: Callable[[Picture[V]], Canvas] | None = None
    backdrop: Callable[[Canvas, V, Box], None] | None = None
    signs: Mapping[str, str] = field(default_factory=dict)
    laid_out: frozenset[str] = frozenset()
    posed: frozenset[str] = frozenset()
