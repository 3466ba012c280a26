"""The heading that says whose turn it is, and one card for each player, in turn order."""

from typing import Final

from engine.caylus.view import CaylusView, PlayerView
from render.canvas import Box, Canvas
from render.caylus.layout import Layout
from render.fonts import Face, drawable, width
from render.phrases import ask_line, name
from render.pieces import ICONS, LETTERS, token
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


def ground(canvas: Canvas, place: Layout) -> None:
    """Blank cards."""
    for id, box in place.places.items():
        if id.startswith("card."):
            _blank(canvas, box, "line", 2)


def cards(canvas: Canvas, view: CaylusView, earlier: CaylusView, words: Words, place: Layout) -> None:
    """Every player's card, in turn order, with what was won or lost since `earlier`; those who are asked have a frame."""
    for number, seat in enumerate(view.order):
        box = place.places[f"card.{number}"]
        if seat in view.asked:
            _blank(canvas, box, f"seat.{seat}", 5)
        _card(canvas, view.players[seat], number + 1, words, box)
        _differences(canvas, view.players[seat], earlier.players[seat], box)


def _blank(canvas: Canvas, box: Box, rim: str, thick: int) -> None:
    canvas.panel(box, "panel", 12, rim, thick)
    canvas.sketch(box.right - POINTS, box.y + 30, ICONS["vp"], 32)
    canvas.sketch(box.right - INCOME, box.y + 30, ICONS["denier"], 20)
    for number, kind in enumerate(HELD):
        canvas.sketch(_column(box, number) + 14, box.bottom - 26, ICONS[kind], 29)


def _column(box: Box, number: int) -> int:
    return box.x + 14 + number * ((box.w - 24) // len(HELD))


def _card(canvas: Canvas, player: PlayerView, number: int, words: Words, box: Box) -> None:
    y = box.y + 29
    canvas.text(box.x + 14, y, str(number), Face.SERIF, 24, "faint")
    canvas.paste(box.x + 35, box.y + 11, token(canvas.theme, player.seat, 35))
    room = box.w - 84 - INCOME - 20
    canvas.text(box.x + 84, y, player_name(words, player.seat), Face.BOLD, 27, room=room)
    canvas.text(box.right - INCOME + 13, y + 1, f"+{player.income}", Face.BOLD, 21, "faint")
    canvas.text(box.right - POINTS + 22, y + 1, str(player.vp), Face.TITLE, 38)
    for column, kind in enumerate(HELD):
        held = _held(player, kind)
        canvas.text(_column(box, column) + 33, box.bottom - 26, str(held), Face.BOLD, 26, "ink" if held else "line")


def _held(player: PlayerView, kind: str) -> int:
    return {"denier": player.deniers, "worker": player.workers}.get(kind, player.cubes.get(kind, 0))


def _differences(canvas: Canvas, player: PlayerView, earlier: PlayerView, box: Box) -> None:
    """Beside the points and above each good by how much it has changed; workers are to be seen on the board."""
    points = box.right - POINTS + 25 + width(str(player.vp), Face.TITLE, 38)
    _difference(canvas, points, box.y + 20, player.vp - earlier.vp)
    for column, kind in enumerate(HELD):
        if kind != "worker":
            _difference(canvas, _column(box, column) + 30, box.y + 47, _held(player, kind) - _held(earlier, kind))


def _difference(canvas: Canvas, x: int, y: int, change: int) -> None:
    if change:
        text = f"+{change}" if change > 0 else f"−{-change}"
        size = 18 if abs(change) < 100 else 16
        plate = Box(x, y, width(text, Face.BOLD, size) + 10, 19)
        canvas.panel(plate, "gain" if change > 0 else "loss", 9)
        canvas.text(*plate.centre, text, Face.BOLD, size, "letter", "m")
