"""Cards of the Catan Card Game as they lie on the table, drawn once each: what is built, regions, the row between them."""

from functools import lru_cache
from typing import Final

from engine.catan_cards.view import STORE, BuiltView, Card
from engine.core.types import Seat
from render.canvas import Box, Canvas, Part
from render.catan_cards.art import ART
from render.catan_cards.values import COLOURS, together, values
from render.fonts import Face
from render.icons import ICONS
from render.pieces import row, token
from render.theme import Theme
from render.tiles import GONE, TILE_RADIUS, blank

LOW: Final = 76
"""Height below which a card has no room for its pictogram beside its values."""

RIM: Final = 4

LANDS: Final = {
    "lumber": "leaf",
    "brick": "light.brick",
    "wool": "light.leaf",
    "grain": "light.straw",
    "ore": "light.stone",
    "gold": "light.water",
}
"""The colour of each kind of region."""

SCENES: Final = {
    "lumber": """
        rect wood 6,17 8,22
        poly dark.leaf 7,2 13,18 1,18
        rect wood 24,17 26,22
        poly dark.leaf 25,2 31,18 19,18
        rect wood 15,20 17.4,26
        poly dark.leaf 16,4 23,21 9,21
    """,
    "brick": """
        oval brick 0,10 16,30
        oval dark.brick 14,7 32,32
        rect light.brick 0,22 32,32
        rect roof 6,18 13,22
        rect dark.roof 14,18 21,22
        rect dark.roof 9,14 16,17.6
    """,
    "wool": """
        oval leaf -6,14 20,34
        oval leaf 12,11 40,34
        oval any 3,10 15,19
        oval shade 13,10 18,15
        line/1.6 shade 6,19 6,22
        line/1.6 shade 12,19 12,22
        oval any 18,5 27,12
        oval shade 16,5 20,9
        line/1.4 shade 20,12 20,14.5
        line/1.4 shade 25,12 25,14.5
    """,
    "grain": """
        poly straw 0,20 32,12 32,32 0,32
        line/1.5 dark.straw 5,26 5,9
        line/1.5 dark.straw 12,25 12,6
        line/1.5 dark.straw 19,24 19,8
        line/1.5 dark.straw 26,23 26,5
        oval dark.straw 3,4 7,12
        oval dark.straw 10,1 14,9
        oval dark.straw 17,3 21,11
        oval dark.straw 24,0 28,8
    """,
    "ore": """
        poly dark.stone 0,24 10,4 20,24
        poly any 10,4 13.5,11 10.5,13 7,11
        poly stone 10,24 22,7 34,24
        poly any 22,7 25.5,12 22,14 18.5,12
    """,
    "gold": """
        poly water 10,0 19,0 15,8 25,16 20,28 6,28 12,18 6,10
        oval gold 20,5 25,9
        oval gold 25,8 30,12
        oval gold 2,14 7,18
        oval gold 23,19 28,23
        oval dark.gold 14,20 18,23
    """,
}
"""The landscape of each kind of region, above its store."""

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
CENTRES: Final = {"settlement": HOUSE, "city": TOWN}
"""What settlements and cities look like, with roofs of their seat's colour."""


@lru_cache(maxsize=256)
def built(
    theme: Theme, size: tuple[int, int], card: BuiltView, printed: Card, host: Seat, name: str, around: str
) -> Part:
    """A card that has been built, with what is `printed` on it; a foreign one has its owner's colour and sign, one under a dogma is faint and sealed."""
    high = size[1]
    canvas = Canvas(theme, *size, around)
    box = Box(0, 0, *size)
    if card.owner != host:
        canvas.panel(box, f"seat.{card.owner}", TILE_RADIUS)
        box = box.inset(RIM)
    rim = around if card.owner == host else f"seat.{card.owner}"
    front = face(theme, (box.w, box.h), printed, card.counter, name, rim)
    canvas.part(box.x, box.y, front)
    if card.dogma is not None:
        canvas.fade("panel", GONE)
        canvas.part(box.x, box.y, front._replace(image=front.image.crop((0, 0, box.w, _band(box.h)))))
        canvas.sketch(box.centre[0], box.centre[1] + 12, ART["dogma"], min(box.h - 34, 72))
        canvas.paste(box.x + 4, box.bottom - 30, token(theme, card.dogma, 26))
    if card.owner != host:
        x = box.right - 28 if high < LOW else box.x - 3
        canvas.paste(x, box.bottom - 28, token(theme, card.owner, 30))
    return canvas.finished()


def _band(high: int) -> int:
    """Height of the heading of a card of that height."""
    return 20 if high < LOW else max(24, high // 5)


@lru_cache(maxsize=256)
def face(theme: Theme, size: tuple[int, int], card: Card, counter: int, name: str, around: str) -> Part:
    """The face of a card: its name, its pictogram, what it is worth and does."""
    wide, high = size
    band = _band(high)
    canvas = blank(theme, size, COLOURS[card.colour], around, band).copy()
    canvas.text(6, band // 2 + 1, name, Face.BOLD, band - 5, "letter", room=wide - 10, least=11)
    rows = list(values(card, counter))
    room = high - band
    if high < LOW:
        canvas.sketch(6 + room // 2, band + room // 2, ART[card.id], room - 6)
        row(canvas, room + 12, band + room // 2, together(rows), room - 10, wide - room - 16)
        return canvas.finished()
    across = min(room - 8, wide // 2 if rows else wide * 4 // 5)
    left = 4 + across // 2 if rows else wide // 2
    canvas.sketch(left, band + room // 2, ART[card.id], across)
    pitch = min(32, room // max(1, len(rows)))
    first = band + room // 2 - pitch * (len(rows) - 1) // 2
    for number, items in enumerate(rows):
        start = left + across // 2 + 2
        row(canvas, (start + wide - 3) // 2, first + number * pitch, items, min(28, pitch - 3), wide - 3 - start, "m")
    return canvas.finished()


@lru_cache(maxsize=256)
def region(theme: Theme, size: tuple[int, int], kind: str, number: int, stored: int, around: str) -> Part:
    """A region: its land, its number as a die shows it, and what is stored below."""
    wide, high = size
    canvas = Canvas(theme, wide, high, around)
    canvas.panel(Box(0, 0, wide, high), LANDS[kind], TILE_RADIUS)
    store = Box(0, high * 5 // 8, wide, high - high * 5 // 8)
    scene = min(store.y + 12, wide * 2 // 3)
    canvas.sketch(wide - 4 - scene // 2, store.y - scene // 2 + 10, SCENES[kind], scene)
    canvas.panel(store, "panel", TILE_RADIUS)
    canvas.fill(Box(0, store.y, wide, TILE_RADIUS), "panel")
    across = min(wide // 4 - 2, store.h - 10)
    for place in range(STORE):
        x = wide * (2 * place + 1) // (2 * STORE)
        if place < stored:
            canvas.sketch(x, store.centre[1], ICONS[kind], across)
        else:
            canvas.sketch(x, store.centre[1], "oval line 12,12 20,20", across)
    die = min(34, store.y - 12)
    canvas.panel(Box(5, 5, die, die), "letter", 7, "shade", 2)
    canvas.text(5 + die // 2, 5 + die // 2, str(number), Face.BOLD, die * 3 // 4, "shade", "m")
    return canvas.finished()


@lru_cache(maxsize=32)
def centre(seat: Seat, kind: str) -> str:
    """The sketch of a seat's settlement or city."""
    return CENTRES[kind].format(seat=seat)
