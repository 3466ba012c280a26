"""The castle of Caylus Magna Carta: the tokens that are left in each section, and the batches of this turn."""

from typing import Final

from engine.magna_carta.view import MagnaCartaView, SectionView
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, Part
from render.canvas.fonts import Face, width
from render.canvas.theme import Theme
from render.parts.layout import Layout
from render.parts.pieces import token
from render.pictograms import PICTOGRAMS
from render.prose.phrases import name
from render.prose.words import Words

TITLE: Final = 28
HEADING: Final = 28
MOST: Final = 48
"""Across a token."""

ROW: Final = 9
"""Tokens of a section lie in one row of so many at most."""


def ground(canvas: Canvas, place: Layout, title: str) -> None:
    """The panel with its title."""
    panel = place.places["panel.castle"]
    canvas.panel(panel, "panel", 14)
    canvas.text(panel.x + 16, panel.y + 26, title, Face.TITLE, TITLE, room=panel.w // 3)


def castle(
    canvas: Canvas, view: MagnaCartaView, earlier: MagnaCartaView, words: Words, place: Layout, title: str
) -> None:
    """The sections, and beside the title who has given how many batches; tokens that were there `earlier` leave a glow."""
    panel = place.places["panel.castle"]
    x = panel.x + 16 + width(title, Face.TITLE, TITLE) + 28
    for seat in view.passed:
        if view.players[seat].batches:
            canvas.paste(x, panel.y + 10, token(canvas.theme, seat, 32))
            x += 38 + canvas.text(x + 38, panel.y + 26, str(view.players[seat].batches), Face.BOLD, 26) + 14
    current = next((section.id for section in view.sections if section.left), "")
    for section, old in zip(view.sections, earlier.sections, strict=True):
        box, heading = place.places[f"section.{section.id}"], name(words, section.id, "section")
        size = box.size
        canvas.part(box.x, box.y, _section(canvas.theme, size, section, heading, old.left, section.id == current))


@drawn_once
def _section(theme: Theme, size: tuple[int, int], section: SectionView, heading: str, old: int, current: bool) -> Part:
    """A section: the tokens that are left, then the places of those that are gone, glowing when just gone."""
    wide, high = size
    canvas = Canvas(theme, wide, high, "panel")
    if current:
        canvas.panel(Box(0, 0, wide, high), "beyond", 8)
    after = canvas.text(8, 15, heading, Face.BOLD, 22, "ink" if section.left else "faint", room=wide - 120)
    canvas.sketch(after + 27, 15, PICTOGRAMS["vp"], 22)
    canvas.text(after + 42, 15, str(section.points), Face.BOLD, 22)
    canvas.text(wide - 8, 15, f"{section.left}/{section.total}", Face.BOLD, 20, "faint", "r")
    pitch = min((wide - 12) // ROW, high - HEADING)
    across = min(pitch - 2, MOST)
    for number in range(section.total):
        x, y = 6 + number * pitch + pitch // 2, HEADING + (high - HEADING) // 2
        if number < section.left:
            canvas.sketch(x, y, PICTOGRAMS[section.id], across)
        else:
            role = "glow" if number < old else "line"
            canvas.sketch(x, y, f"ring/2.4 {role} 2,2 30,30", across)
    return canvas.finished()
