"""What the dice will bring, on a poster: for each number the regions of both players that bear it, with what is stored there."""

from typing import Final

from engine.catan_cards.view import RegionView
from engine.core.types import Seat
from render.canvas.canvas import Box, Canvas, Part
from render.canvas.theme import Theme
from render.catan_cards.poster.look import Look
from render.catan_cards.poster.regions import goods, is_low, region
from render.catan_cards.poster.signs import die, put_letters
from render.parts.pieces import token

PIPS: Final = range(1, 7)
GAP: Final = 8
DIE: Final = 70
HEAD: Final = 92
SIDE: Final = 60
"""Height of the line of dice, and width of the column of signs."""

CARD: Final = (156, 156)
LOW: Final = 60
"""The largest that a region becomes, and how high one without its land is."""


def roll(canvas: Canvas, look: Look, box: Box) -> None:
    """A column for each number, a line for each player."""
    canvas.panel(box, "panel", 12)
    wide = (box.w - SIDE - GAP) // len(PIPS)
    high = (box.h - HEAD - GAP) // 2
    for seat in (0, 1):
        y = box.y + HEAD + seat * high
        line = Box(box.x + GAP, y, box.w - 2 * GAP, high - GAP)
        canvas.panel(line, "ground", 10, f"seat.{seat}", 3)
        canvas.paste(line.x + 8, line.centre[1] - 21, token(canvas.theme, seat, 42))
    for number in PIPS:
        x = box.x + SIDE + (number - 1) * wide
        middle = x + wide // 2
        canvas.part(
            middle - DIE // 2, box.y + 12, die(canvas.theme, DIE, number, "panel", rolled=number == look.view.fixed)
        )
        put_letters(canvas, middle + DIE // 2 + 4, box.y + 18, look.letters.get(f"number.{number}", ""))
        for seat in (0, 1):
            cell = Box(x + 4, box.y + HEAD + seat * high + 6, wide - 8, high - GAP - 12)
            _column(canvas, look, seat, number, cell)


def _column(canvas: Canvas, look: Look, seat: Seat, number: int, box: Box) -> None:
    """The regions of a player that bear a number, one below the other."""
    found = [each for each in look.view.principalities[seat].regions if each.number == number]
    if not found:
        return
    columns = 1 if len(found) <= 3 else 2
    rows = -(-len(found) // columns)
    wide, high = (min(most, room) for most, room in zip(CARD, (box.w // columns - 6, box.h // rows - 6), strict=True))
    high = min(high, LOW) if is_low((wide, high)) else high
    top = box.y + (box.h - rows * (high + 6)) // 2 + 3
    for place, each in enumerate(found):
        line, column = divmod(place, columns)
        x = box.x + (box.w - columns * (wide + 6)) // 2 + 3 + column * (wide + 6)
        canvas.part(x, top + line * (high + 6), _card(canvas.theme, (wide, high), each, number == look.view.fixed))


def _card(theme: Theme, size: tuple[int, int], each: RegionView, rolled: bool) -> Part:
    """A region with its land, or where there is no room for that without its number, which stands above."""
    if is_low(size):
        return goods(theme, size, each.kind, each.stored)
    return region(theme, size, each.kind, each.number, each.stored, rolled, "ground")
