"""Positions as pictures and as text; everything here is a pure function of a `Picture`, or of a view and words.

`GAMES` names the games that can be shown, each a package: another game is another name. A game's package, and with it what
draws, is loaded when the game is first shown.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from engine.core.view import View
from render.artist import Artist, Hand
from render.picture import DAY, FULL, HAND, NAMED, POSTER, Mark, Picture, letter, marks
from render.prose import describe as prose
from render.prose.words import Words

if TYPE_CHECKING:
    from render.canvas.canvas import Canvas

__all__ = [
    "DAY",
    "FULL",
    "GAMES",
    "HAND",
    "NAMED",
    "POSTER",
    "SHAPES",
    "Artist",
    "Hand",
    "Mark",
    "Picture",
    "View",
    "alt",
    "artist_of",
    "describe",
    "draw",
    "hand_suffices",
    "has_hand",
    "letter",
    "marks",
    "reference",
]

GAMES: Final = ("caylus", "magna_carta", "catan_cards")

SHAPES: Final = (POSTER, FULL)
"""The shapes in which every position can be drawn."""


@cache
def artist_of(game: str) -> Artist[Any]:
    """Who shows a game; loading one takes a while the first time. Raises KeyError for a game that cannot be shown."""
    if game not in GAMES:
        raise KeyError(game)
    shown: Artist[Any] = import_module(f"render.{game}.artist").ARTIST
    return shown


def draw(picture: Picture[View]) -> bytes:
    """Draw a picture as a PNG file. A game without posters shows its whole board in place of one.

    Raises KeyError for an unknown theme or shape, ValueError for a hand where the view has none.
    """
    return _painter(picture)(picture).png()


def _painter(picture: Picture[View]) -> Callable[[Picture[Any]], "Canvas"]:
    artist = artist_of(picture.view.game)
    painters = {FULL: artist.paint, POSTER: artist.poster or artist.paint}
    return _hand(picture.view).paint if picture.shape == HAND else painters[picture.shape]


def describe(view: View, words: Words, before: View | None = None, *, whole: bool = True) -> str:
    """The whole position as text, in a fixed order; what is asked, with its options by letter, comes last.

    What has changed since `before`, an earlier view of the same match, comes first. Without `whole`, what `reference` gives
    is left out.
    """
    return prose.describe(artist_of(view.game).prose, view, words, before, whole=whole)


def reference(view: View, words: Words) -> str:
    """The long lists that hardly ever change, such as all that can be built; empty where a game has none."""
    return prose.reference(artist_of(view.game).prose, view, words)


def alt(picture: Picture[View]) -> str:
    """What a picture shows at first glance, at most 1,024 characters; with `before`, what has changed since then.

    Of a hand all of it. Raises ValueError where the view has none.
    """
    view, words = picture.view, picture.words
    if picture.shape == HAND:
        return prose.hand_text(_hand(view).lines, view, words)
    return prose.alt(artist_of(view.game).prose, view, words, picture.before)


def has_hand(game: str) -> bool:
    """Whether players of a game have hands that only they may see."""
    return game in GAMES and artist_of(game).hand is not None


def hand_suffices(game: str) -> bool:
    """Whether the picture of a hand has all that its owner chooses by, so that the board is needed for places alone."""
    hand = artist_of(game).hand if has_hand(game) else None
    return hand is not None and hand.suffices


def _hand(view: View) -> Hand[Any]:
    hand = artist_of(view.game).hand
    if hand is None:
        raise ValueError(f"there are no hands in {view.game}")
    return hand
