"""Artists: each game's `artist` module has one as its `ARTIST`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Generic, TypeVar

from engine.core.view import View
from render.picture import Picture
from render.prose.describe import Prose
from render.prose.words import Words

if TYPE_CHECKING:
    from render.canvas.canvas import Box, Canvas

V = TypeVar("V", bound=View)


def no_mark(spot: str) -> str:
    """Return an empty mark, for games without fixed places."""
    return ""


@dataclass(frozen=True)
class Hand(Generic[V]):
    """The functions that show the hands of one game.

    `lines` yields the text of a hand, with the effects of cards if the third argument is true. A hand that `suffices`
    shows everything its owner needs in order to choose, goods included: the board is needed only to choose a place, and
    for the questions in `Artist.posed`.
    """

    paint: Callable[[Picture[V]], Canvas]
    lines: Callable[[V, Words, bool], Iterable[str]]
    suffices: bool = False


@dataclass(frozen=True)
class Artist(Generic[V]):
    """The functions that show one game; `hand` is None if players hide nothing in their hands.

    `paint` draws the whole board, and `poster` the picture for the current question, of size
    `render.parts.poster.POSTER_SIZE`. `backdrop` draws the background of the podium into a box. `signs` maps each
    source of points to an item for `render.parts.pieces.row`. `laid_out` are the kinds of question whose cards are
    nowhere on the table: the hand shows them side by side, with their letters. `posed` are those that concern something
    on the poster that a hand does not show. `points` returns each seat's public points; it is None if a game shows
    none. `mark` returns the letters or number of a spot, the same for the whole game; empty for a spot that only one
    question uses. `unmarked` are the kinds of question whose options are all at one place, which needs no mark.
    """

    paint: Callable[[Picture[V]], Canvas]
    prose: Prose[V]
    hand: Hand[V] | None = None
    poster: Callable[[Picture[V]], Canvas] | None = None
    backdrop: Callable[[Canvas, V, Box], None] | None = None
    signs: Mapping[str, str] = field(default_factory=dict)
    laid_out: frozenset[str] = frozenset()
    posed: frozenset[str] = frozenset()
    points: Callable[[V], Sequence[int]] | None = None
    mark: Callable[[str], str] = no_mark
    unmarked: frozenset[str] = frozenset()
