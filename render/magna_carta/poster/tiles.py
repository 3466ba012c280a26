"""Cards on the poster's road, drawn once each: with everything on them, in brief, or only their drawing and workers."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from engine.magna_carta.view import CATALOGUE, Buy, Effect, FromCard, SectionView, SlotView, Tokens
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, CanvasPart, Pen
from render.canvas.fonts import Typeface, width
from render.canvas.theme import Theme
from render.magna_carta.effects import items
from render.magna_carta.poster.lines import Grade
from render.parts.pieces import centred_row, plot, row, row_width, token, worker
from render.parts.poster import MIN_TEXT_SIZE, USUAL_TEXT_SIZE, sized
from render.parts.tiles import TILE_RADIUS, blank, short
from render.pictograms import PICTOGRAMS, building_pictogram
from render.prose.words import Words

HEADING_HEIGHTS: Final[dict[Grade, int]] = {"whole": 30, "brief": 27, "mini": 8}
"""Height of a card's heading."""

SHARE_HEIGHT: Final = 31
"""Height of the worker's share."""

PENDING_SIGN: Final = 28
"""Size of the sign of a card that becomes a residence."""

TILE_MARGIN: Final = 6
BRIEF_DRAWING_WIDTH: Final = 52
"""Width of the drawing on a card in brief."""

MIN_NAMED_WIDTH: Final = 100
"""Least width of a card without workers that has a name."""

MAX_DRAWING_SIZE: Final = 104
"""Greatest size of a drawing."""


class CardLook(NamedTuple):
    """The look of a card: `shut` beyond the provost, a rim of colour `around` (`ground` for none), a `fresh` worker."""

    grade: Grade
    shut: bool = False
    around: str = "ground"
    fresh: bool = False


def title(words: Words, id: str, room: int) -> str:
    """Return a card's name, else its shorter one, else nothing, as it fits."""
    own = f"board-poster-{id}"
    names = (short(words, id), *((words(own),) if words.has(own) else ()))
    return next((each for each in names if width(each, Typeface.BOLD, MIN_TEXT_SIZE) <= room), "")


def is_narrow(slot: SlotView, wide: int) -> bool:
    """Return True if a card has no room for name and effect: one without workers, on a long road."""
    return CATALOGUE[slot.face].primary is None and wide < MIN_NAMED_WIDTH


@drawn_once
def tile(theme: Theme, size: tuple[int, int], slot: SlotView, name: str, look: CardLook, taken: int = 0) -> CanvasPart:
    """Draw a card of the road with its worker and effect; `taken` pixels of its heading are not for the name."""
    card, (wide, _) = CATALOGUE[slot.face], size
    band = _band(theme, look.grade)
    canvas = (
        _shut(theme, size, look.around, band) if look.shut else blank(theme, size, card.colour, look.around, band)
    ).copy()
    if name and look.grade != "mini":
        room = heading_room(wide, taken)
        canvas.text(
            TILE_MARGIN,
            band // 2 + 1,
            name,
            Pen(Typeface.BOLD, sized(theme, USUAL_TEXT_SIZE), "letter", MIN_TEXT_SIZE),
            room=room,
        )
    if look.grade == "whole" and not is_narrow(slot, wide):
        _whole(canvas, size, slot, look)
    elif card.primary is not None:
        _brief(canvas, size, slot, look)
    else:
        art = min(size[1] - band - 4, wide - 8)
        canvas.sketch(wide // 2, band + (size[1] - band) // 2, building_pictogram(slot.face), art)
    if slot.pending:
        canvas.sketch(
            wide - max(16, taken - PENDING_SIGN // 2), max(band, PENDING_SIGN) // 2 + 1, plot("residence"), 26
        )
    return canvas.finished()


def heading_room(wide: int, taken: int) -> int:
    """Return the room for the name of a card with `taken` pixels of its heading in use."""
    return wide - 2 * TILE_MARGIN - max(0, taken - TILE_MARGIN + 2)


def _band(theme: Theme, grade: Grade) -> int:
    return sized(theme, HEADING_HEIGHTS[grade])


@drawn_once
def _shut(theme: Theme, size: tuple[int, int], around: str, band: int) -> Canvas:
    """Draw a card without its colour."""
    wide, high = size
    canvas = Canvas(theme, wide, high, around)
    canvas.panel(Box(0, 0, wide, high), "faint", TILE_RADIUS)
    canvas.panel(Box(0, band, wide, high - band).inset(2, 0), "beyond", TILE_RADIUS)
    canvas.fill(Box(2, band, wide - 4, TILE_RADIUS), "beyond")
    return canvas


def _whole(canvas: Canvas, size: tuple[int, int], slot: SlotView, look: CardLook) -> None:
    """Draw picture and worker, and below them the worker's share, or the worth of a card without workers."""
    (wide, high), card, band = size, CATALOGUE[slot.face], _band(canvas.theme, look.grade)
    line = sized(canvas.theme, SHARE_HEIGHT)
    middle = high - band - line
    y = band + middle // 2
    art = min(middle - 2, MAX_DRAWING_SIZE, wide - 2 * TILE_MARGIN if slot.worker is None else wide // 2 - 2)
    canvas.sketch(wide // 2 if slot.worker is None else TILE_MARGIN + art // 2, y, building_pictogram(slot.face), art)
    if slot.worker is not None:
        across = min(middle, wide // 2 - 8, MAX_DRAWING_SIZE - 12)
        _worker(canvas, slot.worker, wide - 8 - across // 2, y, across, look.fresh)
    room = wide - 2 * TILE_MARGIN
    shown = fitting(card.primary, room) if card.primary is not None else tuple(_worth(slot))
    centred_row(canvas, wide // 2, high - line // 2 - 1, shown, line - 3, room)


def _brief(canvas: Canvas, size: tuple[int, int], slot: SlotView, look: CardLook) -> None:
    """Draw the picture or the worker on the left, and the worker's share in the shortest signs on the right."""
    (wide, high), card, band = size, CATALOGUE[slot.face], _band(canvas.theme, look.grade)
    body = high - band
    y, side = band + body // 2, min(BRIEF_DRAWING_WIDTH, body + TILE_MARGIN)
    middle = wide // 2 if look.grade == "mini" else 2 + side // 2
    if slot.worker is None:
        canvas.sketch(middle, y, building_pictogram(slot.face), min(side - 4, body - 3))
    else:
        _worker(canvas, slot.worker, middle, y, min(side, body), look.fresh)
    if card.primary is not None and look.grade == "brief":
        room = wide - side - TILE_MARGIN
        row(canvas, side + 3, y, fitting(card.primary, room), sized(canvas.theme, 28), room)


def fitting(effect: Effect, room: int, cubes: int = 0, left: str = "") -> tuple[str, ...]:
    """Return an effect in full, or in shorter signs if they do not fit into `room`."""
    full = tuple(items(effect, left))
    several = [full]
    match effect:
        case FromCard(kind=kind) if left:
            several += [(kind, f" ({cubes})"), (kind,)]
        case Buy(offers=((deniers, _), *more)) | Tokens(offers=((deniers, _), *more)):
            price = f"{deniers}+" if more else str(deniers)
            several += [(price, "denier", "arrow", full[-1]), ("denier", "arrow", full[-1])]
    return next((each for each in several if row_width(each, MIN_TEXT_SIZE) <= room), ())


def _worth(slot: SlotView) -> Iterator[str]:
    """Yield the worth of a card without workers: the income of a residence, the points of a prestige card."""
    card = CATALOGUE[slot.face]
    if card.income:
        yield from (f"+{card.income}", "denier")
    if card.points > 1:
        yield from (str(card.points), "vp")


def _worker(canvas: Canvas, seat: int, x: int, y: int, across: int, fresh: bool) -> None:
    if fresh:
        canvas.panel(Box(x - across // 2, y - across // 2, across, across), "glow", across // 2)
    canvas.paste(x - across // 2, y - across // 2, worker(canvas.theme, seat, across))


@drawn_once
def foot(theme: Theme, size: tuple[int, int], slot: SlotView, reached: bool, left: str) -> CanvasPart:
    """Draw the road below a card: its number, its owner, and the owner's share; `left` are the cubes on it in words."""
    wide, high = size
    card, y, letter = CATALOGUE[slot.face], high // 2, sized(theme, USUAL_TEXT_SIZE)
    canvas = Canvas(theme, wide, high, "road" if reached else "beyond")
    number, ink = str(slot.number), "ink" if reached else "faint"
    after = 4 + canvas.text(4, y, number, Pen(Typeface.BOLD, letter, ink, MIN_TEXT_SIZE), room=wide - 6)
    sign = high - 2
    if not reached and wide > 2 * sign + 2 * letter:
        canvas.sketch(after + 4 + letter // 2, y, PICTOGRAMS["lock"], letter)
        after += 4 + letter
    if slot.owner is None or wide < after + sign + 2:
        return canvas.finished()
    room = wide - after - sign - 12
    shown = fitting(card.secondary, room, slot.cubes, left) if card.secondary else ()
    x = after + 5 if shown else wide - sign - 2
    canvas.paste(x, 1, token(theme, slot.owner, sign))
    if shown:
        row(canvas, x + sign + 3, y, shown, letter, room)
    return canvas.finished()


@drawn_once
def castle(theme: Theme, size: tuple[int, int], sections: tuple[SectionView, ...]) -> CanvasPart:
    """Draw the tokens left in each section of the castle; with little room, only those of the first with any."""
    wide, high = size
    canvas = Canvas(theme, wide, high, "ground")
    canvas.panel(Box(0, 0, wide, high), "band.stone", TILE_RADIUS)
    canvas.panel(Box(0, 0, wide, high).inset(3), "panel", TILE_RADIUS - 3)
    current = next((number for number, section in enumerate(sections) if section.left), len(sections) - 1)
    letter = sized(theme, USUAL_TEXT_SIZE)
    shown = sections if high >= letter * len(sections) + 6 else (sections[current],)
    pitch = (high - 6) // len(shown)
    for number, section in enumerate(shown):
        y = 3 + pitch // 2 + number * pitch
        across = min(pitch - 2, 44, wide // 2 - 4)
        if section == sections[current] and len(shown) > 1:
            canvas.panel(Box(3, y - pitch // 2, wide - 6, pitch), "beyond", 6)
        canvas.sketch(4 + across // 2, y, PICTOGRAMS[section.id], across)
        canvas.text(
            wide - (4 if wide < 2 * BRIEF_DRAWING_WIDTH else 10),
            y,
            str(section.left),
            Pen(Typeface.BOLD, letter, "ink" if section.left else "faint"),
            "r",
        )
    return canvas.finished()
