"""Cards of the Catan Card Game on the table, drawn once each: built cards, regions, the row between them."""

from typing import Final, NamedTuple

from engine.catan_cards.view import MAX_STORED, BuiltView, Card, RegionView
from engine.core.types import Seat
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, CanvasPart, Pen, rounded
from render.canvas.fonts import Typeface
from render.canvas.sketch import sketch
from render.canvas.theme import Theme
from render.catan_cards.values import TILE_COLOURS, together, values
from render.parts.pieces import centred_row, token
from render.parts.tiles import FADE_SHARE, TILE_RADIUS
from render.pictograms import PICTOGRAMS

MIN_CARD_TEXT: Final = 14
"""Size of the smallest letters of a card's name: they are 7 high in a message 550 pixels wide."""

CARD_RIM: Final = 3
CARD_WINDOW_MARGIN: Final = 2
CARD_RADIUS: Final = 5
"""Width of a card's frame, margin of the window with its picture, and radius of its corners."""

MIN_ROW_PITCH: Final = 21
"""Least distance from one row of values to the next; with less room there is a single row."""

LAND_COLOURS: Final = {
    "lumber": "dark.leaf",
    "brick": "dark.brick",
    "wool": "leaf",
    "grain": "dark.straw",
    "ore": "dark.stone",
    "gold": "dark.water",
}
"""The colour of each kind of region's frame."""

PICTURE_GROUNDS: Final = {
    "green": "light.leaf",
    "red": "light.stone",
    "brown": "straw",
    "road": "road",
    "yellow": "light.gold",
    "blue": "light.water",
}
"""Ground of pictures by the colour of the card: a meadow, a square, a field, a path, sand or water."""

FLOATING_UNITS: Final = ("trade_fleet", "fleet")
"""Units on the water, whatever their colour."""


class CardFrame(NamedTuple):
    """The colours of a card's frame and of all around its round corners."""

    colour: str
    around: str


class BuiltCard(NamedTuple):
    """A card that has been built in a seat's principality, with its printed values."""

    card: BuiltView
    printed: Card
    seat: Seat

    @property
    def foreign(self) -> bool:
        """Return True if it belongs to the other player."""
        return self.card.owner != self.seat

    def frame(self, around: str) -> CardFrame:
        """Return its frame, which has its owner's colour if it is foreign."""
        return CardFrame(f"seat.{self.card.owner}", around) if self.foreign else own_frame(self.printed, around)


class RegionFace(NamedTuple):
    """A region as drawn: its land, its number, its store, and whether its number was rolled."""

    kind: str
    number: int
    stored: int
    rolled: bool = False


def region_face(region: RegionView, rolled: int | None = None) -> RegionFace:
    """Return the face of a region, given the number that was rolled."""
    return RegionFace(region.kind, region.number, region.stored, region.number == rolled)


def own_frame(card: Card, around: str) -> CardFrame:
    """Return the frame of a card in the colour of its kind."""
    return CardFrame(f"band.{TILE_COLOURS[card.colour]}", around)


@drawn_once
def built(theme: Theme, size: tuple[int, int], shown: BuiltCard, name: str, around: str) -> CanvasPart:
    """Draw a card that has been built; a foreign one has its owner's colour and sign.

    Under a dogma it is faint, with a seal in place of its picture.
    """
    card, printed = shown.card, shown.printed
    canvas = Canvas(theme, *size, around)
    canvas.part(0, 0, face(theme, size, printed, card.counter, name, shown.frame(around)))
    mask = None
    if card.dogma is not None:
        window, _ = _inside(size, printed, card.counter)
        canvas.fade("panel", FADE_SHARE)
        canvas.sketch(*window.centre, PICTOGRAMS["dogma"], min(window.size))
        mask = rounded(*size, TILE_RADIUS)
    if shown.foreign:
        canvas.paste(2, size[1] - 31, token(theme, card.owner, 30))
    return canvas.finished()._replace(mask=mask)


def band(high: int) -> int:
    """Return the height of the heading of a card."""
    return max(23, high // 5)


@drawn_once
def face(
    theme: Theme, size: tuple[int, int], card: Card, counter: int | None, name: str, frame: CardFrame
) -> CanvasPart:
    """Draw the face of a card: its name, its picture, its values and effects."""
    wide, high = size
    top, room = band(high), high - band(high) - CARD_RIM
    window, rows = _inside(size, card, counter)
    canvas = framed(theme, size, card.colour, ground(card), frame, window).copy()
    canvas.text(7, top // 2 + 1, name, Pen(Typeface.BOLD, top - 5, "letter", MIN_CARD_TEXT), room=wide - 11)
    canvas.sketch(*window.centre, PICTOGRAMS[card.id], min(window.size))
    pitch = min(34, room // max(1, len(rows)))
    first = top + room // 2 - pitch * (len(rows) - 1) // 2
    left, sign = window.right + CARD_WINDOW_MARGIN, min(max(26, high // 5), pitch - 2)
    for number, items in enumerate(rows):
        centred_row(
            canvas, (left + wide - CARD_RIM) // 2, first + number * pitch, items, sign, wide - CARD_RIM - left - 2
        )
    return canvas.finished()


def _inside(size: tuple[int, int], card: Card, counter: int | None) -> tuple[Box, list[tuple[str, ...]]]:
    """Return the window with a card's picture, and the rows of values beside it."""
    wide, high = size
    top, rows = band(high), list(values(card, counter))
    room = high - top - CARD_RIM
    if rows and room // len(rows) < MIN_ROW_PITCH:
        rows = [tuple(together(rows))]
    return Box(CARD_RIM, top, _window(wide, room, rows), room).inset(CARD_WINDOW_MARGIN), rows


def ground(card: Card) -> str:
    """Return the colour of the ground of a card's picture."""
    return "water" if card.unit in FLOATING_UNITS else PICTURE_GROUNDS[card.colour]


def _window(wide: int, room: int, rows: list[tuple[str, ...]]) -> int:
    """Return the width of the picture: all of the card where there are no values beside it."""
    inner = wide - 2 * CARD_RIM
    if not rows:
        return inner
    return min(room, inner // 2)


@drawn_once
def framed(theme: Theme, size: tuple[int, int], colour: str, ground: str, frame: CardFrame, window: Box) -> Canvas:
    """Draw a card without its contents, to be copied: its frame, its colour, and ground and sky in its window."""
    canvas = Canvas(theme, *size, frame.around)
    canvas.panel(Box(0, 0, *size), frame.colour, TILE_RADIUS)
    top = window.y - CARD_WINDOW_MARGIN
    body = Box(CARD_RIM, top, size[0] - 2 * CARD_RIM, size[1] - top - CARD_RIM)
    canvas.panel(body, f"tile.{TILE_COLOURS[colour]}", TILE_RADIUS - CARD_RIM)
    canvas.fill(body._replace(h=TILE_RADIUS), f"tile.{TILE_COLOURS[colour]}")
    canvas.panel(window, ground, CARD_RADIUS)
    canvas.panel(window._replace(h=window.h * 3 // 4), "ripple", CARD_RADIUS)
    canvas.fill(Box(window.x, window.y + window.h // 2, window.w, window.h // 4), "ripple")
    return canvas


@drawn_once
def region(theme: Theme, size: tuple[int, int], shown: RegionFace, around: str) -> CanvasPart:
    """Draw a region: its land, its number on a die, golden when it was rolled, and its store below."""
    canvas = _land(theme, size, shown.kind, around).copy()
    wide, high = size
    top, across = _store(size)
    for place in range(shown.stored):
        canvas.sketch(_slot(wide, place), top + (high - CARD_RIM - top) // 2, PICTOGRAMS[shown.kind], across)
    die = min(max(36, high // 3), top - 10)
    box = Box(6, 6, die, die)
    canvas.panel(box, "gold" if shown.rolled else "letter", 7, "shade", 3 if shown.rolled else 2)
    canvas.text(*box.centre, str(shown.number), Pen(Typeface.BOLD, die * 3 // 4, "shade"), "m")
    return canvas.finished()


def _store(size: tuple[int, int]) -> tuple[int, int]:
    """Return the upper edge of a region's store, and the size of the goods in it."""
    wide, high = size
    across = min((wide - 2 * CARD_RIM) // MAX_STORED * 5 // 6, high // 3)
    return high - CARD_RIM - across - 6, across


def _slot(wide: int, place: int) -> int:
    """Return the middle of a place of a store."""
    return CARD_RIM + (wide - 2 * CARD_RIM) * (2 * place + 1) // (2 * MAX_STORED)


@drawn_once
def _land(theme: Theme, size: tuple[int, int], kind: str, around: str) -> Canvas:
    """Draw a region with neither number nor goods, to be copied."""
    wide, high = size
    canvas = Canvas(theme, wide, high, around)
    canvas.panel(Box(0, 0, wide, high), LAND_COLOURS[kind], TILE_RADIUS)
    top, across = _store(size)
    scene = Canvas(theme, wide - 2 * CARD_RIM, top - CARD_RIM, "ripple")
    scene.paste(0, 0, sketch(PICTOGRAMS[f"land_{kind}"], theme, scene.image.width, scene.image.height))
    canvas.part(CARD_RIM, CARD_RIM, scene.finished()._replace(mask=rounded(*scene.image.size, TILE_RADIUS - CARD_RIM)))
    canvas.panel(Box(CARD_RIM, top, wide - 2 * CARD_RIM, high - CARD_RIM - top), "panel", TILE_RADIUS - CARD_RIM)
    canvas.fill(Box(CARD_RIM, top - 2, wide - 2 * CARD_RIM, TILE_RADIUS), "panel")
    for place in range(MAX_STORED):
        canvas.sketch(_slot(wide, place), top + (high - CARD_RIM - top) // 2, "ring/2 line 8,8 24,24", across)
    return canvas


@drawn_once
def centre(seat: Seat, kind: str) -> str:
    """Return the sketch of a seat's settlement or city."""
    return PICTOGRAMS[f"centre_{kind}"].format(seat=seat)
