"""The layout of the table of the Catan Card Game, as plain data: the id of a spot -> its box.

The ids are those of `Option.spot` (`site.0.u30a`, `region.1.d31`, `stack.3`), and further ones for places without
options: `header`, `panel.0` (a principality), `card.0` (a player's card), `panel.table`, `die`, `event`,
`supply.road`. A principality is a grid: a column for every settlement and for every road, rows from the outer upper
sites to the outer lower ones. A row of many columns is cut into bands, one below the other.
"""

from collections.abc import Collection, Iterator, Sequence
from typing import Final, NamedTuple

from engine.catan_cards.view import (
    CENTRE_COSTS,
    FACE_UP_CARDS,
    RESOURCES,
    CardPlace,
    CatanCardsView,
    PrincipalityView,
)
from engine.core.types import Seat
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box
from render.parts.layout import BOARD_GAP, BOARD_MARGIN, HEADER_HEIGHT, SIDE_WIDTH, Layout, Places, laid
from render.picture import letter

PRINCIPALITY_WIDTH: Final = 1240
"""Width of a principality's panel."""

EXTRA_HEADER_HEIGHT: Final = 52
"""Extra height of the heading, compared with other games: some questions are long."""

MAX_BAND_COLUMNS: Final = 13

SITE_UNITS, ROAD_UNITS = 4, 3
"""Relative widths of columns of settlements and of roads."""

MAX_UNIT: Final = 72
"""Greatest unit of these widths: a short principality does not become taller than it need be."""

MAX_BANDED_UNIT: Final = 26
"""Greatest unit in a principality with several bands: wider cards are welcome, a taller board is not."""

TAB_HEIGHT: Final = 24
"""Height of a row of second sites while none of them is taken or on offer."""

MAX_CARD_RATIO: Final = 1.15
"""Greatest height of a card, its width being 1, if there is more room than the principalities need."""

MIN_BROWN_HEIGHT: Final = 66
"""Least height of a brown card if two are beside a region."""

OUTER_SLOTS: Final = ("b", "x", "y")
"""Endings of the places of a city's second sites and of brown cards."""

PRINCIPALITY_SPOTS: Final = {"region", "site", "brown", "axis", "expansion"}
"""First parts of the spots within a principality."""

FIRST_COLUMN: Final = 19
"""The column of a principality that is named A: no row of settlements can reach further to the left."""

COLUMN_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Letters that look like no number. A row cannot reach so far on both sides that two columns share a letter."""

ROWS: Final = {"ub": 1, "ux": 1, "ua": 2, "u": 2, "c": 3, "d": 4, "da": 4, "dx": 5, "db": 5, "uy": 6, "dy": 7, "cx": 8}
"""Numbers of a column's places from the top, and of the rare ones after these; each column has one kind of slots."""

PANEL_PAD: Final = 10
CELL_GUTTER: Final = 3
"""Room on each side of a line between two columns or rows."""

PLAYER_CARD_HEIGHT: Final = 198
"""Height of a player's card."""

PILE_SIZE: Final = (80, 100)
DISCARD_WIDTH: Final = 140
EVENT_WIDTH: Final = 308
FACE_UP_WIDTH: Final = 140
TABLE_GAP: Final = 8
"""Sizes on the table: a die or pile; the widths of a discard, of the event, of a face-up card; the distance between."""


class Extent(NamedTuple):
    """The extent of a principality: columns from `left` to `right`, and those with an outer place in use or on offer.

    `cities` are the columns with second sites, `slots` is the number of places for brown cards beside each region.
    """

    seat: int
    left: int
    right: int
    upper: tuple[int, ...]
    lower: tuple[int, ...]
    cities: tuple[int, ...]
    slots: int


class Piles(NamedTuple):
    """Contents of the table beside the dice: stacks, discards, face-up cards, and discarded cards on offer."""

    stacks: int
    discards: int
    row: tuple[str, ...]
    offered: tuple[str, ...]


def extent(area: PrincipalityView, slots: int, offered: Collection[str] = ()) -> Extent:
    """Return the extent of a principality, with room for the next roads, settlements and regions."""
    columns = [CardPlace.parse(each.place).column for each in area.centre]
    taken = map(CardPlace.parse, (*(card.place for card in area.cards), *offered))
    outer = [place for place in taken if place.slot in OUTER_SLOTS]
    upper, lower = (tuple(sorted({place.column for place in outer if place.side == side})) for side in "ud")
    cities = tuple(sorted({place.column for place in map(CardPlace.parse, area.sites) if place.slot == "b"}))
    return Extent(area.seat, min(columns) - 1, max(columns) + 1, upper, lower, cities, slots)


def arranged(view: CatanCardsView) -> tuple[tuple[Extent, ...], Piles]:
    """Return the arguments of a layout: both principalities (the first seat's at the top for all), and the table."""
    slots = 0 if view.options["mode"] == "base" else int(view.options["brown_slots"])
    extents = tuple(extent(area, slots, on_offer(view, area.seat)) for area in view.principalities)
    discarded = tuple(dict.fromkeys(spot[1] for spot in _spots(view) if spot[0] == "discard"))
    return extents, Piles(len(view.stacks), len(view.discards), tuple(dict.fromkeys(view.row)), discarded)


def on_offer(view: CatanCardsView, seat: Seat) -> tuple[str, ...]:
    """Return the places of a principality that are on offer."""
    return tuple(spot[2] for spot in _spots(view) if spot[0] in PRINCIPALITY_SPOTS and spot[1] == str(seat))


def _spots(view: CatanCardsView) -> Iterator[list[str]]:
    """Yield the spots of all readable options, split into their parts."""
    return (option.spot.split(".") for decision in view.decisions for option in decision.ask.options if option.spot)


def mark(spot: str) -> str:
    """Return the mark of a place in a principality, of a card in a hand or on the table, or of a resource.

    A place has the letter of its column and the number of its row, in the second player's principality the other way
    round: `L2` and `2L`.
    """
    kind, _, which = spot.partition(".")
    seat, _, place = which.partition(".")
    if kind in PRINCIPALITY_SPOTS:
        at = CardPlace.parse(place)
        column = COLUMN_LETTERS[(at.column - FIRST_COLUMN) % len(COLUMN_LETTERS)]
        row = ROWS[at.side + at.slot]
        return f"{row}{column}" if int(seat) else f"{column}{row}"
    if kind == "hand":
        return letter(int(which) - 1)
    if kind == "goods":
        return letter(RESOURCES.index(place))
    return f"{FACE_UP_CARDS.index(which) + 1}" if kind == "row" else ""


@drawn_once
def layout(extents: tuple[Extent, ...], piles: Piles) -> Layout:
    """Lay out a table: on the left heading, table and players' cards, on the right the principalities."""
    header = Box(BOARD_MARGIN, BOARD_MARGIN, SIDE_WIDTH, HEADER_HEIGHT + EXTRA_HEADER_HEIGHT)
    above, below = extents
    places = {
        "header": header,
        f"card.{above.seat}": header._replace(y=header.bottom + BOARD_GAP, h=PLAYER_CARD_HEIGHT),
    }
    places |= _table(header._replace(y=_bottom(places) + BOARD_GAP), piles)
    places[f"card.{below.seat}"] = header._replace(y=_bottom(places) + BOARD_GAP, h=PLAYER_CARD_HEIGHT)
    line = Box(header.right + BOARD_GAP, BOARD_MARGIN, PRINCIPALITY_WIDTH, 0)
    lands = _both(line, extents, 0)
    room = _bottom(places) - _bottom(lands)
    if room > 0:
        lands = _both(line, extents, int(room / sum(map(_card_rows, extents))))
    return laid(places | lands)


def _both(line: Box, extents: tuple[Extent, ...], taller: int) -> Places:
    """Return the principalities, one below the other; `taller` is added to the least height of their cards."""
    places: Places = {}
    cut = grid(extents, taller)
    for each in extents:
        places |= _principality(line, each, cut)
        line = line._replace(y=places[f"panel.{each.seat}"].bottom + BOARD_GAP)
    return places


def _card_rows(own: Extent) -> float:
    """Count the rows of cards in all bands of a principality; the row in the middle of each counts three quarters."""
    return sum(
        2.75 + sum(any(column in band for column in outer) for outer in (own.upper, own.lower)) for band in _bands(own)
    )


def _bottom(places: Places) -> int:
    return max(box.bottom for box in places.values())


class Grid(NamedTuple):
    """The division of both principalities: the widths of settlement and road columns, and the heights of the rows."""

    site: int
    road: int
    card: int
    axis: int


def grid(extents: Sequence[Extent], taller: int = 0) -> Grid:
    """Return the columns and rows of both principalities, for the longer one."""
    longest = max(map(_abreast, extents))
    unit = min(MAX_UNIT, (PRINCIPALITY_WIDTH - 2 * PANEL_PAD) * 2 // (longest * (SITE_UNITS + ROAD_UNITS) + 1))
    banded = any(_abreast(each) < _columns(each) for each in extents)
    card = 50 + min(unit, MAX_BANDED_UNIT if banded else unit) * 3 // 2
    card = max(card, min(card + taller, int(unit * SITE_UNITS * MAX_CARD_RATIO)))
    return Grid(unit * SITE_UNITS, unit * ROAD_UNITS, card, card * 3 // 4)


def _abreast(own: Extent) -> int:
    """Return the number of columns in a band, so that all bands are equally long."""
    bands = -(-_columns(own) // MAX_BAND_COLUMNS)
    return -(-_columns(own) // bands)


def _columns(own: Extent) -> int:
    return own.right - own.left + 1


def _bands(own: Extent) -> Iterator[range]:
    """Yield the columns of each band."""
    abreast = _abreast(own)
    for first in range(own.left, own.right + 1, abreast):
        yield range(first, min(own.right, first + abreast - 1) + 1)


def _principality(line: Box, own: Extent, cut: Grid) -> Places:
    """Return the panel of a principality, at the top of `line` and as wide as it, and all places on it."""
    places: Places = {}
    y = line.y + PANEL_PAD
    for columns in _bands(own):
        band = dict(_band(own, cut, columns, y))
        room = max(box.right for box in band.values()) - min(box.x for box in band.values())
        shift = line.x + (line.w - room) // 2 - min(box.x for box in band.values())
        places |= {id: box.moved(shift, 0) for id, box in band.items()}
        y = _bottom(band) + PANEL_PAD
    return {f"panel.{own.seat}": line._replace(h=y - line.y)} | places


def _band(own: Extent, cut: Grid, columns: range, top: int) -> Iterator[tuple[str, Box]]:
    """Yield the places of these columns, from the left edge on."""
    seat, x = own.seat, 0
    rows = _rows(own, cut, columns, top)
    for column in columns:
        wide = cut.road if column % 2 else cut.site
        cell = {row: Box(x, y, wide, high).inset(CELL_GUTTER) for row, (y, high) in rows.items() if high}
        yield f"axis.{seat}.c{column}", cell["c"]
        if column % 2:
            yield f"expansion.{seat}.c{column}x", cell["c"]
        for side in "ud":
            outer = cell.get(f"{side}.outer")
            if column % 2 == 0:
                yield f"site.{seat}.{side}{column}a", cell[side]
                if outer and column in own.cities:
                    high = min(outer.h, cell[side].h)
                    y = outer.y if side == "d" else outer.bottom - high
                    yield f"site.{seat}.{side}{column}b", outer._replace(y=y, h=high)
                continue
            yield f"region.{seat}.{side}{column}", cell[side]
            for number in range(own.slots if outer else 0):
                assert outer is not None
                high = outer.h // own.slots
                y = outer.y + number * high if side == "d" else outer.bottom - (number + 1) * high
                yield f"brown.{seat}.{side}{column}{'xy'[number]}", outer._replace(y=y, h=high)
        x += wide


def _rows(own: Extent, cut: Grid, columns: range, top: int) -> dict[str, tuple[int, int]]:
    """Return the top and height of every row of a band; the height is 0 for an outer row that is not needed."""
    cities = any(column in columns for column in own.cities)
    free = TAB_HEIGHT + 2 * CELL_GUTTER if cities else 0
    taken = max(cut.card, own.slots * MIN_BROWN_HEIGHT)
    heights = {
        "u.outer": taken if any(column in columns for column in own.upper) else free,
        "u": cut.card,
        "c": cut.axis,
        "d": cut.card,
        "d.outer": taken if any(column in columns for column in own.lower) else free,
    }
    rows, y = {}, top
    for row, high in heights.items():
        rows[row] = (y, high)
        y += high
    return rows


def _table(line: Box, piles: Piles) -> Places:
    """Return everything between the players, in rows as wide as `line`."""
    wide, high = PILE_SIZE
    items: list[tuple[str, int]] = [
        ("face", wide),
        ("die", wide),
        ("event", EVENT_WIDTH),
        ("knight", wide),
        ("windmill", wide),
    ]
    items += [(f"supply.{kind}", wide) for kind in CENTRE_COSTS]
    items += [("regions", wide), ("events", wide)]
    items += [(f"stack.{number}", wide) for number in range(1, piles.stacks + 1)]
    items += [(f"pile.{number}", DISCARD_WIDTH) for number in range(piles.discards)]
    items += [(f"row.{card}", FACE_UP_WIDTH) for card in piles.row]
    items += [(f"discard.{card}", FACE_UP_WIDTH) for card in piles.offered]
    places: Places = {}
    x, y = line.x + PANEL_PAD, line.y + PANEL_PAD
    for id, each in items:
        if x + each > line.right - PANEL_PAD:
            x, y = line.x + PANEL_PAD, y + high + PANEL_PAD
        places[id] = Box(x, y, each, high)
        x += each + TABLE_GAP
    return {"panel.table": line._replace(h=y + high + PANEL_PAD - line.y)} | places
