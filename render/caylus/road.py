"""The road of Caylus: special buildings, bridge and river, the 28 spaces, provost and bailiff."""

from functools import lru_cache
from typing import Final

from engine.caylus.view import SECTIONS, STABLES_MIN_SEATS, CaylusView, SpaceView
from render.canvas import Box, Canvas, Part
from render.caylus.layout import PITCH, SPACES, STRIP, TILE, Layout
from render.caylus.tiles import BAND, TILE_RADIUS, circle, road_tile, short
from render.fonts import Face
from render.pieces import ICONS, plot, token, worker
from render.theme import Theme
from render.words import Words

MARKERS: Final = frozenset(section.marker for section in SECTIONS)
WORKER: Final = 56
SMALL_WORKER: Final = 38
"""On a tile with several circles."""

STABLES: Final = "stables"
OWNER: Final = 28
FIGURE: Final = 40
PASSED: Final = 36
DOT: Final = 18

FIGURES: Final = {"bailiff": (-1, "favour"), "provost": (1, "mark")}
"""On which side of a space's number a figure stands, and the colour of his trail."""

Workers = tuple[int | None, ...]


def ground(canvas: Canvas, place: Layout, passing: str) -> None:
    """What never changes: land, river, bridge (titled `passing`), the road as if the provost were not on it."""
    places = place.places
    river, bridge = places["river"], places["bridge"]
    canvas.panel(places["panel.road"], "ground", 14)
    canvas.fill(river, "river")
    for number in range(river.w // 80):
        canvas.panel(Box(river.x + 30 + number * 72, river.y + (12 if number % 2 else 26), 40, 4), "ripple", 2)
    canvas.panel(bridge, "line", 8)
    canvas.panel(bridge.inset(4, 0), "road", 6)
    canvas.text(bridge.centre[0], bridge.y + 22, passing, Face.BOLD, 20, align="m", room=bridge.w - 16)
    for number in range(sum(id.startswith("card.") for id in places)):
        x, y = _passing(bridge, number)
        canvas.panel(Box(x - 17, y - 17, 34, 34), "beyond", 17)
        canvas.text(x, y, str(number + 1), Face.BOLD, 20, "faint", "m")
    for number in range(1, SPACES + 1):
        canvas.panel(places[f"road.{number}"], "empty", TILE_RADIUS)
        _strip(canvas, place, number, "beyond")


def road(canvas: Canvas, view: CaylusView, earlier: CaylusView, words: Words, place: Layout) -> None:
    """Everything on the road at this moment; below the spaces that the provost lets work the road is darker.

    What was not there `earlier` glows, a worker who has left leaves a ring, provost and bailiff leave a trail.
    """
    for number, seat in enumerate(view.passed):
        x, y = _passing(place.places["bridge"], number)
        canvas.paste(x - PASSED // 2, y - PASSED // 2, token(canvas.theme, seat, PASSED))
    for special, once in zip(view.special, earlier.special, strict=True):
        shut = special.id == STABLES and len(view.players) < STABLES_MIN_SEATS
        box = place.places[f"special.{special.id}"]
        canvas.part(box.x, box.y, road_tile(canvas.theme, special.id, short(words, special.id), shut=shut))
        _circles(canvas, special.workers, once.workers, box)
    for number in range(1, view.provost + 1):
        _strip(canvas, place, number, "road")
    for space in view.road:
        if space.building is not None:
            box = place.places[f"road.{space.number}"]
            _space(canvas, view, space, space.building, earlier.road[space.number - 1], words, box)
    _figure(canvas, "bailiff", view.bailiff, earlier.bailiff, place)
    _figure(canvas, "provost", view.provost, earlier.provost, place)


def _passing(bridge: Box, number: int) -> tuple[int, int]:
    """The middle of a place on the bridge, of which there is one for each player."""
    return bridge.x + 44 + (number % 2) * 56, bridge.y + 58 + (number // 2) * 42


def _circles(canvas: Canvas, workers: Workers, earlier: Workers, box: Box) -> None:
    """The workers on a tile, of which there is room for as many as it has circles."""
    size = WORKER if len(workers) == 1 else SMALL_WORKER
    for number, (seat, once) in enumerate(zip(workers, earlier, strict=True)):
        x, y = circle(box, number, len(workers))
        if seat is not None:
            if seat != once:
                canvas.panel(Box(x - size // 2 - 2, y - size // 2 - 2, size + 4, size + 4), "glow", size // 2 + 2)
            canvas.paste(x - size // 2, y - size // 2, worker(canvas.theme, seat, size))
        elif once is not None:
            canvas.sketch(x, y, f"ring/3 seat.{once} 5,5 27,27", size)


def _strip(canvas: Canvas, place: Layout, number: int, role: str) -> None:
    box = place.places[f"strip.{number}"]
    canvas.part(box.x, box.y, _paved(canvas.theme, number, role))
    if f"bend.{number}" in place.places:
        canvas.fill(place.places[f"bend.{number}"], role)


@lru_cache(maxsize=256)
def _paved(theme: Theme, number: int, role: str) -> Part:
    """The road below a space with the space's number, on a banner where a castle section is scored."""
    canvas = Canvas(theme, PITCH[0], STRIP, "ground")
    canvas.fill(Box(0, 5, PITCH[0], STRIP - 10), role)
    x, y = PITCH[0] // 2, STRIP // 2
    if number in MARKERS:
        canvas.panel(Box(x - 24, y - 14, 48, 28), "band.prestige", 6)
        canvas.text(x, y, str(number), Face.BOLD, 22, "letter", "m")
    else:
        canvas.text(x, y, str(number), Face.BOLD, 22, "ink" if role == "road" else "faint", "m")
    return canvas.finished()


def _figure(canvas: Canvas, figure: str, number: int, earlier: int, place: Layout) -> None:
    """Provost or bailiff on his side of the space's number, with dots along the way from where he stood."""
    side, trail = FIGURES[figure]
    for passed in range(min(number, earlier), max(number, earlier) + 1):
        x, y = _beside(place.places[f"strip.{passed}"], side)
        if passed == number:
            canvas.sketch(x, y - 3, ICONS[figure], FIGURE)
        else:
            canvas.sketch(x, y, f"oval {trail} 6,6 26,26" if passed != earlier else f"ring/6 {trail} 1,1 31,31", DOT)


def _beside(strip: Box, side: int) -> tuple[int, int]:
    """The middle of a figure on the left (-1) or right (1) of a strip."""
    return strip.centre[0] + side * (strip.w // 2 - 30), strip.centre[1]


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


@lru_cache(maxsize=128)
def _tile(theme: Theme, space: SpaceView, name: str, around: str, worker: int | None) -> Part:
    """A tile with all that stands on it, where an earlier `worker` may have been another."""
    canvas = Canvas(theme, *TILE)
    canvas.part(0, 0, road_tile(theme, space.building or "", name, around))
    if space.owner is not None:
        canvas.paste(TILE[0] - OWNER - 3, 0, token(theme, space.owner, OWNER))
    if space.pending is not None:
        canvas.sketch(22, BAND + 44, plot("residence"), 38)
        canvas.paste(12, BAND + 37, token(theme, space.pending, 20))
    _circles(canvas, (space.worker,), (worker,), Box(0, 0, *TILE))
    return canvas.finished()
