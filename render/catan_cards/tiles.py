"""Cards of the Catan Card Game on the table, drawn once each: built cards, regions, the row between them."""

from typing import Final, NamedTuple

from engine.catan_cards.view import BuiltView, Card, RegionView
from engine.core.types import Seat
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas
from render.canvas.theme import Theme
from render.catan_cards.values import TILE_COLOURS
from render.parts.ground import meadow
from render.parts.tiles import TILE_RADIUS
from render.pictograms import PICTOGRAMS

CARD_RIM: Final = 3
CARD_WINDOW_MARGIN: Final = 2
CARD_RADIUS: Final = 5
"""Width of a card's frame, margin of the window with its picture, and radius of its corners."""

LAWN_FRAME: Final = 5
LAWN_RADIUS: Final = 14
LAWN_MARGIN: Final = 4
"""Width and radius of a principality's frame, and margin within it that has no flowers."""

LAND_COLOURS: Final = {
    "lumber": "dark.leaf",
    "brick": "dark.brick",
    "wool": "leaf",
    "grain": "dark.straw",
    "ore": "dark.stone",
    "gold": "dark.water",
}
"""Colours of the frames of regions, by kind."""

PICTURE_GROUNDS: Final = {
    "green": "light.leaf",
    "red": "light.stone",
    "brown": "straw",
    "road": "road",
    "yellow": "light.gold",
    "blue": "light.water",
}
"""Grounds of pictures, by the colour of the card: a meadow, a square, a field, a path, sand or water."""

FLOATING_UNITS: Final = ("trade_fleet", "fleet")
"""Units on the water, whatever their colour."""


class CardFrame(NamedTuple):
    """The colours of a card's frame and of the surface around its round corners."""

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


def ground(card: Card) -> str:
    """Return the colour of the ground of a card's picture."""
    return "water" if card.unit in FLOATING_UNITS else PICTURE_GROUNDS[card.colour]


@drawn_once
def framed(theme: Theme, size: tuple[int, int], colour: str, ground: str, frame: CardFrame, window: Box) -> Canvas:
    """Draw a card without its contents, to be copied: its frame, its colour, and ground and sky in a window with width."""
    canvas = Canvas(theme, *size, frame.around)
    canvas.panel(Box(0, 0, *size), frame.colour, TILE_RADIUS)
    top = window.y - CARD_WINDOW_MARGIN
    body = Box(CARD_RIM, top, size[0] - 2 * CARD_RIM, size[1] - top - CARD_RIM)
    canvas.panel(body, f"tile.{TILE_COLOURS[colour]}", TILE_RADIUS - CARD_RIM)
    canvas.fill(body._replace(h=TILE_RADIUS), f"tile.{TILE_COLOURS[colour]}")
    if not window.w:
        return canvas
    canvas.panel(window, ground, CARD_RADIUS)
    canvas.panel(window._replace(h=window.h * 3 // 4), "ripple", CARD_RADIUS)
    canvas.fill(Box(window.x, window.y + window.h // 2, window.w, window.h // 4), "ripple")
    return canvas


def lawn(canvas: Canvas, box: Box, seat: Seat) -> None:
    """Draw the land of a principality, with a frame in its owner's colour."""
    canvas.panel(box, "ground", LAWN_RADIUS, f"seat.{seat}", LAWN_FRAME)
    land = box.inset(LAWN_FRAME + LAWN_MARGIN)
    canvas.part(land.x, land.y, meadow(canvas.theme, land.size))


@drawn_once
def centre(seat: Seat, kind: str) -> str:
    """Return the sketch of a seat's settlement or city."""
    return PICTOGRAMS[f"centre_{kind}"].format(seat=seat)
