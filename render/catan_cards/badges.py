"""Where the letters of the options on offer stand on the table of the Catan Card Game."""

from render.parts.badges import CORNER, SMALL, Middle, corner
from render.parts.layout import Layout


def middle(place: Layout, spot: str) -> Middle:
    """Where a badge hides least: over the upper right corner of a card or region, above a stack's number."""
    box = place.places[spot]
    match spot.partition(".")[0]:
        case "region" | "site" | "brown" | "row" | "discard":
            return corner(box)
        case "stack":
            return Middle(box.centre[0], box.y + CORNER[1], SMALL)
        case _:
            return Middle(*box.centre, SMALL)
