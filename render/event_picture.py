"""The standings and the bracket of an event as pictures of 11:7, to be read at half their size."""

from itertools import pairwise
from typing import Final

from render.canvas.canvas import Box, Canvas
from render.canvas.fonts import Face
from render.canvas.theme import THEMES, Theme
from render.event_values import Bracket, EventPicture, Sheet, SheetRow, Side

SIZE: Final = (1100, 700)
MARGIN: Final = 20
HEADING: Final = 84
HEAD: Final = 36
"""Heights of the title with its note, and of what stands above columns."""

LINES: Final = 12
"""Lines of a column of standings; there may be two of them."""

TEXT: Final = 28
SMALL: Final = 22
RANK: Final = 56
VALUE: Final = 118
NARROW: Final = 96
"""Widths of a rank, and of a value in one column of standings and in two."""

MOST_TABLES: Final = 8
MOST_SIDES: Final = 16
"""What the first round of a bracket may have to be readable; rounds before that are left out."""

GAP: Final = 12
LINE: Final = 46
"""The space between tables of a bracket, and the most height of a side."""

FORK: Final = 28
"""The space between two rounds of a bracket."""


def draw(shown: EventPicture, theme: str = "day") -> bytes:
    """Draw standings or a bracket as a PNG file. Raises KeyError for an unknown theme."""
    return paint(shown, THEMES[theme]).png()


def paint(shown: EventPicture, theme: Theme) -> Canvas:
    """Paint what `draw` gives."""
    canvas = Canvas(theme, *SIZE)
    whole = Box(0, 0, *SIZE).inset(MARGIN)
    canvas.text(whole.x, whole.y + 22, shown.title, Face.TITLE, 44, room=whole.w, least=24)
    canvas.text(whole.x, whole.y + 62, shown.note, Face.BOLD, SMALL, "faint", room=whole.w, least=16)
    below = Box(whole.x, whole.y + HEADING, whole.w, whole.h - HEADING)
    if isinstance(shown, Sheet):
        _standings(canvas, below, shown)
    else:
        _bracket(canvas, below, shown)
    return canvas


def _standings(canvas: Canvas, box: Box, sheet: Sheet) -> None:
    rows = sheet.rows[: 2 * LINES]
    columns = 1 if len(rows) <= LINES else 2
    wide = (box.w - MARGIN * (columns - 1)) // columns
    for number in range(columns):
        column = Box(box.x + number * (wide + MARGIN), box.y, wide, box.h - HEAD)
        _column(
            canvas, column, sheet, rows[LINES * number :][:LINES], LINES * number, VALUE if columns == 1 else NARROW
        )
    if sheet.more:
        canvas.text(box.x, box.bottom - HEAD // 2 + 6, sheet.more, Face.BOLD, SMALL, "faint", room=box.w)


def _column(canvas: Canvas, box: Box, sheet: Sheet, rows: tuple[SheetRow, ...], first: int, value: int) -> None:
    """Lines of standings below what their columns are called."""
    high = (box.h - HEAD) // LINES
    canvas.panel(Box(box.x, box.y, box.w, HEAD + high * len(rows) + GAP), "panel", 14)
    rights = [box.right - GAP - value * after for after in reversed(range(len(sheet.heads)))]
    for right, head in zip(rights, sheet.heads, strict=True):
        canvas.text(right, box.y + HEAD // 2 + 4, head, Face.BOLD, 20, "faint", "r", room=value - 8, least=14)
    for number, row in enumerate(rows):
        y = box.y + HEAD + number * high + high // 2
        if number % 2 == 0:
            canvas.fill(Box(box.x, y - high // 2, box.w, high), "paper")
        if first + number == sheet.cut != 0:
            canvas.fill(Box(box.x, y - high // 2 - 2, box.w, 4), "mark")
        canvas.text(box.x + RANK - 10, y, str(row.rank), Face.TITLE, TEXT, align="r", room=RANK - 12)
        room = box.w - RANK - value * len(rights) - GAP - 8
        canvas.text(box.x + RANK + 6, y, row.name, Face.BOLD, TEXT, room=room, least=20)
        for right, text in zip(rights, row.values, strict=True):
            canvas.text(right, y, text, Face.BOLD, TEXT - 2, align="r", room=value - 8, least=18)


def _bracket(canvas: Canvas, box: Box, bracket: Bracket) -> None:
    rounds = _readable(bracket)
    wide = (box.w - FORK * (len(rounds) - 1)) // max(1, len(rounds))
    placed: list[list[tuple[Box, tuple[Side, ...]]]] = []
    for number, (title, tables) in enumerate(rounds):
        column = Box(box.x + number * (wide + FORK), box.y, wide, box.h)
        canvas.text(*column._replace(h=HEAD).centre, title, Face.BOLD, SMALL, "faint", "m", room=wide, least=16)
        area = Box(column.x, column.y + HEAD, wide, column.h - HEAD)
        placed.append([*zip(_boxes(area, tables), tables, strict=True)])
    for before, after in pairwise(placed):
        _forks(canvas, before, after)
    for drawn in placed:
        for place, sides in drawn:
            _table(canvas, place, sides)


def _readable(bracket: Bracket) -> tuple[tuple[str, tuple[tuple[Side, ...], ...]], ...]:
    """The rounds from the first one on that is small enough; the last one in any case."""
    for number, (_, tables) in enumerate(bracket.rounds):
        if len(tables) <= MOST_TABLES and sum(map(len, tables)) <= MOST_SIDES:
            return bracket.rounds[number:]
    return bracket.rounds[-1:]


def _boxes(area: Box, tables: tuple[tuple[Side, ...], ...]) -> list[Box]:
    """Where the tables of a round stand, evenly below each other."""
    sides = sum(map(len, tables))
    line = min(LINE, (area.h - GAP * len(tables)) // max(1, sides))
    spare = (area.h - line * sides) // max(1, len(tables))
    boxes, y = [], area.y + spare // 2
    for table in tables:
        boxes.append(Box(area.x, y, area.w, line * len(table)))
        y += line * len(table) + spare
    return boxes


def _forks(
    canvas: Canvas,
    before: list[tuple[Box, tuple[Side, ...]]],
    after: list[tuple[Box, tuple[Side, ...]]],
) -> None:
    """Lines from tables of two to where their winners play next."""
    where = {side.player: box for box, sides in after for side in sides}
    for box, sides in before:
        winners = [side.player for side in sides if side.through and side.player in where]
        if len(sides) == 2 and winners:
            target = where[winners[0]]
            middle, top = box.right + FORK // 2, min(box.centre[1], target.centre[1])
            canvas.fill(Box(box.right, box.centre[1] - 1, FORK // 2, 3), "line")
            canvas.fill(Box(middle - 1, top - 1, 3, abs(box.centre[1] - target.centre[1]) + 3), "line")
            canvas.fill(Box(middle, target.centre[1] - 1, target.x - middle, 3), "line")


def _table(canvas: Canvas, box: Box, sides: tuple[Side, ...]) -> None:
    canvas.panel(box, "panel", 10, "line")
    line = box.h // max(1, len(sides))
    size = min(TEXT, line * 4 // 5)
    for number, side in enumerate(sides):
        y = box.y + number * line + line // 2
        role = "ink" if side.through or not side.place else "faint"
        if side.through:
            canvas.fill(Box(box.x + 4, y - line // 2 + 5, 6, line - 10), "gain")
        canvas.text(box.x + 18, y, side.name, Face.BOLD, size, role, room=box.w - 66, least=14)
        canvas.text(box.right - 14, y, side.place, Face.TITLE, size, role, "r", room=44, least=14)
