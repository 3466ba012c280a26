"""The full table of the Catan Card Game, and its `ARTIST`, which shows a position in all forms."""

from collections.abc import Collection, Mapping, Sequence
from functools import partial
from typing import Final

from engine.catan_cards.view import BuiltView, CardPlace, CatanCardsView, PrincipalityView, catalogue
from engine.core.types import Seat
from render.artist import Artist, Hand
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, CanvasPart
from render.canvas.theme import Theme
from render.catan_cards import hand, player_cards, poster, table
from render.catan_cards.describe import PROSE
from render.catan_cards.layout import Extent, arranged, layout, mark, on_offer
from render.catan_cards.player_cards import SOURCE_ICONS
from render.catan_cards.poster.cards import built, names
from render.catan_cards.poster.heading import headline
from render.catan_cards.poster.look import LOOK_QUESTIONS
from render.catan_cards.poster.regions import put_stored_changes, region
from render.catan_cards.scenery import backdrop
from render.catan_cards.tiles import BuiltCard, centre, lawn, region_face
from render.parts import badges
from render.parts.badges import CORNER_BADGE_HEIGHT, CORNER_INSET, Middle, corner, lower_corner
from render.parts.heading import leading, moments, plate
from render.parts.layout import Layout
from render.parts.pieces import token
from render.parts.tiles import TILE_RADIUS
from render.picture import Picture


def paint(picture: Picture[CatanCardsView]) -> Canvas:
    """Paint the whole table; what has changed since `picture.before` is made to stand out."""
    view, earlier, words, theme = picture.view, picture.earlier, picture.words, picture.colours
    extents, piles = arranged(view)
    place = layout(extents, piles)
    sites = tuple(free_spots(view, extent.seat) for extent in extents)
    canvas = _ground(theme, place, extents, sites).copy()
    plate(canvas, place.places["header"], leading(view), "  ·  ".join(moments(view, words)), headline(view, words))
    player_cards.cards(canvas, view, earlier, words, place)
    table.table(canvas, view, earlier, words, place)
    for extent in extents:
        _principality(canvas, picture, extent.seat, place)
    badges.marks(canvas, place, picture.marks, partial(badge_middle, place, _taken(view)))
    return canvas


def _taken(view: CatanCardsView) -> set[str]:
    """Return the sites of both players that have a card, as seat and place: `0.u30a`."""
    return {f"{seat}.{card.place}" for seat, own in enumerate(view.principalities) for card in own.cards}


@drawn_once
def _ground(theme: Theme, place: Layout, extents: tuple[Extent, ...], sites: tuple[tuple[str, ...], ...]) -> Canvas:
    """Paint the parts that rarely change.

    The caller paints the rest on a copy. The cache keeps only a few canvases, because each takes several megabytes.
    """
    canvas = Canvas(theme, place.width, place.height)
    for panel in ("panel.turn", "panel.table"):
        canvas.panel(place.places[panel], "panel", 14)
    for extent, spots in zip(extents, sites, strict=True):
        _principality_ground(canvas, extent, spots, place)
    return canvas


ROAD_WIDTH: Final = 36
"""Width of the drawn road."""

KERB_WIDTH: Final = 3
COBBLE_STEP: Final = 16
COBBLE_HEIGHTS: Final = (7, 21, 14, 24, 9, 17)
"""Width of a kerb, distance from one cobble to the next, and heights of the cobbles below the road's upper edge."""

OWNER_SIGN_SIZE: Final = 54
"""Size of the sign of a principality's owner."""

GLOW_WIDTH: Final = 4
"""Width of the glow around new cards and regions."""


def _principality(canvas: Canvas, picture: Picture[CatanCardsView], seat: Seat, place: Layout) -> None:
    """Draw a principality. New cards and regions glow, and a removed card leaves a glowing rim."""
    view = picture.view
    area, previous = view.principalities[seat], picture.earlier.principalities[seat]
    _regions(canvas, area, previous, view.number, place)
    _row(canvas, area, previous, place)
    _cards(canvas, picture, seat, place)
    boxes = {each.place: place.places[f"region.{seat}.{each.place}"] for each in area.regions}
    put_stored_changes(canvas, area, previous, boxes)


def free_spots(view: CatanCardsView, seat: Seat) -> tuple[str, ...]:
    """Return the layout keys of all sites, and of the places beside regions where a card can be built now."""
    offered = ((place, CardPlace.parse(place)) for place in on_offer(view, seat))
    beside = (place for place, at in offered if at.at_region)
    sites = (f"site.{seat}.{site}" for site in view.principalities[seat].sites)
    return (*sites, *(f"brown.{seat}.{place}" for place in beside))


def _principality_ground(canvas: Canvas, own: Extent, spots: tuple[str, ...], place: Layout) -> None:
    """Draw the land in its owner's colour, and the `spots` for buildings."""
    seat = own.seat
    lawn(canvas, place.places[f"panel.{seat}"], seat)
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
        canvas.part(box.x, box.y, region(canvas.theme, box.size, region_face(each, rolled), around))


def _row(canvas: Canvas, area: PrincipalityView, previous: PrincipalityView, place: Layout) -> None:
    before = {each.place: each.kind for each in previous.centre}
    panel, standing = place.places[f"panel.{area.seat}"], {each.place for each in area.centre}
    for each in sorted(area.centre, key=lambda card: card.kind != "road"):
        box = place.places[f"axis.{area.seat}.{each.place}"]
        new = before.get(each.place) != each.kind
        if each.kind == "road":
            beyond = [f"c{CardPlace.parse(each.place).column + step}" in standing for step in (-1, 1)]
            _road(canvas, box, panel, beyond, new)
            continue
        if new:
            _glow(canvas, box.inset(box.w // 2 - box.h // 2, 0))
            canvas.panel(box.inset(box.w // 2 - box.h // 2, 0), "ground", TILE_RADIUS)
        canvas.sketch(*box.centre, centre(area.seat, each.kind), min(box.size))
    begin = min((box for id, box in place.places.items() if id.startswith(f"axis.{area.seat}.")), key=lambda box: box.x)
    size = min(OWNER_SIGN_SIZE, begin.w, begin.h)
    canvas.paste(begin.centre[0] - size // 2, begin.centre[1] - size // 2, token(canvas.theme, area.seat, size))


def _road(canvas: Canvas, box: Box, panel: Box, beyond: Sequence[bool], new: bool) -> None:
    """Draw a paved strip that is cut off at the panel's edge.

    It runs under the settlement at each end that has one (`beyond`).
    """
    reach = [box.w // 2 if each else 2 for each in beyond]
    left, right = max(panel.x, box.x - reach[0]), min(panel.right, box.right + reach[1])
    strip = Box(left, box.centre[1] - ROAD_WIDTH // 2, right - left, ROAD_WIDTH)
    if new:
        canvas.fill(strip.inset(0, -GLOW_WIDTH), "glow")
    canvas.part(strip.x, strip.y, _paved(canvas.theme, strip.w))


@drawn_once
def _paved(theme: Theme, wide: int) -> CanvasPart:
    """Draw a piece of road: two kerbs, and cobbles between them."""
    canvas = Canvas(theme, wide, ROAD_WIDTH, "dark.road")
    canvas.fill(Box(0, KERB_WIDTH, wide, ROAD_WIDTH - 2 * KERB_WIDTH), "road")
    for number in range(wide // COBBLE_STEP):
        canvas.panel(
            Box(number * COBBLE_STEP + 5, COBBLE_HEIGHTS[number % len(COBBLE_HEIGHTS)], 13, 5), "light.road", 2
        )
    return canvas.finished()


def _cards(canvas: Canvas, picture: Picture[CatanCardsView], seat: Seat, place: Layout) -> None:
    area, previous = picture.view.principalities[seat], picture.earlier.principalities[seat]
    printed = catalogue(picture.view.options, picture.view.rules)
    before = {card.place: _seen(card) for card in previous.cards}
    after = {card.place: card for card in area.cards}
    for spot, at in _places(area.seat, {**before, **after}, place).items():
        card, box = after.get(at), place.places[spot]
        if card is None:
            canvas.panel(box, "empty", TILE_RADIUS, "glow", GLOW_WIDTH)
            continue
        if box.w > box.h * 2 or spot.startswith("expansion."):
            box = box.inset(0, 4)
        around = "ground" if before.get(at) == _seen(card) else _glow(canvas, box)
        called = names(picture.words, card.card)
        part = built(canvas.theme, box.size, BuiltCard(card, printed[card.card], seat), called, around)
        canvas.part(box.x, box.y, part)


def _places(seat: Seat, cards: Mapping[str, object], place: Layout) -> dict[str, str]:
    """Return the places of cards by layout key. Places that the layout lacks, as after an undo, are left out."""
    kinds = {"a": "site", "b": "site", "x": "brown", "y": "brown"}
    spots = {f"{'expansion' if at[0] == 'c' else kinds[at[-1]]}.{seat}.{at}": at for at in cards}
    return {spot: at for spot, at in spots.items() if spot in place.places}


def _seen(card: BuiltView) -> tuple[object, ...]:
    """Return everything about a card that its picture shows, to compare it with an earlier position."""
    return card.card, card.owner, card.dogma, card.counter


def _glow(canvas: Canvas, box: Box) -> str:
    """Draw a glow around a box, and return the colour that the corners of the box then have."""
    canvas.panel(box.inset(-GLOW_WIDTH), "glow", TILE_RADIUS + GLOW_WIDTH)
    return "glow"


SITE_BADGE: Final = 48
"""Height of a badge on an empty site."""


def badge_middle(place: Layout, taken: Collection[str], spot: str) -> Middle:
    """Return the place of a badge where it hides least: over a corner of a region or card, above a stack's number.

    `taken` are the sites with a card, in the form `0.u30a`.
    """
    box = place.places[spot]
    kind, _, site = spot.partition(".")
    match kind:
        case "site" | "brown" if site in taken:
            return lower_corner(box)
        case "site" | "brown":
            return Middle(*box.centre, min(SITE_BADGE, box.h - 4))
        case "region" | "row" | "discard":
            return corner(box)
        case "stack":
            return Middle(box.centre[0], box.y + CORNER_INSET[1], CORNER_BADGE_HEIGHT)
        case _:
            return Middle(*box.centre, CORNER_BADGE_HEIGHT)


ARTIST: Final = Artist[CatanCardsView](
    paint,
    PROSE,
    Hand(hand.paint, hand.lines, suffices=True),
    poster.paint,
    backdrop,
    SOURCE_ICONS,
    LOOK_QUESTIONS,
    frozenset({*poster.QUESTION_SCENES, "deck", "event_deck"}),
    lambda view: [principality.points for principality in view.principalities],
    mark,
)
