"""Cards of Caylus Magna Carta on the road and among the prestige cards, drawn once each."""

from typing import Final

from engine.magna_carta.view import CATALOGUE, SlotView
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, Part
from render.canvas.fonts import Face
from render.canvas.theme import Theme
from render.magna_carta.effects import items, worth
from render.magna_carta.layout import Cut
from render.parts import road as roads
from render.parts.pieces import plot, row, token
from render.parts.tiles import BAND, GONE, amounts, blank
from render.pictograms import PICTOGRAMS, building_pictogram

RIM: Final = 3


def circle(box: Box, cut: Cut) -> tuple[int, int]:
    """The middle of the place for a worker on a road card."""
    return box.x + cut.wide * 7 // 10, box.y + cut.band + cut.middle // 2


@drawn_once
def road_card(theme: Theme, cut: Cut, slot: SlotView, name: str, left: str, around: str, previous: int | None) -> Part:
    """A card on the road with all that stands on it, where `previous` another worker may have stood; `left` says how many cubes lie there.

    What the worker gets stands in the first row; below it, beside the owner's sign, what the owner gets.
    """
    card = CATALOGUE[slot.face]
    canvas = blank(theme, cut.size, card.colour, around, cut.band).copy()
    wide = cut.wide
    canvas.text(7, cut.band // 2 + 1, name, Face.BOLD, cut.band - 7, "letter", room=wide - 14, least=14)
    room = cut.middle if card.primary is not None else cut.middle + cut.row
    canvas.sketch(8 + room // 2, cut.band + room // 2 + 1, building_pictogram(slot.face), room - 6)
    if card.primary is not None:
        first = cut.band + cut.middle + (cut.row // 2 if slot.owner is not None else cut.row - 4)
        row(canvas, wide // 2, first, tuple(items(card.primary)), cut.row - 4, wide - 10, "m")
    if slot.owner is not None:
        _owner(canvas, cut, slot, slot.owner, left)
    if slot.pending:
        canvas.sketch(22, cut.band + 20, plot("residence"), 34)
    x, y = circle(Box(0, 0, *cut.size), cut)
    roads.stand(canvas, x, y, cut.middle - 2, slot.worker, previous)
    return canvas.finished()


def _owner(canvas: Canvas, cut: Cut, slot: SlotView, owner: int, left: str) -> None:
    """The owner's share of the card: the sign, and what the owner gets."""
    wide, high = cut.size
    card = CATALOGUE[slot.face]
    share = Box(RIM, high - cut.row - 1, wide - 2 * RIM, cut.row - 2)
    canvas.panel(share, "panel", 8, "line", 1)
    canvas.paste(share.x + 1, share.y - 1, token(canvas.theme, owner, cut.row))
    shown = items(card.secondary, left) if card.secondary is not None else worth(card)
    room = share.w - cut.row - 8
    row(canvas, share.x + cut.row + 4 + room // 2, share.centre[1], tuple(shown), cut.row - 6, room, "m")


@drawn_once
def prestige_card(theme: Theme, size: tuple[int, int], id: str, name: str, owner: int | None, new: bool) -> Part:
    """A prestige card with points and cost, or faint with the sign of who has built it, glowing when that is `new`."""
    wide, high = size
    card = CATALOGUE[id]
    canvas = blank(theme, size, card.colour, "glow" if new else "panel").copy()
    canvas.text(7, BAND // 2 + 1, name, Face.BOLD, 19, "letter", room=wide - 12, least=13)
    canvas.sketch(34, BAND + 29, building_pictogram(id), 50)
    canvas.sketch(78, BAND + 22, PICTOGRAMS["vp"], 25)
    canvas.text(94, BAND + 22, str(card.points), Face.SERIF, 28)
    if card.income:
        row(canvas, 66, BAND + 45, (f"+{card.income}", "denier"), 18, wide - 68)
    canvas.fill(Box(0, high - 29, wide, 29), "panel")
    if owner is None:
        row(canvas, wide // 2, high - 14, tuple(amounts(card.cost)), 24, wide - 8, "m")
    else:
        canvas.fade("panel", GONE)
        canvas.paste(wide // 2 - 15, high - 30, token(theme, owner, 30))
    if new:
        _frame(canvas)
    return canvas.finished()


def _frame(canvas: Canvas) -> None:
    """A glowing rim."""
    wide, high = canvas.image.size
    for side in (Box(0, 0, wide, 4), Box(0, high - 4, wide, 4), Box(0, 0, 4, high), Box(wide - 4, 0, 4, high)):
        canvas.fill(side, "glow")
