"""What could be given and taken, on a poster: goods, large, and beside them what goes which way."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from engine.catan_cards.view import RESOURCES, STORE, PrincipalityView
from engine.core.types import Seat
from render.canvas.canvas import Box, Canvas
from render.canvas.fonts import Face
from render.catan_cards.poster.look import Look
from render.catan_cards.poster.signs import put_change, put_letters
from render.parts.pieces import row, token
from render.pictograms import PICTOGRAMS

GAP: Final = 6
MIDDLE: Final = 330
"""Width of what is between two purses."""

SIGN: Final = 62
TEXT: Final = 44
LARGE: Final = 60
"""The sizes of a resource, of how many there are, and of what changes hands."""

UNKNOWN: Final = ("?",)
BANK: Final = ("any",)

HEADS: Final = {True: "poly {0} 0,0 32,16 0,32", False: "poly {0} 32,0 0,16 32,32"}
"""The tip of an arrow to the right and of one to the left."""


class Way(NamedTuple):
    """What goes one way: whose it is (None for the bank), what it is in signs, and whether it goes to the right."""

    seat: Seat | None
    items: tuple[str, ...]
    rightward: bool


def purses(canvas: Canvas, look: Look, box: Box) -> None:
    """The purse of the first player on the left, that of the second on the right, between them what they would exchange."""
    offering = look.mover if look.view.active is None else look.view.active
    moved = _terms(look, offering)
    wide = (box.w - MIDDLE - 2 * GAP) // 2
    for seat, x in ((0, box.x), (1, box.right - wide)):
        _purse(canvas, look, seat, box._replace(x=x, w=wide), moved.get(seat) or {})
    ways = [
        Way(seat, signs_of(moved[seat]), rightward=seat == 0)
        for seat in sorted(moved, key=lambda seat: seat != offering)
    ]
    _exchange(canvas, box._replace(x=box.x + wide + GAP, w=MIDDLE), ways)


def bank(canvas: Canvas, look: Look, box: Box) -> None:
    """The purse of who is asked, and beside it that the bank gives for it whatever is wanted."""
    wide = (box.w - MIDDLE - 2 * GAP) // 2
    _purse(canvas, look, look.mover, box._replace(w=wide), {})
    ways = [Way(look.mover, UNKNOWN, rightward=True), Way(None, BANK, rightward=False)]
    _exchange(canvas, box._replace(x=box.x + wide + GAP, w=box.w - wide - GAP), ways)


def _terms(look: Look, offering: Seat) -> dict[Seat, Mapping[str, int] | None]:
    """What each player would give, None where that is asked about; nothing of a player who gives nothing."""
    data = next((option.data for option in look.options if option.data), {})
    if look.kind == "answer_offer":
        return {offering: _goods(data.get("gain")), 1 - offering: _goods(data.get("pay"))}
    if look.kind == "offer_get":
        return {offering: _goods(data.get("pay")), 1 - offering: None}
    return {offering: None}


def _goods(found: object) -> Mapping[str, int] | None:
    return {str(kind): int(amount) for kind, amount in found.items()} if isinstance(found, dict) else None


def signs_of(goods: Mapping[str, int] | None) -> tuple[str, ...]:
    """Goods as items of a row, a question mark where they are asked about."""
    if goods is None:
        return UNKNOWN
    return tuple(item for kind, amount in goods.items() for item in (" ", str(amount), kind))[1:]


def room(area: PrincipalityView, kind: str) -> int:
    """How many resources of a kind a principality has room for."""
    return sum(STORE - each.stored for each in area.regions if each.kind == kind)


def _purse(canvas: Canvas, look: Look, seat: Seat, box: Box, moved: Mapping[str, int]) -> None:
    """A player's goods, a line each: how many, of how many that there is room for; what would be given stands out."""
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
        canvas.sketch(box.x + 62, y, PICTOGRAMS[kind], SIGN)
        x = box.x + 106
        x += canvas.text(x, y, str(amount), Face.TITLE, TEXT, ink if amount else faint)
        x += 4 + canvas.text(x + 4, y + 8, f"/{amount + room(area, kind)}", Face.BOLD, 26, faint)
        put_change(canvas, x + 12, y, amount - previous.goods.get(kind, 0))
        put_letters(canvas, line.right - 22, y, look.letters.get(f"goods.{seat}.{kind}", ""))


def _exchange(canvas: Canvas, box: Box, ways: Sequence[Way]) -> None:
    """An arrow for each way with what goes along it, and whose it is above."""
    canvas.panel(box, "beyond", 12)
    for number, way in enumerate(ways):
        y = box.y + box.h * (2 * number + 1) // (2 * len(ways))
        if way.seat is not None:
            canvas.paste(box.centre[0] - 24, y - 92, token(canvas.theme, way.seat, 48))
        row(canvas, box.centre[0], y, way.items, LARGE, box.w - 30, "m")
        _arrow(canvas, box.inset(20, 0), y + 58, way)


def _arrow(canvas: Canvas, box: Box, y: int, way: Way) -> None:
    role = "faint" if way.seat is None else f"seat.{way.seat}"
    canvas.fill(Box(box.x + (0 if way.rightward else 26), y - 7, box.w - 26, 14), role)
    canvas.sketch(box.right - 20 if way.rightward else box.x + 20, y, HEADS[way.rightward].format(role), 40)
