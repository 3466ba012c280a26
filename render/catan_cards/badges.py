"""Where the numbers of the options on offer stand on the table of the Catan Card Game."""

from typing import Final

from render.parts.badges import Middle
from render.parts.layout import Layout

SMALL: Final = 36


def middle(place: Layout, spot: str) -> Middle:
    """Where a badge hides least: on the lower edge of a card, beside a region's number, above a stack's."""
    box = place.places[spot]
    match spot.partition(".")[0]:
        case "region":
            return Middle(box.right - 19, box.y + 20, 32)
        case "site":
            return Middle(box.x + 24, box.bottom - 8, SMALL)
        case "brown":
            return Middle(box.centre[0], box.y + 14 if "d" in spot else box.bottom - 14, SMALL)
        case "stack":
            return Middle(box.centre[0], box.y + 10, 30)
        case "row" | "discard":
            return Middle(box.x + 30, box.y + 44, SMALL)
        case _:
            return Middle(*box.centre)
