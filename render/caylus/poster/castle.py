"""The poster's castle: the drawing of how far it is built, and who stands before it."""

from collections.abc import Mapping
from typing import Final

from engine.caylus.view import CaylusView, SectionView
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, Part
from render.canvas.fonts import Face
from render.canvas.theme import Theme
from render.caylus.castle import MARKERS, drawing
from render.parts import poster
from render.parts.pieces import worker
from render.parts.poster import LEAST, sized
from render.pictograms import PICTOGRAMS
from render.prose.phrases import name
from render.prose.words import Words

SIDE: Final = 316
"""Width of the column that tells of each section."""


def draw(
    canvas: Canvas, view: CaylusView, earlier: CaylusView, words: Words, badges: Mapping[str, str], box: Box
) -> None:
    """Draw it into a box: each section's points and state on the left, the building on the right."""
    canvas.panel(box, "panel", 12)
    size = (box.w - SIDE - 6, box.h - 12)
    canvas.part(box.x + SIDE, box.y + 6, drawing(canvas.theme, size, view, earlier))
    column = box._replace(w=SIDE).inset(14, 10)
    canvas.text(column.x, column.y + 22, words("board-castle"), Face.TITLE, 32, room=column.w - 50)
    if letters := badges.get("castle"):
        part = poster.badge(canvas.theme, letters, "panel")
        canvas.part(column.right - part.image.width, column.y + 5, part)
    _circles(canvas, view, earlier, column.x, column.y + 76, column.w // len(view.castle))
    top = column.y + 116
    pitch = (column.bottom - top) // len(view.sections)
    for row, section in enumerate(reversed(view.sections)):
        size = (column.w, pitch - 8)
        heading, current = name(words, section.id, "section"), section.id == view.section
        canvas.part(column.x, top + row * pitch, _section(canvas.theme, size, section, heading, current))


def _circles(canvas: Canvas, view: CaylusView, earlier: CaylusView, x: int, y: int, pitch: int) -> None:
    """Who stands before the castle."""
    for number, (seat, previous) in enumerate(zip(view.castle, earlier.castle, strict=True)):
        place = Box(x + number * pitch, y - pitch // 2, pitch - 4, pitch - 4)
        canvas.panel(place, "road" if seat == previous else "glow", place.h // 2)
        if seat is None:
            canvas.text(*place.centre, str(number + 1), Face.BOLD, sized(canvas.theme, 26), "faint", "m")
        else:
            canvas.paste(place.x, place.y - 1, worker(canvas.theme, seat, place.w))


@drawn_once
def _section(theme: Theme, size: tuple[int, int], section: SectionView, heading: str, current: bool) -> Part:
    """What a batch is worth in a section, how far it is built, and the space of the road where it is scored."""
    wide, high = size
    canvas = Canvas(theme, wide, high, "panel")
    canvas.panel(Box(0, 0, wide, high), "beyond" if current else "panel", 8)
    y, ink, letter = min(28, high // 2), "ink" if current else "faint", sized(theme, 26)
    canvas.text(10, y, heading, Face.BOLD, letter, ink, room=wide - 158, least=LEAST)
    canvas.sketch(wide - 130, y, PICTOGRAMS["vp"], letter)
    canvas.text(wide - 112, y, str(section.vp), Face.BOLD, letter, ink)
    if section.scored:
        canvas.sketch(wide - 36, y, PICTOGRAMS["done"], 30)
    else:
        canvas.panel(Box(wide - 62, y - 17, 52, 34), "band.prestige", 6)
        canvas.text(wide - 36, y, str(MARKERS[section.id]), Face.BOLD, letter, "letter", "m")
    if high >= 2 * y + 20:
        _bar(canvas, Box(10, y + 26, wide - 20, 14), len(section.houses), section.parts)
    return canvas.finished()


def _bar(canvas: Canvas, box: Box, built: int, parts: int) -> None:
    """How much of a section is built."""
    canvas.panel(box, "line", 7)
    if built:
        canvas.panel(box._replace(w=max(14, box.w * built // parts)), "stone", 7)
