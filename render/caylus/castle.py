"""The castle of Caylus: its sections with their houses, and the numbered spaces of the workers."""

from functools import lru_cache
from typing import Final

from engine.caylus.view import SECTIONS, CaylusView, SectionView
from render.canvas import Box, Canvas, Part
from render.caylus.layout import CIRCLES, Layout
from render.fonts import Face
from render.phrases import name
from render.pieces import ICONS, house, worker
from render.theme import Theme
from render.words import Words

BY_ID: Final = {section.id: section for section in SECTIONS}
MOST: Final = max(section.parts for section in SECTIONS)
PART: Final = 6
"""How much smaller than a house a free part is drawn, so that it disappears behind one."""

TITLE: Final = 28


def ground(canvas: Canvas, place: Layout, title: str) -> None:
    """The panel with its title and the empty spaces of the workers."""
    places = place.places
    panel = places["panel.castle"]
    canvas.panel(panel, "panel", 14)
    canvas.text(panel.x + 16, panel.y + 26, title, Face.TITLE, TITLE, room=places["castle"].x - panel.x - 24)
    for number in range(CIRCLES):
        circle = places[f"circle.{number}"]
        canvas.panel(circle, "road", circle.h // 2)
        canvas.text(*circle.centre, str(number + 1), Face.BOLD, 22, "faint", "m")


def castle(canvas: Canvas, view: CaylusView, words: Words, place: Layout) -> None:
    """The workers in the castle and the houses of every section."""
    for number, seat in enumerate(view.castle):
        if seat is not None:
            box = place.places[f"circle.{number}"]
            canvas.panel(box, "road", box.h // 2)
            canvas.paste(box.x, box.y - 1, worker(canvas.theme, seat, box.w))
    for section in view.sections:
        _section(canvas, section, section.id == view.section, words, place.places[f"section.{section.id}"])


def _section(canvas: Canvas, section: SectionView, current: bool, words: Words, box: Box) -> None:
    """A section's houses upon its parts."""
    heading = name(words, section.id, "section")
    blank = _blank(canvas.theme, (box.w, box.h), section.id, heading, section.scored, current)
    canvas.part(box.x, box.y, blank)
    for number, seat in enumerate(section.houses):
        slot = _slot(box, number)
        canvas.paste(slot.x, slot.y, house(canvas.theme, seat, slot.w))


def _slot(box: Box, number: int) -> Box:
    pitch = (box.w - 4) // MOST
    return Box(box.x + 4 + number * pitch, box.y + 28 + (box.h - 28 - pitch) // 2, pitch - 2, pitch - 2)


@lru_cache(maxsize=64)
def _blank(theme: Theme, size: tuple[int, int], id: str, heading: str, scored: bool, current: bool) -> Part:
    """A section without its houses: a heading with points a batch and where it is scored, and a row of parts."""
    section = BY_ID[id]
    width, height = size
    canvas = Canvas(theme, width, height, "panel")
    if current:
        canvas.panel(Box(0, 0, width, height), "beyond", 8)
    y = 14
    wide = canvas.text(6, y, heading, Face.BOLD, 21, "ink" if current else "faint")
    canvas.sketch(wide + 24, y, ICONS["vp"], 20)
    canvas.text(wide + 38, y, str(section.vp), Face.BOLD, 21)
    if scored:
        canvas.sketch(width - 22, y, ICONS["done"], 24)
    else:
        canvas.panel(Box(width - 42, 2, 38, 24), "band.prestige", 5)
        canvas.text(width - 23, y, str(section.marker), Face.BOLD, 19, "letter", "m")
    for number in range(section.parts):
        canvas.panel(_slot(Box(0, 0, width, height), number).inset(PART), "line" if scored else "road", 5)
    return canvas.finished()
