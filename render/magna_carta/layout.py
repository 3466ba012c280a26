"""Where everything lies on the table of Caylus Magna Carta, as plain data: the id of a spot -> its box.

The ids are those of `Option.spot` (`road.9`, `prestige.hotel`, `castle`), and further ones for what takes no
pick: `header`, `card.0` (what a player has, by turn order), `panel.road`, `strip.9` (the road below a card), `bridge`,
`section.walls`. The road has as many spaces as its rows hold, so that a layout serves many positions.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from engine.magna_carta.view import SECTIONS
from render.canvas.canvas import Box
from render.parts.layout import (
    GAP,
    HEADER,
    LARGE_HEADER,
    MARGIN,
    RIVER,
    SIDE,
    Layout,
    Places,
    Road,
    cards,
    halves,
    laid,
    winding,
)

WIDTH: Final = 1040
LARGE_WIDTH: Final = 752
"""Width of the road's panel; less in large print, so that a picture shown at the same width shows all things larger."""

LEAST_ROWS: Final = 2
STRIP: Final = 48
"""From one row's cards to the next."""

CARD: Final = 150
PRESTIGE: Final = 112
ABREAST: Final = 7
LARGE_ABREAST: Final = 4
"""Prestige cards in a row."""

CASTLE: Final = 124
SECTION: Final = 66
"""Least height of a castle section."""

TITLE: Final = 48


class Cut(NamedTuple):
    """How a card on the road is divided: its width, and the heights of its heading, its middle and its two rows."""

    wide: int
    band: int
    middle: int
    row: int

    @property
    def size(self) -> tuple[int, int]:
        """Width and height."""
        return self.wide, self.band + self.middle + 2 * self.row


LARGE: Final = (32, 78, 34)
ROOMY: Final = (30, 68, 31)
TIGHT: Final = (26, 58, 27)

ACROSS: Final = ((20, 5, LARGE), (30, 6, ROOMY), (99, 7, TIGHT))
LARGE_ACROSS: Final = ((24, 4, ROOMY), (99, 5, TIGHT))
"""Up to how many cards the road has so many in a row, and how they are divided: few cards are larger."""


@lru_cache(maxsize=64)
def layout(shape: str, seats: int, road: int, prestige: tuple[str, ...], large: bool = False) -> Layout:
    """Lay out a table: `shape` wide or tall; `road` cards lie on the road. Raises KeyError for another shape."""
    return laid(SHAPES[shape](seats, road, prestige, large))


def cut(road: int, large: bool) -> Cut:
    """How the cards of a road of that length are divided."""
    across, heights = _across(road, large)
    return Cut(_inner(large) // across - 8, *heights)


def _across(road: int, large: bool) -> tuple[int, tuple[int, int, int]]:
    return next((across, heights) for most, across, heights in (LARGE_ACROSS if large else ACROSS) if road <= most)


def _inner(large: bool) -> int:
    return (LARGE_WIDTH if large else WIDTH) - 32


def _tall(seats: int, road: int, prestige: tuple[str, ...], large: bool) -> Places:
    header = Box(MARGIN, MARGIN, LARGE_WIDTH if large else WIDTH, LARGE_HEADER if large else HEADER)
    places = {"header": header} | cards(header._replace(y=header.bottom + GAP, h=CARD), seats, 1 if large else 2, GAP)
    if seats % 2 and not large:
        # Whoever is alone in a line has figures on the same grid as the others.
        places[f"card.{seats - 1}"] = halves(places[f"card.{seats - 1}"])[0]
    places |= _road(MARGIN, places[f"card.{seats - 1}"].bottom + GAP, road, large)
    panel = header._replace(y=places["panel.road"].bottom + GAP)
    places |= _castle(panel._replace(h=TITLE + 3 * SECTION if large else CASTLE), stacked=large)
    return places | _prestige(panel._replace(y=places["panel.castle"].bottom + GAP), prestige, large)


def _wide(seats: int, road: int, prestige: tuple[str, ...], large: bool) -> Places:
    header = Box(MARGIN, MARGIN, SIDE, HEADER + 20)
    places = {"header": header} | cards(header._replace(y=header.bottom + GAP, h=CARD), seats, 1, GAP)
    top = places[f"card.{seats - 1}"].bottom + GAP
    places |= _road(MARGIN + SIDE + GAP, MARGIN, road, large)
    panel = places["panel.road"]
    prizes = _prestige(panel._replace(y=0), prestige, large)
    high = prizes["panel.prestige"].h
    bottom = max(panel.bottom + GAP + high, top + TITLE + len(SECTIONS) * SECTION)
    places["panel.road"] = panel._replace(h=bottom - GAP - high - panel.y)
    places |= {id: box.moved(0, bottom - high) for id, box in prizes.items()}
    return places | _castle(Box(MARGIN, top, SIDE, bottom - top), stacked=True)


SHAPES: Final = {"tall": _tall, "wide": _wide}


def _road(x: int, y: int, road: int, large: bool) -> Places:
    """River, bridge and road; the road begins on the left, where the bridge ends."""
    across, _ = _across(road, large)
    size = cut(road, large).size
    rows = max(LEAST_ROWS, -(-road // across))
    river = Box(x, y + 12, LARGE_WIDTH if large else WIDTH, RIVER)
    bridge = Box(x + 4, y, 380, river.bottom + 4 - y)
    way = Road(x + 20, bridge.bottom + 10, size, (size[0] + 8, size[1] + STRIP), across, from_left=True)
    places = {"river": river, "bridge": bridge} | winding(way, rows * across, bridge.bottom)
    bottom = max(box.bottom for box in places.values())
    return places | {"panel.road": Box(x, y, river.w, bottom + 8 - y)}


def _castle(panel: Box, stacked: bool) -> Places:
    """The sections one below the other, or side by side; numbers stand beside the title."""
    places = {"panel.castle": panel, "castle": Box(panel.right - 76, panel.y + 4, 60, 40)}
    room = Box(panel.x + 12, panel.y + TITLE, panel.w - 24, panel.h - TITLE - 6)
    for number, section in enumerate(SECTIONS):
        if stacked:
            high = room.h // len(SECTIONS)
            places[f"section.{section.id}"] = room._replace(y=room.y + number * high, h=high - 4)
        else:
            wide = room.w // len(SECTIONS)
            places[f"section.{section.id}"] = room._replace(x=room.x + number * wide, w=wide - 6)
    return places


def _prestige(line: Box, prestige: tuple[str, ...], large: bool) -> Places:
    """The prestige cards, at the top of `line` and as wide as it."""
    most = min(LARGE_ABREAST if large else ABREAST, len(prestige))
    pitch = (line.w - 12) // most
    places: Places = {}
    for number, id in enumerate(prestige):
        row, column = divmod(number, most)
        places[f"prestige.{id}"] = Box(
            line.x + 8 + column * pitch, line.y + 8 + row * (PRESTIGE + 8), pitch - 4, PRESTIGE
        )
    bottom = max(box.bottom for box in places.values())
    return places | {"panel.prestige": line._replace(h=bottom + 8 - line.y)}
