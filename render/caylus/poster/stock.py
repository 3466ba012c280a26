"""The poster's stock: the buildings on offer, large, with their points, what they do and what they cost."""

from collections.abc import Mapping
from typing import Final

from engine.caylus.view import CATALOGUE, FAVOUR_DISCOUNT, CaylusView, points
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, Part
from render.canvas.fonts import Face
from render.canvas.theme import Theme
from render.caylus.tiles import bonus, gives
from render.parts import poster
from render.parts.pieces import row
from render.parts.poster import LEAST, sized
from render.parts.tiles import amounts, blank, short
from render.pictograms import PICTOGRAMS, building_pictogram
from render.prose.words import Words

TILE: Final = (340, 250)
"""The largest that a tile becomes."""

ACROSS: Final = (3, 4, 5, 6)
"""Tiles in a row: as few as take all of them in two."""

ROWS: Final = 2
GAP: Final = 10
SPOT: Final = "stock."
"""With what the spots of buildings begin that can be built."""


def draw(
    canvas: Canvas, view: CaylusView, earlier: CaylusView, words: Words, badges: Mapping[str, str], box: Box
) -> None:
    """Draw what is on offer into a box, in the order of the options."""
    spots = [option.spot for one in view.decisions for option in one.ask.options]
    offered = [spot for spot in dict.fromkeys(spots) if spot.startswith(SPOT)]
    canvas.panel(box, "ground", 12)
    across = next((few for few in ACROSS if len(offered) <= few * ROWS), ACROSS[-1])
    rows = -(-len(offered) // across)
    wide = min(TILE[0], (box.w - GAP) // across - GAP)
    high = min(TILE[1], (box.h - GAP) // rows - GAP)
    left = box.x + (box.w - min(across, len(offered)) * (wide + GAP) + GAP) // 2
    top = box.y + (box.h - rows * (high + GAP) + GAP) // 2
    for number, spot in enumerate(offered):
        line, column = divmod(number, across)
        x, y = left + column * (wide + GAP), top + line * (high + GAP)
        id = spot.removeprefix(SPOT)
        cost = tuple(amounts(_cost(view, id)))
        canvas.part(x, y, _tile(canvas.theme, (wide, high), id, short(words, id), points(view.options, id), cost))
        if spot in badges:
            letters = poster.badge(canvas.theme, badges[spot], "ground")
            canvas.part(x + wide - letters.image.width, y, letters)


def _cost(view: CaylusView, id: str) -> dict[str, int]:
    """What a building costs in this question: a royal favour builds for less."""
    kind = CATALOGUE[id]
    discount = FAVOUR_DISCOUNT[kind.colour] if view.decisions[0].kind == "works" else {}
    return {cube: left for cube, amount in kind.cost.items() if (left := amount - discount.get(cube, 0))}


@drawn_once
def _tile(theme: Theme, size: tuple[int, int], id: str, title: str, vp: int, cost: tuple[str, ...]) -> Part:
    """A building: beside its picture points and what it does, below it what it costs."""
    kind, (wide, high) = CATALOGUE[id], size
    band = foot = sized(theme, 36)
    canvas = blank(theme, size, kind.colour, "ground", band).copy()
    room = wide - 12 - sized(theme, 44)
    canvas.text(8, band // 2 + 1, title, Face.BOLD, sized(theme, 27), "letter", room=room, least=LEAST)
    body = Box(0, band, wide, high - band - foot)
    art = min(body.h - 12, wide * 2 // 5)
    canvas.sketch(8 + art // 2, body.centre[1], building_pictogram(id), art)
    line, left = sized(theme, 30), art + 16
    says = tuple(gives(kind)) if kind.effect is not None else tuple(bonus(kind))
    y = body.y + body.h // (3 if says else 2)
    canvas.sketch(left + 17, y, PICTOGRAMS["vp"], 34)
    after = left + 40 + canvas.text(left + 40, y, str(vp), Face.TITLE, 40)
    if kind.effect is not None:
        row(canvas, after + 6, y, ["favour"] * kind.favours, line, wide - after - 10)
    row(canvas, left, body.y + body.h * 3 // 4, says, line, wide - left - 6)
    canvas.panel(Box(3, high - foot, wide - 6, foot - 3), "panel", 8)
    row(canvas, wide // 2, high - foot // 2, cost, line, wide - 8, "m")
    return canvas.finished()
