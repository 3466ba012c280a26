"""Regions that are being laid out on a poster: the principality with the place that is asked about, beside it what can go there."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from engine.catan_cards.view import PrincipalityView, RegionView
from render.canvas.canvas import Box, Canvas
from render.canvas.fonts import Face
from render.catan_cards.poster.grid import cells
from render.catan_cards.poster.land import stand
from render.catan_cards.poster.look import Look, ends
from render.catan_cards.poster.regions import region
from render.catan_cards.poster.signs import put_letters
from render.parts.tiles import TILE_RADIUS

TRAY: Final = 404
"""Width of what is chosen from."""

GAP: Final = 6
CARD: Final = (178, 140)
"""The largest that a card on offer becomes."""

BETWEEN: Final = 16
ACROSS: Final = ((6, 2), (9, 3))
"""Up to so many cards lie so many in a row; more than that four."""

PALE: Final = 0.6
RIM: Final = 6
"""How thick the frame of the place is that is asked about."""


class Choice(NamedTuple):
    """A region that can be chosen, with the letter of its option."""

    region: RegionView
    letter: str


def arrange(canvas: Canvas, look: Look, box: Box) -> None:
    """A new principality: the regions that lie, the place that comes next, and what can go there; pale is what lies if all stays."""
    area = _asked(look)
    left = [option.spot.rpartition(".")[2] for option in look.options if option.spot]
    choices = [
        Choice(each, look.letters.get(f"region.{area.seat}.{each.place}", ""))
        for each in area.regions
        if each.place in left
    ]
    lying = tuple(each for each in area.regions if each.place not in left)
    _scene(canvas, look, replace(area, regions=lying), box, left[0], choices)


def scout(canvas: Canvas, look: Look, box: Box) -> None:
    """The place of a new region, and all regions that are left to choose from."""
    area = _asked(look)
    choices = []
    for option in look.options:
        kind, number = option.data["region"], option.data["number"]
        assert isinstance(kind, str)
        assert isinstance(number, int)
        choices.append(Choice(RegionView("", kind, number, 0), look.letters.get(f"choice.{option.key}", "")))
    side = "u" if look.options[0].data["side"] == "upper" else "d"
    _scene(canvas, look, area, box, _open(area, side), choices)


def _asked(look: Look) -> PrincipalityView:
    assert look.question is not None
    return look.view.principalities[look.question.ask.seat]


def _open(area: PrincipalityView, side: str) -> str:
    """The place beside the settlement at an end of the row that has no region yet."""
    first, last = ends(area)
    outer = [column for column in (first - 1, last + 1) if column % 2]
    lying = {each.place for each in area.regions}
    return next(place for place in (f"{side}{column}" for column in outer) if place not in lying)


def _scene(canvas: Canvas, look: Look, area: PrincipalityView, box: Box, place: str, choices: Sequence[Choice]) -> None:
    wide = box.w - TRAY - GAP
    ground = box._replace(w=wide)
    canvas.panel(ground, "ground", 12, f"seat.{area.seat}", 4)
    found = cells(area, ground, (place,))
    for each in (choice.region for choice in choices):
        if each.place and each.place != place:
            _pale(canvas, found[each.place], each)
    stand(canvas, look, area, found)
    canvas.panel(found[place].inset(-3), "panel", TILE_RADIUS + 3, "mark", RIM)
    canvas.text(*found[place].centre, "?", Face.TITLE, min(90, found[place].w), "mark", "m")
    _tray(canvas, look, box._replace(x=ground.right + GAP, w=TRAY), choices)


def _pale(canvas: Canvas, box: Box, each: RegionView) -> None:
    """A region that stays where it lies unless it is chosen."""
    part = Canvas(canvas.theme, box.w, box.h)
    part.part(0, 0, region(canvas.theme, box[2:], each.kind, each.number, each.stored, False, "ground"))
    part.fade("ground", PALE)
    canvas.part(box.x, box.y, part.finished())


def _tray(canvas: Canvas, look: Look, box: Box, choices: Sequence[Choice]) -> None:
    """What can be chosen, in rows."""
    canvas.panel(box, "panel", 12)
    across = next((across for most, across in ACROSS if len(choices) <= most), 4)
    rows = -(-len(choices) // across)
    wide = min(CARD[0], (box.w - BETWEEN) // across - BETWEEN)
    high = min(CARD[1], (box.h - BETWEEN) // rows - BETWEEN)
    left = box.x + (box.w - across * (wide + BETWEEN) + BETWEEN) // 2
    top = box.y + (box.h - rows * (high + BETWEEN) + BETWEEN) // 2
    for number, (each, letter) in enumerate(choices):
        line, column = divmod(number, across)
        x, y = left + column * (wide + BETWEEN), top + line * (high + BETWEEN)
        canvas.part(x, y, region(canvas.theme, (wide, high), each.kind, each.number, each.stored, False, "panel"))
        put_letters(canvas, x + wide - 10, y + 6, letter)
