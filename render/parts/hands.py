"""What pictures of hands are made of: the heading with the player's purse, a card's heading and foot, cards that are dim."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from render.canvas.canvas import Box, Canvas
from render.canvas.fonts import Face
from render.canvas.theme import Theme
from render.parts.pieces import token
from render.parts.tiles import TILE_RADIUS
from render.pictograms import PICTOGRAMS

WIDTH: Final = 752
HEADER: Final = 124
BAND: Final = 38
"""Height of a card's heading."""

ART: Final = 84
FOOT: Final = 32


def heading(canvas: Canvas, box: Box, seat: int, title: str, purse: Mapping[str, int], room: int) -> Box:
    """Whose hand it is, and what there is to pay with; it gives what is left at the end of the purse, `room` wide."""
    canvas.panel(box, f"seat.{seat}", 14)
    canvas.panel(Box(box.x + 12, box.y + 9, 48, 48), "letter", 24)
    canvas.paste(box.x + 15, box.y + 12, token(canvas.theme, seat, 42))
    canvas.text(box.x + 74, box.y + 34, title, Face.TITLE, 34, "letter", room=box.w - 90)
    line = Box(box.x + 10, box.bottom - 58, box.w - 20, 48)
    canvas.panel(line, "panel", 10)
    pitch = (line.w - room) // len(purse)
    for number, (kind, amount) in enumerate(purse.items()):
        x = line.x + 14 + number * pitch
        canvas.sketch(x + 17, line.centre[1], PICTOGRAMS[kind], 34)
        canvas.text(x + 42, line.centre[1], str(amount), Face.BOLD, 30, "ink" if amount else "line")
    return Box(line.right - room, line.y, room, line.h)


def foot(canvas: Canvas, wide: int, high: int, state: str, ready: bool) -> None:
    """What can be done with a card now, at its lower edge."""
    box = Box(6, high - FOOT - 4, wide - 12, FOOT)
    if ready:
        canvas.panel(box, "gain", 8)
    canvas.sketch(box.x + 20, box.centre[1], PICTOGRAMS["check" if ready else "lock"], 22)
    canvas.text(box.x + 40, box.centre[1], state, Face.BOLD, 21, "letter" if ready else "faint", room=box.w - 50)


@lru_cache(maxsize=8)
def dim(theme: Theme, size: tuple[int, int]) -> Canvas:
    """A card without its colour, to be copied."""
    wide, high = size
    canvas = Canvas(theme, wide, high, "paper")
    canvas.panel(Box(0, 0, wide, high), "faint", TILE_RADIUS)
    canvas.panel(Box(0, 0, wide, high).inset(2), "panel", TILE_RADIUS - 2)
    canvas.panel(Box(0, 0, wide, BAND + TILE_RADIUS), "faint", TILE_RADIUS)
    canvas.fill(Box(2, BAND, wide - 4, TILE_RADIUS), "panel")
    return canvas
