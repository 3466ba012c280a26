"""Where the letters of the options on offer stand on the table of the Catan Card Game."""

from collections.abc import Collection
from typing import Final

from render.parts.badges import CORNER, SMALL, Middle, corner, lower_corner
from render.parts.layout import Layout

FREE: Final = 48
"""How high a badge is where nothing lies."""


def middle(place: Layout, taken: Collection[str], spot: str) -> Middle:
    """Where a badge hides least: over a corner of a region or of a card that is built, above a stack's number.

    `taken` are the sites with a card, as `0.u30a`.
    """
    box = place.places[spot]
    kind, _, site = spot.partition(".")
    match kind:
        case "site" | "brown" if site in taken:
            return lower_corner(box)
        case "site" | "brown":
            return Middle(*box.centre, min(FREE, box.h - 4))
        case "region" | "row" | "discard":
            return corner(box)
        case "stack":
            return Middle(box.centre[0], box.y + CORNER[1], SMALL)
        case _:
            return Middle(*box.centre, SMALL)
