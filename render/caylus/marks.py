"""The numbers of the options on offer, written where each of them would take effect."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from engine.caylus.view import CaylusView
from render.canvas import Box, Canvas, Part, rounded
from render.caylus.layout import Layout
from render.caylus.tiles import circle
from render.fonts import Face, width
from render.theme import Theme

BADGE: Final = 42
SMALL_BADGE: Final = 32
"""Beside the name of a favour line, above the markers that have not left it."""


def marks(canvas: Canvas, view: CaylusView, place: Layout, numbers: Sequence[tuple[str, str]]) -> None:
    """Write each spot's number; several at one spot share a badge, from the first to the last."""
    spots: dict[str, list[str]] = {}
    for spot, number in numbers:
        if spot in place.places:
            spots.setdefault(spot, []).append(number)
    for spot, here in spots.items():
        text = here[0] if len(here) == 1 else f"{here[0]}–{here[-1]}"
        x, y = _middle(view, place, spot)
        badge = _badge(canvas.theme, text, SMALL_BADGE if spot.startswith("favour.") else BADGE)
        canvas.part(x - badge.image.width // 2, y - badge.image.height // 2, badge)


@lru_cache(maxsize=256)
def _badge(theme: Theme, text: str, high: int) -> Part:
    size = high * 27 // BADGE
    wide = max(high, size * 3 // 4 + width(text, Face.BOLD, size))
    canvas = Canvas(theme, wide, high, "letter")
    canvas.panel(Box(0, 0, wide, high).inset(3), "mark", high // 2 - 3)
    canvas.text(wide // 2, high // 2, text, Face.BOLD, size, "letter", "m")
    return canvas.finished()._replace(mask=rounded(wide, high, high // 2))


def _middle(view: CaylusView, place: Layout, spot: str) -> tuple[int, int]:
    """Where a badge hides least: where the worker would stand, else on what the reader knows anyway."""
    box = place.places[spot]
    area, _, which = spot.partition(".")
    match area:
        case "road":
            space = view.road[int(which) - 1]
            free = space.building is not None and space.worker is None
            return circle(box, 0, 1) if free else place.places[f"strip.{which}"].centre
        case "special":
            workers = next(special.workers for special in view.special if special.id == which)
            return circle(box, _free(workers), len(workers))
        case "castle":
            return place.places[f"circle.{_free(view.castle)}"].centre
        case "favour":
            return box.x + box.w // 4 - 15, box.y + SMALL_BADGE // 2 - 2
        case _:
            return box.x + 27, box.y + 46


def _free(places: Sequence[int | None]) -> int:
    """The first free place, or the last one."""
    return next((number for number, seat in enumerate(places) if seat is None), len(places) - 1)
