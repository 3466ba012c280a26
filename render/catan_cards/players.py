"""What each player of the Catan Card Game has: points and where they come from, strength, trade, hand, resources."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from engine.catan_cards.view import RESOURCES, SAFE_FROM_BRIGANDS, CatanCardsView
from engine.core.types import Seat
from render.canvas import Box, Canvas, Part
from render.catan_cards.layout import WIDTH
from render.fonts import Face
from render.icons import ICONS
from render.layout import Layout
from render.pieces import token
from render.players import Figure, difference, player_name
from render.theme import Theme
from render.words import Words

SOURCES: Final = {
    "settlements": "settlement",
    "cities": "city",
    "buildings": "building",
    "arch": "arch",
    "knight": "knight",
    "windmill": "trade",
}
"""The icon of each source of points."""

TOKENS: Final = {"strength": "knight", "trade": "windmill"}
"""Which token the most of each brings."""

CELL: Final = 74
POINTS: Final = 150
ROW: Final = 46


class Card(NamedTuple):
    """All that a player's card shows; `held` are the tokens that the player has, by the figure that brought them."""

    seat: Seat
    name: str
    asked: bool
    points: Figure
    target: int
    figures: tuple[Figure, ...]
    held: tuple[str, ...]
    limit: int
    goods: tuple[Figure, ...]
    exposed: int
    sources: tuple[Figure, ...]


def cards(canvas: Canvas, view: CatanCardsView, earlier: CatanCardsView, words: Words, place: Layout) -> None:
    """Both players' cards, with what was won or lost since `earlier`; who is asked has a frame."""
    for seat in range(len(view.principalities)):
        box = place.places[f"card.{seat}"]
        canvas.part(box.x, box.y, _card(canvas.theme, (box.w, box.h), _told(view, earlier, words, seat)))


def _told(view: CatanCardsView, earlier: CatanCardsView, words: Words, seat: Seat) -> Card:
    own, once = view.principalities[seat], earlier.principalities[seat]
    holders = {"strength": view.knight, "trade": view.windmill}
    now = {"strength": own.strength, "tournament": own.tournament, "trade": own.trade, "hand": own.hand}
    then = {"strength": once.strength, "tournament": once.tournament, "trade": once.trade, "hand": once.hand}
    return Card(
        seat,
        player_name(words, seat),
        seat in view.asked,
        Figure("vp", own.points, own.points - once.points),
        view.target,
        tuple(Figure(kind, amount, amount - then[kind]) for kind, amount in now.items()),
        tuple(kind for kind, holder in holders.items() if holder == seat),
        own.limit,
        tuple(
            Figure(kind, own.goods.get(kind, 0), own.goods.get(kind, 0) - once.goods.get(kind, 0)) for kind in RESOURCES
        ),
        own.exposed,
        tuple(Figure(icon, own.sources.get(source, 0)) for source, icon in SOURCES.items() if own.sources.get(source)),
    )


@lru_cache(maxsize=64)
def _card(theme: Theme, size: tuple[int, int], card: Card) -> Part:
    """A whole card: name, figures and points in the first line or lines, then resources, then the sources of points."""
    wide, high = size
    canvas = Canvas(theme, wide, high)
    rim = (f"seat.{card.seat}", 5) if card.asked else ("line", 2)
    canvas.panel(Box(0, 0, wide, high), "panel", 12, *rim)
    canvas.paste(14, 12, token(theme, card.seat, 38))
    broad = wide == WIDTH
    canvas.text(62, 31, card.name, Face.BOLD, 28, room=(330 if broad else wide - POINTS) - 74)
    _points(canvas, wide - POINTS, card)
    lines = [((*_figures(card),), 350, 31), ((*_goods(card),), 18, 31 + ROW), ((*_sources(card),), 560, 31 + ROW)]
    if not broad:
        lines = [(cells, 18, 31 + ROW * number) for number, (cells, _, _) in enumerate(lines, 1)]
        lines = [line for line in lines if line[2] < high]
    for cells, left, y in lines:
        x = left
        for cell in cells:
            x += _cell(canvas, x, y, cell)
    return canvas.finished()


class Cell(NamedTuple):
    """A figure with its text, how it is coloured, and the gold frame of a token."""

    figure: Figure
    text: str
    role: str = "ink"
    framed: bool = False
    room: int = CELL


def _figures(card: Card) -> Iterator[Cell]:
    for figure in card.figures:
        text = f"{figure.amount}/{card.limit}" if figure.kind == "hand" else str(figure.amount)
        room = CELL + 22 if figure.kind == "hand" else CELL + 12
        yield Cell(figure, text, "ink" if figure.amount else "faint", figure.kind in card.held, room)
    yield Cell(
        Figure("mask", card.exposed), str(card.exposed), "loss" if card.exposed > SAFE_FROM_BRIGANDS else "faint"
    )


def _goods(card: Card) -> Iterator[Cell]:
    for figure in card.goods:
        yield Cell(figure, str(figure.amount), "ink" if figure.amount else "line")


def _sources(card: Card) -> Iterator[Cell]:
    for figure in card.sources:
        yield Cell(figure, str(figure.amount), "faint")


def _points(canvas: Canvas, x: int, card: Card) -> None:
    canvas.sketch(x + 16, 31, ICONS["vp"], 34)
    wide = canvas.text(x + 38, 31, str(card.points.amount), Face.TITLE, 38)
    canvas.text(x + 42 + wide, 34, f"/{card.target}", Face.BOLD, 22, "faint")
    difference(canvas, x + 42 + wide, 9, card.points.change)


def _cell(canvas: Canvas, x: int, y: int, cell: Cell) -> int:
    """A sign and its figure; it gives how much room that took."""
    if cell.framed:
        canvas.panel(Box(x - 5, y - 21, cell.room - 8, 42), "gold", 12)
        canvas.panel(Box(x - 2, y - 18, cell.room - 14, 36), "light.gold", 10)
    canvas.sketch(x + 14, y, ICONS[cell.figure.kind], 29)
    canvas.text(x + 33, y, cell.text, Face.BOLD, 25, "shade" if cell.framed else cell.role)
    difference(canvas, x + 30, y - 29, cell.figure.change)
    return cell.room
