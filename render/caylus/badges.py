"""Where the letters of the options on offer stand on the board of Caylus."""

from typing import Final

from render.parts.badges import Middle
from render.parts.layout import Layout
from render.parts.road import badge_position

SMALL_BADGE: Final = 32
"""On the river, and beside the name of a favour line, above the markers that have not left it."""

LANE: Final = 10
STOCK_BADGE: Final = 24
"""How far below a tile of the stock its letter stands, and how high that is: names, points and costs leave it no place."""

FAVOUR: Final = 0.25
"""How far along a favour line its letter stands: between its name and its first column."""


def middle(place: Layout, spot: str) -> Middle:
    """Where a badge hides least: on the road or the river below a tile, before the castle's spaces, below a tile of the stock."""
    box = place.places[spot]
    area, _, which = spot.partition(".")
    match area:
        case "road":
            return badge_position(place.places[f"strip.{which}"])
        case "special":
            return Middle(box.centre[0], place.places["river"].centre[1], SMALL_BADGE)
        case "castle":
            return Middle(box.x + SMALL_BADGE // 2, box.centre[1], SMALL_BADGE)
        case "favour":
            return Middle(box.x + int(box.w * FAVOUR) - SMALL_BADGE // 2, box.y + SMALL_BADGE // 2, SMALL_BADGE)
        case _:
            return Middle(box.centre[0], box.bottom + LANE, STOCK_BADGE)
