"""Where the letters of the options on offer stand on the table of the Catan Card Game."""

from render.parts.badges import CORNER, SMALL, Middle, corner, lower_corner
from render.parts.layout import Layout


def middle(place: Layout, spot: str) -> Middle:
    """Where a badge hides least: over a corner of a region, on the picture of a card that is built, above a stack's number."""
    box = place.places[spot]
    match spot.partition(".")[0]:
        case "site" | "brown":
            return lower_corner(box)
        case "region" | "row" | "discard":
            return corner(box)
        case "stack":
            return Middle(box.centre[0], box.y + CORNER[1], SMALL)
        case _:
            return Middle(*box.centre, SMALL)
