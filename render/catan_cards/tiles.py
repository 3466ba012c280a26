"""Cards of the Catan Card Game as they lie on the table, drawn once each: what is built, regions, the row between them."""

from functools import lru_cache
from typing import Final

from engine.catan_cards.view import STORE, BuiltView, Card
from engine.core.types import Seat
from render.canvas.canvas import Box, Canvas, Part, rounded
from render.canvas.fonts import Face
from render.canvas.sketch import sketch
from render.canvas.theme import Theme
from render.catan_cards.art import ART
from render.catan_cards.values import COLOURS, together, values
from render.icons import ICONS
from render.parts.pieces import row, token
from render.parts.tiles import GONE, TILE_RADIUS

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

SCENES: Final = {
    "lumber": """
        oval light.leaf -14,11 24,42
        oval leaf 2,10 50,50
        rect wood 17.2,12 19,16
        poly dark.leaf 18.1,2 23,13 13.2,13
        rect wood 26.4,11 28.4,15
        poly dark.leaf 27.4,0 33,12.5 21.8,12.5
        rect wood 22,16 23.8,19
        poly dark.leaf 22.9,5.5 28,17 17.8,17
        rect wood 8.4,20 10,23
        poly dark.leaf 9.2,14 12.6,21 5.8,21
    """,
    "brick": """
        oval light.brick -16,11 24,44
        oval brick 8,7 48,44
        oval dark.brick 3,15 52,52
        rect light.brick 18,9 23,11.6
        rect roof 23.6,9 28.6,11.6
        rect roof 15.6,12.2 20.6,14.8
        rect light.brick 21.2,12.2 26.2,14.8
        rect roof 26.8,12.2 31.8,14.8
        rect light.brick 16.8,6 21.8,8.5
    """,
    "wool": """
        oval light.leaf -14,11 26,44
        oval leaf 4,8 50,48
        oval any 17,7.4 26,14
        oval shade 24.4,7 28.4,11.4
        line/1.2 shade 19.5,13.4 19.5,16
        line/1.2 shade 23.6,13.4 23.6,16
        oval any 5,15.6 12,20.6
        oval shade 3.6,15.4 6.8,18.8
        oval any 24,3.4 29,7
        oval shade 28,3.4 30.2,5.8
    """,
    "grain": """
        oval light.straw -14,10 30,44
        poly straw 0,18 32,10 32,40 0,40
        line/1.2 dark.straw 17,17 17,5
        line/1.2 dark.straw 21.6,16 21.6,3
        line/1.2 dark.straw 26.2,15 26.2,5
        line/1.2 dark.straw 30.4,14 30.4,3
        oval dark.straw 15.4,1.6 18.6,8
        oval dark.straw 20,0 23.2,6.4
        oval dark.straw 24.6,1.6 27.8,8
        oval dark.straw 28.8,0 32,6.4
        line/1.2 dark.straw 0,22 14,18.4
        line/1.2 dark.straw 18,21 32,17.4
    """,
    "ore": """
        poly dark.stone 2,20 17,4 32,20
        poly any 17,4 20,7.4 17.6,9.4 15.6,8 13.8,7.6
        poly stone 14,20 25.4,1 36,20
        poly any 25.4,1 28.2,5.8 25.8,7.6 23.8,6.2 22,6.6
        oval light.stone -14,14 20,44
        oval dark.stone 10,13.4 50,48
        oval roof 21,15.6 24.6,18
        oval shade 26,16.6 29,18.8
    """,
    "gold": """
        oval light.leaf -14,9 50,48
        poly water 21,8.8 25,8.8 21,13 29,16.4 26,22 20,40 2,40 14,22 16,16.4 15,13
        poly light.water 21,13 23,14 20,19 12,30 10,30 17,19
        oval gold 25,9.6 29,12.6
        oval gold 28.6,12 32,14.8
        oval gold 8,14 12,17
        oval dark.gold 28,17.6 32,20.4
        oval gold 11.4,16.4 14.8,19
    """,
}
"""The landscape of each kind of region, above its store; what tells it stands on the right, beside the number."""

HOUSE: Final = """
    oval dark.ground 2,26 30,32
    rect light.straw 6,14 26,29
    poly dark.seat.{seat} 1,16 16,1 31,16
    poly seat.{seat} 4,15 16,3.5 28,15
    rect wood 13,20 19,29
    rect light.water 8,19 11,23
    rect light.water 21,19 24,23
"""
TOWN: Final = """
    oval dark.ground 0,27 32,32
    rect stone 2,14 9,30
    rect stone 23,14 30,30
    rect light.stone 8,18 24,30
    rect light.stone 11,9 21,30
    poly seat.{seat} 1,14 5.5,6 10,14
    poly seat.{seat} 22,14 26.5,6 31,14
    poly dark.seat.{seat} 9,10 16,0 23,10
    poly seat.{seat} 11,9.5 16,2.5 21,9.5
    poly shade 13,30 13,24 16,21 19,24 19,30
    rect shade 14.5,13 17.5,17
"""
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

CENTRES: Final = {"settlement": HOUSE, "city": TOWN}
"""What settlements and cities look like, with roofs of their seat's colour."""


@lru_cache(maxsize=256)
def built(
    theme: Theme, size: tuple[int, int], card: BuiltView, printed: Card, host: Seat, name: str, around: str
) -> Part:
    """A card that has been built, with what is `printed` on it; a foreign one has its owner's colour and sign, one under a dogma is faint and sealed."""
    canvas = Canvas(theme, *size, around)
    foreign = card.owner != host
    frame = f"seat.{card.owner}" if foreign else ""
    canvas.part(0, 0, face(theme, size, printed, card.counter, name, around, frame))
    if card.dogma is not None:
        canvas.fade("panel", GONE)
        canvas.sketch(size[0] // 2 + 8, size[1] * 5 // 8, ART["dogma"], size[1] * 3 // 5)
        canvas.paste(4, size[1] - 32, token(theme, card.dogma, 28))
    if foreign:
        canvas.paste(2, size[1] - 31, token(theme, card.owner, 30))
    return canvas.finished()


def band(high: int) -> int:
    """Height of the heading of a card of that height."""
    return max(23, high // 5)


@lru_cache(maxsize=256)
def face(
    theme: Theme, size: tuple[int, int], card: Card, counter: int | None, name: str, around: str, frame: str = ""
) -> Part:
    """The face of a card: its name, its picture, what it is worth and does; framed in its own colour unless `frame` is another."""
    wide, high = size
    top, rows = band(high), list(values(card, counter))
    room = high - top - RIM
    if rows and room // len(rows) < PITCH:
        rows = [tuple(together(rows))]
    across = _window(wide, room, rows)
    window = Box(RIM, top, across, room).inset(WINDOW)
    frame = frame or f"band.{COLOURS[card.colour]}"
    canvas = framed(theme, size, card.colour, ground(card), frame, around, window).copy()
    canvas.text(7, top // 2 + 1, name, Face.BOLD, top - 5, "letter", room=wide - 11, least=LEAST)
    canvas.sketch(*window.centre, ART[card.id], min(window.w, window.h))
    pitch = min(34, room // max(1, len(rows)))
    first = top + room // 2 - pitch * (len(rows) - 1) // 2
    left = RIM + across
    for number, items in enumerate(rows):
        row(
            canvas,
            (left + wide - RIM) // 2,
            first + number * pitch,
            items,
            min(26, pitch - 2),
            wide - RIM - left - 2,
            "m",
        )
    return canvas.finished()


def ground(card: Card) -> str:
    """The colour of what a card's picture stands on."""
    return "water" if card.unit in AFLOAT else GROUNDS[card.colour]


def _window(wide: int, room: int, rows: list[tuple[str, ...]]) -> int:
    """How wide the picture is: all of the card where nothing stands beside it."""
    inner = wide - 2 * RIM
    if not rows:
        return inner
    return min(room, inner // 2)


@lru_cache(maxsize=64)
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


@lru_cache(maxsize=256)
def region(theme: Theme, size: tuple[int, int], kind: str, number: int, stored: int, rolled: bool, around: str) -> Part:
    """A region: its land, its number as a die shows it, golden when it was `rolled`, and what is stored below."""
    canvas = _land(theme, size, kind, around).copy()
    wide, high = size
    top, across = _store(size)
    for place in range(stored):
        canvas.sketch(_slot(wide, place), top + (high - RIM - top) // 2, ICONS[kind], across)
    die = min(36, top - 10)
    box = Box(6, 6, die, die)
    canvas.panel(box, "gold" if rolled else "letter", 7, "shade", 3 if rolled else 2)
    canvas.text(*box.centre, str(number), Face.BOLD, die * 3 // 4, "shade", "m")
    return canvas.finished()


def _store(size: tuple[int, int]) -> tuple[int, int]:
    """Where a region's store begins, and how large what lies in it is."""
    wide, high = size
    across = min((wide - 2 * RIM) // STORE - 2, high // 3)
    return high - RIM - across - 6, across


def _slot(wide: int, place: int) -> int:
    """The middle of a place of a store."""
    return RIM + (wide - 2 * RIM) * (2 * place + 1) // (2 * STORE)


@lru_cache(maxsize=32)
def _land(theme: Theme, size: tuple[int, int], kind: str, around: str) -> Canvas:
    """A region with neither number nor goods, to be copied."""
    wide, high = size
    canvas = Canvas(theme, wide, high, around)
    canvas.panel(Box(0, 0, wide, high), LANDS[kind], TILE_RADIUS)
    top, across = _store(size)
    scene = Canvas(theme, wide - 2 * RIM, top - RIM, "ripple")
    scene.paste(0, 0, sketch(SCENES[kind], theme, scene.image.width, scene.image.height))
    canvas.part(RIM, RIM, scene.finished()._replace(mask=rounded(*scene.image.size, TILE_RADIUS - RIM)))
    canvas.panel(Box(RIM, top, wide - 2 * RIM, high - RIM - top), "panel", TILE_RADIUS - RIM)
    canvas.fill(Box(RIM, top - 2, wide - 2 * RIM, TILE_RADIUS), "panel")
    for place in range(STORE):
        canvas.sketch(_slot(wide, place), top + (high - RIM - top) // 2, "ring/2 line 8,8 24,24", across)
    return canvas


@lru_cache(maxsize=32)
def centre(seat: Seat, kind: str) -> str:
    """The sketch of a seat's settlement or city."""
    return CENTRES[kind].format(seat=seat)
