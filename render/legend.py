"""Legends: the signs of a game's boards, each with its explanation."""

from typing import Final

from render.canvas.canvas import Box, Canvas, Pen
from render.canvas.fonts import Typeface
from render.canvas.theme import THEMES
from render.parts.pieces import centred_row
from render.parts.poster import MIN_TEXT_SIZE, POSTER_SIZE
from render.prose.signs import legend_parts
from render.prose.words import Words

LEGEND_MARGIN: Final = 24
LEGEND_COLUMNS: Final = 2
SIGNS_WIDTH: Final = 160
"""Width of the signs at the start of a line; the rest is for the words."""

SIGN_HEIGHT: Final = 60
LETTER_SIZE: Final = 42
"""Heights of a sign and of its text."""


def draw_legend(game: str, words: Words, part: int = 0, theme: str = "day") -> bytes:
    """Draw a part of a game's legend as a PNG file. Raises KeyError for an unknown game or theme."""
    return paint_legend(game, words, part, theme).png()


def paint_legend(game: str, words: Words, part: int = 0, theme: str = "day") -> Canvas:
    """Return the canvas that `draw_legend` saves as a file."""
    canvas, signs = Canvas(THEMES[theme], *POSTER_SIZE), legend_parts(game)[part]
    rows = -(-len(signs) // LEGEND_COLUMNS)
    width, height = (
        (POSTER_SIZE[0] - LEGEND_MARGIN * (LEGEND_COLUMNS + 1)) // LEGEND_COLUMNS,
        (POSTER_SIZE[1] - 2 * LEGEND_MARGIN) // rows,
    )
    for number, (name, items) in enumerate(signs.items()):
        column, line = divmod(number, rows)
        left, top = LEGEND_MARGIN + column * (width + LEGEND_MARGIN), LEGEND_MARGIN + line * height
        canvas.panel(Box(left, top + 4, width, height - 8), "panel", 10)
        centred_row(canvas, left + SIGNS_WIDTH // 2, top + height // 2, items, SIGN_HEIGHT, SIGNS_WIDTH - 20)
        room = Box(left + SIGNS_WIDTH, top + 4, width - SIGNS_WIDTH - 10, height - 8)
        canvas.paragraph(room, words(f"legend-{name}"), Pen(Typeface.BOLD, LETTER_SIZE, "ink", MIN_TEXT_SIZE))
    return canvas
