"""Positions as pictures and as text; everything here is a pure function of a `Picture`, or of a view and words.

`GAMES` names the games that can be shown, each a package: another game is another name. A game's package, with its
drawing code, is loaded when the game is first shown.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from engine.core.types import Decision
from engine.core.view import View
from render.artist import Artist, Hand
from render.picture import DEFAULT_THEME, FULL, HAND, LAID_OUT_SPOT, NUMBERED_SPOT, POSTER, Mark, Picture, letter
from render.prose import describe as prose
from render.prose.words import Words

if TYPE_CHECKING:
    from render.canvas.canvas import Canvas

__all__ = [
    "DEFAULT_THEME",
    "FULL",
    "GAMES",
    "HAND",
    "LAID_OUT_SPOT",
    "NUMBERED_SPOT",
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
    "is_posed",
    "letter",
    "marks",
    "points",
    "reference",
    "spot_of",
]

GAMES: Final = ("caylus", "magna_carta", "catan_cards")

SHAPES: Final = (POSTER, FULL)
"""Shapes in which every position can be drawn."""


@cache
def artist_of(game: str) -> Artist[Any]:
    """Return the artist of a game; loading one takes a while the first time. Raises KeyError for an unknown game."""
    if game not in GAMES:
        raise KeyError(game)
    shown: Artist[Any] = import_module(f"render.{game}.artist").ARTIST
    return shown


def spot_of(game: str, decision: Decision, number: int) -> str:
    """Return the spot of an option by its number from 0: its place, or the box of its card; empty without any."""
    option = decision.ask.options[number]
    if not option.spot and "building" in option.data and decision.kind in artist_of(game).laid_out:
        return f"{LAID_OUT_SPOT}{number + 1}"
    return option.spot


def marks(view: View) -> tuple[Mark, ...]:
    """Return the spots and letters of the options of the only open question, if they have a place in the picture."""
    if len(view.decisions) != 1:
        return ()
    decision = view.decisions[0]
    spots = [spot_of(view.game, decision, number) for number in range(len(decision.ask.options))]
    placed = ((spot, letter(number)) for number, spot in enumerate(spots) if spot)
    return tuple(mark for mark in placed if not mark[0].startswith(NUMBERED_SPOT))


def draw(picture: Picture[View]) -> bytes:
    """Draw a picture as a PNG file. A game without posters shows its whole board instead of one.

    Raises KeyError for an unknown theme or shape, ValueError for a hand where the view has none.
    """
    return _painter(picture)(picture).png()


def _painter(picture: Picture[View]) -> Callable[[Picture[Any]], "Canvas"]:
    artist = artist_of(picture.view.game)
    painters = {FULL: artist.paint, POSTER: artist.poster or artist.paint}
    return _hand(picture.view).paint if picture.shape == HAND else painters[picture.shape]


def describe(view: View, words: Words, before: View | None = None, *, whole: bool = True) -> str:
    """Describe the whole position in a fixed order, ending with the questions and their options by letter.

    The changes since `before`, an earlier view of the same match, come first. Without `whole`, the text of `reference`
    is left out.
    """
    return prose.describe(artist_of(view.game).prose, view, words, before, whole=whole)


def reference(view: View, words: Words) -> str:
    """Return the long lists that hardly ever change, such as all buildings; empty if a game has none."""
    return prose.reference(artist_of(view.game).prose, view, words)


def alt(picture: Picture[View]) -> str:
    """Describe a picture at first glance, in at most 1,024 characters; with `before`, including the changes since then.

    A hand is described in full. Raises ValueError if the view has none.
    """
    view, words = picture.view, picture.words
    if picture.shape == HAND:
        return prose.hand_text(_hand(view).lines, view, words)
    return prose.alt(artist_of(view.game).prose, view, words, picture.before)


def has_hand(game: str) -> bool:
    """Return True if players of a game have hands that only they may see."""
    return game in GAMES and artist_of(game).hand is not None


def hand_suffices(game: str) -> bool:
    """Return True if the picture of a hand suffices for choices, so that the board is needed for places alone."""
    hand = artist_of(game).hand if has_hand(game) else None
    return hand is not None and hand.suffices


def is_posed(game: str, kind: str) -> bool:
    """Return True if questions of a kind concern something on the poster that a hand does not show."""
    return kind in artist_of(game).posed


def points(view: View) -> tuple[int, ...]:
    """Return the points of each seat: those of the result, or else those that everyone sees; empty if there are none."""
    if view.outcome is not None:
        return tuple(view.outcome.scores)
    visible = artist_of(view.game).points
    return () if visible is None else tuple(visible(view))


def _hand(view: View) -> Hand[Any]:
    hand = artist_of(view.game).hand
    if hand is None:
        raise ValueError(f"there are no hands in {view.game}")
    return hand
