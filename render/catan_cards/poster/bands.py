"""The two players on a poster of the Catan Card Game, one band each: points, strength and trade, hand, goods."""

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
from render.parts.pieces import token
from render.parts.player_cards import player_name
from render.parts.poster import MIN_TEXT_SIZE, sized
from render.pictograms import PICTOGRAMS

BAND_HEIGHT: Final = 48
FIGURE_SIZE: Final = 25
SIGN_EXTRA: Final = 3
"""Height of a band, size of its figures, and how much larger their signs are."""

MAX_NAME_WIDTH: Final = 170
"""Maximum width of a name, its sign included."""

MIN_CUT_NAME_WIDTH: Final = 90
"""Minimum width of a shortened name; with less room, there is only the sign."""

MIN_FIGURE_GAP: Final = 8
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


def bands(canvas: Canvas, look: PosterInput, boxes: Sequence[Box], seats: Sequence[Seat]) -> None:
    """Draw the bands of these seats into these boxes, with their figures in columns."""
    rows = [tuple(_cells(look, seat)) for seat in seats]
    names = [player_name(look.words, seat) for seat in seats]
    longest = max(min(width(name, Typeface.BOLD, MIN_TEXT_SIZE), MIN_CUT_NAME_WIDTH) for name in names)
    size, columns = _columns(rows, sized(canvas.theme, FIGURE_SIZE), boxes[0].w - boxes[0].h - longest - 20)
    for box, seat, name, cells in zip(boxes, seats, names, rows, strict=True):
        band = Band(seat, name, seat in look.view.asked, cells)
        canvas.part(box.x, box.y, _band(canvas.theme, box.size, band, columns, size))


def _columns(rows: Sequence[tuple[BandCell, ...]], size: int, room: int) -> tuple[int, tuple[int, ...]]:
    """Return the size of the figures, smaller if there is little room, and the width of every column."""
    columns = tuple(max(cell.wide(size) for cell in column) for column in zip(*rows, strict=True))
    if size > MIN_TEXT_SIZE and sum(columns) + MIN_FIGURE_GAP * len(columns) > room:
        return _columns(rows, size - 1, room)
    return size, columns


def _cells(look: PosterInput, seat: Seat) -> Iterator[BandCell]:
    own, previous = look.view.principalities[seat], look.earlier.principalities[seat]
    yield BandCell("vp", f"{own.points}/{look.view.target}", own.points - previous.points)
    yield BandCell("strength", str(own.strength), own.strength - previous.strength, look.view.knight == seat)
    yield BandCell("tournament", str(own.tournament), own.tournament - previous.tournament)
    yield BandCell("trade", str(own.trade), own.trade - previous.trade, look.view.windmill == seat)
    yield BandCell("hand", f"{own.hand}/{own.limit}", own.hand - previous.hand)
    for kind in RESOURCES:
        amount = own.goods.get(kind, 0)
        yield BandCell(kind, str(amount), amount - previous.goods.get(kind, 0))


class Band(NamedTuple):
    """A player on a poster: seat, name, whether the player is asked, and the figures."""

    seat: Seat
    name: str
    asked: bool
    cells: tuple[BandCell, ...]


@drawn_once
def _band(theme: Theme, size: tuple[int, int], band: Band, columns: tuple[int, ...], letters: int) -> CanvasPart:
    """Draw a band with columns of these widths; if the player is asked, the name is on the seat's colour."""
    (seat, name, asked, cells), (wide, high) = band, size
    canvas = Canvas(theme, wide, high)
    gaps = len(columns) + 1
    named = min(MAX_NAME_WIDTH, wide - sum(columns) - gaps * MIN_FIGURE_GAP)
    gap = min(MAX_FIGURE_GAP, (wide - named - sum(columns)) // gaps)
    left = wide - sum(columns) - gap * len(columns)
    canvas.panel(Box(0, 0, wide, high), f"seat.{seat}", 10)
    plate = left - gap // 2 if asked else 6
    canvas.panel(Box(plate, 3, wide - plate - 3, high - 6), "panel", 8)
    sign = high - 12
    x = 8 if asked else 12
    canvas.panel(Box(x - 2, 4, sign + 4, sign + 4), "letter" if asked else "panel", 10)
    canvas.paste(x, 6, token(theme, seat, sign))
    room = left - gap // 2 - x - sign - 10
    if room >= min(width(name, Typeface.BOLD, MIN_TEXT_SIZE), MIN_CUT_NAME_WIDTH):
        canvas.text(
            x + sign + 8,
            high // 2,
            name,
            Pen(Typeface.BOLD, letters + 1, "letter" if asked else "ink", MIN_TEXT_SIZE),
            room=room,
        )
    for cell, column in zip(cells, columns, strict=True):
        _cell(canvas, left, high // 2, cell, letters)
        left += column + gap
    return canvas.finished()


def _cell(canvas: Canvas, x: int, y: int, cell: BandCell, size: int) -> None:
    words, sign = width(cell.text, Typeface.BOLD, size), size + SIGN_EXTRA
    if cell.token:
        canvas.panel(Box(x - 5, y - 18, sign + words + 13, 36), "gold", 11)
        canvas.panel(Box(x - 2, y - 15, sign + words + 7, 30), "light.gold", 9)
    canvas.sketch(x + sign // 2, y, PICTOGRAMS[cell.kind], sign)
    role = "shade" if cell.token else "faint" if cell.text == "0" else "ink"
    canvas.text(x + sign + 3, y, cell.text, Pen(Typeface.BOLD, size, role))
    put_change(canvas, x + sign + 6 + words, y, cell.change)
