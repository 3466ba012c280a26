"""The poster's castle, large, and the castle as the backdrop of a podium."""

from typing import Final

from engine.caylus.view import CaylusView, SectionView
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, CanvasPart, Pen
from render.canvas.fonts import Typeface
from render.canvas.theme import Theme
from render.caylus.castle import SECTION_MARKERS, drawing
from render.parts import castle_drawing, poster
from render.parts.badges import by_spot
from render.parts.pieces import worker
from render.parts.podium import PROPERTY_SIGNS
from render.parts.poster import MIN_TEXT_SIZE, sized
from render.pictograms import PICTOGRAMS
from render.picture import Picture
from render.prose.phrases import name

Workers = tuple[int | None, ...]
"""Seats of the workers on some spaces, or None for an empty one."""

SECTIONS_WIDTH: Final = 316
COLUMN_HEAD: Final = 126
COLUMN_MARGIN: Final = 10
MAX_SECTION_PITCH: Final = 92
"""Width of the column of sections, height above them, margin, and maximum distance from one section to the next."""


def draw_castle(canvas: Canvas, picture: Picture[CaylusView], box: Box) -> None:
    """Draw the column beside the castle: workers before it, and each section's points and state."""
    view, earlier, words = picture.view, picture.earlier, picture.words
    top = box.y + COLUMN_HEAD
    pitch = min(MAX_SECTION_PITCH, (box.bottom - COLUMN_MARGIN - top) // len(view.sections))
    canvas.panel(box._replace(h=top + pitch * len(view.sections) + COLUMN_MARGIN - 8 - box.y), "panel", 12)
    column = box.inset(14, COLUMN_MARGIN)
    canvas.text(column.x, column.y + 22, words("board-castle"), Pen(Typeface.TITLE, 32), room=column.w - 50)
    if letters := by_spot(picture.marks).get("castle"):
        part = poster.badge(canvas.theme, letters, high=poster.LARGE_BADGE_HEIGHT)
        canvas.part(column.right - part.image.width, column.y + 5, part)
    _circles(canvas, view.castle, earlier.castle, Box(column.x, column.y + 76, column.w, 0))
    for line, section in enumerate(reversed(view.sections)):
        size = (column.w, pitch - 8)
        heading, current = name(words, section.id, "section"), section.id == view.section
        canvas.part(column.x, top + line * pitch, _section(canvas.theme, size, section, heading, current))


def _circles(canvas: Canvas, workers: Workers, earlier: Workers, line: Box) -> None:
    """Draw the workers before the castle along the upper edge of a box."""
    pitch = line.w // len(workers)
    for number, (seat, previous) in enumerate(zip(workers, earlier, strict=True)):
        place = Box(line.x + number * pitch, line.y - pitch // 2, pitch - 4, pitch - 4)
        canvas.panel(place, "road" if seat == previous else "glow", place.h // 2)
        if seat is None:
            canvas.text(*place.centre, str(number + 1), Pen(Typeface.BOLD, sized(canvas.theme, 26), "faint"), "m")
        else:
            canvas.paste(place.x, place.y - 1, worker(canvas.theme, seat, place.w))


@drawn_once
def _section(theme: Theme, size: tuple[int, int], section: SectionView, heading: str, current: bool) -> CanvasPart:
    """Draw a section: the worth of a batch, how far it is built, and the space of the road where it is scored."""
    wide, high = size
    canvas = Canvas(theme, wide, high, "panel")
    canvas.panel(Box(0, 0, wide, high), "beyond" if current else "panel", 8)
    y, ink, letter = min(28, high // 2), "ink" if current else "faint", sized(theme, 26)
    canvas.text(10, y, heading, Pen(Typeface.BOLD, letter, ink, MIN_TEXT_SIZE), room=wide - 158)
    canvas.sketch(wide - 130, y, PICTOGRAMS["vp"], letter)
    canvas.text(wide - 112, y, str(section.vp), Pen(Typeface.BOLD, letter, ink))
    if section.scored:
        canvas.sketch(wide - 36, y, PICTOGRAMS["done"], 30)
    else:
        canvas.panel(Box(wide - 62, y - 17, 52, 34), "band.prestige", 6)
        canvas.text(wide - 36, y, str(SECTION_MARKERS[section.id]), Pen(Typeface.BOLD, letter, "letter"), "m")
    if high >= 2 * y + 20:
        _bar(canvas, Box(10, y + 26, wide - 20, 14), len(section.houses), section.parts)
    return canvas.finished()


def _bar(canvas: Canvas, box: Box, built: int, parts: int) -> None:
    """Draw how much of a section is built."""
    canvas.panel(box, "line", 7)
    if built:
        canvas.panel(box._replace(w=max(14, box.w * built // parts)), "stone", 7)


SOURCE_SIGNS: Final = {
    "castle": "towers",
    **PROPERTY_SIGNS,
    "owner": "worker",
    "favours": "favour",
    "exchanges": "church",
    "penalties": "bailiff",
}
"""Signs of the sources of points, items of a row."""

backdrop: Final = castle_drawing.backdrop(drawing)
