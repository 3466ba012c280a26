"""The poster's road: all cards with castle and provost, the prestige cards below it, and the active card above it."""

from collections.abc import Collection, Mapping
from typing import Final, NamedTuple

from engine.magna_carta.view import CATALOGUE, RESIDENCE, MagnaCartaView, SlotView
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, CanvasPart, Pen
from render.canvas.fonts import Typeface, width
from render.canvas.theme import Theme
from render.magna_carta.effects import cubes_left, items
from render.magna_carta.poster.lines import CASTLE_PLACE, PROVOST_PLACE, RoadLine, lines
from render.magna_carta.poster.tiles import (
    HEADING_HEIGHTS,
    PENDING_SIGN,
    CardLook,
    castle,
    foot,
    heading_room,
    tile,
    title,
)
from render.parts import poster
from render.parts.badges import by_spot
from render.parts.pieces import centred_row, row, row_width, token, worker
from render.parts.poster import MIN_TEXT_SIZE, POSTER_GAP, USUAL_TEXT_SIZE, sized
from render.parts.tiles import TILE_RADIUS, amounts, blank
from render.pictograms import PICTOGRAMS, building_pictogram
from render.picture import Picture
from render.prose.facts import effect
from render.prose.phrases import name
from render.prose.words import Words

NOVELTY_RIM: Final = 4
PLANNING_PHASES: Final = ("setup", "income", "actions")
"""The phases in which prestige cards are shown."""

PROVOST_REACH: Final = 3
"""Greatest number of cards by which one player may move the provost."""


def draw_road(canvas: Canvas, picture: Picture[MagnaCartaView], box: Box) -> None:
    """Draw the road into a box; novelties have a glowing rim."""
    view, earlier, words = picture.view, picture.earlier, picture.words
    canvas.panel(box, "ground", 12)
    badges = by_spot(picture.marks)
    placed = _lines(canvas.theme, view, box, badges)
    for line in placed:
        _strip(canvas, view, words, line, last=line is placed[-1])
    for line in placed:
        for number, place in line.places.items():
            if number == CASTLE_PLACE:
                canvas.part(place.x, place.y, castle(canvas.theme, place.size, view.sections))
            elif number == PROVOST_PLACE:
                _provost(canvas, place, line.strip, view.provost != earlier.provost)
            else:
                _slot(canvas, picture, line, number, badges.get(f"road.{number}", ""))
    below = box.bottom - max((line.strip.bottom for line in placed), default=box.y)
    if view.prestige and view.phase in PLANNING_PHASES and below >= sized(canvas.theme, PRESTIGE_LOW):
        high = min(below, sized(canvas.theme, PRESTIGE_HIGH))
        _prestige(canvas, picture, Box(box.x, box.bottom - high, box.w, high))


def _lines(theme: Theme, view: MagnaCartaView, box: Box, badges: Mapping[str, str]) -> list[RoadLine]:
    """Lay out the road in lines, with room for prestige cards where nothing that matters more is lost by it."""
    near = focus(view, badges)
    if view.prestige and view.phase in PLANNING_PHASES:
        above = box._replace(h=box.h - sized(theme, PRESTIGE_LOW))
        found = lines(theme, view.road, view.provost, above, near)
        grades = {line.grade for line in found}
        affordable = payable(view) and "mini" not in grades
        lettered = any(spot.startswith("prestige.") for spot in badges)
        if found and (grades == {"whole"} or affordable or lettered):
            return found
    return lines(theme, view.road, view.provost, box, near)


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


def _strip(canvas: Canvas, view: MagnaCartaView, words: Words, line: RoadLine, *, last: bool) -> None:
    """Draw the road below a line, darker as far as the cards are activated; below the `last` it ends with the cards."""
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
    look = CardLook(line.grade, view.provost is not None and slot.number > view.provost, around, fresh)
    below = look.grade == "whole" and slot.worker is None
    badge = poster.badge(canvas.theme, letters, _behind(slot, look, below)) if letters else None
    taken = (badge.image.width if badge and not below else 0) + (PENDING_SIGN if slot.pending else 0)
    named = title(picture.words, slot.face, heading_room(place.w, taken))
    canvas.part(place.x, place.y, tile(canvas.theme, place.size, slot, named, look, taken))
    if badge:
        top = place.y + (sized(canvas.theme, HEADING_HEIGHTS["whole"]) + 3 if below else 0)
        canvas.part(place.right - badge.image.width - (4 if below else 0), top, badge)


def _behind(slot: SlotView, look: CardLook, below: bool) -> str:
    """Return the colour of a card in its heading, or `below` that."""
    if look.shut:
        return "beyond" if below else "faint"
    return f"{'tile' if below else 'band'}.{CATALOGUE[slot.face].colour}"


def _provost(canvas: Canvas, place: Box, strip: Box, moved: bool) -> None:
    """Draw the provost at the end of the open cards, as large as there is room; he glows if he has moved."""
    across = min(place.size)
    x, y = place.centre[0], strip.bottom - 4 - across // 2
    if moved:
        canvas.panel(Box(x - across // 2 - 3, y - across // 2 - 3, across + 6, across + 6), "glow", across // 2)
    canvas.sketch(x, y, PICTOGRAMS["provost"], across)


PRESTIGE_LOW: Final = 90
PRESTIGE_HIGH: Final = 180
"""Least and greatest height of the strip of prestige cards."""

PRESTIGE_WIDE: Final = 190
"""Greatest width of a prestige card."""

PRESTIGE_BAND: Final = 28
PRESTIGE_GAP: Final = 6
PRESTIGE_MARGIN: Final = 6


def _prestige(canvas: Canvas, picture: Picture[MagnaCartaView], box: Box) -> None:
    """Draw the prestige cards that can still be built into a box, those on offer with their letters."""
    view, badges = picture.view, by_spot(picture.marks)
    pitch = min(PRESTIGE_WIDE + PRESTIGE_GAP, (box.w - PRESTIGE_GAP) // len(view.prestige))
    left = box.x + (box.w - pitch * len(view.prestige) + PRESTIGE_GAP) // 2
    for number, id in enumerate(view.prestige):
        size = (pitch - PRESTIGE_GAP, box.h - 2 * PRESTIGE_GAP)
        letters = badges.get(f"prestige.{id}", "")
        named = title(picture.words, id, size[0] - 2 * PRESTIGE_MARGIN)
        canvas.part(left + number * pitch, box.y + PRESTIGE_GAP, _prestige_card(canvas.theme, size, id, named, letters))


def payable(view: MagnaCartaView) -> bool:
    """Return True if an asked player can build a prestige card: goods and, if needed, a bare residence suffice."""
    return any(
        view.provost is None or any(slot.face == RESIDENCE and slot.owner == seat for slot in view.road)
        for seat in view.asked
        if any(_enough(view.players[seat].cubes, CATALOGUE[id].cost) for id in view.prestige)
    )


def _enough(held: Mapping[str, int], cost: Mapping[str, int]) -> bool:
    """Return True if cubes pay a cost; gold replaces any."""
    missing = sum(max(0, amount - held[kind]) for kind, amount in cost.items() if kind != "gold")
    return missing + cost["gold"] <= held["gold"]


@drawn_once
def _prestige_card(theme: Theme, size: tuple[int, int], id: str, named: str, letters: str) -> CanvasPart:
    """Draw a prestige card: its drawing, beside it the points and below these the cost."""
    (wide, high), card, band = size, CATALOGUE[id], sized(theme, PRESTIGE_BAND)
    canvas = blank(theme, size, card.colour, "ground", band).copy()
    canvas.text(
        PRESTIGE_MARGIN,
        band // 2 + 1,
        named,
        Pen(Typeface.BOLD, sized(theme, USUAL_TEXT_SIZE), "letter", MIN_TEXT_SIZE),
        room=wide - 2 * PRESTIGE_MARGIN,
    )
    cost, letter = tuple(amounts(card.cost)), min(max(MIN_TEXT_SIZE, high // 5), sized(theme, 32))
    body = high - band
    badge = poster.badge(theme, letters, f"tile.{card.colour}") if letters else None
    points = (
        letter
        + 4
        + width(str(card.points), Typeface.TITLE, letter + 2)
        + (badge.image.width + PRESTIGE_MARGIN if badge else 0)
    )
    art = min(body - 6, wide - max(row_width(cost, MIN_TEXT_SIZE), points) - 3 * PRESTIGE_MARGIN)
    low = band + body * 3 // 4 - 1
    income = f"+{card.income}"
    y = band + body // 2 - (letter // 2 if card.income else 0)
    canvas.sketch(
        PRESTIGE_MARGIN + art // 2, y, building_pictogram(id), min(art, body - letter - 4) if card.income else art
    )
    if card.income:
        centred_row(
            canvas,
            PRESTIGE_MARGIN + art // 2,
            high - letter // 2 - 2,
            (income, "denier"),
            USUAL_TEXT_SIZE,
            art + PRESTIGE_MARGIN,
        )
    left = art + 2 * PRESTIGE_MARGIN
    canvas.sketch(left + letter // 2, band + body // 4 + 1, PICTOGRAMS["vp"], letter)
    canvas.text(left + letter + 4, band + body // 4 + 1, str(card.points), Pen(Typeface.TITLE, letter + 2))
    row(canvas, left, low, cost, letter, wide - left - PRESTIGE_MARGIN)
    if badge:
        canvas.part(wide - badge.image.width - 3, band + body // 4 + 1 - badge.image.height // 2, badge)
    return canvas.finished()


PLATE_HIGH: Final = 132
PLATE_MARGIN: Final = 14
PLATE_BAND: Final = 40
"""Height, margin and heading of the active card's plate."""


class ActiveCardWords(NamedTuple):
    """The words on the active card: its name, its effect, and the number of cubes on it."""

    name: str
    effect: str
    left: str


def draw_work(canvas: Canvas, picture: Picture[MagnaCartaView], box: Box) -> None:
    """Draw the active card, in signs and in words, and below it the road."""
    view, words = picture.view, picture.words
    if view.active is not None:
        slot = view.road[view.active - 1]
        high = sized(canvas.theme, PLATE_HIGH)
        said = ActiveCardWords(
            f"{name(words, slot.face)} · {slot.number}",
            effect(words, view.game, slot.face),
            cubes_left(words, slot.cubes),
        )
        part = _plate(canvas.theme, (box.w, high), slot, said, view.asked[:1])
        canvas.part(box.x, box.y, part)
        box = box._replace(y=box.y + high + POSTER_GAP, h=box.h - high - POSTER_GAP)
    draw_road(canvas, picture, box)


@drawn_once
def _plate(
    theme: Theme, size: tuple[int, int], slot: SlotView, said: ActiveCardWords, asked: tuple[int, ...]
) -> CanvasPart:
    """Draw the active card: its drawing, its name, and the shares of worker and owner."""
    (wide, high), card, band = size, CATALOGUE[slot.face], sized(theme, PLATE_BAND)
    canvas = Canvas(theme, wide, high)
    canvas.panel(Box(0, 0, wide, high), f"band.{card.colour}", TILE_RADIUS + 3)
    canvas.panel(Box(0, 0, wide, high).inset(4), f"tile.{card.colour}", TILE_RADIUS)
    art = high - 16
    canvas.sketch(PLATE_MARGIN + art // 2, high // 2, building_pictogram(slot.face), art)
    left = art + 2 * PLATE_MARGIN
    letter, middle = sized(theme, 34), 12 + band // 2
    half = (wide - left) // 2
    canvas.text(left, middle, said.name, Pen(Typeface.TITLE, letter, least=MIN_TEXT_SIZE), room=half - PLATE_MARGIN)
    canvas.paragraph(
        Box(left, band + 14, half - PLATE_MARGIN, high - band - 20),
        said.effect,
        Pen(Typeface.TEXT, sized(theme, 26), least=MIN_TEXT_SIZE),
    )
    lines = _shares(slot, said.left)
    pitch = (high - 16) // max(1, len(lines))
    for number, (seat, shown, is_worker) in enumerate(lines):
        y, sign = 8 + pitch // 2 + number * pitch, min(pitch - 4, 56)
        x = left + half
        if seat in asked:
            canvas.panel(Box(x - 6, y - pitch // 2, wide - x - 4, pitch), "panel", 10)
        piece = worker(theme, seat, sign) if is_worker else token(theme, seat, sign)
        canvas.paste(x, y - sign // 2, piece)
        row(canvas, x + sign + PLATE_MARGIN, y, shown, min(pitch - 8, 46), wide - x - sign - 2 * PLATE_MARGIN)
    return canvas.finished()


def _shares(slot: SlotView, left: str) -> list[tuple[int, tuple[str, ...], bool]]:
    """Return the shares of the card: of the worker on it, and of an owner who is another player."""
    card, found = CATALOGUE[slot.face], []
    if slot.worker is not None and card.primary is not None:
        found.append((slot.worker, tuple(items(card.primary)), True))
    if slot.owner is not None and slot.owner != slot.worker and card.secondary is not None:
        found.append((slot.owner, tuple(items(card.secondary, left)), False))
    return found
