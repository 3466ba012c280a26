"""Skies: paler towards the horizon, with sun and clouds or moon and stars."""

from collections.abc import Iterator
from typing import Final

from render.canvas.canvas import Box, Canvas
from render.canvas.sketch import GRID, sketch
from render.canvas.theme import Theme, mix

SKY_BANDS: Final = 4
"""Bands of the sky, from its own colour to that of the haze above the hills."""

STAR: Final = 4
"""Size of a star."""

CLOUDS: Final = ((0.10, 0.16), (0.36, 0.10), (0.58, 0.26), (0.74, 0.14))
STARS: Final = (
    (0.05, 0.3),
    (0.2, 0.12),
    (0.31, 0.4),
    (0.44, 0.08),
    (0.53, 0.2),
    (0.67, 0.1),
    (0.76, 0.33),
    (0.91, 0.3),
)
"""Places of clouds and stars, in shares of width and height."""


def sky(canvas: Canvas, horizon: int) -> None:
    """Draw a sky down to a height, paler towards it, with sun and clouds or moon and stars."""
    theme, size = canvas.theme, canvas.image.size
    for band in range(1, SKY_BANDS):
        shade = mix(theme["sky"], theme["haze"], band / (SKY_BANDS - 1))
        canvas.image.paste(shade, (0, horizon * band // SKY_BANDS, *size))
    for shapes, box in _lights(theme, size):
        draw_shapes(canvas, shapes, box)


def draw_shapes(canvas: Canvas, shapes: tuple[str, ...], box: Box) -> None:
    """Draw shapes in pixels of the canvas as far as they are in a box, which is much less work than all of it."""
    unit = GRID / box.w
    lines = (
        " ".join((*shape.split()[:2], *(_scaled(point, box, unit) for point in shape.split()[2:]))) for shape in shapes
    )
    canvas.paste(box.x, box.y, sketch("\n".join(lines), canvas.theme, box.w, box.h))


def _scaled(point: str, box: Box, unit: float) -> str:
    x, y = point.split(",")
    return f"{(float(x) - box.x) * unit:.3f},{(float(y) - box.y) * unit:.3f}"


def _lights(theme: Theme, size: tuple[int, int]) -> Iterator[tuple[tuple[str, ...], Box]]:
    """Yield sun and clouds, or moon and stars, in pixels, each with its box."""
    wide, high = size
    if not theme.light:
        return
    radius = max(16, high // 14)
    x, y = wide - int(2.2 * radius), int(1.9 * radius)
    disc = f"oval sunlight {x - radius},{y - radius} {x + radius},{y + radius}"
    shade = f"oval sky {x - 1.6 * radius},{y - 1.2 * radius} {x + 0.3 * radius},{y + 0.7 * radius}"
    moon = theme.light == "moon"
    yield (disc, shade) if moon else (disc,), Box(x - radius, y - radius, 2 * radius, 2 * radius)
    for along, down in STARS if moon else ():
        star = Box(int(along * wide), int(down * high), STAR, STAR)
        yield (f"oval sunlight {star.x},{star.y} {star.right},{star.bottom}",), star
    for along, down in CLOUDS:
        x, y, long = int(along * wide), int(down * high), int(max(60, min(high * 0.3, wide * 0.1)))
        cloud = (
            f"oval cloud {x},{y} {x + long},{y + long * 0.2}",
            f"oval cloud {x + long * 0.2},{y - long * 0.12} {x + long * 0.7},{y + long * 0.16}",
        )
        yield cloud, Box(x, y - long // 8, long, long // 3)
