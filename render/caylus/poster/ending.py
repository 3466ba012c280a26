"""The poster at the end of a game: the podium before the castle as it was left."""

from typing import Final

from engine.caylus.view import CaylusView
from render.canvas.canvas import Box, Canvas
from render.caylus.castle import drawing
from render.parts import masonry
from render.parts.podium import PROPERTY, podium, standings
from render.prose.words import Words

SOURCES: Final = {
    "castle": "towers",
    **PROPERTY,
    "owner": "worker",
    "favours": "favour",
    "exchanges": "church",
    "penalties": "bailiff",
}
"""The sign of each source of points, an item of a row."""

backdrop: Final = masonry.backdrop(drawing)


def draw(canvas: Canvas, view: CaylusView, words: Words, box: Box) -> None:
    """Draw it into a box."""
    backdrop(canvas, view, box)
    podium(canvas, box.inset(16, 8), standings(view, words), SOURCES)
