"""Posters of the Catan Card Game: the subject of the current question, large, and both players' goods."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from engine.catan_cards.view import CatanCardsView
from engine.core.types import Seat
from render.canvas.canvas import Box, Canvas
from render.catan_cards.poster.bands import BAND_HEIGHT, bands
from render.catan_cards.poster.cards import discard
from render.catan_cards.poster.heading import heading
from render.catan_cards.poster.land import areas, arrange, land, scout, span
from render.catan_cards.poster.look import PosterInput, look
from render.catan_cards.poster.market import bank, divided, purses, shop
from render.catan_cards.poster.regions import roll
from render.catan_cards.scenery import backdrop
from render.catan_cards.table import stacks
from render.parts.podium import ending
from render.parts.poster import POSTER_RIM, POSTER_SIZE, sized
from render.picture import Picture

BAND_GAP: Final = 6

SOURCE_ICONS: Final = {
    "settlements": "settlement",
    "cities": "city",
    "buildings": "building",
    "arch": "arch",
    "knight": "knight",
    "windmill": "trade",
}
"""Signs of the sources of points."""

Scene = Callable[[Canvas, PosterInput, Box], None]

QUESTION_SCENES: Final[Mapping[str, Scene]] = {
    "arrange": arrange,
    "scout": scout,
    "offer_give": purses,
    "offer_get": purses,
    "answer_offer": purses,
    "give": purses,
    "swap": bank,
    "christoph": bank,
    "retrieve": discard,
}
"""Scenes of questions that have a picture of their own."""

PHASE_SCENES: Final[Mapping[str, Scene]] = {"roll": roll, "hand": stacks}
"""Scenes of phases whose questions have no place on the table, or none that all may know."""


def paint(picture: Picture[CatanCardsView]) -> Canvas:
    """Paint the poster of a position."""
    shown, theme = look(picture), picture.colours
    canvas = Canvas(theme, *POSTER_SIZE)
    if picture.view.outcome is not None:
        ending(canvas, picture.view, picture.words, backdrop, SOURCE_ICONS)
        return canvas
    top = heading(canvas, shown) + BAND_GAP
    draw, last = scene(shown)
    line = Box(POSTER_RIM, top, POSTER_SIZE[0] - 2 * POSTER_RIM, sized(theme, BAND_HEIGHT))
    bands(canvas, shown, (line, line.moved(0, line.h + BAND_GAP)), (1 - last, last))
    top += 2 * (line.h + BAND_GAP)
    draw(canvas, shown, Box(POSTER_RIM, top, POSTER_SIZE[0] - 2 * POSTER_RIM, POSTER_SIZE[1] - POSTER_RIM - top))
    return canvas


def scene(shown: PosterInput) -> tuple[Scene, Seat]:
    """Return the scene below the players, and the seat whose band is next to it."""
    view, found = shown.view, areas(shown)
    if shown.kind in QUESTION_SCENES:
        return QUESTION_SCENES[shown.kind], 1 if QUESTION_SCENES[shown.kind] is purses else shown.mover
    if any(option.spot.startswith("stack.") for option in shown.options):
        return stacks, 1
    if not found and view.phase in PHASE_SCENES:
        return PHASE_SCENES[view.phase], 1
    if not found and not view.turn:
        return (stacks, 1) if any(stack.count for stack in view.stacks) else (both, 1)
    if len(found) > 1:
        return both, 1
    seat = next(iter(found), shown.mover)
    building = view.phase == "actions" and seat == view.active and shown.kind in ("", "act")
    return partial(market if building else own, seat), seat


def own(seat: Seat, canvas: Canvas, shown: PosterInput, box: Box) -> None:
    """Draw a principality that fills the poster."""
    land(canvas, shown, seat, box)


def market(seat: Seat, canvas: Canvas, shown: PosterInput, box: Box) -> None:
    """Draw a principality with the wares that can be built there."""
    ground, wares = divided(span(shown, seat), box)
    land(canvas, shown, seat, ground)
    shop(canvas, shown, seat, wares)


def both(canvas: Canvas, shown: PosterInput, box: Box) -> None:
    """Draw both principalities, one above the other."""
    high = (box.h - BAND_GAP) // 2
    for seat in (0, 1):
        land(canvas, shown, seat, box._replace(y=box.y + seat * (high + BAND_GAP), h=high))
