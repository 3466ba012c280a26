"""The prestige cards on the poster, below the road, and each of them drawn once."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from engine.core.types import Seat
from engine.magna_carta.view import CATALOGUE, RESIDENCE, MagnaCartaView
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, CanvasPart, Pen
from render.canvas.fonts import Typeface
from render.canvas.theme import Theme
from render.magna_carta.poster.tiles import (
    TILE_MARGIN,
    CardLook,
    building,
    card_blank,
    heading_height,
    put_letters,
    title,
)
from render.parts.badges import by_spot
from render.parts.pieces import row, row_width, token
from render.parts.poster import MIN_TEXT_SIZE, USUAL_TEXT_SIZE, sized
from render.parts.tiles import amounts
from render.pictograms import PICTOGRAMS
from render.picture import Picture

PRESTIGE_LOW: Final = 100
PRESTIGE_USUAL: Final = 116
PRESTIGE_HIGH: Final = 180
"""Minimum height of the strip of prestige cards, least height with large figures, and maximum height."""

PRESTIGE_WIDE: Final = 190
"""Maximum width of a prestige card."""

PRESTIGE_GAP: Final = 6

PRESTIGE_FIGURE_SIZE: Final = 32
"""Size of points and costs, the smallest figures that matter on the way to the castle."""


def draw_prestige(canvas: Canvas, picture: Picture[MagnaCartaView], box: Box) -> None:
    """Draw the prestige cards that can still be built into a box, those on offer with their letters."""
    view, badges = picture.view, by_spot(picture.marks)
    pitch = min(PRESTIGE_WIDE + PRESTIGE_GAP, (box.w - PRESTIGE_GAP) // len(view.prestige))
    left = box.x + (box.w - pitch * len(view.prestige) + PRESTIGE_GAP) // 2
    named = {id: title(picture.words, id, pitch - PRESTIGE_GAP - 2 * TILE_MARGIN) for id in view.prestige}
    for number, id in enumerate(view.prestige):
        size = (pitch - PRESTIGE_GAP, box.h - 2 * PRESTIGE_GAP)
        letters = badges.get(f"prestige.{id}", "")
        part = prestige_card(canvas.theme, size, PrestigeCard(id, named[id], letters))
        canvas.part(left + number * pitch, box.y + PRESTIGE_GAP, part)


def payable(view: MagnaCartaView) -> bool:
    """Return True if an asked player can build a prestige card: goods and, if needed, a bare residence suffice."""
    return any(
        view.provost is None or any(slot.face == RESIDENCE and slot.owner == seat for slot in view.road)
        for seat in view.asked
        if any(_enough(view.players[seat].cubes, CATALOGUE[id].cost) for id in view.prestige)
    )


def _enough(held: Mapping[str, int], cost: Mapping[str, int]) -> bool:
    """Return True if cubes pay a cost; gold replaces any."""
    missing = sum(max(0, amount - held[kind]) for kind, amount in cost.items() if kind != "gold")
    return missing + cost["gold"] <= held["gold"]


class PrestigeCard(NamedTuple):
    """A prestige card: its name, the letters of its options, and its builder's seat, which glows when it is `new`."""

    id: str
    name: str
    letters: str = ""
    owner: Seat | None = None
    new: bool = False


@drawn_once
def prestige_card(theme: Theme, size: tuple[int, int], shown: PrestigeCard) -> CanvasPart:
    """Draw a prestige card: its drawing, its points and income, and below them the cost, or its builder's sign."""
    (wide, high), card = size, CATALOGUE[shown.id]
    look = CardLook("whole", shut=shown.owner is not None, around="glow" if shown.new else "ground")
    canvas, band = card_blank(theme, size, card.colour, shown.owner, look).copy(), heading_height(theme, look.grade)
    heading = Pen(Typeface.BOLD, sized(theme, USUAL_TEXT_SIZE), "ink" if look.shut else "letter", MIN_TEXT_SIZE)
    body = Box(6, band, wide - 12, high - band - 6)
    letter = sized(theme, PRESTIGE_FIGURE_SIZE if body.h > 2 * sized(theme, PRESTIGE_FIGURE_SIZE) else USUAL_TEXT_SIZE)
    cost = tuple(amounts(card.cost))
    low = body.h < 4 * letter
    plate = Box(body.x + 2, body.bottom - letter - 4, body.w - 4, letter + 2)
    art = min(body.h, body.w * 2 // 5) if low else min(plate.y - band, body.w - 3 * letter)
    building(canvas, shown.id, body.right - art // 2, (band + (body.bottom if low else plate.y)) // 2, art - 2, look)
    canvas.text(TILE_MARGIN, band // 2 + 2, shown.name, heading, room=wide - 2 * TILE_MARGIN)
    y = band + letter // 2 + 3
    canvas.sketch(body.x + 4 + letter // 2, y, PICTOGRAMS["vp"], letter)
    x = body.x + letter + 8
    x += 6 + canvas.text(x, y, str(card.points), Pen(Typeface.TITLE, letter))
    if card.income:
        income = (f"+{card.income}", "denier")
        room = body.right - x - 8
        canvas.panel(Box(x, y - letter // 2, min(row_width(income, letter - 2), room) + 8, letter), "panel", 8)
        row(canvas, x + 4, y, income, letter - 2, room)
    if shown.owner is not None:
        canvas.paste(plate.x, plate.bottom - letter - 10, token(theme, shown.owner, letter + 10))
        return canvas.finished()
    room = plate.w - 12
    canvas.panel(plate._replace(w=min(row_width(cost, letter - 2), room) + 12), "panel", 8)
    row(canvas, plate.x + 6, plate.centre[1], cost, letter - 2, room)
    if shown.letters:
        put_letters(canvas, wide - 9, band + 3, shown.letters)
    return canvas.finished()
