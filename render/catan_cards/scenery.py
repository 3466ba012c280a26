"""What is behind the podium when a match is over: the lands of the island, and before them both rows as they were built."""

from functools import lru_cache
from typing import Final

from engine.catan_cards.view import RESOURCES, CatanCardsView
from engine.core.types import Seat
from render.canvas.caching import GROUNDS
from render.canvas.canvas import Box, Canvas, Part
from render.canvas.sketch import sketch
from render.canvas.theme import Theme
from render.catan_cards.tiles import centre
from render.pictograms import PICTOGRAMS

HORIZON: Final = 0.62
"""How far down the lands reach; the meadow is below."""

LAND: Final = 1.0
"""How high a land is, its width being 1."""

HOUSE: Final = 118
ROAD: Final = 30
"""The most that a settlement takes, and how wide the road is."""


def backdrop(canvas: Canvas, view: CatanCardsView, box: Box) -> None:
    """Draw it into a box: the first seat's settlements and cities on the left, the other one's on the right."""
    canvas.part(box.x, box.y, _island(canvas.theme, (box.w, box.h)))
    for seat, area in enumerate(view.principalities):
        kinds = [each.kind for each in area.centre if each.kind != "road"]
        half = Box(box.x + seat * box.w // 2, box.y + int(box.h * HORIZON), box.w // 2, box.h)
        _row(canvas, seat, kinds, half)


def _row(canvas: Canvas, seat: Seat, kinds: list[str], box: Box) -> None:
    """Settlements and cities side by side, the middle of their road at the upper edge of a box."""
    pitch = box.w // len(kinds)
    size = min(HOUSE, pitch - 2)
    canvas.fill(Box(box.x, box.y - ROAD // 2, box.w, ROAD), "dark.road")
    canvas.fill(Box(box.x, box.y - ROAD // 2 + 3, box.w, ROAD - 6), "road")
    for number, kind in enumerate(kinds):
        canvas.sketch(box.x + pitch * number + pitch // 2, box.y - size // 3, centre(seat, kind), size)


@lru_cache(maxsize=GROUNDS)
def _island(theme: Theme, size: tuple[int, int]) -> Part:
    """Sky, a land of every kind, and a meadow."""
    wide, high = size
    canvas = Canvas(theme, wide, high)
    canvas.panel(Box(0, 0, wide, high), "ground", 12)
    horizon = int(high * HORIZON)
    canvas.panel(Box(0, 0, wide, horizon), "ripple", 12)
    canvas.fill(Box(0, horizon - 24, wide, 24), "ripple")
    across = -(-wide // len(RESOURCES))
    tall = int(across * LAND)
    for number, kind in enumerate(RESOURCES):
        canvas.paste(number * across, horizon - tall, sketch(PICTOGRAMS[f"land_{kind}"], theme, across, tall))
    return canvas.finished()
