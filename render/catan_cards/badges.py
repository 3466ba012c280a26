"""Where the letters of the options on offer stand on the table of the Catan Card Game."""

from typing import Final

from render.parts.badges import Middle
from render.parts.layout import Layout

HIGH: Final = 30
"""Height of a badge."""

CORNER: Final = (12, 7)
"""How far from a card's right and upper edge the middle of a badge lies: it hangs over the corner."""


def middle(place: Layout, spot: str) -> Middle:
    """Where a badge hides least: over the upper right corner of a card or region, above a stack's number."""
    box = place.places[spot]
    match spot.partition(".")[0]:
        case "region" | "site" | "brown" | "row" | "discard":
            return Middle(box.right - CORNER[0], box.y + CORNER[1], HIGH)
        case "stack":
            return Middle(box.centre[0], box.y + CORNER[1], HIGH)
        case _:
            return Middle(*box.centre, HIGH)
