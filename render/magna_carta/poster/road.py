"""The poster's road: all cards with castle and provost."""

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from engine.magna_carta.view import MagnaCartaView, SectionView
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, CanvasPart, Pen, rounded
from render.canvas.fonts import Typeface
from render.canvas.sketch import GRID, Sprite, sketch
from render.canvas.theme import Theme
from render.magna_carta.effects import cubes_left
from render.magna_carta.poster.lines import PROVOST_PLACE, SIGNPOST_PLACE, RoadLine, lines
from render.magna_carta.poster.prestige import PRESTIGE_HIGH, PRESTIGE_LOW, PRESTIGE_USUAL, draw_prestige, payable
from render.magna_carta.poster.tiles import (
    PENDING_SIGN,
    CardLook,
    foot,
    heading_height,
    heading_room,
    put_letters,
    tile,
    title,
)
from render.parts import poster
from render.parts.badges import by_spot
from render.parts.ground import grove, pave
from render.parts.pieces import outlined
from render.parts.poster import POSTER_GAP, USUAL_TEXT_SIZE, sized
from render.parts.tiles import TILE_RADIUS
from render.pictograms import PICTOGRAMS
from render.picture import Picture
from render.prose.words import Words

KERB: Final = 4
"""Width of a road's edge."""

TRAIL_WIDTH: Final = 3
"""Width of the line where the provost has passed."""

PROVOST_SIZE: Final = 76
"""Maximum height of the provost."""

NOVELTY_RIM: Final = 4
TOKENS_SIZE: Final = 32
"""Maximum size of the number of tokens left in a section of the castle."""

PLANNING_PHASES: Final = ("setup", "income", "actions")
"""The phases in which prestige cards are shown."""

MIN_GROVE: Final = 90
"""Minimum height of land below the road for trees."""

PROVOST_REACH: Final = 3
"""Maximum number of cards by which one player may move the provost."""


def draw_road(canvas: Canvas, picture: Picture[MagnaCartaView], box: Box) -> None:
    """Draw the road into a box."""
    view, badges = picture.view, by_spot(picture.marks)
    placed = _lines(canvas.theme, view, box, badges)
    draw_lines(canvas, picture, placed, badges)
    end = max((line.strip.bottom for line in placed), default=box.y)
    below = box.bottom - end
    if view.prestige and view.phase in PLANNING_PHASES and below >= sized(canvas.theme, PRESTIGE_LOW):
        high = min(below, sized(canvas.theme, PRESTIGE_HIGH))
        draw_prestige(canvas, picture, Box(box.x, box.bottom - high, box.w, high))
    elif below >= MIN_GROVE:
        grove(canvas, Box(box.x, end + POSTER_GAP, box.w, below - POSTER_GAP))


def draw_lines(
    canvas: Canvas, picture: Picture[MagnaCartaView], placed: Sequence[RoadLine], badges: Mapping[str, str]
) -> None:
    """Draw the lines of the road with all that is on it; novelties have a glowing rim."""
    view = picture.view
    _ribbon(canvas, placed, reached(view))
    if placed:
        grove(canvas, placed[-1].free)
    for line in placed:
        _feet(canvas, view, picture.words, line)
    _trail(canvas, placed, view.provost, picture.earlier.provost)
    for line in placed:
        for number, place in line.places.items():
            if number == SIGNPOST_PLACE:
                canvas.part(place.x, place.y, _signpost(canvas.theme, place.size, view.sections))
            elif number == PROVOST_PLACE:
                _provost(canvas, place, line.strip, view.provost != picture.earlier.provost)
            else:
                _slot(canvas, picture, line, number, badges.get(f"road.{number}", ""))


def _lines(theme: Theme, view: MagnaCartaView, box: Box, badges: Mapping[str, str]) -> list[RoadLine]:
    """Lay out the road in lines, with room for prestige cards where nothing that matters more is lost by it."""
    near = focus(view, badges)
    strips = (PRESTIGE_USUAL, PRESTIGE_LOW) if view.prestige and view.phase in PLANNING_PHASES else ()
    for high in strips:
        above = box._replace(h=box.h - sized(theme, high))
        found = lines(theme, len(view.road), view.provost, above, near)
        grades = {line.grade for line in found}
        affordable = payable(view) and "mini" not in grades
        lettered = any(spot.startswith("prestige.") for spot in badges)
        if found and (grades == {"whole"} or affordable or lettered):
            return found
    return lines(theme, len(view.road), view.provost, box, near)


def focus(view: MagnaCartaView, badges: Mapping[str, str]) -> Collection[int]:
    """Return the subject of the question: cards on offer, in the provost's reach, or still to work; else all."""
    last = len(view.road)
    if view.phase == "provost" and view.provost is not None:
        near = range(max(1, view.provost - PROVOST_REACH), min(last, view.provost + PROVOST_REACH) + 1)
    elif view.phase == "road" and view.active is not None:
        near = range(view.active, min(last, view.provost or last) + 1)
    else:
        near = range(1, last + 1)
    return {*near, *(slot.number for slot in view.road if f"road.{slot.number}" in badges)}


def reached(view: MagnaCartaView) -> int:
    """Return the last card that is activated."""
    return len(view.road) if view.provost is None else view.provost


def _feet(canvas: Canvas, view: MagnaCartaView, words: Words, line: RoadLine) -> None:
    """Draw the road below each card of a line, with its number and its owner's share."""
    for number, place in line.places.items():
        if number > 0:
            slot = view.road[number - 1]
            part = foot(
                canvas.theme, (place.w, line.strip.h), slot, number <= reached(view), cubes_left(words, slot.cubes)
            )
            canvas.part(place.x, line.strip.y, part)


def _slot(canvas: Canvas, picture: Picture[MagnaCartaView], line: RoadLine, number: int, letters: str) -> None:
    """Draw a card, framed while it is active and when it is new or shows another face, with the letters of its options.

    The letters are at the card's edge, in the place of a worker, or else in the corner of its heading.
    """
    view, earlier = picture.view, picture.earlier.road
    slot, previous = view.road[number - 1], earlier[number - 1] if number <= len(earlier) else None
    place, around = line.places[number], "ground"
    if previous is None or (previous.face, previous.owner, previous.pending) != (slot.face, slot.owner, slot.pending):
        around = "glow"
    if slot.number == view.active:
        around = "mark"
    if around != "ground":
        canvas.panel(place.inset(-NOVELTY_RIM), around, TILE_RADIUS + NOVELTY_RIM - 1)
    fresh = slot.worker is not None and (previous is None or previous.worker != slot.worker)
    gone = previous.worker if previous is not None and slot.worker is None else None
    look = CardLook(line.grade, view.provost is not None and slot.number > view.provost, around, fresh, gone)
    below = look.grade == "whole" and slot.worker is None
    key = poster.badge(canvas.theme, letters, "shade").image.width if letters and not below else 0
    taken = key + (PENDING_SIGN if slot.pending else 0)
    named = title(picture.words, slot.face, heading_room(place.w, taken))
    canvas.part(place.x, place.y, tile(canvas.theme, place.size, slot, named, look, taken))
    if letters and below:
        put_letters(canvas, place.right - 9, place.y + heading_height(canvas.theme, look.grade) + 4, letters)
    elif letters:
        put_letters(canvas, place.right, place.y, letters)


def _ribbon(canvas: Canvas, placed: Sequence[RoadLine], far: int) -> None:
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
def _signpost(theme: Theme, size: tuple[int, int], sections: tuple[SectionView, ...]) -> CanvasPart:
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
        pen = Pen(Typeface.BOLD, min(sized(theme, TOKENS_SIZE), pitch), "ink" if section.left else "faint")
        canvas.text(line.right - 4, line.centre[1], str(section.left), pen, "r", line.w - across - 9)
    return canvas.finished()._replace(mask=rounded(*size, TILE_RADIUS))


def _trail(canvas: Canvas, placed: Sequence[RoadLine], now: int | None, before: int | None) -> None:
    """Draw a line along the cards that the provost has passed."""
    if now is None or before is None:
        return
    passed = range(min(now, before) + 1, max(now, before) + 1)
    for line in placed:
        for number, place in line.places.items():
            if number in passed:
                canvas.fill(Box(place.x, line.strip.bottom - TRAIL_WIDTH, place.w, TRAIL_WIDTH), "mark")


def _provost(canvas: Canvas, place: Box, strip: Box, moved: bool) -> None:
    """Draw the provost on the road after the last open card; the ground below him glows if he has moved."""
    across = min(PROVOST_SIZE, place.h * 4 // 5)
    x, y = place.centre[0], strip.centre[1] + 6 - across // 2
    canvas.sketch(x, y + 2, f"oval {'glow' if moved else 'dark.road'} 2,25 30,32", across)
    canvas.paste(x - across // 2, y - across // 2, outlined(PICTOGRAMS["provost"], canvas.theme, across))
