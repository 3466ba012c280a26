"""Small signs on posters of the Catan Card Game: changes of amounts, letters on the edges of cards, dice."""

from typing import Final

from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, CanvasPart, Pen, rounded
from render.canvas.fonts import Typeface, width
from render.canvas.theme import Theme
from render.parts import poster
from render.parts.poster import MIN_TEXT_SIZE
from render.pictograms import PICTOGRAMS
from render.prose.numbers import written

CHANGE_HEIGHT: Final = 26
"""Height of the plate of a change."""

CHANGE_PAD: Final = 6
LETTER_RADIUS: Final = 9
"""Radius of the plate of a letter."""


def changed(change: int) -> str:
    """Return a change with its sign, or an empty string if there is none."""
    return written(change, plus=True) if change else ""


def change_width(change: int) -> int:
    """Return the width of the plate of a change."""
    return width(changed(change), Typeface.BOLD, MIN_TEXT_SIZE) + 2 * CHANGE_PAD if change else 0


def put_change(canvas: Canvas, x: int, y: int, change: int) -> None:
    """Write by how much something has changed, with the plate's left edge at `x` and its middle at `y`."""
    if change:
        box = Box(x, y - CHANGE_HEIGHT // 2, change_width(change), CHANGE_HEIGHT)
        canvas.panel(box, "gain" if change > 0 else "loss", 9)
        canvas.text(*box.centre, changed(change), Pen(Typeface.BOLD, MIN_TEXT_SIZE, "letter"), "m")


def put_letters(canvas: Canvas, x: int, y: int, letters: str) -> None:
    """Put the letters of options with their middle at a point, kept inside the picture."""
    if letters:
        part = poster.badge(canvas.theme, letters, "letter")
        part = part._replace(mask=rounded(*part.image.size, LETTER_RADIUS))
        wide, high = part.image.size
        left = min(max(2, x - wide // 2), canvas.image.width - wide - 2)
        canvas.part(left, min(y - high // 2, canvas.image.height - high - 2), part)


@drawn_once
def die(theme: Theme, size: int, shown: str | int, ground: str, rolled: bool = True) -> CanvasPart:
    """Draw a die with a drawing or a number, golden once it is `rolled`, as on the regions with that number."""
    canvas = Canvas(theme, size, size, ground)
    box = Box(0, 0, size, size)
    canvas.panel(box, "gold" if rolled and isinstance(shown, int) else "letter", size // 5, "shade", 3)
    if isinstance(shown, int):
        canvas.text(*box.centre, str(shown), Pen(Typeface.TITLE, size * 2 // 3, "shade"), "m")
    else:
        canvas.sketch(*box.centre, PICTOGRAMS[shown], size * 3 // 4)
    return canvas.finished()
