"""A player's own hand as a picture: every card with its cost, what it does in signs and in words, and whether it can be paid now."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from engine.magna_carta.view import CATALOGUE, SMALL_CARD_CUBES, HandCardView, MagnaCartaView
from render.artist import Mark
from render.canvas.canvas import Box, Canvas, Part
from render.canvas.fonts import Face
from render.canvas.theme import Theme
from render.magna_carta.effects import items
from render.magna_carta.facts import hand_line
from render.magna_carta.layout import hand_layout
from render.magna_carta.player_cards import GOODS, held
from render.parts import hands
from render.parts.badges import Middle, marks
from render.parts.hands import ART, BAND
from render.parts.pieces import row, token
from render.parts.player_cards import player_name
from render.parts.tiles import amounts, blank
from render.pictograms import PICTOGRAMS, building_pictogram
from render.prose.describe import ALT_LENGTH, cut
from render.prose.facts import effect
from render.prose.phrases import name
from render.prose.words import Words

JOKER: Final = ("gold", "arrow", "any")
"""Gold stands in for any cube."""

JOKER_ROOM: Final = 108

SIGNS: Final = 108
"""How far from a card's left edge its signs begin."""

LINES: Final = (62, 96, 127)
"""Where the cost, what the worker gets, and what the owner gets stand."""

SAID: Final = (146, 54)
"""Where the words begin, and their height."""


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
    _heading(canvas, view, words, place.places["header"])
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


def _heading(canvas: Canvas, view: MagnaCartaView, words: Words, box: Box) -> None:
    """Whose hand it is, and what there is to pay with."""
    seat, hand = own(view)
    title = words("magna_carta-hand-title", player=player_name(words, seat), cards=len(hand))
    have = held(view, seat)
    room = hands.heading(canvas, box, seat, title, {kind: have[kind] for kind in GOODS}, JOKER_ROOM)
    row(canvas, room.x + 26, room.centre[1], JOKER, 24, 78)


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
    canvas = (blank(theme, size, card.colour, "paper", BAND) if held.affordable else hands.dim(theme, size)).copy()
    canvas.text(14, BAND // 2 + 1, said.name, Face.BOLD, 28, "letter", room=wide - 28)
    canvas.sketch(14 + ART // 2, BAND + 8 + ART // 2, building_pictogram(card.id), ART)
    cost, worker, owner = LINES
    room = wide - SIGNS - 10
    canvas.sketch(SIGNS + 14, cost, PICTOGRAMS["build"], 27)
    row(canvas, SIGNS + 38, cost, tuple(amounts(card.cost)), 32, room - 118)
    canvas.sketch(wide - 64, cost, PICTOGRAMS["vp"], 32)
    canvas.text(wide - 44, cost, str(card.points), Face.TITLE, 34, ink)
    if card.primary is not None and card.secondary is not None:
        canvas.sketch(SIGNS + 14, worker, PICTOGRAMS["worker"], 27)
        row(canvas, SIGNS + 38, worker, tuple(items(card.primary, 0)), 27, room - 38)
        canvas.paste(SIGNS + 1, owner - 13, token(theme, seat, 27))
        row(canvas, SIGNS + 38, owner, tuple(items(card.secondary, cubes)), 27, room - 38)
    top, height = SAID
    canvas.paragraph(Box(14, top, wide - 28, height), said.effect, Face.TEXT, 21, 15, ink)
    hands.foot(canvas, wide, high, said.state, held.affordable)
    return canvas.finished()
