"""The full board of Caylus, and its `ARTIST`, which shows a position in all forms."""

from collections.abc import Iterator
from functools import partial
from typing import Final

from engine.caylus.view import CaylusView, PlayerView, points
from render.artist import Artist
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, Pen
from render.canvas.fonts import Typeface
from render.canvas.theme import Theme
from render.caylus import castle, favours, poster
from render.caylus.describe import PROSE
from render.caylus.layout import SKYLINE_HEIGHT, SPECIAL_ORDER, TILES_IN_ROW, frame, layout, mark, road_rows
from render.caylus.poster.castle import SOURCE_SIGNS, backdrop
from render.caylus.poster.tiles import STOCK_SPOT
from render.caylus.road_pieces import (
    BEYOND,
    LETTERS_LEFT,
    ROAD,
    Land,
    TileCell,
    draw_building,
    draw_land,
    drawn_land,
    has_building,
    number_of,
    stand_pieces,
    standing,
)
from render.caylus.tiles import stock_tile
from render.parts import badges, ground
from render.parts import road as roads
from render.parts.badges import Middle
from render.parts.heading import header
from render.parts.layout import Layout
from render.parts.player_cards import Figure, Row, player_cards
from render.parts.tiles import short
from render.picture import Picture


def paint(picture: Picture[CaylusView]) -> Canvas:
    """Paint the whole board; what has changed since `picture.before` is made to stand out."""
    view, earlier, words, theme = picture.view, picture.earlier, picture.words, picture.colours
    stock = {id: copies for id, copies in view.stock.items() if copies}
    lettered = any(spot.startswith(STOCK_SPOT) for spot, _ in picture.marks)
    used = last_shown(view)
    place = layout(len(view.players), tuple(stock), lettered, used)
    base = frame(len(view.players), road_rows(used))
    canvas = _ground(theme, base, words("board-passing")).copy(place.height)
    if "panel.stock" in place.places:
        canvas.panel(place.places["panel.stock"], "panel", 14)
    castle.ground(canvas, place, words("board-castle"))
    favours.ground(canvas, place, words("board-favours"), table=not favours.simplified(view))
    canvas.part(0, 0, castle.drawing(view, earlier, theme, (place.width, SKYLINE_HEIGHT), place.places["building"]))
    header(canvas, view, words, place.places["header"])
    _players(canvas, picture, place)
    _road(canvas, picture, place)
    castle.castle(canvas, view, earlier, words, place)
    favours.favours(canvas, view, earlier, words, place)
    for id, copies in stock.items():
        box = place.places[f"stock.{id}"]
        canvas.part(box.x, box.y, stock_tile(theme, box.size, id, short(words, id), copies, points(view.options, id)))
    badges.marks(canvas, place, picture.marks, partial(badge_middle, place))
    return canvas


def last_shown(view: CaylusView) -> int:
    """Return the last space with a building or a figure, or to which a figure can be moved."""
    spots = (option.spot for decision in view.decisions for option in decision.ask.options)
    built = (space.number for space in view.road if space.building is not None or space.pending is not None)
    return max(view.provost, view.bailiff, *built, *map(number_of, spots))


@drawn_once
def _ground(theme: Theme, place: Layout, passing: str) -> Canvas:
    """Paint the land of the highest board, to be copied; some megabytes, so that there is only one for all stocks."""
    canvas = Canvas(theme, place.width, place.height, "ground")
    ground.scatter(canvas, Box(0, SKYLINE_HEIGHT, place.width, place.height - SKYLINE_HEIGHT))
    draw_land(canvas, _land(place))
    _bridge(canvas, place, passing)
    return canvas


CARD_FIGURES: Final = ("denier", "food", "wood", "stone", "cloth", "gold", "worker")
"""Figures on a player's card, from left to right."""


def _players(canvas: Canvas, picture: Picture[CaylusView], place: Layout) -> None:
    """Draw each player's card, with gains and losses."""
    view, earlier = picture.view, picture.earlier
    pairs = ((view.players[seat], earlier.players[seat]) for seat in view.order)
    rows = (
        Row(player.seat, player.income, Figure("vp", player.vp, player.vp - previous.vp), (_held(player, previous),))
        for player, previous in pairs
    )
    player_cards(canvas, view, picture.words, place, rows)


def _held(player: PlayerView, previous: PlayerView) -> tuple[Figure, ...]:
    """Return the figures of a player; workers show no change, for the board shows where they come and go."""
    changes = {
        kind: 0 if kind == "worker" else _amount(player, kind) - _amount(previous, kind) for kind in CARD_FIGURES
    }
    return tuple(Figure(kind, _amount(player, kind), change) for kind, change in changes.items())


def _amount(player: PlayerView, kind: str) -> int:
    return {"denier": player.deniers, "worker": player.workers}.get(kind, player.cubes.get(kind, 0))


NAME_LETTERS: Final = 32
MIN_LETTERS: Final = 22
"""Usual and minimum size of a building's name: 10 and 7 pixels in a message."""

LETTERS_ROOM: Final = 46
"""Room for the mark of a place at the left end of its piece of road: its number, or a letter."""

TRAIL_COLOURS: Final = {"bailiff": "favour", "provost": "mark"}
TRAIL_DOT: Final = 14
RING_INSET: Final = 26
"""Colours and size of the dots on the way of a figure, and distance of a ring where a worker was from a road's end."""

SPECIAL_SPOTS: Final = tuple(f"special.{id}" for id in SPECIAL_ORDER)


def _road(canvas: Canvas, picture: Picture[CaylusView], place: Layout) -> None:
    """Draw all that is on the road.

    Novelties glow, a worker that has left leaves a ring, provost and bailiff leave a trail.
    """
    view, earlier = picture.view, picture.earlier
    _track(canvas, view, place)
    roads.passed(canvas, view.passed, _passing(place))
    built = (space.number for space in view.road if space.building is not None)
    spots = dict.fromkeys((*SPECIAL_SPOTS, *(f"road.{number}" for number in (*built, view.bailiff, view.provost))))
    cells = {spot: _cell(place, spot) for spot in spots}
    for spot, cell in cells.items():
        draw_building(canvas, picture, spot, cell.tile, MIN_LETTERS, NAME_LETTERS)
    for figure, role in TRAIL_COLOURS.items():
        _trail(canvas, place, getattr(earlier, figure), getattr(view, figure), role)
    for spot, cell in cells.items():
        here, before = (tuple(standing(each, earlier, spot)) for each in (view, earlier))
        if here != before and not any(piece.kind == "worker" for piece in here):
            for piece in (each for each in before if each.kind == "worker"):
                canvas.sketch(
                    cell.strip.right - RING_INSET, cell.strip.centre[1], f"ring/3 seat.{piece.seat} 5,5 27,27", 32
                )
        stand_pieces(canvas, cell, cell.strip.x + LETTERS_ROOM, here, is_built=has_building(view, spot))


def _track(canvas: Canvas, view: CaylusView, place: Layout) -> None:
    """Draw the road beyond the provost as a track, row by row."""
    beyond = range(view.provost + 1, len(view.road) + 1)
    shown = sum(id.startswith("strip.") for id in place.places) - len(SPECIAL_ORDER)
    for row in range(0, shown, TILES_IN_ROW):
        strips = {n: place.places[f"strip.{n}"] for n in beyond if row < n <= row + TILES_IN_ROW}
        if not strips:
            continue
        if (row + 1 in strips) and (bend := place.places.get(f"bend.{row + 1}")):
            ground.bend(canvas, bend.inset(0, -5), BEYOND)
        left, top = (min(corner) for corner in zip(*(box[:2] for box in strips.values()), strict=True))
        size = (max(box.right for box in strips.values()) - left, strips[max(strips)].h)
        land = Land(tuple((box.moved(-left, -top), BEYOND, number) for number, box in strips.items()))
        canvas.part(left, top, drawn_land(canvas.theme, size, land))


def _cell(place: Layout, spot: str) -> TileCell:
    return TileCell(place.places[spot], place.places[f"strip.{spot.partition('.')[2]}"])


def _land(place: Layout) -> Land:
    """Return road and river as if the provost were at the end."""
    places = place.places
    road = tuple(id for id in places if id.startswith("road."))
    spots = (*SPECIAL_SPOTS, *road)
    pieces = tuple((_cell(place, spot).strip, ROAD, number_of(spot)) for spot in spots)
    bends = tuple((box.inset(0, -5), ROAD) for id, box in places.items() if id.startswith("bend."))
    sites = tuple(places[spot] for spot in road[TILES_IN_ROW:])
    return Land(pieces, bends, places["river"], sites=sites)


def _bridge(canvas: Canvas, place: Layout, title: str) -> None:
    """Draw the bridge with numbered places for players who pass."""
    box = place.places["bridge"]
    ground.bridge(canvas, box)
    pen = Pen(Typeface.BOLD, 24, halo="road")
    canvas.text(box.centre[0], box.y + 20, title, pen, align="m", room=box.w - 16)
    for number, (x, y) in enumerate(_passing(place), 1):
        canvas.panel(Box(x - 17, y - 17, 34, 34), "beyond", 17)
        canvas.text(x, y, str(number), Pen(Typeface.BOLD, 20, "faint"), "m")


def _passing(place: Layout) -> Iterator[roads.Point]:
    """Yield the middles of the places on the bridge, one for each player."""
    bridge = place.places["bridge"]
    for number in range(sum(id.startswith("card.") for id in place.places)):
        yield bridge.centre[0] - 28 + (number % 2) * 56, bridge.y + 58 + (number // 2) * 42


def _trail(canvas: Canvas, place: Layout, start: int, end: int, role: str) -> None:
    """Draw dots along the way of a figure, and a ring where it was."""
    for number in range(min(start, end), max(start, end) + 1):
        strip = place.places[f"strip.{number}"]
        if number != end:
            dot = f"ring/6 {role} 1,1 31,31" if number == start else f"oval {role} 6,6 26,26"
            canvas.sketch(strip.right - RING_INSET, strip.centre[1], dot, TRAIL_DOT)


SMALL_BADGE: Final = 32
"""Height of a letter before the special buildings, at the castle, and beside the name of a favour line."""

LANE: Final = 10
STOCK_BADGE: Final = 24
"""Distance of a letter below its tile of the stock, and its height; there is no room on the tile."""

FAVOUR_BADGE_SHARE: Final = 0.25
"""Place of a letter along a favour line, as a share of it: between its name and its first column."""


def badge_middle(place: Layout, spot: str) -> Middle:
    """Return the place of a badge where it hides least: below a tile, or before the spaces of the castle."""
    box = place.places[spot]
    area, _, which = spot.partition(".")
    match area:
        case "road":
            strip = place.places[f"strip.{which}"]
            return Middle(strip.x + LETTERS_LEFT // 2 + 1, strip.centre[1], SMALL_BADGE)
        case "special":
            strip = place.places[f"strip.{which}"]
            return Middle(strip.x + 6 + SMALL_BADGE // 2, strip.centre[1], SMALL_BADGE)
        case "castle":
            return Middle(box.x + SMALL_BADGE // 2, box.centre[1], SMALL_BADGE)
        case "favour":
            return Middle(
                box.x + int(box.w * FAVOUR_BADGE_SHARE) - SMALL_BADGE // 2, box.y + SMALL_BADGE // 2, SMALL_BADGE
            )
        case _:
            return Middle(box.centre[0], box.bottom + LANE, STOCK_BADGE)


ARTIST: Final = Artist[CaylusView](
    paint,
    PROSE,
    poster=poster.paint,
    backdrop=backdrop,
    signs=SOURCE_SIGNS,
    points=lambda view: [player.vp for player in view.players],
    mark=mark,
    unmarked=frozenset({"batch"}),
)
