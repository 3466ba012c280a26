"""Cards on posters of the Catan Card Game: the picture large, beside it the values, the name if it is readable."""

from typing import Final, NamedTuple

from engine.catan_cards.view import Card, catalogue
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, CanvasPart, Pen, rounded
from render.canvas.fonts import Typeface, width
from render.canvas.theme import Theme
from render.catan_cards.poster.look import PosterInput
from render.catan_cards.poster.signs import put_letters
from render.catan_cards.tiles import CARD_RIM, BuiltCard, CardFrame, framed, ground, own_frame
from render.catan_cards.values import values
from render.parts.pieces import centred_row, row_width, token
from render.parts.poster import MIN_TEXT_SIZE
from render.parts.tiles import FADE_SHARE, TILE_RADIUS, Names, short, title
from render.pictograms import PICTOGRAMS
from render.prose.words import Words

NAME_SIZE: Final = 24
MIN_NAMED_HEIGHT: Final = 50
MIN_TALL_HEIGHT: Final = 70
"""Minimum height of a card with a name, and of one with a picture and several rows of values below it."""

NAME_BAND: Final = 29
LOW_NAME_BAND: Final = 25
"""Height of a name, and that on a low card."""

NAME_MARGIN: Final = 12
"""Width of a card besides its name."""

WINDOW_MARGIN: Final = 2
MIN_VALUE_PITCH: Final = 25
"""Minimum distance from one row of values to the next."""

MAX_VALUE_SIGN: Final = 32
"""The largest signs of a value."""

MIN_PICTURE_SIDE: Final = 30
"""Minimum width, and height, of a picture."""

MIN_TALL_RATIO: Final = 1.05
"""Minimum height of a card with its values below its picture, without its name, relative to its width."""

VALUE_LINE_HEIGHT: Final = 30
"""Height of a line of values below a picture."""


def names(words: Words, id: str) -> Names:
    """Return the names of a card on a tile, longest first."""
    brief = f"board-brief-{id}"
    return (short(words, id), words(brief)) if words.has(brief) else (short(words, id),)


@drawn_once
def built(theme: Theme, size: tuple[int, int], shown: BuiltCard, called: Names, around: str) -> CanvasPart:
    """Draw a placed card; a foreign one has its owner's colour and sign, under a dogma it is faint with a seal."""
    card, printed, (wide, high) = shown.card, shown.printed, size
    canvas = _face(theme, size, printed, card.counter, called, shown.frame(around)).copy()
    mask = None
    if card.dogma is not None:
        inside = layout(size, tuple(values(printed, card.counter)), called)
        window = inside.window
        if not window.w:
            window = Box(wide - high, LOW_NAME_BAND, high, high - LOW_NAME_BAND)
        canvas.fade("panel", FADE_SHARE)
        if inside.heading:
            _name(canvas, inside.heading, called, "ink")
        canvas.sketch(*window.centre, PICTOGRAMS["dogma"], min(window.h, window.w + 12))
        mask = rounded(wide, high, TILE_RADIUS)
    if shown.foreign:
        sign = min(30, high // 2)
        canvas.paste(2, high - sign - 2, token(theme, card.owner, sign))
    return canvas.finished()._replace(mask=mask)


@drawn_once
def face(theme: Theme, size: tuple[int, int], card: Card, called: Names, around: str) -> CanvasPart:
    """Draw a card that is on offer."""
    return _face(theme, size, card, None, called, own_frame(card, around)).finished()


def _face(
    theme: Theme, size: tuple[int, int], card: Card, counter: int | None, called: Names, frame: CardFrame
) -> Canvas:
    inside = layout(size, tuple(values(card, counter)), called)
    window, heading = inside.window, inside.heading
    canvas = framed(theme, size, card.colour, ground(card), frame, window).copy()
    if heading:
        if heading.x > window.x:
            canvas.fill(Box(window.right, heading.y, size[0] - CARD_RIM - window.right, heading.h), frame.colour)
        _name(canvas, heading, called, "letter")
    if window.w:
        canvas.sketch(*window.centre, PICTOGRAMS[card.id], min(window.size))
    for box, items in zip(inside.lines, inside.values, strict=True):
        centred_row(canvas, *box.centre, items, min(MAX_VALUE_SIGN, max(MIN_TEXT_SIZE, box.h - 1)), box.w)
    return canvas


def _name(canvas: Canvas, box: Box, called: Names, role: str) -> None:
    pen = Pen(Typeface.BOLD, NAME_SIZE, role, MIN_TEXT_SIZE)
    canvas.text(*box.centre, title(called, box.w), pen, "m", box.w)


class PosterCardLayout(NamedTuple):
    """The layout of a card: the window with the picture, the values that fit, each in its box, and that of its name."""

    window: Box
    lines: tuple[Box, ...]
    values: tuple[tuple[str, ...], ...]
    heading: Box | None = None


@drawn_once
def layout(size: tuple[int, int], said: tuple[tuple[str, ...], ...], called: Names) -> PosterCardLayout:
    """Lay out a card: its values are below the picture of a tall one, and beside that of a broad one."""
    wide, high = size
    if MIN_NAMED_HEIGHT <= high < MIN_TALL_HEIGHT and (low := _low(size, said, called)):
        return low
    named = high >= MIN_TALL_HEIGHT and bool(title(called, wide - NAME_MARGIN))
    top = NAME_BAND if named else CARD_RIM
    body = Box(CARD_RIM, top, wide - 2 * CARD_RIM, high - top - CARD_RIM)
    inside = _below(body, said) if body.h > body.w * MIN_TALL_RATIO else _beside(body, said)
    return inside._replace(heading=Box(NAME_MARGIN // 2, 1, wide - NAME_MARGIN, NAME_BAND) if named else None)


def _low(size: tuple[int, int], said: tuple[tuple[str, ...], ...], called: Names) -> PosterCardLayout | None:
    """Lay out a low card: its name above a line of all values, beside them the picture as large as there is room for.

    Return None if its name has no room, or if the card is high enough for more values without it.
    """
    wide, high = size
    heading = Box(NAME_MARGIN // 2, 1, wide - NAME_MARGIN, LOW_NAME_BAND)
    body = Box(CARD_RIM, LOW_NAME_BAND, wide - 2 * CARD_RIM, high - LOW_NAME_BAND - CARD_RIM)
    line = tuple(item for items in said for item in (" ", *items))[1:]
    needed, aside = row_width(line, MIN_TEXT_SIZE), wide - high - NAME_MARGIN
    if max(needed, width(called[0], Typeface.BOLD, MIN_TEXT_SIZE)) <= aside:
        window, left = Box(CARD_RIM, CARD_RIM, high - 2 * CARD_RIM, high - 2 * CARD_RIM), high
        heading = Box(left, CARD_RIM, wide - CARD_RIM - left, LOW_NAME_BAND - CARD_RIM)
    elif not title(called, heading.w) or (needed > body.w and high >= 2 * (MIN_VALUE_PITCH + CARD_RIM)):
        return None
    else:
        if needed > body.w:
            line = next(iter(_joined(said, body.w - body.h)), ())
            needed = row_width(line, MIN_TEXT_SIZE)
        across = body.w if not line else body.h if needed + body.h <= body.w else 0
        window, left = body._replace(w=across), CARD_RIM + across
    values = Box(left, body.y, body.right - left, body.h)
    window = window.inset(WINDOW_MARGIN) if window.w else window._replace(y=body.y + WINDOW_MARGIN)
    return PosterCardLayout(window, (values,) if line else (), (line,) if line else (), heading)


def _below(body: Box, said: tuple[tuple[str, ...], ...]) -> PosterCardLayout:
    lines = _joined(said, body.w - 6)[: max(1, (body.h - MIN_PICTURE_SIDE) // VALUE_LINE_HEIGHT)]
    high = min(VALUE_LINE_HEIGHT + 6, (body.h - body.w * 2 // 3) // max(1, len(lines))) if lines else 0
    high = max(VALUE_LINE_HEIGHT, high) if lines else 0
    window = body._replace(h=body.h - high * len(lines))
    boxes = (Box(body.x, window.bottom + number * high, body.w, high) for number in range(len(lines)))
    return PosterCardLayout(window.inset(WINDOW_MARGIN), tuple(boxes), tuple(lines))


def _joined(said: tuple[tuple[str, ...], ...], room: int) -> list[tuple[str, ...]]:
    """Put several values into a line where they fit side by side; leave out those that do not fit at all."""
    lines: list[tuple[str, ...]] = []
    for items in said:
        both = (*lines[-1], " ", *items) if lines else items
        if lines and row_width(both, MIN_TEXT_SIZE) <= room:
            lines[-1] = both
        elif row_width(items, MIN_TEXT_SIZE) <= room:
            lines.append(items)
    return lines


def _beside(body: Box, said: tuple[tuple[str, ...], ...]) -> PosterCardLayout:
    rows = [items for items in said if row_width(items, MIN_TEXT_SIZE) <= body.w - MIN_PICTURE_SIDE - 6][
        : max(1, body.h // MIN_VALUE_PITCH)
    ]
    needed = max((row_width(items, NAME_SIZE) + 8 for items in rows), default=0)
    across = min(body.h, max(MIN_PICTURE_SIDE, body.w - needed), body.w * 3 // 5) if rows else body.w
    pitch = min(MAX_VALUE_SIGN + 4, body.h // max(1, len(rows)))
    first = body.centre[1] - pitch * len(rows) // 2
    left = body.x + across
    boxes = (Box(left, first + number * pitch, body.right - left - 2, pitch) for number in range(len(rows)))
    return PosterCardLayout(body._replace(w=across).inset(WINDOW_MARGIN), tuple(boxes), tuple(rows))


DISCARD_GAP: Final = 16
DISCARD_CARD: Final = (168, 214)
DISCARD_SPOT: Final = "discard."


def discard(canvas: Canvas, look: PosterInput, box: Box) -> None:
    """Draw all cards in a discard pile that are on offer, in as few rows as possible."""
    canvas.panel(box, "panel", 12)
    offered = list(dict.fromkeys(option.spot for option in look.options if option.spot.startswith(DISCARD_SPOT)))
    rows = next(rows for rows in range(1, len(offered) + 1) if _fits(len(offered), rows, box))
    across = -(-len(offered) // rows)
    wide = min(DISCARD_CARD[0], (box.w - DISCARD_GAP) // across - DISCARD_GAP)
    high = min(DISCARD_CARD[1], (box.h - DISCARD_GAP) // rows - DISCARD_GAP)
    left = box.x + (box.w - across * (wide + DISCARD_GAP) + DISCARD_GAP) // 2
    top = box.y + (box.h - rows * (high + DISCARD_GAP) + DISCARD_GAP) // 2
    printed = catalogue(look.view.options, look.view.rules)
    for number, spot in enumerate(offered):
        line, column = divmod(number, across)
        x, y, id = (
            left + column * (wide + DISCARD_GAP),
            top + line * (high + DISCARD_GAP),
            spot.removeprefix(DISCARD_SPOT),
        )
        called = names(look.words, id)
        canvas.part(x, y, face(canvas.theme, (wide, high), printed[id], called, "panel"))
        put_letters(canvas, x + wide - 12, y - 7, look.letters.get(spot, ""))


def _fits(count: int, rows: int, box: Box) -> bool:
    """Return True if in this number of rows cards are not much narrower than high."""
    across = -(-count // rows)
    return (box.w / across) * 1.15 >= box.h / rows
