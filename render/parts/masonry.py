"""The castle as a drawing: the built parts of dungeon, walls and towers one above the other, behind the river.

Built parts have their builder's sign; the others are pale, and the next one has a scaffold.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Final, NamedTuple, TypeVar

from engine.core.types import Seat
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, CanvasPart
from render.canvas.sketch import GRID, sketch
from render.canvas.theme import Theme
from render.parts.pieces import token

V = TypeVar("V")
Drawing = Callable[[Theme, tuple[int, int], V, V], CanvasPart]
"""Draws a view's castle in a size; changes since an earlier view glow."""

RAISED_SHARE: Final = 0.8
"""Share of the height for a castle behind a podium, so that its towers are visible above that."""


class MasonrySection(NamedTuple):
    """A section of a castle: the number of its parts, and the seats of the built ones."""

    id: str
    parts: int
    houses: tuple[Seat, ...]


class Storey(NamedTuple):
    """A section in the drawing, in shares of height and width; the builders' signs are at `signs`."""

    top: float
    bottom: float
    wide: float
    signs: float


STOREYS: Final[Mapping[str, Storey]] = {
    "towers": Storey(0.10, 0.62, 0.88, 0.36),
    "walls": Storey(0.38, 0.65, 0.94, 0.62),
    "dungeon": Storey(0.67, 0.87, 0.80, 0.85),
}

TOWER_STAGGER: Final = (0.04, 0.0, 0.02)
"""Height by which each tower in turn is lower than the highest, as a share of the drawing."""

MAX_BUILDER_SIGN: Final = 46
MAX_BUILDER_SIGN_SHARE: Final = 0.14
"""Greatest size of a builder's sign, and its greatest share of the drawing's height."""

COURSE_HEIGHT: Final = 7.0
"""Height of a row of stones, in units of the grid."""

UNBUILT_COLOURS: Final = {"towers": "unbuilt", "walls": "unbuilt", "dungeon": "recess"}
"""Colours of parts that are not built."""


def backdrop(drawing: Drawing[V]) -> Callable[[Canvas, V, Box], None]:
    """Return a function that draws the castle of a view into a box, raised."""

    def draw(canvas: Canvas, view: V, box: Box) -> None:
        canvas.panel(box, "river", 12)
        canvas.part(box.x, box.y, drawing(canvas.theme, (box.w, int(box.h * RAISED_SHARE)), view, view))

    return draw


@drawn_once
def castle(
    theme: Theme, size: tuple[int, int], sections: tuple[MasonrySection, ...], old: tuple[int, ...], current: str | None
) -> CanvasPart:
    """Draw the castle; parts beyond the `old` ones of each section glow, the next of `current` has a scaffold."""
    canvas = landscape(theme, size).copy()
    # From the back to the front: towers rise behind the walls.
    for section, before in reversed(list(zip(sections, old, strict=True))):
        places = list(_places(section, size))
        for number, place in enumerate(places):
            _build(canvas, section, number, place)
        if section.id == current and len(section.houses) < section.parts:
            place = places[len(section.houses)]
            canvas.paste(place.x, place.y, sketch("\n".join(_scaffold(_high(place))), theme, place.w, place.h))
        for number, seat in enumerate(section.houses):
            foot = int(size[1] * STOREYS[section.id].signs)
            sign = min(places[number].w - 2, MAX_BUILDER_SIGN, int(size[1] * MAX_BUILDER_SIGN_SHARE))
            _sign(canvas, seat, places[number].centre[0], foot, sign, number >= before)
    return canvas.finished()


def _places(section: MasonrySection, size: tuple[int, int]) -> Iterator[Box]:
    """Yield the box of each part of a section, side by side in the middle."""
    storey, (wide, high) = STOREYS[section.id], size
    pitch = int(wide * storey.wide) // section.parts
    left = (wide - pitch * section.parts) // 2
    for number in range(section.parts):
        lower = TOWER_STAGGER[number % len(TOWER_STAGGER)] if section.id == "towers" else 0
        top = int(high * (storey.top + lower))
        yield Box(left + number * pitch, top, pitch, int(high * storey.bottom) - top)


def _high(place: Box) -> float:
    """Return the height of a part in units of the grid; its width is 32."""
    return GRID * place.h / place.w


def _build(canvas: Canvas, section: MasonrySection, number: int, place: Box) -> None:
    """Draw one part, or its shadow if it is not built."""
    shapes = list(PART_DRAWINGS[section.id](_high(place)))
    if number < len(section.houses):
        canvas.paste(place.x, place.y, sketch("\n".join(shapes), canvas.theme, place.w, place.h))
        if section.id == "towers":
            flag = f"line/2 shade 16,2 16,32\npoly seat.{section.houses[number]} 17,3 31,8 17,14"
            canvas.sketch(place.centre[0], place.y - 8, flag, 24)
    else:
        shadow = "\n".join(
            f"{kind} {UNBUILT_COLOURS[section.id]} {points}"
            for kind, _, points in (each.split(" ", 2) for each in shapes)
        )
        canvas.paste(place.x + 1, place.y, sketch(shadow, canvas.theme, place.w - 2, place.h))


def _sign(canvas: Canvas, seat: int, middle: int, foot: int, size: int, new: bool) -> None:
    x, y = middle - size // 2, foot - size
    if new:
        canvas.panel(Box(x - 4, y - 4, size + 8, size + 8), "glow", size // 2)
    canvas.paste(x, y, token(canvas.theme, seat, size))


def _tower(high: float) -> Iterator[str]:
    yield f"rect dark.stone 4,15 28,{high}"
    yield f"rect stone 4,15 23,{high}"
    yield f"rect light.stone 4,15 8,{high}"
    yield "poly roof 0,18 16,0 32,18"
    yield "poly dark.roof 16,0 32,18 21,18"
    yield "round/2 shade 13,23 19,32"


def _wall(high: float) -> Iterator[str]:
    for left in (1, 12, 23):
        yield f"rect stone {left},0 {left + 8},8"
        yield f"rect light.stone {left},0 {left + 8},2"
    yield f"rect stone 0,7 32,{high}"
    for row in range(int((high - 7) / COURSE_HEIGHT)):
        y = 7 + row * COURSE_HEIGHT
        yield f"rect dark.stone 0,{y} 32,{y + 0.8}"
        yield f"rect dark.stone {8 + row % 2 * 14},{y} {8.8 + row % 2 * 14},{y + COURSE_HEIGHT}"


def _dungeon(high: float) -> Iterator[str]:
    yield f"rect dark.stone 0.5,0 31.5,{high}"
    for row in range(int(high / COURSE_HEIGHT) + 1):
        y = row * COURSE_HEIGHT + 0.6
        for left, right in ((0.8, 15), (16, 31.2)) if row % 2 else ((0.8, 7), (8, 23), (24, 31.2)):
            yield f"rect stone {left},{min(y, high)} {right},{min(y + COURSE_HEIGHT - 1, high)}"


PART_DRAWINGS: Final[Mapping[str, Callable[[float], Iterator[str]]]] = {
    "towers": _tower,
    "walls": _wall,
    "dungeon": _dungeon,
}
"""Drawings of one part of each section in a given height, which side by side look like one building."""


def _scaffold(high: float) -> Iterator[str]:
    """Yield poles with boards across."""
    for left in (2, 27):
        yield f"rect wood {left},1 {left + 3},{high - 1}"
    for number in range(1, int(high / 16) + 1):
        yield f"rect light.wood 0,{high - number * 16} 32,{high - number * 16 + 3}"


@drawn_once
def landscape(theme: Theme, size: tuple[int, int]) -> Canvas:
    """Draw sky, hills and trees, the rock below the dungeon, and the river; to be copied."""
    wide, high = size
    canvas = Canvas(theme, wide, high, "panel")
    canvas.panel(Box(0, 0, wide, high), "ripple", 10)
    unit = GRID / wide
    foot, meadow = high * unit, high * 0.66 * unit
    hills = f"""
        oval light.leaf -6,{meadow - 2.5} 17,{meadow + 8}
        oval light.leaf 14,{meadow - 3.5} 39,{meadow + 8}
        rect ground 0,{meadow} 32,{foot}
        oval shade 2.2,{foot * 0.88} 29.8,{foot * 0.96}
        poly recess 1.4,{foot * 0.92} 2,{meadow} 30,{meadow} 30.6,{foot * 0.92}
        poly road 1.8,{foot * 0.92} 2.4,{meadow - 0.3} 29.6,{meadow - 0.3} 30.2,{foot * 0.92}
    """
    canvas.paste(0, 0, sketch(hills, theme, wide, high))
    water = high - int(high * 0.085)
    canvas.panel(Box(0, water - 12, wide, high - water + 12), "river", 10)
    canvas.fill(Box(0, water - 12, wide, 12), "ground")
    for number in range(wide // 90):
        canvas.panel(Box(24 + number * 90, water + (8 if number % 2 else 18), 46, 4), "ripple", 2)
    return canvas
