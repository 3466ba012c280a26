"""Caylus as a poster: what the present question is about, large, and what everybody has."""

from collections.abc import Mapping
from typing import Final, Protocol

from engine.caylus.view import CaylusView
from render.canvas.canvas import Box, Canvas
from render.caylus.poster import castle, ending, favours, road, stock
from render.parts import poster
from render.parts.badges import by_spot
from render.parts.player_cards import Figure, player_name
from render.picture import Picture
from render.prose.words import Words


class Scene(Protocol):
    """Draws what a question is about into a box; `badges` are letters by spot."""

    def __call__(
        self, canvas: Canvas, view: CaylusView, earlier: CaylusView, words: Words, badges: Mapping[str, str], box: Box
    ) -> None: ...


SCENES: Final[Mapping[str, Scene]] = {
    "build": stock.draw,
    "works": stock.draw,
    "batch": castle.draw,
    "favour": favours.draw,
    "resources": favours.draw,
    "swap": favours.draw,
    "castle": castle.draw,
    "end": castle.draw,
}
"""By the kind of the question, or by the phase where nothing is asked; all else is on the road."""

BUILDING: Final = ("build", "works")
CUBES: Final = ("food", "wood", "stone", "cloth", "gold")
PLACING: Final = ("placing", "provost")
"""The phases in which the order of passing counts."""


def paint(picture: Picture[CaylusView]) -> Canvas:
    """Paint the poster of a position."""
    view, earlier, words = picture.view, picture.earlier, picture.words
    canvas = Canvas(picture.colours, *poster.SIZE)
    if view.outcome is not None:
        ending.draw(canvas, view, words, poster.frame(canvas, view, words, ()))
        return canvas
    held = [_panel(view, earlier, words, seat) for seat in view.order]
    box = poster.frame(canvas, view, words, held, _price(view))
    _scene(view)(canvas, view, earlier, words, by_spot(picture.marks), box)
    return canvas


def _scene(view: CaylusView) -> Scene:
    """What the question is about; where nothing can be built the road."""
    if not view.decisions:
        return SCENES.get(view.phase, road.draw)
    kind, options = view.decisions[0].kind, view.decisions[0].ask.options
    if kind in BUILDING and not any(option.spot.startswith(stock.SPOT) for option in options):
        return road.draw
    return SCENES.get(kind, road.draw)


def _price(view: CaylusView) -> tuple[str, ...]:
    """What a worker costs where the price is the same everywhere."""
    deniers = {option.data.get("cost") for one in view.decisions for option in one.ask.options if option.spot}
    if view.phase != "placing" or len(deniers) != 1:
        return ()
    return (str(deniers.pop()), "denier", "arrow", "worker")


def _panel(view: CaylusView, earlier: CaylusView, words: Words, seat: int) -> poster.Panel:
    player, previous = view.players[seat], earlier.players[seat]
    figures = [Figure("denier", player.deniers, player.deniers - previous.deniers)]
    if view.phase in PLACING and player.passed:
        figures.append(Figure("passed", player.passed))
    elif view.phase in PLACING:
        figures.append(Figure("worker", player.workers))
    figures += [Figure(cube, player.cubes[cube], player.cubes[cube] - previous.cubes[cube]) for cube in CUBES]
    points = Figure("vp", player.vp, player.vp - previous.vp)
    return poster.Panel(seat, player_name(words, seat), seat in view.asked, points, (tuple(figures),))
