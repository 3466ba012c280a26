"""Charts: points by turn as steps, shares of a whole as bands, and points by source as a table with bars."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from render.canvas.canvas import Box, Canvas, Pen
from render.canvas.fonts import Typeface
from render.parts.pieces import centred_row, token
from render.parts.poster import MIN_TEXT_SIZE, USUAL_TEXT_SIZE, sized
from render.prose.numbers import written

STEP_THICKNESS: Final = 6
"""Thickness of a step; the seats' steps are side by side if they would cover each other."""

AXIS_TEXT_SIZE: Final = 34
"""Size of the numbers at a chart, which a phone shows at less than a third."""

LABEL_ROOM: Final = 76
"""Room for the numbers left of a chart, and for the tokens right of it."""

CHART_FOOT: Final = 48
CHART_TOKEN_SIZE: Final = 40

SOURCE_WIDTH: Final = 330
SOURCE_SIGN_ROOM: Final = 44
"""Room for a source's name and, in it, for its sign."""

NAMES_HEIGHT: Final = 56
MAX_ROW_PITCH: Final = 84
"""Height of the players' names above a table, and the maximum height of its rows."""

NUMBER_ROOM: Final = 44
BAR_GAP: Final = 8
BAR_HEIGHT: Final = 26
BAR_RIM: Final = 3
"""Measures of a table's cell: room for a number, a gap, and the height and the outline of a bar."""

TOTAL: Final = 28

BAND_TOKEN_SIZE: Final = 36
MIN_BAND_TOKEN_SIZE: Final = 22
"""Size of a token in a band, and of the smallest readable one."""

WHOLE: Final = 100

GRID_STEPS: Final = (1, 2, 5)
MAX_GRID_LINES: Final = 6
"""Possible steps of grid lines, times a power of ten, and the maximum number of lines."""

MAX_TURN_LABELS: Final = 12
"""Maximum number of turns with a label below a chart."""


class Curve(NamedTuple):
    """Points of all seats at the start of a turn, or at the end of the game."""

    turn: int
    points: Sequence[int]

    @property
    def label(self) -> str:
        """Return the label below it: empty before the first turn."""
        return written(self.turn) if self.turn else ""


class PointSource(NamedTuple):
    """A source of points: its sign, its name, and the points of each seat."""

    sign: str
    name: str
    points: Mapping[int, int]


def steps(canvas: Canvas, box: Box, progress: Sequence[Curve]) -> None:
    """Draw the growth of points, each step above the turn that made it; the last item of `progress` is the end."""
    area = Box(
        box.x + LABEL_ROOM,
        box.y + CHART_TOKEN_SIZE // 2,
        box.w - 2 * LABEL_ROOM,
        box.h - CHART_FOOT - CHART_TOKEN_SIZE // 2,
    )
    every = [points for one in progress for points in one.points]
    low, high = min(0, *every), max(1, *every)
    pitch = _pitch(high - low)

    def at(points: int) -> int:
        return area.bottom - (points - low) * area.h // (high - low)

    for points in range(low - low % pitch, high + 1, pitch):
        if points >= low:
            canvas.fill(Box(area.x, at(points), area.w, 1), "line")
            canvas.text(
                area.x - 10,
                at(points),
                written(points),
                Pen(Typeface.BOLD, sized(canvas.theme, AXIS_TEXT_SIZE)),
                align="r",
            )
    turns = max(1, len(progress) - 1)
    every_turn = -(-turns // MAX_TURN_LABELS)
    middles = [area.x + area.w * (2 * number + 1) // (2 * turns) for number in range(len(progress) - 1)]
    for middle, one in list(zip(middles, progress, strict=False))[::every_turn]:
        canvas.text(
            middle,
            box.bottom - CHART_FOOT // 2,
            one.label,
            Pen(Typeface.BOLD, sized(canvas.theme, AXIS_TEXT_SIZE)),
            align="m",
        )
    for seat in reversed(range(len(progress[0].points))):
        heights = [
            at(one.points[seat]) - STEP_THICKNESS * one.points[:seat].count(one.points[seat]) for one in progress
        ]
        rises = [middle + STEP_THICKNESS * seat for middle in middles]
        for left, right, height in zip([area.x, *rises], [*rises, area.right], heights, strict=True):
            canvas.fill(Box(left, height - STEP_THICKNESS // 2, right - left, STEP_THICKNESS), f"seat.{seat}")
        for x, before, after in zip(rises, heights, heights[1:], strict=False):
            top, long = min(before, after), abs(after - before)
            canvas.fill(
                Box(x - STEP_THICKNESS // 2, top - STEP_THICKNESS // 2, STEP_THICKNESS, long + STEP_THICKNESS),
                f"seat.{seat}",
            )
    _tokens(canvas, area, {seat: at(points) for seat, points in enumerate(progress[-1].points)})


def bands(canvas: Canvas, box: Box, shares: Sequence[Curve]) -> None:
    """Draw the seats' shares of a whole, in hundredths, one column for each turn and the last for the end.

    The first seat is above. Bands with room have their seat's sign, and so has the last column at its side, so that
    players need not tell colours apart.
    """
    area = Box(
        box.x + LABEL_ROOM,
        box.y + CHART_TOKEN_SIZE // 2,
        box.w - 2 * LABEL_ROOM,
        box.h - CHART_FOOT - CHART_TOKEN_SIZE // 2,
    )
    for share in range(0, WHOLE + 1, WHOLE // 4):
        y = area.bottom - share * area.h // WHOLE
        canvas.text(area.x - 10, y, str(share), Pen(Typeface.BOLD, sized(canvas.theme, AXIS_TEXT_SIZE)), align="r")
    across = [area.x + area.w * number // len(shares) for number in range(len(shares) + 1)]
    every_turn = max(1, -(-(len(shares) - 1) // MAX_TURN_LABELS))
    middles: dict[int, int] = {}
    for number, one in enumerate(shares):
        left, right, over = across[number], across[number + 1], 0
        if number % every_turn == 0 and number < len(shares) - 1:
            canvas.text(
                (left + right) // 2,
                box.bottom - CHART_FOOT // 2,
                one.label,
                Pen(Typeface.BOLD, sized(canvas.theme, AXIS_TEXT_SIZE)),
                align="m",
            )
        for seat, points in enumerate(one.points):
            top, bottom = (area.y + height * area.h // max(1, sum(one.points)) for height in (over, over + points))
            _band(canvas, Box(left + 1, top + 1, right - left - 2, bottom - top - 2), seat)
            middles[seat] = (top + bottom) // 2
            over += points
    _tokens(canvas, area, {seat: middle for seat, middle in middles.items() if shares[-1].points[seat]})


def _band(canvas: Canvas, box: Box, seat: int) -> None:
    if box.h > 0:
        canvas.fill(box, f"seat.{seat}")
    size = min(BAND_TOKEN_SIZE, box.w, box.h - 4)
    if size >= MIN_BAND_TOKEN_SIZE:
        canvas.paste(box.x + (box.w - size) // 2, box.y + (box.h - size) // 2, token(canvas.theme, seat, size))


def legend(canvas: Canvas, box: Box, players: Mapping[int, str]) -> Box:
    """Draw the players' signs and names above a chart; return the box below."""
    wide = box.w // len(players)
    for number, seat in enumerate(players):
        _player(canvas, box.x + number * wide, box.y, wide, seat, players[seat])
    return Box(box.x, box.y + NAMES_HEIGHT, box.w, box.h - NAMES_HEIGHT)


def _player(canvas: Canvas, x: int, y: int, wide: int, seat: int, name: str) -> None:
    """Draw a player's sign and name."""
    canvas.paste(x, y, token(canvas.theme, seat, CHART_TOKEN_SIZE))
    room, size = wide - CHART_TOKEN_SIZE - 2 * BAR_GAP, sized(canvas.theme, AXIS_TEXT_SIZE)
    canvas.text(
        x + CHART_TOKEN_SIZE + BAR_GAP,
        y + CHART_TOKEN_SIZE // 2,
        name,
        Pen(Typeface.BOLD, size, least=MIN_TEXT_SIZE),
        room=room,
    )


def _tokens(canvas: Canvas, area: Box, heights: Mapping[int, int]) -> None:
    """Draw the seats' signs right of a chart, moved apart if they would meet."""
    below = area.y - CHART_TOKEN_SIZE - CHART_TOKEN_SIZE // 2
    for seat, height in sorted(heights.items(), key=lambda one: one[1]):
        below = max(height - CHART_TOKEN_SIZE // 2, below + CHART_TOKEN_SIZE)
        canvas.paste(area.right + 8, below, token(canvas.theme, seat, CHART_TOKEN_SIZE))


def _pitch(span: int) -> int:
    """Return the distance between grid lines: a round number that gives few lines."""
    power = 1
    while True:
        for first in GRID_STEPS:
            if span // (first * power) <= MAX_GRID_LINES:
                return first * power
        power *= 10


def table(canvas: Canvas, box: Box, sources: Sequence[PointSource], players: Mapping[int, str]) -> None:
    """Draw the sources of points: a row for each source, a column for each player by seat, with number and bar.

    The last row has all points; a bar without a filling means lost points.
    """
    theme = canvas.theme
    most = max([1, *(abs(points) for source in sources for points in source.points.values())])
    wide = (box.w - SOURCE_WIDTH) // len(players)
    pitch = min(MAX_ROW_PITCH, (box.h - NAMES_HEIGHT) // (len(sources) + 1))
    columns = {seat: box.x + SOURCE_WIDTH + number * wide for number, seat in enumerate(players)}
    for seat, x in columns.items():
        _player(canvas, x, box.y, wide, seat, players[seat])
    y = box.y + NAMES_HEIGHT
    for source in sources:
        middle = y + pitch // 2
        if source.sign:
            centred_row(
                canvas, box.x + SOURCE_SIGN_ROOM // 2, middle, (source.sign,), min(pitch - 6, 40), SOURCE_SIGN_ROOM
            )
        name = SOURCE_SIGN_ROOM + BAR_GAP
        canvas.text(
            box.x + name,
            middle,
            source.name,
            Pen(Typeface.BOLD, sized(theme, USUAL_TEXT_SIZE), least=MIN_TEXT_SIZE),
            room=SOURCE_WIDTH - name - BAR_GAP,
        )
        for seat, x in columns.items():
            _cell(canvas, Box(x, y, wide - BAR_GAP, pitch), seat, source.points.get(seat, 0), most)
        y += pitch
        canvas.fill(Box(box.x, y - 1, box.w, 1), "line")
    for seat, x in columns.items():
        points = sum(source.points.get(seat, 0) for source in sources)
        canvas.text(
            x + NUMBER_ROOM, y + pitch // 2, written(points), Pen(Typeface.TITLE, sized(theme, TOTAL)), align="r"
        )


def _cell(canvas: Canvas, box: Box, seat: int, points: int, most: int) -> None:
    """Draw a player's points of a source beside a bar; nothing for no points."""
    if not points:
        return
    middle = box.centre[1]
    canvas.text(
        box.x + NUMBER_ROOM,
        middle,
        written(points),
        Pen(Typeface.BOLD, sized(canvas.theme, USUAL_TEXT_SIZE)),
        align="r",
    )
    left, high = box.x + NUMBER_ROOM + BAR_GAP, min(BAR_HEIGHT, box.h - 10)
    long = max(4, (box.right - left) * abs(points) // most)
    bar = Box(left, middle - high // 2, long, high)
    canvas.fill(bar, f"seat.{seat}")
    if points < 0:
        canvas.fill(bar.inset(min(BAR_RIM, (long - 1) // 2), BAR_RIM), "panel")
