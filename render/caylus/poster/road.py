"""The poster's road: special buildings and castle, the river with the bridge, and the road with provost and bailiff.

All used parts are shown, in large print only the subject of a question.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from engine.caylus.view import SECTIONS, STABLES_MIN_SEATS, CaylusView
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, CanvasPart, Pen
from render.canvas.fonts import Typeface
from render.canvas.theme import Theme
from render.caylus.layout import FIRST_ROW_SPOTS
from render.caylus.poster.tiles import PosterPlace, tile
from render.parts import poster
from render.parts.badges import by_spot
from render.parts.pieces import outlined, plot, token
from render.parts.poster import sized
from render.parts.tiles import TILE_RADIUS, short
from render.pictograms import PICTOGRAMS
from render.picture import Picture

ROAD_COLUMNS: Final = 7
STRIP_HEIGHT: Final = 34
"""Height of the road below a tile, the place of letters and figures."""

TILE_GAP: Final = 3
MAX_TILE_HEIGHT: Final = 150
"""Greatest height of a tile, however few rows there are."""

EMPTY_ROW_HEIGHT: Final = 20
"""Height of a row without a building."""

LARGE_PRINT_COLUMNS: Final = (4, 5, 6, 7)
"""Possible numbers of columns in large print: the fewest that leave tiles as high as `LOW_TILE`."""

LOW_TILE: Final = 62

MAX_BUILDINGS_SHOWN: Final = 8
"""Number of buildings shown around one, in large print."""

MIN_ROWS: Final = 2
"""Least number of rows that the height is divided into."""

"""Spots of the first row."""


class TileCell(NamedTuple):
    """The box of a tile, and of the strip of road below it."""

    tile: Box
    strip: Box


Cells = Mapping[str, TileCell]
"""Cells by spot (`Option.spot`)."""


def cells(view: CaylusView, box: Box, theme: Theme) -> Cells:
    """Lay out the visible parts in a box."""
    return dict(_few(_shown(view), box, theme) if theme.large else _whole_road(view, box))


def _whole_road(view: CaylusView, box: Box) -> Iterator[tuple[str, TileCell]]:
    """Yield special buildings, castle, and the used rows of the road, those without buildings low."""
    built = {_row(space.number) for space in view.road if space.building is not None}
    rows = max(*built, _row(view.provost), _row(view.bailiff)) + 1
    room = box.h - 8 - (rows + 1) * (STRIP_HEIGHT + TILE_GAP) - (rows - len(built)) * EMPTY_ROW_HEIGHT
    high, y = min(MAX_TILE_HEIGHT, room // (len(built) + 1)), box.y + 4
    for row in range(-1, rows):
        tall = high if row in built or row < 0 else EMPTY_ROW_HEIGHT
        for column in range(ROAD_COLUMNS):
            number = row * ROAD_COLUMNS + (ROAD_COLUMNS - column if row % 2 == 0 else column + 1)
            strip = Box(box.x + 2 + column * (pitch := (box.w - 4) // ROAD_COLUMNS), y + tall + 1, pitch, STRIP_HEIGHT)
            yield (FIRST_ROW_SPOTS[column] if row < 0 else f"road.{number}"), TileCell(_above(strip, tall), strip)
        y += tall + STRIP_HEIGHT + TILE_GAP


def _row(number: int) -> int:
    return (number - 1) // ROAD_COLUMNS


def _above(strip: Box, high: int) -> Box:
    return Box(strip.x + 1, strip.y - high - 1, strip.w - TILE_GAP, high)


def _few(spots: Sequence[str], box: Box, theme: Theme) -> Iterator[tuple[str, TileCell]]:
    """Yield these spots side by side in their order."""
    strip = sized(theme, STRIP_HEIGHT)
    heights = {
        across: (box.h - 8) // max(MIN_ROWS, -(-len(spots) // across)) - strip - TILE_GAP
        for across in LARGE_PRINT_COLUMNS
    }
    across = next((each for each in LARGE_PRINT_COLUMNS if heights[each] >= LOW_TILE), LARGE_PRINT_COLUMNS[-1])
    pitch, high = (box.w - 4) // across, heights[across]
    for number, spot in enumerate(spots):
        row, column = divmod(number, across)
        below = Box(box.x + 2 + column * pitch, box.y + 4 + high + row * (high + strip + TILE_GAP), pitch, strip)
        yield spot, TileCell(_above(below, high), below)


def _shown(view: CaylusView) -> Sequence[str]:
    """Return the spots of a question's options, else those around the building that it comes from."""
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


LETTERS_LEFT: Final = 31
"""Place of the letters of options on a strip, after the number of the space."""

PENDING_LEFT: Final = 82
"""Place on a strip of the sign of a residence to be."""

LARGE_FIGURE: Final = 50
SMALL_FIGURE: Final = 42
"""Size of a figure on low tiles."""

MIN_LARGE_FIGURE_TILE: Final = 70
"""Height of tiles that leave room for large figures."""

FIGURE_INSET: Final = 26
"""Distance of a figure from the end of its space, so that it does not reach into the next one."""

SPACE_LINE_WIDTH: Final = 2
"""Width of the line between two spaces."""

BAILIFF_OFFSET: Final = 26
"""Distance of the bailiff from the provost on the same space."""

MARKER_SPACES: Final = frozenset(section.marker for section in SECTIONS)

ASKING_BUILDINGS: Final = {"gate": "gate", "guild": "merchants_guild", "joust": "joust_field", "inn": "inn"}
"""The special building that a question comes from."""


def draw_road(canvas: Canvas, picture: Picture[CaylusView], box: Box) -> None:
    """Draw the road into a box; novelties glow, the building that a question comes from has a frame."""
    view, earlier, badges = picture.view, picture.earlier, by_spot(picture.marks)
    canvas.panel(box, "ground", 12)
    shown, prices = cells(view, box, canvas.theme), _prices(view)
    _special(canvas, picture, shown)
    for number in range(1, len(view.road) + 1):
        if cell := shown.get(f"road.{number}"):
            _space(canvas, picture, number, cell)
    for spot, cell in shown.items():
        if letters := badges.get(spot):
            _label(canvas, cell.strip, letters, prices.get(spot, 0), _ground(view, spot))
    _figures(canvas, view, earlier, shown)


def _ground(view: CaylusView, spot: str) -> str:
    """Return the colour of the strip below a spot: the road is lighter beyond the provost."""
    area, _, which = spot.partition(".")
    if area == "special":
        return "river"
    return "beyond" if area == "road" and int(which) > view.provost else "road"


def _prices(view: CaylusView) -> dict[str, int]:
    """Return the prices of options by spot where they differ."""
    options = [option for one in view.decisions for option in one.ask.options if option.spot]
    prices = {option.spot: cost for option in options if isinstance(cost := option.data.get("cost"), int)}
    return prices if len(set(prices.values())) > 1 else {}


def _special(canvas: Canvas, picture: Picture[CaylusView], shown: Cells) -> None:
    """Draw the special buildings above the river, and the castle at the bridge."""
    view, earlier, words = picture.view, picture.earlier, picture.words
    asking = ASKING_BUILDINGS.get(view.decisions[0].kind, "") if view.decisions else ""
    for special, previous in zip(view.special, earlier.special, strict=True):
        if cell := shown.get(f"special.{special.id}"):
            _bank(canvas, cell.strip)
            shut = special.id == "stables" and len(view.players) < STABLES_MIN_SEATS
            place = PosterPlace(special.id, short(words, special.id), None, special.workers, previous.workers, shut)
            _tile(canvas, cell.tile, place, "mark" if special.id == asking else "")
            if shut:
                _lock(canvas, cell.strip)
    if cell := shown.get("castle"):
        _bridge(canvas, cell.strip)
        _tile(canvas, cell.tile, PosterPlace("castle", words("board-castle"), None, view.castle, earlier.castle), "")


def _bank(canvas: Canvas, strip: Box) -> None:
    """Draw a piece of the river."""
    canvas.fill(strip, "river")
    canvas.panel(Box(strip.x + 84, strip.y + 9, 40, 4), "ripple", 2)
    canvas.panel(Box(strip.x + 56, strip.y + 23, 34, 4), "ripple", 2)


def _bridge(canvas: Canvas, strip: Box) -> None:
    """Draw the planks across the river."""
    canvas.fill(strip, "river")
    planks = strip.inset(6, 0)
    canvas.fill(planks, "recess")
    for x in range(planks.x + 2, planks.right - 12, 18):
        canvas.fill(Box(x, strip.y, 16, strip.h), "road")


@drawn_once
def _paved(theme: Theme, size: tuple[int, int], number: int, passable: bool) -> CanvasPart:
    """Draw the road below a space with its number, on a banner where a section of the castle is scored."""
    (wide, high), role = size, "road" if passable else "beyond"
    canvas = Canvas(theme, wide, high, role)
    canvas.fill(Box(0, 0, SPACE_LINE_WIDTH, high), "faint")
    if number in MARKER_SPACES:
        canvas.panel(Box(0, 2, sized(theme, LETTERS_LEFT), high - 4), "band.prestige", 6)
    ink, x = "letter" if number in MARKER_SPACES else "ink" if passable else "faint", sized(theme, LETTERS_LEFT) // 2
    canvas.text(x, high // 2, str(number), Pen(Typeface.BOLD, sized(theme, poster.USUAL_TEXT_SIZE), ink), "m")
    return canvas.finished()


def _space(canvas: Canvas, picture: Picture[CaylusView], number: int, cell: TileCell) -> None:
    """Draw a space with its building, framed while it is active and when it is new or has changed hands."""
    view, strip = picture.view, cell.strip
    space, previous = view.road[number - 1], picture.earlier.road[number - 1]
    canvas.part(strip.x, strip.y, _paved(canvas.theme, strip.size, number, number <= view.provost))
    if space.building is None:
        return
    rim = "glow" if (space.building, space.owner) != (previous.building, previous.owner) else ""
    shut, title = number > view.provost, short(picture.words, space.building)
    active = number == view.active
    place = PosterPlace(space.building, title, space.owner, (space.worker,), (previous.worker,), shut, active)
    _tile(canvas, cell.tile, place, "mark" if active else rim)
    if space.pending is not None:
        x, y = strip.x + PENDING_LEFT, strip.centre[1]
        canvas.sketch(x, y, plot("residence"), 30)
        canvas.paste(x - 10, y - 10, token(canvas.theme, space.pending, 20))
    if shut:
        _lock(canvas, strip)


def _lock(canvas: Canvas, strip: Box) -> None:
    """Draw a lock: the building above does nothing now."""
    canvas.sketch(strip.right - 22, strip.centre[1], PICTOGRAMS["lock"], 24)


def _tile(canvas: Canvas, box: Box, place: PosterPlace, rim: str) -> None:
    if rim:
        canvas.panel(box.inset(-3), rim, TILE_RADIUS + 3)
    canvas.part(box.x, box.y, tile(canvas.theme, box.size, place, rim or "ground"))


def _label(canvas: Canvas, strip: Box, letters: str, deniers: int, ground: str) -> None:
    """Draw the letters of the options at a spot on its strip, and their price where prices differ."""
    part, left = poster.badge(canvas.theme, letters, ground), strip.x + sized(canvas.theme, LETTERS_LEFT)
    canvas.part(left, strip.centre[1] - part.image.height // 2, part)
    if deniers:
        coin = poster.price(canvas.theme, deniers, ground)
        canvas.part(left + part.image.width + 1, strip.centre[1] - coin.image.height // 2, coin)


def _figures(canvas: Canvas, view: CaylusView, earlier: CaylusView, shown: Cells) -> None:
    """Draw bailiff and provost, and a ring where each of them was."""
    figures = (("bailiff", view.bailiff, earlier.bailiff), ("provost", view.provost, earlier.provost))
    for _, at, previous in figures:
        if at != previous and (cell := shown.get(f"road.{previous}")):
            canvas.sketch(cell.strip.right - FIGURE_INSET, cell.strip.centre[1], "ring/4 glow 1,1 31,31", 26)
    for figure, at, _ in figures:
        if cell := shown.get(f"road.{at}"):
            size = sized(canvas.theme, LARGE_FIGURE if cell.tile.h > MIN_LARGE_FIGURE_TILE else SMALL_FIGURE)
            badge_position = BAILIFF_OFFSET if figure == "bailiff" and at == view.provost else 0
            x, y = cell.strip.right - FIGURE_INSET - badge_position, cell.strip.bottom - size // 2
            canvas.paste(x - size // 2, y - size // 2, outlined(PICTOGRAMS[figure], canvas.theme, size))
