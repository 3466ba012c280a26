"""Posters of Caylus Magna Carta: the subject of the current question, large, and all goods; the active card."""

from collections.abc import Mapping
from functools import partial
from typing import Final, NamedTuple

from engine.magna_carta.view import CATALOGUE, CUBES, MagnaCartaView, SlotView
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas, CanvasPart, Pen
from render.canvas.fonts import Typeface
from render.canvas.theme import Theme
from render.magna_carta.effects import cubes_left, items
from render.magna_carta.player_cards import RESIDENCE_PLOT, WITHOUT_CHANGES, held
from render.magna_carta.poster.castle import COLUMN_WIDTH, SOURCE_SIGNS, backdrop, draw_castle, drawing
from render.magna_carta.poster.road import draw_road
from render.magna_carta.poster.tiles import CardLook, building
from render.parts import poster
from render.parts.heading import player_name
from render.parts.pieces import row, token, worker
from render.parts.player_cards import Figure
from render.parts.podium import ending
from render.parts.poster import MIN_TEXT_SIZE, POSTER_GAP, sized
from render.parts.tiles import TILE_RADIUS
from render.picture import Picture
from render.prose.phrases import effect_text, name
from render.prose.words import Words

PLANNING_ITEMS: Final = ("denier", "worker", *CUBES, "hand", RESIDENCE_PLOT)
PANEL_ITEMS: Final[Mapping[str, tuple[str, ...]]] = {
    "setup": PLANNING_ITEMS,
    "income": PLANNING_ITEMS,
    "actions": PLANNING_ITEMS,
    "provost": ("denier", "passed", *CUBES),
    "castle": (*CUBES, "passed"),
}
"""Contents of a panel, by phase."""

OTHER_ITEMS: Final = ("denier", *CUBES)


CASTLE_PHASES: Final = ("castle", "end")
"""The phases in which the castle is as large as the poster."""


def paint(picture: Picture[MagnaCartaView]) -> Canvas:
    """Paint the poster of a position."""
    view, earlier, words = picture.view, picture.earlier, picture.words
    canvas = Canvas(picture.colours, *poster.POSTER_SIZE)
    if view.outcome is not None:
        ending(canvas, view, words, backdrop, SOURCE_SIGNS)
        return canvas
    shown = [_panel(view, earlier, words, seat)._replace(first=first) for seat, first in poster.panel_order(view.order)]
    castle = partial(drawing, view, earlier)
    if view.phase in CASTLE_PHASES:
        draw_castle(canvas, picture, poster.castle_frame(canvas, view, words, shown, castle, COLUMN_WIDTH))
        return canvas
    box = poster.frame(canvas, view, words, shown, castle)
    (draw_work if view.phase == "road" else draw_road)(canvas, picture, box)
    return canvas


def _panel(view: MagnaCartaView, earlier: MagnaCartaView, words: Words, seat: int) -> poster.Panel:
    player, now, previous = view.players[seat], held(view, seat), held(earlier, seat)
    passed = Figure("passed", player.passed or 0)
    figures = []
    for kind in PANEL_ITEMS.get(view.phase, OTHER_ITEMS):
        if kind == "passed" or (kind == "worker" and player.passed):
            figures.append(passed)
        elif kind in now:
            figures.append(Figure(kind, now[kind], 0 if kind in WITHOUT_CHANGES else now[kind] - previous[kind]))
    points = Figure("vp", player.points, player.points - earlier.players[seat].points)
    return poster.Panel(seat, player_name(words, seat), seat in view.asked, points, (tuple(figures),))


PLATE_HIGH: Final = 132
PLATE_MARGIN: Final = 14
PLATE_BAND: Final = 40
"""Height, margin and heading of the active card's plate."""


class ActiveCardWords(NamedTuple):
    """The words on the active card: its name, its effect, and the number of cubes on it."""

    name: str
    effect: str
    left: str


def draw_work(canvas: Canvas, picture: Picture[MagnaCartaView], box: Box) -> None:
    """Draw the active card, large, in signs and in words, and below it the road."""
    view, words = picture.view, picture.words
    if view.active is not None:
        slot = view.road[view.active - 1]
        high = sized(canvas.theme, PLATE_HIGH)
        said = ActiveCardWords(
            f"{name(words, slot.face)} · {slot.number}",
            effect_text(words, view.game, slot.face),
            cubes_left(words, slot.cubes),
        )
        part = _plate(canvas.theme, (box.w, high), slot, said, view.asked[:1])
        canvas.part(box.x, box.y, part)
        box = box._replace(y=box.y + high + POSTER_GAP, h=box.h - high - POSTER_GAP)
    draw_road(canvas, picture, box)


@drawn_once
def _plate(
    theme: Theme, size: tuple[int, int], slot: SlotView, said: ActiveCardWords, asked: tuple[int, ...]
) -> CanvasPart:
    """Draw the active card: its drawing, its name, and the shares of worker and owner."""
    (wide, high), card, band = size, CATALOGUE[slot.face], sized(theme, PLATE_BAND)
    canvas = Canvas(theme, wide, high)
    canvas.panel(Box(0, 0, wide, high), f"band.{card.colour}", TILE_RADIUS + 3)
    canvas.panel(Box(0, 0, wide, high).inset(4), f"tile.{card.colour}", TILE_RADIUS)
    art = high - 16
    canvas.panel(Box(8, 8, art + 2 * PLATE_MARGIN - 16, art), f"field.{card.colour}", TILE_RADIUS)
    canvas.panel(Box(8, 8, art + 2 * PLATE_MARGIN - 16, art * 5 // 8), f"light.tile.{card.colour}", TILE_RADIUS)
    building(canvas, slot.face, PLATE_MARGIN + art // 2, high // 2, art - 4, CardLook("whole"))
    left = art + 2 * PLATE_MARGIN
    letter, middle = sized(theme, 34), 12 + band // 2
    half = (wide - left) // 2
    canvas.text(left, middle, said.name, Pen(Typeface.TITLE, letter, least=MIN_TEXT_SIZE), room=half - PLATE_MARGIN)
    canvas.paragraph(
        Box(left, band + 14, half - PLATE_MARGIN, high - band - 20),
        said.effect,
        Pen(Typeface.TEXT, sized(theme, 26), least=MIN_TEXT_SIZE),
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
        row(canvas, x + sign + PLATE_MARGIN, y, shown, min(pitch - 8, 46), wide - x - sign - 2 * PLATE_MARGIN)
    return canvas.finished()


def _shares(slot: SlotView, left: str) -> list[tuple[int, tuple[str, ...], bool]]:
    """Return the shares of the card: of the worker on it, and of an owner who is another player."""
    card, found = CATALOGUE[slot.face], []
    if slot.worker is not None and card.primary is not None:
        found.append((slot.worker, tuple(items(card.primary)), True))
    if slot.owner is not None and slot.owner != slot.worker and card.secondary is not None:
        found.append((slot.owner, tuple(items(card.secondary, left)), False))
    return found
