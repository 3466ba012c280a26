"""Roads of all games: the places of players who have passed, and of letters on a strip of road."""

from collections.abc import Iterable, Sequence
from typing import Final

from render.canvas.canvas import Box, Canvas, Pen
from render.canvas.fonts import Typeface
from render.parts.badges import Middle
from render.parts.pieces import token

LETTER_LEFT: Final = 58
"""Distance of an option's letters from a strip's left edge."""

PASSED_SIZE: Final = 36
STRIP_BADGE_HEIGHT: Final = 34
"""Height of an option's letters on a strip, where there is less room than on a space."""

Point = tuple[int, int]


def bridge(canvas: Canvas, box: Box, places: Iterable[Point]) -> None:
    """Draw the planks, with numbered places for players who pass."""
    canvas.panel(box, "line", 8)
    canvas.panel(box.inset(4, 0), "road", 6)
    for number, (x, y) in enumerate(places, 1):
        canvas.panel(Box(x - 17, y - 17, 34, 34), "beyond", 17)
        canvas.text(x, y, str(number), Pen(Typeface.BOLD, 20, "faint"), "m")


def passed(canvas: Canvas, seats: Sequence[int], places: Iterable[Point]) -> None:
    """Draw the signs of the players who have passed, in their order."""
    for seat, (x, y) in zip(seats, places, strict=False):
        canvas.paste(x - PASSED_SIZE // 2, y - PASSED_SIZE // 2, token(canvas.theme, seat, PASSED_SIZE))


def badge_position(strip: Box) -> Middle:
    """Return the place of an option's letters: beside the space's own number."""
    return Middle(strip.x + LETTER_LEFT, strip.centre[1], STRIP_BADGE_HEIGHT)
