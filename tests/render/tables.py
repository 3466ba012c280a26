"""What tests of pictures and texts need of every game, so that each of them is put to all."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain, cycle, islice
from typing import Any, Final, cast

import pytest
from msgspec.structs import replace
from PIL import ImageChops

import render
from bot.words import Catalogue, Words
from engine.catan_cards.view import CatanCardsView
from engine.caylus.view import CaylusView
from engine.magna_carta.view import MagnaCartaView
from render import Mark, Picture, View
from render.canvas.canvas import Box, Canvas
from render.catan_cards.layout import arranged
from render.catan_cards.layout import layout as catan_cards_layout
from render.caylus.layout import layout as caylus_layout
from render.magna_carta import builders
from render.magna_carta.layout import layout as magna_carta_layout
from render.parts.layout import Layout
from tests.render import catan_cards, caylus, magna_carta
from tests.render.positions import NAMES, played

CATALOGUES: Final = Catalogue()
ODD_NAMES: Final = ("王小明", "محمد علي", "🎲🏰", "W" * 60, "a\u0301\u0302\u0303\u0304 \u200b\u202ex")


@dataclass(frozen=True, eq=False)
class Table:
    """A game: its numbers of seats, its options' combinations, positions fuller than it gets, and one without anything.

    `spots` are some of the places that a number can stand at.
    """

    game: str
    seats: tuple[int, ...]
    options: tuple[dict[str, str], ...]
    full: tuple[View, ...]
    start: Callable[..., View]
    spots: tuple[str, ...]

    @property
    def usual(self) -> int:
        """Three players, or as many as there can be."""
        return min(3, self.seats[-1])

    def drawn(self, seats: int, many: int, every: int = 3, own: bool = False) -> Iterator[View]:
        """So many positions of random games."""
        games = (
            played(self.game, seats, 100 + game, every, own, **options)
            for game, options in enumerate(cycle(self.options))
        )
        return islice(chain.from_iterable(games), many)

    def busy(self, seats: int, seed: int = 3, part: float = 0.55) -> View:
        """The position after that part of a random game."""
        return _after(self.game, seats, seed, part)


TABLES: Final = (
    Table(
        "caylus",
        (2, 3, 4, 5),
        (
            {"favours": "royal", "jeweler": "on"},
            {"favours": "simplified", "jeweler": "off"},
            {"favours": "royal", "jeweler": "off"},
        ),
        (caylus.crowded(5), caylus.crowded(4, 13)),
        caylus.start,
        ("castle", "special.gate", "special.stables", "road.3", "favour.deniers", "stock.w_mason"),
    ),
    Table(
        "magna_carta",
        (2, 3, 4),
        ({"rules": "standard"}, {"rules": "beginner"}),
        (
            magna_carta.crowded(4, 40),
            magna_carta.crowded(4, 52),
            magna_carta.crowded(3, 26),
            magna_carta.crowded(2, 18, beginner=True),
        ),
        magna_carta.start,
        ("castle", "road.1", "road.4", "prestige.hotel", "prestige.cathedral"),
    ),
    Table(
        "catan_cards",
        (2,),
        ({"mode": "base"}, {"mode": "themed"}, {"mode": "tournament"}),
        (
            catan_cards.crowded("themed", 5),
            catan_cards.crowded("tournament", 9),
            catan_cards.crowded("base", 2),
            catan_cards.crowded("themed", 4, slots=2),
        ),
        catan_cards.start,
        ("stack.3", "axis.0.c31", "region.1.u31", "site.1.d30a", "row.harbor", "expansion.0.c31x"),
    ),
)


@cache
def _after(game: str, seats: int, seed: int, part: float) -> View:
    whole = list(played(game, seats, seed))
    return whole[int((len(whole) - 1) * part)]


EVERY_GAME: Final = pytest.mark.parametrize("table", TABLES, ids=[table.game for table in TABLES])
POSTERS: Final = tuple(table for table in TABLES if render.artist_of(table.game).poster)
EVERY_POSTER: Final = pytest.mark.parametrize("table", POSTERS, ids=[table.game for table in POSTERS])
WITH_A_ROAD: Final = pytest.mark.parametrize("table", TABLES[:2], ids=[table.game for table in TABLES[:2]])
"""Games whose cards or tiles lie along a road with a provost."""


def seated(view: View) -> int:
    """How many players a position has."""
    if isinstance(view, CatanCardsView):
        return len(view.principalities)
    assert isinstance(view, CaylusView | MagnaCartaView)
    return len(view.players)


@cache
def some(table: Table) -> tuple[View, ...]:
    """Positions of every number of seats, a few of each game, and those that are fuller than any game gets."""
    drawn = (
        played(table.game, seats, seats, 37, False, **options)
        for seats, options in zip(table.seats, cycle(table.options), strict=False)
    )
    return (*chain.from_iterable(drawn), *table.full)


def words(locale: str = "en", names: Sequence[str] = NAMES) -> Words:
    """A language at a table of these players."""
    return CATALOGUES.words(locale).at(names)


def painted(
    view: View,
    said: Words | None = None,
    theme: str = "day",
    numbers: Sequence[Mark] = (),
    before: View | None = None,
) -> Canvas:
    """The whole board before it is encoded, in English unless words are given."""
    picture = Picture(view, said or words(), theme, tuple(numbers), render.FULL, before)
    canvas: Canvas = render.artist_of(view.game).paint(picture)
    return canvas


def poster(
    view: View, said: Words | None = None, theme: str = "day", numbers: Sequence[Mark] = (), before: View | None = None
) -> Canvas:
    """The poster before it is encoded, in English unless words are given."""
    drawn = render.artist_of(view.game).poster
    assert drawn is not None
    canvas: Canvas = drawn(Picture(view, said or words(), theme, tuple(numbers), before=before))
    return canvas


def traced(view: View, before: View) -> Box:
    """The smallest box around all that looks different because of `before`."""
    return differing(*(painted(view, before=each) for each in (None, before)))


def differing(one: Canvas, other: Canvas) -> Box:
    """The smallest box around all in which two pictures differ."""
    changed = ImageChops.difference(one.image, other.image).getbbox()
    assert changed is not None
    left, top, right, bottom = changed
    return Box(left, top, right - left, bottom - top)


def painted_hand(view: View, said: Words, theme: str = "day", numbers: Sequence[Mark] = ()) -> Canvas:
    """The viewer's hand before it is encoded."""
    hand = render.artist_of(view.game).hand
    assert hand is not None
    canvas: Canvas = hand.paint(Picture(view, said, theme, tuple(numbers), render.HAND))
    return canvas


def alt(view: View, said: Words, before: View | None = None) -> str:
    """What a board shows in words."""
    return render.alt(Picture(view, said, before=before))


def hand_text(view: View, said: Words) -> str:
    """What the viewer's hand shows in words."""
    return render.alt(Picture(view, said, shape=render.HAND))


def placed(view: View) -> Layout:
    """Where everything lies."""
    if isinstance(view, CaylusView):
        stock = (id for id, left in view.stock.items() if left or id != "s_jeweler" or view.options["jeweler"] == "on")
        return caylus_layout(len(view.players), tuple(stock))
    if isinstance(view, CatanCardsView):
        return catan_cards_layout(*arranged(view))
    assert isinstance(view, MagnaCartaView)
    return magna_carta_layout(len(view.players), len(view.road), tuple(builders(view)))


def changed(view: View, **fields: object) -> View:
    """The view with other values in some fields."""
    other: View = replace(cast(Any, view), **fields)
    return other


def whole(canvas: Canvas) -> Box:
    """All of a picture."""
    return Box(0, 0, *canvas.image.size)


def overlap(one: Box, other: Box) -> bool:
    """Whether two boxes share a pixel."""
    return one.x < other.right and other.x < one.right and one.y < other.bottom and other.y < one.bottom


def inside(inner: Box, outer: Box) -> bool:
    """Whether a box leaves another nowhere."""
    return inner.x >= outer.x and inner.y >= outer.y and inner.right <= outer.right and inner.bottom <= outer.bottom
