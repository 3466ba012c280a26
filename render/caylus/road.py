"""The road of Caylus: special buildings, bridge and river, the 28 spaces, provost and bailiff."""

from collections.abc import Iterator
from typing import Final

from engine.caylus.view import SECTIONS, STABLES_MIN_SEATS, CaylusView, SpaceView
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, Part
from render.canvas.fonts import Face
from render.canvas.theme import Theme
from render.caylus.layout import SPACES, TILE
from render.caylus.tiles import circle, road_tile
from render.parts import road as roads
from render.parts.layout import Layout
from render.parts.pieces import plot, token
from render.parts.tiles import BAND, TILE_RADIUS, short
from render.prose.words import Words

MARKERS: Final = frozenset(section.marker for section in SECTIONS)
WORKER: Final = 56
SMALL_WORKER: Final = 38
"""On a tile with several circles."""

STABLES: Final = "stables"
OWNER: Final = 28
PENDING: Final = (80, BAND + 18)
"""Where the sign stands of whoever gets the building as a residence: between picture and worker."""


Workers = tuple[int | None, ...]


def ground(canvas: Canvas, place: Layout, passing: str) -> None:
    """What never changes: land, river, bridge (titled `passing`), the road as if the provost were not on it."""
    places = place.places
    river, bridge = places["river"], places["bridge"]
    canvas.panel(places["panel.road"], "ground", 14)
    roads.river(canvas, river)
    roads.bridge(canvas, bridge, _passing(place))
    canvas.text(bridge.centre[0], bridge.y + 22, passing, Face.BOLD, 20, align="m", room=bridge.w - 16)
    for number in range(1, SPACES + 1):
        canvas.panel(places[f"road.{number}"], "empty", TILE_RADIUS)
        _strip(canvas, place, number, "beyond")


def road(canvas: Canvas, view: CaylusView, earlier: CaylusView, words: Words, place: Layout) -> None:
    """Everything on the road at this moment; below the spaces that the provost lets work the road is darker.

    What was not there `earlier` glows, a worker who has left leaves a ring, provost and bailiff leave a trail.
    """
    roads.passed(canvas, view.passed, _passing(place))
    for special, previous in zip(view.special, earlier.special, strict=True):
        shut = special.id == STABLES and len(view.players) < STABLES_MIN_SEATS
        box = place.places[f"special.{special.id}"]
        canvas.part(box.x, box.y, road_tile(canvas.theme, special.id, short(words, special.id), shut=shut))
        _circles(canvas, special.workers, previous.workers, box)
    for number in range(1, view.provost + 1):
        _strip(canvas, place, number, "road")
    for space in view.road:
        if space.building is not None:
            box = place.places[f"road.{space.number}"]
            _space(canvas, view, space, space.building, earlier.road[space.number - 1], words, box)
    roads.figure(canvas, "bailiff", view.bailiff, earlier.bailiff, place)
    roads.figure(canvas, "provost", view.provost, earlier.provost, place)


def _passing(place: Layout) -> Iterator[roads.Point]:
    """The middles of the places on the bridge, of which there is one for each player."""
    bridge = place.places["bridge"]
    for number in range(sum(id.startswith("card.") for id in place.places)):
        yield bridge.x + 44 + (number % 2) * 56, bridge.y + 58 + (number // 2) * 42


def _circles(canvas: Canvas, workers: Workers, earlier: Workers, box: Box) -> None:
    """The workers on a tile, of which there is room for as many as it has circles."""
    size = WORKER if len(workers) == 1 else SMALL_WORKER
    for number, (seat, previous) in enumerate(zip(workers, earlier, strict=True)):
        roads.stand(canvas, *circle(box, number, len(workers)), size, seat, previous)


def _strip(canvas: Canvas, place: Layout, number: int, role: str) -> None:
    roads.strip(canvas, place, number, role, banner=number in MARKERS)


def _space(
    canvas: Canvas, view: CaylusView, space: SpaceView, building: str, earlier: SpaceView, words: Words, box: Box
) -> None:
    """A tile with all that stands on it, framed while it is worked and when it is new or has changed hands."""
    around = "ground"
    if (building, space.owner) != (earlier.building, earlier.owner):
        around = "glow"
    if space.number == view.active:
        around = "mark"
    if around != "ground":
        canvas.panel(box.inset(-5), around, TILE_RADIUS + 4)
    canvas.part(box.x, box.y, _tile(canvas.theme, space, short(words, building), around, earlier.worker))


@drawn_once
def _tile(theme: Theme, space: SpaceView, name: str, around: str, worker: int | None) -> Part:
    """A tile with all that stands on it, where an earlier `worker` may have been another."""
    canvas = Canvas(theme, *TILE)
    canvas.part(0, 0, road_tile(theme, space.building or "", name, around))
    if space.owner is not None:
        canvas.paste(TILE[0] - OWNER - 3, 0, token(theme, space.owner, OWNER))
    if space.pending is not None:
        x, y = PENDING
        canvas.sketch(x, y, plot("residence"), 30)
        canvas.paste(x - 10, y - 10, token(theme, space.pending, 20))
    _circles(canvas, (space.worker,), (worker,), Box(0, 0, *TILE))
    return canvas.finished()
