"""The two players on a poster of the Catan Card Game, one band each: name and points, strength, trade, hand, goods."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from engine.catan_cards.view import RESOURCES
from engine.core.types import Seat
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, CanvasPart, Pen
from render.canvas.fonts import Typeface, width
from render.canvas.theme import Theme
from render.catan_cards.poster.look import PosterInput
from render.catan_cards.poster.signs import change_width, put_change
from render.parts.heading import player_name
from render.parts.pieces import crest
from render.parts.poster import MIN_TEXT_SIZE, sized
from render.pictograms import PICTOGRAMS

BAND_HEIGHT: Final = 48
FIGURE_SIZE: Final = 34
SIGN_EXTRA: Final = 3
BAND_POINTS_SIZE: Final = 40
"""Height of a band, size of its figures, how much larger their signs are, and size of the points."""

FIGURE_MARGIN: Final = 14
POINTS_MARGIN: Final = 8
"""Height of a band besides its figures, and besides the points."""

BAND_RIM: Final = 4
"""Width of a band's rim, and of the frame of a player who is asked."""

MAX_NAME_WIDTH: Final = 170
"""Maximum width of a name, its sign included."""

MIN_CUT_NAME_WIDTH: Final = 90
"""Minimum width of a shortened name; with less room, there is only the sign."""

MIN_FIGURE_GAP: Final = 14
MAX_FIGURE_GAP: Final = 30
"""Minimum and maximum gap between figures."""


class BandCell(NamedTuple):
    """A figure in a band: its sign, its text, its change, and whether the player has its token."""

    kind: str
    text: str
    change: int = 0
    token: bool = False

    def wide(self, size: int) -> int:
        """Return its width at a text size."""
        plate = change_width(self.change)
        return size + SIGN_EXTRA + 3 + width(self.text, Typeface.BOLD, size) + (plate + 3 if plate else 0)


class BandPoints(NamedTuple):
    """A player's points, the points that win, and how the points have changed."""

    points: str
    target: str
    change: int

    def wide(self, size: int) -> int:
        """Return the width of the points at a size, with the others beside them."""
        beside, plate = width(self.target, Typeface.BOLD, MIN_TEXT_SIZE), change_width(self.change)
        return width(self.points, Typeface.TITLE, size) + 3 + beside + 8 + (plate + 6 if plate else 0)


def bands(canvas: Canvas, look: PosterInput, boxes: Sequence[Box], seats: Sequence[Seat]) -> None:
    """Draw the bands of these seats into these boxes, with their figures in columns."""
    rows = [tuple(_cells(look, seat)) for seat in seats]
    names = [player_name(look.words, seat) for seat in seats]
    longest = max(min(width(name, Typeface.BOLD, MIN_TEXT_SIZE), MIN_CUT_NAME_WIDTH) for name in names)
    points = [_points(look, seat) for seat in seats]
    large = min(sized(canvas.theme, BAND_POINTS_SIZE), boxes[0].h - POINTS_MARGIN)
    score = max(each.wide(large) for each in points)
    room = boxes[0].w - boxes[0].h - longest - score - 20
    size, columns = _columns(rows, min(sized(canvas.theme, FIGURE_SIZE), boxes[0].h - FIGURE_MARGIN), room)
    for box, seat, name, scored, cells in zip(boxes, seats, names, points, rows, strict=True):
        band = Band(seat, name, seat in look.view.asked, scored, cells)
        canvas.part(box.x, box.y, _band(canvas.theme, box.size, band, BandPrint(score, columns, size, large)))


def _points(look: PosterInput, seat: Seat) -> BandPoints:
    points, before = (each.principalities[seat].points for each in (look.view, look.earlier))
    return BandPoints(str(points), f"/{look.view.target}", points - before)


def _columns(rows: Sequence[tuple[BandCell, ...]], size: int, room: int) -> tuple[int, tuple[int, ...]]:
    """Return the size of the figures, smaller if there is little room, and the width of every column."""
    columns = tuple(max(cell.wide(size) for cell in column) for column in zip(*rows, strict=True))
    if size > MIN_TEXT_SIZE and sum(columns) + MIN_FIGURE_GAP * len(columns) > room:
        return _columns(rows, size - 1, room)
    return size, columns


def _cells(look: PosterInput, seat: Seat) -> Iterator[BandCell]:
    own, previous = look.view.principalities[seat], look.earlier.principalities[seat]
    yield BandCell("strength", str(own.strength), own.strength - previous.strength, look.view.knight == seat)
    yield BandCell("tournament", str(own.tournament), own.tournament - previous.tournament)
    yield BandCell("trade", str(own.trade), own.trade - previous.trade, look.view.windmill == seat)
    yield BandCell("hand", f"{own.hand}/{own.limit}", own.hand - previous.hand)
    for kind in RESOURCES:
        amount = own.goods.get(kind, 0)
        yield BandCell(kind, str(amount), amount - previous.goods.get(kind, 0))


class Band(NamedTuple):
    """A player on a poster: seat, name, whether the player is asked, points, and the figures."""

    seat: Seat
    name: str
    asked: bool
    points: BandPoints
    cells: tuple[BandCell, ...]


class BandPrint(NamedTuple):
    """The widths of the points and of the columns of figures, and the sizes of these and of the points."""

    score: int
    columns: tuple[int, ...]
    letters: int
    large: int


@drawn_once
def _band(theme: Theme, size: tuple[int, int], band: Band, chosen: BandPrint) -> CanvasPart:
    """Draw a band in the seat's colour: name and points, and a plate with the figures. An asked player's has a frame."""
    (seat, name, asked, points, cells), (wide, high), (score, columns, letters, large) = band, size, chosen
    canvas = Canvas(theme, wide, high)
    gaps = len(columns) + 1
    named = min(MAX_NAME_WIDTH, wide - score - sum(columns) - gaps * MIN_FIGURE_GAP)
    gap = min(MAX_FIGURE_GAP, (wide - named - score - sum(columns)) // gaps)
    left = wide - sum(columns) - gap * len(columns)
    canvas.panel(Box(0, 0, wide, high), f"seat.{seat}", 10, *(("ink", BAND_RIM) if asked else ()))
    plate = left - gap // 2
    canvas.panel(Box(plate, BAND_RIM, wide - plate - BAND_RIM, high - 2 * BAND_RIM), "panel", 8)
    sign = high - 12
    canvas.paste(8, 6, crest(theme, seat, sign))
    x, middle, end = sign + 14, high // 2, plate - score - 4
    if end - x >= min(width(name, Typeface.BOLD, MIN_TEXT_SIZE), MIN_CUT_NAME_WIDTH):
        canvas.text(x, middle, name, Pen(Typeface.BOLD, letters + 1, "letter", MIN_TEXT_SIZE), room=end - x)
    _score(canvas, plate - 8, middle, points, large)
    for cell, column in zip(cells, columns, strict=True):
        _cell(canvas, left, middle, cell, letters)
        left += column + gap
    return canvas.finished()


def _score(canvas: Canvas, right: int, y: int, score: BandPoints, size: int) -> None:
    """Draw points, the largest figure of a band, and beside them smaller those that win, and a change."""
    small = Pen(Typeface.BOLD, MIN_TEXT_SIZE, "letter")
    target = width(score.target, Typeface.BOLD, MIN_TEXT_SIZE)
    canvas.text(right - target, y + (size - MIN_TEXT_SIZE) // 3, score.target, small)
    right -= target + 3
    right -= 6 + canvas.text(right, y, score.points, Pen(Typeface.TITLE, size, "letter"), "r")
    put_change(canvas, right - change_width(score.change), y, score.change)


def _cell(canvas: Canvas, x: int, y: int, cell: BandCell, size: int) -> None:
    words, sign = width(cell.text, Typeface.BOLD, size), size + SIGN_EXTRA
    if cell.token:
        high = max(36, sign + 3)
        canvas.panel(Box(x - 5, y - high // 2, sign + words + 13, high), "gold", 11)
        canvas.panel(Box(x - 2, y - high // 2 + 3, sign + words + 7, high - 6), "light.gold", 9)
    canvas.sketch(x + sign // 2, y, PICTOGRAMS[cell.kind], sign)
    role = "shade" if cell.token else "faint" if cell.text == "0" else "ink"
    canvas.text(x + sign + 3, y, cell.text, Pen(Typeface.BOLD, size, role))
    put_change(canvas, x + sign + 6 + words, y, cell.change)
