"""A player's own hand as a picture: every card with its cost, what it does in signs and in words, and whether it can be paid now."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from engine.magna_carta.view import CATALOGUE, SMALL_CARD_CUBES, HandCardView, MagnaCartaView
from render.art import art
from render.canvas import Box, Canvas, Part
from render.fonts import Face
from render.magna_carta.effects import items
from render.magna_carta.layout import hand_layout
from render.magna_carta.players import GOODS, held
from render.magna_carta.sentences import hand_line
from render.marks import Mark, Middle, marks
from render.phrases import name
from render.pieces import ICONS, row, token
from render.players import player_name
from render.sentences import effect
from render.text import ALT_LENGTH, cut
from render.theme import Theme
from render.tiles import TILE_RADIUS, amounts, blank
from render.words import Words

JOKER: Final = ("gold", "arrow", "any")
"""Gold stands in for any cube."""

BAND: Final = 38
ART: Final = 84
SIGNS: Final = 108
"""How far from a card's left edge its signs begin."""

LINES: Final = (62, 96, 127)
"""Where the cost, what the worker gets, and what the owner gets stand."""

SAID: Final = (146, 54)
"""Where the words begin, and their height."""

FOOT: Final = 32
CHECK: Final = """
    line/5 letter 5,17 13,25
    line/5 letter 13,25 27,7
"""


def own(view: MagnaCartaView) -> tuple[int, tuple[HandCardView, ...]]:
    """The viewer and the viewer's hand. Raises ValueError when the view is a spectator's."""
    if view.viewer is None or view.hand is None:
        raise ValueError("a spectator has no hand")
    return view.viewer, view.hand


def paint(view: MagnaCartaView, words: Words, theme: Theme, numbers: Sequence[Mark]) -> Canvas:
    """Paint the viewer's hand. Raises ValueError when the view has none."""
    seat, hand = own(view)
    place = hand_layout(tuple(card.card for card in hand))
    canvas = Canvas(theme, place.width, place.height)
    _header(canvas, view, words, place.places["header"])
    for card in hand:
        box = place.places[f"hand.{card.card}"]
        said = Said(
            name(words, card.card),
            effect(words, view.game, card.card),
            words("magna_carta-hand-affordable" if card.affordable else "magna_carta-hand-dear"),
        )
        cubes = SMALL_CARD_CUBES[len(view.players)]
        canvas.part(box.x, box.y, _card(theme, (box.w, box.h), card, seat, cubes, said))

    def middle(spot: str) -> Middle:
        box = place.places[spot]
        return Middle(box.x + 14 + ART // 2, box.y + BAND + 8 + ART // 2, 56)

    marks(canvas, place, numbers, middle)
    return canvas


def _header(canvas: Canvas, view: MagnaCartaView, words: Words, box: Box) -> None:
    """Whose hand it is, and what there is to pay with."""
    seat, hand = own(view)
    canvas.panel(box, f"seat.{seat}", 14)
    canvas.panel(Box(box.x + 12, box.y + 9, 48, 48), "letter", 24)
    canvas.paste(box.x + 15, box.y + 12, token(canvas.theme, seat, 42))
    title = words("magna_carta-hand-title", player=player_name(words, seat), cards=len(hand))
    canvas.text(box.x + 74, box.y + 34, title, Face.TITLE, 34, "letter", room=box.w - 90)
    purse = Box(box.x + 10, box.bottom - 58, box.w - 20, 48)
    canvas.panel(purse, "panel", 10)
    have = held(view, seat)
    pitch = purse.w // (len(GOODS) + 1)
    for number, kind in enumerate(GOODS):
        x = purse.x + 14 + number * pitch
        canvas.sketch(x + 17, purse.centre[1], ICONS[kind], 34)
        canvas.text(x + 42, purse.centre[1], str(have[kind]), Face.BOLD, 30, "ink" if have[kind] else "line")
    row(canvas, purse.right - 82, purse.centre[1], JOKER, 24, 78)


def describe(view: MagnaCartaView, words: Words) -> str:
    """The viewer's hand, at most 1,024 characters: what the cards do is left out where there are too many.

    Raises ValueError when the view has none.
    """
    full = "\n".join(lines(view, words))
    return full if len(full) <= ALT_LENGTH else cut("\n".join(lines(view, words, whole=False)))


def lines(view: MagnaCartaView, words: Words, whole: bool = True) -> Iterator[str]:
    """The viewer's hand, a line for each card; unless `whole`, without what they do. Raises ValueError as `describe` does."""
    seat, hand = own(view)
    yield words("magna_carta-hand-title", player=words.seat(seat), cards=len(hand))
    for card in hand:
        yield hand_line(words, card, whole=whole)


class Said(NamedTuple):
    """The words on a card: its name, what it does, whether it can be paid."""

    name: str
    effect: str
    state: str


@lru_cache(maxsize=64)
def _card(theme: Theme, size: tuple[int, int], held: HandCardView, seat: int, cubes: int, said: Said) -> Part:
    """A card of the hand of `seat`, on which `cubes` would lie if it is a small one."""
    wide, high = size
    card = CATALOGUE[held.card]
    ink = "ink" if held.affordable else "faint"
    canvas = (blank(theme, size, card.colour, "paper", BAND) if held.affordable else _dim(theme, size)).copy()
    canvas.text(14, BAND // 2 + 1, said.name, Face.BOLD, 28, "letter", room=wide - 28)
    canvas.sketch(14 + ART // 2, BAND + 8 + ART // 2, art(card.id), ART)
    cost, worker, owner = LINES
    room = wide - SIGNS - 10
    canvas.sketch(SIGNS + 14, cost, ICONS["build"], 27)
    row(canvas, SIGNS + 38, cost, tuple(amounts(card.cost)), 32, room - 118)
    canvas.sketch(wide - 64, cost, ICONS["vp"], 32)
    canvas.text(wide - 44, cost, str(card.points), Face.TITLE, 34, ink)
    if card.primary is not None and card.secondary is not None:
        canvas.sketch(SIGNS + 14, worker, ICONS["worker"], 27)
        row(canvas, SIGNS + 38, worker, tuple(items(card.primary, 0)), 27, room - 38)
        canvas.paste(SIGNS + 1, owner - 13, token(theme, seat, 27))
        row(canvas, SIGNS + 38, owner, tuple(items(card.secondary, cubes)), 27, room - 38)
    top, height = SAID
    canvas.paragraph(Box(14, top, wide - 28, height), said.effect, Face.TEXT, 21, 15, ink)
    foot = Box(6, high - FOOT - 4, wide - 12, FOOT)
    if held.affordable:
        canvas.panel(foot, "gain", 8)
    canvas.sketch(foot.x + 20, foot.centre[1], CHECK if held.affordable else ICONS["lock"], 22)
    role = "letter" if held.affordable else ink
    canvas.text(foot.x + 40, foot.centre[1], said.state, Face.BOLD, 21, role, room=foot.w - 50)
    return canvas.finished()


@lru_cache(maxsize=8)
def _dim(theme: Theme, size: tuple[int, int]) -> Canvas:
    """A card without its colour, to be copied."""
    wide, high = size
    canvas = Canvas(theme, wide, high, "paper")
    canvas.panel(Box(0, 0, wide, high), "faint", TILE_RADIUS)
    canvas.panel(Box(0, 0, wide, high).inset(2), "panel", TILE_RADIUS - 2)
    canvas.panel(Box(0, 0, wide, BAND + TILE_RADIUS), "faint", TILE_RADIUS)
    canvas.fill(Box(2, BAND, wide - 4, TILE_RADIUS), "panel")
    return canvas
