"""Where everything lies on the board of Caylus, as plain data: the id of a spot -> its box.

The ids are those of `Option.spot` (`road.9`, `special.gate`, `castle`, `favour.prestige`, `stock.w_mason`), and further ones
for what takes no pick: `header`, `card.0` (a player's card, by turn order), `panel.road`, `strip.9` (the road below a
space), `bridge`, `section.walls`, `circle.0` (a castle space).
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engine.caylus.view import CATALOGUE, LINES, SECTIONS
from render.canvas import Box

SPECIAL: Final = ("gate", "trading_post", "merchants_guild", "joust_field", "stables", "inn")
SPACES: Final = 28
ACROSS: Final = 7
"""Tiles in a row of the road."""

TILE: Final = (136, 116)
PITCH: Final = (144, 152)
STRIP: Final = PITCH[1] - TILE[1] - 6
"""Height of the piece of road below a tile."""

RIVER: Final = 42
STOCK: Final = (112, 116)
STOCK_PITCH: Final = (114, 120)
MARGIN: Final = 20
GAP: Final = 12
MAIN: Final = 1040
"""Width of the road, and of everything on the tall board."""

SIDE: Final = 504
CARD: Final = 92
CIRCLES: Final = 5

Places = dict[str, Box]


@dataclass(frozen=True, eq=False)
class Layout:
    """A board's size and the box of every spot."""

    width: int
    height: int
    places: Mapping[str, Box]


@lru_cache(maxsize=64)
def layout(shape: str, seats: int, kinds: tuple[str, ...]) -> Layout:
    """Lay out a board: `shape` wide or tall; `kinds` are the buildings in the stock. Raises KeyError for another shape."""
    places = SHAPES[shape](seats, kinds)
    return Layout(
        max(box.right for box in places.values()) + MARGIN, max(box.bottom for box in places.values()) + MARGIN, places
    )


def _tall(seats: int, kinds: tuple[str, ...]) -> Places:
    half = (MAIN - GAP) // 2
    places = {"header": Box(MARGIN, MARGIN, MAIN, 112)}
    top = places["header"].bottom + GAP
    for number in range(seats):
        column, row = number % 2, number // 2
        places[f"card.{number}"] = Box(MARGIN + column * (half + GAP), top + row * (CARD + GAP), half, CARD)
    top += (seats + 1) // 2 * (CARD + GAP)
    places |= _road(MARGIN, top)
    top = places["panel.road"].bottom + GAP
    places |= _castle(Box(MARGIN, top, half, 262)) | _favours(Box(MARGIN + half + GAP, top, half, 262))
    return places | _stock(MARGIN, top + 262 + GAP, kinds)


def _wide(seats: int, kinds: tuple[str, ...]) -> Places:
    right = MARGIN + SIDE + GAP
    places = _road(right, MARGIN)
    places |= _stock(right, places["panel.road"].bottom + GAP, kinds)
    tall = 136 + (5 - seats) * 20
    places["header"] = Box(MARGIN, MARGIN, SIDE, tall)
    top = MARGIN + tall + GAP
    for number in range(seats):
        places[f"card.{number}"] = Box(MARGIN, top + number * (CARD + 6), SIDE, CARD)
    top = places[f"card.{seats - 1}"].bottom + GAP
    half = (places["panel.stock"].bottom - top - GAP) // 2
    return places | _castle(Box(MARGIN, top, SIDE, half)) | _favours(Box(MARGIN, top + half + GAP, SIDE, half))


SHAPES: Final = {"tall": _tall, "wide": _wide}


def _road(x: int, y: int) -> Places:
    left, top = x + (MAIN - ACROSS * PITCH[0]) // 2 + (PITCH[0] - TILE[0]) // 2, y + 10
    places = {f"special.{id}": Box(left + column * PITCH[0], top, *TILE) for column, id in enumerate(SPECIAL)}
    river = Box(x, top + TILE[1] + 8, MAIN, RIVER)
    places |= {"river": river, "bridge": Box(left + 6 * PITCH[0] - 4, y, TILE[0] + 8, river.bottom - y + 4)}
    for number in range(1, SPACES + 1):
        column, row = _place(number)
        tile = Box(left + column * PITCH[0], river.bottom + 8 + row * PITCH[1], *TILE)
        places[f"road.{number}"] = tile
        places[f"strip.{number}"] = Box(tile.x - 4, tile.bottom + 2, PITCH[0], STRIP)
    for number in (1, *range(1 + ACROSS, SPACES, ACROSS)):
        places[f"bend.{number}"] = _bend(places, number)
    places["panel.road"] = Box(x, y, MAIN, places["strip.28"].bottom + 10 - y)
    return places


def _bend(places: Places, number: int) -> Box:
    """The piece of road that leads down to the first space of a row, from the row above or from the bridge."""
    strip, rim = places[f"strip.{number}"], 12
    above = places[f"strip.{number - 1}"].y + 5 if number > 1 else places["bridge"].bottom
    left = strip.x - rim if _place(number)[0] == 0 else strip.right
    return Box(left, above, rim, strip.bottom - 5 - above)


def _place(number: int) -> tuple[int, int]:
    """Column and row of a road space: the road winds, away from the bridge first."""
    row, column = divmod(number - 1, ACROSS)
    return (column if row % 2 else ACROSS - 1 - column), row


def _castle(panel: Box) -> Places:
    places = {"panel.castle": panel}
    across = 48
    first = panel.right - 8 - CIRCLES * across
    for number in range(CIRCLES):
        places[f"circle.{number}"] = Box(first + number * across, panel.y + 6, across - 4, across - 4)
    places["castle"] = Box(first, panel.y + 6, CIRCLES * across, across - 4)
    top, pitch = panel.y + 56, (panel.h - 60) // len(SECTIONS)
    for row, section in enumerate(reversed(SECTIONS)):
        places[f"section.{section.id}"] = Box(panel.x + 10, top + row * pitch, panel.w - 20, pitch - 4)
    return places


def _favours(panel: Box) -> Places:
    pitch = (panel.h - 50) // len(LINES)
    lines = {
        f"favour.{line}": Box(panel.x + 10, panel.y + 44 + row * pitch, panel.w - 20, pitch - 5)
        for row, line in enumerate(LINES)
    }
    return {"panel.favours": panel, **lines}


def _stock(x: int, y: int, kinds: tuple[str, ...]) -> Places:
    places: Places = {}
    for row, ids in enumerate(_rows(kinds)):
        for column, id in enumerate(ids):
            places[f"stock.{id}"] = Box(x + 8 + column * STOCK_PITCH[0], y + 8 + row * STOCK_PITCH[1], *STOCK)
    places["panel.stock"] = Box(x, y, MAIN, max(box.bottom for box in places.values()) + 8 - y)
    return places


def _rows(kinds: tuple[str, ...]) -> Iterator[list[str]]:
    for colour in dict.fromkeys(CATALOGUE[id].colour for id in kinds):
        yield [id for id in kinds if CATALOGUE[id].colour == colour]
