"""The stock on posters: buildings on offer, with all that matters for building them."""

from typing import Final, NamedTuple

from engine.caylus.view import CATALOGUE, FAVOUR_DISCOUNT, CaylusView, points
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, CanvasPart, Pen
from render.canvas.fonts import Typeface
from render.canvas.theme import Theme
from render.caylus.tiles import bonus, gives
from render.parts import poster
from render.parts.badges import by_spot
from render.parts.pieces import centred_row, row
from render.parts.poster import MIN_TEXT_SIZE, sized
from render.parts.tiles import amounts, blank, short
from render.pictograms import PICTOGRAMS, building_pictogram
from render.picture import Picture

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
