"""The layout of the board of Caylus, as plain data: the id of a spot -> its box.

The ids are those of `Option.spot` (`road.9`, `special.gate`, `castle`, `favour.prestige`, `stock.w_mason`), and further
ones for places without options: `building` (the castle in the land across the top), `header`, `card.0` (a player's
card, by turn order), `panel.road`, `strip.9` and `strip.gate` (the road below a tile), `bridge`, `section.walls`,
`circle.0` (a castle space).
"""

from collections.abc import Iterator
from typing import Final

from engine.caylus.view import CATALOGUE, FAVOUR_LINES, SECTIONS
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box
from render.parts.layout import BOARD_GAP, BOARD_MARGIN, Layout, Places, WindingRoad, laid, winding
from render.picture import lettered

SPECIAL_ORDER: Final = ("gate", "trading_post", "merchants_guild", "joust_field", "stables", "inn")
FIRST_ROW_SPOTS: Final = (*(f"special.{id}" for id in SPECIAL_ORDER), "castle")
"""Spots before the bridge, and the castle."""

LETTERS: Final = lettered(
    (*FIRST_ROW_SPOTS, *(f"favour.{line}" for line in FAVOUR_LINES), *(f"stock.{id}" for id in CATALOGUE))
)
"""The letters of all places but those on the road."""

SPACES: Final = 28
TILES_IN_ROW: Final = 7
MIN_ROAD_ROWS: Final = 3
"""Tiles in a row of the road, and its fewest rows; a fourth is drawn as soon as it is in use."""

SIDE_WIDTH: Final = 470
"""Width of the column beside the road."""

SKYLINE_HEIGHT: Final = 156
BANNER_TOP: Final = 7
"""Height of the land across the top, and distance of the banner in it from its edges."""

TILE_SIZE: Final = (156, 94)
TILE_PITCH: Final = (162, 136)
STRIP_HEIGHT: Final = TILE_PITCH[1] - TILE_SIZE[1] - 6
"""Height of the road below a tile."""

RIVER_HEIGHT: Final = 26
ROAD_SIDE: Final = 16
"""Room at both ends of the road, for its bends."""

STOCK_HEIGHT: Final = 108
STOCK_LINE: Final = 4
STOCK_LANE: Final = 20
"""Height of a tile of the stock, and distance from one row to the next: usually, and with room for letters."""

MAX_STOCK_WIDTH: Final = 170
STOCK_TILE_GAP: Final = 3
"""Maximum width of a tile of the stock, and the gap between two."""

STOCK_ACROSS: Final = 9
STOCK_ROWS: Final = -(-len(CATALOGUE) // STOCK_ACROSS)
STOCK_FRAME: Final = 12
"""Most tiles in a row of the stock, most rows, and height of its panel besides the rows."""

COLOURS: Final = tuple(dict.fromkeys(building.colour for building in CATALOGUE.values()))
"""Colours of buildings in the order of the stock."""

CARD_HEIGHT: Final = 104
CASTLE_CIRCLES: Final = 5
LETTERS_WIDTH: Final = 40
"""Room for letters before the castle's spaces."""

SECTION_TEXT_HEIGHT: Final = 56
CASTLE_HEIGHT: Final = 60 + SECTION_TEXT_HEIGHT + 8
"""Heights of the text about a section of the castle, and of the castle's panel."""

MIN_FAVOURS_HEIGHT: Final = 240
MAX_FAVOURS_HEIGHT: Final = 380
"""Minimum and maximum height of the panel of royal favours."""


def layout(seats: int, kinds: tuple[str, ...], lettered: bool = False, used: int = SPACES) -> Layout:
    """Return the layout of a board with these buildings in the stock, `lettered` if they are on offer.

    `used` is the last space that has to be shown.
    """
    pitch = STOCK_HEIGHT + (STOCK_LANE if lettered else STOCK_LINE)
    base = frame(seats, road_rows(used), -(-len(kinds) // STOCK_ACROSS), pitch)
    return Layout(base.width, base.height, {**base.places, **dict(_stock(base, kinds, pitch))})


def mark(spot: str) -> str:
    """Return the letter of a place beside the road."""
    return LETTERS.get(spot, "")


def road_rows(used: int) -> int:
    """Return the number of rows of a road, given the last space that has to be shown."""
    return max(MIN_ROAD_ROWS, -(-used // TILES_IN_ROW))


@drawn_once
def frame(seats: int, road: int, rows: int = STOCK_ROWS, pitch: int = STOCK_HEIGHT + STOCK_LANE) -> Layout:
    """Lay out a board: the castle across the top, on the left players and favours, on the right the road and the stock.

    The road has this number of rows; the stock has `rows` at a distance of `pitch`, and no places yet for its buildings.
    """
    left, top = BOARD_MARGIN, SKYLINE_HEIGHT + BOARD_GAP
    places = _road(left + SIDE_WIDTH + BOARD_GAP, top, road * TILES_IN_ROW)
    land = places["panel.road"]
    if rows:
        high = rows * pitch + STOCK_FRAME
        places["panel.stock"] = Box(land.x, land.bottom + BOARD_GAP, land.w, high)
    bottom = max(box.bottom for box in places.values())
    pitch = CARD_HEIGHT + 6
    cards = {f"card.{number}": Box(left, top + number * pitch, SIDE_WIDTH, CARD_HEIGHT) for number in range(seats)}
    castle = Box(left, top + seats * pitch + 6, SIDE_WIDTH, CASTLE_HEIGHT)
    favours = castle._replace(y=castle.bottom + BOARD_GAP)
    high = min(MAX_FAVOURS_HEIGHT, max(MIN_FAVOURS_HEIGHT, bottom - favours.y))
    header = Box(left, BANNER_TOP, SIDE_WIDTH, SKYLINE_HEIGHT - 2 * BANNER_TOP)
    building = Box(land.x, 0, land.w, SKYLINE_HEIGHT)
    return laid(
        places | {"header": header, "building": building} | cards | _castle(castle) | _favours(favours._replace(h=high))
    )


def _road(x: int, y: int, spaces: int) -> Places:
    """Return special buildings, bridge and a road of a number of spaces; the bridge is at the end of the special buildings' row."""
    left = x + ROAD_SIDE + (TILE_PITCH[0] - TILE_SIZE[0]) // 2
    places = {}
    for column, id in enumerate(SPECIAL_ORDER):
        tile = Box(left + column * TILE_PITCH[0], y + 8, *TILE_SIZE)
        places[f"special.{id}"] = tile
        places[f"strip.{id}"] = Box(tile.x - 3, tile.bottom + 2, TILE_PITCH[0], STRIP_HEIGHT)
    strip = places[f"strip.{SPECIAL_ORDER[-1]}"]
    river = Box(x, strip.bottom, TILES_IN_ROW * TILE_PITCH[0] + 2 * ROAD_SIDE, RIVER_HEIGHT)
    bridge = Box(left + (TILES_IN_ROW - 1) * TILE_PITCH[0] - 4, y + 8, TILE_SIZE[0] + 8, river.bottom - y)
    places |= {"river": river, "bridge": bridge}
    road = WindingRoad(left, river.bottom + 10, TILE_SIZE, TILE_PITCH, TILES_IN_ROW, from_left=False)
    places |= winding(road, spaces, bridge.bottom)
    places["panel.road"] = Box(x, y, river.w, places[f"strip.{spaces}"].bottom + 10 - y)
    return places


def _castle(panel: Box) -> Places:
    """Return the workers' spaces beside the title, and below them each section's points."""
    places = {"panel.castle": panel}
    across = 48
    first = panel.right - 8 - CASTLE_CIRCLES * across
    for number in range(CASTLE_CIRCLES):
        places[f"circle.{number}"] = Box(first + number * across, panel.y + 8, across - 4, across - 4)
    places["castle"] = Box(first - LETTERS_WIDTH, panel.y + 8, CASTLE_CIRCLES * across + LETTERS_WIDTH, across - 4)
    top, pitch = panel.y + 58, (panel.w - 20) // len(SECTIONS)
    for column, section in enumerate(SECTIONS):
        places[f"section.{section.id}"] = Box(panel.x + 10 + column * pitch, top, pitch, SECTION_TEXT_HEIGHT)
    return places


def _favours(panel: Box) -> Places:
    pitch = (panel.h - 56) // len(FAVOUR_LINES)
    lines = {
        f"favour.{line}": Box(panel.x + 10, panel.y + 50 + row * pitch, panel.w - 20, pitch - 5)
        for row, line in enumerate(FAVOUR_LINES)
    }
    return {"panel.favours": panel, **lines}


def _stock(base: Layout, kinds: tuple[str, ...], below: int) -> Iterator[tuple[str, Box]]:
    """Yield the place of each building in the panel of the stock, by colour, in rows of about the same length."""
    if not kinds:
        return
    panel, rows = base.places["panel.stock"], -(-len(kinds) // STOCK_ACROSS)
    across = -(-len(kinds) // rows)
    pitch = min((panel.w - 16) // across, MAX_STOCK_WIDTH + STOCK_TILE_GAP)
    first = Box(panel.centre[0] - across * pitch // 2, panel.y + 8, pitch - STOCK_TILE_GAP, STOCK_HEIGHT)
    for number, id in enumerate(sorted(kinds, key=lambda id: COLOURS.index(CATALOGUE[id].colour))):
        row, column = divmod(number, across)
        yield f"stock.{id}", first.moved(column * pitch, row * below)
