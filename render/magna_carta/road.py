"""The road of Caylus Magna Carta: the bridge with those who have passed, the cards, the provost."""

from collections.abc import Iterator
from typing import Final

from engine.magna_carta.view import MagnaCartaView, SlotView
from render.canvas.canvas import Box, Canvas
from render.canvas.fonts import Face
from render.magna_carta.effects import cubes_left
from render.magna_carta.layout import Cut
from render.magna_carta.tiles import road_card
from render.parts import road as roads
from render.parts.layout import Layout
from render.parts.tiles import TILE_RADIUS, short
from render.prose.words import Words

PASSED: Final = 44
"""From one place on the bridge to the next."""

RIM: Final = 5


def ground(canvas: Canvas, place: Layout, seats: int, passing: str) -> None:
    """What stays: land, river, bridge (titled `passing`), the road as if there were no cards and no provost."""
    places = place.places
    bridge = places["bridge"]
    canvas.panel(places["panel.road"], "ground", 14)
    roads.river(canvas, places["river"])
    circles = list(_passing(bridge, seats))
    roads.bridge(canvas, bridge, circles)
    canvas.text(bridge.x + 16, bridge.centre[1], passing, Face.BOLD, 22, room=circles[0][0] - bridge.x - 40)
    for number in range(1, _spaces(place) + 1):
        canvas.panel(places[f"road.{number}"], "empty", TILE_RADIUS)
        roads.strip(canvas, place, number, "beyond")


def road(canvas: Canvas, view: MagnaCartaView, earlier: MagnaCartaView, words: Words, place: Layout, cut: Cut) -> None:
    """Everything on the road at this moment; below the cards that are activated the road is darker.

    What was not there `earlier` glows, a worker who has left leaves a ring, the provost leaves a trail.
    """
    roads.passed(canvas, view.passed, _passing(place.places["bridge"], len(view.players)))
    for number in range(1, (len(view.road) if view.provost is None else view.provost) + 1):
        roads.strip(canvas, place, number, "road")
    previous = {slot.number: slot for slot in earlier.road}
    for slot in view.road:
        _slot(canvas, view, slot, previous.get(slot.number), words, place.places[f"road.{slot.number}"], cut)
    if view.provost is not None:
        before = min(earlier.provost or view.provost, _spaces(place))
        roads.figure(canvas, "provost", view.provost, before, place)


def _spaces(place: Layout) -> int:
    return sum(id.startswith("road.") for id in place.places)


def _passing(bridge: Box, seats: int) -> Iterator[roads.Point]:
    """The middles of the places on the bridge, one for each player, at its right end."""
    for number in range(seats):
        yield bridge.right - 28 - (seats - 1 - number) * PASSED, bridge.centre[1]


def _slot(
    canvas: Canvas,
    view: MagnaCartaView,
    slot: SlotView,
    previous: SlotView | None,
    words: Words,
    box: Box,
    cut: Cut,
) -> None:
    """A card with all that stands on it, framed while it is activated and when it is new or shows another face."""
    around = "ground"
    if previous is None or (previous.face, previous.owner, previous.pending) != (slot.face, slot.owner, slot.pending):
        around = "glow"
    if slot.number == view.active:
        around = "mark"
    if around != "ground":
        canvas.panel(box.inset(-RIM), around, TILE_RADIUS + 4)
    worker = previous.worker if previous else None
    canvas.part(
        box.x,
        box.y,
        road_card(canvas.theme, cut, slot, short(words, slot.face), cubes_left(words, slot.cubes), around, worker),
    )
