"""Badges: the marks of the places on offer."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, CanvasPart, Pen, rounded
from render.canvas.fonts import Typeface, width
from render.canvas.theme import Theme
from render.parts.layout import Layout
from render.picture import Mark

BADGE_HEIGHT: Final = 38
BADGE_RADIUS: Final = 9


CORNER_INSET: Final = (12, 7)
CORNER_BADGE_HEIGHT: Final = 30
"""Distance of a badge's middle from a card's upper right corner, and height of the badge."""


class Middle(NamedTuple):
    """The middle of a badge, and its height."""

    x: int
    y: int
    high: int = BADGE_HEIGHT


def corner(box: Box) -> Middle:
    """Return a place over the upper right corner of a card, where a badge hides neither its picture nor its values."""
    return Middle(box.right - CORNER_INSET[0], box.y + CORNER_INSET[1], CORNER_BADGE_HEIGHT)


def marks(canvas: Canvas, place: Layout, marked: Sequence[Mark], middle: Callable[[str], Middle]) -> None:
    """Write each spot's mark at its `middle`."""
    for spot, here in by_spot(marked).items():
        if spot in place.places:
            x, y, high = middle(spot)
            badge = _badge(canvas.theme, here, high)
            canvas.part(x - badge.image.width // 2, y - badge.image.height // 2, badge)


def by_spot(marked: Sequence[Mark]) -> dict[str, str]:
    """Return the mark of each spot."""
    return dict(marked)


@drawn_once
def _badge(theme: Theme, text: str, high: int) -> CanvasPart:
    part = key(theme, text, high, high * 26 // BADGE_HEIGHT, "shade")
    return part._replace(mask=rounded(*part.image.size, BADGE_RADIUS))


def key(theme: Theme, text: str, high: int, size: int, around: str) -> CanvasPart:
    """Draw letters on a key, so that they are not taken for a seat's; `around` colours its corners."""
    wide = max(high, width(text, Typeface.BOLD, size) + size // 2)
    canvas = Canvas(theme, wide, high, around)
    canvas.panel(Box(0, 0, wide, high), "shade", BADGE_RADIUS)
    canvas.panel(Box(2, 2, wide - 4, high - 6), "letter", BADGE_RADIUS - 2)
    canvas.text(wide // 2, high // 2 - 1, text, Pen(Typeface.BOLD, size, "shade"), "m")
    return canvas.finished()
