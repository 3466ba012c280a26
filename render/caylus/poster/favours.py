"""The table of royal favours on posters, large."""

from collections.abc import Iterator
from typing import Final

from engine.caylus.view import FAVOUR_LINES, CaylusView
from render.canvas.canvas import Box, Canvas, Pen
from render.canvas.fonts import Typeface
from render.caylus.favours import FAVOUR_COLUMNS, effect
from render.parts import poster
from render.parts.badges import by_spot
from render.parts.pieces import centred_row, token
from render.parts.poster import MIN_TEXT_SIZE, sized
from render.pictograms import PICTOGRAMS
from render.picture import Picture
from render.prose.phrases import name

LINE_HEADING_WIDTH: Final = 226
"""Width of the heading of a line of favours."""

POSTER_MARKER_SIZE: Final = 36
FAVOUR_GAP: Final = 8


def draw_favours(canvas: Canvas, picture: Picture[CaylusView], box: Box) -> None:
    """Draw the royal favours into a box: four lines of five columns, and every seat's markers; moved ones glow."""
    view, badges = picture.view, by_spot(picture.marks)
    canvas.panel(box, "panel", 12)
    pitch = (box.h - FAVOUR_GAP) // len(FAVOUR_LINES)
    for number, line in enumerate(FAVOUR_LINES):
        place = Box(box.x + FAVOUR_GAP, box.y + FAVOUR_GAP + number * pitch, box.w - FAVOUR_GAP, pitch - FAVOUR_GAP)
        _heading(canvas, name(picture.words, line, "line"), badges.get(f"favour.{line}", ""), place)
        _columns(canvas, view, line, place)
        for x, seat, moved in _markers(view, picture.earlier, line, place):
            y = place.bottom - POSTER_MARKER_SIZE - 6
            if moved:
                canvas.panel(
                    Box(x - 4, y - 4, POSTER_MARKER_SIZE + 8, POSTER_MARKER_SIZE + 8),
                    "glow",
                    POSTER_MARKER_SIZE // 2 + 4,
                )
            canvas.paste(x, y, token(canvas.theme, seat, POSTER_MARKER_SIZE))


def _heading(canvas: Canvas, heading: str, letters: str, place: Box) -> None:
    """Write the name of a line, with the letters of its options before it."""
    if letters:
        canvas.part(place.x + 4, place.y + 4, poster.badge(canvas.theme, letters, high=poster.LARGE_BADGE_HEIGHT))
    left = place.x + (sized(canvas.theme, poster.LARGE_BADGE_HEIGHT) + 14 if letters else 6)
    room, size = place.x + LINE_HEADING_WIDTH - 8 - left, sized(canvas.theme, 28)
    canvas.text(left, place.y + 22, heading, Pen(Typeface.BOLD, size, least=MIN_TEXT_SIZE), room=room)


def _columns(canvas: Canvas, view: CaylusView, line: str, place: Box) -> None:
    """Draw the gain of each column, framed if the favour on offer leads there; closed columns have a lock."""
    offered = _offered(view, line)
    for column in range(1, FAVOUR_COLUMNS + 1):
        cell, opened = _cell(place, column), column <= view.columns
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


def _cell(place: Box, column: int) -> Box:
    wide = (place.w - LINE_HEADING_WIDTH) // FAVOUR_COLUMNS
    return Box(place.x + LINE_HEADING_WIDTH + (column - 1) * wide, place.y, wide - FAVOUR_GAP, place.h)


def _markers(view: CaylusView, earlier: CaylusView, line: str, place: Box) -> Iterator[tuple[int, int, bool]]:
    """Yield the place of each seat's marker, below the heading before the first column, and whether it has moved."""
    crowd: dict[int, int] = {}
    for player, previous in zip(view.players, earlier.players, strict=True):
        column = player.favours[line]
        left, room = (
            (_cell(place, column).x + 6, _cell(place, column).w - 12)
            if column
            else (place.x + 4, LINE_HEADING_WIDTH - 14)
        )
        step = min(POSTER_MARKER_SIZE + 4, (room - POSTER_MARKER_SIZE) // max(1, len(view.players) - 1))
        yield left + crowd.get(column, 0) * step, player.seat, column != previous.favours[line]
        crowd[column] = crowd.get(column, 0) + 1
