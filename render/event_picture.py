"""Pictures of 11:7 that are readable on a phone 400 pixels wide: standings, brackets, and the squares of a daily deal."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from render.canvas.canvas import Box, Canvas, Pen
from render.canvas.fonts import Typeface, drawable, width
from render.canvas.theme import THEMES, Theme
from render.event_values import LINES_IN_COLUMN, Bracket, Column, EventPicture, Sheet, SheetRow, Side, Squares
from render.parts.ground import meadow
from render.parts.poster import MIN_TEXT_SIZE, POSTER_SIZE
from render.parts.sky import sky

EVENT_MARGIN: Final = 20
TITLE_HEIGHT: Final = 90
COLUMN_TITLE_HEIGHT: Final = 44
"""Heights of the title with its note, and of the headings of columns."""

EVENT_TITLE_SIZE: Final = 46
TEXT_SIZE: Final = 36
NOTE_SIZE: Final = 30
MIN_SIZE: Final = 28
"""Sizes of the title, of texts, of notes and headings, and the minimum size: ten pixels on a phone 400 pixels wide.

A text is cut before it becomes smaller.
"""

MAX_LINE_HEIGHT: Final = 56
"""Maximum height of a line of standings; its texts are two thirds of it."""

RANK_WIDTH: Final = 60
MAX_VALUE_WIDTHS: Final = (220, 150)
VALUE_GAP: Final = 22
"""Widths of a rank, of a value in standings (at most, in one column and in two), and of the space before one."""

UNNAMED: Final = "?"
"""Replacement for a name without any drawable character."""

WINNER_SIGN: Final = "✓"
"""Sign beside the winner of a duel."""

MATCH_GAP: Final = 12
SIDE_HEIGHTS: Final = {1: 84, 2: 64}
USUAL_SIDE_HEIGHT: Final = 54
"""Space between tables of a bracket, and the maximum height of a side: in one column, in two, and in more."""

SEED_WIDTH: Final = 42

THIRD_HEIGHT: Final = COLUMN_TITLE_HEIGHT + 2 * USUAL_SIDE_HEIGHT
"""Height of the match for third place, below the final, with its title."""

ROUND_GAP: Final = 28
"""Space between two rounds of a bracket."""


NOTE_PEN: Final = Pen(Typeface.BOLD, NOTE_SIZE, "faint", MIN_SIZE)
"""The pen of notes and headings."""

Placed = list[tuple[Box, tuple[Side, ...]]]
"""Tables of a column of a bracket, with their boxes."""


def draw(shown: EventPicture, theme: str = "day") -> bytes:
    """Draw standings, a bracket or squares as a PNG file. Raises KeyError for an unknown theme."""
    return paint(shown, THEMES[theme]).png()


def paint(shown: EventPicture, theme: Theme) -> Canvas:
    """Paint the picture of `draw`."""
    if isinstance(shown, Squares):
        return paint_squares(shown, theme)
    canvas = Canvas(theme, *POSTER_SIZE)
    whole = Box(0, 0, *POSTER_SIZE).inset(EVENT_MARGIN)
    canvas.text(
        whole.x,
        whole.y + 22,
        drawable(shown.title, UNNAMED),
        Pen(Typeface.TITLE, EVENT_TITLE_SIZE, least=MIN_SIZE),
        room=whole.w,
    )
    canvas.text(whole.x, whole.y + 66, shown.note, NOTE_PEN, room=whole.w)
    below = Box(whole.x, whole.y + TITLE_HEIGHT, whole.w, whole.h - TITLE_HEIGHT)
    if isinstance(shown, Sheet):
        _standings(canvas, below, shown)
    else:
        _bracket(canvas, below, shown)
    return canvas


def _standings(canvas: Canvas, box: Box, sheet: Sheet) -> None:
    rows = sheet.rows[: 2 * LINES_IN_COLUMN]
    columns = 1 if len(rows) <= LINES_IN_COLUMN else 2
    long = -(-len(rows) // columns)
    wide = (box.w - EVENT_MARGIN * (columns - 1)) // columns
    high = min(MAX_LINE_HEIGHT, (box.h - 2 * COLUMN_TITLE_HEIGHT) // max(1, long))
    for number in range(columns):
        column = Box(box.x + number * (wide + EVENT_MARGIN), box.y, wide, COLUMN_TITLE_HEIGHT)
        _column(canvas, column, sheet, rows[long * number :][:long], long * number, high)
    if sheet.more:
        canvas.text(
            box.x,
            box.bottom - COLUMN_TITLE_HEIGHT // 2 + 6,
            sheet.more,
            NOTE_PEN,
            room=box.w,
        )


def _column(canvas: Canvas, box: Box, sheet: Sheet, rows: tuple[SheetRow, ...], first: int, high: int) -> None:
    """Draw lines of standings of this height, below the titles of their columns."""
    size = high * 2 // 3
    canvas.panel(Box(box.x, box.y, box.w, COLUMN_TITLE_HEIGHT + high * len(rows) + MATCH_GAP), "panel", 14)
    widths = _widths(sheet, size, MAX_VALUE_WIDTHS[len(sheet.rows) > LINES_IN_COLUMN])
    rights = [box.right - MATCH_GAP - sum(widths[after:]) for after in range(1, len(widths) + 1)]
    for right, head, room in zip(rights, sheet.heads, widths, strict=True):
        canvas.text(right, box.y + COLUMN_TITLE_HEIGHT // 2 + 2, head, NOTE_PEN, "r", room=room - 8)
    for number, row in enumerate(rows):
        y = box.y + COLUMN_TITLE_HEIGHT + number * high + high // 2
        if number % 2 == 0:
            canvas.fill(Box(box.x, y - high // 2, box.w, high), "paper")
        if first + number == sheet.cut != 0:
            canvas.fill(Box(box.x, y - high // 2 - 2, box.w, 4), "mark")
        elif number and row.rank < rows[number - 1].rank:
            canvas.fill(Box(box.x, y - high // 2 - 2, box.w, 4), "line")
        canvas.text(
            box.x + RANK_WIDTH - 10, y, str(row.rank), Pen(Typeface.TITLE, size), align="r", room=RANK_WIDTH - 12
        )
        room = box.w - RANK_WIDTH - sum(widths) - MATCH_GAP - 8
        canvas.text(
            box.x + RANK_WIDTH + 6,
            y,
            drawable(row.name, UNNAMED),
            Pen(Typeface.BOLD, size, least=MIN_SIZE),
            room=room,
        )
        for right, text, most in zip(rights, row.values, widths, strict=True):
            canvas.text(right, y, text, Pen(Typeface.BOLD, size - 2, least=MIN_SIZE), align="r", room=most - 8)


def _widths(sheet: Sheet, size: int, most: int) -> list[int]:
    """Return the width of each column of values, from its texts and at most `most`; names have the rest."""
    texts = [[width(head, Typeface.BOLD, NOTE_SIZE) for head in sheet.heads]]
    texts += [[width(text, Typeface.BOLD, size - 2) for text in row.values] for row in sheet.rows]
    return [min(most, max(column) + VALUE_GAP) for column in zip(*texts, strict=True)]


def _bracket(canvas: Canvas, box: Box, bracket: Bracket) -> None:
    count = len(bracket.rounds)
    line = SIDE_HEIGHTS.get(count, USUAL_SIDE_HEIGHT)
    wide = (box.w - ROUND_GAP * (count - 1)) // max(1, count)
    placed: list[list[tuple[str, Placed]]] = []
    for number, (title, tables) in enumerate(bracket.rounds):
        area = Box(box.x + number * (wide + ROUND_GAP), box.y + COLUMN_TITLE_HEIGHT, wide, box.h - COLUMN_TITLE_HEIGHT)
        drawn = [*zip(_boxes(area, tables, line), tables, strict=True)]
        if placed and placed[-1][0][0] == title:
            placed[-1].append((title, drawn))
        else:
            placed.append([(title, drawn)])
    _titles(canvas, box, wide, [(columns[0][0], len(columns)) for columns in placed])
    for before, after in pairwise(placed):
        if len(before) == len(after) == 1:
            (_branches if bracket.is_tree else _forks)(canvas, before[0][1], after[0][1])
    for columns in placed:
        for _, drawn in columns:
            for place, sides in drawn:
                _table(canvas, place, sides)
    if bracket.third is not None:
        _third(canvas, Box(box.right - wide, box.bottom - THIRD_HEIGHT, wide, THIRD_HEIGHT), bracket.third)


def _third(canvas: Canvas, box: Box, third: Column) -> None:
    """Draw the match for third place below its title."""
    title, tables = third
    centre = box.centre[0], box.y + COLUMN_TITLE_HEIGHT // 2
    canvas.text(*centre, title, NOTE_PEN, "m", room=box.w)
    for sides in tables:
        high = min(box.h - COLUMN_TITLE_HEIGHT, USUAL_SIDE_HEIGHT * len(sides))
        _table(canvas, Box(box.x, box.y + COLUMN_TITLE_HEIGHT, box.w, high), sides)


def _branches(canvas: Canvas, before: Placed, after: Placed) -> None:
    """Draw lines from the tables of a tree to those of the next round, half as many or as many."""
    for number, (box, sides) in enumerate(before):
        target, coming = after[number * len(after) // len(before)]
        if sides and coming:
            _line(canvas, box, target)


def _titles(canvas: Canvas, box: Box, wide: int, titles: Sequence[tuple[str, int]]) -> None:
    """Draw the titles of rounds, each above its columns."""
    x = box.x
    for title, columns in titles:
        above = Box(x, box.y, columns * (wide + ROUND_GAP) - ROUND_GAP, COLUMN_TITLE_HEIGHT)
        canvas.text(*above.centre, title, NOTE_PEN, "m", room=above.w)
        x = above.right + ROUND_GAP


def _boxes(area: Box, tables: tuple[tuple[Side, ...], ...], most: int) -> list[Box]:
    """Return the boxes of a round's tables, evenly spaced."""
    slot = area.h // max(1, len(tables))
    line = min(most, (slot - min(MATCH_GAP, slot // 10)) // max(1, *map(len, tables), 1))
    return [
        Box(area.x, area.y + number * slot + (slot - line * len(table)) // 2, area.w, line * len(table))
        for number, table in enumerate(tables)
    ]


def _forks(
    canvas: Canvas,
    before: Placed,
    after: Placed,
) -> None:
    """Draw lines from tables of two to the next table of their winners."""
    where = {side.player: box for box, sides in after for side in sides}
    for box, sides in before:
        winners = [side.player for side in sides if side.through and side.player in where]
        if len(sides) == 2 and winners:
            _line(canvas, box, where[winners[0]])


def _line(canvas: Canvas, box: Box, target: Box) -> None:
    """Draw a line between the boxes of two tables of neighbouring rounds."""
    middle, top = box.right + ROUND_GAP // 2, min(box.centre[1], target.centre[1])
    canvas.fill(Box(box.right, box.centre[1] - 1, ROUND_GAP // 2, 3), "line")
    canvas.fill(Box(middle - 1, top - 1, 3, abs(box.centre[1] - target.centre[1]) + 3), "line")
    canvas.fill(Box(middle, target.centre[1] - 1, target.x - middle, 3), "line")


def _table(canvas: Canvas, box: Box, sides: tuple[Side, ...]) -> None:
    if not sides:
        return
    canvas.panel(box, "panel", 10, "line")
    line = box.h // len(sides)
    size = max(min(TEXT_SIZE, line * 5 // 6), line * 3 // 5)
    for number, side in enumerate(sides):
        y = box.y + number * line + line // 2
        role = "ink" if side.through or not side.place else "faint"
        if side.through:
            canvas.fill(Box(box.x + 4, y - line // 2 + 5, 6, line - 10), "gain")
        if not side.name:
            canvas.fill(Box(box.x + 18, y + line // 4, box.w // 2, 2), "line")
            continue
        # The two places of a duel would look like its score.
        place = side.place if len(sides) > 2 else side.score or WINNER_SIGN * (side.through and side.place != "")
        marked, seeded = width(place, Typeface.BOLD, size) + 8 if place else 0, SEED_WIDTH if side.seed else 0
        if side.seed:
            pen = Pen(Typeface.BOLD, min(size, NOTE_SIZE), "faint", MIN_SIZE)
            canvas.text(box.x + 14 + SEED_WIDTH - 8, y, f"{side.seed}", pen, "r", room=SEED_WIDTH - 8)
        canvas.text(
            box.x + 18 + seeded,
            y,
            drawable(side.name, UNNAMED),
            Pen(Typeface.BOLD, size, role, MIN_SIZE),
            room=box.w - 30 - seeded - marked,
        )
        canvas.text(box.right - 12, y, place, Pen(Typeface.BOLD, size, role, MIN_SIZE), "r", room=marked + 8)


WALL_MARGIN: Final = 36
HORIZON: Final = 480
"""Height of the sky behind the wall."""

WALL_HEAD: Final = Box(WALL_MARGIN, 12, POSTER_SIZE[0] - 2 * WALL_MARGIN, 136)
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


STONE_STYLES: Final = (
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
    canvas.panel(WALL_HEAD, "panel", 14)
    head = WALL_HEAD.inset(20, 0)
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
    style = STONE_STYLES[mark]
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
        _stone(canvas, Box(x, y - LEGEND_STONE // 2, LEGEND_STONE, LEGEND_STONE), len(STONE_STYLES) - 1 - number)
        left = x + LEGEND_STONE + LEGEND_GAP // 2
        canvas.text(left, y, text, Pen(Typeface.BOLD, size, "ink", MIN_TEXT_SIZE), room=plate.right - left)
        x = left + across + LEGEND_GAP // 2 + between


def _legend_widths(legend: tuple[str, ...], size: int) -> list[int]:
    return [width(text, Typeface.BOLD, size) for text in legend]
