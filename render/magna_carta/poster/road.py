"""The poster's road: all cards with castle and provost, the prestige cards below it, and the active card above it."""

from collections.abc import Collection, Mapping, Sequence
from typing import Final, NamedTuple

from engine.core.types import Seat
from engine.magna_carta.view import CATALOGUE, RESIDENCE, MagnaCartaView, SectionView, SlotView
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, CanvasPart, Pen, rounded
from render.canvas.fonts import Typeface
from render.canvas.sketch import GRID, Sprite, sketch
from render.canvas.theme import Theme
from render.magna_carta.effects import cubes_left, items
from render.magna_carta.poster.lines import PROVOST_PLACE, SIGNPOST_PLACE, RoadLine, lines
from render.magna_carta.poster.tiles import (
    PENDING_SIGN,
    TILE_MARGIN,
    CardLook,
    building,
    card_blank,
    foot,
    heading_height,
    heading_room,
    tile,
    title,
)
from render.parts import poster
from render.parts.badges import BADGE_RADIUS, by_spot
from render.parts.ground import grove, pave
from render.parts.pieces import outlined, row, row_width, token, worker
from render.parts.poster import MIN_TEXT_SIZE, POSTER_GAP, USUAL_TEXT_SIZE, sized
from render.parts.tiles import TILE_RADIUS, amounts
from render.pictograms import PICTOGRAMS
from render.picture import Picture
from render.prose.phrases import effect_text, name
from render.prose.words import Words

KERB: Final = 4
"""Width of a road's edge."""

TRAIL_WIDTH: Final = 3
"""Width of the line where the provost has passed."""

PROVOST_SIZE: Final = 76
"""Maximum height of the provost."""

NOVELTY_RIM: Final = 4
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
        _prestige(canvas, picture, Box(box.x, box.bottom - high, box.w, high))
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
    if view.prestige and view.phase in PLANNING_PHASES:
        above = box._replace(h=box.h - sized(theme, PRESTIGE_LOW))
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
        _letters(canvas, place.right - 9, place.y + heading_height(canvas.theme, look.grade) + 4, letters)
    elif letters:
        _letters(canvas, place.right, place.y, letters)


def _letters(canvas: Canvas, right: int, top: int, letters: str) -> None:
    """Draw the letters of options on a key, with its upper right corner at a point."""
    badge = poster.badge(canvas.theme, letters, "shade")
    mask = rounded(*badge.image.size, BADGE_RADIUS)
    canvas.part(right - badge.image.width, top, badge._replace(mask=mask))


PRESTIGE_LOW: Final = 100
PRESTIGE_HIGH: Final = 180
"""Minimum and maximum height of the strip of prestige cards."""

PRESTIGE_WIDE: Final = 190
"""Maximum width of a prestige card."""

PRESTIGE_GAP: Final = 6


def _prestige(canvas: Canvas, picture: Picture[MagnaCartaView], box: Box) -> None:
    """Draw the prestige cards that can still be built into a box, those on offer with their letters."""
    view, badges = picture.view, by_spot(picture.marks)
    pitch = min(PRESTIGE_WIDE + PRESTIGE_GAP, (box.w - PRESTIGE_GAP) // len(view.prestige))
    left = box.x + (box.w - pitch * len(view.prestige) + PRESTIGE_GAP) // 2
    named = {id: title(picture.words, id, pitch - PRESTIGE_GAP - 2 * TILE_MARGIN) for id in view.prestige}
    for number, id in enumerate(view.prestige):
        size = (pitch - PRESTIGE_GAP, box.h - 2 * PRESTIGE_GAP)
        letters = badges.get(f"prestige.{id}", "")
        part = prestige_card(canvas.theme, size, PrestigeCard(id, named[id], letters))
        canvas.part(left + number * pitch, box.y + PRESTIGE_GAP, part)


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


class PrestigeCard(NamedTuple):
    """A prestige card: its name, the letters of its options, and its builder's seat, which glows when it is `new`."""

    id: str
    name: str
    letters: str = ""
    owner: Seat | None = None
    new: bool = False


@drawn_once
def prestige_card(theme: Theme, size: tuple[int, int], shown: PrestigeCard) -> CanvasPart:
    """Draw a prestige card: its drawing, its points and income, and below them the cost, or its builder's sign."""
    (wide, high), card = size, CATALOGUE[shown.id]
    look = CardLook("whole", shut=shown.owner is not None, around="glow" if shown.new else "ground")
    canvas, band = card_blank(theme, size, card.colour, shown.owner, look).copy(), heading_height(theme, look.grade)
    heading = Pen(Typeface.BOLD, sized(theme, USUAL_TEXT_SIZE), "ink" if look.shut else "letter", MIN_TEXT_SIZE)
    letter, cost = sized(theme, USUAL_TEXT_SIZE), tuple(amounts(card.cost))
    body = Box(6, band, wide - 12, high - band - 6)
    low = body.h < 3 * letter + 24
    plate = Box(body.x + 2, body.bottom - letter - 4, body.w - 4, letter + 2)
    art = min(body.h, body.w // 2) if low else min(plate.y - band, body.w - 3 * letter)
    building(canvas, shown.id, body.right - art // 2, (band + (body.bottom if low else plate.y)) // 2, art - 2, look)
    canvas.text(TILE_MARGIN, band // 2 + 2, shown.name, heading, room=wide - 2 * TILE_MARGIN)
    y = band + letter // 2 + 3
    canvas.sketch(body.x + 4 + letter // 2, y, PICTOGRAMS["vp"], letter)
    x = body.x + letter + 8
    x += 6 + canvas.text(x, y, str(card.points), Pen(Typeface.TITLE, letter + 4))
    if card.income:
        income = (f"+{card.income}", "denier")
        canvas.panel(Box(x, y - letter // 2, row_width(income, letter - 2) + 8, letter), "panel", 8)
        row(canvas, x + 4, y, income, letter - 2, body.right - x)
    if shown.owner is not None:
        canvas.paste(plate.x, plate.bottom - letter - 10, token(theme, shown.owner, letter + 10))
        return canvas.finished()
    room = plate.w - 12
    canvas.panel(plate._replace(w=min(row_width(cost, letter - 2), room) + 12), "panel", 8)
    row(canvas, plate.x + 6, plate.centre[1], cost, letter - 2, room)
    if shown.letters:
        _letters(canvas, wide - 9, band + 3, shown.letters)
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
            effect_text(words, view.game, slot.face),
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
    canvas.panel(Box(8, 8, art + 2 * PLATE_MARGIN - 16, art), f"field.{card.colour}", TILE_RADIUS)
    canvas.panel(Box(8, 8, art + 2 * PLATE_MARGIN - 16, art * 5 // 8), f"light.tile.{card.colour}", TILE_RADIUS)
    building(canvas, slot.face, PLATE_MARGIN + art // 2, high // 2, art - 4, CardLook("whole"))
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
        pen = Pen(Typeface.BOLD, letter, "ink" if section.left else "faint")
        canvas.text(line.right - 5, line.centre[1], str(section.left), pen, "r")
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
