"""Buildings on posters: tiles of the road, and the stock with its larger tiles."""

from typing import Final, NamedTuple

from engine.caylus.view import CATALOGUE, FAVOUR_DISCOUNT, CaylusView, points
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, CanvasPart, Pen, rounded
from render.canvas.fonts import Typeface
from render.canvas.sketch import GRID, sketch
from render.canvas.theme import Theme
from render.caylus.tiles import SPECIAL_EFFECTS, bonus, gives
from render.parts import poster
from render.parts.badges import by_spot
from render.parts.pieces import centred_row, row, row_width, token
from render.parts.poster import MIN_TEXT_SIZE, USUAL_TEXT_SIZE, sized
from render.parts.tiles import TILE_RADIUS, amounts, blank, short
from render.pictograms import PICTOGRAMS, building_pictogram
from render.picture import Picture

NAME_Y: Final = 16
EFFECT_Y: Final = 42
MIN_OPEN_TILE: Final = 60
"""Middles of a tile's name and effect from its upper edge, and the least height at which they have these places."""

EFFECT_LINE_HEIGHT: Final = 28
OWNER_SIGN: Final = 34
SMALL_OWNER_SIGN: Final = 24
MIN_SIGNED_TILE: Final = 88
"""Size of an owner's sign below the effect, of one before the name, and the least height of a tile for the larger one."""

TILE_FRAME: Final = 3
OWNER_FRAME: Final = 5
"""Widths of a tile's frame, and of an owner's."""

MAX_ART_SIZE: Final = 120
HILL: Final = "oval light.band.{colour} -14,{top} 40,{bottom}"

SHUT_SHARE: Final = 0.55
"""Share of the meadow in a tile that does not work now."""

INN_PRICE: Final = ("1", "denier")
"""The price of a placement for the player who stays at the Inn."""


class PosterPlace(NamedTuple):
    """A building with its name and owner; a shut one does not work now.

    The last `reserved` pixels of the name's line are kept free.
    """

    building: str
    title: str
    owner: int | None = None
    shut: bool = False
    reserved: int = 0


@drawn_once
def tile(theme: Theme, size: tuple[int, int], place: PosterPlace) -> CanvasPart:
    """Draw a tile of the road: the building in its picture, before it name and effect in the upper left corner."""
    wide, high = size
    kind = CATALOGUE.get(place.building)
    colour = kind.colour if kind else "stone" if place.building == "castle" else "special"
    canvas = _scene(theme, size, place.building, colour, place.owner).copy()
    if place.shut:
        canvas.fade("ground", SHUT_SHARE)
    letter, line = sized(theme, USUAL_TEXT_SIZE), sized(theme, EFFECT_LINE_HEIGHT)
    items = effect(place.building) if high >= 2 * MIN_TEXT_SIZE - 8 else ()
    if high >= sized(theme, MIN_OPEN_TILE):
        name_y, effect_y = sized(theme, NAME_Y), sized(theme, EFFECT_Y)
    else:
        line = min(line, high // 2 + 2)
        name_y, effect_y = high // 2 - (line // 2 if items else 0), high - line // 2 - 2
    left = SMALL_OWNER_SIGN + 3 if place.owner is not None and high < sized(theme, MIN_SIGNED_TILE) else 8
    ink, halo = ("faint", "") if place.shut else ("ink", f"tile.{colour}")
    canvas.text(
        left,
        name_y,
        place.title,
        Pen(Typeface.BOLD, letter, ink, MIN_TEXT_SIZE, halo),
        room=wide - left - 1 - place.reserved,
    )
    if items:
        line = max(MIN_TEXT_SIZE, line - 4)
        plate = Box(5, effect_y - line // 2 - 1, min(wide - 10, row_width(items, line) + 8), line + 2)
        if not place.shut:
            canvas.panel(plate, "panel", 6)
        row(canvas, plate.x + 4, effect_y, items, line, wide - 18)
    return CanvasPart(canvas.image, tuple(canvas.labels), rounded(wide, high, TILE_RADIUS))


@drawn_once
def _scene(theme: Theme, size: tuple[int, int], building: str, colour: str, owner: int | None) -> Canvas:
    """Draw a building on its ground, framed in the colour of its kind, or in its owner's with the owner's sign; to be copied."""
    wide, high = size
    canvas = Canvas(theme, wide, high, f"tile.{colour}")
    unit = GRID / wide
    top = high * unit * 0.62
    hill = HILL.format(colour=colour, top=top, bottom=top + 24)
    canvas.paste(0, 0, sketch(hill, theme, wide, high))
    art = min(high - 6, wide * 3 // 5, MAX_ART_SIZE)
    canvas.sketch(wide - art // 2 - 8, high - art // 2 - 3, building_pictogram(building), art)
    rim, thick = (f"band.{colour}", TILE_FRAME) if owner is None else (f"seat.{owner}", OWNER_FRAME)
    for side in (
        Box(0, 0, wide, thick),
        Box(0, high - thick, wide, thick),
        Box(0, 0, thick, high),
        Box(wide - thick, 0, thick, high),
    ):
        canvas.fill(side, rim)
    if owner is not None:
        below = high >= sized(theme, MIN_SIGNED_TILE)
        sign = OWNER_SIGN if below else SMALL_OWNER_SIGN
        canvas.paste(7 if below else 1, high - sign - 7 if below else 2, token(theme, owner, sign))
    return canvas


def effect(building: str) -> tuple[str, ...]:
    """Return the effect of a building on a tile."""
    kind = CATALOGUE.get(building)
    if kind is not None:
        return tuple(gives(kind))
    return SPECIAL_POSTER_EFFECTS.get(building, ())


SPECIAL_POSTER_EFFECTS: Final = {**SPECIAL_EFFECTS, "inn": INN_PRICE, "stables": ()}
"""Effects of special buildings; the places of the stables say what they do."""


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
            letters = poster.badge(canvas.theme, badges[spot])
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
