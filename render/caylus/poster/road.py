"""The poster's road: special buildings and castle, the river with the bridge, and the road with provost and bailiff."""

from collections.abc import Mapping
from typing import Final

from engine.caylus.view import SECTIONS, STABLES_MIN_SEATS, CaylusView
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, Part
from render.canvas.fonts import Face
from render.canvas.theme import Theme
from render.caylus.poster.grid import Cell, Cells, cells
from render.caylus.poster.tiles import Place, tile
from render.parts import poster
from render.parts.pieces import outlined, plot, token
from render.parts.poster import sized
from render.parts.tiles import TILE_RADIUS, short
from render.pictograms import PICTOGRAMS
from render.prose.words import Words

LETTERS: Final = 31
"""Where letters of options begin on a strip, after the number of the space."""

PENDING: Final = 82
"""Where on a strip the sign stands of whoever gets the building as a residence."""

FIGURE: Final = 50
SMALL_FIGURE: Final = 42
"""Where tiles are low."""

ROOMY: Final = 70
"""Tiles as high as this leave room for large figures."""

STANDING: Final = 26
"""How far from the end of its space a figure stands, so that nothing of it is on the next one."""

PARTING: Final = 2
"""How wide the line is that parts a space from the one before."""

BESIDE: Final = 26
"""How far left of the provost the bailiff stands on the same space."""

MARKERS: Final = frozenset(section.marker for section in SECTIONS)

ASKING: Final = {"gate": "gate", "guild": "merchants_guild", "joust": "joust_field", "inn": "inn"}
"""The special building that a question comes from."""


def draw(
    canvas: Canvas, view: CaylusView, earlier: CaylusView, words: Words, badges: Mapping[str, str], box: Box
) -> None:
    """Draw it into a box; what was not there `earlier` glows, what a question comes from has a frame."""
    canvas.panel(box, "ground", 12)
    shown, prices = cells(view, box, canvas.theme), _prices(view)
    _special(canvas, view, earlier, words, shown)
    for number in range(1, len(view.road) + 1):
        if cell := shown.get(f"road.{number}"):
            _space(canvas, view, earlier, number, words, cell)
    for spot, cell in shown.items():
        if letters := badges.get(spot):
            _label(canvas, cell.strip, letters, prices.get(spot, 0), _ground(view, spot))
    _figures(canvas, view, earlier, shown)


def _ground(view: CaylusView, spot: str) -> str:
    """The colour of the strip below a spot: the road is lighter beyond the provost."""
    area, _, which = spot.partition(".")
    if area == "special":
        return "river"
    return "beyond" if area == "road" and int(which) > view.provost else "road"


def _prices(view: CaylusView) -> dict[str, int]:
    """What the options cost where their prices differ."""
    options = [option for one in view.decisions for option in one.ask.options if option.spot]
    prices = {option.spot: cost for option in options if isinstance(cost := option.data.get("cost"), int)}
    return prices if len(set(prices.values())) > 1 else {}


def _special(canvas: Canvas, view: CaylusView, earlier: CaylusView, words: Words, shown: Cells) -> None:
    """The special buildings above the river, the castle at the bridge."""
    asking = ASKING.get(view.decisions[0].kind, "") if view.decisions else ""
    for special, previous in zip(view.special, earlier.special, strict=True):
        if cell := shown.get(f"special.{special.id}"):
            _bank(canvas, cell.strip)
            shut = special.id == "stables" and len(view.players) < STABLES_MIN_SEATS
            place = Place(special.id, short(words, special.id), None, special.workers, previous.workers, shut)
            _tile(canvas, cell.tile, place, "mark" if special.id == asking else "")
            if shut:
                _lock(canvas, cell.strip)
    if cell := shown.get("castle"):
        _bridge(canvas, cell.strip)
        _tile(canvas, cell.tile, Place("castle", words("board-castle"), None, view.castle, earlier.castle), "")


def _bank(canvas: Canvas, strip: Box) -> None:
    """A piece of the river."""
    canvas.fill(strip, "river")
    canvas.panel(Box(strip.x + 84, strip.y + 9, 40, 4), "ripple", 2)
    canvas.panel(Box(strip.x + 56, strip.y + 23, 34, 4), "ripple", 2)


def _bridge(canvas: Canvas, strip: Box) -> None:
    """The planks across the river."""
    canvas.fill(strip, "river")
    planks = strip.inset(6, 0)
    canvas.fill(planks, "recess")
    for x in range(planks.x + 2, planks.right - 12, 18):
        canvas.fill(Box(x, strip.y, 16, strip.h), "road")


@drawn_once
def _paved(theme: Theme, size: tuple[int, int], number: int, passable: bool) -> Part:
    """The road below a space, parted from the one before, with its number, on a banner where a section of the castle is scored."""
    (wide, high), role = size, "road" if passable else "beyond"
    canvas = Canvas(theme, wide, high, role)
    canvas.fill(Box(0, 0, PARTING, high), "faint")
    if number in MARKERS:
        canvas.panel(Box(0, 2, sized(theme, LETTERS), high - 4), "band.prestige", 6)
    ink, x = "letter" if number in MARKERS else "ink" if passable else "faint", sized(theme, LETTERS) // 2
    canvas.text(x, high // 2, str(number), Face.BOLD, sized(theme, poster.LETTER), ink, "m")
    return canvas.finished()


def _space(canvas: Canvas, view: CaylusView, earlier: CaylusView, number: int, words: Words, cell: Cell) -> None:
    """A space with its building, framed while it is worked and when it is new or has changed hands."""
    space, previous, strip = view.road[number - 1], earlier.road[number - 1], cell.strip
    canvas.part(strip.x, strip.y, _paved(canvas.theme, strip.size, number, number <= view.provost))
    if space.building is None:
        return
    rim = "glow" if (space.building, space.owner) != (previous.building, previous.owner) else ""
    shut, title = number > view.provost, short(words, space.building)
    active = number == view.active
    place = Place(space.building, title, space.owner, (space.worker,), (previous.worker,), shut, active)
    _tile(canvas, cell.tile, place, "mark" if active else rim)
    if space.pending is not None:
        x, y = strip.x + PENDING, strip.centre[1]
        canvas.sketch(x, y, plot("residence"), 30)
        canvas.paste(x - 10, y - 10, token(canvas.theme, space.pending, 20))
    if shut:
        _lock(canvas, strip)


def _lock(canvas: Canvas, strip: Box) -> None:
    """What says that the building above does nothing now."""
    canvas.sketch(strip.right - 22, strip.centre[1], PICTOGRAMS["lock"], 24)


def _tile(canvas: Canvas, box: Box, place: Place, rim: str) -> None:
    if rim:
        canvas.panel(box.inset(-3), rim, TILE_RADIUS + 3)
    canvas.part(box.x, box.y, tile(canvas.theme, box.size, place, rim or "ground"))


def _label(canvas: Canvas, strip: Box, letters: str, deniers: int, ground: str) -> None:
    """The letters of the options at a spot, on the strip, and their price where prices differ."""
    part, left = poster.badge(canvas.theme, letters, ground), strip.x + sized(canvas.theme, LETTERS)
    canvas.part(left, strip.centre[1] - part.image.height // 2, part)
    if deniers:
        coin = poster.price(canvas.theme, deniers, ground)
        canvas.part(left + part.image.width + 1, strip.centre[1] - coin.image.height // 2, coin)


def _figures(canvas: Canvas, view: CaylusView, earlier: CaylusView, shown: Cells) -> None:
    """Bailiff and provost, before all else, and a ring where each of them stood."""
    figures = (("bailiff", view.bailiff, earlier.bailiff), ("provost", view.provost, earlier.provost))
    for _, at, previous in figures:
        if at != previous and (cell := shown.get(f"road.{previous}")):
            canvas.sketch(cell.strip.right - STANDING, cell.strip.centre[1], "ring/4 glow 1,1 31,31", 26)
    for figure, at, _ in figures:
        if cell := shown.get(f"road.{at}"):
            size = sized(canvas.theme, FIGURE if cell.tile.h > ROOMY else SMALL_FIGURE)
            badge_position = BESIDE if figure == "bailiff" and at == view.provost else 0
            x, y = cell.strip.right - STANDING - badge_position, cell.strip.bottom - size // 2
            canvas.paste(x - size // 2, y - size // 2, outlined(PICTOGRAMS[figure], canvas.theme, size))
