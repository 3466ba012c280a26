"""A building on a poster: its name and owner, what it does, and its picture, in whose place a worker stands."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.caylus.view import CATALOGUE, Buy, Trade
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, Part
from render.canvas.fonts import Face
from render.canvas.theme import Theme
from render.caylus.tiles import SPECIAL_EFFECTS, gives
from render.parts.pieces import row, token, worker
from render.parts.poster import LEAST, LETTER, sized
from render.parts.tiles import TILE_RADIUS, blank
from render.pictograms import building_pictogram

BAND: Final = 28
"""Height of a tile's heading."""

LOW: Final = 40
"""A body that is lower has a single line and no picture."""

HIGH: Final = 76
"""A body that is as high has what the building does below its picture."""

LINE: Final = 28
OWNER: Final = 26
PLACE: Final = 40
"""The largest that an empty place for a worker becomes."""

PICTURE: Final = 110
"""The largest that a picture or a worker becomes."""

WORKER: Final = 29
"""Where there is less room for a worker, only its sign is drawn."""

PLACES: Final = {"stables": ("1", "2", "3"), "castle": ("1", "2", "3", "4", "5"), "inn": ("", "")}
"""What is written in the places of a building that takes several workers."""

INN: Final = ("1", "denier")
"""What every placement costs whoever stays there."""


class Place(NamedTuple):
    """A building with all that stands on it; a worker that was not there `earlier` glows. A shut one does nothing now.

    One that is `active` is shown without its worker where there is no room for both him and all that it does.
    """

    building: str
    title: str
    owner: int | None
    workers: tuple[int | None, ...]
    earlier: tuple[int | None, ...]
    shut: bool = False
    active: bool = False


@drawn_once
def tile(theme: Theme, size: tuple[int, int], place: Place, around: str) -> Part:
    """Draw it; `around` colours its corners."""
    wide, high = size
    kind, band = CATALOGUE.get(place.building), sized(theme, BAND)
    colour = kind.colour if kind else "stone" if place.building == "castle" else "special"
    canvas = blank(theme, size, colour, around, band).copy()
    if place.shut:
        canvas.panel(Box(0, band, wide, high - band), "beyond", TILE_RADIUS)
        canvas.fill(Box(0, band, wide, TILE_RADIUS), "beyond")
    left = 7
    if place.owner is not None:
        canvas.paste(1, (band - OWNER) // 2, token(theme, place.owner, OWNER))
        left = OWNER + 2
    letter = sized(theme, LETTER)
    canvas.text(left, band // 2 + 1, place.title, Face.BOLD, letter, "letter", room=wide - left - 1, least=LEAST)
    body = Box(4, band + 1, wide - 6, high - band - 2)
    if len(place.workers) > 1:
        _several(canvas, place, body)
    elif body.h >= sized(theme, HIGH):
        _high(canvas, place, body)
    else:
        _low(canvas, place, body)
    return canvas.finished()


def _high(canvas: Canvas, place: Place, body: Box) -> None:
    """Picture and worker side by side, below them what the building does."""
    line = sized(canvas.theme, LINE)
    side = min(body.h - line - 2, PICTURE)
    canvas.sketch(body.x + side // 2, body.y + side // 2, building_pictogram(place.building), side - 6)
    row(canvas, body.x + 2, body.bottom - line // 2, effect(place.building)[0], line - 2, body.w - 4)
    if place.workers[0] is not None:
        x, y = body.right - side // 2, body.y + side // 2
        _worker(canvas, place.workers[0], place.earlier[0], x, y, side - 4)


def _low(canvas: Canvas, place: Place, body: Box) -> None:
    """What the building does, and beside it the worker or the picture; of both there is only one where there is little room."""
    seat, lines = place.workers[0], effect(place.building, 2)
    side = 0 if body.h < LOW and seat is None else body.h
    if len(lines) * LEAST + 4 > body.h:
        # Of two exchanges the small one alone leaves room for a worker.
        seat = None if place.active else seat
        lines, side = (lines[:1], side) if seat is not None else (effect(place.building), 0)
    high = min(sized(canvas.theme, LINE), body.h // len(lines))
    for number, line in enumerate(lines):
        y = body.centre[1] + (2 * number + 1 - len(lines)) * high // 2
        row(canvas, body.x + 2, y, line, high - 2, body.w - side - 4)
    if seat is not None:
        _worker(canvas, seat, place.earlier[0], body.right - side // 2, body.centre[1], side)
    elif side:
        canvas.sketch(body.right - side // 2, body.centre[1], building_pictogram(place.building), side - 4)


def _several(canvas: Canvas, place: Place, body: Box) -> None:
    """Places side by side with their numbers or their workers."""
    left, theme = body.x, canvas.theme
    if place.building == "inn":
        room = sized(theme, 48)
        row(canvas, left + 2, body.centre[1], INN, min(sized(theme, LINE), body.h), room)
        left += room
    pitch = (body.right - left) // len(place.workers)
    side = min(pitch - 2, body.h - 2, PICTURE)
    for number, (seat, previous) in enumerate(zip(place.workers, place.earlier, strict=True)):
        x = left + pitch // 2 + number * pitch
        if seat is not None:
            _worker(canvas, seat, previous, x, body.centre[1], side)
            continue
        disc = min(side, sized(theme, PLACE))
        canvas.panel(Box(x - disc // 2, body.centre[1] - disc // 2, disc, disc), "road", disc // 2)
        canvas.text(x, body.centre[1], PLACES[place.building][number], Face.BOLD, LEAST, "ink", "m")


def _worker(canvas: Canvas, seat: int, previous: int | None, x: int, y: int, size: int) -> None:
    """A worker, or only its sign where there is little room."""
    if seat != previous:
        canvas.panel(Box(x - size // 2 - 2, y - size // 2, size + 4, size), "glow", size // 3)
    canvas.paste(x - size // 2, y - size // 2, (worker if size >= WORKER else token)(canvas.theme, seat, size))


def effect(building: str, most: int = 1) -> Sequence[tuple[str, ...]]:
    """What a building does, in at most so many lines: an exchange of two sizes may take one for each."""
    kind = CATALOGUE.get(building)
    if kind is None:
        return (SPECIAL_EFFECTS[building],)
    if most > 1:
        match kind.effect:
            case Buy(offers=offers) if len(offers) > 1:
                return tuple((str(paid), "denier", "arrow", str(bought), "nongold") for paid, bought in offers)
            case Trade(small=small, large=large):
                return tuple((*_goods(paid), "arrow", *_goods(gained)) for paid, gained in (small, large))
    return (tuple(gives(kind)),)


def _goods(goods: dict[str, int]) -> tuple[str, str]:
    ((kind, amount),) = goods.items()
    return str(amount), kind
