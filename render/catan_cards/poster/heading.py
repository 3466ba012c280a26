"""Headings of posters of the Catan Card Game: the question, the dice of this turn, turn and phase or event."""

from typing import Final

from engine.catan_cards.view import CatanCardsView
from engine.core.types import Seat
from render.canvas.canvas import Box, Canvas, Pen
from render.canvas.fonts import Typeface, fit, width
from render.catan_cards.poster.look import PosterInput
from render.catan_cards.poster.signs import die
from render.parts.heading import leading, moments, player_name, title
from render.parts.poster import MIN_TEXT_SIZE, band, heading_box, seat_colour, sized
from render.parts.tiles import short
from render.prose.lists import listed
from render.prose.phrases import name
from render.prose.words import Words

MAX_CAPTION_WIDTH: Final = 230
"""Maximum width of turn and phase."""

CAPTION_SIZE: Final = 24
MAX_QUESTION_SIZE, MIN_QUESTION_SIZE = 40, 26
"""Maximum and minimum size of the letters of the question."""

EVENT_PHASES: Final = ("event", "production")
"""Phases with the event of the turn as their name."""


def heading(canvas: Canvas, look: PosterInput) -> int:
    """Draw the heading in the colour of the leading seat, and return its lower edge."""
    return header(canvas, look, headline(look.view, look.words), leading(look.view))


def header(canvas: Canvas, look: PosterInput, said: str, seat: Seat | None) -> int:
    """Draw a heading in the colour of a seat, with turn, phase and dice at its right end; return its lower edge."""
    box = heading_box(canvas.theme)
    left = band(canvas, box, seat, 16)
    right = _dice(canvas, look.view, box, seat_colour(seat))
    right = _caption(canvas, look, right, box.centre[1])
    words = Box(left, box.y + 4, right - 20 - left, box.h - 8)
    canvas.paragraph(
        words, said, Pen(Typeface.TITLE, sized(canvas.theme, MAX_QUESTION_SIZE), "letter", MIN_QUESTION_SIZE)
    )
    return box.bottom


def _dice(canvas: Canvas, view: CatanCardsView, box: Box, ground: str) -> int:
    """Draw the dice of this turn, an event card in place of its face; return their left edge."""
    shown = [each for each in (view.number or view.fixed, view.card or view.face) if each]
    right, size = box.right - 14, box.h - 28
    for each in shown:
        right -= size
        canvas.part(right, box.y + 14, die(canvas.theme, size, each, ground))
        right -= 8
    return right - 6


def _caption(canvas: Canvas, look: PosterInput, x: int, y: int) -> int:
    """Write turn and phase, one above the other, and return their left edge."""
    lines = [
        fit(line, Typeface.BOLD, sized(canvas.theme, CAPTION_SIZE), MIN_TEXT_SIZE, MAX_CAPTION_WIDTH)
        for line in _lines(look)
    ]
    for number, (line, size) in enumerate(lines):
        canvas.text(x, y + (2 * number - len(lines) + 1) * 16, line, Pen(Typeface.BOLD, size, "letter"), "r")
    return x - max(width(line, Typeface.BOLD, size) for line, size in lines)


def _lines(look: PosterInput) -> tuple[str, ...]:
    view, words = look.view, look.words
    if view.phase not in EVENT_PHASES or not view.face:
        return moments(view, words)
    said = short(words, view.card) if view.card else name(words, view.face, "face")
    return words("board-turn", turn=view.turn), said


def headline(view: CatanCardsView, words: Words) -> str:
    """Return the question; of one that only one player may read, no more than phase and turn tell."""
    if view.decisions or not view.asked:
        return title(view, words)
    names = listed(words, [player_name(words, seat) for seat in view.asked])
    about = view.phase if view.active in (None, *view.asked) else "other"
    return words(f"catan_cards-asked-{about}", player=names, count=len(view.asked))
