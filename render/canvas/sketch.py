"""A little drawing notation: pictograms and pieces as lines of text on a grid of 32 by 32.

Each line is a shape, a colour role and points `x,y`: `poly` fills a polygon, `line` draws an open stroke (`line/3` sets
its width in grid units), `oval` and `rect` fill what two corners enclose, `round` is a rect with round corners
(`round/6` sets the radius), `ring` is an oval's outline. Shapes are drawn at four times the size, once, and scaled
down.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from render.canvas.caching import drawn_once
from render.canvas.theme import Theme

GRID: Final = 32
OVERSAMPLING: Final = 4
LARGE_OVERSAMPLING: Final = 3
LARGE_SKETCH: Final = 80
"""Pixels drawn for one pixel shown, in each direction, and those of a sketch from a width on."""

DEFAULT_THICKNESS: Final = 2
"""Width of a stroke, and radius of a corner, if a line does not name one."""

Points = list[tuple[float, float]]


class Sprite(NamedTuple):
    """A small picture and its mask."""

    pixels: Image.Image
    mask: Image.Image


def _to_sprite(image: Image.Image, times: int) -> Sprite:
    """Turn an image that is several `times` too large into a sprite.

    Its mode is RGBX, with 255 in the fourth channel where something is drawn. Whole pixels are drawn or not, so their
    colours are what Pillow calls premultiplied, and need not be made so before scaling.
    """
    scaled = image.reduce(times)
    small = Image.frombytes("RGBa", scaled.size, scaled.tobytes()).convert("RGBA")
    return Sprite(small, small.getchannel("A"))


@drawn_once
def sketch(text: str, theme: Theme, size: int, height: int = 0) -> Sprite:
    """Draw a sketch `size` pixels wide and, unless `height` is given, high; the grid's 32 units are its width.

    Raises ValueError for a line that is not of the notation.
    """
    times = OVERSAMPLING if size < LARGE_SKETCH else LARGE_OVERSAMPLING
    image = Image.new("RGBX", (size * times, (height or size) * times))
    draw = ImageDraw.Draw(image)
    scale = size * times / GRID
    for line in text.strip().splitlines():
        shape, role, *points = line.split()
        kind, _, amount = shape.partition("/")
        if kind not in SHAPE_PAINTERS:
            raise ValueError(f"no such shape: {line}")
        places = [(float(x) * scale, float(y) * scale) for x, y in (point.split(",") for point in points)]
        SHAPE_PAINTERS[kind](draw, places, theme[role], float(amount or DEFAULT_THICKNESS) * scale)
    return _to_sprite(image, times)


Colour = tuple[int, int, int]
Shape = Callable[[ImageDraw.ImageDraw, Points, Colour, float], None]


def _poly(draw: ImageDraw.ImageDraw, points: Points, colour: Colour, _: float) -> None:
    draw.polygon(points, fill=colour)


def _line(draw: ImageDraw.ImageDraw, points: Points, colour: Colour, width: float) -> None:
    draw.line(points, fill=colour, width=round(width), joint="curve")
    for x, y in (points[0], points[-1]):
        draw.ellipse((x - width / 2, y - width / 2, x + width / 2, y + width / 2), fill=colour)


def _oval(draw: ImageDraw.ImageDraw, points: Points, colour: Colour, _: float) -> None:
    draw.ellipse(points, fill=colour)


def _rect(draw: ImageDraw.ImageDraw, points: Points, colour: Colour, _: float) -> None:
    draw.rectangle(points, fill=colour)


def _round(draw: ImageDraw.ImageDraw, points: Points, colour: Colour, radius: float) -> None:
    draw.rounded_rectangle(points, radius=radius, fill=colour)


def _ring(draw: ImageDraw.ImageDraw, points: Points, colour: Colour, width: float) -> None:
    draw.ellipse(points, outline=colour, width=round(width))


SHAPE_PAINTERS: Final[dict[str, Shape]] = {
    "poly": _poly,
    "line": _line,
    "oval": _oval,
    "rect": _rect,
    "round": _round,
    "ring": _ring,
}
