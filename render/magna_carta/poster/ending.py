"""The poster at the end of a game: the podium before the castle as it was left."""

from typing import Final

from engine.magna_carta.view import MagnaCartaView
from render.canvas.canvas import Box, Canvas
from render.magna_carta.poster.castle import drawing
from render.parts import masonry
from render.parts.podium import PROPERTY, podium, standings
from render.picture import Picture

SOURCES: Final = {"castle": "chit", **PROPERTY}
"""The sign of each source of points, an item of a row."""

backdrop: Final = masonry.backdrop(drawing)


def draw(canvas: Canvas, picture: Picture[MagnaCartaView], box: Box) -> None:
    """Draw it into a box."""
    backdrop(canvas, picture.view, box)
    podium(canvas, box.inset(16, 8), standings(picture.view, picture.words), SOURCES)
