"""Cards on the poster's road, drawn once each: with everything on them, in brief, or only their drawing and workers."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from engine.core.types import Seat
from engine.magna_carta.view import CATALOGUE, Buy, Effect, FromCard, SlotView, Tokens
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, CanvasPart, Pen, rounded
from render.canvas.fonts import Typeface
from render.canvas.sketch import GRID, sketch
from render.canvas.theme import Theme
from render.magna_carta.effects import items
from render.magna_carta.poster.lines import Grade
from render.parts import poster, tiles
from render.parts.badges import BADGE_RADIUS
from render.parts.ground import pave
from render.parts.pieces import plot, row, row_width, token, worker
from render.parts.poster import MIN_TEXT_SIZE, USUAL_TEXT_SIZE, sized
from render.parts.tiles import FADE_SHARE, TILE_RADIUS, short
from render.pictograms import PICTOGRAMS, building_pictogram
from render.prose.words import Words

HEADING_HEIGHTS: Final[dict[Grade, int]] = {"whole": 30, "brief": 27, "mini": 8}
"""Height of a card's heading."""

CARD_TITLE_SIZE: Final = 27
NUMBER_SIZE: Final = 29
"""Maximum sizes of a card's name, and of its number on the road."""

SHARE_HEIGHT: Final = 34
"""Height of the plate with the worker's share."""

PENDING_SIGN: Final = 28
"""Size of the sign of a card that becomes a residence."""

TILE_MARGIN: Final = 6
FRAME_WIDTHS: Final[dict[Grade, int]] = {"whole": 6, "brief": 5, "mini": 4}
"""Width of the frame in the owner's colour."""

BRIEF_DRAWING_WIDTH: Final = 52
"""Width of the drawing on a card in brief."""

MAX_DRAWING_SIZE: Final = 176
MAX_WORKER_SIZE: Final = 92
"""Maximum sizes of a drawing, and of the worker before it."""

HORIZON: Final = 0.62
"""Share of a card's picture above the ground."""

SHADOW: Final = "oval dark.field.{colour} 1,25.5 31,31.5"
"""The shadow of a building on the ground."""

NOVELTY_SHADOW: Final = "oval glow 1,24.5 31,32"
"""The ground below a worker that has just come."""


class CardLook(NamedTuple):
    """The look of a card: `shut` beyond the provost, a rim of colour `around` (`ground` for none), a `fresh` worker.

    A worker who has `gone` leaves a ring.
    """

    grade: Grade
    shut: bool = False
    around: str = "ground"
    fresh: bool = False
    gone: Seat | None = None


def title(words: Words, id: str, room: int) -> str:
    """Return a card's name, its shorter one, or the beginning of that, whichever fits first; empty if too narrow."""
    own = f"board-poster-{id}"
    return tiles.title((short(words, id), *((words(own),) if words.has(own) else ())), room)


@drawn_once
def tile(theme: Theme, size: tuple[int, int], slot: SlotView, name: str, look: CardLook, taken: int = 0) -> CanvasPart:
    """Draw a card on the road with its worker and effect; `taken` pixels of its heading are not for the name."""
    wide, _ = size
    band = heading_height(theme, look.grade)
    canvas = card_blank(theme, size, CATALOGUE[slot.face].colour, slot.owner, look).copy()
    if look.grade == "whole":
        _whole(canvas, size, slot, look)
    else:
        _brief(canvas, size, slot, look)
    if name and look.grade != "mini":
        canvas.text(
            TILE_MARGIN,
            band // 2 + 2,
            name,
            Pen(Typeface.BOLD, sized(theme, CARD_TITLE_SIZE), "ink" if look.shut else "letter", MIN_TEXT_SIZE),
            room=heading_room(wide, taken),
        )
    if slot.pending:
        canvas.sketch(
            wide - max(18, taken - PENDING_SIGN // 2), max(band, PENDING_SIGN) // 2 + 1, plot("residence"), 26
        )
    return canvas.finished()


def heading_room(wide: int, taken: int) -> int:
    """Return the room for the name of a card with `taken` pixels of its heading in use."""
    return wide - 2 * TILE_MARGIN - max(0, taken - TILE_MARGIN + 2)


def heading_height(theme: Theme, grade: Grade) -> int:
    """Return the height of a card's heading."""
    return sized(theme, HEADING_HEIGHTS[grade])


@drawn_once
def card_blank(theme: Theme, size: tuple[int, int], colour: str, owner: Seat | None, look: CardLook) -> Canvas:
    """Draw a card without its contents, to be copied: its owner's frame, its heading, and its drawing's backdrop."""
    (wide, high), frame, band = size, FRAME_WIDTHS[look.grade], heading_height(theme, look.grade)
    heading, sky, field = f"band.{colour}", f"tile.{colour}", f"field.{colour}"
    canvas = Canvas(theme, wide, high, look.around)
    canvas.panel(Box(0, 0, wide, high), heading if owner is None else f"seat.{owner}", TILE_RADIUS)
    inner = Box(0, 0, wide, high).inset(frame)
    canvas.panel(inner, heading, TILE_RADIUS - 3)
    body = Canvas(theme, inner.w, inner.bottom - band, sky)
    unit = GRID / inner.w
    foot, ground = body.image.height * unit, body.image.height * unit * HORIZON
    scene = f"oval {field} -9,{ground - 1.5} 41,{foot + 22}"
    if theme.light == "sun":
        scene = f"oval light.{sky} 3,{ground - 20} 29,{ground + 12}\n{scene}"
    body.paste(0, 0, sketch(scene, theme, *body.image.size))
    canvas.part(inner.x, band, body.finished()._replace(mask=rounded(*body.image.size, TILE_RADIUS - 3)))
    canvas.fill(Box(inner.x, band, inner.w, TILE_RADIUS), sky)
    return canvas


def _whole(canvas: Canvas, size: tuple[int, int], slot: SlotView, look: CardLook) -> None:
    """Draw the picture with the worker before it, and on it the worker's share, or the worth of other cards."""
    (wide, high), card, theme = size, CATALOGUE[slot.face], canvas.theme
    frame, band, line = FRAME_WIDTHS[look.grade], heading_height(theme, look.grade), sized(theme, SHARE_HEIGHT)
    room = wide - 2 * frame - 2 * TILE_MARGIN
    shown = fitting(card.primary, room) if card.primary is not None else tuple(_worth(slot))
    plate = min(row_width(shown, line - 4), room) + 12 if shown else 0
    body = Box(frame, band, wide - 2 * frame, high - band - frame)
    art = min(body.h - 4, MAX_DRAWING_SIZE, body.w - 4)
    beside = body.w - art - 6 >= plate
    if not beside:
        art = min(art, max(body.h - line + 8, body.h * 3 // 4))
    person = 0 if slot.worker is None else min(body.h - line + 6, MAX_WORKER_SIZE, body.w // 2)
    centred = slot.worker is None and not beside
    x = body.centre[0] if centred else body.x + 3 + art // 2
    building(canvas, slot.face, x, body.y + 2 + art // 2, art, look)
    if plate:
        sign = Box(body.right - plate - 3, body.bottom - line - 2, plate, line)
        canvas.panel(sign, "panel", 8)
        row(canvas, sign.x + 6, sign.centre[1], shown, line - 4, plate - 8)
    if slot.worker is not None:
        foot = body.bottom - (line if plate else 4)
        _worker(canvas, slot.worker, body.right - 4 - person // 2, foot - person // 2, person, look.fresh)
    elif look.gone is not None:
        across = min(body.h // 2, MAX_WORKER_SIZE // 2)
        canvas.sketch(body.right - 4 - across // 2, body.y + across, f"ring/3 seat.{look.gone} 2,8 30,24", across)


def building(canvas: Canvas, face: str, x: int, y: int, across: int, look: CardLook) -> None:
    """Draw a building with its shadow; beyond the provost the whole card so far becomes faint."""
    canvas.sketch(x, y, SHADOW.format(colour=CATALOGUE[face].colour), across)
    canvas.sketch(x, y, building_pictogram(face), across)
    if look.shut:
        canvas.fade("beyond", FADE_SHARE)


def _brief(canvas: Canvas, size: tuple[int, int], slot: SlotView, look: CardLook) -> None:
    """Draw the picture or the worker on the left, and the worker's share in the shortest signs on the right."""
    (wide, high), card, frame = size, CATALOGUE[slot.face], FRAME_WIDTHS[look.grade]
    band = heading_height(canvas.theme, look.grade)
    body = high - band - frame
    y, side = band + body // 2, min(BRIEF_DRAWING_WIDTH, body + TILE_MARGIN)
    wordless = look.grade == "mini" or card.primary is None
    middle = wide // 2 if wordless else frame + side // 2
    if slot.worker is None:
        building(canvas, slot.face, middle, y, min(wide - 2 * frame if wordless else side - 4, body - 2), look)
    else:
        if look.shut:
            canvas.fade("beyond", FADE_SHARE)
        _worker(canvas, slot.worker, middle, y, min(side, body), look.fresh)
    if not wordless and card.primary is not None:
        room = wide - side - TILE_MARGIN - frame
        row(canvas, side + 5, y, fitting(card.primary, room), sized(canvas.theme, 28), room)


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
        canvas.sketch(x, y, NOVELTY_SHADOW, across + 6)
    canvas.paste(x - across // 2, y - across // 2, worker(canvas.theme, seat, across))


SIGN_INSET: Final = 4
"""Distance of an owner's plate from the edges of the road."""

OWNER_SHARE_SIZE: Final = 28
"""Size of an owner's share, smaller where it lacks room."""


@drawn_once
def foot(theme: Theme, size: tuple[int, int], slot: SlotView, reached: bool, left: str) -> CanvasPart:
    """Draw the road below a card: its number, its owner, and the owner's share; `left` are the cubes on it in words."""
    wide, high = size
    card, y, letter = CATALOGUE[slot.face], high // 2, sized(theme, USUAL_TEXT_SIZE)
    role = "road" if reached else "beyond"
    canvas = Canvas(theme, wide, high, role)
    pave(canvas, Box(0, 0, wide, high), role)
    number, ink = str(slot.number), "ink" if reached else "faint"
    pen = Pen(Typeface.BOLD, sized(theme, NUMBER_SIZE), ink, MIN_TEXT_SIZE)
    after = 4 + canvas.text(4, y, number, pen, room=min(wide - 6, max(wide // 4, letter)))
    sign, figure = high - 2 * SIGN_INSET, sized(theme, OWNER_SHARE_SIZE)
    if not reached and wide > 2 * sign + 2 * letter:
        canvas.sketch(after + 4 + letter // 2, y, PICTOGRAMS["lock"], letter)
        after += 4 + letter
    if slot.owner is None or wide < after + sign + 2:
        return canvas.finished()
    room = wide - after - sign - 16
    shown = fitting(card.secondary, room, slot.cubes, left) if card.secondary else ()
    needed = min(row_width(shown, figure), room) + 6 if shown else 0
    plate = Box(wide - sign - needed - 4, SIGN_INSET - 1, sign + needed + 4, high - 2 * SIGN_INSET + 2)
    canvas.panel(plate, "panel", 8)
    canvas.paste(plate.x + 1, y - sign // 2, token(theme, slot.owner, sign))
    if shown:
        row(canvas, plate.x + sign + 4, y, shown, figure, room)
    return canvas.finished()


def put_letters(canvas: Canvas, right: int, top: int, letters: str) -> None:
    """Draw the letters of options on a key, with its upper right corner at a point."""
    badge = poster.badge(canvas.theme, letters, "shade")
    mask = rounded(*badge.image.size, BADGE_RADIUS)
    canvas.part(right - badge.image.width, top, badge._replace(mask=mask))
