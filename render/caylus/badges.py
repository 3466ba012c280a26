"""Where the numbers of the options on offer stand on the board of Caylus."""

from collections.abc import Sequence
from typing import Final

from engine.caylus.view import CaylusView
from render.caylus.tiles import circle
from render.parts.badges import Middle
from render.parts.layout import Layout
from render.parts.road import aside

SMALL_BADGE: Final = 32
"""Beside the name of a favour line, above the markers that have not left it."""

WALKS: Final = frozenset({"guild", "provost"})
"""The questions in which a number on the road stands for where the provost goes."""


def middle(view: CaylusView, place: Layout, spot: str) -> Middle:
    """Where a badge hides least: where the worker would stand, else on what the reader knows anyway."""
    box = place.places[spot]
    area, _, which = spot.partition(".")
    match area:
        case "road":
            space = view.road[int(which) - 1]
            free = space.building is not None and space.worker is None
            if free and not WALKS & {decision.kind for decision in view.decisions}:
                return Middle(*circle(box, 0, 1))
            return aside(place.places[f"strip.{which}"], _side(view, space.number))
        case "special":
            workers = next(special.workers for special in view.special if special.id == which)
            return Middle(*circle(box, _free(workers), len(workers)))
        case "castle":
            return Middle(*place.places[f"circle.{_free(view.castle)}"].centre)
        case "favour":
            return Middle(box.x + box.w // 4 - 15, box.y + SMALL_BADGE // 2 - 2, SMALL_BADGE)
        case _:
            return Middle(box.x + 27, box.y + 46)


def _side(view: CaylusView, number: int) -> int:
    """The side of a space's number where nobody stands: bailiff left, provost right; 0 where both stand."""
    if number != view.bailiff:
        return -1
    return 0 if number == view.provost else 1


def _free(places: Sequence[int | None]) -> int:
    """The first free place, or the last one."""
    return next((number for number, seat in enumerate(places) if seat is None), len(places) - 1)
