"""The numbers of the options on offer, written where each of them would take effect."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from render.artist import Mark
from render.canvas.canvas import Box, Canvas, Part, rounded
from render.canvas.fonts import Face, width
from render.canvas.theme import Theme
from render.parts.layout import Layout

BADGE: Final = 42


class Middle(NamedTuple):
    """Where the middle of a badge goes, and how high the badge is."""

    x: int
    y: int
    high: int = BADGE


def marks(canvas: Canvas, place: Layout, numbers: Sequence[Mark], middle: Callable[[str], Middle]) -> None:
    """Write each spot's number at its `middle`; several at one spot share a badge."""
    spots: dict[str, list[str]] = {}
    for spot, number in numbers:
        if spot in place.places:
            spots.setdefault(spot, []).append(number)
    for spot, here in spots.items():
        x, y, high = middle(spot)
        badge = _badge(canvas.theme, _together(here), high)
        canvas.part(x - badge.image.width // 2, y - badge.image.height // 2, badge)


def _together(numbers: Sequence[str]) -> str:
    """From the first to the last where none between them is missing, else one by one."""
    first, last = numbers[0], numbers[-1]
    if len(numbers) > 1 and int(last) - int(first) == len(numbers) - 1:
        return f"{first}–{last}"
    return "·".join(numbers)


@lru_cache(maxsize=256)
def _badge(theme: Theme, text: str, high: int) -> Part:
    size = high * 27 // BADGE
    wide = max(high, size * 3 // 4 + width(text, Face.BOLD, size))
    canvas = Canvas(theme, wide, high, "letter")
    canvas.panel(Box(0, 0, wide, high).inset(3), "mark", high // 2 - 3)
    canvas.text(wide // 2, high // 2, text, Face.BOLD, size, "letter", "m")
    return canvas.finished()._replace(mask=rounded(wide, high, high // 2))
