"""The layout of the board of Caylus, as plain data: the id of a spot -> its box.

The ids are those of `Option.spot` (`road.9`, `special.gate`, `castle`, `favour.prestige`, `stock.w_mason`), and further
ones for places without options: `header`, `card.0` (a player's card, by turn order), `panel.road`, `strip.9` (the road
below a space), `bridge`, `section.walls`, `circle.0` (a castle space).
"""

from collections.abc import Iterator
from typing import Final

from engine.caylus.view import CATALOGUE, FAVOUR_LINES, SECTIONS
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
from render.picture import MAX_SEATS, lettered

SPECIAL_ORDER: Final = ("gate", "trading_post", "merchants_guild", "joust_field", "stables", "inn")
FIRST_ROW_SPOTS: Final = (*(f"special.{id}" for id in SPECIAL_ORDER), "castle")
"""Spots before the bridge, and the castle."""

LETTERS: Final = lettered(
    (*FIRST_ROW_SPOTS, *(f"favour.{line}" for line in FAVOUR_LINES), *(f"stock.{id}" for id in CATALOGUE))
)
"""The letters of all places but those on the road."""

SPACES: Final = 28
TILES_IN_ROW: Final = 7
"""Tiles in a row of the road."""

TILE_SIZE: Final = (136, 116)
TILE_PITCH: Final = (144, 168)
STOCK_SIZE: Final = (112, 116)
STOCK_PITCH: Final = (114, 136)
"""Distance from one tile of the stock to the next, with room for a letter below each."""

CARD_HEIGHT: Final = 104
CASTLE_CIRCLES: Final = 5
LETTERS_WIDTH: Final = 40
"""Room for letters before the castle's spaces."""

SECTION_TEXT_HEIGHT: Final = 30
"""Height of the text about a section of the castle."""

MIN_CASTLE_HEIGHT: Final = 300
"""Least height of the castle's panel."""


def mark(spot: str) -> str:
    """Return the letter of a place beside the road."""
    return LETTERS.get(spot, "")


@drawn_once
def layout(seats: int, kinds: tuple[str, ...]) -> Layout:
    """Lay out a board: on the left heading, players, castle and favours, on the right the road and the stock.

    `kinds` are the buildings in the stock.
    """
    places = _road(ROAD_LEFT, BOARD_MARGIN)
    road = places["panel.road"]
    places |= _stock(Box(ROAD_LEFT, road.bottom + BOARD_GAP, road.w, 0), kinds)
    players, below = left_column(8 + (MAX_SEATS - seats) * 20, seats, CARD_HEIGHT, 6)
    room = places["panel.stock"].bottom - below.y - BOARD_GAP
    castle = below._replace(h=max(MIN_CASTLE_HEIGHT, room // 2))
    return laid(
        places | players | _castle(castle) | _favours(castle._replace(y=castle.bottom + BOARD_GAP, h=room - castle.h))
    )


def _road(x: int, y: int) -> Places:
    """Return special buildings, bridge and road; the bridge is at the end of the special buildings' rows."""
    left, top = x + 16 + (TILE_PITCH[0] - TILE_SIZE[0]) // 2, y + 10
    places = {}
    for number, id in enumerate(SPECIAL_ORDER):
        row, column = divmod(number, TILES_IN_ROW - 1)
        places[f"special.{id}"] = Box(left + column * TILE_PITCH[0], top + row * (TILE_SIZE[1] + 8), *TILE_SIZE)
    river = Box(x, places[f"special.{SPECIAL_ORDER[-1]}"].bottom + 8, TILES_IN_ROW * TILE_PITCH[0] + 32, RIVER_HEIGHT)
    bridge = Box(left + (TILES_IN_ROW - 1) * TILE_PITCH[0] - 4, y, TILE_SIZE[0] + 8, river.bottom - y + 4)
    places |= {"river": river, "bridge": bridge}
    road = WindingRoad(left, river.bottom + 8, TILE_SIZE, TILE_PITCH, TILES_IN_ROW, from_left=False)
    places |= winding(road, SPACES, bridge.bottom)
    places["panel.road"] = Box(x, y, river.w, places["strip.28"].bottom + 10 - y)
    return places


def _castle(panel: Box) -> Places:
    """Return the workers' spaces beside the title, below them each section's points, then the building."""
    places = {"panel.castle": panel}
    across = 48
    first = panel.right - 8 - CASTLE_CIRCLES * across
    for number in range(CASTLE_CIRCLES):
        places[f"circle.{number}"] = Box(first + number * across, panel.y + 6, across - 4, across - 4)
    places["castle"] = Box(first - LETTERS_WIDTH, panel.y + 6, CASTLE_CIRCLES * across + LETTERS_WIDTH, across - 4)
    top, pitch = panel.y + 56, (panel.w - 20) // len(SECTIONS)
    for column, section in enumerate(SECTIONS):
        places[f"section.{section.id}"] = Box(panel.x + 10 + column * pitch, top, pitch, SECTION_TEXT_HEIGHT)
    building = top + SECTION_TEXT_HEIGHT + 4
    return places | {"building": Box(panel.x + 10, building, panel.w - 20, panel.bottom - 10 - building)}


def _favours(panel: Box) -> Places:
    pitch = (panel.h - 56) // len(FAVOUR_LINES)
    lines = {
        f"favour.{line}": Box(panel.x + 10, panel.y + 50 + row * pitch, panel.w - 20, pitch - 5)
        for row, line in enumerate(FAVOUR_LINES)
    }
    return {"panel.favours": panel, **lines}


def _stock(line: Box, kinds: tuple[str, ...]) -> Places:
    """Return the stock, at the top of `line` and as wide as it."""
    x, y, width, _ = line
    places: Places = {}
    for row, ids in enumerate(_rows(kinds, (width - 12) // STOCK_PITCH[0])):
        for column, id in enumerate(ids):
            places[f"stock.{id}"] = Box(x + 8 + column * STOCK_PITCH[0], y + 8 + row * STOCK_PITCH[1], *STOCK_SIZE)
    places["panel.stock"] = Box(x, y, width, max(box.bottom for box in places.values()) + 24 - y)
    return places


def _rows(kinds: tuple[str, ...], most: int) -> Iterator[list[str]]:
    """Yield the buildings of each colour, in rows of at most `most`."""
    for colour in dict.fromkeys(CATALOGUE[id].colour for id in kinds):
        ids = [id for id in kinds if CATALOGUE[id].colour == colour]
        for first in range(0, len(ids), most):
            yield ids[first : first + most]
