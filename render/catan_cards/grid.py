"""The grid of a principality: a column for each settlement and each road, rows for cards above and below them."""

from collections.abc import Collection
from typing import Final, NamedTuple

from engine.catan_cards.view import CardPlace, PrincipalityView
from render.canvas.canvas import Box

SITE_UNITS, ROAD_UNITS = 4, 3
"""Relative widths of columns of settlements and of roads."""

OUTER_SLOTS: Final = ("b", "x", "y")
"""Suffixes of the places of a city's second sites and of brown cards."""

MAX_LAND_UNIT: Final = 52
"""The largest unit of a column's width."""

AXIS_RATIO: Final = 0.7
"""Height of the middle row, relative to a card."""

MAX_LAND_RATIO: Final = 1.6
"""Maximum height of a card, relative to its width."""

MAX_ROW_HEIGHT: Final = 176

Cells = dict[str, Box]


class Spacing(NamedTuple):
    """Room around a grid, around each place, and between two rows of cards with marks, which cover only their own."""

    pad: int
    gutter: int
    ledge: int


ROOMY: Final = Spacing(10, 4, 18)
TIGHT: Final = Spacing(7, 2, 0)
"""Spacings of a poster and of a whole table."""


class LandCut(NamedTuple):
    """The cut of a principality: its columns, its outer rows, and whether two brown cards share a place."""

    left: int
    right: int
    outer: tuple[str, ...]
    halved: bool

    @property
    def columns(self) -> range:
        """Return the columns."""
        return range(self.left, self.right + 1)

    @property
    def across(self) -> int:
        """Return the width in units."""
        return sum(ROAD_UNITS if column % 2 else SITE_UNITS for column in self.columns)

    @property
    def down(self) -> float:
        """Return the height in cards."""
        return 2 + len(self.outer) + AXIS_RATIO


def cells(area: PrincipalityView, box: Box, offered: Collection[str] = (), spacing: Spacing = ROOMY) -> Cells:
    """Return the box of every place by its name, free places on offer included."""
    cut, pad = cut_of(area, offered), spacing.pad
    unit = min(MAX_LAND_UNIT, (box.w - 2 * pad) // cut.across)
    ledge = spacing.ledge if any(not CardPlace.parse(place).in_row for place in offered) else 0
    rows = _rows(cut, unit, box.h - 2 * pad - ledge * (len(cut.outer) + 1))
    high = sum(rows.values()) + ledge * len(cut.outer)
    x, top = box.x + (box.w - unit * cut.across) // 2, box.y + (box.h - high + ledge // 2) // 2
    found: Cells = {}
    for column in cut.columns:
        wide = unit * (ROAD_UNITS if column % 2 else SITE_UNITS)
        y = top
        for row, tall in rows.items():
            found |= _row_places(row, column, Box(x, y, wide, tall).inset(spacing.gutter), cut.halved)
            y += tall + ledge * (row == "u.outer" or (row == "d" and "d" in cut.outer))
        x += wide
    return found


def cut_of(area: PrincipalityView, offered: Collection[str]) -> LandCut:
    """Return the columns and rows that are in use or on offer."""
    first, last = ends(area)
    reach = [first - (first % 2 == 0), last + (last % 2 == 0), *(CardPlace.parse(place).column for place in offered)]
    taken = map(CardPlace.parse, (*(card.place for card in area.cards), *offered))
    outer = [place for place in taken if place.slot in OUTER_SLOTS and not place.in_row]
    halved = any(place.slot == "y" for place in outer)
    return LandCut(
        min(reach), max(reach), tuple(side for side in "ud" if any(place.side == side for place in outer)), halved
    )


def ends(area: PrincipalityView) -> tuple[int, int]:
    """Return the columns of the first and the last card in the row."""
    columns = [CardPlace.parse(each.place).column for each in area.centre]
    return min(columns), max(columns)


def _rows(cut: LandCut, unit: int, room: int) -> dict[str, int]:
    """Return the height of every row, from the top."""
    high = min(int(unit * SITE_UNITS * MAX_LAND_RATIO), int(room / cut.down), MAX_ROW_HEIGHT)
    rows = {"u": high, "c": int(high * AXIS_RATIO), "d": high}
    if "u" in cut.outer:
        rows = {"u.outer": high, **rows}
    return rows | ({"d.outer": high} if "d" in cut.outer else {})


def _row_places(row: str, column: int, box: Box, halved: bool) -> Cells:
    """Return the places of a row in a column, by name."""
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
