"""Charts: points over turns as steps in the seats' colours, shares of a whole as bands, and points by source as bars."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from render.canvas.canvas import Box, Canvas
from render.canvas.fonts import Face
from render.parts.pieces import row, token
from render.parts.podium import signed

LINE: Final = 6
"""How thick a step is; the seats' steps lie beside each other where they would cover each other."""

LABELS: Final = 56
"""Room for the numbers left of a chart, and for the tokens right of it."""

FOOT: Final = 36
TOKEN: Final = 40
SIGN: Final = 48
BAR: Final = 22
"""Height of a bar; a source has one for each player."""

SPACE: Final = 14
NAME: Final = 300
"""Room for a source's name, and below its bars."""

SIGN_IN_BAND: Final = 30
SMALL: Final = 14
"""The size of a token in a band, and that of the smallest that can be read."""

WHOLE: Final = 100

GRID: Final = (1, 2, 5)
LINES: Final = 6
"""Numbers that grid lines stand at, times a power of ten, and the most lines."""

TURNS: Final = 12
"""The most turns that are named below a chart."""


class Curve(NamedTuple):
    """The points of all seats when a turn began, or when the game ended."""

    turn: int
    points: Sequence[int]


class PointSource(NamedTuple):
    """Where points come from: a sign, a name, and the points of each seat."""

    sign: str
    name: str
    points: Mapping[int, int]


def steps(canvas: Canvas, box: Box, progress: Sequence[Curve]) -> None:
    """Draw how the points grew from turn to turn; the last progress is the end."""
    area = Box(box.x + LABELS, box.y + TOKEN // 2, box.w - 2 * LABELS, box.h - FOOT - TOKEN // 2)
    every = [points for one in progress for points in one.points]
    low, high = min(0, *every), max(1, *every)
    pitch = _pitch(high - low)

    def at(points: int) -> int:
        return area.bottom - (points - low) * area.h // (high - low)

    for points in range(low - low % pitch, high + 1, pitch):
        if points >= low:
            canvas.fill(Box(area.x, at(points), area.w, 1), "line")
            canvas.text(area.x - 10, at(points), str(points), Face.BOLD, 22, align="r")
    across = [area.x + area.w * number // max(1, len(progress) - 1) for number in range(len(progress))]
    every_turn = max(1, -(-(len(progress) - 1) // TURNS))
    for number, one in list(enumerate(progress))[:-1:every_turn]:
        canvas.text(across[number], box.bottom - FOOT // 2, str(one.turn), Face.BOLD, 22, align="m")
    for seat in reversed(range(len(progress[0].points))):
        shift = seat * LINE // 2
        heights = [at(one.points[seat]) - shift for one in progress]
        for left, right, before, after in zip(across, across[1:], heights, heights[1:], strict=False):
            canvas.fill(Box(left, before - LINE // 2, right - left, LINE), f"seat.{seat}")
            top, bottom = min(before, after), max(before, after)
            canvas.fill(Box(right - LINE // 2, top - LINE // 2, LINE, bottom - top + LINE), f"seat.{seat}")
    _tokens(canvas, area, {seat: at(points) for seat, points in enumerate(progress[-1].points)})


def bands(canvas: Canvas, box: Box, shares: Sequence[Curve]) -> None:
    """Draw how a whole was shared by the seats, in hundredths, one column for each turn and the last for the end.

    The first seat is above, and every band has its seat's sign if there is room, so that nobody has to tell colours apart.
    """
    area = Box(box.x + LABELS, box.y + TOKEN // 2, box.w - LABELS - FOOT, box.h - FOOT - TOKEN // 2)
    for share in range(0, WHOLE + 1, WHOLE // 4):
        y = area.bottom - share * area.h // WHOLE
        canvas.text(area.x - 10, y, str(share), Face.BOLD, 22, align="r")
    across = [area.x + area.w * number // len(shares) for number in range(len(shares) + 1)]
    every_turn = max(1, -(-(len(shares) - 1) // TURNS))
    for number, one in enumerate(shares):
        left, right, over = across[number], across[number + 1], 0
        if number % every_turn == 0 and number < len(shares) - 1:
            canvas.text((left + right) // 2, box.bottom - FOOT // 2, str(one.turn), Face.BOLD, 22, align="m")
        for seat, points in enumerate(one.points):
            top, bottom = (area.y + height * area.h // max(1, sum(one.points)) for height in (over, over + points))
            _band(canvas, Box(left + 1, top + 1, right - left - 2, bottom - top - 2), seat)
            over += points


def _band(canvas: Canvas, box: Box, seat: int) -> None:
    if box.h > 0:
        canvas.fill(box, f"seat.{seat}")
    size = min(SIGN_IN_BAND, box.w, box.h - 4)
    if size >= SMALL:
        canvas.paste(box.x + (box.w - size) // 2, box.y + (box.h - size) // 2, token(canvas.theme, seat, size))


def _tokens(canvas: Canvas, area: Box, heights: Mapping[int, int]) -> None:
    """The seats' signs at the ends of their steps, one below the other where they would meet."""
    below = area.y - TOKEN
    for seat, height in sorted(heights.items(), key=lambda one: one[1]):
        below = max(height - TOKEN // 2, below + TOKEN)
        canvas.paste(area.right + 8, below, token(canvas.theme, seat, TOKEN))


def _pitch(span: int) -> int:
    """The distance of grid lines: a round number that gives few lines."""
    power = 1
    while True:
        for first in GRID:
            if span // (first * power) <= LINES:
                return first * power
        power *= 10


def bars(canvas: Canvas, box: Box, sources: Sequence[PointSource], seats: Sequence[int]) -> None:
    """Draw where the points come from: for each source a bar for each of the seats; what took points goes left."""
    every = [points for source in sources for points in source.points.values()]
    low, high = min(0, *every, 0), max(1, *every, 1)
    area = Box(box.x + SIGN + NAME, box.y, box.w - SIGN - NAME - LABELS, box.h)
    zero = area.x - low * area.w // (high - low)
    y = box.y
    for source in sources:
        deep = BAR * len(seats)
        if source.sign:
            row(canvas, box.x + SIGN // 2, y + deep // 2, (source.sign,), 32, SIGN, "m")
        canvas.text(box.x + SIGN + 8, y + deep // 2, source.name, Face.BOLD, 26, room=NAME - BAR - 24, least=16)
        for number, seat in enumerate(seats):
            points, top = source.points.get(seat, 0), y + number * BAR
            canvas.paste(area.x - BAR - 4, top + 1, token(canvas.theme, seat, BAR - 2))
            long = abs(points) * area.w // (high - low)
            if points:
                left = zero if points > 0 else zero - long
                canvas.fill(Box(left, top + 2, max(long, 2), BAR - 4), f"seat.{seat}")
                canvas.text(left + long + 8, top + BAR // 2, signed(points), Face.BOLD, 20)
        y += deep + SPACE
    canvas.fill(Box(zero - 1, box.y, 2, y - box.y - SPACE), "line")


def bars_height(sources: int, seats: int) -> int:
    """How high `bars` draws."""
    return sources * (BAR * seats + SPACE)
