"""The full board of Caylus, and its `ARTIST`, which shows a position in all forms."""

from collections.abc import Iterator
from functools import partial
from typing import Final

from engine.caylus.view import SECTIONS, STABLES_MIN_SEATS, CaylusView, PlayerView, SpaceView, points
from render.artist import Artist
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, CanvasPart, Pen
from render.canvas.fonts import Typeface
from render.canvas.theme import Theme
from render.caylus import castle, favours, poster
from render.caylus.describe import PROSE
from render.caylus.layout import SPACES, TILE_SIZE, layout, mark
from render.caylus.poster.castle import SOURCE_SIGNS, backdrop
from render.caylus.tiles import circle, road_tile, stock_tile
from render.parts import badges
from render.parts import road as roads
from render.parts.badges import Middle
from render.parts.layout import Layout
from render.parts.pieces import plot, token
from render.parts.player_cards import Figure, Row, header, player_cards
from render.parts.road import badge_position
from render.parts.tiles import TILE_BAND, TILE_RADIUS, short
from render.picture import Picture

OPTIONAL_BUILDINGS: Final = {"s_jeweler": "jeweler"}
"""Buildings that exist only with an option of the match."""


def paint(picture: Picture[CaylusView]) -> Canvas:
    """Paint the whole board; what has changed since `picture.before` is made to stand out."""
    view, earlier, words, theme = picture.view, picture.earlier, picture.words, picture.colours
    stock = {
        id: copies
        for id, copies in view.stock.items()
        if copies or id not in OPTIONAL_BUILDINGS or view.options[OPTIONAL_BUILDINGS[id]] == "on"
    }
    place = layout(len(view.players), tuple(stock))
    captions = tuple(words(f"board-{caption}") for caption in ("passing", "castle", "favours"))
    canvas = _ground(theme, place, captions).copy()
    header(canvas, view, words, place.places["header"])
    _players(canvas, picture, place)
    _road(canvas, picture, place)
    castle.castle(canvas, view, earlier, words, place)
    favours.favours(canvas, view, earlier, words, place)
    for id, copies in stock.items():
        box = place.places[f"stock.{id}"]
        canvas.part(box.x, box.y, stock_tile(theme, id, short(words, id), copies, points(view.options, id)))
    badges.marks(canvas, place, picture.marks, partial(badge_middle, place))
    return canvas


@drawn_once
def _ground(theme: Theme, place: Layout, captions: tuple[str, ...]) -> Canvas:
    """Paint all that hardly ever changes, to be copied; some megabytes each, so that only few are kept."""
    passing, castle_title, favours_title = captions
    canvas = Canvas(theme, place.width, place.height)
    canvas.panel(place.places["panel.stock"], "panel", 14)
    _road_ground(canvas, place, passing)
    castle.ground(canvas, place, castle_title)
    favours.ground(canvas, place, favours_title)
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


MARKER_SPACES: Final = frozenset(section.marker for section in SECTIONS)
WORKER_SIZE: Final = 56
SMALL_WORKER_SIZE: Final = 38
"""Size of a worker on a tile with several circles."""

STABLES: Final = "stables"
OWNER_SIZE: Final = 28
PENDING_POINT: Final = (80, TILE_BAND + 18)
"""Place of the sign of a residence to be: between picture and worker."""


Workers = tuple[int | None, ...]


def _road_ground(canvas: Canvas, place: Layout, passing: str) -> None:
    """Draw what never changes: land, river, bridge (titled `passing`), and the road without the provost."""
    places = place.places
    river, bridge = places["river"], places["bridge"]
    canvas.panel(places["panel.road"], "ground", 14)
    roads.river(canvas, river)
    roads.bridge(canvas, bridge, _passing(place))
    canvas.text(bridge.centre[0], bridge.y + 22, passing, Pen(Typeface.BOLD, 20), align="m", room=bridge.w - 16)
    for number in range(1, SPACES + 1):
        canvas.panel(places[f"road.{number}"], "empty", TILE_RADIUS)
        _strip(canvas, place, number, "beyond")


def _road(canvas: Canvas, picture: Picture[CaylusView], place: Layout) -> None:
    """Draw all that is on the road; it is darker as far as the provost.

    Novelties glow, a worker that has left leaves a ring, provost and bailiff leave a trail.
    """
    view, earlier = picture.view, picture.earlier
    roads.passed(canvas, view.passed, _passing(place))
    for special, previous in zip(view.special, earlier.special, strict=True):
        shut = special.id == STABLES and len(view.players) < STABLES_MIN_SEATS
        box = place.places[f"special.{special.id}"]
        canvas.part(box.x, box.y, road_tile(canvas.theme, special.id, short(picture.words, special.id), shut=shut))
        _circles(canvas, special.workers, previous.workers, box)
    for number in range(1, view.provost + 1):
        _strip(canvas, place, number, "road")
    for space in view.road:
        if space.building is not None:
            _space(canvas, picture, space, place.places[f"road.{space.number}"])
    roads.figure(canvas, "bailiff", view.bailiff, earlier.bailiff, place)
    roads.figure(canvas, "provost", view.provost, earlier.provost, place)


def _passing(place: Layout) -> Iterator[roads.Point]:
    """Yield the middles of the places on the bridge, one for each player."""
    bridge = place.places["bridge"]
    for number in range(sum(id.startswith("card.") for id in place.places)):
        yield bridge.x + 44 + (number % 2) * 56, bridge.y + 58 + (number // 2) * 42


def _circles(canvas: Canvas, workers: Workers, earlier: Workers, box: Box) -> None:
    """Draw the workers on a tile, one to a circle."""
    size = WORKER_SIZE if len(workers) == 1 else SMALL_WORKER_SIZE
    for number, (seat, previous) in enumerate(zip(workers, earlier, strict=True)):
        roads.stand(canvas, *circle(box, number, len(workers)), size, seat, previous)


def _strip(canvas: Canvas, place: Layout, number: int, role: str) -> None:
    roads.strip(canvas, place, number, role, banner=number in MARKER_SPACES)


def _space(canvas: Canvas, picture: Picture[CaylusView], space: SpaceView, box: Box) -> None:
    """Draw a tile with all that is on it, framed while it is active and when it is new or has changed hands."""
    earlier = picture.earlier.road[space.number - 1]
    around = "ground"
    if (space.building, space.owner) != (earlier.building, earlier.owner):
        around = "glow"
    if space.number == picture.view.active:
        around = "mark"
    if around != "ground":
        canvas.panel(box.inset(-5), around, TILE_RADIUS + 4)
    canvas.part(
        box.x, box.y, _tile(canvas.theme, space, short(picture.words, space.building or ""), around, earlier.worker)
    )


@drawn_once
def _tile(theme: Theme, space: SpaceView, name: str, around: str, worker: int | None) -> CanvasPart:
    """Draw a tile with all that is on it; `worker` is the one that was on it before."""
    canvas = Canvas(theme, *TILE_SIZE)
    canvas.part(0, 0, road_tile(theme, space.building or "", name, around))
    if space.owner is not None:
        canvas.paste(TILE_SIZE[0] - OWNER_SIZE - 3, 0, token(theme, space.owner, OWNER_SIZE))
    if space.pending is not None:
        x, y = PENDING_POINT
        canvas.sketch(x, y, plot("residence"), 30)
        canvas.paste(x - 10, y - 10, token(theme, space.pending, 20))
    _circles(canvas, (space.worker,), (worker,), Box(0, 0, *TILE_SIZE))
    return canvas.finished()


SMALL_BADGE: Final = 32
"""Height of a letter on the river, at the castle, and beside the name of a favour line."""

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
            return badge_position(place.places[f"strip.{which}"])
        case "special":
            return Middle(box.centre[0], place.places["river"].centre[1], SMALL_BADGE)
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
