"""A player's own hand as a picture: every card with its cost, values and effect, and what can be done with it now.

Cards of a stack or of the opponent's hand that the player is choosing from lie below.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from engine.catan_cards.view import CATALOGUE, RESOURCES, Card, CatanCardsView, HandCardView, catalogue
from engine.core.types import Option, Seat
from render.artist import Mark
from render.canvas.canvas import Box, Canvas, Part
from render.canvas.fonts import Face
from render.canvas.theme import Theme
from render.catan_cards.facts import GAME, card_line, kind
from render.catan_cards.tiles import RIM, framed, ground
from render.catan_cards.values import COLOURS, together, values
from render.parts.badges import Middle, marks
from render.parts.hands import BAND, HEADER, WIDTH, foot, heading
from render.parts.layout import GAP, MARGIN, Layout, Places, cards, laid
from render.parts.pieces import row
from render.parts.player_cards import player_name
from render.parts.tiles import TILE_RADIUS, amounts
from render.pictograms import PICTOGRAMS
from render.prose.describe import ALT_LENGTH, cut
from render.prose.facts import effect
from render.prose.phrases import name
from render.prose.words import Words

CARD: Final = 252
CHOICE: Final = 220
"""Heights of a card in hand and of one that is being chosen from, which has no foot."""

TITLE: Final = 46
WINDOW: Final = Box(8, BAND + 2, 104, 98)
SIGNS: Final = 122
"""Where a card's picture is, and how far from its left edge its signs begin."""

NUMBER: Final = 42
"""How much of a card's heading is left for the number of an option."""

COST, KIND, VALUES = 62, 95, 126
"""Where a card's cost, what sort of card it is, and its values stand."""

SAID, LINES = 144, 72
"""Where the words begin, and their height; where a card has neither cost nor values, they stand beside a taller picture."""

LOOKED_AT: Final = ("search", "opening", "spy", "conflict")
"""Questions about cards that are not in the own hand."""

MOST: Final = 16
"""Cards that are shown to be chosen from; a longer stack is only listed."""

PLAYED: Final = ("build", "play")
ANSWERED: Final = "react"
"""The verbs of what is done with cards of the hand; a card that answers another names itself."""


class Said(NamedTuple):
    """The words on a card: its name, what sort it is, what it does, what can be done with it; and whether that is something."""

    name: str
    kind: str
    effect: str
    state: str
    ready: bool


def own(view: CatanCardsView) -> Seat:
    """The viewer. Raises ValueError when the view is a spectator's."""
    if view.viewer is None:
        raise ValueError("a spectator has no hand")
    return view.viewer


def paint(view: CatanCardsView, words: Words, theme: Theme, numbers: Sequence[Mark]) -> Canvas:
    """Paint the viewer's hand. Raises ValueError when the view has none."""
    seat, offered, printed = own(view), chosen_from(view), catalogue(view.options, view.rules)
    place = layout(len(view.hand), len(offered))
    canvas = Canvas(theme, place.width, place.height)
    area = view.principalities[seat]
    purse = {kind: area.goods.get(kind, 0) for kind in RESOURCES}
    rest = heading(canvas, place.places["header"], seat, _title(view, words, player_name(words, seat)), purse, 96)
    row(canvas, rest.centre[0], rest.centre[1], ("hand", f"{area.hand}/{area.limit}"), 28, rest.w - 8, "m")
    for number, card in enumerate(view.hand, 1):
        box = place.places[f"hand.{number}"]
        _put(canvas, box, printed[card.card], card.cost, _said(words, card.card, *_state(view, number, card)))
    if offered:
        canvas.text(MARGIN, place.places["title"].centre[1], words("catan_cards-hand-choice"), Face.TITLE, 28)
    for number, id in enumerate(offered, 1):
        box = place.places[f"choice.{number}"]
        _put(canvas, box, printed[id], printed[id].cost, _said(words, id, "", False))

    def middle(spot: str) -> Middle:
        box = place.places[spot]
        return Middle(box.right - 28, box.y + BAND // 2 + 4, NUMBER + 4)

    marks(canvas, place, numbers, middle)
    return canvas


def chosen_from(view: CatanCardsView) -> tuple[str, ...]:
    """The cards that the viewer is choosing from, if they are not in the own hand."""
    found = [
        str(option.data["building"])
        for decision in view.decisions
        if decision.ask.seat == view.viewer and decision.kind in LOOKED_AT
        for option in decision.ask.options
        if "building" in option.data
    ]
    return tuple(found) if len(found) <= MOST else ()


@lru_cache(maxsize=64)
def layout(hand: int, offered: int) -> Layout:
    """Lay out a hand and what is chosen from."""
    header = Box(MARGIN, MARGIN, WIDTH, HEADER)
    line = header._replace(y=header.bottom + GAP, h=CARD)
    places: Places = {"header": header} | _numbered("hand", line, hand)
    if offered:
        title = header._replace(y=max(box.bottom for box in places.values()) + GAP, h=TITLE)
        places |= {"title": title}
        places |= _numbered("choice", title._replace(y=title.bottom, h=CHOICE), offered)
    return laid(places)


def _numbered(area: str, line: Box, count: int) -> Places:
    return {f"{area}.{number}": box for number, box in enumerate(cards(line, count, 2, GAP).values(), 1)}


def _title(view: CatanCardsView, words: Words, player: str) -> str:
    return words("catan_cards-hand-title", player=player, cards=len(view.hand))


def _on_offer(view: CatanCardsView, number: int) -> Option | None:
    """The option that builds or plays a card of the hand, if there is one now."""
    options = (option for each in view.decisions if each.ask.seat == view.viewer for option in each.ask.options)
    return next((option for option in options if option.spot == f"hand.{number}" and option.verb in PLAYED), None)


def _is_answer(view: CatanCardsView, card: str) -> bool:
    """Whether an attack or event that waits for the viewer can be answered with a card."""
    options = (option for each in view.decisions if each.ask.seat == view.viewer for option in each.ask.options)
    return any(option.verb == ANSWERED and option.key == card for option in options)


def _state(view: CatanCardsView, number: int, card: HandCardView) -> tuple[str, bool]:
    """The id of what can be done with a card now, and whether that is to use it."""
    option = _on_offer(view, number)
    if option is not None:
        return f"catan_cards-hand-{option.verb}", True
    if _is_answer(view, card.card):
        return "catan_cards-hand-play", True
    if not CATALOGUE[card.card].placed:
        return "catan_cards-hand-wait", False
    return f"catan_cards-hand-{'affordable' if card.affordable else 'dear'}", False


def _said(words: Words, id: str, state: str, ready: bool) -> Said:
    return Said(name(words, id), kind(words, id), effect(words, GAME, id), words(state) if state else "", ready)


def describe(view: CatanCardsView, words: Words) -> str:
    """The viewer's hand, at most 1,024 characters: what the cards do is left out where there are too many.

    Raises ValueError when the view has none.
    """
    full = "\n".join(lines(view, words))
    return full if len(full) <= ALT_LENGTH else cut("\n".join(lines(view, words, whole=False)))


def lines(view: CatanCardsView, words: Words, whole: bool = True) -> Iterator[str]:
    """The viewer's hand, a line for each card; unless `whole`, without what they do. Raises ValueError as `describe` does."""
    yield _title(view, words, words.seat(own(view)))
    for number, card in enumerate(view.hand, 1):
        state, _ = _state(view, number, card)
        yield card_line(words, card, words(state), whole=whole)


def _put(canvas: Canvas, box: Box, card: Card, cost: Mapping[str, int], said: Said) -> None:
    canvas.part(box.x, box.y, _card(canvas.theme, (box.w, box.h), card, tuple(cost.items()), said))


@lru_cache(maxsize=64)
def _card(theme: Theme, size: tuple[int, int], card: Card, cost: tuple[tuple[str, int], ...], said: Said) -> Part:
    """A card with its cost now; one that cannot be used now is pale but for its frame, which tells what sort it is."""
    wide, high = size
    bright = said.ready or not said.state
    signs, frame = together(values(card)), f"band.{COLOURS[card.colour]}"
    window = WINDOW if cost or signs else WINDOW._replace(h=SAID + LINES - WINDOW.y)
    canvas = (
        framed(theme, size, card.colour, ground(card), frame, "paper", window) if bright else _pale(theme, size, frame)
    ).copy()
    canvas.text(14, BAND // 2 + 1, said.name, Face.BOLD, 28, "letter", room=wide - 28 - NUMBER, least=16)
    canvas.sketch(*window.centre, PICTOGRAMS[card.id], min(window.w, window.h))
    role, room = "ink" if bright else "faint", wide - SIGNS - 10
    if cost:
        canvas.sketch(SIGNS + 14, COST, PICTOGRAMS["build"], 27)
        row(canvas, SIGNS + 38, COST, tuple(amounts(dict(cost))), 32, room - 38)
    canvas.text(SIGNS, KIND if cost else COST, said.kind, Face.TEXT, 20, role, room=room)
    row(canvas, SIGNS, VALUES if cost else KIND, signs, 30, room)
    words = Box(14, SAID, wide - 28, LINES) if cost or signs else Box(SIGNS, COST + 14, room, SAID + LINES - COST - 14)
    canvas.paragraph(words, said.effect, Face.TEXT, 21, 17, role)
    if said.state:
        foot(canvas, wide, high, said.state, said.ready)
    return canvas.finished()


@lru_cache(maxsize=16)
def _pale(theme: Theme, size: tuple[int, int], frame: str) -> Canvas:
    """A card with nothing but its frame, to be copied."""
    canvas = Canvas(theme, *size)
    canvas.panel(Box(0, 0, *size), frame, TILE_RADIUS)
    canvas.panel(Box(RIM, BAND, size[0] - 2 * RIM, size[1] - BAND - RIM), "panel", TILE_RADIUS - RIM)
    return canvas
