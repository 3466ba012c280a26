"""Positions as pictures and as text; everything here is a pure function of a `Picture`, or of a view and words.

`GAMES` names the games that can be shown, each a package: another game is another name. A game's package, with its
drawing code, is loaded when the game is first shown.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from engine.core.types import Decision, Option
from engine.core.view import View
from render.artist import Artist, Hand
from render.picture import (
    DEFAULT_THEME,
    FULL,
    HAND,
    LAID_OUT_SPOT,
    NUMBERED_SPOT,
    POSTER,
    Mark,
    Picture,
    letter,
    own_number,
)
from render.prose import describe as prose
from render.prose.phrases import option_label
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
    "marked_label",
    "marked_labels",
    "marks",
    "marks_of",
    "points",
    "reference",
    "spot_of",
]

GAMES: Final = ("caylus", "magna_carta", "catan_cards")

SHAPES: Final = (POSTER, FULL)
"""Shapes of picture that every position can be drawn in."""


@cache
def artist_of(game: str) -> Artist[Any]:
    """Return the artist of a game; loading one takes a while the first time. Raises KeyError for an unknown game."""
    if game not in GAMES:
        raise KeyError(game)
    shown: Artist[Any] = import_module(f"render.{game}.artist").ARTIST
    return shown


def spot_of(game: str, decision: Decision, number: int) -> str:
    """Return the spot of an option by its number from 0: its place, or the box of its card; empty if it has none."""
    option = decision.ask.options[number]
    if not option.spot and "building" in option.data and decision.kind in artist_of(game).laid_out:
        return f"{LAID_OUT_SPOT}{number + 1}"
    return option.spot


def marks_of(game: str, decision: Decision) -> tuple[Mark, ...]:
    """Return the spot and the mark of each option, which is empty without a place.

    A place has one mark for the whole game. Cards that are laid out for this question alone have letters in their
    order.
    """
    spots = [spot_of(game, decision, number) for number in range(len(decision.ask.options))]
    if decision.kind in artist_of(game).unmarked:
        return tuple((spot, "") for spot in spots)
    return tuple((spot, _mark(game, spot) or _letter_in_question(spot, number)) for number, spot in enumerate(spots))


def _mark(game: str, spot: str) -> str:
    return own_number(spot) or artist_of(game).mark(spot)


def _letter_in_question(spot: str, number: int) -> str:
    return letter(number) if spot and not spot.startswith(NUMBERED_SPOT) else ""


def marks(view: View) -> tuple[Mark, ...]:
    """Return the marks of all places that the open questions offer, each once."""
    found = (mark for decision in view.decisions for mark in marks_of(view.game, decision) if mark[1])
    return tuple(dict.fromkeys(found))


def marked_labels(words: Words, game: str, decision: Decision) -> Iterator[str]:
    """Yield the names of a question's options, each after the mark of its place, as on buttons and in menus."""
    for option, mark in zip(decision.ask.options, marks_of(game, decision), strict=True):
        yield marked_label(words, game, decision.kind, option, mark)


def marked_label(words: Words, game: str, kind: str, option: Option, marked: Mark | None = None) -> str:
    """Name an option after the mark of its place; without `marked`, which only its question knows, by its fixed mark.

    The words of an option with a number have that number in them.
    """
    spot, mark = (option.spot, _mark(game, option.spot)) if marked is None else marked
    name = option_label(words, game, kind, option)
    return f"{mark} · {name}" if mark and not own_number(spot) else name


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
    """Describe the whole position in a fixed order, ending with the questions and their options.

    The changes since `before`, an earlier view of the same match, come first. Without `whole`, the text of `reference`
    is left out.
    """
    return prose.describe(artist_of(view.game).prose, view, words, marked_labels, before, whole=whole)


def reference(view: View, words: Words) -> str:
    """Return the long lists that rarely change, such as all buildings; empty if a game has none."""
    return prose.reference(artist_of(view.game).prose, view, words)


def purses(view: View, words: Words) -> Iterable[str]:
    """Return a sentence for each player with points and goods."""
    return artist_of(view.game).prose.purses(view, words)


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
    """Return each seat's points: those of the result, or else the public ones; empty if there are none."""
    if view.outcome is not None:
        return tuple(view.outcome.scores)
    visible = artist_of(view.game).points
    return () if visible is None else tuple(visible(view))


def _hand(view: View) -> Hand[Any]:
    hand = artist_of(view.game).hand
    if hand is None:
        raise ValueError(f"there are no hands in {view.game}")
    return hand
