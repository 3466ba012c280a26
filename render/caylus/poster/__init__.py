"""Posters of Caylus: the subject of the current question, large, and all players' goods."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from engine.caylus.view import CaylusView
from render.canvas.canvas import Box, Canvas
from render.caylus.castle import drawing
from render.caylus.favours import draw_favours
from render.caylus.poster.castle import SECTIONS_WIDTH, SOURCE_SIGNS, backdrop, draw_castle
from render.caylus.poster.road import draw_road
from render.caylus.poster.tiles import STOCK_SPOT, draw_stock
from render.parts import poster
from render.parts.heading import player_name
from render.parts.player_cards import Figure
from render.parts.podium import ending
from render.picture import Picture
from render.prose.words import Words

Scene = Callable[[Canvas, Picture[CaylusView], Box], None]
"""Draws the subject of a question into a box."""


SCENES: Final[Mapping[str, Scene]] = {
    "build": draw_stock,
    "works": draw_stock,
    "batch": draw_castle,
    "favour": draw_favours,
    "resources": draw_favours,
    "swap": draw_favours,
    "castle": draw_castle,
    "end": draw_castle,
}
"""Scenes by the kind of the question, or by the phase if there is none; all others are of the road."""

BUILDING_KINDS: Final = ("build", "works")
PANEL_CUBES: Final = ("food", "wood", "stone", "cloth", "gold")
PASSING_PHASES: Final = ("placing", "provost")
"""The phases in which the order of passing counts."""


def paint(picture: Picture[CaylusView]) -> Canvas:
    """Paint the poster of a position."""
    view, earlier, words = picture.view, picture.earlier, picture.words
    canvas = Canvas(picture.colours, *poster.POSTER_SIZE)
    if view.outcome is not None:
        ending(canvas, view, words, backdrop, SOURCE_SIGNS)
        return canvas
    held = [_panel(view, earlier, words, seat)._replace(first=first) for seat, first in poster.panel_order(view.order)]
    scene, castle = _scene(view), partial(drawing, view, earlier)
    if scene is draw_castle:
        box = poster.castle_frame(canvas, view, words, held, castle, SECTIONS_WIDTH)
    else:
        box = poster.frame(canvas, view, words, held, castle, _price(view))
    scene(canvas, picture, box)
    return canvas


def _scene(view: CaylusView) -> Scene:
    """Return the scene of the question; without anything to build, that of the road."""
    if not view.decisions:
        return SCENES.get(view.phase, draw_road)
    kind, options = view.decisions[0].kind, view.decisions[0].ask.options
    if kind in BUILDING_KINDS and not any(option.spot.startswith(STOCK_SPOT) for option in options):
        return draw_road
    return SCENES.get(kind, draw_road)


def _price(view: CaylusView) -> tuple[str, ...]:
    """Return the price of a worker as signs where it is the same everywhere."""
    deniers = {option.data.get("cost") for one in view.decisions for option in one.ask.options if option.spot}
    if view.phase != "placing" or len(deniers) != 1:
        return ()
    return (str(deniers.pop()), "denier", "arrow", "worker")


def _panel(view: CaylusView, earlier: CaylusView, words: Words, seat: int) -> poster.Panel:
    player, previous = view.players[seat], earlier.players[seat]
    figures = [Figure("denier", player.deniers, player.deniers - previous.deniers)]
    if view.phase in PASSING_PHASES and player.passed:
        figures.append(Figure("passed", player.passed))
    elif view.phase in PASSING_PHASES:
        figures.append(Figure("worker", player.workers))
    figures += [Figure(cube, player.cubes[cube], player.cubes[cube] - previous.cubes[cube]) for cube in PANEL_CUBES]
    points = Figure("vp", player.vp, player.vp - previous.vp)
    return poster.Panel(seat, player_name(words, seat), seat in view.asked, points, (tuple(figures),))
