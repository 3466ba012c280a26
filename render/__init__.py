"""Positions as pictures and as text; everything here is a pure function of a view and the words of a language.

`GAMES` has the painter and the describers of every game: another game is another line.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from engine.caylus.view import CaylusView
from render.canvas import Canvas
from render.caylus import paint
from render.caylus import text as caylus_text
from render.theme import THEMES, Theme
from render.words import Words

SHAPES: Final = ("tall", "wide")
BOARD: Final = "tall"
"""The shape that reads best at the width of a chat message (docs/decisions/rendering.md)."""

View = CaylusView
"""A view of any game."""

Mark = tuple[str, str]
"""A spot on the board and the number to write there."""


class Artist(NamedTuple):
    """What is needed to show one game."""

    paint: Callable[[View, Words, Theme, Sequence[Mark], str, View | None], Canvas]
    describe: Callable[[View, Words, View | None], str]
    alt: Callable[[View, Words, View | None], str]


GAMES: Final = {"caylus": Artist(paint, caylus_text.describe, caylus_text.alt)}


def draw(
    view: View,
    words: Words,
    theme: str = "day",
    marks: Iterable[Mark] = (),
    shape: str = BOARD,
    before: View | None = None,
) -> bytes:
    """Draw a position as a PNG file; equal arguments give equal bytes. Raises KeyError for an unknown theme or shape.

    With `before`, an earlier position of the same match, the picture shows what has changed since.
    """
    return GAMES[view.game].paint(view, words, THEMES[theme], tuple(marks), shape, before).png()


def describe(view: View, words: Words, before: View | None = None) -> str:
    """The whole position as text, in a fixed order; what is asked, with its numbered options, comes last.

    What has changed since `before`, an earlier view of the same match, comes first.
    """
    return GAMES[view.game].describe(view, words, before)


def alt(view: View, words: Words, before: View | None = None) -> str:
    """What the picture shows at first glance, at most 1,024 characters; with `before`, what changed since then."""
    return GAMES[view.game].alt(view, words, before)
