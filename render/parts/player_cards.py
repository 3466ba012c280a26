"""Cards of the players' goods, for every game."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from engine.core.view import View
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, CanvasPart, Pen
from render.canvas.fonts import Typeface
from render.canvas.theme import Theme
from render.parts.heading import player_name
from render.parts.layout import Layout
from render.parts.pieces import crest, drawing
from render.pictograms import PICTOGRAMS
from render.prose.numbers import written
from render.prose.words import Words

POINTS_INSET: Final = 142
INCOME_INSET: Final = 210
"""Distance of the signs of points and of income from a card's right edge."""

FIRST_ROW: Final = 81
ROW_PITCH: Final = 46
"""Middle of the first row of goods on a card, and distance to the next one."""

CARD_HEAD: Final = 56
CARD_RIM: Final = 5
CARD_POINTS: Final = 46
"""Height of a card's upper part, width of its rim, and size of the points."""

CHANGE_LIFT: Final = 17
CHANGE_SIZE: Final = 16
"""Distance of an amount's change above the middle of its row, and its size."""


class Figure(NamedTuple):
    """An amount of a kind (an item of `render.parts.pieces.row`), and its change."""

    kind: str
    amount: int
    change: int = 0


class Row(NamedTuple):
    """A player's income, points, and rows of goods."""

    seat: int
    income: int
    points: Figure
    held: tuple[tuple[Figure, ...], ...]


class PlayerPanel(NamedTuple):
    """Contents of a player's card: its place in turn order, the player, points, and rows of goods.

    The `first` player has a pennant in place of the number.
    """

    number: int
    seat: int
    name: str
    asked: bool
    income: int
    points: Figure
    held: tuple[tuple[Figure, ...], ...]
    first: bool = False


def player_cards(
    canvas: Canvas, view: View, words: Words, place: Layout, rows: Iterable[Row], *, pennant: bool = False
) -> None:
    """Draw a card for each row, in turn order; asked players have a frame, and the first a `pennant`, not a number."""
    for number, (seat, income, points, held) in enumerate(rows):
        asked, first = seat in view.asked, pennant and not number
        shown = PlayerPanel(number + 1, seat, player_name(words, seat), asked, income, points, held, first)
        _card(canvas, place.places[f"card.{number}"], shown)


@drawn_once
def _blank(
    theme: Theme, size: tuple[int, int], seat: int, asked: bool, kinds: tuple[tuple[str, ...], ...]
) -> CanvasPart:
    """Draw a card in the seat's colour with its sign and icons."""
    canvas = Canvas(theme, *size, "ground")
    box = Box(0, 0, *size)
    canvas.panel(box, f"seat.{seat}", 12, *(("ink", CARD_RIM) if asked else ()))
    canvas.panel(Box(CARD_RIM, CARD_HEAD, box.w - 2 * CARD_RIM, box.h - CARD_HEAD - CARD_RIM), "panel", 8)
    canvas.sketch(box.right - POINTS_INSET, 29, PICTOGRAMS["vp"], 32)
    canvas.sketch(box.right - INCOME_INSET, 30, PICTOGRAMS["denier"], 20)
    canvas.paste(35, 11, crest(theme, seat, 36))
    columns = max(map(len, kinds))
    for number, row in enumerate(kinds):
        for column, kind in enumerate(row):
            canvas.sketch(_column(box.w, column, columns) + 14, FIRST_ROW + number * ROW_PITCH, drawing(kind), 29)
    return canvas.finished()


def _column(wide: int, number: int, of: int) -> int:
    return 14 + number * ((wide - 24) // of)


def _card(canvas: Canvas, box: Box, card: PlayerPanel) -> None:
    """Draw a card, with a frame if the player is asked. Only its blank is cached: cards would fill the cache."""
    left, top, wide, _ = box
    kinds = tuple(tuple(figure.kind for figure in row) for row in card.held)
    canvas.part(left, top, _blank(canvas.theme, box.size, card.seat, card.asked, kinds))
    if card.first:
        canvas.sketch(left + 20, top + 29, PICTOGRAMS["first"], 26)
    else:
        canvas.text(left + 14, top + 29, str(card.number), Pen(Typeface.SERIF, 24, "letter"))
    name, room = Pen(Typeface.BOLD, 27, "letter"), wide - 84 - INCOME_INSET - 20
    canvas.text(left + 84, top + 29, card.name, name, room=room)
    canvas.text(box.right - INCOME_INSET + 13, top + 30, f"+{card.income}", Pen(Typeface.BOLD, 20, "letter"))
    after = box.right - POINTS_INSET + 22
    after += canvas.text(after, top + 30, str(card.points.amount), Pen(Typeface.TITLE, CARD_POINTS, "letter"))
    difference(canvas, after + 3, top + 16, card.points.change, "letter")
    columns = max(map(len, card.held))
    for number, row in enumerate(card.held):
        y = top + FIRST_ROW + number * ROW_PITCH
        for column, (_, amount, change) in enumerate(row):
            x = left + _column(wide, column, columns) + 33
            canvas.text(x, y, str(amount), Pen(Typeface.BOLD, 26, "ink" if amount else "line"))
            difference(canvas, x, y - CHANGE_LIFT, change)


def difference(canvas: Canvas, x: int, y: int, change: int, role: str = "") -> None:
    """Write the change of a figure, if any, small above it; in the colour of a gain or a loss, or of `role`."""
    if change:
        pen = Pen(Typeface.BOLD, CHANGE_SIZE, role or ("gain" if change > 0 else "loss"))
        canvas.text(x, y, written(change, plus=True), pen)
