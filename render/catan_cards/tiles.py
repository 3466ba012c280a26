"""Cards of the Catan Card Game as they lie on the table, drawn once each: what is built, regions, the row between them."""

from typing import Final

from engine.catan_cards.view import STORE, BuiltView, Card
from engine.core.types import Seat
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, Part, rounded
from render.canvas.fonts import Face
from render.canvas.sketch import sketch
from render.canvas.theme import Theme
from render.catan_cards.values import COLOURS, together, values
from render.parts.pieces import row, token
from render.parts.tiles import GONE, TILE_RADIUS
from render.pictograms import PICTOGRAMS

LEAST: Final = 14
"""The smallest letters of a card's name: at 550 pixels, the width of a message, they are still 7 high."""

RIM: Final = 3
WINDOW: Final = 2
CORNER: Final = 5
"""How far a card's frame reaches in, what is left around the window with its picture, and how round that is."""

PITCH: Final = 21
"""The least from one row of values to the next; where there is less room they stand in a single row."""

LANDS: Final = {
    "lumber": "dark.leaf",
    "brick": "dark.brick",
    "wool": "leaf",
    "grain": "dark.straw",
    "ore": "dark.stone",
    "gold": "dark.water",
}
"""The colour of each kind of region's frame."""

GROUNDS: Final = {
    "green": "light.leaf",
    "red": "light.stone",
    "brown": "straw",
    "road": "road",
    "yellow": "light.gold",
    "blue": "light.water",
}
"""What pictures stand on by the colour of the card: a meadow, a square, a field, a path, sand or water."""

AFLOAT: Final = ("trade_fleet", "fleet")
"""Units that are on the water, whatever their colour."""


@drawn_once
def built(
    theme: Theme, size: tuple[int, int], card: BuiltView, printed: Card, host: Seat, name: str, around: str
) -> Part:
    """A card that has been built, with what is `printed` on it; a foreign one has its owner's colour and sign.

    One under a dogma is faint, with a seal in place of its picture.
    """
    canvas = Canvas(theme, *size, around)
    foreign = card.owner != host
    frame = f"seat.{card.owner}" if foreign else ""
    canvas.part(0, 0, face(theme, size, printed, card.counter, name, around, frame))
    mask = None
    if card.dogma is not None:
        window, _ = _inside(size, printed, card.counter)
        canvas.fade("panel", GONE)
        canvas.sketch(*window.centre, PICTOGRAMS["dogma"], min(window.size))
        mask = rounded(*size, TILE_RADIUS)
    if foreign:
        canvas.paste(2, size[1] - 31, token(theme, card.owner, 30))
    return canvas.finished()._replace(mask=mask)


def band(high: int) -> int:
    """Height of the heading of a card of that height."""
    return max(23, high // 5)


@drawn_once
def face(
    theme: Theme, size: tuple[int, int], card: Card, counter: int | None, name: str, around: str, frame: str = ""
) -> Part:
    """The face of a card: its name, its picture, what it is worth and does; framed in its own colour unless `frame` is another."""
    wide, high = size
    top, room = band(high), high - band(high) - RIM
    window, rows = _inside(size, card, counter)
    frame = frame or f"band.{COLOURS[card.colour]}"
    canvas = framed(theme, size, card.colour, ground(card), frame, around, window).copy()
    canvas.text(7, top // 2 + 1, name, Face.BOLD, top - 5, "letter", room=wide - 11, least=LEAST)
    canvas.sketch(*window.centre, PICTOGRAMS[card.id], min(window.size))
    pitch = min(34, room // max(1, len(rows)))
    first = top + room // 2 - pitch * (len(rows) - 1) // 2
    left, sign = window.right + WINDOW, min(max(26, high // 5), pitch - 2)
    for number, items in enumerate(rows):
        row(canvas, (left + wide - RIM) // 2, first + number * pitch, items, sign, wide - RIM - left - 2, "m")
    return canvas.finished()


def _inside(size: tuple[int, int], card: Card, counter: int | None) -> tuple[Box, list[tuple[str, ...]]]:
    """The window with a card's picture, and the rows of values beside it."""
    wide, high = size
    top, rows = band(high), list(values(card, counter))
    room = high - top - RIM
    if rows and room // len(rows) < PITCH:
        rows = [tuple(together(rows))]
    return Box(RIM, top, _window(wide, room, rows), room).inset(WINDOW), rows


def ground(card: Card) -> str:
    """The colour of what a card's picture stands on."""
    return "water" if card.unit in AFLOAT else GROUNDS[card.colour]


def _window(wide: int, room: int, rows: list[tuple[str, ...]]) -> int:
    """How wide the picture is: all of the card where nothing stands beside it."""
    inner = wide - 2 * RIM
    if not rows:
        return inner
    return min(room, inner // 2)


@drawn_once
def framed(
    theme: Theme, size: tuple[int, int], colour: str, ground: str, frame: str, around: str, window: Box
) -> Canvas:
    """A card without what is printed on it, to be copied: its frame, its colour, and ground and sky in its window."""
    canvas = Canvas(theme, *size, around)
    canvas.panel(Box(0, 0, *size), frame, TILE_RADIUS)
    top = window.y - WINDOW
    body = Box(RIM, top, size[0] - 2 * RIM, size[1] - top - RIM)
    canvas.panel(body, f"tile.{COLOURS[colour]}", TILE_RADIUS - RIM)
    canvas.fill(body._replace(h=TILE_RADIUS), f"tile.{COLOURS[colour]}")
    canvas.panel(window, ground, CORNER)
    canvas.panel(window._replace(h=window.h * 3 // 4), "ripple", CORNER)
    canvas.fill(Box(window.x, window.y + window.h // 2, window.w, window.h // 4), "ripple")
    return canvas


@drawn_once
def region(theme: Theme, size: tuple[int, int], kind: str, number: int, stored: int, rolled: bool, around: str) -> Part:
    """A region: its land, its number as a die shows it, golden when it was `rolled`, and what is stored below."""
    canvas = _land(theme, size, kind, around).copy()
    wide, high = size
    top, across = _store(size)
    for place in range(stored):
        canvas.sketch(_slot(wide, place), top + (high - RIM - top) // 2, PICTOGRAMS[kind], across)
    die = min(max(36, high // 3), top - 10)
    box = Box(6, 6, die, die)
    canvas.panel(box, "gold" if rolled else "letter", 7, "shade", 3 if rolled else 2)
    canvas.text(*box.centre, str(number), Face.BOLD, die * 3 // 4, "shade", "m")
    return canvas.finished()


def _store(size: tuple[int, int]) -> tuple[int, int]:
    """Where a region's store begins, and how large what lies in it is."""
    wide, high = size
    across = min((wide - 2 * RIM) // STORE * 5 // 6, high // 3)
    return high - RIM - across - 6, across


def _slot(wide: int, place: int) -> int:
    """The middle of a place of a store."""
    return RIM + (wide - 2 * RIM) * (2 * place + 1) // (2 * STORE)


@drawn_once
def _land(theme: Theme, size: tuple[int, int], kind: str, around: str) -> Canvas:
    """A region with neither number nor goods, to be copied."""
    wide, high = size
    canvas = Canvas(theme, wide, high, around)
    canvas.panel(Box(0, 0, wide, high), LANDS[kind], TILE_RADIUS)
    top, across = _store(size)
    scene = Canvas(theme, wide - 2 * RIM, top - RIM, "ripple")
    scene.paste(0, 0, sketch(PICTOGRAMS[f"land_{kind}"], theme, scene.image.width, scene.image.height))
    canvas.part(RIM, RIM, scene.finished()._replace(mask=rounded(*scene.image.size, TILE_RADIUS - RIM)))
    canvas.panel(Box(RIM, top, wide - 2 * RIM, high - RIM - top), "panel", TILE_RADIUS - RIM)
    canvas.fill(Box(RIM, top - 2, wide - 2 * RIM, TILE_RADIUS), "panel")
    for place in range(STORE):
        canvas.sketch(_slot(wide, place), top + (high - RIM - top) // 2, "ring/2 line 8,8 24,24", across)
    return canvas


@drawn_once
def centre(seat: Seat, kind: str) -> str:
    """The sketch of a seat's settlement or city."""
    return PICTOGRAMS[f"centre_{kind}"].format(seat=seat)
