"""The poster at the end of a game: the podium before the castle as it was left."""

from typing import Final

from engine.magna_carta.view import MagnaCartaView
from render.canvas.canvas import Box, Canvas
from render.magna_carta.poster.castle import drawing
from render.parts.podium import podium, standings
from render.picture import Picture

SOURCES: Final = {
    "castle": "chit",
    "buildings": "build",
    "residences": "plot.residence",
    "prestige": "plot.prestige",
    "gold": "gold",
    "cubes": "any",
    "deniers": "denier",
}
"""The sign of each source of points, an item of a row."""

RAISED: Final = 0.8
"""How much of the height the castle takes, so that its towers rise above the podium."""


def draw(canvas: Canvas, picture: Picture[MagnaCartaView], box: Box) -> None:
    """Draw it into a box."""
    backdrop(canvas, picture.view, box)
    podium(canvas, box.inset(16, 8), standings(picture.view, picture.words), SOURCES)


def backdrop(canvas: Canvas, view: MagnaCartaView, box: Box) -> None:
    """The castle as it stands, raised."""
    canvas.panel(box, "river", 12)
    canvas.part(box.x, box.y, drawing(canvas.theme, (box.w, int(box.h * RAISED)), view, view))
