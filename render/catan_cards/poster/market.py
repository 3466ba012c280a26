"""Goods on posters of the Catan Card Game: exchanges, and wares that need no card in hand."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from engine.catan_cards.view import (
    CENTRE_COSTS,
    GATE_POINTS,
    MAX_STORED,
    RESOURCES,
    CatanCardsView,
    PrincipalityView,
    catalogue,
)
from engine.core.types import Seat
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, CanvasPart, Pen
from render.canvas.fonts import Typeface
from render.canvas.theme import Theme
from render.catan_cards.poster.look import PosterInput
from render.catan_cards.poster.signs import put_change, put_letters
from render.catan_cards.tiles import centre
from render.parts.pieces import centred_row, outlined, row, token
from render.parts.tiles import amounts
from render.pictograms import PICTOGRAMS

PURSE_GAP: Final = 6
EXCHANGE_WIDTH: Final = 330

GOODS_SIGN: Final = 62
GOODS_FIGURE: Final = 44
EXCHANGE_SIGN: Final = 60
"""Sizes of a resource, of its amount, and of resources in an exchange."""

UNKNOWN_SIGNS: Final = ("?",)
BANK_SIGNS: Final = ("any",)

ARROW_HEADS: Final = {True: "poly {0} 0,0 32,16 0,32", False: "poly {0} 32,0 0,16 32,32"}
"""The tip of an arrow to the right and of one to the left."""


class Way(NamedTuple):
    """One side of an exchange: its seat (None for the bank), its goods in signs, and whether it goes to the right."""

    seat: Seat | None
    items: tuple[str, ...]
    rightward: bool


def purses(canvas: Canvas, look: PosterInput, box: Box) -> None:
    """Draw the purses of both players, and between them the exchange that is asked about."""
    offering = look.mover if look.view.active is None else look.view.active
    moved = _terms(look, offering)
    wide = (box.w - EXCHANGE_WIDTH - 2 * PURSE_GAP) // 2
    for seat, x in ((0, box.x), (1, box.right - wide)):
        _purse(canvas, look, seat, box._replace(x=x, w=wide), moved.get(seat) or {})
    ways = [
        Way(seat, signs_of(moved[seat]), rightward=seat == 0)
        for seat in sorted(moved, key=lambda seat: seat != offering)
    ]
    _exchange(canvas, box._replace(x=box.x + wide + PURSE_GAP, w=EXCHANGE_WIDTH), ways)


def bank(canvas: Canvas, look: PosterInput, box: Box) -> None:
    """Draw the purse of the player who is asked, and beside it an exchange with the bank."""
    wide = (box.w - EXCHANGE_WIDTH - 2 * PURSE_GAP) // 2
    _purse(canvas, look, look.mover, box._replace(w=wide), {})
    ways = [Way(look.mover, UNKNOWN_SIGNS, rightward=True), Way(None, BANK_SIGNS, rightward=False)]
    _exchange(canvas, box._replace(x=box.x + wide + PURSE_GAP, w=box.w - wide - PURSE_GAP), ways)


def _terms(look: PosterInput, offering: Seat) -> dict[Seat, Mapping[str, int] | None]:
    """Return what each player would give, or None where that is asked about; leave out a player who gives nothing."""
    data = next((option.data for option in look.options if option.data), {})
    if look.kind == "answer_offer":
        return {offering: _goods(data.get("gain")), 1 - offering: _goods(data.get("pay"))}
    if look.kind == "offer_get":
        return {offering: _goods(data.get("pay")), 1 - offering: None}
    return {offering: None}


def _goods(found: object) -> Mapping[str, int] | None:
    return {str(kind): int(amount) for kind, amount in found.items()} if isinstance(found, dict) else None


def signs_of(goods: Mapping[str, int] | None) -> tuple[str, ...]:
    """Return goods as items of a row, a question mark where they are asked about."""
    if goods is None:
        return UNKNOWN_SIGNS
    return tuple(item for kind, amount in goods.items() for item in (" ", str(amount), kind))[1:]


def room(area: PrincipalityView, kind: str) -> int:
    """Count the resources of a kind that a principality has room for."""
    return sum(MAX_STORED - each.stored for each in area.regions if each.kind == kind)


def _purse(canvas: Canvas, look: PosterInput, seat: Seat, box: Box, moved: Mapping[str, int]) -> None:
    """Draw a player's goods, a line each, with the most that could be stored; goods to be given stand out."""
    area, previous = look.view.principalities[seat], look.earlier.principalities[seat]
    canvas.panel(box, "panel", 12, f"seat.{seat}", 4)
    pitch = (box.h - 16) // len(RESOURCES)
    for number, kind in enumerate(RESOURCES):
        y = box.y + 8 + pitch * number + pitch // 2
        line = Box(box.x + 8, y - pitch // 2 + 2, box.w - 16, pitch - 4)
        if moved.get(kind):
            canvas.panel(line, "light.gold", 10, "gold", 3)
        ink, faint = ("shade", "shade") if moved.get(kind) else ("ink", "faint")
        amount = area.goods.get(kind, 0)
        canvas.sketch(box.x + 62, y, PICTOGRAMS[kind], GOODS_SIGN)
        x = box.x + 106
        x += canvas.text(x, y, str(amount), Pen(Typeface.TITLE, GOODS_FIGURE, ink if amount else faint))
        x += 4 + canvas.text(x + 4, y + 8, f"/{amount + room(area, kind)}", Pen(Typeface.BOLD, 26, faint))
        put_change(canvas, x + 12, y, amount - previous.goods.get(kind, 0))
        put_letters(canvas, line.right - 22, y, look.letters.get(f"goods.{seat}.{kind}", ""))


def _exchange(canvas: Canvas, box: Box, ways: Sequence[Way]) -> None:
    """Draw an arrow for each way with its goods, and its player above."""
    canvas.panel(box, "beyond", 12)
    for number, way in enumerate(ways):
        y = box.y + box.h * (2 * number + 1) // (2 * len(ways))
        if way.seat is not None:
            canvas.paste(box.centre[0] - 24, y - 92, token(canvas.theme, way.seat, 48))
        centred_row(canvas, box.centre[0], y, way.items, EXCHANGE_SIGN, box.w - 30)
        _arrow(canvas, box.inset(20, 0), y + 58, way)


def _arrow(canvas: Canvas, box: Box, y: int, way: Way) -> None:
    role = "faint" if way.seat is None else f"seat.{way.seat}"
    canvas.fill(Box(box.x + (0 if way.rightward else 26), y - 7, box.w - 26, 14), role)
    canvas.sketch(box.right - 20 if way.rightward else box.x + 20, y, ARROW_HEADS[way.rightward].format(role), 40)


SHOP_WIDTH: Final = 246
"""Width of a column of wares beside a short principality."""

SHOP_HEIGHT: Final = 58
"""Height of a line of wares below a long one."""

MAX_WARE_WIDTH: Final = 330
"""The widest that a ware becomes in a line."""

MAX_SHORT_COLUMNS: Final = 7
"""Maximum number of columns in a short principality."""

WARE_SIGN, WARE_COST, WARE_LEFT = 46, 30, 24
"""Sizes of a drawing, of its cost, and of the number left."""


class Ware(NamedTuple):
    """A ware: its drawing, its cost, the number left, and whether the cost can be paid."""

    drawing: str
    cost: tuple[str, ...]
    left: str
    payable: bool


def divided(columns: int, box: Box) -> tuple[Box, Box]:
    """Divide a box between the principality and the wares."""
    if columns <= MAX_SHORT_COLUMNS:
        land = box._replace(w=box.w - SHOP_WIDTH - PURSE_GAP)
        return land, box._replace(x=land.right + PURSE_GAP, w=SHOP_WIDTH)
    land = box._replace(h=box.h - SHOP_HEIGHT - PURSE_GAP)
    return land, box._replace(y=land.bottom + PURSE_GAP, h=SHOP_HEIGHT)


def shop(canvas: Canvas, look: PosterInput, seat: Seat, box: Box) -> None:
    """Draw all wares into a column or a line, those on offer with their letters."""
    wares = dict(_wares(look.view, seat))
    upright = box.h > box.w
    along = box.h + PURSE_GAP if upright else min(box.w, len(wares) * MAX_WARE_WIDTH) + PURSE_GAP
    for number, (spot, ware) in enumerate(wares.items()):
        first, last = (along * each // len(wares) for each in (number, number + 1))
        cell = box._replace(y=box.y + first, h=last - first - PURSE_GAP) if upright else _ware_column(box, first, last)
        canvas.part(cell.x, cell.y, ware_part(canvas.theme, cell.size, ware))
        put_letters(canvas, cell.right - 14, cell.y - 4, look.letters.get(spot, ""))


def _ware_column(box: Box, first: int, last: int) -> Box:
    return box._replace(x=box.x + first, w=last - first - PURSE_GAP)


def _wares(view: CatanCardsView, seat: Seat) -> Iterator[tuple[str, Ware]]:
    """Yield all wares that are left by the spot of their option; last, how far action cards are shut."""
    goods = view.principalities[seat].goods
    for kind, cost in CENTRE_COSTS.items():
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
        yield "gate", Ware(PICTOGRAMS["action"], ("lock", f"{points}/{GATE_POINTS}"), "", False)


def _covers(goods: Mapping[str, int], cost: Mapping[str, int]) -> bool:
    return all(goods.get(kind, 0) >= amount for kind, amount in cost.items())


@drawn_once
def ware_part(theme: Theme, size: tuple[int, int], ware: Ware) -> CanvasPart:
    """Draw a ware; one that can be paid is framed."""
    wide, high = size
    canvas = Canvas(theme, wide, high)
    canvas.panel(Box(0, 0, wide, high), "panel", 10, "gain" if ware.payable else "line", 4 if ware.payable else 2)
    sign, middle = min(WARE_SIGN, wide // 5), high // 2
    canvas.paste(8, middle - sign // 2, outlined(ware.drawing, theme, sign))
    right = wide - 8
    if ware.left:
        right -= 3 + canvas.text(right, middle, ware.left, Pen(Typeface.BOLD, WARE_LEFT), align="r")
    row(canvas, 12 + sign, middle, ware.cost, WARE_COST, right - 12 - sign)
    return canvas.finished()
