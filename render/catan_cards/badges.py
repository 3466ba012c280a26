"""Where the numbers of the options on offer stand on the table of the Catan Card Game."""

from typing import Final

from render.parts.badges import Middle
from render.parts.layout import Layout

HIGH: Final = 30


def middle(place: Layout, spot: str) -> Middle:
    """Where a badge hides least: over the upper right corner of a card or region, above a stack's number."""
    box = place.places[spot]
    match spot.partition(".")[0]:
        case "region" | "site" | "brown" | "row" | "discard":
            return Middle(box.right - 12, box.y + 7, HIGH)
        case "stack":
            return Middle(box.centre[0], box.y + 8, HIGH)
        case _:
            return Middle(*box.centre, HIGH)
