"""What can be had without a card in hand: roads, settlements, cities and what lies face up, each with its cost and how many are left."""

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from engine.catan_cards.view import CENTRE, GATE, CatanCardsView, catalogue
from engine.core.types import Seat
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, Part
from render.canvas.fonts import Face
from render.canvas.theme import Theme
from render.catan_cards.poster.look import Look
from render.catan_cards.poster.signs import put_letters
from render.catan_cards.tiles import centre
from render.parts.pieces import outlined, row
from render.parts.tiles import amounts
from render.pictograms import PICTOGRAMS

SIDE: Final = 246
"""Width of a column of wares beside a short principality."""

FOOT: Final = 58
"""Height of a line of wares below a long one."""

BROAD: Final = 330
"""The widest that a ware becomes in a line."""

SHORT: Final = 7
"""The most columns of a short principality."""

GAP: Final = 6
SIGN, LARGE, TEXT = 46, 30, 24
"""The sizes of a drawing, of what it costs, and of how many are left."""


class Ware(NamedTuple):
    """What can be had: its drawing, its cost, what is left of it, and whether the cost can be paid."""

    drawing: str
    cost: tuple[str, ...]
    left: str
    payable: bool


def divided(columns: int, box: Box) -> tuple[Box, Box]:
    """Where the principality and where the wares go."""
    if columns <= SHORT:
        land = box._replace(w=box.w - SIDE - GAP)
        return land, box._replace(x=land.right + GAP, w=SIDE)
    land = box._replace(h=box.h - FOOT - GAP)
    return land, box._replace(y=land.bottom + GAP, h=FOOT)


def shop(canvas: Canvas, look: Look, seat: Seat, box: Box) -> None:
    """Draw all wares into a column or a line, with the letters of those that are on offer by themselves."""
    wares = dict(_wares(look.view, seat))
    upright = box.h > box.w
    along = box.h + GAP if upright else min(box.w, len(wares) * BROAD) + GAP
    for number, (spot, ware) in enumerate(wares.items()):
        first, last = (along * each // len(wares) for each in (number, number + 1))
        cell = box._replace(y=box.y + first, h=last - first - GAP) if upright else _column(box, first, last)
        canvas.part(cell.x, cell.y, ware_part(canvas.theme, cell.size, ware))
        put_letters(canvas, cell.right - 14, cell.y - 4, look.letters.get(spot, ""))


def _column(box: Box, first: int, last: int) -> Box:
    return box._replace(x=box.x + first, w=last - first - GAP)


def _wares(view: CatanCardsView, seat: Seat) -> Iterator[tuple[str, Ware]]:
    """Everything that is left by the spot of its option; last of all how far action cards are shut."""
    goods = view.principalities[seat].goods
    for kind, cost in CENTRE.items():
        drawing = PICTOGRAMS["road"] if kind == "road" else centre(seat, kind)
        left = view.supply.get(kind, 0)
        if left:
            yield f"supply.{kind}", Ware(drawing, tuple(amounts(cost)), f"×{left}", _covers(goods, cost))
    cards = catalogue(view.options, view.rules)
    for id in dict.fromkeys(view.row):
        cost = cards[id].cost
        yield (
            f"row.{id}",
            Ware(PICTOGRAMS[id], tuple(amounts(cost)), f"×{view.row.count(id)}", _covers(goods, cost)),
        )
    if not view.gate:
        points = sum(area.points for area in view.principalities)
        yield "gate", Ware(PICTOGRAMS["action"], ("lock", f"{points}/{GATE}"), "", False)


def _covers(goods: Mapping[str, int], cost: Mapping[str, int]) -> bool:
    return all(goods.get(kind, 0) >= amount for kind, amount in cost.items())


@drawn_once
def ware_part(theme: Theme, size: tuple[int, int], ware: Ware) -> Part:
    """One ware; what can be paid for is framed."""
    wide, high = size
    canvas = Canvas(theme, wide, high)
    canvas.panel(Box(0, 0, wide, high), "panel", 10, "gain" if ware.payable else "line", 4 if ware.payable else 2)
    sign, middle = min(SIGN, wide // 5), high // 2
    canvas.paste(8, middle - sign // 2, outlined(ware.drawing, theme, sign))
    right = wide - 8
    if ware.left:
        right -= 3 + canvas.text(right, middle, ware.left, Face.BOLD, TEXT, align="r")
    row(canvas, 12 + sign, middle, ware.cost, LARGE, right - 12 - sign)
    return canvas.finished()
