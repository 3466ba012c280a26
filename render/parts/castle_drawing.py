"""The castle as a drawing: the built parts of dungeon, walls and towers one above the other, in a landscape.

Built parts have their builder's sign, towers also a flag; of the others only the plan is on the ground and in chalk,
and the next one has a scaffold. Masons, a crane and tents fill the site until walls hide them.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final, NamedTuple, TypeVar

from engine.core.types import Seat
from engine.core.view import View
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, CanvasPart
from render.canvas.sketch import GRID, sketch
from render.canvas.theme import Theme
from render.parts.ground import meadow
from render.parts.pieces import token
from render.parts.sky import draw_shapes, sky
from render.pictograms import PICTOGRAMS

V = TypeVar("V", bound=View)
Drawing = Callable[[V, V, Theme, tuple[int, int]], CanvasPart]
"""Draws a view's castle in a size; changes since an earlier view glow."""

Skyline = Callable[[Theme, tuple[int, int], Box], CanvasPart]
"""Draws a landscape in a size, with a castle in a box of it."""

CASTLE_SHARE: Final = 0.48
"""Share of the height for a castle behind a podium."""

BESIDE_PODIUM: Final = (
    ("forest", 0.05, 0.38),
    ("site.timber", 0.16, 0.55),
    ("forest", 0.11, 0.78),
    ("site.stones", 0.04, 0.88),
    ("site.carrier", 0.20, 0.84),
    ("site.mason", 0.83, 0.52),
    ("site.stones", 0.88, 0.58),
    ("forest", 0.95, 0.40),
    ("site.tent", 0.86, 0.86),
    ("forest", 0.94, 0.82),
)
"""Drawings at both sides of a podium, with their places in shares of width and height."""

BESIDE_PODIUM_SIZE: Final = 66
MAX_STEPS_BESIDE: Final = 3
"""Size of such a drawing, and number of steps that leave room for them."""


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
    "towers": Storey(0.13, 0.62, 0.88, 0.36),
    "walls": Storey(0.38, 0.65, 0.94, 0.62),
    "dungeon": Storey(0.67, 0.87, 0.80, 0.85),
}

TOWER_STAGGER: Final = (0.04, 0.0, 0.02)
"""Height by which each tower in turn is lower than the highest, as a share of the drawing."""

MAX_BUILDER_SIGN: Final = 46
MIN_BUILDER_SIGN: Final = 24
MAX_BUILDER_SIGN_SHARE: Final = 0.14
"""Maximum and minimum size of a builder's sign, and its maximum share of a high drawing."""

FLAG_SHARE: Final = 0.72
MAX_FLAG_SHARE: Final = 1.5
MIN_FLAG: Final = 16
FLAG_MARGIN: Final = 3
"""Size of a tower's flag, as a share of the tower's width and at most of the sky above, its minimum, its margin."""

STAKES_HEIGHT: Final = 0.07
"""Height of the stakes where a wall will be, as a share of the drawing."""

COURSE_HEIGHT: Final = 7.0
"""Height of a row of stones, in units of the grid."""


def backdrop(drawing: Drawing[V]) -> Callable[[Canvas, V, Box], None]:
    """Return a function that draws the castle of a view into a box, and below it a meadow for the podium."""

    def draw(canvas: Canvas, view: V, box: Box) -> None:
        high = int(box.h * CASTLE_SHARE)
        below = Box(box.x, box.y + high, box.w, box.h - high)
        canvas.part(box.x, box.y, drawing(view, view, canvas.theme, (box.w, high)))
        canvas.part(below.x, below.y, meadow(canvas.theme, below.size))
        few = view.outcome is not None and len(view.outcome.ranks) <= MAX_STEPS_BESIDE
        for name, along, down in BESIDE_PODIUM if few else ():
            canvas.sketch(
                below.x + int(along * below.w), below.y + int(down * below.h), PICTOGRAMS[name], BESIDE_PODIUM_SIZE
            )

    return draw


@drawn_once
def castle(
    theme: Theme,
    size: tuple[int, int],
    sections: tuple[MasonrySection, ...],
    old: tuple[int, ...],
    current: str | None,
    site: Box | None = None,
) -> CanvasPart:
    """Draw the castle; parts beyond the `old` ones of each section glow, the next of `current` has a scaffold.

    The `site` is where it is in its landscape, by default all of it.
    """
    site = site or Box(0, 0, *size)
    canvas = landscape(theme, size, site, tuple(section._replace(houses=()) for section in sections)).copy()
    # From the back to the front: towers rise behind the walls.
    for section, before in reversed(list(zip(sections, old, strict=True))):
        places = list(_places(section, site))
        for number, place in enumerate(places):
            _build(canvas, section, number, place, site)
        if section.id == current and len(section.houses) < section.parts:
            place = places[len(section.houses)]
            canvas.paste(place.x, place.y, sketch("\n".join(_scaffold(_high(place))), theme, place.w, place.h))
        foot = site.y + int(site.h * STOREYS[section.id].signs)
        sign = min(places[0].w - 2, MAX_BUILDER_SIGN, max(MIN_BUILDER_SIGN, int(site.h * MAX_BUILDER_SIGN_SHARE)))
        for number, (seat, place) in enumerate(zip(section.houses, places, strict=False)):
            _sign(canvas, seat, place.centre[0], foot, sign, number >= before)
    return canvas.finished()


def _places(section: MasonrySection, site: Box) -> Iterator[Box]:
    """Yield the box of each part of a section, side by side in the middle."""
    storey = STOREYS[section.id]
    pitch = int(site.w * storey.wide) // section.parts
    left = site.x + (site.w - pitch * section.parts) // 2
    for number in range(section.parts):
        lower = TOWER_STAGGER[number % len(TOWER_STAGGER)] if section.id == "towers" else 0
        top = site.y + int(site.h * (storey.top + lower))
        yield Box(left + number * pitch, top, pitch, site.y + int(site.h * storey.bottom) - top)


def _high(place: Box) -> float:
    """Return the height of a part in units of the grid; its width is 32."""
    return GRID * place.h / place.w


def _build(canvas: Canvas, section: MasonrySection, number: int, place: Box, site: Box) -> None:
    """Draw one part, or its plan on the ground if it is not built."""
    if number < len(section.houses):
        shapes = "\n".join(PART_DRAWINGS[section.id](_high(place)))
        canvas.paste(place.x, place.y, sketch(shapes, canvas.theme, place.w, place.h))
        if section.id == "towers":
            size = max(MIN_FLAG, min(int(place.w * FLAG_SHARE), int((place.y - site.y) * MAX_FLAG_SHARE)))
            flag = f"line/1.8 shade 15,1 15,32\npoly seat.{section.houses[number]} 16,2 31,8 16,15"
            canvas.sketch(place.centre[0] + 1, max(size // 2 + FLAG_MARGIN, place.y - size // 3), flag, size)
        return
    if section.id == "dungeon":
        canvas.panel(place.inset(2, 0), "recess", 3)
    elif section.id == "walls":
        high = max(8, int(site.h * STAKES_HEIGHT))
        stakes = f"rect wood 1,2 4,{GRID * high / place.w}\nline/1.6 unbuilt 3,5 32,5"
        canvas.paste(place.x, place.bottom - high, sketch(stakes, canvas.theme, place.w, high))


def _sign(canvas: Canvas, seat: int, middle: int, foot: int, size: int, new: bool) -> None:
    x, y = middle - size // 2, foot - size
    if new:
        canvas.panel(Box(x - 3, y - 3, size + 6, size + 6), "glow", size // 2)
    canvas.paste(x, y, token(canvas.theme, seat, size))


def _tower(high: float) -> Iterator[str]:
    yield f"rect dark.stone 4,15 28,{high}"
    yield f"rect stone 4,15 23,{high}"
    yield f"rect light.stone 4,15 8,{high}"
    yield "poly roof 0,18 16,0 32,18"
    yield "poly dark.roof 16,0 32,18 21,18"
    yield "round/2 lamp 13,20 19,29"


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


WORK: Final = (
    ("site.tent", 0.10, 0.17),
    ("site.tent", 0.165, 0.13),
    ("site.stones", 0.25, 0.11),
    ("site.mason", 0.31, 0.12),
    ("site.carrier", 0.40, 0.12),
    ("site.timber", 0.48, 0.11),
    ("site.crane", 0.62, 0.36),
    ("site.mason", 0.72, 0.12),
    ("site.stones", 0.77, 0.12),
    ("site.carrier", 0.83, 0.12),
    ("site.tent", 0.90, 0.16),
)
"""Drawings on the site behind the castle: pictogram, place along the width, and size as a share of the height."""

MIN_WORK: Final = 14
MIN_PLANNED: Final = 240
"""Minimum size of such a drawing, and minimum height of a castle with outlines of parts to be built."""


MEADOW_SHARE: Final = 0.66
WATER_SHARE: Final = 0.085
MIN_WATER: Final = 12
"""Shares of the height above the meadow and of the river, and its minimum height."""

MAX_HILL: Final = 0.15
"""Height of the highest hill, as a share of the castle's picture."""


@drawn_once
def landscape(theme: Theme, size: tuple[int, int], site: Box, plan: tuple[MasonrySection, ...]) -> Canvas:
    """Draw sky, hills and trees, the castle's hill at its `site` with its plan, and the river below, to be copied."""
    wide, high = size
    canvas = Canvas(theme, wide, high, "sky")
    meadow, water = site.y + int(site.h * MEADOW_SHARE), high - max(MIN_WATER, int(site.h * WATER_SHARE))
    sky(canvas, meadow)
    canvas.fill(Box(0, meadow, wide, high - meadow), "ground")
    rise = int(MAX_HILL * site.h)
    draw_shapes(canvas, tuple(_hills(site, wide, meadow)), Box(0, meadow - rise, wide, rise))
    draw_shapes(canvas, tuple(_trees(site, meadow)), Box(site.x, meadow - rise, 3 * rise, 2 * rise))
    draw_shapes(canvas, tuple(_trees(site, meadow)), Box(site.right - 3 * rise, meadow - rise, 3 * rise, 2 * rise))
    if site.h >= MIN_PLANNED and theme.light:
        _plans(canvas, site, reversed(plan))
    _work(canvas, site)
    draw_shapes(canvas, tuple(_hill(site, meadow)), Box(site.x, meadow - 2, site.w, water - meadow + 2))
    canvas.fill(Box(0, water - 4, wide, 4), "hill")
    canvas.fill(Box(0, water, wide, high - water), "river")
    for number in range(wide // 90):
        canvas.panel(Box(24 + number * 90, water + (4 if number % 2 else (high - water) * 2 // 3), 46, 3), "ripple", 1)
    return canvas


PLANS: Final = {
    "towers": "line/1.2 unbuilt 7,34 7,18 3,18 16,3 29,18 25,18 25,34",
    "walls": "line/1.2 unbuilt 0,8 2,8 2,1 10,1 10,8 13,8 13,1 21,1 21,8 24,8 24,1 31,1 31,8",
}
"""Outlines in chalk of one part of each section to be built, where the drawing is large."""


def _plans(canvas: Canvas, site: Box, plan: Iterable[MasonrySection]) -> None:
    """Draw the plans of towers and walls, which the built ones hide."""
    for section in plan:
        if section.id in PLANS:
            for place in _places(section, site):
                canvas.paste(place.x, place.y, sketch(PLANS[section.id], canvas.theme, place.w, place.h))


def _work(canvas: Canvas, site: Box) -> None:
    """Draw the people, tents and machines of the site, in front of the sky."""
    foot = site.y + int(site.h * STOREYS["walls"].bottom)
    for name, along, share in WORK:
        size = max(MIN_WORK, int(site.h * share))
        canvas.sketch(site.x + int(site.w * along), foot - size // 2, PICTOGRAMS[name], size)


def _hills(site: Box, wide: int, meadow: int) -> Iterator[str]:
    """Yield hills along the horizon, in pixels."""
    for start, end, rise in ((-0.1, 0.34, 0.12), (0.22, 0.66, 0.07), (0.55, 1.12, MAX_HILL)):
        yield f"oval hill {start * wide},{meadow - rise * site.h} {end * wide},{meadow + rise * site.h}"


def _trees(site: Box, meadow: int) -> Iterator[str]:
    """Yield trees at both sides of the castle, in pixels."""
    size = max(14, site.h * 0.1)
    for x in (site.x + size * 0.4, site.x + size * 1.1, site.right - size * 1.1, site.right - size * 0.4):
        yield f"rect wood {x - size * 0.08},{meadow} {x + size * 0.08},{meadow + size * 0.4}"
        yield f"poly leaf {x},{meadow - size} {x + size * 0.4},{meadow + size * 0.2} {x - size * 0.4},{meadow + size * 0.2}"


def _hill(site: Box, meadow: int) -> Iterator[str]:
    """Yield the hill that the castle is built on, in pixels."""
    foot, edge = site.y + site.h * 0.92, site.w * 0.02
    left, right = site.x + site.w * 0.055, site.right - site.w * 0.055
    yield f"poly road {left - edge},{foot} {left + edge},{meadow - 2} {right - edge},{meadow - 2} {right + edge},{foot}"
    yield f"poly dark.road {right - edge},{meadow - 2} {right + edge},{foot} {right - edge},{foot}"
