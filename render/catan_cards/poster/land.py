"""A principality on a poster, as large as its box allows: regions with their store, the row, and cards on sites.

Regions to choose from are beside it.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from engine.catan_cards.view import BuiltView, CardPlace, PrincipalityView, RegionView, catalogue
from engine.core.types import Seat
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, CanvasPart, Pen
from render.canvas.fonts import Typeface
from render.canvas.theme import Theme
from render.catan_cards.grid import Cells, cells, cut_of, ends
from render.catan_cards.layout import PRINCIPALITY_SPOTS
from render.catan_cards.poster import cards
from render.catan_cards.poster.look import PosterInput
from render.catan_cards.poster.regions import put_stored_changes, region
from render.catan_cards.poster.signs import put_letters
from render.catan_cards.tiles import BuiltCard, RegionFace, centre, lawn, region_face
from render.parts.tiles import TILE_RADIUS

NOVELTY_GLOW: Final = 5
"""Width of a glow around a novelty or an option."""

PAVED_RATIO: Final = 0.4
"""Width of a road, relative to the height of its row."""

TRAY_WIDTH: Final = 404
"""Width of the tray with the choices."""

TRAY_GAP: Final = 6
MAX_CHOICE_SIZE: Final = (178, 140)
"""Maximum size of a card on offer."""

CHOICE_GAP: Final = 16
CHOICES_IN_ROW: Final = ((6, 2), (9, 3))
"""Numbers of cards, and how many of them are in a row; of more, there are four in a row."""

PALE_SHARE: Final = 0.6
PLACE_RIM: Final = 6
"""Width of the frame of the place that is asked about."""


def land(canvas: Canvas, look: PosterInput, seat: Seat, box: Box) -> None:
    """Draw a seat's principality, with the letters of the places on offer."""
    letters = _letters(look, seat)
    place = cells(look.view.principalities[seat], box, letters)
    unmarked(canvas, look, seat, box, place)
    for at, sign in letters.items():
        put_letters(canvas, *_edge(at, place[at]), sign)


def unmarked(canvas: Canvas, look: PosterInput, seat: Seat, box: Box, place: Cells) -> None:
    """Draw a seat's principality without letters; what was not there before glows, free places on offer have a rim."""
    area = look.view.principalities[seat]
    lawn(canvas, box, seat)
    _free(canvas, area, place, _letters(look, seat))
    stand(canvas, look, area, place)
    _coming(canvas, look, seat, place)


def stand(canvas: Canvas, look: PosterInput, area: PrincipalityView, place: Cells) -> None:
    """Draw all regions and cards of a principality into their places."""
    previous = look.earlier.principalities[area.seat]
    _regions(canvas, area, previous, look.view.number, place)
    _row(canvas, area, previous, place)
    _cards(canvas, look, area, previous, place)
    put_stored_changes(canvas, area, previous, place)


def areas(look: PosterInput) -> set[Seat]:
    """Return the seats in whose principalities there are places on offer."""
    spots = (spot.split(".") for spot in look.letters)
    return {int(parts[1]) for parts in spots if parts[0] in PRINCIPALITY_SPOTS}


def span(look: PosterInput, seat: Seat) -> int:
    """Count the columns of a seat's principality, those on offer included."""
    return len(cut_of(look.view.principalities[seat], _letters(look, seat)).columns)


def _letters(look: PosterInput, seat: Seat) -> dict[str, str]:
    """Return the letters of the options in a principality, by place."""
    return {spot.split(".", 2)[2]: sign for spot, sign in look.letters.items() if _within(spot, seat)}


def _within(spot: str, seat: Seat) -> bool:
    kind, _, rest = spot.partition(".")
    return kind in PRINCIPALITY_SPOTS and rest.startswith(f"{seat}.")


def _edge(at: str, box: Box) -> tuple[int, int]:
    """Return the place of letters where they hide least: a corner of a region or card, or beside a card in the row."""
    place = CardPlace.parse(at)
    if place.in_row:
        return (box.right - 22, box.y + 18) if place.at_settlement else (box.centre[0], box.centre[1])
    return box.right - 12, box.y - 7


def _free(canvas: Canvas, area: PrincipalityView, place: Cells, letters: Mapping[str, str]) -> None:
    """Draw sites without a card, and free places on offer."""
    taken = {card.place for card in area.cards} | {each.place for each in area.regions}
    taken |= {each.place for each in area.centre}
    for at in (*area.sites, *letters):
        if at in place and at not in taken:
            rim = "mark" if at in letters else "line"
            canvas.panel(place[at], "empty", TILE_RADIUS, rim, 4 if at in letters else 2)


def _coming(canvas: Canvas, look: PosterInput, seat: Seat, place: Cells) -> None:
    """Draw a region that goes to one of two places of this seat on both of them."""
    for option in look.options if look.kind == "region_side" else ():
        if not _within(option.spot, seat):
            continue
        kind, number = option.data["region"], option.data["number"]
        assert isinstance(kind, str)
        assert isinstance(number, int)
        box = place[option.spot.rpartition(".")[2]]
        canvas.panel(box.inset(-2), "mark", TILE_RADIUS + 2)
        canvas.part(box.x, box.y, region(canvas.theme, box.size, RegionFace(kind, number, 0), "mark"))


def _regions(
    canvas: Canvas, area: PrincipalityView, previous: PrincipalityView, rolled: int | None, place: Cells
) -> None:
    before = {each.place: each for each in previous.regions}
    for each in area.regions:
        box, old = place[each.place], before.get(each.place)
        new = old is None or (old.kind, old.number) != (each.kind, each.number)
        around = _glow(canvas, box) if new else "ground"
        part = region(canvas.theme, box.size, region_face(each, rolled), around)
        canvas.part(box.x, box.y, part)


def _row(canvas: Canvas, area: PrincipalityView, previous: PrincipalityView, place: Cells) -> None:
    before = {each.place: each.kind for each in previous.centre}
    standing = {each.place for each in area.centre}
    for each in sorted(area.centre, key=lambda card: card.kind != "road"):
        box, new = place[each.place], before.get(each.place) != each.kind
        if each.kind == "road":
            beyond = [f"c{CardPlace.parse(each.place).column + step}" in standing for step in (-1, 1)]
            _road(canvas, box, beyond, new)
            continue
        size = min(box.w, box.h + 8)
        if new:
            plate = Box(box.centre[0] - size // 2, box.centre[1] - size // 2, size, size)
            _glow(canvas, plate)
            canvas.panel(plate, "ground", TILE_RADIUS)
        canvas.sketch(*box.centre, centre(area.seat, each.kind), size)


def _road(canvas: Canvas, box: Box, beyond: list[bool], new: bool) -> None:
    """Draw a paved strip, into the settlements at its ends."""
    high = int(box.h * PAVED_RATIO)
    left, right = (box.w // 2 if each else 0 for each in beyond)
    strip = Box(box.x - left, box.centre[1] - high // 2, box.w + left + right, high)
    if new:
        canvas.fill(strip.inset(0, -NOVELTY_GLOW), "glow")
    canvas.part(strip.x, strip.y, _paved(canvas.theme, strip.w, high))


@drawn_once
def _paved(theme: Theme, wide: int, high: int) -> CanvasPart:
    """Draw a piece of road with kerbs and cobbles."""
    canvas = Canvas(theme, wide, high, "dark.road")
    canvas.fill(Box(0, 3, wide, high - 6), "road")
    stone = max(4, high // 6)
    for number in range(wide // (stone * 3)):
        y = 5 + (number * 7 % 5) * (high - 10 - stone) // 4
        canvas.panel(Box(number * stone * 3 + 4, y, stone * 5 // 2, stone), "light.road", 2)
    return canvas.finished()


def _cards(canvas: Canvas, look: PosterInput, area: PrincipalityView, previous: PrincipalityView, place: Cells) -> None:
    printed, before = catalogue(look.view.options, look.view.rules), {card.place: card for card in previous.cards}
    for card in area.cards:
        box = place[card.place]
        if CardPlace.parse(card.place).in_row:
            box = box.inset(0, max(0, (box.h - 60) // 2))
        new = before.get(card.place) != card
        around = _glow(canvas, box) if new else "ground"
        called = cards.names(look.words, card.card)
        part = cards.built(canvas.theme, box.size, BuiltCard(card, printed[card.card], area.seat), called, around)
        canvas.part(box.x, box.y, part)
    for box in _gone(area, before, place):
        canvas.panel(box, "empty", TILE_RADIUS, "glow", NOVELTY_GLOW)


def _gone(area: PrincipalityView, before: Mapping[str, BuiltView], place: Cells) -> Iterator[Box]:
    """Return the places that a card has left."""
    taken = {card.place for card in area.cards}
    return (place[at] for at in before if at not in taken and at in place)


def _glow(canvas: Canvas, box: Box) -> str:
    """Draw a glow around a box, and return the colour that the corners of the box then have."""
    canvas.panel(box.inset(-NOVELTY_GLOW), "glow", TILE_RADIUS + NOVELTY_GLOW)
    return "glow"


class RegionChoice(NamedTuple):
    """A region that can be chosen, with the letter of its option."""

    region: RegionView
    letter: str


class PlaceQuestion(NamedTuple):
    """A question about a place of a principality, and the regions that can be chosen for it."""

    area: PrincipalityView
    place: str
    choices: Sequence[RegionChoice]


def arrange(canvas: Canvas, look: PosterInput, box: Box) -> None:
    """Draw a new principality: the placed regions, the next place and its choices; other regions are pale."""
    area = _asked(look)
    left = [option.spot.rpartition(".")[2] for option in look.options if option.spot]
    choices = [
        RegionChoice(each, look.letters.get(f"region.{area.seat}.{each.place}", ""))
        for each in area.regions
        if each.place in left
    ]
    lying = tuple(each for each in area.regions if each.place not in left)
    _scene(canvas, look, box, PlaceQuestion(replace(area, regions=lying), left[0], choices))


def scout(canvas: Canvas, look: PosterInput, box: Box) -> None:
    """Draw the place of a new region, and all regions that are left to choose from."""
    area = _asked(look)
    choices = []
    for option in look.options:
        kind, number = option.data["region"], option.data["number"]
        assert isinstance(kind, str)
        assert isinstance(number, int)
        choices.append(RegionChoice(RegionView("", kind, number, 0), look.letters.get(f"choice.{option.key}", "")))
    side = "u" if look.options[0].data["side"] == "upper" else "d"
    _scene(canvas, look, box, PlaceQuestion(area, _open(area, side), choices))


def _asked(look: PosterInput) -> PrincipalityView:
    assert look.question is not None
    return look.view.principalities[look.question.ask.seat]


def _open(area: PrincipalityView, side: str) -> str:
    """Return the place without a region beside the settlement at an end of the row."""
    first, last = ends(area)
    outer = [column for column in (first - 1, last + 1) if column % 2]
    lying = {each.place for each in area.regions}
    return next(place for place in (f"{side}{column}" for column in outer) if place not in lying)


def _scene(canvas: Canvas, look: PosterInput, box: Box, question: PlaceQuestion) -> None:
    """Draw the principality with the place that is asked about, and beside it the choices."""
    area, place, choices = question
    ground = box._replace(w=box.w - TRAY_WIDTH - TRAY_GAP)
    lawn(canvas, ground, area.seat)
    found = cells(area, ground, (place,))
    for each in (choice.region for choice in choices):
        if each.place and each.place != place:
            _pale(canvas, found[each.place], each)
    stand(canvas, look, area, found)
    canvas.panel(found[place].inset(-3), "panel", TILE_RADIUS + 3, "mark", PLACE_RIM)
    canvas.text(*found[place].centre, "?", Pen(Typeface.TITLE, min(90, found[place].w), "mark"), "m")
    _tray(canvas, box._replace(x=ground.right + TRAY_GAP, w=TRAY_WIDTH), choices)


def _pale(canvas: Canvas, box: Box, each: RegionView) -> None:
    """Draw a region that stays in its place unless it is chosen."""
    part = Canvas(canvas.theme, box.w, box.h)
    part.part(0, 0, region(canvas.theme, box.size, region_face(each), "ground"))
    part.fade("ground", PALE_SHARE)
    canvas.part(box.x, box.y, part.finished())


def _tray(canvas: Canvas, box: Box, choices: Sequence[RegionChoice]) -> None:
    """Draw the choices in rows."""
    canvas.panel(box, "panel", 12)
    across = next((across for most, across in CHOICES_IN_ROW if len(choices) <= most), 4)
    rows = -(-len(choices) // across)
    wide = min(MAX_CHOICE_SIZE[0], (box.w - CHOICE_GAP) // across - CHOICE_GAP)
    high = min(MAX_CHOICE_SIZE[1], (box.h - CHOICE_GAP) // rows - CHOICE_GAP)
    left = box.x + (box.w - across * (wide + CHOICE_GAP) + CHOICE_GAP) // 2
    top = box.y + (box.h - rows * (high + CHOICE_GAP) + CHOICE_GAP) // 2
    for number, (each, letter) in enumerate(choices):
        line, column = divmod(number, across)
        x, y = left + column * (wide + CHOICE_GAP), top + line * (high + CHOICE_GAP)
        canvas.part(x, y, region(canvas.theme, (wide, high), region_face(each), "panel"))
        put_letters(canvas, x + wide - 10, y + 6, letter)
