"""Posters of Caylus Magna Carta: the subject of the current question, large, and all players' goods."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from engine.magna_carta.view import CUBES, MagnaCartaView
from render.canvas.canvas import Canvas
from render.magna_carta.player_cards import RESIDENCE_PLOT, WITHOUT_CHANGES, held
from render.magna_carta.poster.active_card import draw_work
from render.magna_carta.poster.castle import COLUMN_WIDTH, SOURCE_SIGNS, backdrop, draw_castle, drawing
from render.magna_carta.poster.road import draw_road
from render.parts import poster
from render.parts.heading import player_name
from render.parts.player_cards import Figure
from render.parts.podium import ending
from render.picture import Picture
from render.prose.words import Words

PLANNING_ITEMS: Final = ("denier", "worker", *CUBES, "hand", RESIDENCE_PLOT)
PANEL_ITEMS: Final[Mapping[str, tuple[str, ...]]] = {
    "setup": PLANNING_ITEMS,
    "income": PLANNING_ITEMS,
    "actions": PLANNING_ITEMS,
    "provost": ("denier", "passed", *CUBES),
    "castle": (*CUBES, "passed"),
}
"""Contents of a panel, by phase."""

OTHER_ITEMS: Final = ("denier", *CUBES)


CASTLE_PHASES: Final = ("castle", "end")
"""The phases in which the castle is as large as the poster."""


def paint(picture: Picture[MagnaCartaView]) -> Canvas:
    """Paint the poster of a position."""
    view, earlier, words = picture.view, picture.earlier, picture.words
    canvas = Canvas(picture.colours, *poster.POSTER_SIZE)
    if view.outcome is not None:
        ending(canvas, view, words, backdrop, SOURCE_SIGNS)
        return canvas
    shown = [_panel(view, earlier, words, seat)._replace(first=first) for seat, first in poster.panel_order(view.order)]
    castle = partial(drawing, view, earlier)
    if view.phase in CASTLE_PHASES:
        draw_castle(canvas, picture, poster.castle_frame(canvas, view, words, shown, castle, COLUMN_WIDTH))
        return canvas
    box = poster.frame(canvas, view, words, shown, castle)
    (draw_work if view.phase == "road" else draw_road)(canvas, picture, box)
    return canvas


def _panel(view: MagnaCartaView, earlier: MagnaCartaView, words: Words, seat: int) -> poster.Panel:
    player, now, previous = view.players[seat], held(view, seat), held(earlier, seat)
    passed = Figure("passed", player.passed or 0)
    figures = []
    for kind in PANEL_ITEMS.get(view.phase, OTHER_ITEMS):
        if kind == "passed" or (kind == "worker" and player.passed):
            figures.append(passed)
        elif kind in now:
            figures.append(Figure(kind, now[kind], 0 if kind in WITHOUT_CHANGES else now[kind] - previous[kind]))
    points = Figure("vp", player.points, player.points - earlier.players[seat].points)
    return poster.Panel(seat, player_name(words, seat), seat in view.asked, points, (tuple(figures),))
