"""The heading that says whose turn it is, and one card for each player, in turn order."""

from functools import lru_cache
from typing import Final, NamedTuple

from engine.caylus.view import CaylusView, PlayerView
from render.canvas import Box, Canvas, Part
from render.caylus.layout import Layout
from render.fonts import Face, drawable, width
from render.phrases import ask_line, name
from render.pieces import ICONS, LETTERS, token
from render.theme import Theme
from render.words import Words

HELD: Final = ("denier", "food", "wood", "stone", "cloth", "gold", "worker")
"""What a card counts, from left to right."""

POINTS: Final = 142
INCOME: Final = 210
"""How far from a card's right edge the signs of points and of income stand."""


def player_name(words: Words, seat: int) -> str:
    """A player's name as far as the typefaces can draw it, or the seat's letter."""
    return drawable(words.seat(seat), LETTERS[seat])


def header(canvas: Canvas, view: CaylusView, words: Words, place: Layout) -> None:
    """In the colour of the seat that is asked, what it is asked; else the phase, and at the end who has won."""
    box = place.places["header"]
    winners = [seat for seat, rank in enumerate(view.outcome.ranks) if rank == 1] if view.outcome else []
    leading = next(iter((*view.asked, *winners)), None)
    canvas.panel(box, "band.special" if leading is None else f"seat.{leading}", 14)
    left = box.x + 20
    if leading is not None:
        size = min(box.h - 36, 84)
        canvas.panel(Box(left - 6, box.centre[1] - size // 2 - 4, size + 8, size + 8), "letter", size // 2)
        canvas.paste(left - 2, box.centre[1] - size // 2, token(canvas.theme, leading, size))
        left += size + 18
    room = box.right - left - 16
    canvas.text(left, box.y + 24, _moment(view, words), Face.BOLD, 24, "letter", room=room)
    title = _title(view, _Drawable(words), winners)
    canvas.paragraph(Box(left, box.y + 42, room, box.h - 50), title, Face.TITLE, 38, 20, "letter")


def _moment(view: CaylusView, words: Words) -> str:
    turn = words("board-turn", turn=view.turn)
    return f"{turn}  ·  {name(words, view.phase, 'phase')}" if view.asked else turn


def _title(view: CaylusView, words: Words, winners: list[int]) -> str:
    if winners:
        players = ", ".join(words.seat(seat) for seat in winners)
        return words("board-wins" if len(winners) == 1 else "board-share", player=players)
    if view.decisions:
        return ask_line(words, view.game, view.decisions[0])
    return ", ".join(words.seat(seat) for seat in view.asked) or name(words, view.phase, "phase")


class _Drawable:
    """The same words with players' names that can be drawn."""

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
    """An amount on a card and by how much it has changed."""

    amount: int
    change: int


class Card(NamedTuple):
    """All that a card shows: its place in turn order, the player, points and goods, the latter in the order of `HELD`."""

    number: int
    seat: int
    name: str
    asked: bool
    income: int
    points: Figure
    held: tuple[Figure, ...]


def cards(canvas: Canvas, view: CaylusView, earlier: CaylusView, words: Words, place: Layout) -> None:
    """Every player's card, in turn order, with what was won or lost since `earlier`; those who are asked have a frame."""
    for number, seat in enumerate(view.order):
        box = place.places[f"card.{number}"]
        player, once = view.players[seat], earlier.players[seat]
        card = Card(
            number + 1,
            seat,
            player_name(words, seat),
            seat in view.asked,
            player.income,
            Figure(player.vp, player.vp - once.vp),
            tuple(Figure(_held(player, kind), _held(player, kind) - _held(once, kind)) for kind in HELD),
        )
        canvas.part(box.x, box.y, _card(canvas.theme, (box.w, box.h), card))


def _held(player: PlayerView, kind: str) -> int:
    return {"denier": player.deniers, "worker": player.workers}.get(kind, player.cubes.get(kind, 0))


@lru_cache(maxsize=32)
def _blank(theme: Theme, size: tuple[int, int], rim: str, thick: int) -> Canvas:
    """A card with its icons, to be copied."""
    canvas = Canvas(theme, *size)
    box = Box(0, 0, *size)
    canvas.panel(box, "panel", 12, rim, thick)
    canvas.sketch(box.right - POINTS, 30, ICONS["vp"], 32)
    canvas.sketch(box.right - INCOME, 30, ICONS["denier"], 20)
    for number, kind in enumerate(HELD):
        canvas.sketch(_column(box.w, number) + 14, box.bottom - 26, ICONS[kind], 29)
    return canvas


def _column(wide: int, number: int) -> int:
    return 14 + number * ((wide - 24) // len(HELD))


@lru_cache(maxsize=64)
def _card(theme: Theme, size: tuple[int, int], card: Card) -> Part:
    """A whole card; few of them change from one picture to the next."""
    wide, high = size
    canvas = _blank(theme, size, *(f"seat.{card.seat}", 5) if card.asked else ("line", 2)).copy()
    canvas.text(14, 29, str(card.number), Face.SERIF, 24, "faint")
    canvas.paste(35, 11, token(theme, card.seat, 35))
    canvas.text(84, 29, card.name, Face.BOLD, 27, room=wide - 84 - INCOME - 20)
    canvas.text(wide - INCOME + 13, 30, f"+{card.income}", Face.BOLD, 20, "faint")
    points = canvas.text(wide - POINTS + 22, 30, str(card.points.amount), Face.TITLE, 38)
    _difference(canvas, wide - POINTS + 25 + points, 20, card.points.change)
    for column, (kind, (amount, change)) in enumerate(zip(HELD, card.held, strict=True)):
        x = _column(wide, column)
        canvas.text(x + 33, high - 26, str(amount), Face.BOLD, 26, "ink" if amount else "line")
        if kind != "worker":
            _difference(canvas, x + 30, 47, change)
    return canvas.finished()


def _difference(canvas: Canvas, x: int, y: int, change: int) -> None:
    """By how much a figure has changed, if it has; that of workers is to be seen on the board."""
    if change:
        text = f"+{change}" if change > 0 else f"−{-change}"
        size = 18 if abs(change) < 100 else 16
        plate = Box(x, y, width(text, Face.BOLD, size) + 10, 19)
        canvas.panel(plate, "gain" if change > 0 else "loss", 9)
        canvas.text(*plate.centre, text, Face.BOLD, size, "letter", "m")
