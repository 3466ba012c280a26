"""Cards of the players of the Catan Card Game: points and their sources, strength, trade, hand, resources."""

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from engine.catan_cards.view import RESOURCES, SAFE_FROM_BRIGANDS, CatanCardsView
from engine.core.types import Seat
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, CanvasPart, Pen, rounded
from render.canvas.fonts import Typeface
from render.canvas.theme import Theme
from render.parts.heading import player_name
from render.parts.layout import Layout
from render.parts.pieces import crest
from render.parts.player_cards import Figure, difference
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

CELL_WIDTH: Final = 66
CELL_HEIGHT: Final = 45
DIGIT_WIDTH: Final = 13
"""Width of a figure, height of a row, and width of a digit of a source of points."""

HAND_WIDTH: Final = 102
"""Width of the cards in hand with their limit."""

FIGURE_SIGN: Final = 30
"""Size of the sign of a figure."""

SOURCE_GAP: Final = 18
"""Distance between two sources of points."""

NAME_HEIGHT: Final = 46
"""Height of the player's name."""

SCORE_WIDTH: Final = 104
POINTS_SIZE: Final = 62
TARGET_SIZE: Final = 26
"""Width of the points, and sizes of their letters and of those of the points that win."""

PLAYER_RIM: Final = 5
"""Width of a card's rim."""


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
    """Draw a card in the seat's colour: name and points, and on a plate figures, resources, sources of points.

    An asked player's has a frame.
    """
    wide, high = size
    canvas = Canvas(theme, wide, high)
    canvas.panel(Box(0, 0, wide, high), f"seat.{card.seat}", 14, *(("ink", PLAYER_RIM - 1) if card.asked else ()))
    sign = NAME_HEIGHT - 8
    canvas.paste(12, 7, crest(theme, card.seat, sign))
    name = Pen(Typeface.BOLD, 32, "letter", 18)
    canvas.text(12 + sign + 12, NAME_HEIGHT // 2 + 3, card.name, name, room=wide - sign - 40)
    plate = Box(SCORE_WIDTH, NAME_HEIGHT + 2, wide - SCORE_WIDTH - PLAYER_RIM - 2, high - NAME_HEIGHT - PLAYER_RIM - 4)
    canvas.panel(plate, "panel", 10)
    _points(canvas, Box(0, plate.y, SCORE_WIDTH, plate.h), card)
    for number, cells in enumerate((_figures(card), _goods(card), _sources(card))):
        _line(canvas, plate.x + 10, plate.y + 25 + number * CELL_HEIGHT, cells)
    return CanvasPart(canvas.image, tuple(canvas.labels), rounded(wide, high, 14))


def _line(canvas: Canvas, x: int, y: int, cells: Iterable[FigureCell]) -> None:
    for cell in cells:
        _cell(canvas, x, y, cell)
        x += cell.room


def _figures(card: PlayerCard) -> Iterator[FigureCell]:
    for figure in card.figures:
        text = f"{figure.amount}/{card.limit}" if figure.kind == "hand" else str(figure.amount)
        room = HAND_WIDTH if figure.kind == "hand" else CELL_WIDTH + 6
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


def _points(canvas: Canvas, box: Box, card: PlayerCard) -> None:
    """Draw the points, the largest figure, above those that win."""
    x, y = box.centre
    canvas.text(x, y - 16, str(card.points.amount), Pen(Typeface.TITLE, POINTS_SIZE, "letter"), "m")
    canvas.text(x, box.bottom - 20, f"/{card.target}", Pen(Typeface.BOLD, TARGET_SIZE, "letter"), "m")
    difference(canvas, x + 26, box.bottom - 20, card.points.change, "letter")


def _cell(canvas: Canvas, x: int, y: int, cell: FigureCell) -> None:
    """Draw a sign and its figure."""
    if cell.framed:
        canvas.panel(Box(x - 5, y - 21, cell.room - 6, 42), "gold", 12)
        canvas.panel(Box(x - 2, y - 18, cell.room - 12, 36), "light.gold", 10)
    canvas.sketch(x + FIGURE_SIGN // 2, y, PICTOGRAMS[cell.figure.kind], FIGURE_SIGN)
    role = "shade" if cell.framed else cell.role
    canvas.text(x + FIGURE_SIGN + 4, y, cell.text, Pen(Typeface.BOLD, FIGURE_SIGN - 4, role))
    difference(canvas, x + FIGURE_SIGN + 4, y - 18, cell.figure.change)
