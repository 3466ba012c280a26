"""Tiles of Caylus, drawn once each: on the road as pictures with name and effect, in the stock with points and cost."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from engine.caylus.view import (
    CATALOGUE,
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
from render.canvas.canvas import HALO, Box, Canvas, CanvasPart, Pen, rounded
from render.canvas.fonts import Typeface
from render.canvas.sketch import GRID, sketch
from render.canvas.theme import Theme
from render.parts.pieces import centred_row, row, row_width, token
from render.parts.poster import MIN_TEXT_SIZE, USUAL_TEXT_SIZE, sized
from render.parts.tiles import FADE_SHARE, TILE_RADIUS, amounts, blank, joined
from render.pictograms import PICTOGRAMS, building_pictogram

SPECIAL_EFFECTS: Final[Mapping[str, tuple[str, ...]]] = {
    "gate": ("worker", "arrow", "any"),
    "trading_post": ("+3", "denier"),
    "merchants_guild": ("±3", "provost"),
    "joust_field": ("denier", "cloth", "arrow", "favour"),
    "stables": ("1·2·3",),
    "inn": ("1", "denier", "/", "worker"),
}
NAME_Y: Final = 16
EFFECT_Y: Final = 42
MIN_OPEN_TILE: Final = 60
"""Middles of a tile's name and effect from its upper edge, and the minimum height at which they have these places."""

NAME_LEFT: Final = 5
EFFECT_LINE_HEIGHT: Final = 28
OWNER_SIGN: Final = 34
SIGN_FOOT: Final = 6
MIN_SIGNED_TILE: Final = 82
"""Size of an owner's sign below the effect, its distance from the lower edge, and the least height of a tile with it.

On lower tiles the sign is on the road.
"""

TILE_FRAME: Final = 3
OWNER_FRAME: Final = 5
"""Widths of a tile's frame, and of an owner's."""

STOCK_FOOT: Final = 22
MIN_WIDE_POINTS: Final = 10
"""Height of the cost below a tile of the stock, and points that need two figures."""

MAX_ART_SIZE: Final = 120
HILL: Final = "oval light.band.{colour} -14,{top} 40,{bottom}"

SHUT_SHARE: Final = 0.3
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
def tile(
    theme: Theme,
    size: tuple[int, int],
    place: PosterPlace,
    around: str = "ground",
    least: int = MIN_TEXT_SIZE,
    letter: int = USUAL_TEXT_SIZE,
) -> CanvasPart:
    """Draw a tile of the road: the building in its picture, before it name and effect in the upper left corner.

    `around` colours the tile's corners: pasting without a mask is several times as fast.
    """
    wide, high = size
    kind = CATALOGUE.get(place.building)
    colour = kind.colour if kind else "stone" if place.building == "castle" else "special"
    more = letter - USUAL_TEXT_SIZE
    canvas = scene(theme, size, place.building, colour, place.owner, more and more + SIGN_FOOT).copy()
    is_open = high >= sized(theme, MIN_OPEN_TILE)
    if place.shut:
        canvas.fade("ground", SHUT_SHARE if is_open else FADE_SHARE)
    letter, line = sized(theme, letter), sized(theme, EFFECT_LINE_HEIGHT)
    items = effect(place.building) if high >= 2 * MIN_TEXT_SIZE - 8 else ()
    if is_open:
        name_y, effect_y = sized(theme, NAME_Y) + more // 2, sized(theme, EFFECT_Y) + more * 3 // 4
        line = max(MIN_TEXT_SIZE, line - 4)
        ink, halo = "ink", "" if place.shut else f"tile.{colour}"
    else:
        name = _name_band(high)
        name_y, effect_y, line = name // 2 + 1, (high + name - TILE_FRAME) // 2, min(line, high - name - TILE_FRAME)
        letter, ink, halo = MIN_TEXT_SIZE, "ink" if place.shut else "letter", ""
    pen = Pen(Typeface.BOLD, letter, ink, least, halo)
    canvas.text(NAME_LEFT, name_y, place.title, pen, room=wide - NAME_LEFT - TILE_FRAME - HALO - place.reserved)
    if items:
        plate = Box(5, effect_y - line // 2 - 1, min(wide - 10, row_width(items, line, least) + 6), line + 2)
        if is_open:
            canvas.panel(plate, "beyond" if place.shut else "panel", 6)
        row(canvas, plate.x + 3, effect_y, items, line, wide - 14, least)
    framed = Canvas(theme, wide, high, around)
    framed.part(0, 0, CanvasPart(canvas.image, tuple(canvas.labels), rounded(wide, high, TILE_RADIUS)))
    return framed.finished()


@drawn_once
def scene(theme: Theme, size: tuple[int, int], building: str, colour: str, owner: int | None, lower: int = 0) -> Canvas:
    """Draw a building on its ground, to be copied.

    Its frame has the colour of its kind, or its owner's colour and sign, smaller if the effect ends `lower`. A low tile
    has no picture, but a band for the name.
    """
    wide, high = size
    canvas = Canvas(theme, wide, high, f"tile.{colour}")
    if high < sized(theme, MIN_OPEN_TILE):
        canvas.fill(Box(0, 0, wide, _name_band(high)), f"band.{colour}")
    else:
        unit = GRID / wide
        top = high * unit * 0.62
        hill = HILL.format(colour=colour, top=top, bottom=top + 24)
        canvas.paste(0, 0, sketch(hill, theme, wide, high))
        # The drawing leaves the line of the name.
        art = min(high - 6 - sized(theme, MIN_TEXT_SIZE), wide * 3 // 5, MAX_ART_SIZE)
        canvas.sketch(wide - art // 2 - 8, high - art // 2 - 3, building_pictogram(building), art)
    rim, thick = (f"band.{colour}", TILE_FRAME) if owner is None else (f"seat.{owner}", OWNER_FRAME)
    if high < sized(theme, MIN_OPEN_TILE):
        thick = TILE_FRAME
    for side in (
        Box(0, 0, wide, thick),
        Box(0, high - thick, wide, thick),
        Box(0, 0, thick, high),
        Box(wide - thick, 0, thick, high),
    ):
        canvas.fill(side, rim)
    if owner is not None and is_signed(theme, high):
        sign = min(OWNER_SIGN, high - sized(theme, EFFECT_Y + EFFECT_LINE_HEIGHT // 2) - lower)
        canvas.paste(7, high - sign - SIGN_FOOT, token(theme, owner, sign))
    return canvas


def _name_band(high: int) -> int:
    """Return the height of the name on a low tile, which has its effect below."""
    return high * 5 // 9


def is_signed(theme: Theme, high: int) -> bool:
    """Return True if a tile of this height has its owner's sign on it."""
    return high >= sized(theme, MIN_SIGNED_TILE)


def effect(building: str) -> tuple[str, ...]:
    """Return the effect of a building on a tile."""
    kind = CATALOGUE.get(building)
    if kind is not None:
        return tuple(gives(kind))
    return SPECIAL_POSTER_EFFECTS.get(building, ())


SPECIAL_POSTER_EFFECTS: Final = {**SPECIAL_EFFECTS, "inn": INN_PRICE, "stables": ()}
"""Effects of special buildings; the places of the stables say what they do."""


@drawn_once
def stock_tile(theme: Theme, size: tuple[int, int], building: str, name: str, copies: int, vp: int) -> CanvasPart:
    """Draw a building of the stock with its points and the number left."""
    kind = CATALOGUE[building]
    width, height = size
    canvas = blank(theme, size, kind.colour, "panel").copy()
    canvas.text(6, 12, name, Pen(Typeface.BOLD, 24, "letter", 18), room=width - 10)
    canvas.sketch(width // 4, 46, building_pictogram(building), 42)
    left = (width + 6) // 2 if kind.favours or vp >= MIN_WIDE_POINTS else (width + 22) // 2
    canvas.sketch(left, 46, PICTOGRAMS["vp"], 22)
    points = canvas.text(left + 14, 46, str(vp), Pen(Typeface.SERIF, 26))
    if kind.effect is not None:
        centred_row(canvas, width // 2, 77, tuple(_effect(kind.effect)), 20, width - 4)
        row(canvas, left + 16 + points, 46, ["favour"] * kind.favours, 20, 34)
    else:
        centred_row(canvas, width // 2, 77, tuple(bonus(kind)), 20, width - 8)
    canvas.fill(Box(0, height - STOCK_FOOT, width, STOCK_FOOT), "panel")
    centred_row(canvas, width // 2, height - STOCK_FOOT // 2, tuple(amounts(kind.cost)), 20, width - 8)
    if copies > 1:
        canvas.text(width - 5, 64, f"×{copies}", Pen(Typeface.BOLD, 18), align="r")
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
