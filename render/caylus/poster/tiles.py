"""Buildings on posters: tiles of the road, and the stock with its larger tiles."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.caylus.view import CATALOGUE, FAVOUR_DISCOUNT, BuyOffer, CaylusView, TradeOffer, points
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, CanvasPart, Pen
from render.canvas.fonts import Typeface
from render.canvas.theme import Theme
from render.caylus.tiles import SPECIAL_EFFECTS, bonus, gives
from render.parts import poster
from render.parts.badges import by_spot
from render.parts.pieces import centred_row, row, token, worker
from render.parts.poster import MIN_TEXT_SIZE, USUAL_TEXT_SIZE, sized
from render.parts.tiles import TILE_RADIUS, amounts, blank, short
from render.pictograms import PICTOGRAMS, building_pictogram
from render.picture import Picture

TILE_HEADING: Final = 28
"""Height of a tile's heading."""

MIN_PICTURE_BODY: Final = 40
"""Least height of a body with a picture, or with more than one line."""

MIN_HIGH_BODY: Final = 76
"""Least height of a body with the effect below the picture."""

EFFECT_LINE_HEIGHT: Final = 28
OWNER_SIGN: Final = 26
MAX_PLACE_SIZE: Final = 40
"""Greatest size of an empty place for a worker."""

MAX_PICTURE_SIZE: Final = 110
"""Greatest size of a picture or a worker."""

MIN_WORKER_ROOM: Final = 29
"""Least room for a worker; with less, only its sign is drawn."""

PLACE_LABELS: Final = {"stables": ("1", "2", "3"), "castle": ("1", "2", "3", "4", "5"), "inn": ("", "")}
"""The writing in the places of a building for several workers."""

INN_PRICE: Final = ("1", "denier")
"""The price of a placement for the player who stays at the Inn."""


class PosterPlace(NamedTuple):
    """A building with everything on it; a worker that was not there `earlier` glows. A shut one does not work now.

    An `active` one is shown without its worker if there is not enough room for him and the whole effect.
    """

    building: str
    title: str
    owner: int | None
    workers: tuple[int | None, ...]
    earlier: tuple[int | None, ...]
    shut: bool = False
    active: bool = False


@drawn_once
def tile(theme: Theme, size: tuple[int, int], place: PosterPlace, around: str) -> CanvasPart:
    """Draw a tile of the road; `around` colours its corners."""
    wide, high = size
    kind, band = CATALOGUE.get(place.building), sized(theme, TILE_HEADING)
    colour = kind.colour if kind else "stone" if place.building == "castle" else "special"
    canvas = blank(theme, size, colour, around, band).copy()
    if place.shut:
        canvas.panel(Box(0, band, wide, high - band), "beyond", TILE_RADIUS)
        canvas.fill(Box(0, band, wide, TILE_RADIUS), "beyond")
    left = 7
    if place.owner is not None:
        canvas.paste(1, (band - OWNER_SIGN) // 2, token(theme, place.owner, OWNER_SIGN))
        left = OWNER_SIGN + 2
    letter = sized(theme, USUAL_TEXT_SIZE)
    canvas.text(
        left, band // 2 + 1, place.title, Pen(Typeface.BOLD, letter, "letter", MIN_TEXT_SIZE), room=wide - left - 1
    )
    body = Box(4, band + 1, wide - 6, high - band - 2)
    if len(place.workers) > 1:
        _several(canvas, place, body)
    elif body.h >= sized(theme, MIN_HIGH_BODY):
        _high(canvas, place, body)
    else:
        _low(canvas, place, body)
    return canvas.finished()


def _high(canvas: Canvas, place: PosterPlace, body: Box) -> None:
    """Draw picture and worker side by side, below them the effect."""
    line = sized(canvas.theme, EFFECT_LINE_HEIGHT)
    side = min(body.h - line - 2, MAX_PICTURE_SIZE)
    canvas.sketch(body.x + side // 2, body.y + side // 2, building_pictogram(place.building), side - 6)
    row(canvas, body.x + 2, body.bottom - line // 2, effect(place.building)[0], line - 2, body.w - 4)
    if place.workers[0] is not None:
        x, y = body.right - side // 2, body.y + side // 2
        _worker(canvas, place.workers[0], place.earlier[0], x, y, side - 4)


def _low(canvas: Canvas, place: PosterPlace, body: Box) -> None:
    """Draw the effect, and beside it the worker or the picture; where there is little room, only one of both."""
    seat, lines = place.workers[0], effect(place.building, 2)
    side = 0 if body.h < MIN_PICTURE_BODY and seat is None else body.h
    if len(lines) * MIN_TEXT_SIZE + 4 > body.h:
        # Of two exchanges the small one alone leaves room for a worker.
        seat = None if place.active else seat
        lines, side = (lines[:1], side) if seat is not None else (effect(place.building), 0)
    high = min(sized(canvas.theme, EFFECT_LINE_HEIGHT), body.h // len(lines))
    for number, line in enumerate(lines):
        y = body.centre[1] + (2 * number + 1 - len(lines)) * high // 2
        row(canvas, body.x + 2, y, line, high - 2, body.w - side - 4)
    if seat is not None:
        _worker(canvas, seat, place.earlier[0], body.right - side // 2, body.centre[1], side)
    elif side:
        canvas.sketch(body.right - side // 2, body.centre[1], building_pictogram(place.building), side - 4)


def _several(canvas: Canvas, place: PosterPlace, body: Box) -> None:
    """Draw places side by side with their numbers or their workers."""
    left, theme = body.x, canvas.theme
    if place.building == "inn":
        room = sized(theme, 48)
        row(canvas, left + 2, body.centre[1], INN_PRICE, min(sized(theme, EFFECT_LINE_HEIGHT), body.h), room)
        left += room
    pitch = (body.right - left) // len(place.workers)
    side = min(pitch - 2, body.h - 2, MAX_PICTURE_SIZE)
    for number, (seat, previous) in enumerate(zip(place.workers, place.earlier, strict=True)):
        x = left + pitch // 2 + number * pitch
        if seat is not None:
            _worker(canvas, seat, previous, x, body.centre[1], side)
            continue
        disc = min(side, sized(theme, MAX_PLACE_SIZE))
        canvas.panel(Box(x - disc // 2, body.centre[1] - disc // 2, disc, disc), "road", disc // 2)
        canvas.text(
            x, body.centre[1], PLACE_LABELS[place.building][number], Pen(Typeface.BOLD, MIN_TEXT_SIZE, "ink"), "m"
        )


def _worker(canvas: Canvas, seat: int, previous: int | None, x: int, y: int, size: int) -> None:
    """Draw a worker, or only its sign where there is little room."""
    if seat != previous:
        canvas.panel(Box(x - size // 2 - 2, y - size // 2, size + 4, size), "glow", size // 3)
    canvas.paste(x - size // 2, y - size // 2, (worker if size >= MIN_WORKER_ROOM else token)(canvas.theme, seat, size))


def effect(building: str, most: int = 1) -> Sequence[tuple[str, ...]]:
    """Return the effect of a building in at most `most` lines: an exchange of two sizes may take one for each."""
    kind = CATALOGUE.get(building)
    if kind is None:
        return (SPECIAL_EFFECTS[building],)
    if most > 1:
        match kind.effect:
            case BuyOffer(offers=offers) if len(offers) > 1:
                return tuple((str(paid), "denier", "arrow", str(bought), "nongold") for paid, bought in offers)
            case TradeOffer(small=small, large=large):
                return tuple((*_goods(paid), "arrow", *_goods(gained)) for paid, gained in (small, large))
    return (tuple(gives(kind)),)


def _goods(goods: dict[str, int]) -> tuple[str, str]:
    ((kind, amount),) = goods.items()
    return str(amount), kind


STOCK_TILE: Final = (340, 250)
"""Greatest size of a tile of the stock."""

STOCK_ACROSS: Final = (3, 4, 5, 6)
"""Tiles in a row: the fewest that leave two rows."""

STOCK_ROWS: Final = 2
STOCK_GAP: Final = 10
STOCK_SPOT: Final = "stock."
"""Prefix of the spots of buildings that can be built."""


def draw_stock(canvas: Canvas, picture: Picture[CaylusView], box: Box) -> None:
    """Draw the buildings on offer into a box, in the order of the options."""
    view, words, badges = picture.view, picture.words, by_spot(picture.marks)
    spots = [option.spot for one in view.decisions for option in one.ask.options]
    offered = [spot for spot in dict.fromkeys(spots) if spot.startswith(STOCK_SPOT)]
    canvas.panel(box, "ground", 12)
    across = next((few for few in STOCK_ACROSS if len(offered) <= few * STOCK_ROWS), STOCK_ACROSS[-1])
    rows = -(-len(offered) // across)
    wide = min(STOCK_TILE[0], (box.w - STOCK_GAP) // across - STOCK_GAP)
    high = min(STOCK_TILE[1], (box.h - STOCK_GAP) // rows - STOCK_GAP)
    left = box.x + (box.w - min(across, len(offered)) * (wide + STOCK_GAP) + STOCK_GAP) // 2
    top = box.y + (box.h - rows * (high + STOCK_GAP) + STOCK_GAP) // 2
    for number, spot in enumerate(offered):
        line, column = divmod(number, across)
        x, y = left + column * (wide + STOCK_GAP), top + line * (high + STOCK_GAP)
        id = spot.removeprefix(STOCK_SPOT)
        cost = tuple(amounts(_cost(view, id)))
        canvas.part(
            x,
            y,
            _stock_tile(canvas.theme, (wide, high), StockTile(id, short(words, id), points(view.options, id), cost)),
        )
        if spot in badges:
            letters = poster.badge(canvas.theme, badges[spot], "ground")
            canvas.part(x + wide - letters.image.width, y, letters)


def _cost(view: CaylusView, id: str) -> dict[str, int]:
    """Return the cost of a building in this question: a royal favour builds for less."""
    kind = CATALOGUE[id]
    discount = FAVOUR_DISCOUNT[kind.colour] if view.decisions[0].kind == "works" else {}
    return {cube: left for cube, amount in kind.cost.items() if (left := amount - discount.get(cube, 0))}


class StockTile(NamedTuple):
    """A building of the stock: its name, and its points and cost in this match."""

    id: str
    title: str
    vp: int
    cost: tuple[str, ...]


@drawn_once
def _stock_tile(theme: Theme, size: tuple[int, int], ware: StockTile) -> CanvasPart:
    """Draw a building: its picture, beside it points and effect, below it the cost."""
    id = ware.id
    kind, (wide, high) = CATALOGUE[id], size
    band = foot = sized(theme, 36)
    canvas = blank(theme, size, kind.colour, "ground", band).copy()
    room = wide - 12 - sized(theme, 44)
    canvas.text(8, band // 2 + 1, ware.title, Pen(Typeface.BOLD, sized(theme, 27), "letter", MIN_TEXT_SIZE), room=room)
    body = Box(0, band, wide, high - band - foot)
    art = min(body.h - 12, wide * 2 // 5)
    canvas.sketch(8 + art // 2, body.centre[1], building_pictogram(id), art)
    line, left = sized(theme, 30), art + 16
    says = tuple(gives(kind)) if kind.effect is not None else tuple(bonus(kind))
    y = body.y + body.h // (3 if says else 2)
    canvas.sketch(left + 17, y, PICTOGRAMS["vp"], 34)
    after = left + 40 + canvas.text(left + 40, y, str(ware.vp), Pen(Typeface.TITLE, 40))
    if kind.effect is not None:
        row(canvas, after + 6, y, ["favour"] * kind.favours, line, wide - after - 10)
    row(canvas, left, body.y + body.h * 3 // 4, says, line, wide - left - 6)
    canvas.panel(Box(3, high - foot, wide - 6, foot - 3), "panel", 8)
    centred_row(canvas, wide // 2, high - foot // 2, ware.cost, line, wide - 8)
    return canvas.finished()
