"""The poster's road: the cards as far as they lie, the castle where it begins, the provost large between open and shut."""

from collections.abc import Collection, Mapping
from typing import Final

from engine.magna_carta.view import CATALOGUE, MagnaCartaView, SlotView
from render.canvas.canvas import Box, Canvas
from render.canvas.theme import Theme
from render.magna_carta.effects import cubes_left
from render.magna_carta.poster import prestige
from render.magna_carta.poster.lines import CASTLE, PROVOST, Line, lines
from render.magna_carta.poster.tiles import BANDS, SIGN, Look, castle, foot, heading_room, tile, title
from render.parts import poster
from render.parts.badges import by_spot
from render.parts.poster import sized
from render.parts.tiles import TILE_RADIUS
from render.pictograms import PICTOGRAMS
from render.picture import Picture
from render.prose.words import Words

RIM: Final = 4
PLANNING: Final = ("setup", "income", "actions")
"""The phases in which it counts what can be built."""

REACH: Final = 3
"""How far the provost may be moved by one player."""


def draw(canvas: Canvas, picture: Picture[MagnaCartaView], box: Box) -> None:
    """Draw it into a box; what was not there before has a glowing rim."""
    view, earlier, words = picture.view, picture.earlier, picture.words
    canvas.panel(box, "ground", 12)
    badges = by_spot(picture.marks)
    placed = _lines(canvas.theme, view, box, badges)
    for line in placed:
        _strip(canvas, view, words, line, last=line is placed[-1])
    previous = {slot.number: slot for slot in earlier.road}
    for line in placed:
        for number, place in line.places.items():
            if number == CASTLE:
                canvas.part(place.x, place.y, castle(canvas.theme, place.size, view.sections))
            elif number == PROVOST:
                _provost(canvas, place, line.strip, view.provost != earlier.provost)
            else:
                letters = badges.get(f"road.{number}", "")
                _slot(canvas, view, words, line, view.road[number - 1], previous.get(number), letters)
    below = box.bottom - max((line.strip.bottom for line in placed), default=box.y)
    if view.prestige and view.phase in PLANNING and below >= sized(canvas.theme, prestige.LOW):
        high = min(below, sized(canvas.theme, prestige.HIGH))
        prestige.draw(canvas, view, words, badges, Box(box.x, box.bottom - high, box.w, high))


def _lines(theme: Theme, view: MagnaCartaView, box: Box, badges: Mapping[str, str]) -> list[Line]:
    """The lines of the road, which leave room for prestige cards as long as nothing that matters more is lost by it."""
    near = focus(view, badges)
    if view.prestige and view.phase in PLANNING:
        above = box._replace(h=box.h - sized(theme, prestige.LOW))
        found = lines(theme, view.road, view.provost, above, near)
        grades = {line.grade for line in found}
        payable = prestige.payable(view) and "mini" not in grades
        lettered = any(spot.startswith("prestige.") for spot in badges)
        if found and (grades == {"whole"} or payable or lettered):
            return found
    return lines(theme, view.road, view.provost, box, near)


def focus(view: MagnaCartaView, badges: Mapping[str, str]) -> Collection[int]:
    """The cards that the question is about: those on offer and within the provost's reach, or still to work, or else all."""
    last = len(view.road)
    if view.phase == "provost" and view.provost is not None:
        near = range(max(1, view.provost - REACH), min(last, view.provost + REACH) + 1)
    elif view.phase == "road" and view.active is not None:
        near = range(view.active, min(last, view.provost or last) + 1)
    else:
        near = range(1, last + 1)
    return {*near, *(slot.number for slot in view.road if f"road.{slot.number}" in badges)}


def _strip(canvas: Canvas, view: MagnaCartaView, words: Words, line: Line, *, last: bool) -> None:
    """The road below a line, darker as far as the cards are activated; below the `last` it ends with the cards."""
    reached = len(view.road) if view.provost is None else view.provost
    numbers = [number for number in line.places if number > 0]
    role = "road" if not numbers or numbers[0] <= reached else "beyond"
    if line.bend is not None:
        canvas.fill(line.bend, role)
    canvas.fill(line.road(list(line.places.values())[-1] if last else None), "beyond")
    if role == "road":
        done = [place for number, place in line.places.items() if number <= reached]
        through = len(done) == len(line.places) and not last
        canvas.fill(line.road(None if through else done[-1]), "road")
    for number in numbers:
        place = line.places[number]
        slot = view.road[number - 1]
        part = foot(canvas.theme, (place.w, line.strip.h), slot, number <= reached, cubes_left(words, slot.cubes))
        canvas.part(place.x, line.strip.y, part)


def _slot(
    canvas: Canvas,
    view: MagnaCartaView,
    words: Words,
    line: Line,
    slot: SlotView,
    previous: SlotView | None,
    letters: str,
) -> None:
    """A card, framed while it is activated and when it is new or shows another face, with the letters of its options.

    These stand at the card's edge, where a worker would stand, or else in the corner of its heading.
    """
    place, around = line.places[slot.number], "ground"
    if previous is None or (previous.face, previous.owner, previous.pending) != (slot.face, slot.owner, slot.pending):
        around = "glow"
    if slot.number == view.active:
        around = "mark"
    if around != "ground":
        canvas.panel(place.inset(-RIM), around, TILE_RADIUS + RIM - 1)
    fresh = slot.worker is not None and (previous is None or previous.worker != slot.worker)
    look = Look(line.grade, view.provost is not None and slot.number > view.provost, around, fresh)
    below = look.grade == "whole" and slot.worker is None
    badge = poster.badge(canvas.theme, letters, _behind(slot, look, below)) if letters else None
    taken = (badge.image.width if badge and not below else 0) + (SIGN if slot.pending else 0)
    named = title(words, slot.face, heading_room(place.w, taken))
    canvas.part(place.x, place.y, tile(canvas.theme, place.size, slot, named, look, taken))
    if badge:
        top = place.y + (sized(canvas.theme, BANDS["whole"]) + 3 if below else 0)
        canvas.part(place.right - badge.image.width - (4 if below else 0), top, badge)


def _behind(slot: SlotView, look: Look, below: bool) -> str:
    """The colour of a card in its heading, or `below` that."""
    if look.shut:
        return "beyond" if below else "faint"
    return f"{'tile' if below else 'band'}.{CATALOGUE[slot.face].colour}"


def _provost(canvas: Canvas, place: Box, strip: Box, moved: bool) -> None:
    """The provost at the end of what is open, as large as there is room; glowing where he has moved."""
    across = min(place.size)
    x, y = place.centre[0], strip.bottom - 4 - across // 2
    if moved:
        canvas.panel(Box(x - across // 2 - 3, y - across // 2 - 3, across + 6, across + 6), "glow", across // 2)
    canvas.sketch(x, y, PICTOGRAMS["provost"], across)
