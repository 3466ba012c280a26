"""Regions on posters of the Catan Card Game: number, land and store, in any shape, and those that a roll brings."""

from collections.abc import Mapping, Sequence
from typing import Final

from engine.catan_cards.view import MAX_STORED, PrincipalityView, RegionView
from engine.core.types import Seat
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, CanvasPart, Pen, rounded
from render.canvas.fonts import Typeface
from render.canvas.sketch import sketch
from render.canvas.theme import Theme
from render.catan_cards.poster.look import PosterInput
from render.catan_cards.poster.signs import CHANGE_HEIGHT, change_width, die, put_change, put_letters
from render.catan_cards.tiles import LAND_COLOURS, RegionFace, region_face
from render.parts.pieces import token
from render.parts.poster import MIN_TEXT_SIZE
from render.parts.tiles import TILE_RADIUS
from render.pictograms import PICTOGRAMS

REGION_RIM: Final = 3
MIN_SCENE_HEIGHT: Final = 66
MIN_BROAD_SCENE_HEIGHT: Final = 96
"""Minimum heights of a region with a picture of its land, and of a broad one."""

MIN_LOW_WIDTH: Final = 80
"""Width below which a low region has its number above its store."""

MIN_DISCS_ROOM: Final = 90
"""Minimum room for the produce and its discs."""

MIN_SLOTS_WIDTH: Final = 96
"""Width below which a region shows its store as a figure."""

MIN_LARGE_STORE_WIDTH: Final = 62
"""Minimum width of a store with a large figure."""

MIN_LAND_WIDTH: Final = 120
MIN_LAND_HEIGHT: Final = 50
"""Minimum size of a low region with its land beside its store."""

DIE_SIZE: Final = 46
MIN_DIE_SIZE: Final = 34
SCENE_RATIO: Final = 0.8
"""Maximum and minimum size of a number's die; height of the picture of the land, relative to its width; above it is sky."""


@drawn_once
def region(theme: Theme, size: tuple[int, int], shown: RegionFace, around: str) -> CanvasPart:
    """Draw a region: its number on a die, golden when it was rolled; its land; its store below."""
    if is_low(size):
        return _low(theme, size, shown, around)
    canvas = _land(theme, size, shown.kind, around).copy()
    wide, high = size
    strip = Box(REGION_RIM, high - REGION_RIM - _strip(size), wide - 2 * REGION_RIM, _strip(size))
    _store(canvas, strip, shown.kind, shown.stored)
    _number(canvas, _die_box(size), shown.number, shown.rolled)
    return canvas.finished()


def _die_box(size: tuple[int, int]) -> Box:
    """Return the place of the number of a region with a picture."""
    wide, high = size
    die = min(DIE_SIZE, max(MIN_DIE_SIZE, wide // 2), high - REGION_RIM - _strip(size) - 10)
    return Box(5, 5, die, die)


def put_stored_changes(
    canvas: Canvas, area: PrincipalityView, previous: PrincipalityView, boxes: Mapping[str, Box]
) -> None:
    """Write the changes of all regions in their `boxes`. Call it last: cards beside a region would hide half of one."""
    before = {each.place: each for each in previous.regions}
    headings = [boxes[card.place] for card in area.cards if card.place in boxes]
    for each in area.regions:
        old = before.get(each.place)
        if old is not None and (old.kind, old.number) == (each.kind, each.number):
            _put_stored_change(canvas, boxes[each.place], each.stored - old.stored, headings)


def _put_stored_change(canvas: Canvas, box: Box, change: int, headings: Sequence[Box]) -> None:
    """Write by how much a region's store has changed, on the land above it; in a small or narrow region at its edge.

    That is the lower edge, or the upper one over a card, whose heading has its name.
    """
    x, y = box.right - change_width(change) - 2, box.bottom + CHANGE_HEIGHT // 4
    if any(card.x < box.right and box.x < card.right and box.bottom <= card.y < y + CHANGE_HEIGHT for card in headings):
        y = box.y - CHANGE_HEIGHT // 4
    if box.w >= MIN_SLOTS_WIDTH and not is_low(box.size):
        die, above = _die_box(box.size), box.h - REGION_RIM - _strip(box.size) - CHANGE_HEIGHT
        if above >= die.bottom or x - box.x >= die.right:
            y = box.y + above + CHANGE_HEIGHT // 2
    put_change(canvas, x, y, change)


def is_low(size: tuple[int, int]) -> bool:
    """Return True if a region has no room for a picture."""
    wide, high = size
    return high < MIN_SCENE_HEIGHT or high < MIN_BROAD_SCENE_HEIGHT <= wide


def _strip(size: tuple[int, int]) -> int:
    """Return the height of the store."""
    wide, high = size
    return min(wide // MAX_STORED + 4, high // 3) if wide >= MIN_SLOTS_WIDTH else 32


def _number(canvas: Canvas, box: Box, number: int, rolled: bool) -> None:
    canvas.panel(box, "gold" if rolled else "letter", box.w // 5, "shade", 3 if rolled else 2)
    canvas.text(*box.centre, str(number), Pen(Typeface.BOLD, max(MIN_TEXT_SIZE, box.w * 3 // 4), "shade"), "m")


def _store(canvas: Canvas, box: Box, kind: str, stored: int) -> None:
    """Draw the produce, once for each that is stored; in a narrow region once with a figure."""
    if box.w + 2 * REGION_RIM >= MIN_SLOTS_WIDTH:
        across = min(box.h - 6, box.w // MAX_STORED * 5 // 6)
        for place in range(MAX_STORED):
            x = box.x + box.w * (2 * place + 1) // (2 * MAX_STORED)
            canvas.sketch(x, box.centre[1], PICTOGRAMS[kind] if place < stored else "ring/2 line 8,8 24,24", across)
        return
    large = box.w >= MIN_LARGE_STORE_WIDTH
    sign = min(36 if large else 28, box.w - 18, box.h)
    letters = min(36 if large else 26, max(MIN_TEXT_SIZE, box.h))
    left = box.centre[0] - (sign + 3 + letters // 2) // 2
    canvas.sketch(left + sign // 2, box.centre[1], PICTOGRAMS[kind], sign)
    canvas.text(left + sign + 3, box.centre[1], str(stored), Pen(Typeface.BOLD, letters, "ink" if stored else "faint"))


@drawn_once
def _land(theme: Theme, size: tuple[int, int], kind: str, around: str) -> Canvas:
    """Draw a region with neither number nor goods, to be copied."""
    wide, high = size
    canvas = Canvas(theme, wide, high, around)
    canvas.panel(Box(0, 0, wide, high), LAND_COLOURS[kind], TILE_RADIUS)
    top = high - REGION_RIM - _strip(size)
    canvas.part(REGION_RIM, REGION_RIM, _scenery(theme, (wide - 2 * REGION_RIM, top - REGION_RIM), kind))
    canvas.panel(
        Box(REGION_RIM, top, wide - 2 * REGION_RIM, high - REGION_RIM - top), "panel", TILE_RADIUS - REGION_RIM
    )
    canvas.fill(Box(REGION_RIM, top - 2, wide - 2 * REGION_RIM, TILE_RADIUS), "panel")
    return canvas


def _scenery(theme: Theme, size: tuple[int, int], kind: str) -> CanvasPart:
    """Draw a land below its sky."""
    wide, high = size
    canvas, tall = Canvas(theme, wide, high, "sky"), min(high, int(wide * SCENE_RATIO))
    canvas.fill(Box(0, high - tall * 5 // 6, wide, tall), "haze")
    canvas.paste(0, high - tall, sketch(PICTOGRAMS[f"land_{kind}"], theme, wide, tall))
    return canvas.finished()._replace(mask=rounded(wide, high, TILE_RADIUS - REGION_RIM))


def _low(theme: Theme, size: tuple[int, int], shown: RegionFace, around: str) -> CanvasPart:
    """Draw a low region: its number, its produce, and the amount stored."""
    (kind, number, stored, rolled), (wide, high) = shown, size
    canvas = _frame(theme, size, kind, around)
    if wide < MIN_LOW_WIDTH:
        die, line = high // 2 - 4, Box(REGION_RIM, high // 2, wide - 2 * REGION_RIM, high // 2 - REGION_RIM)
        _number(canvas, Box((wide - die) // 2, 4, die, die), number, rolled)
        _store(canvas, line, kind, stored)
        return canvas.finished()
    if wide >= MIN_LAND_WIDTH and high >= MIN_LAND_HEIGHT:
        land = Box(REGION_RIM, REGION_RIM, wide * 3 // 5, high - 2 * REGION_RIM)
        canvas.part(land.x, land.y, _scenery(theme, land.size, kind))
        die = min(DIE_SIZE, high - 10)
        _number(canvas, Box(5, 5, die, die), number, rolled)
        _store(canvas, Box(land.right, 0, wide - land.right - REGION_RIM, high), kind, stored)
        return canvas.finished()
    die = min(DIE_SIZE, high - 10, wide * 2 // 5)
    _number(canvas, Box(5, (high - die) // 2, die, die), number, rolled)
    left = die + 8
    if wide - left > MIN_DISCS_ROOM:
        _discs(canvas, Box(left, 0, wide - left - 4, high), kind, stored)
        return canvas.finished()
    sign = min(high - 10, wide - left - 22, 34)
    canvas.sketch(left + sign // 2, high // 2, PICTOGRAMS[kind], sign)
    canvas.text(left + sign + 3, high // 2, str(stored), Pen(Typeface.BOLD, 24, "ink" if stored else "faint"))
    return canvas.finished()


def _frame(theme: Theme, size: tuple[int, int], kind: str, around: str) -> Canvas:
    canvas = Canvas(theme, *size, around)
    box = Box(0, 0, *size)
    canvas.panel(box, LAND_COLOURS[kind], TILE_RADIUS)
    canvas.panel(box.inset(REGION_RIM), "panel", TILE_RADIUS - REGION_RIM)
    return canvas


def _discs(canvas: Canvas, box: Box, kind: str, stored: int) -> None:
    """Draw the produce of a region, and a disc for each that is stored there."""
    sign = min(box.h - 12, box.w * 2 // 5, 56)
    canvas.sketch(box.x + 4 + sign // 2, box.centre[1], PICTOGRAMS[kind], sign)
    left = box.x + sign + 8
    pitch = (box.right - left) // MAX_STORED
    for place in range(MAX_STORED):
        drawing = "oval ink 5,5 27,27" if place < stored else "ring/3 line 5,5 27,27"
        canvas.sketch(left + pitch * place + pitch // 2, box.centre[1], drawing, min(pitch, 28))


@drawn_once
def goods(theme: Theme, size: tuple[int, int], kind: str, stored: int) -> CanvasPart:
    """Draw a region without its number."""
    canvas = _frame(theme, size, kind, "ground")
    _discs(canvas, Box(0, 0, *size).inset(REGION_RIM), kind, stored)
    return canvas.finished()


DIE_NUMBERS: Final = range(1, 7)
ROLL_GAP: Final = 8
ROLL_DIE: Final = 70
ROLL_HEAD: Final = 92
ROLL_SIDE: Final = 60
"""Height of the line of dice, and width of the column of signs, before a roll."""

ROLL_CARD: Final = (156, 156)
ROLL_LOW: Final = 60
"""The largest that a region becomes before a roll, and the height of one without its land."""


def roll(canvas: Canvas, look: PosterInput, box: Box) -> None:
    """Draw what the dice will bring: a column for each number, a line for each player."""
    canvas.panel(box, "panel", 12)
    wide = (box.w - ROLL_SIDE - ROLL_GAP) // len(DIE_NUMBERS)
    high = (box.h - ROLL_HEAD - ROLL_GAP) // 2
    for seat in (0, 1):
        y = box.y + ROLL_HEAD + seat * high
        line = Box(box.x + ROLL_GAP, y, box.w - 2 * ROLL_GAP, high - ROLL_GAP)
        canvas.panel(line, "ground", 10, f"seat.{seat}", 3)
        canvas.paste(line.x + 8, line.centre[1] - 21, token(canvas.theme, seat, 42))
    for number in DIE_NUMBERS:
        x = box.x + ROLL_SIDE + (number - 1) * wide
        middle = x + wide // 2
        canvas.part(
            middle - ROLL_DIE // 2,
            box.y + 12,
            die(canvas.theme, ROLL_DIE, number, "panel", rolled=number == look.view.fixed),
        )
        put_letters(canvas, middle + ROLL_DIE // 2 + 4, box.y + 18, look.letters.get(f"number.{number}", ""))
        for seat in (0, 1):
            cell = Box(x + 4, box.y + ROLL_HEAD + seat * high + 6, wide - 8, high - ROLL_GAP - 12)
            _column(canvas, look, seat, number, cell)


def _column(canvas: Canvas, look: PosterInput, seat: Seat, number: int, box: Box) -> None:
    """Draw the regions of a player with a number, one above the other."""
    found = [each for each in look.view.principalities[seat].regions if each.number == number]
    if not found:
        return
    columns = 1 if len(found) <= 3 else 2
    rows = -(-len(found) // columns)
    wide, high = (
        min(most, room) for most, room in zip(ROLL_CARD, (box.w // columns - 6, box.h // rows - 6), strict=True)
    )
    high = min(high, ROLL_LOW) if is_low((wide, high)) else high
    top = box.y + (box.h - rows * (high + 6)) // 2 + 3
    for place, each in enumerate(found):
        line, column = divmod(place, columns)
        x = box.x + (box.w - columns * (wide + 6)) // 2 + 3 + column * (wide + 6)
        canvas.part(x, top + line * (high + 6), _card(canvas.theme, (wide, high), each, look.view.fixed))


def _card(theme: Theme, size: tuple[int, int], each: RegionView, rolled: int | None) -> CanvasPart:
    """Draw a region with its land or, without room for that, without its number, which is above."""
    if is_low(size):
        return goods(theme, size, each.kind, each.stored)
    return region(theme, size, region_face(each, rolled), "ground")
