"""Headings with the active player, and cards of the players' goods, for every game."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from engine.core.types import Seat
from engine.core.view import View
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, CanvasPart, Pen
from render.canvas.fonts import Typeface, drawable, width
from render.canvas.theme import Theme
from render.parts.layout import Layout
from render.parts.pieces import SEAT_LETTERS, drawing, token
from render.pictograms import PICTOGRAMS
from render.picture import MAX_SEATS
from render.prose.facts import winners
from render.prose.lists import listed
from render.prose.numbers import written
from render.prose.phrases import ask_line, name
from render.prose.words import Words

POINTS_INSET: Final = 142
INCOME_INSET: Final = 210
"""Distance of the signs of points and of income from a card's right edge."""

FIRST_ROW: Final = 78
ROW_PITCH: Final = 46
"""Middle of the first row of goods on a card, and distance of the next one."""

CHANGE_LIFT: Final = 30
"""Distance of a changed amount's plate above the middle of its row."""


def player_name(words: Words, seat: int) -> str:
    """Return a player's name as far as it can be drawn, or the seat's letter, which also tells equal names apart."""
    own, *others = (
        drawable(words.seat(one), SEAT_LETTERS[one]) for one in (seat, *range(seat), *range(seat + 1, MAX_SEATS))
    )
    return f"{own} ({SEAT_LETTERS[seat]})" if own in others else own


def header(canvas: Canvas, view: View, words: Words, box: Box) -> None:
    """Draw the question, else the phase, or at the end the winner, in the colour of the `leading` seat."""
    plate(canvas, box, leading(view), "  ·  ".join(moments(view, words)), title(view, words))


def leading(view: View) -> Seat | None:
    """Return the seat whose colour a heading has: that of its question, else the only asked one, or the only winner."""
    seats = [decision.ask.seat for decision in view.decisions[:1]] or view.asked or winners(view)
    return seats[0] if len(seats) == 1 else None


def plate(canvas: Canvas, box: Box, seat: int | None, caption: str, title: str) -> None:
    """Draw a heading in the colour of a seat, with its sign."""
    canvas.panel(box, "band.special" if seat is None else f"seat.{seat}", 14)
    left = box.x + 20
    if seat is not None:
        size = min(box.h - 36, 84)
        canvas.panel(Box(left - 6, box.centre[1] - size // 2 - 4, size + 8, size + 8), "letter", size // 2)
        canvas.paste(left - 2, box.centre[1] - size // 2, token(canvas.theme, seat, size))
        left += size + 18
    room = box.right - left - 16
    canvas.text(left, box.y + 24, caption, Pen(Typeface.BOLD, 24, "letter"), room=room)
    canvas.paragraph(Box(left, box.y + 42, room, box.h - 50), title, Pen(Typeface.TITLE, 38, "letter", 20))


def moments(view: View, words: Words) -> tuple[str, ...]:
    """Return the turn and, while the game runs, its phase."""
    turn, phase = words("board-turn", turn=view.turn), name(words, view.phase, "phase")
    if not view.turn:
        return (phase,)
    return (turn, phase) if view.asked else (turn,)


def title(view: View, words: Words) -> str:
    """Return the question, with drawable names; at the end the winner.

    A question that only its player may read is described by `<game>-asked-<phase>`, which reveals nothing.
    """
    words, first = _Drawable(words), winners(view)
    if first:
        players = listed(words, [words.seat(seat) for seat in first])
        return words("board-wins" if len(first) == 1 else "board-share", player=players)
    if view.decisions:
        return ask_line(words, view.game, view.decisions[0])
    players = listed(words, [words.seat(seat) for seat in view.asked])
    private = f"{view.game}-asked-{view.phase}"
    if players and words.has(private):
        return words(private, player=players, count=len(view.asked))
    return players or name(words, view.phase, "phase")


class _Drawable:
    """The same words with drawable names of players."""

    def __init__(self, words: Words) -> None:
        self.locale = words.locale
        self._words = words

    def __call__(self, id: str, /, **args: str | int) -> str:
        return self._words(id, **args)

    def has(self, id: str) -> bool:
        return self._words.has(id)

    def seat(self, seat: int) -> str:
        return player_name(self._words, seat)


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
        box = place.places[f"card.{number}"]
        canvas.part(box.x, box.y, _card(canvas.theme, box.size, shown))


@drawn_once
def _blank(theme: Theme, size: tuple[int, int], rim: str, thick: int, kinds: tuple[tuple[str, ...], ...]) -> Canvas:
    """Draw a card with its icons, to be copied."""
    canvas = Canvas(theme, *size)
    box = Box(0, 0, *size)
    canvas.panel(box, "panel", 12, rim, thick)
    canvas.sketch(box.right - POINTS_INSET, 30, PICTOGRAMS["vp"], 32)
    canvas.sketch(box.right - INCOME_INSET, 30, PICTOGRAMS["denier"], 20)
    columns = max(map(len, kinds))
    for number, row in enumerate(kinds):
        for column, kind in enumerate(row):
            canvas.sketch(_column(box.w, column, columns) + 14, FIRST_ROW + number * ROW_PITCH, drawing(kind), 29)
    return canvas


def _column(wide: int, number: int, of: int) -> int:
    return 14 + number * ((wide - 24) // of)


@drawn_once
def _card(theme: Theme, size: tuple[int, int], card: PlayerPanel) -> CanvasPart:
    """Draw a card, with a frame if the player is asked. Cached, because few change from one picture to the next."""
    wide, _ = size
    kinds = tuple(tuple(figure.kind for figure in row) for row in card.held)
    rim = (f"seat.{card.seat}", 5) if card.asked else ("line", 2)
    canvas = _blank(theme, size, *rim, kinds).copy()
    if card.first:
        canvas.sketch(20, 29, PICTOGRAMS["first"], 26)
    else:
        canvas.text(14, 29, str(card.number), Pen(Typeface.SERIF, 24, "faint"))
    canvas.paste(35, 11, token(theme, card.seat, 35))
    canvas.text(84, 29, card.name, Pen(Typeface.BOLD, 27), room=wide - 84 - INCOME_INSET - 20)
    canvas.text(wide - INCOME_INSET + 13, 30, f"+{card.income}", Pen(Typeface.BOLD, 20, "faint"))
    points = canvas.text(wide - POINTS_INSET + 22, 30, str(card.points.amount), Pen(Typeface.TITLE, 38))
    difference(canvas, wide - POINTS_INSET + 25 + points, 20, card.points.change)
    columns = max(map(len, card.held))
    for number, row in enumerate(card.held):
        y = FIRST_ROW + number * ROW_PITCH
        for column, (kind, amount, change) in enumerate(row):
            x = _column(wide, column, columns)
            if change:
                canvas.panel(
                    Box(
                        x - 3, y - CHANGE_LIFT, _column(wide, 1, columns) - _column(wide, 0, columns) - 2, ROW_PITCH - 2
                    ),
                    "beyond",
                    8,
                )
                canvas.sketch(x + 14, y, drawing(kind), 29)
            canvas.text(x + 33, y, str(amount), Pen(Typeface.BOLD, 26, "ink" if amount else "line"))
            difference(canvas, x + 31, y - CHANGE_LIFT + 1, change)
    return canvas.finished()


def difference(canvas: Canvas, x: int, y: int, change: int) -> None:
    """Draw the change of a figure, if any."""
    if change:
        text = written(change, plus=True)
        size = 18 if abs(change) < 100 else 16
        plate = Box(x, y, width(text, Typeface.BOLD, size) + 10, 19)
        canvas.panel(plate, "gain" if change > 0 else "loss", 9)
        canvas.text(*plate.centre, text, Pen(Typeface.BOLD, size, "letter"), "m")
