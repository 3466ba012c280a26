"""The layout of the table of Caylus Magna Carta, as plain data: the id of a spot -> its box.

The ids are those of `Option.spot` (`road.9`, `prestige.hotel`, `castle`), and further ones for places without options:
`header`, `card.0` (a player's card, by turn order), `panel.road`, `strip.9` (the road below a card), `bridge`,
`section.walls`. The road has as many spaces as its rows hold, so that a layout serves many positions.
"""

from typing import Final, NamedTuple

from engine.magna_carta.view import CATALOGUE, SECTIONS
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box
from render.parts.layout import (
    BOARD_GAP,
    BOARD_MARGIN,
    RIVER_HEIGHT,
    ROAD_LEFT,
    Layout,
    Places,
    WindingRoad,
    laid,
    left_column,
    winding,
)
from render.picture import lettered

ROAD_PANEL_WIDTH: Final = 1040
"""Width of the road's panel."""

LEAST_ROWS: Final = 2
ROW_DISTANCE: Final = 56
"""Distance from one row's cards to the next."""

PLAYER_HEIGHT: Final = 150
PRESTIGE_HEIGHT: Final = 112
"""Height of a prestige card."""

MIN_SECTION_HEIGHT: Final = 66
"""Least height of a castle section."""

SECTION_TITLE_HEIGHT: Final = 48

LETTERS: Final = lettered(
    ("castle", *(f"{'prestige' if card.colour == 'prestige' else 'hand'}.{id}" for id, card in CATALOGUE.items()))
)
"""The letters of the castle, and of the cards that can be built."""


def mark(spot: str) -> str:
    """Return the letter of a place beside the road, or of a card."""
    return LETTERS.get(spot, "")


class CardCut(NamedTuple):
    """The division of a card on the road: its width, and the heights of its heading, its middle and its two rows."""

    wide: int
    band: int
    middle: int
    row: int

    @property
    def size(self) -> tuple[int, int]:
        """Return width and height."""
        return self.wide, self.band + self.middle + 2 * self.row


LARGE_CUT: Final = (32, 78, 34)
ROOMY_CUT: Final = (30, 68, 31)
TIGHT_CUT: Final = (26, 58, 27)

CARDS_IN_ROW: Final = ((20, 5, LARGE_CUT), (30, 6, ROOMY_CUT), (99, 7, TIGHT_CUT))
"""Numbers of cards, the cards in a row of a road up to that length, and their division: few cards are larger."""


@drawn_once
def layout(seats: int, road: int, prestige: tuple[str, ...]) -> Layout:
    """Lay out a table: on the left heading, players and castle, on the right the road and the prestige cards.

    `road` cards lie on the road.
    """
    places, below = left_column(20, seats, PLAYER_HEIGHT, BOARD_GAP)
    places |= _road(ROAD_LEFT, BOARD_MARGIN, road)
    panel = places["panel.road"]
    prizes = _prestige(panel._replace(y=0), prestige)
    high = prizes["panel.prestige"].h
    bottom = max(panel.bottom + BOARD_GAP + high, below.y + SECTION_TITLE_HEIGHT + len(SECTIONS) * MIN_SECTION_HEIGHT)
    places["panel.road"] = panel._replace(h=bottom - BOARD_GAP - high - panel.y)
    places |= {id: box.moved(0, bottom - high) for id, box in prizes.items()}
    return laid(places | _castle(below._replace(h=bottom - below.y)))


def cut(road: int) -> CardCut:
    """Return the division of cards on a road of that length."""
    across, heights = _across(road)
    return CardCut((ROAD_PANEL_WIDTH - 32) // across - 8, *heights)


def _across(road: int) -> tuple[int, tuple[int, int, int]]:
    return next((across, heights) for most, across, heights in CARDS_IN_ROW if road <= most)


def _road(x: int, y: int, road: int) -> Places:
    """Return river, bridge and road; the road begins on the left, at the end of the bridge."""
    across, _ = _across(road)
    size = cut(road).size
    rows = max(LEAST_ROWS, -(-road // across))
    river = Box(x, y + 12, ROAD_PANEL_WIDTH, RIVER_HEIGHT)
    bridge = Box(x + 4, y, 380, river.bottom + 4 - y)
    way = WindingRoad(x + 20, bridge.bottom + 10, size, (size[0] + 8, size[1] + ROW_DISTANCE), across, from_left=True)
    places = {"river": river, "bridge": bridge} | winding(way, rows * across, bridge.bottom)
    bottom = max(box.bottom for box in places.values())
    return places | {"panel.road": Box(x, y, river.w, bottom + 8 - y)}


def _castle(panel: Box) -> Places:
    """Return the sections one below the other; letters are beside the title."""
    places = {"panel.castle": panel, "castle": Box(panel.right - 76, panel.y + 4, 60, 40)}
    room = Box(panel.x + 12, panel.y + SECTION_TITLE_HEIGHT, panel.w - 24, panel.h - SECTION_TITLE_HEIGHT - 6)
    high = room.h // len(SECTIONS)
    for number, section in enumerate(SECTIONS):
        places[f"section.{section.id}"] = room._replace(y=room.y + number * high, h=high - 4)
    return places


def _prestige(line: Box, prestige: tuple[str, ...]) -> Places:
    """Return the prestige cards side by side, at the top of `line` and as wide as it."""
    pitch = (line.w - 12) // len(prestige)
    first = Box(line.x + 8, line.y + 8, pitch - 4, PRESTIGE_HEIGHT)
    places = {f"prestige.{id}": first.moved(number * pitch, 0) for number, id in enumerate(prestige)}
    return places | {"panel.prestige": line._replace(h=PRESTIGE_HEIGHT + 16)}
