"""Caylus Magna Carta as a poster: what the present question is about, large, and what everybody has."""

from collections.abc import Mapping
from typing import Final, Protocol

from engine.magna_carta.view import CUBES, MagnaCartaView
from render.canvas.canvas import Box, Canvas
from render.magna_carta.player_cards import PLOT, QUIET, held
from render.magna_carta.poster import castle, ending, road, work
from render.parts import poster
from render.parts.player_cards import Figure, player_name
from render.picture import Picture
from render.prose.words import Words

PLANNED: Final = ("denier", "worker", *CUBES, "hand", PLOT)
HELD: Final[Mapping[str, tuple[str, ...]]] = {
    "setup": PLANNED,
    "income": PLANNED,
    "actions": PLANNED,
    "provost": ("denier", "passed", *CUBES),
    "castle": (*CUBES, "passed"),
}
"""What a panel shows, by phase."""

ELSE: Final = ("denier", *CUBES)


class Scene(Protocol):
    """Draws what a question is about into a box."""

    def __call__(self, canvas: Canvas, picture: Picture[MagnaCartaView], box: Box) -> None: ...


SCENES: Final[Mapping[str, Scene]] = {"road": work.draw, "castle": castle.draw, "end": castle.draw, "over": ending.draw}
"""By phase; in all others it is the road that counts."""


def paint(picture: Picture[MagnaCartaView]) -> Canvas:
    """Paint the poster of a position."""
    view, earlier, words = picture.view, picture.earlier, picture.words
    canvas = Canvas(picture.colours, *poster.SIZE)
    shown = [_panel(view, earlier, words, seat) for seat in view.order if view.outcome is None]
    box = poster.frame(canvas, view, words, shown)
    SCENES.get(view.phase, road.draw)(canvas, picture, box)
    return canvas


def _panel(view: MagnaCartaView, earlier: MagnaCartaView, words: Words, seat: int) -> poster.Panel:
    player, now, previous = view.players[seat], held(view, seat), held(earlier, seat)
    passed = Figure("passed", player.passed or 0)
    figures = []
    for kind in HELD.get(view.phase, ELSE):
        if kind == "passed" or (kind == "worker" and player.passed):
            figures.append(passed)
        elif kind in now:
            figures.append(Figure(kind, now[kind], 0 if kind in QUIET else now[kind] - previous[kind]))
    points = Figure("vp", player.points, player.points - earlier.players[seat].points)
    return poster.Panel(seat, player_name(words, seat), seat in view.asked, points, (tuple(figures),))
