"""Positions as pictures and as text; everything here is a pure function of a `Picture`, or of a view and words.

`GAMES` names the games that can be shown, each a package: another game is another name. A game's package, and with it what
draws, is loaded when the game is first shown.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from engine.core.types import Decision
from engine.core.view import View
from render.artist import Artist, Hand
from render.picture import DAY, FULL, HAND, NAMED, OFFERED, POSTER, Mark, Picture, letter
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
    "OFFERED",
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
    "reference",
    "spot_of",
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


def spot_of(game: str, decision: Decision, number: int) -> str:
    """Where pictures show the option of this number, counted from 0: its place, or where its card is laid out; empty if nowhere."""
    option = decision.ask.options[number]
    if not option.spot and "building" in option.data and decision.kind in artist_of(game).laid_out:
        return f"{OFFERED}{number + 1}"
    return option.spot


def marks(view: View) -> tuple[Mark, ...]:
    """Where a picture shows which letter: the options of the only open question that have a place on it."""
    if len(view.decisions) != 1:
        return ()
    decision = view.decisions[0]
    spots = [spot_of(view.game, decision, number) for number in range(len(decision.ask.options))]
    placed = ((spot, letter(number)) for number, spot in enumerate(spots) if spot)
    return tuple(mark for mark in placed if not mark[0].startswith(NAMED))


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


def is_posed(game: str, kind: str) -> bool:
    """Whether questions of a kind are about what the poster shows and a hand does not."""
    return kind in artist_of(game).posed


def _hand(view: View) -> Hand[Any]:
    hand = artist_of(view.game).hand
    if hand is None:
        raise ValueError(f"there are no hands in {view.game}")
    return hand
