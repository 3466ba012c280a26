"""The roll of the production die on posters: every number, with the regions of both players that have it."""

from typing import Final

from engine.catan_cards.view import RegionView
from engine.core.types import Seat
from render.canvas.canvas import Box, Canvas, CanvasPart
from render.canvas.theme import Theme
from render.catan_cards.poster.look import PosterInput
from render.catan_cards.poster.regions import goods, is_low, region
from render.catan_cards.poster.signs import die, put_letters
from render.catan_cards.tiles import region_face
from render.parts.pieces import token

DIE_NUMBERS: Final = range(1, 7)
ROLL_GAP: Final = 8
ROLL_DIE: Final = 70
ROLL_HEAD: Final = 92
ROLL_SIDE: Final = 60
"""Height of the line of dice, and width of the column of signs, before a roll."""

ROLL_CARD: Final = (156, 156)
ROLL_LOW: Final = 60
"""The largest that a region becomes before a roll, and the height of one without its land."""


def roll(canvas: Canvas, look: PosterInput, box: Box) -> None:
    """Draw what the dice will bring: a column for each number, a line for each player."""
    canvas.panel(box, "panel", 12)
    wide = (box.w - ROLL_SIDE - ROLL_GAP) // len(DIE_NUMBERS)
    high = (box.h - ROLL_HEAD - ROLL_GAP) // 2
    for seat in (0, 1):
        y = box.y + ROLL_HEAD + seat * high
        line = Box(box.x + ROLL_GAP, y, box.w - 2 * ROLL_GAP, high - ROLL_GAP)
        canvas.panel(line, "ground", 10, f"seat.{seat}", 3)
        canvas.paste(line.x + 8, line.centre[1] - 21, token(canvas.theme, seat, 42))
    for number in DIE_NUMBERS:
        x = box.x + ROLL_SIDE + (number - 1) * wide
        middle = x + wide // 2
        canvas.part(
            middle - ROLL_DIE // 2,
            box.y + 12,
            die(canvas.theme, ROLL_DIE, number, "panel", rolled=number == look.view.fixed),
        )
        put_letters(canvas, middle + ROLL_DIE // 2 + 4, box.y + 18, look.letters.get(f"number.{number}", ""))
        for seat in (0, 1):
            cell = Box(x + 4, box.y + ROLL_HEAD + seat * high + 6, wide - 8, high - ROLL_GAP - 12)
            _column(canvas, look, seat, number, cell)


def _column(canvas: Canvas, look: PosterInput, seat: Seat, number: int, box: Box) -> None:
    """Draw the regions of a player with a number, one above the other."""
    found = [each for each in look.view.principalities[seat].regions if each.number == number]
    if not found:
        return
    columns = 1 if len(found) <= 3 else 2
    rows = -(-len(found) // columns)
    wide, high = (
        min(most, room) for most, room in zip(ROLL_CARD, (box.w // columns - 6, box.h // rows - 6), strict=True)
    )
    high = min(high, ROLL_LOW) if is_low((wide, high)) else high
    top = box.y + (box.h - rows * (high + 6)) // 2 + 3
    for place, each in enumerate(found):
        line, column = divmod(place, columns)
        x = box.x + (box.w - columns * (wide + 6)) // 2 + 3 + column * (wide + 6)
        canvas.part(x, top + line * (high + 6), _card(canvas.theme, (wide, high), each, look.view.fixed))


def _card(theme: Theme, size: tuple[int, int], each: RegionView, rolled: int | None) -> CanvasPart:
    """Draw a region with its land or, without room for that, without its number, which is above."""
    if is_low(size):
        return goods(theme, size, each.kind, each.stored)
    return region(theme, size, region_face(each, rolled), "ground")
