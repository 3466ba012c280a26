"""The way along the cards: the paved road from the castle on, its signpost, and the provost."""

from collections.abc import Sequence
from typing import Final

from engine.magna_carta.view import SectionView
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, CanvasPart, Pen, rounded
from render.canvas.fonts import Typeface
from render.canvas.sketch import GRID, Sprite, sketch
from render.canvas.theme import Theme
from render.magna_carta.poster.lines import RoadLine
from render.parts.ground import pave
from render.parts.pieces import outlined
from render.parts.poster import USUAL_TEXT_SIZE, sized
from render.parts.tiles import TILE_RADIUS
from render.pictograms import PICTOGRAMS

KERB: Final = 4
"""Width of a road's edge."""

TRAIL_WIDTH: Final = 3
"""Width of the line where the provost has passed."""

PROVOST_SIZE: Final = 76
"""Maximum height of the provost."""


def ribbon(canvas: Canvas, placed: Sequence[RoadLine], far: int) -> None:
    """Draw the paved road along all lines, paler beyond the card `far`; it ends with the last card."""
    for number, line in enumerate(placed):
        last = number == len(placed) - 1
        role = "road" if next(iter(line.places)) <= far else "beyond"
        _bend(canvas, line, role, begins=not number)
        left, right = line.ends(last=last)
        turn = _turn(line, far)
        pave(canvas, line.strip._replace(x=left, w=right - left), role if turn is None else "beyond")
        if turn is not None:
            left, right = (left, turn) if line.from_left else (turn, right)
            pave(canvas, line.strip._replace(x=left, w=right - left), "road")


def _turn(line: RoadLine, far: int) -> int | None:
    """Return the edge at which the activated part of a line ends, or None if that is not within it."""
    if not any(number > far for number in line.places):
        return None
    done = [place for number, place in line.places.items() if number <= far]
    if not done:
        return None
    return done[-1].right if line.from_left else done[-1].x


def _bend(canvas: Canvas, line: RoadLine, role: str, *, begins: bool) -> None:
    """Draw the curve down to a line, from the line before or, where the road `begins`, straight from the castle."""
    box, high = line.bend, line.strip.h
    top = box.y if begins else box.y + high
    middle = Box(box.x, top, box.w, line.strip.y - top)
    for edge, shade in ((0, "light"), (KERB, "dark")):
        canvas.fill(middle._replace(x=middle.x + edge, w=middle.w - edge), _edge(role, shade))
    canvas.fill(middle.inset(KERB, 0), role)
    canvas.paste(box.x, line.strip.y, _corner(canvas.theme, (box.w, high), role, line.from_left, True))
    if not begins:
        canvas.paste(box.x, box.y, _corner(canvas.theme, (box.w, high), role, line.from_left, False))


def _edge(role: str, shade: str) -> str:
    """Return the colour of a road's edge; a track has none."""
    return f"{shade}.{role}" if role == "road" else role


@drawn_once
def _corner(theme: Theme, size: tuple[int, int], role: str, left: bool, lower: bool) -> Sprite:
    """Draw a quarter of a curve, at the left or right, upper or `lower` side."""
    wide, high = size
    tall, rim = GRID * high / wide, GRID * KERB / wide
    x, y = 0 if left else -GRID, -tall if lower else 0
    edge = _edge(role, "dark" if lower else "light")
    shapes = (
        f"oval {edge} {x},{y} {x + 2 * GRID},{y + 2 * tall}",
        f"oval {role} {x + rim},{y + rim} {x + 2 * GRID - rim},{y + 2 * tall - rim}",
    )
    return sketch("\n".join(shapes), theme, wide, high)


@drawn_once
def signpost(theme: Theme, size: tuple[int, int], sections: tuple[SectionView, ...]) -> CanvasPart:
    """Draw a board with the tokens left in each section of the castle; if it is low, only those of the current one."""
    wide, high = size
    canvas = Canvas(theme, wide, high, "dark.wood")
    canvas.fill(Box(0, 0, wide, high).inset(3), "panel")
    current = next((number for number, section in enumerate(sections) if section.left), len(sections) - 1)
    letter = sized(theme, USUAL_TEXT_SIZE)
    shown = sections if high >= letter * len(sections) + 6 else (sections[current],)
    pitch = (high - 6) // len(shown)
    for number, section in enumerate(shown):
        line = Box(3, 3 + number * pitch, wide - 6, pitch)
        if section == sections[current] and len(shown) > 1:
            canvas.fill(line, "beyond")
        across = min(pitch - 2, 44, wide // 2 - 6)
        canvas.sketch(line.x + 3 + across // 2, line.centre[1], PICTOGRAMS[section.id], across)
        pen = Pen(Typeface.BOLD, letter, "ink" if section.left else "faint")
        canvas.text(line.right - 5, line.centre[1], str(section.left), pen, "r")
    return canvas.finished()._replace(mask=rounded(*size, TILE_RADIUS))


def trail(canvas: Canvas, placed: Sequence[RoadLine], now: int | None, before: int | None) -> None:
    """Draw a line along the cards that the provost has passed."""
    if now is None or before is None:
        return
    passed = range(min(now, before) + 1, max(now, before) + 1)
    for line in placed:
        for number, place in line.places.items():
            if number in passed:
                canvas.fill(Box(place.x, line.strip.bottom - TRAIL_WIDTH, place.w, TRAIL_WIDTH), "mark")


def provost(canvas: Canvas, place: Box, strip: Box, moved: bool) -> None:
    """Draw the provost on the road after the last open card; the ground below him glows if he has moved."""
    across = min(PROVOST_SIZE, place.h * 4 // 5)
    x, y = place.centre[0], strip.centre[1] + 6 - across // 2
    canvas.sketch(x, y + 2, f"oval {'glow' if moved else 'dark.road'} 2,25 30,32", across)
    canvas.paste(x - across // 2, y - across // 2, outlined(PICTOGRAMS["provost"], canvas.theme, across))
