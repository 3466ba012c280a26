"""The standings and the bracket of a tournament as pictures of 11:7, readable at half their size."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from render.canvas.canvas import Box, Canvas, Pen
from render.canvas.fonts import Face, drawable, width
from render.canvas.theme import THEMES, Theme
from render.event_values import Bracket, EventPicture, Sheet, SheetRow, Side
from render.parts.poster import SIZE

MARGIN: Final = 20
HEADING: Final = 84
HEAD: Final = 36
"""Heights of the title with its note, and of the headings of columns."""

LINES: Final = 12
"""Lines in a column of standings, of which there may be two."""

TEXT: Final = 28
SMALL: Final = 22
LEAST: Final = 18
"""Sizes of texts, of notes beside them, and the least one of a name, which is cut before it becomes smaller."""

TALL: Final = (56, 46)
"""Greatest height of a line of standings, in one column and in two; its texts are two thirds of it."""

RANK: Final = 56
VALUE: Final = 118
APART: Final = 22
"""Widths of a rank, of a value in standings (at most), and of the space before one."""

UNNAMED: Final = "?"
"""Replacement for a name without any drawable character."""

WON: Final = "✓"
"""Sign beside the winner of a duel."""

GAP: Final = 12
LINE: Final = {1: 84, 2: 64}
USUAL: Final = 46
"""Space between tables of a bracket, and the greatest height of a side: in one column, in two, and in more."""

FORK: Final = 28
"""Space between two rounds of a bracket."""


Placed = list[tuple[Box, tuple[Side, ...]]]
"""Tables of a column of a bracket, with their boxes."""


def draw(shown: EventPicture, theme: str = "day") -> bytes:
    """Draw standings or a bracket as a PNG file. Raises KeyError for an unknown theme."""
    return paint(shown, THEMES[theme]).png()


def paint(shown: EventPicture, theme: Theme) -> Canvas:
    """Paint the picture of `draw`."""
    canvas = Canvas(theme, *SIZE)
    whole = Box(0, 0, *SIZE).inset(MARGIN)
    canvas.text(whole.x, whole.y + 22, drawable(shown.title, UNNAMED), Pen(Face.TITLE, 44, least=24), room=whole.w)
    canvas.text(whole.x, whole.y + 62, shown.note, Pen(Face.BOLD, SMALL, "faint", 16), room=whole.w)
    below = Box(whole.x, whole.y + HEADING, whole.w, whole.h - HEADING)
    if isinstance(shown, Sheet):
        _standings(canvas, below, shown)
    else:
        _bracket(canvas, below, shown)
    return canvas


def _standings(canvas: Canvas, box: Box, sheet: Sheet) -> None:
    rows = sheet.rows[: 2 * LINES]
    columns = 1 if len(rows) <= LINES else 2
    long = -(-len(rows) // columns)
    wide = (box.w - MARGIN * (columns - 1)) // columns
    high = min(TALL[columns - 1], (box.h - 2 * HEAD) // max(1, long))
    for number in range(columns):
        column = Box(box.x + number * (wide + MARGIN), box.y, wide, HEAD)
        _column(canvas, column, sheet, rows[long * number :][:long], long * number, high)
    if sheet.more:
        canvas.text(box.x, box.bottom - HEAD // 2 + 6, sheet.more, Pen(Face.BOLD, SMALL, "faint"), room=box.w)


def _column(canvas: Canvas, box: Box, sheet: Sheet, rows: tuple[SheetRow, ...], first: int, high: int) -> None:
    """Draw lines of standings of this height, below the titles of their columns."""
    size = high * 2 // 3
    canvas.panel(Box(box.x, box.y, box.w, HEAD + high * len(rows) + GAP), "panel", 14)
    widths = _widths(sheet, size)
    rights = [box.right - GAP - sum(widths[after:]) for after in range(1, len(widths) + 1)]
    for right, head, room in zip(rights, sheet.heads, widths, strict=True):
        canvas.text(right, box.y + HEAD // 2 + 4, head, Pen(Face.BOLD, 20, "faint", 14), "r", room=room - 8)
    for number, row in enumerate(rows):
        y = box.y + HEAD + number * high + high // 2
        if number % 2 == 0:
            canvas.fill(Box(box.x, y - high // 2, box.w, high), "paper")
        if first + number == sheet.cut != 0:
            canvas.fill(Box(box.x, y - high // 2 - 2, box.w, 4), "mark")
        elif number and row.rank < rows[number - 1].rank:
            canvas.fill(Box(box.x, y - high // 2 - 2, box.w, 4), "line")
        canvas.text(box.x + RANK - 10, y, str(row.rank), Pen(Face.TITLE, size), align="r", room=RANK - 12)
        room = box.w - RANK - sum(widths) - GAP - 8
        canvas.text(box.x + RANK + 6, y, drawable(row.name, UNNAMED), Pen(Face.BOLD, size, least=LEAST), room=room)
        for right, text, most in zip(rights, row.values, widths, strict=True):
            canvas.text(right, y, text, Pen(Face.BOLD, size - 2, least=LEAST), align="r", room=most - 8)


def _widths(sheet: Sheet, size: int) -> list[int]:
    """Return the width of each column of values, from its texts; names have the rest."""
    texts = [[width(head, Face.BOLD, 20) for head in sheet.heads]]
    texts += [[width(text, Face.BOLD, size - 2) for text in row.values] for row in sheet.rows]
    return [min(VALUE, max(column) + APART) for column in zip(*texts, strict=True)]


def _bracket(canvas: Canvas, box: Box, bracket: Bracket) -> None:
    count = len(bracket.rounds)
    line = LINE.get(count, USUAL)
    wide = (box.w - FORK * (count - 1)) // max(1, count)
    placed: list[list[tuple[str, Placed]]] = []
    for number, (title, tables) in enumerate(bracket.rounds):
        area = Box(box.x + number * (wide + FORK), box.y + HEAD, wide, box.h - HEAD)
        drawn = [*zip(_boxes(area, tables, line), tables, strict=True)]
        if placed and placed[-1][0][0] == title:
            placed[-1].append((title, drawn))
        else:
            placed.append([(title, drawn)])
    _titles(canvas, box, wide, [(columns[0][0], len(columns)) for columns in placed])
    for before, after in pairwise(placed):
        if len(before) == len(after) == 1:
            _forks(canvas, before[0][1], after[0][1])
    for columns in placed:
        for _, drawn in columns:
            for place, sides in drawn:
                _table(canvas, place, sides)


def _titles(canvas: Canvas, box: Box, wide: int, titles: Sequence[tuple[str, int]]) -> None:
    """Draw the titles of rounds, each above its columns."""
    x = box.x
    for title, columns in titles:
        above = Box(x, box.y, columns * (wide + FORK) - FORK, HEAD)
        canvas.text(*above.centre, title, Pen(Face.BOLD, SMALL, "faint", 16), "m", room=above.w)
        x = above.right + FORK


def _boxes(area: Box, tables: tuple[tuple[Side, ...], ...], most: int) -> list[Box]:
    """Return the boxes of a round's tables, evenly spaced."""
    sides = sum(map(len, tables))
    line = min(most, (area.h - GAP * len(tables)) // max(1, sides))
    spare = (area.h - line * sides) // max(1, len(tables))
    boxes, y = [], area.y + spare // 2
    for table in tables:
        boxes.append(Box(area.x, y, area.w, line * len(table)))
        y += line * len(table) + spare
    return boxes


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
            target = where[winners[0]]
            middle, top = box.right + FORK // 2, min(box.centre[1], target.centre[1])
            canvas.fill(Box(box.right, box.centre[1] - 1, FORK // 2, 3), "line")
            canvas.fill(Box(middle - 1, top - 1, 3, abs(box.centre[1] - target.centre[1]) + 3), "line")
            canvas.fill(Box(middle, target.centre[1] - 1, target.x - middle, 3), "line")


def _table(canvas: Canvas, box: Box, sides: tuple[Side, ...]) -> None:
    canvas.panel(box, "panel", 10, "line")
    line = box.h // max(1, len(sides))
    size = max(min(TEXT, line * 4 // 5), line * 3 // 5)
    for number, side in enumerate(sides):
        y = box.y + number * line + line // 2
        role = "ink" if side.through or not side.place else "faint"
        if side.through:
            canvas.fill(Box(box.x + 4, y - line // 2 + 5, 6, line - 10), "gain")
        # The two places of a duel would look like its score.
        place = side.place if len(sides) > 2 else WON * (side.through and side.place != "")
        room = box.w - 30 - (34 if place else 0)
        canvas.text(box.x + 18, y, drawable(side.name, UNNAMED), Pen(Face.BOLD, size, role, LEAST), room=room)
        canvas.text(box.right - 12, y, place, Pen(Face.TITLE, size, role, 14), "r", room=30)
