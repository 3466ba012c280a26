"""The poster's prestige cards that can still be built: with points and cost, side by side below the road."""

from collections.abc import Mapping
from typing import Final

from engine.magna_carta.view import CATALOGUE, RESIDENCE, MagnaCartaView
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, Part
from render.canvas.fonts import Face, width
from render.canvas.theme import Theme
from render.magna_carta.poster.tiles import title
from render.parts import poster
from render.parts.pieces import row, row_width
from render.parts.poster import LEAST, LETTER, sized
from render.parts.tiles import amounts, blank
from render.pictograms import PICTOGRAMS, building_pictogram
from render.prose.words import Words

LOW: Final = 90
HIGH: Final = 180
"""Height of the strip."""

WIDE: Final = 190
"""The widest that a card becomes."""

BAND: Final = 28
GAP: Final = 6
MARGIN: Final = 6


def draw(canvas: Canvas, view: MagnaCartaView, words: Words, badges: Mapping[str, str], box: Box) -> None:
    """Draw them into a box, those of options with their letters."""
    pitch = min(WIDE + GAP, (box.w - GAP) // len(view.prestige))
    left = box.x + (box.w - pitch * len(view.prestige) + GAP) // 2
    for number, id in enumerate(view.prestige):
        size = (pitch - GAP, box.h - 2 * GAP)
        letters = badges.get(f"prestige.{id}", "")
        named = title(words, id, size[0] - 2 * MARGIN)
        canvas.part(left + number * pitch, box.y + GAP, _card(canvas.theme, size, id, named, letters))


def payable(view: MagnaCartaView) -> bool:
    """Whether somebody who is asked could build one of them now: a residence is bare, where one is needed, and goods suffice."""
    return any(
        view.provost is None or any(slot.face == RESIDENCE and slot.owner == seat for slot in view.road)
        for seat in view.asked
        if any(_enough(view.players[seat].cubes, CATALOGUE[id].cost) for id in view.prestige)
    )


def _enough(held: Mapping[str, int], cost: Mapping[str, int]) -> bool:
    """Whether cubes pay a cost, gold standing in for any."""
    missing = sum(max(0, amount - held[kind]) for kind, amount in cost.items() if kind != "gold")
    return missing + cost["gold"] <= held["gold"]


@drawn_once
def _card(theme: Theme, size: tuple[int, int], id: str, named: str, letters: str) -> Part:
    """One of them: the drawing, beside it the points and below these the cost."""
    (wide, high), card, band = size, CATALOGUE[id], sized(theme, BAND)
    canvas = blank(theme, size, card.colour, "ground", band).copy()
    canvas.text(
        MARGIN, band // 2 + 1, named, Face.BOLD, sized(theme, LETTER), "letter", room=wide - 2 * MARGIN, least=LEAST
    )
    cost, letter = tuple(amounts(card.cost)), min(max(LEAST, high // 5), sized(theme, 32))
    body = high - band
    badge = poster.badge(theme, letters, f"tile.{card.colour}") if letters else None
    points = letter + 4 + width(str(card.points), Face.TITLE, letter + 2) + (badge.image.width + MARGIN if badge else 0)
    art = min(body - 6, wide - max(row_width(cost, LEAST), points) - 3 * MARGIN)
    low = band + body * 3 // 4 - 1
    income = f"+{card.income}"
    y = band + body // 2 - (letter // 2 if card.income else 0)
    canvas.sketch(MARGIN + art // 2, y, building_pictogram(id), min(art, body - letter - 4) if card.income else art)
    if card.income:
        row(canvas, MARGIN + art // 2, high - letter // 2 - 2, (income, "denier"), LETTER, art + MARGIN, "m")
    left = art + 2 * MARGIN
    canvas.sketch(left + letter // 2, band + body // 4 + 1, PICTOGRAMS["vp"], letter)
    canvas.text(left + letter + 4, band + body // 4 + 1, str(card.points), Face.TITLE, letter + 2)
    row(canvas, left, low, cost, letter, wide - left - MARGIN)
    if badge:
        canvas.part(wide - badge.image.width - 3, band + body // 4 + 1 - badge.image.height // 2, badge)
    return canvas.finished()
