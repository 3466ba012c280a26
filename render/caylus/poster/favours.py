"""The poster's table of royal favours: four lines of five columns with every seat's marker, and what each gives."""

from collections.abc import Iterator, Mapping
from typing import Final

from engine.caylus.view import LINES, CaylusView
from render.canvas.canvas import Box, Canvas
from render.canvas.fonts import Face
from render.caylus.favours import COLUMNS, effect
from render.parts import poster
from render.parts.pieces import row, token
from render.parts.poster import LEAST, sized
from render.pictograms import PICTOGRAMS
from render.prose.phrases import name
from render.prose.words import Words

HEAD: Final = 226
"""Width of a line's heading."""

MARKER: Final = 36
GAP: Final = 8


def draw(
    canvas: Canvas, view: CaylusView, earlier: CaylusView, words: Words, badges: Mapping[str, str], box: Box
) -> None:
    """Draw it into a box; markers that stood elsewhere `earlier` glow."""
    canvas.panel(box, "panel", 12)
    pitch = (box.h - GAP) // len(LINES)
    for number, line in enumerate(LINES):
        place = Box(box.x + GAP, box.y + GAP + number * pitch, box.w - GAP, pitch - GAP)
        _line(canvas, view, line, name(words, line, "line"), badges.get(f"favour.{line}", ""), place)
        for x, seat, moved in _markers(view, earlier, line, place):
            y = place.bottom - MARKER - 6
            if moved:
                canvas.panel(Box(x - 4, y - 4, MARKER + 8, MARKER + 8), "glow", MARKER // 2 + 4)
            canvas.paste(x, y, token(canvas.theme, seat, MARKER))


def _line(canvas: Canvas, view: CaylusView, line: str, heading: str, letters: str, place: Box) -> None:
    """What each column of a line gives, framed where the favour on offer leads; those that are not open yet have a lock."""
    offered = _offered(view, line)
    if letters:
        canvas.part(place.x + 4, place.y + 4, poster.badge(canvas.theme, letters, "panel"))
    left = place.x + (sized(canvas.theme, poster.BADGE) + 14 if letters else 6)
    room, size = place.x + HEAD - 8 - left, sized(canvas.theme, 28)
    canvas.text(left, place.y + 22, heading, Face.BOLD, size, room=room, least=LEAST)
    for column in range(1, COLUMNS + 1):
        cell, opened = _cell(place, column), column <= view.columns
        canvas.panel(cell, "tile.special" if opened else "beyond", 8, "mark" if column == offered else "", 4)
        row(
            canvas, cell.centre[0], place.y + 26, tuple(effect(line, column)), sized(canvas.theme, 32), cell.w - 12, "m"
        )
        if not opened:
            canvas.sketch(cell.right - 20, cell.bottom - 20, PICTOGRAMS["lock"], 26)


def _offered(view: CaylusView, line: str) -> object:
    """The column of a line that the favour on offer would give."""
    options = (option.data for one in view.decisions for option in one.ask.options if option.spot == f"favour.{line}")
    return next((data.get("column") for data in options), None)


def _cell(place: Box, column: int) -> Box:
    wide = (place.w - HEAD) // COLUMNS
    return Box(place.x + HEAD + (column - 1) * wide, place.y, wide - GAP, place.h)


def _markers(view: CaylusView, earlier: CaylusView, line: str, place: Box) -> Iterator[tuple[int, int, bool]]:
    """Where each seat's marker stands, those that have not begun below the heading, and whether it has moved."""
    crowd: dict[int, int] = {}
    for player, previous in zip(view.players, earlier.players, strict=True):
        column = player.favours[line]
        left, room = (_cell(place, column).x + 6, _cell(place, column).w - 12) if column else (place.x + 4, HEAD - 14)
        step = min(MARKER + 4, (room - MARKER) // max(1, len(view.players) - 1))
        yield left + crowd.get(column, 0) * step, player.seat, column != previous.favours[line]
        crowd[column] = crowd.get(column, 0) + 1
