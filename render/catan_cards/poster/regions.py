"""Regions on posters of the Catan Card Game: number, land and store, in whatever shape the principality leaves to them."""

from typing import Final

from engine.catan_cards.view import STORE
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, Part, rounded
from render.canvas.fonts import Face
from render.canvas.sketch import sketch
from render.canvas.theme import Theme
from render.catan_cards.tiles import LANDS
from render.parts.poster import LEAST
from render.parts.tiles import TILE_RADIUS
from render.pictograms import PICTOGRAMS

RIM: Final = 3
LOW: Final = 66
FLAT: Final = 96
"""A region that is lower has no picture of its land, nor has a broad one that is lower than that."""

STACKED: Final = 80
"""A low region that is narrower has its number above its store."""

DISCS: Final = 90
"""The least room for a produce and discs."""

SLOTS: Final = 96
"""A region that is narrower shows its store as a figure."""

DIE: Final = 46
SCENE: Final = 0.8
"""How high the picture of the land is, its width being 1; above it is sky."""


@drawn_once
def region(theme: Theme, size: tuple[int, int], kind: str, number: int, stored: int, rolled: bool, around: str) -> Part:
    """A region: its number as a die shows it, golden when it was `rolled`; its land; what is stored below."""
    if is_low(size):
        return _low(theme, size, kind, number, stored, rolled, around)
    canvas = _land(theme, size, kind, around).copy()
    wide, high = size
    strip = Box(RIM, high - RIM - _strip(size), wide - 2 * RIM, _strip(size))
    _store(canvas, strip, kind, stored)
    die = min(DIE, wide - 12, strip.y - 10)
    box = Box((wide - die) // 2 if wide < die * 2 else 7, 7, die, die)
    _number(canvas, box, number, rolled)
    return canvas.finished()


def is_low(size: tuple[int, int]) -> bool:
    """Whether a region has no room for a picture."""
    wide, high = size
    return high < LOW or high < FLAT <= wide


def _strip(size: tuple[int, int]) -> int:
    """Height of the store."""
    wide, high = size
    return min(wide // STORE + 4, high // 3) if wide >= SLOTS else 32


def _number(canvas: Canvas, box: Box, number: int, rolled: bool) -> None:
    canvas.panel(box, "gold" if rolled else "letter", box.w // 5, "shade", 3 if rolled else 2)
    canvas.text(*box.centre, str(number), Face.BOLD, max(LEAST, box.w * 3 // 4), "shade", "m")


def _store(canvas: Canvas, box: Box, kind: str, stored: int) -> None:
    """The produce, once for each that is stored; in a narrow region once with a figure."""
    if box.w + 2 * RIM >= SLOTS:
        across = min(box.h - 6, box.w // STORE * 5 // 6)
        for place in range(STORE):
            x = box.x + box.w * (2 * place + 1) // (2 * STORE)
            canvas.sketch(x, box.centre[1], PICTOGRAMS[kind] if place < stored else "ring/2 line 8,8 24,24", across)
        return
    sign = min(28, box.w - 18, box.h)
    left = box.centre[0] - (sign + 16) // 2
    canvas.sketch(left + sign // 2, box.centre[1], PICTOGRAMS[kind], sign)
    role = "ink" if stored else "faint"
    canvas.text(left + sign + 3, box.centre[1], str(stored), Face.BOLD, min(26, max(LEAST, box.h)), role)


@drawn_once
def _land(theme: Theme, size: tuple[int, int], kind: str, around: str) -> Canvas:
    """A region with neither number nor goods, to be copied."""
    wide, high = size
    canvas = Canvas(theme, wide, high, around)
    canvas.panel(Box(0, 0, wide, high), LANDS[kind], TILE_RADIUS)
    top = high - RIM - _strip(size)
    scene = Canvas(theme, wide - 2 * RIM, top - RIM, "ripple")
    tall = min(scene.image.height, int(scene.image.width * SCENE))
    scene.paste(0, scene.image.height - tall, sketch(PICTOGRAMS[f"land_{kind}"], theme, scene.image.width, tall))
    canvas.part(RIM, RIM, scene.finished()._replace(mask=rounded(*scene.image.size, TILE_RADIUS - RIM)))
    canvas.panel(Box(RIM, top, wide - 2 * RIM, high - RIM - top), "panel", TILE_RADIUS - RIM)
    canvas.fill(Box(RIM, top - 2, wide - 2 * RIM, TILE_RADIUS), "panel")
    return canvas


def _low(theme: Theme, size: tuple[int, int], kind: str, number: int, stored: int, rolled: bool, around: str) -> Part:
    """A low region: its number, and its produce with how much of that is stored."""
    wide, high = size
    canvas = _frame(theme, size, kind, around)
    if wide < STACKED:
        die, line = high // 2 - 4, Box(RIM, high // 2, wide - 2 * RIM, high // 2 - RIM)
        _number(canvas, Box((wide - die) // 2, 4, die, die), number, rolled)
        _store(canvas, line, kind, stored)
        return canvas.finished()
    die = min(DIE, high - 10, wide * 2 // 5)
    _number(canvas, Box(5, (high - die) // 2, die, die), number, rolled)
    left = die + 8
    if wide - left > DISCS:
        _discs(canvas, Box(left, 0, wide - left - 4, high), kind, stored)
        return canvas.finished()
    sign = min(high - 10, wide - left - 22, 34)
    canvas.sketch(left + sign // 2, high // 2, PICTOGRAMS[kind], sign)
    canvas.text(left + sign + 3, high // 2, str(stored), Face.BOLD, 24, "ink" if stored else "faint")
    return canvas.finished()


def _frame(theme: Theme, size: tuple[int, int], kind: str, around: str) -> Canvas:
    canvas = Canvas(theme, *size, around)
    box = Box(0, 0, *size)
    canvas.panel(box, LANDS[kind], TILE_RADIUS)
    canvas.panel(box.inset(RIM), "panel", TILE_RADIUS - RIM)
    return canvas


def _discs(canvas: Canvas, box: Box, kind: str, stored: int) -> None:
    """The produce of a region, and a disc for each that is stored there."""
    sign = min(box.h - 12, box.w * 2 // 5, 56)
    canvas.sketch(box.x + 4 + sign // 2, box.centre[1], PICTOGRAMS[kind], sign)
    left = box.x + sign + 8
    pitch = (box.right - left) // STORE
    for place in range(STORE):
        drawing = "oval ink 5,5 27,27" if place < stored else "ring/3 line 5,5 27,27"
        canvas.sketch(left + pitch * place + pitch // 2, box.centre[1], drawing, min(pitch, 28))


@drawn_once
def goods(theme: Theme, size: tuple[int, int], kind: str, stored: int) -> Part:
    """A region without its number."""
    canvas = _frame(theme, size, kind, "ground")
    _discs(canvas, Box(0, 0, *size).inset(RIM), kind, stored)
    return canvas.finished()
