"""Headings of boards and posters: the question, or the phase, or the winner, in the colour of a seat."""

from engine.core.types import Seat
from engine.core.view import View
from render.canvas.canvas import Box, Canvas, Pen
from render.canvas.fonts import Typeface, drawable
from render.parts.pieces import SEAT_LETTERS, token
from render.picture import MAX_SEATS
from render.prose.facts import winners
from render.prose.lists import listed
from render.prose.phrases import ask_line, name
from render.prose.words import Words


def player_name(words: Words, seat: int) -> str:
    """Return a player's name as far as it can be drawn, or the seat's letter, which also distinguishes equal names."""
    own, *others = (
        drawable(words.seat(one), SEAT_LETTERS[one]) for one in (seat, *range(seat), *range(seat + 1, MAX_SEATS))
    )
    return f"{own} ({SEAT_LETTERS[seat]})" if own in others else own


def header(canvas: Canvas, view: View, words: Words, box: Box) -> None:
    """Draw the question, or else the phase, or at the end the winner, in the colour of the `leading` seat."""
    plate(canvas, box, leading(view), "  ·  ".join(moments(view, words)), title(view, words))


def leading(view: View) -> Seat | None:
    """Return the seat whose colour a heading has: that of its question, or else the only asked one or winner."""
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
    """Return the turn and, while the game runs, its phase; for a game that ended in the setup, that it did."""
    turn, phase = words("board-turn", turn=view.turn), name(words, view.phase, "phase")
    if not view.turn:
        return (phase if view.outcome is None else words("board-ended-in-setup"),)
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
