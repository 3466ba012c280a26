"""The layout of the table of the Catan Card Game, as plain data: the id of a spot -> its box.

The ids are those of `Option.spot` (`site.0.u30a`, `region.1.d31`, `stack.3`), and further ones for places without
options: `header`, `panel.0` (a principality), `card.0` (a player's card), `panel.turn`, `die`, `event`, `panel.table`,
`supply.road`. A principality is a grid: a column for every settlement and for every road, rows from the outer upper
sites to the outer lower ones. A row of many columns is split into bands, stacked from the top.
"""

from collections.abc import Collection, Iterator
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
from render.parts.layout import BOARD_GAP, BOARD_MARGIN, HEADER_HEIGHT, Layout, Places, laid
from render.picture import letter

BOARD_WIDTH: Final = 1060
"""Width between the margins, which makes the board as wide as a poster, with names of the same size."""

TURN_WIDTH: Final = 434
"""Width of the panel with dice and event, beside the heading."""

MAX_BAND_COLUMNS: Final = 13

SITE_UNITS, ROAD_UNITS = 4, 3
"""Relative widths of columns of settlements and of roads."""

MAX_UNIT: Final = 32
"""Maximum unit of these widths, so that a short principality is not needlessly tall."""

MAX_BANDED_UNIT: Final = 25
"""Maximum unit of heights in a principality with several bands: cards may become wider, but the board not taller."""

MAX_COLUMNS_BESIDE: Final = 5
"""Maximum number of columns for two principalities side by side."""

CARD_RATIO: Final = 0.95
AXIS_RATIO: Final = 0.7
"""Height of a card relative to its width, and of the middle row relative to a card."""

TAB_HEIGHT: Final = 24
"""Height of a row of second sites while none of them is taken or on offer."""

MIN_BROWN_HEIGHT: Final = 74
"""Minimum height of a brown card if two are beside a region."""

OUTER_SLOTS: Final = ("b", "x", "y")
"""Suffixes of the places of a city's second sites and of brown cards."""

PRINCIPALITY_SPOTS: Final = {"region", "site", "brown", "axis", "expansion"}
"""First parts of the spots within a principality."""

COLUMN_A: Final = 19
"""The column of a principality that is named A: no row of settlements can reach further to the left."""

COLUMN_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Letters that cannot be mistaken for digits. A row is never so long that two of its columns share a letter."""

ROWS: Final = {"ub": 1, "ux": 1, "ua": 2, "u": 2, "c": 3, "d": 4, "da": 4, "dx": 5, "db": 5, "uy": 6, "dy": 7, "cx": 8}
"""Row numbers of the places in a column: common places from the top, then rare ones."""

PANEL_PAD: Final = 10
CELL_GUTTER: Final = 3
"""Room on each side of a line between two columns or rows."""

PLAYER_CARD_HEIGHT: Final = 190
"""Height of a player's card."""

PILE_SIZE: Final = (88, 116)
DISCARD_WIDTH: Final = 150
EVENT_WIDTH: Final = 226
FACE_UP_WIDTH: Final = 150
TABLE_GAP: Final = 10
"""Size of a die or pile, widths of a discard, the event and a face-up card, and the gap between them."""


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
    """Return the extent of a principality: all that is built or offered."""
    columns = [CardPlace.parse(each.place).column for each in area.centre]
    taken = [CardPlace.parse(place) for place in (*(card.place for card in area.cards), *offered)]
    beside = [place.column for place in (*taken, *(CardPlace.parse(each.place) for each in area.regions))]
    outer = [place for place in taken if place.slot in OUTER_SLOTS]
    upper, lower = (tuple(sorted({place.column for place in outer if place.side == side})) for side in "ud")
    cities = tuple(sorted({place.column for place in map(CardPlace.parse, area.sites) if place.slot == "b"}))
    left, right = min(*columns, *beside), max(*columns, *beside)
    return Extent(area.seat, left, right, upper, lower, cities, slots)


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
        column = COLUMN_LETTERS[(at.column - COLUMN_A) % len(COLUMN_LETTERS)]
        row = ROWS[at.side + at.slot]
        return f"{row}{column}" if int(seat) else f"{column}{row}"
    if kind == "hand":
        return letter(int(which) - 1)
    if kind == "goods":
        return letter(RESOURCES.index(place))
    return f"{FACE_UP_CARDS.index(which) + 1}" if kind == "row" else ""


@drawn_once
def layout(extents: tuple[Extent, ...], piles: Piles) -> Layout:
    """Lay out a table, from above: heading and dice, both players' cards, the principalities, and all piles."""
    line = Box(BOARD_MARGIN, BOARD_MARGIN, BOARD_WIDTH, HEADER_HEIGHT)
    header = line._replace(w=line.w - TURN_WIDTH - BOARD_GAP)
    places = {"header": header} | _turn(line._replace(x=header.right + BOARD_GAP, w=TURN_WIDTH))
    half = Box(line.x, line.bottom + BOARD_GAP, (line.w - BOARD_GAP) // 2, PLAYER_CARD_HEIGHT)
    beside = half.moved(half.w + BOARD_GAP, 0)
    places |= {f"card.{each.seat}": box for each, box in zip(extents, (half, beside), strict=True)}
    places |= _lands(line._replace(y=half.bottom + BOARD_GAP), extents)
    return laid(places | _table(line._replace(y=_bottom(places) + BOARD_GAP), piles))


def _lands(line: Box, extents: tuple[Extent, ...]) -> Places:
    """Return the principalities: short ones side by side, others stacked."""
    short = all(_columns(each) <= MAX_COLUMNS_BESIDE for each in extents)
    places: Places = {}
    if short:
        half = line._replace(w=(line.w - BOARD_GAP) // 2)
        unit = min(_unit(each, half.w) for each in extents)
        lands = [
            _principality(box, each, grid(unit))
            for each, box in zip(extents, (half, half.moved(half.w + BOARD_GAP, 0)), strict=True)
        ]
        height = max(_bottom(land) for land in lands) - line.y
        for each, land in zip(extents, lands, strict=True):
            panel = f"panel.{each.seat}"
            places |= land | {panel: land[panel]._replace(h=height)}
        return places
    for each in extents:
        banded = _abreast(each) < _columns(each)
        places |= _principality(line, each, grid(_unit(each, line.w), MAX_BANDED_UNIT if banded else MAX_UNIT))
        line = line._replace(y=places[f"panel.{each.seat}"].bottom + BOARD_GAP)
    return places


def _bottom(places: Places) -> int:
    return max(box.bottom for box in places.values())


class Grid(NamedTuple):
    """The division of a principality: the widths of settlement and road columns, and the heights of the rows."""

    site: int
    road: int
    card: int
    axis: int


def _unit(own: Extent, width: int) -> int:
    """Return the largest unit of widths at which a principality fits a panel of this width."""
    longest = max(sum(ROAD_UNITS if column % 2 else SITE_UNITS for column in band) for band in _bands(own))
    return min(MAX_UNIT, (width - 2 * PANEL_PAD) // longest)


def grid(unit: int, highest: int = MAX_UNIT) -> Grid:
    """Return the grid of a principality; its heights follow from a unit of at most `highest`."""
    card = int(min(unit, highest) * SITE_UNITS * CARD_RATIO)
    return Grid(unit * SITE_UNITS, unit * ROAD_UNITS, card, int(card * AXIS_RATIO))


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
        width = cut.road if column % 2 else cut.site
        cell = {row: Box(x, y, width, height).inset(CELL_GUTTER) for row, (y, height) in rows.items() if height}
        yield f"axis.{seat}.c{column}", cell["c"]
        if column % 2:
            yield f"expansion.{seat}.c{column}x", cell["c"]
        for side in "ud":
            outer = cell.get(f"{side}.outer")
            if column % 2 == 0:
                yield f"site.{seat}.{side}{column}a", cell[side]
                if outer and column in own.cities:
                    height = min(outer.h, cell[side].h)
                    y = outer.y if side == "d" else outer.bottom - height
                    yield f"site.{seat}.{side}{column}b", outer._replace(y=y, h=height)
                continue
            yield f"region.{seat}.{side}{column}", cell[side]
            for number in range(own.slots if outer else 0):
                assert outer is not None
                height = outer.h // own.slots
                y = outer.y + number * height if side == "d" else outer.bottom - (number + 1) * height
                yield f"brown.{seat}.{side}{column}{'xy'[number]}", outer._replace(y=y, h=height)
        x += width


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
    for row, height in heights.items():
        rows[row] = (y, height)
        y += height
    return rows


def _turn(line: Box) -> Places:
    """Return dice and event, side by side."""
    places, x = {"panel.turn": line}, line.x + PANEL_PAD
    for id, width in (("face", PILE_SIZE[0]), ("die", PILE_SIZE[0]), ("event", EVENT_WIDTH)):
        places[id] = Box(x, line.y + PANEL_PAD, width, line.h - 2 * PANEL_PAD)
        x += width + PANEL_PAD - 4
    return places


def _table(line: Box, piles: Piles) -> Places:
    """Return tokens and piles, in rows as wide as `line`."""
    width, height = PILE_SIZE
    items: list[tuple[str, int]] = [("knight", width), ("windmill", width)]
    items += [(f"supply.{kind}", width) for kind in CENTRE_COSTS]
    items += [("regions", width), ("events", width)]
    items += [(f"stack.{number}", width) for number in range(1, piles.stacks + 1)]
    items += [(f"pile.{number}", DISCARD_WIDTH) for number in range(piles.discards)]
    items += [(f"row.{card}", FACE_UP_WIDTH) for card in piles.row]
    items += [(f"discard.{card}", FACE_UP_WIDTH) for card in piles.offered]
    rows: list[list[tuple[str, int]]] = [[]]
    for item in items:
        if sum(each + TABLE_GAP for _, each in (*rows[-1], item)) + 2 * PANEL_PAD - TABLE_GAP > line.w:
            rows.append([])
        rows[-1].append(item)
    places: Places = {}
    y = line.y + PANEL_PAD
    for row in rows:
        x = line.x + (line.w - sum(each + TABLE_GAP for _, each in row) + TABLE_GAP) // 2
        for id, each in row:
            places[id] = Box(x, y, each, height)
            x += each + TABLE_GAP
        y += height + PANEL_PAD
    return {"panel.table": line._replace(h=y - line.y)} | places
