"""The squares of a daily deal as a wall of 11:7: a course of stones for each turn, a stone for each choice.

The three kinds of stone differ in brightness and in their sign, so that no eye needs their colours.
"""

from typing import Final, NamedTuple

from render.canvas.canvas import Box, Canvas, Pen
from render.canvas.fonts import Typeface
from render.canvas.theme import Theme
from render.event_values import Squares
from render.parts.poster import POSTER_SIZE

WALL_MARGIN: Final = 36
WALL_TOP: Final = 168
WALL_BOTTOM: Final = 600
"""Height at which the wall begins below the title, and ends above the legend."""

STONES_IN_COURSE: Final = 12
"""Greatest number of stones side by side; a turn with more has several courses."""

MAX_PITCH: Final = 92
"""Greatest distance from one stone to the next."""

GAP_SHARE: Final = 10
TURN_GAP_SHARE: Final = 5
"""The space between two stones, and the one between two turns, as shares of that distance: a tenth, and a fifth."""

LEGEND_STONE: Final = 44


class StoneStyle(NamedTuple):
    """The colours of a stone and the sign on it."""

    role: str
    outline: str
    sign: str
    letter: str


STYLES: Final = (
    StoneStyle("recess", "recess", "×", "letter"),
    StoneStyle("glow", "glow", "~", "shade"),
    StoneStyle("band.residence", "band.residence", "✓", "letter"),
)
"""The styles of stones by mark: poor, fair, good."""


def paint_squares(shown: Squares, theme: Theme) -> Canvas:
    """Paint title, wall and legend."""
    canvas = Canvas(theme, *POSTER_SIZE)
    wide, _ = POSTER_SIZE
    room = wide - 2 * WALL_MARGIN
    canvas.text(WALL_MARGIN, 62, shown.title, Pen(Typeface.TITLE, 60, least=30), room=room)
    canvas.text(WALL_MARGIN, 122, shown.day, Pen(Typeface.BOLD, 40, "faint"), room=room // 2)
    canvas.text(wide - WALL_MARGIN, 122, shown.streak, Pen(Typeface.BOLD, 40, "faint", 22), "r", room=room // 2)
    _wall(canvas, Box(WALL_MARGIN, WALL_TOP, room, WALL_BOTTOM - WALL_TOP), courses(shown.rows))
    _legend(canvas, shown.legend)
    return canvas


def courses(rows: tuple[tuple[int, ...], ...]) -> list[list[tuple[int, ...]]]:
    """Return the courses of each turn, evenly filled."""
    return [_course(row) for row in rows if row]


def _course(row: tuple[int, ...]) -> list[tuple[int, ...]]:
    count = -(-len(row) // STONES_IN_COURSE)
    long = -(-len(row) // count)
    return [row[at : at + long] for at in range(0, len(row), long)]


def _wall(canvas: Canvas, box: Box, turns: list[list[tuple[int, ...]]]) -> None:
    """Paint the stones as large as they fit, in the middle of the box."""
    lines = [line for turn in turns for line in turn]
    if not lines:
        return
    widest = max(map(len, lines))
    high = box.h * TURN_GAP_SHARE // (len(lines) * TURN_GAP_SHARE + len(turns) - 1)
    pitch = min(MAX_PITCH, high, box.w // widest)
    gap, turn_gap = max(2, pitch // GAP_SHARE), pitch // TURN_GAP_SHARE
    tall = pitch * len(lines) + turn_gap * (len(turns) - 1)
    left, y = box.x + (box.w - pitch * widest) // 2, box.y + (box.h - tall) // 2
    for turn in turns:
        for line in turn:
            for number, mark in enumerate(line):
                stone(canvas, Box(left + number * pitch, y, pitch - gap, pitch - gap), mark)
            y += pitch
        y += turn_gap


def stone(canvas: Canvas, box: Box, mark: int) -> None:
    """Paint a stone with its sign."""
    style = STYLES[mark]
    canvas.panel(box, style.role, max(3, box.w // 8), style.outline)
    canvas.text(*box.centre, style.sign, Pen(Typeface.TITLE, box.h * 3 // 5, style.letter, 8), "m")


def _legend(canvas: Canvas, legend: tuple[str, ...]) -> None:
    """Paint a stone of each kind with its words, the best first, evenly spread."""
    wide, high = POSTER_SIZE
    pen = Pen(Typeface.BOLD, 36, "ink", 22)
    share = (wide - 2 * WALL_MARGIN) // max(1, len(legend))
    y = high - 46
    for number, text in enumerate(legend):
        x = WALL_MARGIN + number * share
        stone(canvas, Box(x, y - LEGEND_STONE // 2, LEGEND_STONE, LEGEND_STONE), len(STYLES) - 1 - number)
        canvas.text(x + LEGEND_STONE + 12, y, text, pen, room=share - LEGEND_STONE - 24)
