"""Where the tiles of the poster's road lie: all that is used of it, or in large print only what a question is about."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from engine.caylus.view import CaylusView
from render.canvas.canvas import Box
from render.canvas.theme import Theme
from render.caylus.layout import SPECIAL
from render.parts.poster import sized

ACROSS: Final = 7
STRIP: Final = 34
"""Height of the road below a tile, where letters and figures stand."""

GAP: Final = 3
TALL: Final = 150
"""The highest that a tile becomes, however few rows there are."""

EMPTY: Final = 20
"""Height of a row without a building."""

FEW: Final = (4, 5, 6, 7)
"""Columns in large print: as few as leave tiles as high as `LOW`."""

LOW: Final = 62

WINDOW: Final = 8
"""So many buildings are shown around one, in large print."""

FULL: Final = 2
"""The least number of rows, which are as high as that makes them."""

ROWS: Final = (*(f"special.{id}" for id in SPECIAL), "castle")
"""The spots of the first row."""


class Cell(NamedTuple):
    """The box of a tile, and of the strip of road below it."""

    tile: Box
    strip: Box


Cells = Mapping[str, Cell]
"""By spot (`Option.spot`)."""


def cells(view: CaylusView, box: Box, theme: Theme) -> Cells:
    """Lay out what is shown in a box."""
    return dict(_few(_shown(view), box, theme) if theme.large else _road(view, box))


def _road(view: CaylusView, box: Box) -> Iterator[tuple[str, Cell]]:
    """Special buildings, castle, and as many rows of the road as are used, those without buildings low."""
    built = {_row(space.number) for space in view.road if space.building is not None}
    rows = max(*built, _row(view.provost), _row(view.bailiff)) + 1
    room = box.h - 8 - (rows + 1) * (STRIP + GAP) - (rows - len(built)) * EMPTY
    high, y = min(TALL, room // (len(built) + 1)), box.y + 4
    for row in range(-1, rows):
        tall = high if row in built or row < 0 else EMPTY
        for column in range(ACROSS):
            number = row * ACROSS + (ACROSS - column if row % 2 == 0 else column + 1)
            strip = Box(box.x + 2 + column * (pitch := (box.w - 4) // ACROSS), y + tall + 1, pitch, STRIP)
            yield (ROWS[column] if row < 0 else f"road.{number}"), Cell(_above(strip, tall), strip)
        y += tall + STRIP + GAP


def _row(number: int) -> int:
    return (number - 1) // ACROSS


def _above(strip: Box, high: int) -> Box:
    return Box(strip.x + 1, strip.y - high - 1, strip.w - GAP, high)


def _few(spots: Sequence[str], box: Box, theme: Theme) -> Iterator[tuple[str, Cell]]:
    """Side by side in their order."""
    strip = sized(theme, STRIP)
    heights = {across: (box.h - 8) // max(FULL, -(-len(spots) // across)) - strip - GAP for across in FEW}
    across = next((each for each in FEW if heights[each] >= LOW), FEW[-1])
    pitch, high = (box.w - 4) // across, heights[across]
    for number, spot in enumerate(spots):
        row, column = divmod(number, across)
        below = Box(box.x + 2 + column * pitch, box.y + 4 + high + row * (high + strip + GAP), pitch, strip)
        yield spot, Cell(_above(below, high), below)


def _shown(view: CaylusView) -> Sequence[str]:
    """Where the options of a question take effect; where it has no place, what lies around the building it comes from."""
    options = [option.spot for one in view.decisions for option in one.ask.options]
    offered = [spot for spot in dict.fromkeys(options) if spot in ROWS or spot.startswith("road.")]
    if len(offered) > 1:
        return offered
    return [*offered, *(spot for spot in _around(view) if spot not in offered)]


def _around(view: CaylusView) -> Sequence[str]:
    """The buildings that are used at about the same time."""
    if view.phase == "special":
        return ROWS
    built = [space.number for space in view.road if space.building is not None]
    around = sum(number < (view.active or view.provost) for number in built) - 1
    first = max(0, min(around, len(built) - WINDOW))
    return [f"road.{number}" for number in built[first : first + WINDOW]]
