"""Where the places of a principality lie on a poster: as large as they can be in a box, and no more of them than are needed."""

from collections.abc import Collection
from typing import Final, NamedTuple

from engine.catan_cards.view import Place, PrincipalityView
from render.canvas.canvas import Box
from render.catan_cards.layout import OUTER, ROAD, SITE
from render.catan_cards.poster.look import ends

MOST: Final = 52
"""The largest unit of a column's width."""

AXIS: Final = 0.7
"""How high the row in the middle is, a card being 1."""

TALL: Final = 1.6
"""The most height of a card, its width being 1."""

HIGHEST: Final = 176
GUTTER: Final = 4
LEDGE: Final = 18
"""What is between two rows of cards that have letters, so that these stand on no card but their own."""

PAD: Final = 10

Cells = dict[str, Box]


class Cut(NamedTuple):
    """How a principality is cut: its columns, the outer rows that it has, and whether two brown cards share a place."""

    left: int
    right: int
    outer: tuple[str, ...]
    halved: bool


def cells(area: PrincipalityView, box: Box, offered: Collection[str] = ()) -> Cells:
    """The box of every place, by the place's name; those on `offer` are there though nothing lies there yet."""
    cut = _cut(area, offered)
    spanned = range(cut.left, cut.right + 1)
    across = sum(ROAD if column % 2 else SITE for column in spanned)
    unit = min(MOST, (box.w - 2 * PAD) // across)
    ledge = LEDGE if any(not Place.parse(place).in_row for place in offered) else 0
    rows = _rows(cut, unit, box.h - 2 * PAD - ledge * (len(cut.outer) + 1))
    high = sum(rows.values()) + ledge * len(cut.outer)
    x, top = box.x + (box.w - unit * across) // 2, box.y + (box.h - high + ledge // 2) // 2
    found: Cells = {}
    for column in spanned:
        wide = unit * (ROAD if column % 2 else SITE)
        y = top
        for row, tall in rows.items():
            found |= _places(row, column, Box(x, y, wide, tall).inset(GUTTER), cut.halved)
            y += tall + ledge * (row == "u.outer" or (row == "d" and "d" in cut.outer))
        x += wide
    return found


def columns(area: PrincipalityView, offered: Collection[str] = ()) -> int:
    """How many columns a principality has."""
    cut = _cut(area, offered)
    return cut.right - cut.left + 1


def _cut(area: PrincipalityView, offered: Collection[str]) -> Cut:
    """Columns and rows that something lies in, or is on offer for."""
    first, last = ends(area)
    reach = [first - (first % 2 == 0), last + (last % 2 == 0), *(Place.parse(place).column for place in offered)]
    taken = map(Place.parse, (*(card.place for card in area.cards), *offered))
    outer = [place for place in taken if place.slot in OUTER and not place.in_row]
    halved = any(place.slot == "y" for place in outer)
    return Cut(
        min(reach), max(reach), tuple(side for side in "ud" if any(place.side == side for place in outer)), halved
    )


def _rows(cut: Cut, unit: int, room: int) -> dict[str, int]:
    """The height of every row, from the top."""
    cards = 2 + len(cut.outer)
    high = min(int(unit * SITE * TALL), int(room / (cards + AXIS)), HIGHEST)
    rows = {"u": high, "c": int(high * AXIS), "d": high}
    if "u" in cut.outer:
        rows = {"u.outer": high, **rows}
    return rows | ({"d.outer": high} if "d" in cut.outer else {})


def _places(row: str, column: int, box: Box, halved: bool) -> Cells:
    """The places of a row in a column, by name."""
    side, _, outer = row.partition(".")
    at = f"{side}{column}"
    if side == "c":
        return {at: box, f"{at}x": box}
    if column % 2 == 0:
        return {f"{at}{'b' if outer else 'a'}": box}
    if not outer:
        return {at: box}
    if not halved:
        return {f"{at}x": box}
    inner = box._replace(h=box.h // 2 - 1)
    other = inner._replace(y=box.bottom - inner.h)
    return {f"{at}x": other, f"{at}y": inner} if side == "u" else {f"{at}x": inner, f"{at}y": other}
