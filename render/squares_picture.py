"""The squares of a daily deal as a picture: a wall with a course of stones for each turn, a stone for each choice.

The three kinds of stone differ in brightness and in their sign, so that no eye needs their colours.
"""

from typing import Final, NamedTuple

from render.canvas.canvas import Box, Canvas, Pen
from render.canvas.fonts import Typeface, width
from render.canvas.theme import Theme
from render.event_values import Squares
from render.parts.ground import meadow
from render.parts.poster import MIN_TEXT_SIZE, POSTER_SIZE
from render.parts.sky import sky

WALL_MARGIN: Final = 36
HORIZON: Final = 480
"""Height of the sky behind the wall."""

HEAD: Final = Box(WALL_MARGIN, 12, POSTER_SIZE[0] - 2 * WALL_MARGIN, 136)
"""The plate with title, day and streak."""

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
LEGEND_HEIGHT: Final = 68
LEGEND_SIZE: Final = 36
LEGEND_GAP: Final = 24
"""Measures of the legend: its stones, its plate, its letters, and the room that a stone and its words leave free."""


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
    wide, high = POSTER_SIZE
    canvas = Canvas(theme, wide, high, "sky")
    sky(canvas, HORIZON)
    canvas.part(0, HORIZON, meadow(theme, (wide, high - HORIZON)))
    room = wide - 2 * WALL_MARGIN
    canvas.panel(HEAD, "panel", 14)
    head = HEAD.inset(20, 0)
    canvas.text(head.x, 56, shown.title, Pen(Typeface.TITLE, 60, least=30), room=head.w)
    canvas.text(head.x, 112, shown.day, Pen(Typeface.BOLD, 36, "faint"), room=head.w // 2)
    canvas.text(head.right, 112, shown.streak, Pen(Typeface.BOLD, 36, "faint", 22), "r", room=head.w // 2)
    _wall(canvas, Box(WALL_MARGIN, WALL_TOP, room, WALL_BOTTOM - WALL_TOP), _courses(shown.rows))
    _legend(canvas, shown.legend)
    return canvas


def _courses(rows: tuple[tuple[int, ...], ...]) -> list[list[tuple[int, ...]]]:
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
                _stone(canvas, Box(left + number * pitch, y, pitch - gap, pitch - gap), mark)
            y += pitch
        y += turn_gap


def _stone(canvas: Canvas, box: Box, mark: int) -> None:
    """Paint a stone with its sign."""
    style = STYLES[mark]
    canvas.panel(box, style.role, max(3, box.w // 8), style.outline)
    canvas.text(*box.centre, style.sign, Pen(Typeface.TITLE, box.h * 3 // 5, style.letter, 8), "m")


def _legend(canvas: Canvas, legend: tuple[str, ...]) -> None:
    """Paint a stone of each kind with its words, the best first, on a plate, with equal space between them."""
    wide, high = POSTER_SIZE
    plate = Box(WALL_MARGIN, high - LEGEND_HEIGHT - 12, wide - 2 * WALL_MARGIN, LEGEND_HEIGHT)
    canvas.panel(plate, "panel", 14)
    room = plate.w - (LEGEND_STONE + LEGEND_GAP) * len(legend) - LEGEND_GAP
    sizes = range(LEGEND_SIZE, MIN_TEXT_SIZE, -1)
    size = next((each for each in sizes if sum(_legend_widths(legend, each)) <= room), MIN_TEXT_SIZE)
    widths = _legend_widths(legend, size)
    between = max(0, room - sum(widths)) // (len(legend) + 1)
    x, y = plate.x + LEGEND_GAP // 2 + between, plate.centre[1]
    for number, (text, across) in enumerate(zip(legend, widths, strict=True)):
        _stone(canvas, Box(x, y - LEGEND_STONE // 2, LEGEND_STONE, LEGEND_STONE), len(STYLES) - 1 - number)
        left = x + LEGEND_STONE + LEGEND_GAP // 2
        canvas.text(left, y, text, Pen(Typeface.BOLD, size, "ink", MIN_TEXT_SIZE), room=plate.right - left)
        x = left + across + LEGEND_GAP // 2 + between


def _legend_widths(legend: tuple[str, ...], size: int) -> list[int]:
    return [width(text, Typeface.BOLD, size) for text in legend]
