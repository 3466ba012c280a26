"""The road of Caylus on posters and boards: pieces of road with their numbers, buildings, and figures."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from engine.caylus.view import SECTIONS, STABLES_MIN_SEATS, CaylusView
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, CanvasPart, Pen, rounded
from render.canvas.fonts import Typeface
from render.canvas.theme import Theme
from render.caylus.tiles import PosterPlace, tile
from render.parts import ground
from render.parts.pieces import outlined, plot, token, worker
from render.parts.poster import MIN_TEXT_SIZE, USUAL_TEXT_SIZE, sized
from render.parts.tiles import TILE_RADIUS, short
from render.pictograms import PICTOGRAMS
from render.picture import Picture

CASTLE: Final = "castle"
"""Spot of the castle, and its pictogram."""

STABLES: Final = "stables"
ROAD: Final = "road"
BEYOND: Final = "beyond"
"""Roles of a piece of road up to the provost, and of one beyond him."""

LETTERS_LEFT: Final = 40
"""Width kept for the space's number at the left of a piece of road; the letters of options start after it."""

MAX_NUMBER_SIZE: Final = 32
"""Maximum size of that number."""

RIM: Final = 4
MIN_WORKER_ROOM: Final = 24
MAX_RESIDENCE_SIGN: Final = 30
"""Width of tile frames, minimum size of a worker (else a token is drawn), and maximum size of planned residences."""

PIECE_GAP: Final = 7
PIECE_SHARE: Final = 0.86
"""Margin at each end of a row of pieces, and a piece's width as a share of its size."""

MIN_HEADROOM: Final = 52
"""Height of a tile's name and effect, which no piece covers."""

CROWDED_SHARE: Final = 0.56
"""Least distance from one piece to the next, as a share of its size, in a row with an official: they overlap."""

OFFICIALS: Final = ("bailiff", "provost")

MAX_PIECE_RISE: Final = 1.3
MAX_OFFICIAL_RISE: Final = 1.0
"""Maximum height of a piece, and of all pieces beside an official at a building, as a multiple of the road's."""

MARKER_SPACES: Final = frozenset(section.marker for section in SECTIONS)

ASKING_BUILDINGS: Final = {"gate": "gate", "guild": "merchants_guild", "joust": "joust_field", "inn": "inn"}
"""Special buildings, by the kind of question that they ask."""

PLACE_LABELS: Final = {"stables": "123", "castle": "12345", "inn": "  "}
"""Labels of the places in a building that has several, one character each."""


class TileCell(NamedTuple):
    """The boxes of a tile and of the piece of road below it."""

    tile: Box
    strip: Box


Cells = Mapping[str, TileCell]
"""Cells by spot (`Option.spot`)."""


class Land(NamedTuple):
    """The ground below the tiles: pieces of road with their role and number, bends with their role, river and bridge.

    A negative number means a space on offer, whose number is drawn later, as its mark. On `sites` without a tile grow
    trees.
    """

    strips: tuple[tuple[Box, str, int], ...]
    bends: tuple[tuple[Box, str], ...] = ()
    river: Box | None = None
    bridge: Box | None = None
    sites: tuple[Box, ...] = ()


WOODED: Final = 4
"""One of this number of sites is bare."""


class Piece(NamedTuple):
    """A figure on the road: `worker`, `provost`, `bailiff`, a planned `residence`, or an empty `place`.

    Workers and residences have a seat, and places may have a text. A `fresh` piece was not in the earlier picture.
    """

    kind: str
    seat: int | None = None
    text: str = ""
    fresh: bool = False


def number_of(spot: str) -> int:
    """Return the number of a space, or 0 for other spots."""
    area, _, which = spot.partition(".")
    return int(which) if area == "road" else 0


def owner_of(view: CaylusView, spot: str) -> int | None:
    """Return the owner of the building at a spot."""
    number = number_of(spot)
    return view.road[number - 1].owner if number else None


def has_building(view: CaylusView, spot: str) -> bool:
    """Return True if there is a building at a spot."""
    number = number_of(spot)
    return not number or view.road[number - 1].building is not None


def role_of(view: CaylusView, spot: str) -> str:
    """Return how a piece of road looks: beyond the provost it is only a track."""
    return BEYOND if number_of(spot) > view.provost else ROAD


@drawn_once
def drawn_land(theme: Theme, size: tuple[int, int], land: Land) -> CanvasPart:
    """Draw land on a meadow of its own."""
    canvas = Canvas(theme, *size, "ground")
    ground.scatter(canvas, Box(0, 0, *size))
    draw_land(canvas, land)
    return canvas.finished()


def draw_land(canvas: Canvas, land: Land) -> None:
    """Draw the river, and the road with its space numbers; one is on a banner where a castle section is scored."""
    theme = canvas.theme
    if land.river:
        ground.river(canvas, land.river)
    if land.bridge:
        ground.bridge(canvas, land.bridge)
    for box, role in land.bends:
        ground.bend(canvas, box, role)
    for number, site in enumerate(land.sites):
        if number % WOODED:
            ground.plant(canvas, site, number)
    for strip, role, number in land.strips:
        ground.pave(canvas, strip, role)
        canvas.fill(Box(strip.x, strip.y, 2, 7), "faint")
        canvas.fill(Box(strip.x, strip.bottom - 7, 2, 7), "faint")
        if not number:
            continue
        x, ink = strip.x + sized(theme, LETTERS_LEFT) // 2, "ink" if role == ROAD else "faint"
        if abs(number) in MARKER_SPACES:
            canvas.panel(Box(strip.x + 3, strip.centre[1] - 16, sized(theme, LETTERS_LEFT) - 6, 32), "band.prestige", 6)
            ink = "letter"
        if number > 0:
            size = sized(theme, max(USUAL_TEXT_SIZE, min(MAX_NUMBER_SIZE, strip.h - 8)))
            canvas.text(
                x, strip.centre[1], str(number), Pen(Typeface.BOLD, size, ink, MIN_TEXT_SIZE), "m", strip.w // 3
            )


def draw_building(
    canvas: Canvas, picture: Picture[CaylusView], spot: str, box: Box, least: int, letter: int = USUAL_TEXT_SIZE
) -> None:
    """Draw the building at a spot, its name in letters of a size or, if these are too wide, smaller; framed while it is used and when it is new or has changed hands."""
    view, number, rim = picture.view, number_of(spot), ""
    if number:
        space, previous = (each.road[number - 1] for each in (view, picture.earlier))
        if space.building is None:
            return
        if number == view.active:
            rim = "mark"
        elif (space.building, space.owner) != (previous.building, previous.owner):
            rim = "glow"
        place = PosterPlace(space.building, short(picture.words, space.building), space.owner, number > view.provost)
    else:
        id = spot.rpartition(".")[2]
        if view.decisions and ASKING_BUILDINGS.get(view.decisions[0].kind) == id:
            rim = "mark"
        shut = id == STABLES and len(view.players) < STABLES_MIN_SEATS
        place = PosterPlace(id, short(picture.words, id), shut=shut)
    if rim:
        canvas.panel(box.inset(-RIM), rim, TILE_RADIUS + RIM)
    canvas.part(box.x, box.y, tile(canvas.theme, box.size, place, rim or "ground", least, letter))


def standing(view: CaylusView, earlier: CaylusView, spot: str) -> Iterator[Piece]:
    """Yield the figures on the road at a spot, from left to right."""
    if number := number_of(spot):
        space = view.road[number - 1]
        if space.pending is not None:
            yield Piece("residence", space.pending)
        for figure in OFFICIALS:
            if getattr(view, figure) == number:
                yield Piece(figure, fresh=getattr(earlier, figure) != number)
        if space.worker is not None:
            yield Piece("worker", space.worker, fresh=earlier.road[number - 1].worker != space.worker)
        return
    id = spot.rpartition(".")[2]
    workers, before = (_circles(each, id) for each in (view, earlier))
    for text, seat, previous in zip(PLACE_LABELS.get(id, " "), workers, before, strict=True):
        if seat is not None:
            yield Piece("worker", seat, fresh=seat != previous)
        elif len(workers) > 1:
            yield Piece("place", text=text.strip())


def _circles(view: CaylusView, id: str) -> Sequence[int | None]:
    """Return the workers at the castle or at a special building, by place."""
    return view.castle if id == CASTLE else next(each.workers for each in view.special if each.id == id)


def stand_pieces(canvas: Canvas, cell: TileCell, left: int, pieces: Sequence[Piece], *, is_built: bool) -> None:
    """Put pieces side by side at the right end of a piece of road, as large as fits to the right of `left`.

    A row with an official is in the middle of that room, to be clearly on this space. If the space `is_built`, officials
    are low, because they are broad and would hide the building.
    """
    if not pieces:
        return
    strip, theme = cell.strip, canvas.theme
    officials = any(piece.kind in OFFICIALS for piece in pieces)
    rise = MAX_OFFICIAL_RISE if officials and is_built else MAX_PIECE_RISE
    high = min(int(strip.h * rise), strip.h + max(0, cell.tile.h - sized(theme, MIN_HEADROOM)))
    room, behind = strip.right - PIECE_GAP - left, len(pieces) - 1
    share = CROWDED_SHARE if officials else PIECE_SHARE
    size = min(high, int(room / (PIECE_SHARE + behind * share)))
    foot, step = (
        strip.bottom - ground.ROAD_EDGE + 1,
        min(size * PIECE_SHARE, (room - size * PIECE_SHARE) / max(1, behind)),
    )
    free = room - size * PIECE_SHARE - behind * step if officials else 0
    for number, piece in enumerate(pieces):
        x = strip.right - PIECE_GAP - round(free / 2 + size * PIECE_SHARE / 2 + (behind - number) * step)
        if piece.fresh:
            canvas.sketch(x, foot - size // 7, "oval glow 0,11 32,22", size)
        match piece.kind:
            case "worker":
                assert piece.seat is not None
                sprite = (worker if size >= MIN_WORKER_ROOM else token)(theme, piece.seat, size)
                ground.stand(canvas, x, foot, sprite)
            case "residence":
                assert piece.seat is not None
                small = min(size, MAX_RESIDENCE_SIGN)
                canvas.sketch(x, strip.centre[1], plot("residence"), small)
                canvas.paste(x - small // 3, strip.centre[1] - small // 3, token(theme, piece.seat, small * 2 // 3))
            case "place":
                disc = min(int(step) - 2, strip.h - 10)
                canvas.part(x - disc // 2, strip.centre[1] - disc // 2, _place(theme, disc, piece.text))
            case _:
                ground.stand(canvas, x, foot, outlined(PICTOGRAMS[piece.kind], theme, size))


@drawn_once
def _place(theme: Theme, size: int, text: str) -> CanvasPart:
    """Draw an empty place for a worker."""
    canvas = Canvas(theme, size, size, BEYOND)
    if text:
        canvas.text(size // 2, size // 2, text, Pen(Typeface.BOLD, MIN_TEXT_SIZE, "faint"), "m")
    return CanvasPart(canvas.image, tuple(canvas.labels), rounded(size, size, size // 2))
