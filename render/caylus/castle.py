"""The castle of Caylus on the board: the spaces of the workers, and the worth of each section; and its drawing."""

from typing import Final

from engine.caylus.view import SECTIONS, CaylusView, SectionView
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, CanvasPart, Pen
from render.canvas.fonts import Typeface
from render.canvas.theme import Theme
from render.caylus.layout import CASTLE_CIRCLES
from render.parts import castle_drawing
from render.parts.layout import Layout
from render.parts.pieces import worker
from render.pictograms import PICTOGRAMS
from render.prose.phrases import name
from render.prose.words import Words

SECTION_MARKERS: Final = {section.id: section.marker for section in SECTIONS}
"""Road spaces that trigger the scoring of each section."""

CASTLE_TITLE_SIZE: Final = 28


def ground(canvas: Canvas, place: Layout, title: str) -> None:
    """Draw the panel with its title and the empty spaces of the workers."""
    panel = place.places["panel.castle"]
    left, top = -panel.x, -panel.y
    circles = tuple(place.places[f"circle.{number}"].moved(left, top) for number in range(CASTLE_CIRCLES))
    canvas.part(panel.x, panel.y, _ground(canvas.theme, panel.size, title, circles, place.places["castle"].x + left))


@drawn_once
def _ground(theme: Theme, size: tuple[int, int], title: str, circles: tuple[Box, ...], room: int) -> CanvasPart:
    canvas = Canvas(theme, *size, "ground")
    canvas.panel(Box(0, 0, *size), "panel", 14)
    canvas.text(16, 30, title, Pen(Typeface.TITLE, CASTLE_TITLE_SIZE), room=room - 24)
    for number, circle in enumerate(circles, 1):
        canvas.panel(circle, "road", circle.h // 2)
        canvas.text(*circle.centre, str(number), Pen(Typeface.BOLD, 22, "faint"), "m")
    return canvas.finished()


def castle(canvas: Canvas, view: CaylusView, earlier: CaylusView, words: Words, place: Layout) -> None:
    """Draw the workers in the castle and the state of every section; a new worker glows."""
    for number, (seat, previous) in enumerate(zip(view.castle, earlier.castle, strict=True)):
        if seat is not None:
            box = place.places[f"circle.{number}"]
            canvas.panel(box, "road" if seat == previous else "glow", box.h // 2)
            canvas.paste(box.x, box.y - 1, worker(canvas.theme, seat, box.w))
    for section in view.sections:
        box, heading = place.places[f"section.{section.id}"], name(words, section.id, "section")
        canvas.part(box.x, box.y, _section(canvas.theme, box.size, section, heading, section.id == view.section))


def drawing(
    view: CaylusView, earlier: CaylusView, theme: Theme, size: tuple[int, int], site: Box | None = None
) -> CanvasPart:
    """Draw the castle, at its `site` in a landscape; changes since `earlier` glow."""
    sections = tuple(castle_drawing.MasonrySection(each.id, each.parts, each.houses) for each in view.sections)
    old = tuple(len(section.houses) for section in earlier.sections)
    return castle_drawing.castle(theme, size, sections, old, None if view.outcome else view.section, site)


@drawn_once
def _section(theme: Theme, size: tuple[int, int], section: SectionView, heading: str, current: bool) -> CanvasPart:
    """Draw a section: the worth of a batch, and where it is scored."""
    width, height = size
    canvas = Canvas(theme, width, height, "panel")
    if current:
        canvas.panel(Box(0, 0, width, height), "beyond", 8)
    canvas.text(8, 15, heading, Pen(Typeface.BOLD, 22, "ink" if current else "faint"), room=width - 12)
    y = height - 16
    canvas.sketch(20, y, PICTOGRAMS["vp"], 24)
    canvas.text(36, y, str(section.vp), Pen(Typeface.BOLD, 24))
    if section.scored:
        canvas.sketch(width - 20, y, PICTOGRAMS["done"], 22)
    else:
        canvas.panel(Box(width - 40, y - 12, 36, 24), "band.prestige", 5)
        canvas.text(width - 22, y, str(SECTION_MARKERS[section.id]), Pen(Typeface.BOLD, 20, "letter"), "m")
    return canvas.finished()
