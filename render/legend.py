"""A picture that explains the signs of a game's boards in words."""

from typing import Final

from render.canvas.canvas import Box, Canvas, Pen
from render.canvas.fonts import Face
from render.canvas.theme import THEMES
from render.parts.pieces import centred_row
from render.parts.poster import LEAST, SIZE
from render.prose.signs import LEGENDS
from render.prose.words import Words

MARGIN: Final = 24
COLUMNS: Final = 2
SIGNS: Final = 132
"""Width of the signs at the start of a line; the rest is for the words."""

SIGN: Final = 44
LETTERS: Final = 26
"""Heights of a sign and of the letters."""


def draw(game: str, words: Words, theme: str = "day") -> bytes:
    """Draw the legend of a game as a PNG file. Raises KeyError for an unknown game or theme."""
    return paint(game, words, theme).png()


def paint(game: str, words: Words, theme: str = "day") -> Canvas:
    """Paint the picture of `draw`."""
    canvas, signs = Canvas(THEMES[theme], *SIZE), LEGENDS[game]
    rows = -(-len(signs) // COLUMNS)
    width, height = (SIZE[0] - MARGIN * (COLUMNS + 1)) // COLUMNS, (SIZE[1] - 2 * MARGIN) // rows
    for number, (name, items) in enumerate(signs.items()):
        column, line = divmod(number, rows)
        left, top = MARGIN + column * (width + MARGIN), MARGIN + line * height
        canvas.panel(Box(left, top + 4, width, height - 8), "panel", 10)
        centred_row(canvas, left + SIGNS // 2, top + height // 2, items, SIGN, SIGNS - 20)
        room = Box(left + SIGNS, top + 4, width - SIGNS - 10, height - 8)
        canvas.paragraph(room, words(f"legend-{name}"), Pen(Face.BOLD, LETTERS, "ink", LEAST))
    return canvas
