"""The heading that says whose turn it is, and one card for each player, in turn order."""

from typing import Final

from engine.caylus.view import CaylusView, PlayerView
from render.canvas import Box, Canvas
from render.caylus.layout import Layout
from render.fonts import Face, drawable
from render.phrases import ask_line, name
from render.pieces import ICONS, LETTERS, token
from render.words import Words

CUBES: Final = ("food", "wood", "stone", "cloth", "gold")


def player_name(words: Words, seat: int) -> str:
    """A player's name as far as the typefaces can draw it, or the seat's letter."""
    return drawable(words.seat(seat), LETTERS[seat])


def header(canvas: Canvas, view: CaylusView, words: Words, place: Layout) -> None:
    """Turn and phase, and in the colour of the seat that is asked: what it is asked."""
    box = place.places["header"]
    seats = view.asked or tuple(seat for seat, rank in enumerate(_ranks(view)) if rank == 1)
    canvas.panel(box, f"seat.{seats[0]}" if seats else "band.special", 14)
    turn = f"{words('board-turn', turn=view.turn)}  ·  {name(words, view.phase, 'phase')}"
    size = min(box.h - 36, 84)
    left = box.x + 18
    for number, seat in enumerate(seats[:1]):
        canvas.panel(Box(left - 4, box.centre[1] - size // 2 - 4, size + 8, size + 8), "letter", size // 2)
        canvas.paste(left, box.centre[1] - size // 2, token(canvas.theme, seat, size))
        left += (number + 1) * size + 20
    canvas.text(left, box.y + 24, turn, Face.BOLD, 24, "letter", room=box.right - left - 16)
    room = Box(left, box.y + 40, box.right - left - 16, box.h - 46)
    canvas.paragraph(room, _question(view, words), Face.TITLE, 36, 20, "letter", 2 if box.h < 120 else 3)


def _ranks(view: CaylusView) -> tuple[int, ...]:
    return view.outcome.ranks if view.outcome else ()


def _question(view: CaylusView, words: Words) -> str:
    if view.outcome is not None:
        winners = [player_name(words, seat) for seat, rank in enumerate(view.outcome.ranks) if rank == 1]
        return words("board-wins" if len(winners) == 1 else "board-share", player=", ".join(winners))
    if view.decisions:
        return ask_line(_Drawable(words), view.game, view.decisions[0])
    return ", ".join(player_name(words, seat) for seat in view.asked)


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


def cards(canvas: Canvas, view: CaylusView, words: Words, place: Layout) -> None:
    """Every player's card, in turn order."""
    for number, seat in enumerate(view.order):
        _card(canvas, view, view.players[seat], number + 1, words, place.places[f"card.{number}"])


def _card(canvas: Canvas, view: CaylusView, player: PlayerView, number: int, words: Words, box: Box) -> None:
    asked = player.seat in view.asked
    canvas.panel(box, "panel", 12, f"seat.{player.seat}" if asked else "line", 5 if asked else 2)
    canvas.text(box.x + 14, box.y + 29, str(number), Face.SERIF, 24, "faint")
    canvas.paste(box.x + 34, box.y + 10, token(canvas.theme, player.seat, 40))
    points = canvas.text(box.right - 14, box.y + 30, str(player.vp), Face.TITLE, 38, align="r")
    edge = box.right - 14 - points - 24
    canvas.sketch(edge, box.y + 30, ICONS["vp"], 32)
    edge -= 26
    edge -= canvas.text(edge, box.y + 30, f"+{player.income}", Face.BOLD, 21, "faint", "r") + 18
    canvas.sketch(edge + 6, box.y + 30, ICONS["denier"], 20)
    canvas.text(box.x + 84, box.y + 29, player_name(words, player.seat), Face.BOLD, 27, room=edge - box.x - 100)
    _goods(canvas, player, box.x + 14, box.y + 70, box.w - 24)


def _goods(canvas: Canvas, player: PlayerView, x: int, y: int, width: int) -> None:
    counts = {"denier": player.deniers, **{cube: player.cubes.get(cube, 0) for cube in CUBES}, "worker": player.workers}
    pitch = width // len(counts)
    for number, (kind, count) in enumerate(counts.items()):
        left = x + number * pitch
        canvas.sketch(left + 14, y, ICONS[kind], 29)
        canvas.text(left + 33, y, str(count), Face.BOLD, 26, "ink" if count else "line")
