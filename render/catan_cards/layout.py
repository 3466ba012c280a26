"""The layout of the table of the Catan Card Game, as plain data: the id of a spot -> its box.

The ids are those of `Option.spot` (`site.0.u30a`, `region.1.d31`, `stack.3`), and further ones for places without
options: `header` (turn, dice and event) and `panel.table` beside it (all piles), `card.0` (a player's band), `panel.0`
(a principality), `face`, `die`, `event`, `supply.road`. The table is a picture of 11:7, as Discord shows it largest.
"""

from typing import Final, NamedTuple

from engine.catan_cards.view import CENTRE_COSTS, FACE_UP_CARDS, RESOURCES, CardPlace, CatanCardsView
from engine.core.types import Seat
from render.canvas.canvas import Box
from render.catan_cards.grid import MAX_LAND_UNIT, SITE_UNITS, TIGHT, Cells, LandCut, cells, cut_of
from render.parts.layout import Layout, Places
from render.parts.poster import POSTER_SIZE
from render.picture import letter

PRINCIPALITY_SPOTS: Final = {"region", "site", "brown", "axis", "expansion"}
"""First parts of the spots within a principality."""

COLUMN_A: Final = 19
"""The column of a principality that is named A: no row of settlements can reach further to the left."""

COLUMN_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Letters that cannot be mistaken for digits. A row is never so long that two of its columns share a letter."""

ROWS: Final = {"ub": 1, "ux": 1, "ua": 2, "u": 2, "c": 3, "d": 4, "da": 4, "dx": 5, "db": 5, "uy": 6, "dy": 7, "cx": 8}
"""Row numbers of the places in a column: common places from the top, then rare ones."""

TABLE_RIM: Final = 6
TABLE_GAP: Final = 4
PILES_HEIGHT: Final = 56
TABLE_BAND: Final = 42
"""Margin of the table, gap between its parts, height of the strip with the piles, and of a player's band."""

HEADER_WIDTH: Final = 440
STRIP_DIE: Final = 44
EVENT_WIDTH: Final = 140
"""Width of turn, dice and event, size of a die, and width of the event's name."""

SUPPLY_WIDTH: Final = 64
STACK_WIDTH: Final = 64
PILE_WIDTH: Final = 84
"""Widths of a pile in two rows, of a numbered stack, and of a pile of cards face up."""

PILE_ROWS: Final = 2

MIN_CARD_HEIGHT: Final = 54
MIN_HALVED_HEIGHT: Final = 76
"""Height below which no card is pressed, and of one whose neighbours are two in a place; such a table is higher."""

GOOD_CARD: Final = (120, 62)
"""Size of a card from which larger ones are hardly easier to read."""


def on_offer(view: CatanCardsView, seat: Seat) -> tuple[str, ...]:
    """Return the places of a principality that are on offer."""
    spots = (option.spot.split(".") for decision in view.decisions for option in decision.ask.options if option.spot)
    return tuple(spot[2] for spot in spots if spot[0] in PRINCIPALITY_SPOTS and spot[1] == str(seat))


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


class TableLand(NamedTuple):
    """A player's part of the table: the band with the figures, the land, and every place on it."""

    band: Box
    ground: Box
    cells: Cells


def layout(view: CatanCardsView) -> Layout:
    """Lay out a table, from above: turn, dice and piles, and each player's band with the principality."""
    found = lands(view)
    strip = Box(TABLE_RIM, TABLE_RIM, POSTER_SIZE[0] - 2 * TABLE_RIM, PILES_HEIGHT)
    header = strip._replace(w=HEADER_WIDTH)
    places = {"header": header, **_turn(header)}
    table = strip._replace(x=header.right + TABLE_GAP, w=strip.right - header.right - TABLE_GAP)
    places |= {"panel.table": table, **_piles(table, view)}
    for seat, land in enumerate(found):
        places |= {f"card.{seat}": land.band, f"panel.{seat}": land.ground}
        places |= {spot: box for place, box in land.cells.items() if (spot := spot_of(seat, place))}
    high = max(POSTER_SIZE[1], *(land.ground.bottom + TABLE_RIM for land in found))
    return Layout(POSTER_SIZE[0], high, places)


def spot_of(seat: Seat, place: str) -> str:
    """Return the spot of a place in a principality; empty for an expansion without a road."""
    at = CardPlace.parse(place)
    if at.in_row:
        if at.slot:
            return "" if at.at_settlement else f"expansion.{seat}.{place}"
        return f"axis.{seat}.{place}"
    return f"{'site' if at.at_settlement else 'brown' if at.slot else 'region'}.{seat}.{place}"


def lands(view: CatanCardsView) -> tuple[TableLand, ...]:
    """Return both players' parts: principalities one above the other or, if cards are larger so, side by side."""
    offered = [on_offer(view, area.seat) for area in view.principalities]
    cuts = [cut_of(area, places) for area, places in zip(view.principalities, offered, strict=True)]
    top, wide = TABLE_RIM + PILES_HEIGHT + TABLE_GAP, POSTER_SIZE[0] - 2 * TABLE_RIM
    line = Box(TABLE_RIM, top, wide, POSTER_SIZE[1] - TABLE_RIM - top)
    above, beside = _stacked(line, cuts), _beside(line, cuts)
    chosen = max(
        above, beside, key=lambda boxes: min(_ease(box, cut) for (_, box), cut in zip(boxes, cuts, strict=True))
    )
    return tuple(
        TableLand(band, ground, cells(area, ground, places, TIGHT))
        for area, places, (band, ground) in zip(view.principalities, offered, chosen, strict=True)
    )


Pair = tuple[Box, Box]
"""The boxes of a band and of the principality below it."""


def _ease(ground: Box, cut: LandCut) -> float:
    """Return how easily the cards of a principality are read: their size relative to a good one, at most 1."""
    wide = min(MAX_LAND_UNIT, (ground.w - 2 * TIGHT.pad) / cut.across) * SITE_UNITS
    high = (ground.h - 2 * TIGHT.pad) / cut.down
    return min(1, wide / GOOD_CARD[0], high / GOOD_CARD[1])


def _least(cut: LandCut) -> int:
    """Return the least height of a principality."""
    return int((MIN_HALVED_HEIGHT if cut.halved else MIN_CARD_HEIGHT) * cut.down) + 2 * TIGHT.pad


def _stacked(line: Box, cuts: list[LandCut]) -> list[Pair]:
    """Return bands and principalities one above the other, in height by their rows."""
    room = line.h - len(cuts) * (TABLE_BAND + TABLE_GAP) + TABLE_GAP
    found, y = [], line.y
    for cut in cuts:
        high = max(_least(cut), int(room * cut.down / sum(each.down for each in cuts)))
        band = line._replace(y=y, h=TABLE_BAND)
        found.append((band, line._replace(y=band.bottom, h=high)))
        y = band.bottom + high + TABLE_GAP
    return found


def _beside(line: Box, cuts: list[LandCut]) -> list[Pair]:
    """Return two bands, and below them the principalities side by side, in width by their columns."""
    found, x = [], line.x
    y = line.y + len(cuts) * (TABLE_BAND + TABLE_GAP)
    high = max(line.bottom - y, *map(_least, cuts))
    room = line.w - (len(cuts) - 1) * TABLE_GAP
    for seat, cut in enumerate(cuts):
        wide = room * cut.across // sum(each.across for each in cuts)
        band = line._replace(y=line.y + seat * (TABLE_BAND + TABLE_GAP), h=TABLE_BAND)
        found.append((band, Box(x, y, wide, high)))
        x += wide + TABLE_GAP
    return found


def _turn(line: Box) -> Places:
    """Return dice and event at the right end of the header."""
    event = Box(line.right - TABLE_RIM - EVENT_WIDTH, line.y, EVENT_WIDTH, line.h)
    die = Box(event.x - 8 - STRIP_DIE, line.centre[1] - STRIP_DIE // 2, STRIP_DIE, STRIP_DIE)
    return {"event": event, "die": die, "face": die.moved(-STRIP_DIE - 6, 0)}


def _piles(line: Box, view: CatanCardsView) -> Places:
    """Return all piles from left to right: supplies and stacks in two rows, then the cards that lie face up."""
    supply = (*(f"supply.{kind}" for kind in CENTRE_COSTS), "regions", "events")
    stacks = tuple(f"stack.{stack.number}" for stack in view.stacks)
    shown = (
        *(f"pile.{number}" for number in range(len(view.discards))),
        *(f"row.{card}" for card in dict.fromkeys(view.row)),
    )
    groups = ((supply, SUPPLY_WIDTH, PILE_ROWS), (stacks, STACK_WIDTH, PILE_ROWS), (shown, PILE_WIDTH, 1))
    columns = [(spots, wide, rows, -(-len(spots) // rows)) for spots, wide, rows in groups if spots]
    gap = (line.w - sum(wide * across for _, wide, _, across in columns)) // (len(columns) + 1)
    places: Places = {}
    x = line.x + gap
    for spots, wide, rows, across in columns:
        high = (line.h - TABLE_RIM) // rows
        for number, spot in enumerate(spots):
            row, column = divmod(number, across)
            places[spot] = Box(x + column * wide, line.y + TABLE_RIM // 2 + row * high, wide, high)
        x += wide * across + gap
    return places
