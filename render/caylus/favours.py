"""The table of royal favours, on boards and posters: four lines of five columns, with every seat's marker in each."""

from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple

from engine.caylus.view import (
    FAVOUR_BUILDINGS,
    FAVOUR_GAINS,
    FAVOUR_LINES,
    FAVOUR_RESOURCES,
    SIMPLIFIED_FAVOUR_VP,
    CaylusView,
)
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, CanvasPart, Pen
from render.canvas.fonts import Typeface
from render.canvas.theme import Theme
from render.caylus.castle import CASTLE_TITLE_SIZE
from render.parts import poster
from render.parts.badges import by_spot
from render.parts.layout import Layout
from render.parts.pieces import centred_row, token
from render.parts.poster import MIN_TEXT_SIZE, sized
from render.pictograms import PICTOGRAMS
from render.picture import Picture
from render.prose.phrases import goods, name
from render.prose.words import Words

FAVOUR_COLUMNS: Final = 5
LINE_CELLS: Final = 6.7
"""Width of a line in cells: the heading is wider than one."""

GAIN_HEIGHT: Final = 26
"""Height of a cell's gain; markers are below."""

MARKER_SIZE: Final = 22
SMALL_MARKER_SIZE: Final = 18
"""Size of a marker if many share a cell, or if the lines are low."""


SIMPLIFIED_HEIGHT: Final = 122
"""Height of the panel where every favour is simply worth points."""


class Marker(NamedTuple):
    """A marker of a seat: its column, and whether it has moved."""

    column: int
    moved: bool


def ground(canvas: Canvas, place: Layout, title: str, *, table: bool) -> None:
    """Draw the panel with its title, low without a table of favours."""
    panel = place.places["panel.favours"]
    panel = panel if table else panel._replace(h=SIMPLIFIED_HEIGHT)
    canvas.panel(panel, "panel", 14)
    canvas.text(panel.x + 16, panel.y + 26, title, Pen(Typeface.TITLE, CASTLE_TITLE_SIZE), room=panel.w - 32)


def favours(canvas: Canvas, view: CaylusView, earlier: CaylusView, words: Words, place: Layout) -> None:
    """Draw the table, with glowing markers if they have moved since `earlier`; or the gain of simplified favours."""
    if simplified(view):
        panel = place.places["panel.favours"]
        text = words("board-simplified", points=goods(words, {"vp": SIMPLIFIED_FAVOUR_VP}))
        canvas.paragraph(
            Box(panel.x + 16, panel.y + 46, panel.w - 32, SIMPLIFIED_HEIGHT - 54),
            text,
            Pen(Typeface.SERIF, 28, least=20),
        )
        return
    for line in FAVOUR_LINES:
        box = place.places[f"favour.{line}"]
        columns = (
            (player.favours[line], previous.favours[line])
            for player, previous in zip(view.players, earlier.players, strict=True)
        )
        markers = tuple(Marker(column, column != before) for column, before in columns)
        canvas.part(box.x, box.y, _line(canvas.theme, box.size, line, name(words, line, "line"), view.columns, markers))


def simplified(view: CaylusView) -> bool:
    """Return True if every favour is simply worth points, without a table."""
    return view.options.get("favours") == "simplified"


@drawn_once
def _line(
    theme: Theme, size: tuple[int, int], line: str, heading: str, columns: int, markers: tuple[Marker, ...]
) -> CanvasPart:
    """Draw a line of the table with every seat's marker; the first `columns` are open."""
    canvas = _blank(theme, size, line, heading, columns).copy()
    _place(canvas, Box(0, 0, *size), markers)
    return canvas.finished()


@drawn_once
def _blank(theme: Theme, size: tuple[int, int], line: str, heading: str, columns: int) -> Canvas:
    """Draw a line without its markers, to be copied."""
    canvas, box = Canvas(theme, *size, "panel"), Box(0, 0, *size)
    canvas.text(2, 11, heading, Pen(Typeface.BOLD, 20, least=13), room=_left(box, 1) - 6)
    for column in range(1, FAVOUR_COLUMNS + 1):
        _cell(canvas, Box(_left(box, column), 0, _cell_width(box) - 4, box.h), line, column, column <= columns)
    return canvas


def _cell_width(box: Box) -> int:
    return int(box.w / LINE_CELLS)


def _left(box: Box, column: int) -> int:
    """Return the left edge of a column; column 0 is the room below a line's heading."""
    return box.right - (FAVOUR_COLUMNS + 1 - column) * _cell_width(box) if column else 0


def _cell(canvas: Canvas, cell: Box, line: str, column: int, opened: bool) -> None:
    canvas.panel(cell, "tile.special" if opened else "beyond", 6)
    centred_row(canvas, cell.centre[0], GAIN_HEIGHT // 2 + 1, effect(line, column), 20, cell.w - 6)
    if not opened:
        canvas.sketch(cell.right - 10, cell.bottom - 11, PICTOGRAMS["lock"], 16)


def _place(canvas: Canvas, box: Box, markers: tuple[Marker, ...]) -> None:
    """Draw markers side by side; if they would hide each other they are smaller, and every other one is higher."""
    crowd = Counter(marker.column for marker in markers)
    placed: Counter[int] = Counter()
    low = box.h < GAIN_HEIGHT + MARKER_SIZE + 3
    foot = 1 if low else 3
    for seat, (column, moved) in enumerate(markers):
        room = (_cell_width(box) if column else _left(box, 1)) - 8
        tight = crowd[column] * (MARKER_SIZE - 2) > room
        size = SMALL_MARKER_SIZE if tight or low else MARKER_SIZE
        step = min(size + 2, (room - size) // max(1, crowd[column] - 1))
        lift = min(size, box.h - GAIN_HEIGHT - size - 2) if tight and placed[column] % 2 else 0
        x, y = _left(box, column) + 3 + placed[column] * step, box.h - size - foot - lift
        if moved:
            canvas.panel(Box(x - foot, y - foot, size + 2 * foot, size + 2 * foot), "glow", size // 2 + foot)
        canvas.paste(x, y, token(canvas.theme, seat, size))
        placed[column] += 1


def effect(line: str, column: int) -> Iterator[str]:
    """Yield the gain of a column as icons."""
    match line:
        case "prestige" | "deniers":
            kind, amounts = FAVOUR_GAINS[line]
            yield from (str(amounts[column - 1]), kind)
        case "resources":
            cubes = FAVOUR_RESOURCES[column - 1]
            yield from ("any", "arrow", "2", "nongold") if cubes == ("swap",) else _either(cubes)
        case _:
            colour = FAVOUR_BUILDINGS[column - 1]
            yield from ("build", f"plot.{colour}") if colour else ("–",)


def _either(cubes: tuple[str, ...]) -> Iterator[str]:
    for number, cube in enumerate(cubes):
        if number:
            yield "/"
        yield cube


LINE_HEADING_WIDTH: Final = 226
"""Width of a line's heading on posters."""

POSTER_MARKER_SIZE: Final = 36
FAVOUR_GAP: Final = 8


def draw_favours(canvas: Canvas, picture: Picture[CaylusView], box: Box) -> None:
    """Draw the table into a box of a poster, large; markers that have moved glow."""
    view, badges = picture.view, by_spot(picture.marks)
    canvas.panel(box, "panel", 12)
    pitch = (box.h - FAVOUR_GAP) // len(FAVOUR_LINES)
    for number, line in enumerate(FAVOUR_LINES):
        place = Box(box.x + FAVOUR_GAP, box.y + FAVOUR_GAP + number * pitch, box.w - FAVOUR_GAP, pitch - FAVOUR_GAP)
        _poster_heading(canvas, name(picture.words, line, "line"), badges.get(f"favour.{line}", ""), place)
        _poster_columns(canvas, view, line, place)
        for x, seat, moved in _poster_markers(view, picture.earlier, line, place):
            y = place.bottom - POSTER_MARKER_SIZE - 6
            if moved:
                canvas.panel(
                    Box(x - 4, y - 4, POSTER_MARKER_SIZE + 8, POSTER_MARKER_SIZE + 8),
                    "glow",
                    POSTER_MARKER_SIZE // 2 + 4,
                )
            canvas.paste(x, y, token(canvas.theme, seat, POSTER_MARKER_SIZE))


def _poster_heading(canvas: Canvas, heading: str, letters: str, place: Box) -> None:
    """Write the name of a line, with the letters of its options before it."""
    if letters:
        canvas.part(place.x + 4, place.y + 4, poster.badge(canvas.theme, letters, high=poster.LARGE_BADGE_HEIGHT))
    left = place.x + (sized(canvas.theme, poster.LARGE_BADGE_HEIGHT) + 14 if letters else 6)
    room, size = place.x + LINE_HEADING_WIDTH - 8 - left, sized(canvas.theme, 28)
    canvas.text(left, place.y + 22, heading, Pen(Typeface.BOLD, size, least=MIN_TEXT_SIZE), room=room)


def _poster_columns(canvas: Canvas, view: CaylusView, line: str, place: Box) -> None:
    """Draw the gain of each column, framed if the favour on offer leads there; closed columns have a lock."""
    offered = _offered(view, line)
    for column in range(1, FAVOUR_COLUMNS + 1):
        cell, opened = _poster_cell(place, column), column <= view.columns
        canvas.panel(cell, "tile.special" if opened else "beyond", 8, "mark" if column == offered else "", 4)
        centred_row(
            canvas, cell.centre[0], place.y + 26, tuple(effect(line, column)), sized(canvas.theme, 32), cell.w - 12
        )
        if not opened:
            canvas.sketch(cell.right - 20, cell.bottom - 20, PICTOGRAMS["lock"], 26)


def _offered(view: CaylusView, line: str) -> object:
    """Return the column of a line that the favour on offer would give."""
    options = (option.data for one in view.decisions for option in one.ask.options if option.spot == f"favour.{line}")
    return next((data.get("column") for data in options), None)


def _poster_cell(place: Box, column: int) -> Box:
    wide = (place.w - LINE_HEADING_WIDTH) // FAVOUR_COLUMNS
    return Box(place.x + LINE_HEADING_WIDTH + (column - 1) * wide, place.y, wide - FAVOUR_GAP, place.h)


def _poster_markers(view: CaylusView, earlier: CaylusView, line: str, place: Box) -> Iterator[tuple[int, int, bool]]:
    """Yield the place of each seat's marker, below the heading before the first column, and whether it has moved."""
    crowd: dict[int, int] = {}
    for player, previous in zip(view.players, earlier.players, strict=True):
        column = player.favours[line]
        left, room = (
            (_poster_cell(place, column).x + 6, _poster_cell(place, column).w - 12)
            if column
            else (place.x + 4, LINE_HEADING_WIDTH - 14)
        )
        step = min(POSTER_MARKER_SIZE + 4, (room - POSTER_MARKER_SIZE) // max(1, len(view.players) - 1))
        yield left + crowd.get(column, 0) * step, player.seat, column != previous.favours[line]
        crowd[column] = crowd.get(column, 0) + 1
