"""The poster's road: special buildings and castle, the river with the bridge, and the road with workers and figures.

Tiles are pictures of their buildings; all pieces stand on the road before them. All used parts are shown, in large
print only the subject of a question.
"""

from collections.abc import Iterator, Sequence, Set
from typing import Final

from engine.caylus.view import CaylusView
from render.canvas.canvas import Box, Canvas
from render.canvas.fonts import Typeface, width
from render.canvas.theme import Theme
from render.caylus.layout import FIRST_ROW_SPOTS
from render.caylus.road_pieces import (
    CASTLE,
    LETTERS_LEFT,
    Cells,
    Land,
    TileCell,
    draw_building,
    drawn_land,
    has_building,
    number_of,
    owner_of,
    role_of,
    stand_pieces,
    standing,
)
from render.caylus.tiles import PosterPlace, is_signed, tile
from render.parts import poster
from render.parts.badges import by_spot
from render.parts.pieces import token
from render.parts.poster import MIN_TEXT_SIZE, sized
from render.picture import Picture

ROAD_COLUMNS: Final = 8
"""Number of spaces in a row, so that a space keeps its place for the whole game."""

ROAD_MARGIN: Final = 14
"""Room at both sides of the tiles, for the bends of the road."""

MIN_STRIP_HEIGHT: Final = 34
MAX_STRIP_HEIGHT: Final = 58
STRIP_SHARE: Final = 0.37
"""Height of the road below a tile, the place of letters and pieces: at least, at most, and as a share of a row."""

SPECIAL_PITCH: Final = 145
"""Width of a special building's part of the first row; the castle has what is left."""

MIN_RIVER_HEIGHT: Final = 20
MAX_RIVER_HEIGHT: Final = 34
RIVER_SHARE: Final = 16
ROAD_FOOT: Final = 6
"""Height of the river: at least, at most, and the part of all that it is; and of the meadow below the road."""

TILE_GAP: Final = 3
MAX_TILE_HEIGHT: Final = 150
"""Maximum height of a tile, however few rows there are."""

EMPTY_ROW_HEIGHT: Final = 12
"""Height above its road of a row without a building."""

OWNER_SIGN: Final = 26
"""Size of an owner's sign on the road, if there is no room for it on the tile."""

LARGE_PRINT_COLUMNS: Final = (4, 5, 6, 7)
"""Possible numbers of columns in large print: the fewest that leave tiles as high as `LOW_TILE`."""

LOW_TILE: Final = 62

MAX_BUILDINGS_SHOWN: Final = 8
"""Number of buildings shown around one, in large print."""

MIN_ROWS: Final = 2
"""Minimum number of rows that the height is divided into."""


def cells(view: CaylusView, box: Box, theme: Theme) -> Cells:
    """Lay out the visible parts in a box."""
    return dict(_few(_shown(view), box, theme) if theme.large else _whole_road(view, box))


def _whole_road(view: CaylusView, box: Box) -> Iterator[tuple[str, TileCell]]:
    """Yield special buildings, castle, and the used rows of the road, those without buildings low."""
    across = ROAD_COLUMNS
    built = {(space.number - 1) // across for space in view.road if space.building is not None}
    rows = -(-_used(view) // across)
    river = max(MIN_RIVER_HEIGHT, min(MAX_RIVER_HEIGHT, box.h // RIVER_SHARE))
    room = (
        box.h - river - ROAD_FOOT - TILE_GAP * (rows + 1) - (rows - len(built)) * (EMPTY_ROW_HEIGHT + MIN_STRIP_HEIGHT)
    )
    whole = room // (len(built) + 1)
    paved = max(MIN_STRIP_HEIGHT, min(MAX_STRIP_HEIGHT, int(whole * STRIP_SHARE)))
    high, left, right = min(MAX_TILE_HEIGHT, whole - paved), box.x + ROAD_MARGIN, box.right - ROAD_MARGIN
    for column, spot in enumerate(FIRST_ROW_SPOTS):
        x = left + column * SPECIAL_PITCH
        strip = Box(x, box.y + high, right - x if spot == CASTLE else SPECIAL_PITCH, paved)
        yield spot, TileCell(_above(strip, high), strip)
    y, pitch = box.y + high + paved + river + TILE_GAP, (right - left) // across
    for row in range(rows):
        tall = high if row in built else EMPTY_ROW_HEIGHT
        deep = paved if row in built else MIN_STRIP_HEIGHT
        for column in range(across):
            number = row * across + (across - column if row % 2 == 0 else column + 1)
            if number > len(view.road):
                continue
            strip = Box(left + column * pitch, y + tall, pitch, deep)
            yield f"road.{number}", TileCell(_above(strip, tall), strip)
        y += tall + deep + TILE_GAP


def _used(view: CaylusView) -> int:
    """Return the last space with a building or a figure."""
    return max(view.provost, view.bailiff, *(space.number for space in view.road if space.building is not None))


def _above(strip: Box, high: int) -> Box:
    return Box(strip.x + 2, strip.y - high, strip.w - TILE_GAP, high)


def _few(spots: Sequence[str], box: Box, theme: Theme) -> Iterator[tuple[str, TileCell]]:
    """Yield these spots side by side in their order."""
    strip = sized(theme, MIN_STRIP_HEIGHT + 6)
    heights = {
        across: (box.h - 8) // max(MIN_ROWS, -(-len(spots) // across)) - strip - TILE_GAP
        for across in LARGE_PRINT_COLUMNS
    }
    across = next((each for each in LARGE_PRINT_COLUMNS if heights[each] >= LOW_TILE), LARGE_PRINT_COLUMNS[-1])
    pitch, high = (box.w - 2 * ROAD_MARGIN) // across, heights[across]
    for number, spot in enumerate(spots):
        row, column = divmod(number, across)
        below = Box(box.x + ROAD_MARGIN + column * pitch, box.y + high + row * (high + strip + TILE_GAP), pitch, strip)
        yield spot, TileCell(_above(below, high), below)


def _shown(view: CaylusView) -> Sequence[str]:
    """Return the spots of a question's options, or else those around the building that it comes from."""
    options = [option.spot for one in view.decisions for option in one.ask.options]
    offered = [spot for spot in dict.fromkeys(options) if spot in FIRST_ROW_SPOTS or spot.startswith("road.")]
    if len(offered) > 1:
        return offered
    return [*offered, *(spot for spot in _around(view) if spot not in offered)]


def _around(view: CaylusView) -> Sequence[str]:
    """Return the spots of the buildings that are used at about the same time."""
    if view.phase == "special":
        return FIRST_ROW_SPOTS
    built = [space.number for space in view.road if space.building is not None]
    around = sum(number < (view.active or view.provost) for number in built) - 1
    first = max(0, min(around, len(built) - MAX_BUILDINGS_SHOWN))
    return [f"road.{number}" for number in built[first : first + MAX_BUILDINGS_SHOWN]]


MIN_KEYED_CASTLE: Final = 180
"""Minimum width of the castle's road for letters beside its places."""

PATH: Final = 44
BEND_WIDTH: Final = 13
"""Widths of the bridge, and of the road from one row to the next."""

FOOTPRINT: Final = 24
"""Size of the ring where a figure was."""


def draw_road(canvas: Canvas, picture: Picture[CaylusView], box: Box) -> None:
    """Draw the road from edge to edge below the top of a box; the building that a question comes from has a frame."""
    view, earlier, badges = picture.view, picture.earlier, by_spot(picture.marks)
    box = Box(0, box.y, canvas.image.width, canvas.image.height - box.y)
    shown, prices = cells(view, box, canvas.theme), _prices(view)
    land = _land(view, shown, box, frozenset(badges), whole=not canvas.theme.large)
    canvas.part(0, box.y, drawn_land(canvas.theme, box.size, land))
    for spot, cell in shown.items():
        if spot == CASTLE:
            keyed = badges.get(spot, "") if cell.strip.w < MIN_KEYED_CASTLE else ""
            _draw_castle(canvas, picture.words("board-castle"), cell, keyed, prices.get(spot, 0))
        else:
            draw_building(canvas, picture, spot, cell.tile, MIN_TEXT_SIZE)
    for figure in ("bailiff", "provost"):
        at, previous = getattr(view, figure), getattr(earlier, figure)
        if at != previous and (left := shown.get(f"road.{previous}")):
            canvas.sketch(left.strip.right - FOOTPRINT, left.strip.centre[1], "ring/3 glow 1,1 31,31", FOOTPRINT)
    for spot, cell in shown.items():
        strip, room = cell.strip, cell.strip.x + (sized(canvas.theme, LETTERS_LEFT) if number_of(spot) else 6)
        if (letters := badges.get(spot)) and (spot != CASTLE or strip.w >= MIN_KEYED_CASTLE):
            room = max(room, _label(canvas, strip, letters, 0 if spot == CASTLE else prices.get(spot, 0)))
        if (owner := owner_of(view, spot)) is not None and not is_signed(canvas.theme, cell.tile.h):
            canvas.paste(room, strip.centre[1] - OWNER_SIGN // 2, token(canvas.theme, owner, OWNER_SIGN))
            room += OWNER_SIGN
        pieces = tuple(standing(view, earlier, spot))
        stand_pieces(canvas, cell, room, pieces, is_built=has_building(view, spot))


def _prices(view: CaylusView) -> dict[str, int]:
    """Return the prices of options by spot where they differ."""
    options = [option for one in view.decisions for option in one.ask.options if option.spot]
    prices = {option.spot: cost for option in options if isinstance(cost := option.data.get("cost"), int)}
    return prices if len(set(prices.values())) > 1 else {}


def _land(view: CaylusView, shown: Cells, box: Box, marked: Set[str], *, whole: bool) -> Land:
    """Return what is below the tiles, in a picture of the box; between the rows only of the `whole` road.

    Spots that are `marked` have their number in the mark.
    """
    strips = {spot: cell.strip.moved(-box.x, -box.y) for spot, cell in shown.items()}
    pieces = tuple(
        (strip, role_of(view, spot), -number_of(spot) if spot in marked else number_of(spot))
        for spot, strip in strips.items()
    )
    if not whole:
        return Land(pieces)
    castle, first = strips[CASTLE], strips["road.1"]
    banks = first.y - shown["road.1"].tile.h - TILE_GAP
    river = Box(0, castle.bottom, box.w, banks - castle.bottom)
    bridge = Box(castle.right - PATH, castle.bottom - 4, PATH, river.h + TILE_GAP + 4)
    bends = [(Box(castle.right - PATH, bridge.bottom, PATH + 12, first.y + 20 - bridge.bottom), "road")]
    for start in range(ROAD_COLUMNS, len(view.road), ROAD_COLUMNS):
        if below := strips.get(f"road.{start + 1}"):
            above = strips[f"road.{start}"]
            x = above.right if above.x > box.w // 2 else above.x - BEND_WIDTH
            bends.append((Box(x, above.y, BEND_WIDTH, below.bottom - above.y), role_of(view, f"road.{start + 1}")))
    free = (number for number in range(1, len(view.road) + 1) if view.road[number - 1].building is None)
    cells = (shown[spot].tile.moved(-box.x, -box.y) for number in free if (spot := f"road.{number}") in shown)
    sites = tuple(tile for tile in cells if tile.h > EMPTY_ROW_HEIGHT)
    return Land(pieces, tuple(bends), river, bridge, sites)


def _draw_castle(canvas: Canvas, title: str, cell: TileCell, letters: str, deniers: int) -> None:
    """Draw the castle with its name, if that fits, and in its corner what has no room on the road beside its places."""
    signs = [poster.price(canvas.theme, deniers)] if deniers else []
    signs += [poster.badge(canvas.theme, letters, high=poster.LARGE_BADGE_HEIGHT)] if letters else []
    taken = sum(sign.image.width + 2 for sign in signs)
    fits = width(title, Typeface.BOLD, MIN_TEXT_SIZE) <= cell.tile.w - taken - 9
    place = PosterPlace(CASTLE, title if fits else "", reserved=taken)
    canvas.part(cell.tile.x, cell.tile.y, tile(canvas.theme, cell.tile.size, place))
    right = cell.tile.right - 1
    for sign in signs:
        right -= sign.image.width + 2
        canvas.part(right, cell.tile.y + 3, sign)


def _label(canvas: Canvas, strip: Box, letters: str, deniers: int) -> int:
    """Draw the letters of the options at the left end of a road, and their price where prices differ; return the end."""
    part = poster.badge(canvas.theme, letters, high=poster.LARGE_BADGE_HEIGHT)
    canvas.part(strip.x + 3, strip.centre[1] - part.image.height // 2, part)
    right = strip.x + part.image.width + 4
    if deniers:
        coin = poster.price(canvas.theme, deniers)
        canvas.part(right, strip.centre[1] - coin.image.height // 2, coin)
        right += coin.image.width + 1
    return right
