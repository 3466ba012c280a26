"""Layout of the poster's road of cards: as few lines as leave the subject of the question large enough to read."""

from collections.abc import Collection, Iterator, Sequence
from typing import Final, Literal, NamedTuple

from engine.magna_carta.view import CATALOGUE, SlotView
from render.canvas.canvas import Box
from render.canvas.theme import Theme
from render.parts.poster import sized

ROAD_CARD_GAP: Final = 6
"""Distance between two cards, and between lines."""

ROAD_STRIP: Final = 30
"""Height of the road below a line of cards, with their numbers and their owners' shares."""

ROAD_BEND: Final = 14
"""Width of the road at both sides, on the way to the next line."""

Grade = Literal["whole", "brief", "mini"]
"""Detail of a card: all; the drawing or the worker beside the effect; or only the drawing or the worker."""

MIN_HEIGHTS: Final[dict[Grade, int]] = {"whole": 110, "brief": 58, "mini": 44}
MAX_HEIGHTS: Final[dict[Grade, int]] = {"whole": 232, "brief": 92, "mini": 62}
"""Greatest heights of a card, which is hardly higher than wide."""

MIN_END_WIDTH: Final = 44
"""Least width of castle and provost."""

MIN_NARROWED_CARDS: Final = 11
"""Number of cards from which cards without workers are half as wide."""

CASTLE_PLACE: Final = 0
PROVOST_PLACE: Final = -1
"""Places on the road beside the cards, whose places are their numbers."""


class RoadLine(NamedTuple):
    """Cards side by side, each in its place; `strip` is the road below them, `bend` the road from the line before."""

    grade: Grade
    places: dict[int, Box]
    strip: Box
    bend: Box | None
    from_left: bool

    def road(self, place: Box | None) -> Box:
        """Return the strip from its beginning to the end of a place or, if the road goes on, of the line."""
        if place is None:
            return self.strip
        left, right = (self.strip.x, place.right) if self.from_left else (place.x, self.strip.right)
        return self.strip._replace(x=left, w=right - left)


class RoadCut(NamedTuple):
    """The detail of cards that matter and of the others, and the possible widths of cards."""

    focus: Grade
    others: Grade
    widths: Sequence[int]


CUTS: Final = (
    RoadCut("whole", "whole", range(250, 140, -4)),
    RoadCut("whole", "mini", range(166, 140, -4)),
    RoadCut("brief", "brief", range(166, 122, -4)),
    RoadCut("brief", "mini", range(142, 122, -4)),
    RoadCut("mini", "mini", range(124, 28, -4)),
)
"""Cuts in order of preference; the first that fits is used, with the width that makes cards largest."""

Thing = tuple[int, int]
"""A place with its width."""


def lines(
    theme: Theme, road: Sequence[SlotView], provost: int | None, box: Box, focus: Collection[int]
) -> list[RoadLine]:
    """Lay out the castle, the cards and, unless it is None, the provost; the cards of `focus` are those that matter.

    There are no lines where the box is too low.
    """
    for cut in CUTS:
        several = (_things(road, provost, wide, alike=cut.focus == "mini") for wide in cut.widths)
        found = [placed for things in several if (placed := _placed(theme, list(things), box, focus, cut))]
        if found:
            return max(found, key=_clear)
    return []


def _things(road: Sequence[SlotView], provost: int | None, wide: int, *, alike: bool) -> Iterator[Thing]:
    """Yield all things along the road; cards that take workers, or all if `alike`, have the width `wide`."""
    half = (wide - ROAD_CARD_GAP) // 2
    least = max(half, MIN_END_WIDTH)
    yield CASTLE_PLACE, least
    for slot in road:
        narrow = not alike and len(road) > MIN_NARROWED_CARDS and CATALOGUE[slot.face].primary is None
        yield slot.number, half if narrow else wide
        if slot.number == provost:
            yield PROVOST_PLACE, least


def _clear(found: Sequence[RoadLine]) -> int:
    """Return the lesser measure of the largest card that is not drawn in the least detail."""
    boxes = [box for line in found for box in line.places.values() if line.grade != "mini"]
    return max((min(box.w, box.h * 6 // 5) for box in boxes), default=0)


def _placed(
    theme: Theme, things: Sequence[Thing], box: Box, focus: Collection[int], cut: RoadCut
) -> list[RoadLine] | None:
    """Return the lines, or None if they are too high for the box."""
    rows = list(_broken(things, box.w - 2 * (ROAD_BEND + ROAD_CARD_GAP)))
    grades = [cut.focus if any(number in focus for number, _ in row) else cut.others for row in rows]
    low = {grade: sized(theme, MIN_HEIGHTS[grade]) for grade in grades}
    below = sized(theme, ROAD_STRIP)
    room = box.h - sum(low[grade] + ROAD_CARD_GAP + below for grade in grades)
    if room < 0:
        return None
    share = room // max(1, grades.count(cut.focus))
    most = max(wide for _, wide in things) * 5 // 4
    found: list[RoadLine] = []
    top = box.y + ROAD_CARD_GAP
    for number, (row, grade) in enumerate(zip(rows, grades, strict=True)):
        high = max(low[grade], min(MAX_HEIGHTS[grade], most, low[grade] + share)) if grade == cut.focus else low[grade]
        strip = Box(box.x, top + high, box.w, below)
        found.append(_line(row, grade, high, strip, found[-1] if found else None, from_left=number % 2 == 0))
        top = strip.bottom + ROAD_CARD_GAP
    return found


def _broken(things: Sequence[Thing], room: int) -> Iterator[list[Thing]]:
    """Break the road into rows."""
    row: list[Thing] = []
    for number, wide in things:
        if sum(other + ROAD_CARD_GAP for _, other in row) + wide > room:
            yield row
            row = []
        row.append((number, wide))
    yield row


def _line(
    row: Sequence[Thing], grade: Grade, high: int, strip: Box, above: RoadLine | None, *, from_left: bool
) -> RoadLine:
    """Return a row of cards of this height above its strip, from one side on."""
    places, along = {}, ROAD_BEND + ROAD_CARD_GAP
    for number, wide in row:
        left = strip.x + along if from_left else strip.right - along - wide
        places[number] = Box(left, strip.y - high, wide, high)
        along += wide + ROAD_CARD_GAP
    bend = above and Box(
        strip.x if from_left else strip.right - ROAD_BEND, above.strip.y, ROAD_BEND, strip.y - above.strip.y
    )
    return RoadLine(grade, places, strip, bend, from_left)
