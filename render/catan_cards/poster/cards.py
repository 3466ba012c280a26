"""Cards on posters of the Catan Card Game: the picture large, beside it what the card is worth, its name where that can be read."""

from typing import Final, NamedTuple

from engine.catan_cards.view import BuiltView, Card
from engine.core.types import Seat
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, Part, rounded
from render.canvas.fonts import Face, width
from render.canvas.theme import Theme
from render.catan_cards.tiles import RIM, framed, ground
from render.catan_cards.values import COLOURS, values
from render.parts.pieces import row, row_width, token
from render.parts.poster import LEAST
from render.parts.tiles import GONE, TILE_RADIUS, short
from render.pictograms import PICTOGRAMS
from render.prose.words import Words

TEXT: Final = 24
NAMED: Final = 70
"""A card that is lower has no name."""

BAND: Final = 29
"""Height of a name."""

WINDOW: Final = 2
PITCH: Final = 25
"""The least from one row of values to the next."""

LARGE: Final = 32
"""The largest signs of a value."""

NARROW: Final = 30
"""The least width, and height, of a picture."""

UPRIGHT: Final = 1.05
"""How much higher than wide a card is, without its name, that has its values below its picture."""

LINE: Final = 30
"""Height of a line of values below a picture."""


Names = tuple[str, ...]
"""A card's names, the longest first."""


def names(words: Words, id: str) -> Names:
    """The names that a card has on a tile, the last for a narrow one."""
    brief = f"board-brief-{id}"
    return (short(words, id), words(brief)) if words.has(brief) else (short(words, id),)


def title(called: Names, room: int) -> str:
    """The first of a card's names that fits, empty where none does."""
    return next((each for each in called if width(each, Face.BOLD, LEAST) <= room), "")


@drawn_once
def built(
    theme: Theme, size: tuple[int, int], card: BuiltView, printed: Card, host: Seat, called: Names, around: str
) -> Part:
    """A card that stands; a foreign one has its owner's colour and sign, one under a dogma is faint with a seal on its picture."""
    wide, high = size
    foreign = card.owner != host
    frame = f"seat.{card.owner}" if foreign else f"band.{COLOURS[printed.colour]}"
    canvas = _face(theme, size, printed, card.counter, called, around, frame).copy()
    mask = None
    if card.dogma is not None:
        window = layout(size, tuple(values(printed, card.counter)), called).window
        canvas.fade("panel", GONE)
        canvas.sketch(*window.centre, PICTOGRAMS["dogma"], min(window.h, window.w + 12))
        mask = rounded(wide, high, TILE_RADIUS)
    if foreign:
        sign = min(30, high // 2)
        canvas.paste(2, high - sign - 2, token(theme, card.owner, sign))
    return canvas.finished()._replace(mask=mask)


@drawn_once
def face(theme: Theme, size: tuple[int, int], card: Card, called: Names, around: str) -> Part:
    """A card that is on offer."""
    return _face(theme, size, card, None, called, around, f"band.{COLOURS[card.colour]}").finished()


def _face(
    theme: Theme, size: tuple[int, int], card: Card, counter: int | None, called: Names, around: str, frame: str
) -> Canvas:
    wide, _ = size
    inside = layout(size, tuple(values(card, counter)), called)
    window = inside.window
    canvas = framed(theme, size, card.colour, ground(card), frame, around, window).copy()
    top = window.y - WINDOW
    if top > RIM:
        said = title(called, wide - 12)
        canvas.text(wide // 2, top // 2 + 1, said, Face.BOLD, TEXT, "letter", "m", wide - 12, LEAST)
    canvas.sketch(*window.centre, PICTOGRAMS[card.id], min(window.size))
    for box, items in zip(inside.lines, inside.values, strict=True):
        row(canvas, *box.centre, items, min(LARGE, box.h - 1), box.w, "m")
    return canvas


class Inside(NamedTuple):
    """What is on a card: the window with the picture, and the values that there is room for, each in its box."""

    window: Box
    lines: tuple[Box, ...]
    values: tuple[tuple[str, ...], ...]


@drawn_once
def layout(size: tuple[int, int], said: tuple[tuple[str, ...], ...], called: Names) -> Inside:
    """Values stand below the picture of a tall card, and beside that of a broad one."""
    wide, high = size
    top = BAND if high >= NAMED and title(called, wide - 12) else RIM
    body = Box(RIM, top, wide - 2 * RIM, high - top - RIM)
    return _below(body, said) if body.h > body.w * UPRIGHT else _beside(body, said)


def _below(body: Box, said: tuple[tuple[str, ...], ...]) -> Inside:
    lines = _joined(said, body.w - 6)[: max(1, (body.h - NARROW) // LINE)]
    high = min(LINE + 6, (body.h - body.w * 2 // 3) // max(1, len(lines))) if lines else 0
    high = max(LINE, high) if lines else 0
    window = body._replace(h=body.h - high * len(lines))
    boxes = (Box(body.x, window.bottom + number * high, body.w, high) for number in range(len(lines)))
    return Inside(window.inset(WINDOW), tuple(boxes), tuple(lines))


def _joined(said: tuple[tuple[str, ...], ...], room: int) -> list[tuple[str, ...]]:
    """Several values in a line where they fit side by side; what does not fit at all is left out."""
    lines: list[tuple[str, ...]] = []
    for items in said:
        both = (*lines[-1], " ", *items) if lines else items
        if lines and row_width(both, LEAST) <= room:
            lines[-1] = both
        elif row_width(items, LEAST) <= room:
            lines.append(items)
    return lines


def _beside(body: Box, said: tuple[tuple[str, ...], ...]) -> Inside:
    rows = [items for items in said if row_width(items, LEAST) <= body.w - NARROW - 6][: max(1, body.h // PITCH)]
    needed = max((row_width(items, TEXT) + 8 for items in rows), default=0)
    across = min(body.h, max(NARROW, body.w - needed), body.w * 3 // 5) if rows else body.w
    pitch = min(LARGE + 4, body.h // max(1, len(rows)))
    first = body.centre[1] - pitch * len(rows) // 2
    left = body.x + across
    boxes = (Box(left, first + number * pitch, body.right - left - 2, pitch) for number in range(len(rows)))
    return Inside(body._replace(w=across).inset(WINDOW), tuple(boxes), tuple(rows))
