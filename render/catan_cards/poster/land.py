"""A principality on a poster, as large as the box that it gets: regions with their store, the row between them, cards on their sites."""

from collections.abc import Iterator, Mapping
from typing import Final

from engine.catan_cards.view import BuiltView, Place, PrincipalityView, catalogue
from engine.core.types import Seat
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, Part
from render.canvas.theme import Theme
from render.catan_cards.layout import AREAS
from render.catan_cards.poster import cards
from render.catan_cards.poster.grid import Cells, cells, columns
from render.catan_cards.poster.look import Look
from render.catan_cards.poster.regions import region
from render.catan_cards.poster.signs import HIGH, change_width, put_change, put_letters
from render.catan_cards.tiles import centre
from render.parts.tiles import TILE_RADIUS

GLOW: Final = 5
"""How far a glow reaches beyond what is new or on offer."""

ROAD: Final = 0.4
"""How wide a road is, the height of its row being 1."""


def land(canvas: Canvas, look: Look, seat: Seat, box: Box) -> None:
    """Draw a seat's principality; what was not there before glows, free places on offer have a rim."""
    area = look.view.principalities[seat]
    letters = _letters(look, seat)
    place = cells(area, box, letters)
    canvas.panel(box, "ground", 12, f"seat.{seat}", 4)
    _free(canvas, area, place, letters)
    stand(canvas, look, area, place)
    _coming(canvas, look, place)
    for at, sign in letters.items():
        put_letters(canvas, *_edge(at, place[at]), sign)


def stand(canvas: Canvas, look: Look, area: PrincipalityView, place: Cells) -> None:
    """Draw everything that lies and stands in a principality into its places."""
    previous = look.earlier.principalities[area.seat]
    _regions(canvas, area, previous, look.view.number, place)
    _row(canvas, area, previous, place)
    _cards(canvas, look, area, previous, place)


def areas(look: Look) -> set[Seat]:
    """Whose principalities the places on offer are in."""
    spots = (spot.split(".") for spot in look.letters)
    return {int(parts[1]) for parts in spots if parts[0] in AREAS}


def span(look: Look, seat: Seat) -> int:
    """How many columns a seat's principality has, those on offer included."""
    area = look.view.principalities[seat]
    return columns(area, _letters(look, seat))


def _letters(look: Look, seat: Seat) -> dict[str, str]:
    """The letters of the options in a principality, by place."""
    return {spot.split(".", 2)[2]: sign for spot, sign in look.letters.items() if _within(spot, seat)}


def _within(spot: str, seat: Seat) -> bool:
    kind, _, rest = spot.partition(".")
    return kind in AREAS and rest.startswith(f"{seat}.")


def _edge(at: str, box: Box) -> tuple[int, int]:
    """Where letters hide least: a corner of a region, the lower corner of a card, beside what stands in the row."""
    place = Place.parse(at)
    if place.in_row:
        return (box.right - 22, box.y + 18) if place.at_settlement else (box.centre[0], box.centre[1])
    return box.right - 12, box.y - 7


def _free(canvas: Canvas, area: PrincipalityView, place: Cells, letters: Mapping[str, str]) -> None:
    """Sites without a card, and every place on offer that is free."""
    taken = {card.place for card in area.cards} | {each.place for each in area.regions}
    taken |= {each.place for each in area.centre}
    for at in (*area.sites, *letters):
        if at in place and at not in taken:
            rim = "mark" if at in letters else "line"
            canvas.panel(place[at], "empty", TILE_RADIUS, rim, 4 if at in letters else 2)


def _coming(canvas: Canvas, look: Look, place: Cells) -> None:
    """The region that goes to one of two places, on both of them."""
    for option in look.options if look.kind == "region_side" else ():
        kind, number = option.data["region"], option.data["number"]
        assert isinstance(kind, str)
        assert isinstance(number, int)
        box = place[option.spot.rpartition(".")[2]]
        canvas.panel(box.inset(-2), "mark", TILE_RADIUS + 2)
        canvas.part(box.x, box.y, region(canvas.theme, box[2:], kind, number, 0, False, "mark"))


def _regions(
    canvas: Canvas, area: PrincipalityView, previous: PrincipalityView, rolled: int | None, place: Cells
) -> None:
    before = {each.place: each for each in previous.regions}
    for each in area.regions:
        box, old = place[each.place], before.get(each.place)
        new = old is None or (old.kind, old.number) != (each.kind, each.number)
        around = _glow(canvas, box) if new else "ground"
        part = region(canvas.theme, box[2:], each.kind, each.number, each.stored, each.number == rolled, around)
        canvas.part(box.x, box.y, part)
        if old is not None and not new:
            change = each.stored - old.stored
            x = box.right - change_width(change) - 2
            put_change(canvas, x, box.bottom + HIGH // 4, change)


def _row(canvas: Canvas, area: PrincipalityView, previous: PrincipalityView, place: Cells) -> None:
    before = {each.place: each.kind for each in previous.centre}
    standing = {each.place for each in area.centre}
    for each in sorted(area.centre, key=lambda card: card.kind != "road"):
        box, new = place[each.place], before.get(each.place) != each.kind
        if each.kind == "road":
            beyond = [f"c{Place.parse(each.place).column + step}" in standing for step in (-1, 1)]
            _road(canvas, box, beyond, new)
            continue
        size = min(box.w, box.h + 8)
        if new:
            plate = Box(box.centre[0] - size // 2, box.centre[1] - size // 2, size, size)
            _glow(canvas, plate)
            canvas.panel(plate, "ground", TILE_RADIUS)
        canvas.sketch(*box.centre, centre(area.seat, each.kind), size)


def _road(canvas: Canvas, box: Box, beyond: list[bool], new: bool) -> None:
    """A paved strip, into the settlements that stand at its ends."""
    high = int(box.h * ROAD)
    left, right = (box.w // 2 if each else 0 for each in beyond)
    strip = Box(box.x - left, box.centre[1] - high // 2, box.w + left + right, high)
    if new:
        canvas.fill(strip.inset(0, -GLOW), "glow")
    canvas.part(strip.x, strip.y, _paved(canvas.theme, strip.w, high))


@drawn_once
def _paved(theme: Theme, wide: int, high: int) -> Part:
    """A piece of road with kerbs and cobbles."""
    canvas = Canvas(theme, wide, high, "dark.road")
    canvas.fill(Box(0, 3, wide, high - 6), "road")
    stone = max(4, high // 6)
    for number in range(wide // (stone * 3)):
        y = 5 + (number * 7 % 5) * (high - 10 - stone) // 4
        canvas.panel(Box(number * stone * 3 + 4, y, stone * 5 // 2, stone), "light.road", 2)
    return canvas.finished()


def _cards(canvas: Canvas, look: Look, area: PrincipalityView, previous: PrincipalityView, place: Cells) -> None:
    printed, before = catalogue(look.view.options, look.view.rules), {card.place: card for card in previous.cards}
    for card in area.cards:
        box = place[card.place]
        if Place.parse(card.place).in_row:
            box = box.inset(0, max(0, (box.h - 60) // 2))
        new = before.get(card.place) != card
        around = _glow(canvas, box) if new else "ground"
        called = cards.names(look.words, card.card)
        part = cards.built(canvas.theme, box[2:], card, printed[card.card], area.seat, called, around)
        canvas.part(box.x, box.y, part)
    for box in _gone(area, before, place):
        canvas.panel(box, "empty", TILE_RADIUS, "glow", GLOW)


def _gone(area: PrincipalityView, before: Mapping[str, BuiltView], place: Cells) -> Iterator[Box]:
    """The places that a card has left."""
    taken = {card.place for card in area.cards}
    return (place[at] for at in before if at not in taken and at in place)


def _glow(canvas: Canvas, box: Box) -> str:
    """A glow around a box; it gives the colour that the box's corners then have."""
    canvas.panel(box.inset(-GLOW), "glow", TILE_RADIUS + GLOW)
    return "glow"
