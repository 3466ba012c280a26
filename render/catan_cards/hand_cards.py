"""Cards in a hand, drawn once each: with all words while there are few, with fewer the more there are."""

from collections.abc import Mapping
from itertools import product
from typing import Final, NamedTuple

from engine.catan_cards.view import Card
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, Part
from render.canvas.fonts import Face, pitch, width, wrap
from render.canvas.theme import Theme
from render.catan_cards.poster.cards import Names, title
from render.catan_cards.tiles import RIM, framed, ground
from render.catan_cards.values import COLOURS, values
from render.parts.pieces import outlined, row, row_width
from render.parts.poster import LEAST
from render.parts.tiles import TILE_RADIUS, amounts
from render.pictograms import PICTOGRAMS

BAND: Final = 40
SMALL_BAND: Final = 32
"""Height of a card's heading, and of that of a small card."""

SMALL: Final = 180
"""A card that is lower has no words but its name."""

LETTER: Final = 44
"""How much of the heading is left to the letter of an option."""

FOOT: Final = 38
LINE: Final = 36
SMALL_LINE: Final = 28
"""Heights of what can be done with a card, of a line of signs, and of one on a small card."""

PICTURE: Final = 0.44
"""How much of an upright card is its picture."""

BROAD: Final = (88, 58)
"""How high the picture of a broad card is, and where the words would not fit below that."""

NARROW: Final = 36
"""The least width of a picture."""

UPRIGHT: Final = 1.2
"""How much higher than wide a card is that has its picture above its words."""

TEXT: Final = 28
"""The largest letters of what a card does."""


class Said(NamedTuple):
    """The words on a card: its names, what sort it is, what it does, what can be done with it; and whether that is something.

    One that is neither `ready` nor `chosen` from is pale.
    """

    names: Names
    kind: str
    effect: str
    state: str
    ready: bool
    chosen: bool = False


Cost = tuple[tuple[str, int], ...]


class Inside(NamedTuple):
    """What is on a card: its picture, signs in lines, and its words where there is room, each in its box."""

    window: Box
    lines: tuple[Box, ...]
    signs: tuple[tuple[str, ...], ...]
    kind: Box | None = None
    words: Box | None = None
    foot: Box | None = None


@drawn_once
def card(theme: Theme, size: tuple[int, int], printed: Card, cost: Cost, said: Said) -> Part:
    """A card with its cost now; one that cannot be used now is pale but for its frame, which tells what sort it is."""
    inside = _small(size, printed, cost) if size[1] < SMALL else _arranged(size, printed, cost, said)
    bright = said.ready or said.chosen or not said.state
    frame = f"band.{COLOURS[printed.colour]}"
    if bright:
        canvas = framed(theme, size, printed.colour, ground(printed), frame, "paper", inside.window).copy()
    else:
        canvas = _pale(theme, size, frame).copy()
    _head(canvas, size, said, inside.foot is not None)
    (x, y), across = inside.window.centre, min(inside.window.w, inside.window.h)
    picture = PICTOGRAMS[printed.id]
    if bright:
        canvas.sketch(x, y, picture, across)
    else:
        canvas.paste(x - across // 2, y - across // 2, outlined(picture, theme, across))
    for box, items in zip(inside.lines, inside.signs, strict=True):
        row(canvas, box.x, box.centre[1], items, box.h - 4, box.w)
    role = "ink" if bright else "faint"
    if inside.kind:
        canvas.text(
            inside.kind.x, inside.kind.centre[1], said.kind, Face.TEXT, 24, role, room=inside.kind.w, least=LEAST
        )
    if inside.words:
        canvas.paragraph(inside.words, said.effect, Face.TEXT, TEXT, LEAST, role)
    if inside.foot:
        _foot(canvas, inside.foot, said)
    return canvas.finished()


def _small(size: tuple[int, int], printed: Card, cost: Cost) -> Inside:
    """The picture at the left, signs beside it as far as they can be read."""
    body = Box(RIM, SMALL_BAND, size[0] - 2 * RIM, size[1] - SMALL_BAND - RIM)
    most = body.w - NARROW - 10
    price = _price(cost, most)
    fitting = [items for items in values(printed) if row_width(items, LEAST) <= most]
    signs = tuple(([price] if price else []) + fitting)[: max(1, body.h // SMALL_LINE)]
    wanted = max((row_width(items, SMALL_LINE) for items in signs), default=0)
    across = max(NARROW, min(body.h, body.w - wanted - 10)) if signs else body.w
    first = Box(body.x + across + 4, body.centre[1] - len(signs) * SMALL_LINE // 2, body.w - across - 6, SMALL_LINE)
    lines = (first.moved(0, number * SMALL_LINE) for number in range(len(signs)))
    return Inside(body._replace(w=across).inset(2), tuple(lines), signs)


def _arranged(size: tuple[int, int], printed: Card, cost: Cost, said: Said) -> Inside:
    """Words below the picture of an upright card, beside and below that of a broad one.

    Where they need the room of what can be done with the card, its sign alone stays; where they do not fit even then, they go.
    """
    wide, high = size
    body = Box(RIM + 2, BAND + 2, wide - 2 * RIM - 4, high - BAND - RIM - 4)
    place = _upright if high > wide * UPRIGHT else _broad
    foot = Box(body.x + 2, body.bottom - FOOT, body.w - 4, FOOT)
    above = body._replace(h=body.h - FOOT - 2)
    rooms = ((above, foot), (body, None)) if said.state else ((body, None),)
    for (room, below), picture in product(rooms, BROAD if place is _broad else BROAD[:1]):
        inside = place(room, printed, cost, said.kind, picture)
        words = _written(said.effect, inside.words)
        if words:
            return inside._replace(words=words, foot=below)
    return place(above, printed, cost, said.kind, BROAD[0])._replace(words=None, foot=foot if said.state else None)


def _written(text: str, room: Box | None) -> Box | None:
    """The upper part of a box that a text fills, None where it does not fit."""
    assert room
    lines, size = wrap(text, Face.TEXT, TEXT, LEAST, room.w, room.h)
    whole = " ".join(lines) == " ".join(text.split())
    return room._replace(h=min(room.h, len(lines) * pitch(size))) if whole else None


def _upright(room: Box, printed: Card, cost: Cost, _: str, __: int) -> Inside:
    window = room._replace(h=int(room.h * PICTURE))
    line = Box(room.x + 8, window.bottom + 6, room.w - 16, LINE)
    signs = _signs(printed, cost, line.w)
    lines = tuple(line.moved(0, number * LINE) for number in range(len(signs)))
    kind = line.moved(0, len(signs) * LINE)
    words = kind._replace(y=kind.bottom + 8, h=room.bottom - kind.bottom - 8)
    return Inside(window, lines, signs, kind, words)


def _broad(room: Box, printed: Card, cost: Cost, kind: str, picture: int) -> Inside:
    signs = _signs(printed, cost, room.w - NARROW - 14)[:2]
    wanted = max((row_width(items, LINE - 8) for items in signs), default=0)
    window = room._replace(w=max(NARROW, min(104, room.w - 14 - wanted)), h=picture)
    line = Box(window.right + 10, room.y + 6, room.right - window.right - 14, LINE)
    lines = tuple(line.moved(0, number * LINE) for number in range(len(signs)))
    top = max(window.bottom, *(each.bottom for each in lines), line.bottom) + 4
    words = Box(room.x + 6, top, room.w - 12, room.bottom - top)
    said = None if signs or width(kind, Face.TEXT, LEAST) > line.w else line
    return Inside(window, lines, signs, said, words)


def _signs(printed: Card, cost: Cost, room: int) -> tuple[tuple[str, ...], ...]:
    """The cost, then in another line what a card is worth and does, as far as that can be read."""
    worth: tuple[str, ...] = ()
    for items in values(printed):
        more = (*worth, "  ", *items) if worth else items
        if row_width(more, LEAST) <= room:
            worth = more
    return tuple(items for items in (_price(cost, room), worth) if items)


def _price(cost: Cost, room: int) -> tuple[str, ...]:
    """A cost, with the sign of building before it where there is room for that too."""
    plain = tuple(amounts(dict(cost)))
    signed = ("build", " ", *plain)
    return next((items for items in (signed, plain) if cost and row_width(items, LEAST) <= room), ())


def _head(canvas: Canvas, size: tuple[int, int], said: Said, has_foot: bool) -> None:
    """A card's name; before it whether it can be used, unless that is written below."""
    left, high = 12, SMALL_BAND if size[1] < SMALL else BAND
    if said.state and not has_foot:
        canvas.panel(Box(left - 4, high // 2 - 13, 26, 26), "letter", 13)
        canvas.sketch(left + 9, high // 2, PICTOGRAMS["check" if said.ready else "lock"], 18)
        left += 28
    room = size[0] - left - (LETTER if said.chosen else 6)
    name = title(said.names, room)
    canvas.text(left, high // 2 + 1, name, Face.BOLD, high * 7 // 10, "letter", room=room, least=LEAST)


def _foot(canvas: Canvas, box: Box, said: Said) -> None:
    """What can be done with a card now."""
    if said.ready:
        canvas.panel(box, "gain", 8)
    canvas.sketch(box.x + 20, box.centre[1], PICTOGRAMS["check" if said.ready else "lock"], 26)
    role = "letter" if said.ready else "faint"
    canvas.text(box.x + 42, box.centre[1], said.state, Face.BOLD, 24, role, room=box.w - 50, least=LEAST)


@drawn_once
def _pale(theme: Theme, size: tuple[int, int], frame: str) -> Canvas:
    """A card with nothing but its frame, to be copied."""
    canvas = Canvas(theme, *size)
    canvas.panel(Box(0, 0, *size), frame, TILE_RADIUS)
    band = SMALL_BAND if size[1] < SMALL else BAND
    canvas.panel(Box(RIM, band, size[0] - 2 * RIM, size[1] - band - RIM), "panel", TILE_RADIUS - RIM)
    return canvas


def priced(cost: Mapping[str, int]) -> Cost:
    """A cost that a cache can be asked by."""
    return tuple(cost.items())
