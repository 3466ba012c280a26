"""Pieces of all games: cubes, coins, points, and tokens, workers and houses, distinguished by shape and letter."""

from collections.abc import Iterable, Sequence
from math import cos, pi, sin
from typing import Final

from PIL import Image, ImageFilter

from render.canvas.caching import drawn_once
from render.canvas.canvas import Canvas, Pen
from render.canvas.fonts import Typeface, cap_height, run, width
from render.canvas.sketch import GRID, Sprite, sketch
from render.canvas.theme import Theme
from render.pictograms import PICTOGRAMS


def plot(colour: str) -> str:
    """Return the sketch of a tile of a colour, for "a building of this colour"."""
    return f"round/5 band.{colour} 2,2 30,30\nround/2 tile.{colour} 6,12 26,26"


SEAT_LETTERS: Final = "ABCDE"
"""A seat's letter on its pieces, the first seat first."""

DISC: Final = tuple((16 + 15 * cos(turn * pi / 16), 16 + 15 * sin(turn * pi / 16)) for turn in range(32))
SEAT_SHAPES: Final[tuple[tuple[tuple[float, float], ...], ...]] = (
    DISC,
    ((3, 3), (29, 3), (29, 29), (3, 29)),
    ((16, 0), (32, 16), (16, 32), (0, 16)),
    ((3, 2), (29, 2), (29, 17), (25, 24), (16, 31), (7, 24), (3, 17)),
    ((9, 2), (23, 2), (31, 16), (23, 30), (9, 30), (1, 16)),
)
"""Outlines of the seats' pieces on the grid: disc, square, diamond, shield, hexagon."""


SEAT_PATTERNS: Final[tuple[tuple[tuple[tuple[float, float], ...], ...], ...]] = (
    (),
    (((6, 4), (9.5, 4), (9.5, 28), (6, 28)), ((22.5, 4), (26, 4), (26, 28), (22.5, 28))),
    (((16, 2), (30, 16), (16, 30)),),
    (((4, 3), (28, 3), (28, 8.5), (4, 8.5)),),
    (((7.5, 4.5), (24.5, 4.5), (26.5, 8), (5.5, 8)), ((5.5, 24), (26.5, 24), (24.5, 27.5), (7.5, 27.5))),
)
"""Darker areas within the seats' signs, on the grid: nothing, two pales, one half, a chief, two bars."""


def _poly(role: str, points: Iterable[tuple[float, float]], left: float, top: float, size: float) -> str:
    scale = size / GRID
    placed = " ".join(f"{left + x * scale:.2f},{top + y * scale:.2f}" for x, y in points)
    return f"poly {role} {placed}"


def _torso(seat: int, left: float, top: float, size: float) -> str:
    rim = size / 14
    inner = (left + rim, top + rim, size - 2 * rim)
    outer = _poly(f"dark.seat.{seat}", SEAT_SHAPES[seat], left, top, size)
    pattern = (_poly(f"dark.seat.{seat}", points, *inner) for points in SEAT_PATTERNS[seat])
    return "\n".join((outer, _poly(f"seat.{seat}", SEAT_SHAPES[seat], *inner), *pattern))


@drawn_once
def token(theme: Theme, seat: int, size: int) -> Sprite:
    """Draw a seat's sign: its shape and colour with its letter."""
    return _lettered(sketch(_torso(seat, 0, 0, GRID), theme, size), theme, seat, 0.5, size * 6 // 10)


@drawn_once
def crest(theme: Theme, seat: int, size: int) -> Sprite:
    """Draw a seat's sign with a pale rim, for a ground in the seat's own colour."""
    rim = max(2, size // 14)
    grown = GRID * rim / size
    drawing = _poly("letter", SEAT_SHAPES[seat], 0, 0, GRID) + "\n" + _torso(seat, grown, grown, GRID - 2 * grown)
    return _lettered(sketch(drawing, theme, size), theme, seat, 0.5, size * 11 // 20)


@drawn_once
def worker(theme: Theme, seat: int, size: int) -> Sprite:
    """Draw a seat's worker: a head above its sign."""
    drawing = f"oval shade 5,27 27,32\noval dark.seat.{seat} 9.5,0 22.5,13\noval light.seat.{seat} 11,1.5 21,11.5\n"
    return _lettered(sketch(drawing + _torso(seat, 4, 8.5, 23), theme, size), theme, seat, 0.63, size * 45 // 100)


@drawn_once
def house(theme: Theme, seat: int, size: int) -> Sprite:
    """Draw a seat's house in the castle: a roof above its sign."""
    roof = f"poly dark.seat.{seat} 0,14 16,0 32,14 28,16 16,5 4,16\n"
    return _lettered(sketch(roof + _torso(seat, 4, 7, 25), theme, size), theme, seat, 0.61, size * 48 // 100)


@drawn_once
def outlined(drawing: str, theme: Theme, size: int) -> Sprite:
    """Draw a sketch with a pale rim, which separates it from its background."""
    small, rim = sketch(drawing, theme, size), ImageFilter.MaxFilter(5)
    mask = small.mask.filter(rim)
    pixels = Image.new("RGBA", mask.size, theme["letter"])
    pixels.paste(small.pixels, mask=small.mask)
    return Sprite(pixels, mask)


def _lettered(sprite: Sprite, theme: Theme, seat: int, middle: float, size: int) -> Sprite:
    pixels: Image.Image = sprite.pixels.copy()
    letter = run(SEAT_LETTERS[seat], Typeface.BOLD, size)
    cap = cap_height(Typeface.BOLD, size)
    left = round((pixels.width - letter.width) / 2) + letter.left
    pixels.paste(theme["letter"], (left, round(pixels.height * middle + cap / 2) + letter.top), letter.mask)
    return Sprite(pixels, sprite.mask)


def row(canvas: Canvas, x: int, y: int, items: Iterable[str], size: int, room: int, least: int = 0) -> None:
    """Draw icons and figures in a line that begins at `x`, centred on `y`; it shrinks to fit into `room`.

    An item is the name of an icon, `plot.wood` for a tile of a colour, or a text. Figures are not smaller than `least`.
    """
    listed, left = list(items), x
    size = _fitting(listed, size, room, least)
    for item in listed:
        icon = drawing(item)
        if icon:
            wide = _wide(item, size)
            canvas.sketch(left + wide // 2, y, icon, size)
            left += wide + 1
        else:
            left += canvas.text(left, y, item, Pen(Typeface.BOLD, max(size, least))) + 2


def centred_row(canvas: Canvas, x: int, y: int, items: Iterable[str], size: int, room: int) -> None:
    """Draw a `row` with its middle at `x`."""
    listed = list(items)
    size = _fitting(listed, size, room)
    row(canvas, x - row_width(listed, size) // 2, y, listed, size, room)


def _fitting(items: Sequence[str], size: int, room: int, least: int = 0) -> int:
    """Return the largest size, at most `size`, at which a row fits into `room`."""
    if not least:
        size = min(size, size * room // max(1, row_width(items, size)) + 1)
    while size > 1 and row_width(items, size, least) > room:
        size -= 1
    return size


def drawing(item: str) -> str:
    """Return the sketch of an item of a row; empty for a text."""
    return plot(item.removeprefix("plot.")) if item.startswith("plot.") else PICTOGRAMS.get(item, "")


def row_width(items: Sequence[str], size: int, least: int = 0) -> int:
    """Return the width of a `row` in a size, with figures of a size of at least `least`."""
    return sum(
        _wide(item, size) + 1 if drawing(item) else width(item, Typeface.BOLD, max(size, least)) + 2 for item in items
    )


def _wide(item: str, size: int) -> int:
    return size * 5 // 8 if item == "arrow" else size
