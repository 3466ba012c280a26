"""Positions as pictures and as text; everything here is a pure function of a view and the words of a language.

`GAMES` names the games that can be shown, each a package: another game is another name. A game's package, and with it what
draws, is loaded when the game is first shown.
"""

from collections.abc import Iterable
from functools import cache
from importlib import import_module
from typing import Any, Final

from engine.core.view import View
from render.artist import Artist, Hand, Mark, letter
from render.canvas.theme import THEMES
from render.prose.words import Words

__all__ = [
    "BOARD",
    "FULL",
    "GAMES",
    "POSTER",
    "SHAPES",
    "Artist",
    "Hand",
    "Mark",
    "View",
    "alt",
    "artist_of",
    "describe",
    "describe_hand",
    "draw",
    "draw_hand",
    "hand_suffices",
    "has_hand",
    "letter",
]

GAMES: Final = ("caylus", "magna_carta", "catan_cards")

POSTER: Final = "poster"
"""The picture of 11:7 that answers the present question, large enough for a chat message (docs/decisions/rendering.md)."""

FULL: Final = "full"
"""The whole board, to be looked at in full size."""

SHAPES: Final = (POSTER, FULL, "tall", "wide")
BOARD: Final = "tall"
"""The shape that is drawn when none is named."""

LAYOUTS: Final = {FULL: "wide"}
"""The layout of a shape whose name it does not have."""


@cache
def artist_of(game: str) -> Artist[Any]:
    """Who shows a game; loading one takes a while the first time. Raises KeyError for a game that cannot be shown."""
    if game not in GAMES:
        raise KeyError(game)
    shown: Artist[Any] = import_module(f"render.{game}.artist").ARTIST
    return shown


def draw(
    view: View,
    words: Words,
    theme: str = "day",
    marks: Iterable[Mark] = (),
    shape: str = BOARD,
    before: View | None = None,
) -> bytes:
    """Draw a position as a PNG file; equal arguments give equal bytes. Raises KeyError for an unknown theme or shape.

    With `before`, an earlier position of the same match, the picture shows what has changed since. A game without a
    poster shows its whole board in place of it.
    """
    artist = artist_of(view.game)
    if shape == POSTER:
        if artist.poster is not None:
            return artist.poster(view, words, THEMES[theme], tuple(marks), before).png()
        shape = FULL
    return artist.paint(view, words, THEMES[theme], tuple(marks), LAYOUTS.get(shape, shape), before).png()


def describe(view: View, words: Words, before: View | None = None) -> str:
    """The whole position as text, in a fixed order; what is asked, with its numbered options, comes last.

    What has changed since `before`, an earlier view of the same match, comes first.
    """
    return artist_of(view.game).describe(view, words, before)


def alt(view: View, words: Words, before: View | None = None) -> str:
    """What the picture shows at first glance, at most 1,024 characters; with `before`, what changed since then."""
    return artist_of(view.game).alt(view, words, before)


def has_hand(game: str) -> bool:
    """Whether players of a game have hands that only they may see."""
    return game in GAMES and artist_of(game).hand is not None


def hand_suffices(game: str) -> bool:
    """Whether the picture of a hand has all that its owner chooses by, so that the board is needed for places alone."""
    hand = artist_of(game).hand if has_hand(game) else None
    return hand is not None and hand.suffices


def draw_hand(view: View, words: Words, theme: str = "day", marks: Iterable[Mark] = ()) -> bytes:
    """Draw the viewer's own hand as a PNG file. Raises ValueError when the view has none, KeyError for an unknown theme."""
    return _hand(view).paint(view, words, THEMES[theme], tuple(marks)).png()


def describe_hand(view: View, words: Words) -> str:
    """The viewer's own hand as text, at most 1,024 characters. Raises ValueError when the view has none."""
    return _hand(view).describe(view, words)


def _hand(view: View) -> Hand[Any]:
    hand = artist_of(view.game).hand
    if hand is None:
        raise ValueError(f"there are no hands in {view.game}")
    return hand
