"""A principality of the Catan Card Game: the row of settlements and roads, regions on both sides, cards on their sites."""

from collections.abc import Mapping, Sequence
from typing import Final

from engine.catan_cards.view import BuiltView, Card, CatanCardsView, Place, PrincipalityView, catalogue
from engine.core.types import Seat
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, Part
from render.canvas.theme import Theme
from render.catan_cards.layout import Extent, on_offer
from render.catan_cards.tiles import built, centre, region
from render.parts.layout import Layout
from render.parts.pieces import token
from render.parts.player_cards import difference
from render.parts.tiles import TILE_RADIUS, short
from render.prose.words import Words

ROAD: Final = 34
"""Width of the drawn road."""

KERB: Final = 3
COBBLE: Final = 16
STONES: Final = (7, 21, 14, 24, 9, 17)
"""How wide a kerb is, how far it is from one cobble to the next, and where the cobbles lie below the upper kerb's edge."""

FRAME: Final = 5
SIGN: Final = 54
"""The frame of a land, and how large its owner's sign is."""

RIM: Final = 4
"""How far a glow reaches beyond what is new."""


def principality(
    canvas: Canvas, view: CatanCardsView, earlier: CatanCardsView, seat: Seat, words: Words, place: Layout
) -> None:
    """Everything that lies in a seat's principality; what was not there `earlier` glows, and what has gone leaves a glowing rim."""
    area, previous = view.principalities[seat], earlier.principalities[seat]
    _regions(canvas, area, previous, view.number, place)
    _row(canvas, area, previous, place)
    _cards(canvas, area, previous, catalogue(view.options, view.rules), words, place)


def free(view: CatanCardsView, seat: Seat) -> tuple[str, ...]:
    """The spots of all sites, and of the places beside regions that are on offer."""
    offered = ((place, Place.parse(place)) for place in on_offer(view, seat))
    beside = (place for place, at in offered if at.at_region)
    sites = (f"site.{seat}.{site}" for site in view.principalities[seat].sites)
    return (*sites, *(f"brown.{seat}.{place}" for place in beside))


def ground(canvas: Canvas, own: Extent, spots: tuple[str, ...], place: Layout) -> None:
    """What stays: the land in its owner's colour, with the sign where the row begins, and the `spots` that could be built on."""
    seat = own.seat
    canvas.panel(place.places[f"panel.{seat}"], "ground", 14, f"seat.{seat}", FRAME)
    begin = place.places[f"axis.{seat}.c{own.left}"]
    size = min(SIGN, begin.w, begin.h)
    canvas.paste(begin.centre[0] - size // 2, begin.centre[1] - size // 2, token(canvas.theme, seat, size))
    for spot in spots:
        canvas.panel(place.places[spot], "empty", TILE_RADIUS, "line", 2)


def _regions(
    canvas: Canvas, area: PrincipalityView, previous: PrincipalityView, rolled: int | None, place: Layout
) -> None:
    before = {each.place: each for each in previous.regions}
    for each in area.regions:
        box, old = place.places[f"region.{area.seat}.{each.place}"], before.get(each.place)
        around = "ground"
        if old is None or (old.kind, old.number) != (each.kind, each.number):
            around = _glow(canvas, box)
        lit = each.number == rolled
        canvas.part(box.x, box.y, region(canvas.theme, box[2:], each.kind, each.number, each.stored, lit, around))
        if old is not None and around == "ground":
            difference(canvas, box.right - 38, box.bottom - 12, each.stored - old.stored)


def _row(canvas: Canvas, area: PrincipalityView, previous: PrincipalityView, place: Layout) -> None:
    before = {each.place: each.kind for each in previous.centre}
    panel, standing = place.places[f"panel.{area.seat}"], {each.place for each in area.centre}
    for each in sorted(area.centre, key=lambda card: card.kind != "road"):
        box = place.places[f"axis.{area.seat}.{each.place}"]
        new = before.get(each.place) != each.kind
        if each.kind == "road":
            beyond = [f"c{Place.parse(each.place).column + step}" in standing for step in (-1, 1)]
            _road(canvas, box, panel, beyond, new)
            continue
        if new:
            _glow(canvas, box.inset(box.w // 2 - box.h // 2, 0))
            canvas.panel(box.inset(box.w // 2 - box.h // 2, 0), "ground", TILE_RADIUS)
        canvas.sketch(*box.centre, centre(area.seat, each.kind), min(box.size))


def _road(canvas: Canvas, box: Box, panel: Box, beyond: Sequence[bool], new: bool) -> None:
    """A paved strip into the settlements `beyond` its two ends, or to the panel's edge where the row goes on below."""
    reach = [box.w // 2 if each else 2 for each in beyond]
    left, right = max(panel.x, box.x - reach[0]), min(panel.right, box.right + reach[1])
    strip = Box(left, box.centre[1] - ROAD // 2, right - left, ROAD)
    if new:
        canvas.fill(strip.inset(0, -RIM), "glow")
    canvas.part(strip.x, strip.y, _paved(canvas.theme, strip.w))


@drawn_once
def _paved(theme: Theme, wide: int) -> Part:
    """A piece of road: two kerbs, and cobbles between them."""
    canvas = Canvas(theme, wide, ROAD, "dark.road")
    canvas.fill(Box(0, KERB, wide, ROAD - 2 * KERB), "road")
    for number in range(wide // COBBLE):
        canvas.panel(Box(number * COBBLE + 5, STONES[number % len(STONES)], 13, 5), "light.road", 2)
    return canvas.finished()


def _cards(
    canvas: Canvas,
    area: PrincipalityView,
    previous: PrincipalityView,
    printed: Mapping[str, Card],
    words: Words,
    place: Layout,
) -> None:
    before = {card.place: _seen(card) for card in previous.cards}
    after = {card.place: card for card in area.cards}
    for spot, at in _places(area.seat, {**before, **after}, place).items():
        card, box = after.get(at), place.places[spot]
        if card is None:
            canvas.panel(box, "empty", TILE_RADIUS, "glow", RIM)
            continue
        if box.w > box.h * 2 or spot.startswith("expansion."):
            box = box.inset(0, 4)
        around = "ground" if before.get(at) == _seen(card) else _glow(canvas, box)
        named = short(words, card.card)
        part = built(canvas.theme, box.size, card, printed[card.card], area.seat, named, around)
        canvas.part(box.x, box.y, part)


def _places(seat: Seat, cards: Mapping[str, object], place: Layout) -> dict[str, str]:
    """The spots of the cards' places that the layout has: after an undo, an earlier position may have had more."""
    kinds = {"a": "site", "b": "site", "x": "brown", "y": "brown"}
    spots = {f"{'expansion' if at[0] == 'c' else kinds[at[-1]]}.{seat}.{at}": at for at in cards}
    return {spot: at for spot, at in spots.items() if spot in place.places}


def _seen(card: BuiltView) -> tuple[object, ...]:
    """What makes a card another one to the eye."""
    return card.card, card.owner, card.dogma, card.counter


def _glow(canvas: Canvas, box: Box) -> str:
    """A glow around a box; it gives the colour that the box's corners then have."""
    canvas.panel(box.inset(-RIM), "glow", TILE_RADIUS + RIM)
    return "glow"
