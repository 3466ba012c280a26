"""Where the letters of the options on offer stand on the table of Caylus Magna Carta."""

from typing import Final

from engine.magna_carta.view import MagnaCartaView
from render.magna_carta.layout import Cut
from render.magna_carta.tiles import circle
from render.parts.badges import Middle, corner
from render.parts.layout import Layout
from render.parts.road import badge_position

WAYS: Final = "provost"
"""The phase in which a letter on the road stands for where the provost goes."""


def middle(view: MagnaCartaView, place: Layout, cut: Cut, spot: str) -> Middle:
    """Where a badge hides least: where the worker would stand, beside the card's number, else over a corner."""
    box = place.places[spot]
    area, _, which = spot.partition(".")
    match area:
        case "road":
            slot = view.road[int(which) - 1]
            if view.phase == WAYS or slot.worker is not None:
                return badge_position(place.places[f"strip.{which}"])
            return Middle(*circle(box, cut))
        case "castle":
            return Middle(*box.centre)
        case _:
            return corner(box)
