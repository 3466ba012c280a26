"""The places of players who have passed, in all games with a road."""

from collections.abc import Iterable, Sequence
from typing import Final

from render.canvas.canvas import Box, Canvas, Pen
from render.canvas.fonts import Typeface
from render.parts.pieces import token

PASSED_SIZE: Final = 36

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
