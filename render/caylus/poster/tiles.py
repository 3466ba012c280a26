"""The stock on posters: buildings on offer, with all that matters for building them."""

from typing import Final, NamedTuple

from engine.caylus.view import CATALOGUE, FAVOUR_DISCOUNT, CaylusView, points
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, CanvasPart, Pen, rounded
from render.canvas.fonts import Typeface
from render.canvas.theme import Theme
from render.caylus.tiles import bonus, gives, scene
from render.parts import poster
from render.parts.badges import by_spot
from render.parts.pieces import centred_row, row, row_width
from render.parts.poster import MIN_TEXT_SIZE, sized
from render.parts.tiles import TILE_RADIUS, amounts, short
from render.pictograms import PICTOGRAMS
from render.picture import Picture

STOCK_TILE: Final = (340, 250)
"""Maximum size of a tile in the stock."""

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
            letters = poster.badge(canvas.theme, badges[spot], high=poster.LARGE_BADGE_HEIGHT)
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
    """Draw a building: its picture, before it name, points and effect, below it the cost."""
    id, (wide, high) = ware.id, size
    kind, foot = CATALOGUE[id], sized(theme, 38)
    canvas = Canvas(theme, wide, high, f"band.{kind.colour}")
    canvas.image.paste(scene(theme, (wide, high - foot), id, kind.colour, None).image, (0, 0))
    name = Pen(Typeface.BOLD, sized(theme, 27), "ink", MIN_TEXT_SIZE, f"tile.{kind.colour}")
    canvas.text(10, sized(theme, 20), ware.title, name, room=wide - 18 - sized(theme, 44))
    line = sized(theme, 30)
    y = (sized(theme, 34) + high - foot - line - 12) // 2
    canvas.sketch(26, y, PICTOGRAMS["vp"], 34)
    points = Pen(Typeface.TITLE, 40, halo=f"tile.{kind.colour}")
    after = 48 + canvas.text(48, y, str(ware.vp), points)
    says = tuple(gives(kind)) if kind.effect is not None else tuple(bonus(kind))
    if kind.effect is not None:
        row(canvas, after + 6, y, ["favour"] * kind.favours, line, wide - after - 10)
    if says:
        plate = Box(8, high - foot - line - 12, min(wide - 16, row_width(says, line) + 10), line + 6)
        canvas.panel(plate, "panel", 7)
        row(canvas, plate.x + 5, plate.centre[1], says, line, wide - 26)
    canvas.panel(Box(4, high - foot + 1, wide - 8, foot - 5), "panel", 7)
    centred_row(canvas, wide // 2, high - foot // 2 - 1, ware.cost, line, wide - 12)
    return CanvasPart(canvas.image, tuple(canvas.labels), rounded(wide, high, TILE_RADIUS))
