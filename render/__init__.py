"""Positions as pictures and as text; everything here is a pure function of a view and the words of a language.

`GAMES` has the painters and the describers of every game: another game is another line.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from engine.catan_cards.view import CatanCardsView
from engine.caylus.view import CaylusView
from engine.magna_carta.view import MagnaCartaView
from render import catan_cards, caylus, magna_carta
from render.canvas import Canvas
from render.catan_cards import hand as catan_cards_hand
from render.catan_cards import text as catan_cards_text
from render.caylus import text as caylus_text
from render.magna_carta import hand as magna_carta_hand
from render.magna_carta import text as magna_carta_text
from render.marks import Mark
from render.theme import THEMES, Theme
from render.view import View
from render.words import Words

__all__ = [
    "BOARD",
    "GAMES",
    "SHAPES",
    "Artist",
    "Hand",
    "Mark",
    "View",
    "alt",
    "describe",
    "describe_hand",
    "draw",
    "draw_hand",
    "has_hand",
]

SHAPES: Final = ("tall", "wide")
BOARD: Final = "tall"
"""The shape that reads best at the width of a chat message (docs/decisions/rendering.md)."""

V = TypeVar("V", bound=View)


@dataclass(frozen=True)
class Hand(Generic[V]):
    """What is needed to show the hands of one game."""

    paint: Callable[[V, Words, Theme, Sequence[Mark]], Canvas]
    describe: Callable[[V, Words], str]


@dataclass(frozen=True)
class Artist(Generic[V]):
    """What is needed to show one game; `hand` is None where players hide nothing in their hands."""

    paint: Callable[[V, Words, Theme, Sequence[Mark], str, V | None], Canvas]
    describe: Callable[[V, Words, V | None], str]
    alt: Callable[[V, Words, V | None], str]
    hand: Hand[V] | None = None


_caylus = Artist[CaylusView](caylus.paint, caylus_text.describe, caylus_text.alt)
_magna_carta = Artist[MagnaCartaView](
    magna_carta.paint,
    magna_carta_text.describe,
    magna_carta_text.alt,
    Hand(magna_carta_hand.paint, magna_carta_hand.describe),
)
_catan_cards = Artist[CatanCardsView](
    catan_cards.paint,
    catan_cards_text.describe,
    catan_cards_text.alt,
    Hand(catan_cards_hand.paint, catan_cards_hand.describe),
)

# A view names its game, and so finds the artist who knows its class.
GAMES: Final[dict[str, Artist[Any]]] = {"caylus": _caylus, "magna_carta": _magna_carta, "catan_cards": _catan_cards}


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


def has_hand(game: str) -> bool:
    """Whether players of a game have hands that only they may see."""
    return game in GAMES and GAMES[game].hand is not None


def draw_hand(view: View, words: Words, theme: str = "day", marks: Iterable[Mark] = ()) -> bytes:
    """Draw the viewer's own hand as a PNG file. Raises ValueError when the view has none, KeyError for an unknown theme."""
    return _hand(view).paint(view, words, THEMES[theme], tuple(marks)).png()


def describe_hand(view: View, words: Words) -> str:
    """The viewer's own hand as text, at most 1,024 characters. Raises ValueError when the view has none."""
    return _hand(view).describe(view, words)


def _hand(view: View) -> Hand[Any]:
    hand = GAMES[view.game].hand
    if hand is None:
        raise ValueError(f"there are no hands in {view.game}")
    return hand
