"""The end of a match on a poster: both players side by side, the winner higher, and where their points come from."""

from typing import Final

from engine.core.types import Outcome, Seat
from render.canvas.canvas import Box, Canvas
from render.canvas.fonts import Face
from render.catan_cards.player_cards import SOURCES
from render.catan_cards.poster.look import Look
from render.parts.pieces import token
from render.parts.player_cards import player_name
from render.pictograms import PICTOGRAMS
from render.prose.phrases import name

MIDDLE: Final = 372
"""Width of the column of sources."""

HEAD: Final = 210
STEP: Final = 34
"""How much lower the place of the second is."""

SIGN: Final = 92
LINE: Final = 76
BAR: Final = 42
GAP: Final = 10


def podium(canvas: Canvas, look: Look, box: Box) -> None:
    """Points by source as bars that grow from the middle to both sides."""
    outcome = look.view.outcome
    assert outcome is not None
    canvas.panel(box, "panel", 12)
    wide = (box.w - MIDDLE) // 2
    for seat, x in ((0, box.x), (1, box.right - wide)):
        _place(canvas, look, outcome, seat, Box(x, box.y, wide, HEAD))
    used = [source for source in SOURCES if any(each.get(source) for each in outcome.sources)]
    most = max(1, *(each.get(source, 0) for each in outcome.sources for source in used))
    pitch = min(LINE, (box.h - HEAD - 2 * GAP) // max(1, len(used)))
    for number, source in enumerate(used):
        y = box.y + HEAD + GAP + pitch * number + pitch // 2
        _source(canvas, look, source, box, y)
        for seat in (0, 1):
            amount = outcome.sources[seat].get(source, 0)
            _bar(canvas, seat, amount, (wide - 90) * amount // most, box.x + wide if seat == 0 else box.right - wide, y)


def _place(canvas: Canvas, look: Look, outcome: Outcome, seat: Seat, box: Box) -> None:
    """A player's step with sign, name and points; whoever has won stands higher and has a crown."""
    first = outcome.ranks[seat] == 1
    step = box._replace(y=box.y + (0 if first else STEP), h=box.h - (0 if first else STEP)).inset(GAP, GAP // 2)
    canvas.panel(step, f"seat.{seat}", 14)
    sign = min(SIGN, step.h - 24)
    canvas.panel(Box(step.x + 14, step.centre[1] - sign // 2 - 5, sign + 10, sign + 10), "letter", (sign + 10) // 2)
    canvas.paste(step.x + 19, step.centre[1] - sign // 2, token(canvas.theme, seat, sign))
    points = canvas.text(step.right - 18, step.centre[1], str(outcome.scores[seat]), Face.TITLE, 84, "letter", "r")
    room = step.w - sign - points - 66
    left = step.x + sign + 36
    named = Box(left, step.y + 8, room, step.h - 16)
    if first:
        canvas.sketch(left + 22, step.y + 34, PICTOGRAMS["vp"], 44)
        named = named._replace(y=step.y + 52, h=step.h - 60)
    canvas.paragraph(named, player_name(look.words, seat), Face.TITLE, 36, 22, "letter")


def _source(canvas: Canvas, look: Look, source: str, box: Box, y: int) -> None:
    x = box.centre[0] - MIDDLE // 2 + 16
    canvas.sketch(x + 24, y, PICTOGRAMS[SOURCES[source]], 44)
    canvas.text(x + 58, y, name(look.words, source, "source"), Face.BOLD, 28, room=MIDDLE - 90, least=22)


def _bar(canvas: Canvas, seat: Seat, amount: int, long: int, x: int, y: int) -> None:
    """A bar from the middle outwards, its amount beyond its end."""
    left = x - long if seat == 0 else x
    if amount:
        canvas.panel(Box(left, y - BAR // 2, long, BAR), f"seat.{seat}", 8)
    end = left - 10 if seat == 0 else x + long + 10
    canvas.text(end, y, str(amount), Face.TITLE, 34, "ink" if amount else "line", "r" if seat == 0 else "l")
