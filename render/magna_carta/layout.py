"""The layout of the table of Caylus Magna Carta, as plain data: the id of a spot -> its box.

The ids are those of `Option.spot` (`road.9`, `prestige.hotel`, `castle`), and further ones for places without options:
`header`, `card.0` (a player's card, by turn order), `panel.road`, `strip.9` (the road below a card), `skyline`,
`building` (the castle in it), `bridge`, `section.walls`.
"""

from typing import Final, NamedTuple

from engine.magna_carta.view import CATALOGUE, SECTIONS
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box
from render.canvas.theme import Theme
from render.magna_carta.poster.lines import MAX_BOARD_LINES, RoadLine, lines
from render.parts.layout import BOARD_GAP, BOARD_MARGIN, ROAD_LEFT, Layout, Places, laid, left_column
from render.parts.poster import sized
from render.picture import lettered

ROAD_PANEL_WIDTH: Final = 1040
"""Width of the road's panel."""

CASTLE_HEIGHT: Final = 230
SITE_LEFT: Final = 396
"""Height of the castle's landscape, and distance of the castle from its left edge."""

BRIDGE_SIZE: Final = (372, 54)
"""Size of the plate for players who have passed."""

PLAYER_HEIGHT: Final = 150
PRESTIGE_HEIGHT: Final = 140
"""Height of a prestige card."""

SECTION_HEIGHT: Final = 58
CASTLE_TITLE_HEIGHT: Final = 52
"""Minimum height of a castle section, and height of the title above them."""

ROAD_STEP: Final = 40
"""By how much the road's room grows until its cards are drawn with everything on them."""

LETTERS: Final = lettered(
    ("castle", *(f"{'prestige' if card.colour == 'prestige' else 'hand'}.{id}" for id, card in CATALOGUE.items()))
)
"""The letters of the castle, and of the cards that can be built."""


def mark(spot: str) -> str:
    """Return the letter of a place beside the road, or of a card."""
    return LETTERS.get(spot, "")


class Board(NamedTuple):
    """The layout of a table, and the lines of its road."""

    place: Layout
    road: tuple[RoadLine, ...]


@drawn_once
def board(theme: Theme, seats: int, cards: int, provost: int | None, prestige: tuple[str, ...]) -> Board:
    """Lay out a table: on the left heading, players and castle, on the right the road below the castle, and prestige.

    `cards` lie on the road.
    """
    places, below = left_column(20, seats, PLAYER_HEIGHT, BOARD_GAP)
    skyline = Box(0, 0, ROAD_LEFT + ROAD_PANEL_WIDTH, CASTLE_HEIGHT)
    site = Box(ROAD_LEFT + SITE_LEFT, 0, ROAD_PANEL_WIDTH - SITE_LEFT, CASTLE_HEIGHT)
    wide, high = BRIDGE_SIZE
    places |= {
        "skyline": skyline,
        "building": site,
        "bridge": Box(ROAD_LEFT + 12, skyline.bottom - high - 18, wide, high),
        "castle": Box(site.x - 70, BOARD_MARGIN + 16, 60, 40),
    }
    least = below.y + CASTLE_TITLE_HEIGHT + len(SECTIONS) * SECTION_HEIGHT + 8
    room = Box(ROAD_LEFT, skyline.bottom, ROAD_PANEL_WIDTH, least - PRESTIGE_HEIGHT - 2 * BOARD_GAP - skyline.bottom)
    while (
        not (road := lines(theme, cards, provost, room, range(1, cards + 1), MAX_BOARD_LINES))
        or road[0].grade != "whole"
    ):
        room = room._replace(h=room.h + sized(theme, ROAD_STEP))
    for line in road:
        for number, box in line.places.items():
            if number > 0:
                places |= {f"road.{number}": box, f"strip.{number}": line.strip._replace(x=box.x, w=box.w)}
    places |= _prestige(room._replace(y=room.bottom + BOARD_GAP, h=PRESTIGE_HEIGHT), prestige)
    bottom = max(least, room.bottom + PRESTIGE_HEIGHT + 2 * BOARD_GAP)
    places["panel.road"] = room._replace(h=bottom - room.y)
    return Board(laid(places | _castle(below._replace(h=bottom - below.y))), tuple(road))


def _castle(panel: Box) -> Places:
    """Return the sections one below the other."""
    places = {"panel.castle": panel}
    room = Box(panel.x + 8, panel.y + CASTLE_TITLE_HEIGHT, panel.w - 16, panel.h - CASTLE_TITLE_HEIGHT - 8)
    high = room.h // len(SECTIONS)
    for number, section in enumerate(SECTIONS):
        places[f"section.{section.id}"] = room._replace(y=room.y + number * high, h=high - 4)
    return places


def _prestige(line: Box, prestige: tuple[str, ...]) -> Places:
    """Return the prestige cards side by side."""
    pitch = (line.w - 16) // len(prestige)
    first = Box(line.x + 12, line.y, pitch - 8, line.h)
    return {f"prestige.{id}": first.moved(number * pitch, 0) for number, id in enumerate(prestige)}
