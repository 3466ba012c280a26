"""Where the letters of the options on offer stand on the board of Caylus."""

from typing import Final

from engine.caylus.view import CaylusView
from render.canvas.canvas import Box
from render.parts.badges import Middle
from render.parts.layout import Layout
from render.parts.road import badge_position

SMALL_BADGE: Final = 32
"""In the corner of a tile, and beside the name of a favour line, above the markers that have not left it."""

FAVOUR: Final = 0.25
"""How far along a favour line its letter stands: between its name and its first column."""

STOCK: Final = (27, 46)
"""Where on a tile of the stock its drawing stands, which the letter hides instead of cost and points."""


def middle(view: CaylusView, place: Layout, spot: str) -> Middle:
    """Where a badge hides least: where the worker would stand, else on what the reader knows anyway."""
    box = place.places[spot]
    area, _, which = spot.partition(".")
    match area:
        case "road":
            side = _side(view, int(which))
            return badge_position(place.places[f"strip.{which}"], side) if side else _corner(box)
        case "special":
            return _corner(box)
        case "castle":
            return Middle(box.x + SMALL_BADGE // 2, box.centre[1], SMALL_BADGE)
        case "favour":
            return Middle(box.x + int(box.w * FAVOUR) - SMALL_BADGE // 2, box.y + SMALL_BADGE // 2, SMALL_BADGE)
        case _:
            return Middle(box.x + STOCK[0], box.y + STOCK[1])


def _corner(tile: Box) -> Middle:
    """The corner of a tile that neither worker nor picture fills."""
    return Middle(tile.right - SMALL_BADGE // 2, tile.bottom - SMALL_BADGE // 2, SMALL_BADGE)


def _side(view: CaylusView, number: int) -> int:
    """The side of a space's number where nobody stands: bailiff left, provost right; 0 where both stand."""
    if number != view.bailiff:
        return -1
    return 0 if number == view.provost else 1
