"""The poster's card at work: large, with what it does in signs and in words, above the road that it lies on."""

from typing import Final, NamedTuple

from engine.magna_carta.view import CATALOGUE, MagnaCartaView, SlotView
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, Part
from render.canvas.fonts import Face
from render.canvas.theme import Theme
from render.magna_carta.effects import cubes_left, items
from render.magna_carta.poster import road
from render.parts.pieces import row, token, worker
from render.parts.poster import GAP, LEAST, sized
from render.parts.tiles import TILE_RADIUS
from render.pictograms import building_pictogram
from render.picture import Picture
from render.prose.facts import effect
from render.prose.phrases import name

HIGH: Final = 132
MARGIN: Final = 14
BAND: Final = 40


class Said(NamedTuple):
    """The words on the card: its name, what it does, and how many cubes lie on it."""

    name: str
    effect: str
    left: str


def draw(canvas: Canvas, picture: Picture[MagnaCartaView], box: Box) -> None:
    """Draw the card that is activated and the road into a box."""
    view, words = picture.view, picture.words
    if view.active is not None:
        slot = view.road[view.active - 1]
        high = sized(canvas.theme, HIGH)
        said = Said(
            f"{name(words, slot.face)} · {slot.number}",
            effect(words, view.game, slot.face),
            cubes_left(words, slot.cubes),
        )
        part = _plate(canvas.theme, (box.w, high), slot, said, view.asked[:1])
        canvas.part(box.x, box.y, part)
        box = box._replace(y=box.y + high + GAP, h=box.h - high - GAP)
    road.draw(canvas, picture, box)


@drawn_once
def _plate(theme: Theme, size: tuple[int, int], slot: SlotView, said: Said, asked: tuple[int, ...]) -> Part:
    """The card: its drawing, its name, and what it gives to the worker and to the owner."""
    (wide, high), card, band = size, CATALOGUE[slot.face], sized(theme, BAND)
    canvas = Canvas(theme, wide, high)
    canvas.panel(Box(0, 0, wide, high), f"band.{card.colour}", TILE_RADIUS + 3)
    canvas.panel(Box(0, 0, wide, high).inset(4), f"tile.{card.colour}", TILE_RADIUS)
    art = high - 16
    canvas.sketch(MARGIN + art // 2, high // 2, building_pictogram(slot.face), art)
    left = art + 2 * MARGIN
    letter, middle = sized(theme, 34), 12 + band // 2
    half = (wide - left) // 2
    canvas.text(left, middle, said.name, Face.TITLE, letter, room=half - MARGIN, least=LEAST)
    canvas.paragraph(
        Box(left, band + 14, half - MARGIN, high - band - 20), said.effect, Face.TEXT, sized(theme, 26), LEAST
    )
    lines = _shares(slot, said.left)
    pitch = (high - 16) // max(1, len(lines))
    for number, (seat, shown, is_worker) in enumerate(lines):
        y, sign = 8 + pitch // 2 + number * pitch, min(pitch - 4, 56)
        x = left + half
        if seat in asked:
            canvas.panel(Box(x - 6, y - pitch // 2, wide - x - 4, pitch), "panel", 10)
        piece = worker(theme, seat, sign) if is_worker else token(theme, seat, sign)
        canvas.paste(x, y - sign // 2, piece)
        row(canvas, x + sign + MARGIN, y, shown, min(pitch - 8, 46), wide - x - sign - 2 * MARGIN)
    return canvas.finished()


def _shares(slot: SlotView, left: str) -> list[tuple[int, tuple[str, ...], bool]]:
    """Who gets what from the card: whoever has a worker there, and another owner."""
    card, found = CATALOGUE[slot.face], []
    if slot.worker is not None and card.primary is not None:
        found.append((slot.worker, tuple(items(card.primary)), True))
    if slot.owner is not None and slot.owner != slot.worker and card.secondary is not None:
        found.append((slot.owner, tuple(items(card.secondary, left)), False))
    return found
