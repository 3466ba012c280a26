"""Layout of the road of cards: as few lines as leave the subject of the question large enough to read."""

from collections.abc import Collection, Iterator, Sequence
from itertools import chain, islice
from typing import Final, Literal, NamedTuple

from render.canvas.canvas import Box
from render.canvas.theme import Theme
from render.parts.poster import sized

ROAD_CARD_GAP: Final = 8
"""Distance between two cards, and between lines."""

ROAD_STRIP: Final = 32
"""Height of the road below a line of cards, with their numbers and their owners' shares."""

ROAD_BEND: Final = 38
"""Width of the road beside a line of cards, on the way down to it from the line before."""

Grade = Literal["whole", "brief", "mini"]
"""Detail of a card: all; the drawing or the worker beside the effect; or only the drawing or the worker."""

MIN_HEIGHTS: Final[dict[Grade, int]] = {"whole": 98, "brief": 58, "mini": 44}
MAX_HEIGHTS: Final[dict[Grade, int]] = {"whole": 236, "brief": 92, "mini": 62}
"""Maximum heights of a card, which is hardly higher than wide."""

SIGNPOST_WIDTH: Final = 66
"""Width of the signpost where the road comes from the castle."""

MARGIN: Final = ROAD_BEND + 3 * ROAD_CARD_GAP
"""Room of a line that is not for cards: its ends, and the road from the line before."""

PROVOST_WIDTH: Final = 54
"""Width of the provost's place between two cards."""

SIGNPOST_PLACE: Final = 0
PROVOST_PLACE: Final = -1
"""Places on the road beside the cards, whose places are their numbers."""


class RoadLine(NamedTuple):
    """Cards side by side, each in its place; `strip` is the road below them, `bend` the road down to it.

    The bend of the first line comes from the castle, others from the line before.
    """

    grade: Grade
    places: dict[int, Box]
    strip: Box
    bend: Box
    from_left: bool

    def ends(self, *, last: bool) -> tuple[int, int]:
        """Return the left and right edge of the straight road: from its bend to the next one or past the last card."""
        left, right = self.strip.x + ROAD_BEND, self.strip.right - ROAD_BEND
        if not last:
            return left, right
        boxes = self.places.values()
        if self.from_left:
            return left, max(box.right for box in boxes) + ROAD_CARD_GAP
        return min(box.x for box in boxes) - ROAD_CARD_GAP, right

    @property
    def free(self) -> Box:
        """Return the land beside the last card."""
        boxes = self.places.values()
        top = min(box.y for box in boxes)
        left, right = self.strip.x, self.strip.right
        if self.from_left:
            left = max(box.right for box in boxes) + ROAD_CARD_GAP
        else:
            right = min(box.x for box in boxes) - ROAD_CARD_GAP
        return Box(left, top, right - left, self.strip.bottom - top)


class RoadCut(NamedTuple):
    """The detail of lines with cards that matter and of the others."""

    focus: Grade
    others: Grade


CUTS: Final = (
    RoadCut("whole", "whole"),
    RoadCut("whole", "mini"),
    RoadCut("brief", "brief"),
    RoadCut("brief", "mini"),
    RoadCut("mini", "mini"),
)
"""Cuts in order of preference; the first that fits is used."""

CARDS_IN_LINE: Final = (7, 10, 13)
"""Cards in a line, one fewer in the first, which has the signpost: as few as the length of the road allows.

So the phases of a game, which leave the road more or less room, break it in the same places.
"""

MAX_POSTER_LINES: Final = 3
MAX_BOARD_LINES: Final = 4
"""Limits on the lines of a road: on a poster, where three have room in every phase, and on a board."""

MIN_ROAD_CARD_WIDTH: Final = 32
MAX_ROAD_CARD_WIDTH: Final = 250

Thing = tuple[int, int]
"""A place with its width."""


def lines(
    theme: Theme, cards: int, provost: int | None, box: Box, focus: Collection[int], most: int = MAX_POSTER_LINES
) -> list[RoadLine]:
    """Lay out the signpost, the cards and, unless it is None, the provost; the cards of `focus` are those that matter.

    There are at most `most` lines, fewer only if the box is too low for them. Returns no lines if none fit.
    """
    places = cards + 1
    usual = (across for across in CARDS_IN_LINE if places <= across * most)
    for across in chain(islice(usual, 1), (-(-places // count) for count in range(most, 0, -1))):
        rows = [_filled(row, box.w - MARGIN) for row in _broken(cards, provost, across)]
        fits = all(wide >= MIN_ROAD_CARD_WIDTH for row in rows for _, wide in row)
        for cut in CUTS if fits else ():
            if found := _placed(theme, rows, box, focus, cut):
                return found
    return []


def _broken(cards: int, provost: int | None, across: int) -> Iterator[list[int]]:
    """Yield the places in each line."""
    row = [SIGNPOST_PLACE]
    for number in range(1, cards + 1):
        if number % across == 0:
            yield row
            row = []
        row.append(number)
        if number == provost:
            row.append(PROVOST_PLACE)
    yield row


def _filled(row: Sequence[int], room: int) -> list[Thing]:
    """Return places with their widths, so that cards fill the line as far as they may."""
    fixed = {SIGNPOST_PLACE: SIGNPOST_WIDTH, PROVOST_PLACE: PROVOST_WIDTH}
    left = room - sum(fixed.get(number, 0) for number in row) - ROAD_CARD_GAP * (len(row) - 1)
    wide = min(MAX_ROAD_CARD_WIDTH, left // max(1, sum(number > 0 for number in row)))
    return [(number, fixed.get(number, wide)) for number in row]


def _placed(
    theme: Theme, rows: Sequence[Sequence[Thing]], box: Box, focus: Collection[int], cut: RoadCut
) -> list[RoadLine] | None:
    """Return the lines, or None if they are too high for the box."""
    grades = [cut.focus if any(number in focus for number, _ in row) else cut.others for row in rows]
    low = {grade: sized(theme, MIN_HEIGHTS[grade]) for grade in grades}
    below = sized(theme, ROAD_STRIP)
    room = box.h - sum(low[grade] + ROAD_CARD_GAP + below for grade in grades)
    if room < 0:
        return None
    share = room // max(1, grades.count(cut.focus))
    most = max((wide for row in rows for number, wide in row if number > 0), default=0) * 5 // 4
    found: list[RoadLine] = []
    top = box.y + ROAD_CARD_GAP
    for number, (row, grade) in enumerate(zip(rows, grades, strict=True)):
        high = max(low[grade], min(MAX_HEIGHTS[grade], most, low[grade] + share)) if grade == cut.focus else low[grade]
        strip = Box(box.x, top + high, box.w, below)
        found.append(_line(row, grade, high, strip, found[-1].strip.y if found else box.y, from_left=number % 2 == 1))
        top = strip.bottom + ROAD_CARD_GAP
    return found


def _line(row: Sequence[Thing], grade: Grade, high: int, strip: Box, above: int, *, from_left: bool) -> RoadLine:
    """Return a row of cards of this height above its strip, from one side on; its road comes down from `above`."""
    places, along = {}, ROAD_BEND + 2 * ROAD_CARD_GAP
    for number, wide in row:
        left = strip.x + along if from_left else strip.right - along - wide
        places[number] = Box(left, strip.y - high, wide, high)
        along += wide + ROAD_CARD_GAP
    bend = Box(strip.x if from_left else strip.right - ROAD_BEND, above, ROAD_BEND, strip.bottom - above)
    return RoadLine(grade, places, strip, bend, from_left)
