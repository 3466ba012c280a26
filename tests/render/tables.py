"""Tools for tests of pictures and texts that run on every game."""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from itertools import chain, cycle, islice
from typing import Any, Final, cast

import pytest
from msgspec.structs import replace
from PIL import ImageChops

import render
from bot.words import Catalogue, Words
from render import Mark, Picture, View
from render.canvas.canvas import Box, Canvas, Label
from render.parts.layout import Layout
from tests.games import KITS
from tests.render.positions import NAMES, views_of_game
from tests.render.table import Table

CATALOGUES: Final = Catalogue()
ODD_NAMES: Final = ("王小明", "محمد علي", "🎲🏰", "W" * 60, "a\u0301\u0302\u0303\u0304 \u200b\u202ex")


TABLES: Final[tuple[Table, ...]] = tuple(import_module(kit.pictures).TABLE for kit in KITS.values() if kit.pictures)
EVERY_GAME: Final = pytest.mark.parametrize("table", TABLES, ids=[table.game for table in TABLES])
POSTERS: Final = tuple(table for table in TABLES if render.artist_of(table.game).poster)
EVERY_POSTER: Final = pytest.mark.parametrize("table", POSTERS, ids=[table.game for table in POSTERS])
WITH_A_ROAD: Final = pytest.mark.parametrize("table", TABLES[:2], ids=[table.game for table in TABLES[:2]])
"""Games whose cards or tiles are along a road with a provost."""


def _of(view: View) -> Table:
    return next(table for table in TABLES if table.game == view.game)


def count_players(view: View) -> int:
    """Return the number of players of a position."""
    return _of(view).players(view)


@cache
def some(table: Table) -> tuple[View, ...]:
    """Yield positions of every number of seats, a few of each game, and those that are fuller than in play."""
    drawn = (
        views_of_game(table.game, seats, seats, 37, False, **options)
        for seats, options in zip(table.seats, cycle(table.options), strict=False)
    )
    return (*chain.from_iterable(drawn), *table.full)


def words(locale: str = "en", names: Sequence[str] = NAMES) -> Words:
    """Return a language with the names of these players."""
    return CATALOGUES.words(locale).at(names)


def painted(
    view: View,
    said: Words | None = None,
    theme: str = "day",
    numbers: Sequence[Mark] = (),
    before: View | None = None,
) -> Canvas:
    """Return the whole board before it is encoded, in English by default."""
    picture = Picture(view, said or words(), theme, tuple(numbers), render.FULL, before)
    canvas: Canvas = render.artist_of(view.game).paint(picture)
    return canvas


def poster(
    view: View, said: Words | None = None, theme: str = "day", numbers: Sequence[Mark] = (), before: View | None = None
) -> Canvas:
    """Return the poster before it is encoded, in English by default."""
    drawn = render.artist_of(view.game).poster
    assert drawn is not None
    canvas: Canvas = drawn(Picture(view, said or words(), theme, tuple(numbers), before=before))
    return canvas


def box_of_changes(view: View, before: View) -> Box:
    """Return the smallest box around all differences that `before` makes."""
    return box_of_differences(*(painted(view, before=each) for each in (None, before)))


def box_of_differences(one: Canvas, other: Canvas) -> Box:
    """Return the smallest box around all differences of two pictures."""
    changed = ImageChops.difference(one.image, other.image).getbbox()
    assert changed is not None
    left, top, right, bottom = changed
    return Box(left, top, right - left, bottom - top)


def painted_hand(view: View, said: Words, theme: str = "day", numbers: Sequence[Mark] = ()) -> Canvas:
    """Return the viewer's hand before it is encoded."""
    hand = render.artist_of(view.game).hand
    assert hand is not None
    canvas: Canvas = hand.paint(Picture(view, said, theme, tuple(numbers), render.HAND))
    return canvas


def alt(view: View, said: Words, before: View | None = None) -> str:
    """Describe a board in words."""
    return render.alt(Picture(view, said, before=before))


def hand_text(view: View, said: Words) -> str:
    """Describe the viewer's hand in words."""
    return render.alt(Picture(view, said, shape=render.HAND))


def layout_of(view: View) -> Layout:
    """Return the layout of a view."""
    return _of(view).layout(view)


def changed(view: View, **fields: object) -> View:
    """Return the view with other values in some fields."""
    other: View = replace(cast(Any, view), **fields)
    return other


def whole_box(canvas: Canvas) -> Box:
    """Return the box of a whole picture."""
    return Box(0, 0, *canvas.image.size)


def overlap(one: Box, other: Box) -> bool:
    """Return True if two boxes share a pixel."""
    return one.x < other.right and other.x < one.right and one.y < other.bottom and other.y < one.bottom


def inside(inner: Box, outer: Box) -> bool:
    """Return True if a box is within another."""
    return inner.x >= outer.x and inner.y >= outer.y and inner.right <= outer.right and inner.bottom <= outer.bottom


def overlapping(labels: Sequence[Label]) -> list[tuple[str, str]]:
    """Return the texts of all pairs of labels whose boxes share a pixel; a text written twice in one place counts once."""
    found = []
    rows = sorted(set(labels), key=lambda label: label.box.y)
    for number, (text, box) in enumerate(rows):
        for other, below in islice(rows, number + 1, None):
            if below.y >= box.bottom:
                break
            if below.x < box.right and box.x < below.right:
                found.append((text, other))
    return found
