"""Ground of all games: meadow, road and river with edges and light, and the shadow below a piece.

Textures are a few small sprites at fixed places, drawn once with the ground: a texture of every pixel would make files
four times as large (docs/decisions/rendering.md).
"""

from itertools import product
from math import sin
from typing import Final

from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, CanvasPart
from render.canvas.sketch import Sprite
from render.canvas.theme import Theme
from render.pictograms import PICTOGRAMS

TUFT: Final = "line/2.4 hill 8,28 5,16\nline/2.4 hill 15,28 16,11\nline/2.4 hill 22,28 27,17"
FLOWER: Final = "line/2.4 hill 16,30 16,16\noval cloud 11,7 21,17\noval sunlight 14,10 18,14"
STONE: Final = "oval dark.ground 4,14 29,28\noval light.ground 5,11 27,24"
SCATTERED: Final = (TUFT, TUFT, STONE, TUFT, FLOWER, TUFT, TUFT)
"""Drawings scattered on a meadow, in turn."""

SCATTER_PITCH: Final = (74, 46)
"""Horizontal and vertical distance between two of them."""

SCATTER_BLOCK: Final = (592, 276)
SCATTER_SIZE: Final = 20
"""Sizes of a block of meadow, which is repeated, and of a thing on it."""

ROAD_LIGHT: Final = 3
ROAD_EDGE: Final = 5
"""Heights of the light along a road's upper edge, and of the shade along its lower one."""

COBBLE_PITCH: Final = 37
TRACK_PITCH: Final = 52
"""Distances of stones on a road, and of grass on a track."""

BEND_RADIUS: Final = 20
RIVER_STEP: Final = 6
RIVER_WAVE: Final = 38.0
RIPPLE_PITCH: Final = 96
"""Measures of a river: steps of its banks, length of their waves, and distance between ripples."""

PLANTS: Final = (
    ("forest", 78),
    ("forest", 56),
    ("site.carrier", 40),
    ("forest", 66),
    ("site.timber", 46),
    ("forest", 50),
    ("forest", 72),
    ("site.mason", 40),
)
"""Pictograms on land without buildings, in turn, and their sizes; people are too small to be taken for workers."""

TREE_PITCH: Final = 88
TREE_SIZE: Final = max(size for _, size in PLANTS)
"""Distance from one tree of a grove to the next, and the size of the largest."""

PLANK_PITCH: Final = 9
RAIL: Final = 4


@drawn_once
def meadow(theme: Theme, size: tuple[int, int]) -> CanvasPart:
    """Draw grass with tufts, flowers and stones."""
    canvas = Canvas(theme, *size, "ground")
    scatter(canvas, Box(0, 0, *size))
    return canvas.finished()


def scatter(canvas: Canvas, box: Box) -> None:
    """Scatter tufts, flowers and stones in blocks that cover a box of meadow; none in a theme without ornament."""
    if not canvas.theme.light:
        return
    wide, high = SCATTER_BLOCK
    for y in range(box.y, box.bottom, high):
        for x in range(box.x, box.right, wide):
            canvas.part(x, y, _scattered(canvas.theme))


@drawn_once
def _scattered(theme: Theme) -> CanvasPart:
    """Draw a block of meadow, which is repeated: a hundredth of the work of drawing each thing."""
    (wide, high), (across, down) = SCATTER_BLOCK, SCATTER_PITCH
    canvas = Canvas(theme, wide, high, "ground")
    for row, column in product(range(high // down), range(wide // across)):
        # Multiplied with primes, so that no pattern is seen.
        turn = row * 7919 + column * 104729
        x, y = column * across + SCATTER_SIZE // 2 + turn % 61, row * down + SCATTER_SIZE // 2 + turn % 37
        if x <= wide - SCATTER_SIZE // 2 and y <= high - SCATTER_SIZE // 2:
            canvas.sketch(x, y, SCATTERED[turn % len(SCATTERED)], SCATTER_SIZE)
    return canvas.finished()


def plant(canvas: Canvas, box: Box, turn: int) -> None:
    """Draw trees in the middle of a box, or someone who works for the castle; not in a theme without ornament."""
    name, size = PLANTS[turn % len(PLANTS)]
    for drawing in ("oval dark.ground 2,25 30,32", PICTOGRAMS[name]) if canvas.theme.light else ():
        canvas.sketch(*box.centre, drawing, min(size, box.h))


def grove(canvas: Canvas, box: Box) -> None:
    """Plant a box of land without buildings."""
    for number in range((box.w - TREE_SIZE) // TREE_PITCH):
        x = box.x + TREE_PITCH * number + TREE_SIZE // 4
        y = box.y + (number * 37 % 61) * max(0, box.h - TREE_SIZE) // 61
        plant(canvas, Box(x, y, TREE_SIZE, TREE_SIZE), number)


def pave(canvas: Canvas, box: Box, role: str) -> None:
    """Draw a level piece of road: `road` is paved, `beyond` a track that grass grows on."""
    theme = canvas.theme
    canvas.fill(box, role)
    if role == "beyond":
        for x in range(box.x + TRACK_PITCH // 2, box.right - TRACK_PITCH // 4, TRACK_PITCH):
            canvas.sketch(x, box.y + 3, TUFT, 14)
            canvas.sketch(x + TRACK_PITCH // 3, box.bottom - 4, TUFT, 14)
        return
    canvas.fill(box._replace(h=ROAD_LIGHT), "light.road")
    canvas.fill(Box(box.x, box.bottom - ROAD_EDGE, box.w, ROAD_EDGE), "dark.road")
    if not theme.light:
        return
    for number, x in enumerate(range(box.x + COBBLE_PITCH, box.right - 20, COBBLE_PITCH)):
        turn = (box.x + number * 31) * 7919
        y = box.y + 6 + turn % max(1, box.h - 20)
        canvas.panel(Box(x + turn % 17, y, 11, 5), "light.road" if turn % 3 else "dark.road", 2)


def bend(canvas: Canvas, box: Box, role: str) -> None:
    """Draw where a road turns back to the row below, round on both sides."""
    canvas.panel(box, role if role == "beyond" else "dark.road", BEND_RADIUS)
    if role != "beyond":
        canvas.panel(box.inset(0, ROAD_EDGE // 2).moved(0, -ROAD_EDGE // 2), role, BEND_RADIUS)


def river(canvas: Canvas, box: Box) -> None:
    """Draw water between two waving banks, with ripples."""
    wide, high = box.size
    swell = min(4, high // 5)
    for x in range(0, wide, RIVER_STEP):
        upper, lower = (round(swell * sin(x / RIVER_WAVE + turn)) for turn in (0, 2))
        bank = Box(box.x + x, box.y + swell + upper, min(RIVER_STEP, wide - x), high - 2 * swell - upper + lower)
        canvas.fill(bank, "hill")
        canvas.fill(bank.inset(0, 3), "river")
    for number, x in enumerate(range(box.x + 30, box.right - 50, RIPPLE_PITCH)):
        canvas.panel(Box(x, box.y + high * (2 + number % 2) // 5, 34, 3), "ripple", 1)


def bridge(canvas: Canvas, box: Box) -> None:
    """Draw planks from the upper to the lower edge of a box, with rails at both sides."""
    canvas.fill(box, "recess")
    for y in range(box.y, box.bottom - 2, PLANK_PITCH):
        canvas.fill(Box(box.x, y, box.w, min(PLANK_PITCH - 2, box.bottom - y)), "road")
    for x in (box.x, box.right - RAIL):
        canvas.fill(Box(x, box.y, RAIL, box.h), "wood")


def stand(canvas: Canvas, x: int, foot: int, piece: Sprite) -> None:
    """Put a piece on the ground, with the middle of its foot at a point."""
    wide, high = piece.pixels.size
    canvas.paste(x - wide // 2, foot - high, piece)
