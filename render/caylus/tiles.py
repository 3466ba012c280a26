"""Tiles of Caylus, drawn once each: with name, pictogram and effect, in the stock also with points and cost."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from engine.caylus.view import (
    CATALOGUE,
    SPECIAL_SLOTS,
    Build,
    Building,
    BuyOffer,
    Effect,
    LawyerOffice,
    MakeGoods,
    SellOffer,
    TradeOffer,
)
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, CanvasPart, Pen
from render.canvas.fonts import Typeface
from render.canvas.theme import Theme
from render.caylus.layout import STOCK_SIZE, TILE_SIZE
from render.parts.pieces import centred_row, row
from render.parts.tiles import FADE_SHARE, TILE_BAND, amounts, blank, joined
from render.pictograms import PICTOGRAMS, building_pictogram

OWNER_ROOM: Final = 30
"""Room of an owner's token at the end of the heading."""

SPECIAL_EFFECTS: Final[Mapping[str, tuple[str, ...]]] = {
    "gate": ("worker", "arrow", "any"),
    "trading_post": ("+3", "denier"),
    "merchants_guild": ("±3", "provost"),
    "joust_field": ("denier", "cloth", "arrow", "favour"),
    "stables": ("1·2·3",),
    "inn": ("1", "denier", "/", "worker"),
}
OWNED_COLOURS: Final = ("wood", "stone", "residence", "prestige")


def circle(box: Box, number: int, of: int) -> tuple[int, int]:
    """Return the middle of a tile's circle for a worker, one `of` a number of circles."""
    room = box.w - 68
    return box.x + 66 + room * (2 * number + 1) // (2 * of), box.y + TILE_BAND + 33


@drawn_once
def road_tile(theme: Theme, building: str, name: str, around: str = "ground", shut: bool = False) -> CanvasPart:
    """Draw a building on the road or before the bridge, without its owner and worker.

    `around` colours its corners; a shut one, like the stables with two players, is faint.
    """
    kind = CATALOGUE.get(building)
    colour = kind.colour if kind else "special"
    canvas = blank(theme, TILE_SIZE, colour, around).copy()
    room = TILE_SIZE[0] - 12 - (OWNER_ROOM if colour in OWNED_COLOURS else 0)
    canvas.text(7, TILE_BAND // 2 + 1, name, Pen(Typeface.BOLD, 20, "letter", 14), room=room)
    canvas.sketch(38, TILE_BAND + 33, building_pictogram(building), 56)
    items = tuple(gives(kind)) if kind else SPECIAL_EFFECTS[building]
    slots = SPECIAL_SLOTS.get(building, 0)
    for number in range(slots):
        x, y = circle(Box(0, 0, *TILE_SIZE), number, slots)
        canvas.panel(Box(x - 8, y + 3, 16, 16), "line", 8)
    centred_row(canvas, TILE_SIZE[0] // 2, TILE_SIZE[1] - 15, items, 22, TILE_SIZE[0] - 10)
    if shut:
        canvas.fade(around, FADE_SHARE)
    return canvas.finished()


@drawn_once
def stock_tile(theme: Theme, building: str, name: str, copies: int, vp: int) -> CanvasPart:
    """Draw a building of the stock with its points, faint if none is left."""
    kind = CATALOGUE[building]
    width, height = STOCK_SIZE
    canvas = blank(theme, STOCK_SIZE, kind.colour, "panel").copy()
    canvas.text(6, 11, name, Pen(Typeface.BOLD, 18, "letter", 13), room=width - 10)
    canvas.sketch(27, 45, building_pictogram(building), 42)
    left = 56 if kind.effect is not None and kind.favours else 67
    canvas.sketch(left, 46, PICTOGRAMS["vp"], 22)
    points = canvas.text(left + 14, 46, str(vp), Pen(Typeface.SERIF, 26))
    if kind.effect is not None:
        centred_row(canvas, width // 2, 79, tuple(_effect(kind.effect)), 22, width - 4)
        row(canvas, left + 16 + points, 46, ["favour"] * kind.favours, 20, 34)
    else:
        centred_row(canvas, width // 2, 79, tuple(bonus(kind)), 22, width - 8)
    canvas.fill(Box(0, height - 27, width, 27), "panel")
    centred_row(canvas, width // 2, height - 14, tuple(amounts(kind.cost)), 22, width - 8)
    if copies > 1:
        canvas.text(width - 5, 66, f"×{copies}", Pen(Typeface.BOLD, 18), align="r")
    if not copies:
        canvas.fade("panel", FADE_SHARE)
    return canvas.finished()


def gives(building: Building) -> Iterator[str]:
    """Yield the effect, the income, or the former points of a tile on the road."""
    if building.effect is not None:
        yield from _effect(building.effect)
    elif building.income:
        yield from (f"+{building.income}", "denier")
    else:
        yield from (str(building.vp), "vp")


def bonus(building: Building) -> Iterator[str]:
    """Yield the benefits of a tile without workers, besides its points."""
    yield from ["favour"] * building.favours
    if building.income:
        yield from (f"+{building.income}", "denier")


def _effect(effect: Effect) -> Iterator[str]:
    match effect:
        case MakeGoods(choices=choices):
            yield from _either(choices)
        case SellOffer(deniers=deniers):
            yield from ("any", "arrow", str(deniers), "denier")
        case BuyOffer(offers=offers):
            paid, bought = (joined(figures) for figures in zip(*offers, strict=True))
            yield from (paid, "denier", "arrow", *([bought] if len(offers) > 1 else []), "nongold")
        case TradeOffer(small=small, large=large):
            yield from (*_both(small[0], large[0]), "arrow", *_both(small[1], large[1]))
        case Build(colour=colour):
            yield from ("build", f"plot.{colour}")
        case LawyerOffice():
            yield from ("denier", "cloth", "arrow", "plot.residence")


def _either(choices: Iterable[Mapping[str, int]]) -> Iterator[str]:
    for number, choice in enumerate(choices):
        if number:
            yield "/"
        for cube, amount in choice.items():
            yield from [cube] * amount


def _both(small: Mapping[str, int], large: Mapping[str, int]) -> tuple[str, str]:
    """Return one side of a trade, the same kind in two amounts."""
    ((kind, less),), ((_, more),) = small.items(), large.items()
    return joined((less, more)), kind
