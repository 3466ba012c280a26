"""Background of the podium after a match: the lands of the island, and before them both players' settlements."""

from typing import Final

from engine.catan_cards.view import RESOURCES, CatanCardsView
from engine.core.types import Seat
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, CanvasPart
from render.canvas.sketch import sketch
from render.canvas.theme import Theme
from render.catan_cards.tiles import centre
from render.parts.ground import meadow
from render.parts.sky import sky
from render.pictograms import PICTOGRAMS

HORIZON: Final = 0.62
"""Height of the lower edge of the lands as a share; the meadow is below."""

LAND_RATIO: Final = 1.0
"""Height of a land, relative to its width."""

SETTLEMENTS_SHARE: Final = 0.21
"""Share of the width for each player's settlements, beside the podium."""

SETTLEMENTS_IN_ROW: Final = 3
"""Settlements side by side; further ones are on the next road below."""


def backdrop(canvas: Canvas, view: CatanCardsView, box: Box) -> None:
    """Draw into a box: the first seat's settlements and cities on the left, the other's on the right."""
    canvas.part(box.x, box.y, island(canvas.theme, box.size))
    wide = int(box.w * SETTLEMENTS_SHARE)
    top = box.y + int(box.h * HORIZON)
    for seat, area in enumerate(view.principalities):
        kinds = [each.kind for each in area.centre if each.kind != "road"]
        _rows(canvas, seat, kinds, Box(box.x if seat == 0 else box.right - wide, top, wide, box.bottom - top))


def _rows(canvas: Canvas, seat: Seat, kinds: list[str], box: Box) -> None:
    """Draw settlements and cities side by side on their road, from the upper edge of a box on."""
    pitch = min(box.w // SETTLEMENTS_IN_ROW, box.h // -(-len(kinds) // SETTLEMENTS_IN_ROW))
    road = pitch // 4
    for number, kind in enumerate(kinds):
        line, column = divmod(number, SETTLEMENTS_IN_ROW)
        foot = box.y + line * pitch + pitch // 3
        if column == 0:
            canvas.fill(Box(box.x, foot - road // 2, box.w, road), "dark.road")
            canvas.fill(Box(box.x, foot - road // 2 + 3, box.w, road - 6), "road")
        middle = box.x + box.w * (2 * column + 1) // (2 * SETTLEMENTS_IN_ROW)
        canvas.sketch(middle, foot - pitch // 3, centre(seat, kind), pitch - 2)


@drawn_once
def island(theme: Theme, size: tuple[int, int]) -> CanvasPart:
    """Draw sky, a land of every kind, and a meadow."""
    wide, high = size
    canvas = Canvas(theme, wide, high, "sky")
    horizon = int(high * HORIZON)
    sky(canvas, horizon)
    canvas.part(0, horizon, meadow(theme, (wide, high - horizon)))
    across = -(-wide // len(RESOURCES))
    tall = int(across * LAND_RATIO)
    for number, kind in enumerate(RESOURCES):
        canvas.paste(number * across, horizon - tall, sketch(PICTOGRAMS[f"land_{kind}"], theme, across, tall))
    return canvas.finished()
