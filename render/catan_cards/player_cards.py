"""Cards of the players of the Catan Card Game: points and their sources, strength, trade, hand, resources."""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from engine.catan_cards.view import RESOURCES, SAFE_FROM_BRIGANDS, CatanCardsView
from engine.core.types import Seat
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, CanvasPart, Pen
from render.canvas.fonts import Typeface
from render.canvas.theme import Theme
from render.parts.layout import Layout
from render.parts.pieces import token
from render.parts.player_cards import Figure, difference, player_name
from render.pictograms import PICTOGRAMS
from render.prose.words import Words

SOURCE_ICONS: Final = {
    "settlements": "settlement",
    "cities": "city",
    "buildings": "building",
    "arch": "arch",
    "knight": "knight",
    "windmill": "trade",
}

CELL_WIDTH: Final = 78
CELL_HEIGHT: Final = 46
DIGIT_WIDTH: Final = 13
"""Width of a figure, height of a row, and width of a digit of a source of points."""

FIGURE_SIGN: Final = 30
"""Size of the sign of a figure."""

SOURCE_GAP: Final = 20
"""Distance between two sources of points."""

PLAYER_RIM: Final = 3
"""Width of a card's rim; that of an asked player is wider."""

NAME_HEIGHT: Final = 56
"""Height of the name and the points."""

PLATE_RADIUS: Final = 16
"""Radius of the plate below an asked player's sign."""

STRIPE_WIDTH: Final = 12
"""Width of the stripe in a seat's colour while the seat is not asked."""


class PlayerCard(NamedTuple):
    """Contents of a player's card; `held` are the player's tokens, by the figure that brought them."""

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
    """Draw both players' cards with the changes since `earlier`; an asked player has a frame."""
    for seat in range(len(view.principalities)):
        box = place.places[f"card.{seat}"]
        canvas.part(box.x, box.y, _card(canvas.theme, box.size, _content(view, earlier, words, seat)))


def _content(view: CatanCardsView, earlier: CatanCardsView, words: Words, seat: Seat) -> PlayerCard:
    own, previous = view.principalities[seat], earlier.principalities[seat]
    holders = {"strength": view.knight, "trade": view.windmill}
    now = {"strength": own.strength, "tournament": own.tournament, "trade": own.trade, "hand": own.hand}
    then = {
        "strength": previous.strength,
        "tournament": previous.tournament,
        "trade": previous.trade,
        "hand": previous.hand,
    }
    return PlayerCard(
        seat,
        player_name(words, seat),
        seat in view.asked,
        Figure("vp", own.points, own.points - previous.points),
        view.target,
        tuple(Figure(kind, amount, amount - then[kind]) for kind, amount in now.items()),
        tuple(kind for kind, holder in holders.items() if holder == seat),
        own.limit,
        tuple(
            Figure(kind, own.goods.get(kind, 0), own.goods.get(kind, 0) - previous.goods.get(kind, 0))
            for kind in RESOURCES
        ),
        own.exposed,
        tuple(
            Figure(icon, own.sources.get(source, 0)) for source, icon in SOURCE_ICONS.items() if own.sources.get(source)
        ),
    )


class FigureCell(NamedTuple):
    """A figure with its text, its colour, the gold frame of a token, and its width."""

    figure: Figure
    text: str
    role: str = "ink"
    framed: bool = False
    room: int = CELL_WIDTH


@drawn_once
def _card(theme: Theme, size: tuple[int, int], card: PlayerCard) -> CanvasPart:
    """Draw a card: name and points (in the seat's colour if asked), then figures, resources, sources of points."""
    canvas = Canvas(theme, *size)
    canvas.panel(Box(0, 0, *size), f"seat.{card.seat}", 12)
    box = Box(0, 0, *size)
    _plate(canvas, box, (PLAYER_RIM, NAME_HEIGHT) if card.asked else (STRIPE_WIDTH, PLAYER_RIM), card)
    _whose(canvas, Box(STRIPE_WIDTH + 8, 0, box.w - 190, NAME_HEIGHT), card)
    _points(canvas, box.w - 164, NAME_HEIGHT // 2 + 1, card, "letter" if card.asked else "ink")
    for number, cells in enumerate((_figures(card), _goods(card), _sources(card))):
        _line(canvas, STRIPE_WIDTH + 10, NAME_HEIGHT + 25 + number * CELL_HEIGHT, cells)
    return canvas.finished()


def _plate(canvas: Canvas, box: Box, corner: tuple[int, int], card: PlayerCard) -> None:
    """Draw the plate without the seat's colour: all from `corner` on but a rim, which is wider for an asked player."""
    rim = PLAYER_RIM + 2 * card.asked
    x, y = max(corner[0], rim), max(corner[1], rim)
    canvas.panel(Box(x, y, box.w - x - rim, box.h - y - rim), "panel", 9)


def _whose(canvas: Canvas, box: Box, card: PlayerCard) -> None:
    """Draw the seat's sign and the player's name, in two lines if there is room for them."""
    size = min(60, box.h - 16)
    if card.asked:
        canvas.panel(Box(box.x - 3, box.centre[1] - size // 2 - 3, size + 6, size + 6), "letter", PLATE_RADIUS)
    canvas.paste(box.x, box.centre[1] - size // 2, token(canvas.theme, card.seat, size))
    room = box._replace(x=box.x + size + 14, w=box.w - size - 14).inset(0, 6)
    canvas.paragraph(room, card.name, Pen(Typeface.BOLD, 32, "letter" if card.asked else "ink", 18))


def _line(canvas: Canvas, x: int, y: int, cells: Iterable[FigureCell]) -> None:
    for cell in cells:
        _cell(canvas, x, y, cell)
        x += cell.room


def _figures(card: PlayerCard) -> Iterator[FigureCell]:
    for figure in card.figures:
        text = f"{figure.amount}/{card.limit}" if figure.kind == "hand" else str(figure.amount)
        room = CELL_WIDTH + 24 if figure.kind == "hand" else CELL_WIDTH + 14
        yield FigureCell(figure, text, "ink" if figure.amount else "faint", figure.kind in card.held, room=room)
    role = "loss" if card.exposed > SAFE_FROM_BRIGANDS else "faint"
    yield FigureCell(Figure("mask", card.exposed), str(card.exposed), role)


def _goods(card: PlayerCard) -> Iterator[FigureCell]:
    for figure in card.goods:
        yield FigureCell(figure, str(figure.amount), "ink" if figure.amount else "line")


def _sources(card: PlayerCard) -> Iterator[FigureCell]:
    for figure in card.sources:
        text = str(figure.amount)
        yield FigureCell(figure, text, room=FIGURE_SIGN + SOURCE_GAP + DIGIT_WIDTH * len(text))


def _points(canvas: Canvas, x: int, y: int, card: PlayerCard, role: str) -> None:
    canvas.sketch(x + 18, y - 1, PICTOGRAMS["vp"], 36)
    wide = canvas.text(x + 40, y, str(card.points.amount), Pen(Typeface.TITLE, 40, role))
    canvas.text(x + 42 + wide, y + 4, f"/{card.target}", Pen(Typeface.BOLD, 22, "faint" if role == "ink" else role))
    difference(canvas, x + 24, max(1, y - 38), card.points.change)


def _cell(canvas: Canvas, x: int, y: int, cell: FigureCell) -> None:
    """Draw a sign and its figure."""
    if cell.framed:
        canvas.panel(Box(x - 5, y - 21, cell.room - 6, 42), "gold", 12)
        canvas.panel(Box(x - 2, y - 18, cell.room - 12, 36), "light.gold", 10)
    canvas.sketch(x + FIGURE_SIGN // 2, y, PICTOGRAMS[cell.figure.kind], FIGURE_SIGN)
    role = "shade" if cell.framed else cell.role
    canvas.text(x + FIGURE_SIGN + 4, y, cell.text, Pen(Typeface.BOLD, FIGURE_SIGN - 4, role))
    difference(canvas, x + FIGURE_SIGN, y - 29, cell.figure.change)
