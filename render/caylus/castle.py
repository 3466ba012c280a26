"""The castle of Caylus: its sections with their houses, and the numbered spaces of the workers."""

from typing import Final

from engine.caylus.view import SECTIONS, CaylusView, SectionView
from render.canvas import Box, Canvas
from render.caylus.layout import CIRCLES, Layout
from render.fonts import Face
from render.phrases import name
from render.pieces import ICONS, house, worker
from render.words import Words

MARKERS: Final = {section.id: section.marker for section in SECTIONS}
MOST: Final = max(section.parts for section in SECTIONS)
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
    """A heading with points a batch and where it is scored, and a row of houses."""
    if current:
        canvas.panel(box, "beyond", 8)
    y = box.y + 14
    heading = name(words, section.id, "section")
    wide = canvas.text(box.x + 6, y, heading, Face.BOLD, 21, "ink" if current else "faint")
    canvas.sketch(box.x + wide + 24, y, ICONS["vp"], 20)
    canvas.text(box.x + wide + 38, y, str(section.vp), Face.BOLD, 21)
    if section.scored:
        canvas.sketch(box.right - 22, y, ICONS["done"], 24)
    else:
        canvas.panel(Box(box.right - 42, box.y + 2, 38, 24), "band.prestige", 5)
        canvas.text(box.right - 23, y, str(MARKERS[section.id]), Face.BOLD, 19, "letter", "m")
    pitch = (box.w - 4) // MOST
    top = box.y + 28 + (box.h - 28 - pitch) // 2
    for number in range(section.parts):
        left = box.x + 4 + number * pitch
        if number < len(section.houses):
            canvas.paste(left, top, house(canvas.theme, section.houses[number], pitch - 2))
        else:
            canvas.panel(Box(left + 3, top + 3, pitch - 8, pitch - 8), "line" if section.scored else "road", 5)
