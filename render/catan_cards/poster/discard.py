"""Cards to be chosen from, on a poster: those of a discard, as large as there are few."""

from typing import Final

from engine.catan_cards.view import catalogue
from render.canvas.canvas import Box, Canvas
from render.catan_cards.poster import cards
from render.catan_cards.poster.look import Look
from render.catan_cards.poster.signs import put_letters

GAP: Final = 16
MOST: Final = (168, 214)
PREFIX: Final = "discard."


def discard(canvas: Canvas, look: Look, box: Box) -> None:
    """All cards on offer, in as few rows as take them."""
    canvas.panel(box, "panel", 12)
    offered = list(dict.fromkeys(option.spot for option in look.options if option.spot.startswith(PREFIX)))
    rows = next(rows for rows in range(1, len(offered) + 1) if fits(len(offered), rows, box))
    across = -(-len(offered) // rows)
    wide = min(MOST[0], (box.w - GAP) // across - GAP)
    high = min(MOST[1], (box.h - GAP) // rows - GAP)
    left = box.x + (box.w - across * (wide + GAP) + GAP) // 2
    top = box.y + (box.h - rows * (high + GAP) + GAP) // 2
    printed = catalogue(look.view.options, look.view.rules)
    for number, spot in enumerate(offered):
        line, column = divmod(number, across)
        x, y, id = left + column * (wide + GAP), top + line * (high + GAP), spot.removeprefix(PREFIX)
        called = cards.names(look.words, id)
        canvas.part(x, y, cards.face(canvas.theme, (wide, high), printed[id], called, "panel"))
        put_letters(canvas, x + wide - 12, y - 7, look.letters.get(spot, ""))


def fits(count: int, rows: int, box: Box) -> bool:
    """Whether so many rows make cards that are no narrower than high."""
    across = -(-count // rows)
    return (box.w / across) * 1.15 >= box.h / rows
