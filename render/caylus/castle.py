"""The castle of Caylus: its sections with their houses, and the numbered spaces of the workers."""

import re
from functools import lru_cache
from typing import Final

from engine.caylus.view import SECTIONS, CaylusView, SectionView
from render.canvas.canvas import Box, Canvas, Part
from render.canvas.fonts import Face
from render.canvas.sketch import sketch
from render.canvas.theme import Theme
from render.caylus.layout import CIRCLES
from render.parts.layout import Layout
from render.parts.pieces import house, worker
from render.pictograms import PICTOGRAMS
from render.prose.phrases import name
from render.prose.words import Words

BY_ID: Final = {section.id: section for section in SECTIONS}
MOST: Final = max(section.parts for section in SECTIONS)
PART: Final = (32, 44)
"""Width and height of a castle part's drawing, in units of the grid."""

PARTS: Final = {
    "dungeon": """
        rect stone 0,12 32,44
        rect light.stone 0,12 32,15
        rect dark.stone 0,40 32,44
    """,
    "walls": """
        rect stone 0,13 32,44
        rect stone 1,5 9,14
        rect stone 12,5 20,14
        rect stone 23,5 31,14
        rect light.stone 1,5 9,7
        rect light.stone 12,5 20,7
        rect light.stone 23,5 31,7
        line/1.2 dark.stone 0,18 32,18
    """,
    "towers": """
        rect dark.stone 0,27 32,44
        rect stone 3,14 29,44
        rect light.stone 3,14 7,44
        poly roof 0,16 16,0 32,16
        poly dark.roof 16,0 32,16 20,16
    """,
}
"""One part of each section: standing side by side they are a dungeon, a wall, a row of towers."""

HOUSE: Final = 0.88
"""A house's share of the width of its part."""

TITLE: Final = 28
HEADING: Final = 28
"""Height of a section's heading."""


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


def castle(canvas: Canvas, view: CaylusView, earlier: CaylusView, words: Words, place: Layout) -> None:
    """The workers in the castle and the houses of every section; what was not there `earlier` glows."""
    for number, (seat, once) in enumerate(zip(view.castle, earlier.castle, strict=True)):
        if seat is not None:
            box = place.places[f"circle.{number}"]
            canvas.panel(box, "road" if seat == once else "glow", box.h // 2)
            canvas.paste(box.x, box.y - 1, worker(canvas.theme, seat, box.w))
    for section, old in zip(view.sections, earlier.sections, strict=True):
        box, heading = place.places[f"section.{section.id}"], name(words, section.id, "section")
        size, current = (box.w, box.h), section.id == view.section
        canvas.part(box.x, box.y, _section(canvas.theme, size, section, heading, len(old.houses), current))


@lru_cache(maxsize=32)
def _section(theme: Theme, size: tuple[int, int], section: SectionView, heading: str, old: int, current: bool) -> Part:
    """A section with its houses, each in a part of the building; those after the `old` ones glow."""
    canvas = _blank(theme, size, section.id, heading, section.scored, current).copy()
    for number, seat in enumerate(section.houses):
        part = _part(Box(0, 0, *size), number)
        wide = round(part.w * HOUSE)
        if number >= old:
            canvas.panel(Box(part.x - 2, part.y - 3, part.w + 4, part.h + 6), "glow", 6)
        canvas.paste(part.x, part.y, sketch(PARTS[section.id], canvas.theme, part.w, part.h))
        canvas.paste(part.x + (part.w - wide) // 2, part.bottom - wide, house(canvas.theme, seat, wide))
    return canvas.finished()


def _part(box: Box, number: int) -> Box:
    """Where a part of a section stands: touching its neighbours, so that they join to a building."""
    pitch = min((box.w - 8) // MOST, (box.h - HEADING - 2) * PART[0] // PART[1])
    height = pitch * PART[1] // PART[0]
    return Box(box.x + 4 + number * pitch, box.y + HEADING + (box.h - HEADING - height) // 2, pitch, height)


def _unbuilt(section: str, role: str) -> str:
    """A part's drawing as a shadow, in one colour."""
    return "\n".join(re.sub(r"(\S+) \S+", rf"\1 {role}", line, count=1) for line in PARTS[section].strip().splitlines())


@lru_cache(maxsize=64)
def _blank(theme: Theme, size: tuple[int, int], id: str, heading: str, scored: bool, current: bool) -> Canvas:
    """A section to be copied, without its houses: its heading with points a batch and where it is scored, its shadow."""
    section = BY_ID[id]
    width, height = size
    canvas = Canvas(theme, width, height, "panel")
    if current:
        canvas.panel(Box(0, 0, width, height), "beyond", 8)
    y = 14
    wide = canvas.text(6, y, heading, Face.BOLD, 22, "ink" if current else "faint")
    canvas.sketch(wide + 24, y, PICTOGRAMS["vp"], 20)
    canvas.text(wide + 38, y, str(section.vp), Face.BOLD, 22)
    if scored:
        canvas.sketch(width - 22, y, PICTOGRAMS["done"], 24)
    else:
        canvas.panel(Box(width - 42, 2, 38, 24), "band.prestige", 5)
        canvas.text(width - 23, y, str(section.marker), Face.BOLD, 20, "letter", "m")
    shadow = _unbuilt(id, "empty" if scored else "unbuilt")
    for number in range(section.parts):
        part = _part(Box(0, 0, width, height), number)
        canvas.paste(part.x, part.y, sketch(shadow, theme, part.w - 2, part.h))
    return canvas
