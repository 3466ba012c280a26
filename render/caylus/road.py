"""The road of Caylus: special buildings, bridge and river, the 28 spaces, provost and bailiff."""

from typing import Final

from engine.caylus.view import SECTIONS, CaylusView, SpaceView
from render.canvas import Box, Canvas
from render.caylus.layout import SPACES, Layout
from render.caylus.tiles import BAND, TILE_RADIUS, road_tile, short
from render.fonts import Face
from render.pieces import ICONS, plot, token, worker
from render.words import Words

MARKERS: Final = {section.marker: section.id for section in SECTIONS}
WORKER: Final = 56
SEAT: Final = 28
FIGURE: Final = 40


def ground(canvas: Canvas, place: Layout) -> None:
    """What never changes: the land, the river, the bridge, the road and its empty spaces."""
    places = place.places
    panel, river, bridge = places["panel.road"], places["river"], places["bridge"]
    canvas.panel(panel, "ground", 14)
    canvas.fill(river, "river")
    for number in range(12):
        x = river.x + 30 + number * 72
        y = river.y + (12 if number % 2 else 26)
        canvas.panel(Box(x, y, 40, 4), "ripple", 2)
    canvas.panel(bridge, "line", 8)
    canvas.panel(bridge.inset(4, 0), "road", 6)
    for number in range(1, SPACES + 1):
        canvas.panel(places[f"road.{number}"], "empty", TILE_RADIUS)


def road(canvas: Canvas, view: CaylusView, words: Words, place: Layout) -> None:
    """Everything on the road at this moment."""
    _bridge(canvas, view, words, place.places["bridge"])
    for special in view.special:
        _special(canvas, special.id, special.workers, words, place.places[f"special.{special.id}"])
    for space in view.road:
        _strip(canvas, view, space.number, place)
        _space(canvas, view, space, words, place.places[f"road.{space.number}"])


def _bridge(canvas: Canvas, view: CaylusView, words: Words, box: Box) -> None:
    """The passing order: one place on the bridge for each player."""
    canvas.text(box.centre[0], box.y + 22, words("board-passing"), Face.BOLD, 20, align="m", room=box.w - 16)
    for number in range(len(view.players)):
        x, y = box.x + 44 + (number % 2) * 56, box.y + 58 + (number // 2) * 42
        if number < len(view.passed):
            canvas.paste(x - 18, y - 18, token(canvas.theme, view.passed[number], 36))
        else:
            canvas.panel(Box(x - 17, y - 17, 34, 34), "beyond", 17)
            canvas.text(x, y, str(number + 1), Face.BOLD, 20, "faint", "m")


def _special(canvas: Canvas, id: str, workers: tuple[int | None, ...], words: Words, box: Box) -> None:
    canvas.part(box.x, box.y, road_tile(canvas.theme, id, short(words, id)))
    size = WORKER if len(workers) == 1 else 38
    room = box.w - 70
    for number, seat in enumerate(workers):
        x = box.x + 68 + (room * (2 * number + 1)) // (2 * len(workers))
        if seat is not None:
            canvas.paste(x - size // 2, box.y + BAND + 33 - size // 2, worker(canvas.theme, seat, size))
        elif len(workers) > 1:
            canvas.panel(Box(x - 8, box.y + BAND + 36, 16, 16), "line", 8)


def _strip(canvas: Canvas, view: CaylusView, number: int, place: Layout) -> None:
    """The road below a space, darker as far as the provost lets work be done, with the figures that stand there."""
    box = place.places[f"strip.{number}"]
    canvas.fill(box.inset(0, 5), "road" if number <= view.provost else "beyond")
    x, y = box.centre
    if number in MARKERS:
        canvas.panel(Box(x - 24, y - 15, 48, 30), "band.prestige", 6)
        canvas.text(x, y, str(number), Face.BOLD, 22, "letter", "m")
    else:
        canvas.text(x, y, str(number), Face.BOLD, 22, "ink" if number <= view.provost else "faint", "m")
    if number == view.bailiff:
        canvas.sketch(box.x + 26, y - 4, ICONS["bailiff"], FIGURE)
    if number == view.provost:
        canvas.sketch(box.right - 26, y - 4, ICONS["provost"], FIGURE)


def _space(canvas: Canvas, view: CaylusView, space: SpaceView, words: Words, box: Box) -> None:
    if space.number == view.active:
        canvas.panel(box.inset(-5), "mark", TILE_RADIUS + 4)
    if space.building is None:
        return
    canvas.part(box.x, box.y, road_tile(canvas.theme, space.building, short(words, space.building)))
    if space.owner is not None:
        canvas.paste(box.right - SEAT - 3, box.y - 1, token(canvas.theme, space.owner, SEAT))
    if space.pending is not None:
        canvas.sketch(box.x + 78, box.y + BAND + 46, plot("residence"), 26)
        canvas.paste(box.x + 66, box.y + BAND + 8, token(canvas.theme, space.pending, 24))
    if space.worker is not None:
        x = box.right - WORKER // 2 - 8
        canvas.paste(x - WORKER // 2, box.y + BAND + 33 - WORKER // 2, worker(canvas.theme, space.worker, WORKER))
