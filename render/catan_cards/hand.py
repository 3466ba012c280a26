"""A player's own hand as a picture: every card with its cost, values and effect, and what can be done with it now.

Cards of a stack or of the opponent's hand that the player is choosing from lie below.
"""

from collections.abc import Iterator
from typing import Final

from engine.catan_cards.view import CATALOGUE, CatanCardsView, HandCardView, catalogue
from engine.core.types import Seat
from render.canvas.caching import drawn_once
from render.canvas.canvas import Box, Canvas
from render.canvas.theme import THEMES
from render.catan_cards import hand_cards
from render.catan_cards.facts import GAME, card_line, kind
from render.catan_cards.hand_cards import BAND, Said, priced
from render.catan_cards.headline import headline
from render.catan_cards.poster.bands import HIGH, bands
from render.catan_cards.poster.cards import face, names
from render.catan_cards.poster.heading import header
from render.catan_cards.poster.look import LOOKED_AT, look
from render.catan_cards.poster.signs import put_letters
from render.parts.layout import Layout, Places
from render.parts.player_cards import player_name
from render.parts.poster import RIM, SIZE, heading_box, sized
from render.picture import Picture
from render.prose.facts import effect
from render.prose.phrases import name
from render.prose.words import Words

GAP: Final = 10
WIDEST: Final = 352
"""The widest that a card becomes."""

ROWS: Final = (4, 8, 15, 24)
"""The most cards that lie in one row, in two rows, in three, in four; more take five."""

STRIP: Final = 84
"""Height of the own cards' line while others are chosen from."""

MOST: Final = 35
"""Cards that are shown to be chosen from; a longer stack is only listed."""

PLAYED: Final = ("build", "play")
ANSWERED: Final = "react"
"""The verbs of what is done with cards of the hand; a card that answers another names itself."""


def own(view: CatanCardsView) -> Seat:
    """The viewer. Raises ValueError when the view is a spectator's."""
    if view.viewer is None:
        raise ValueError("a spectator has no hand")
    return view.viewer


def paint(picture: Picture[CatanCardsView]) -> Canvas:
    """Paint the viewer's hand. Raises ValueError when the view has none."""
    view, words, theme = picture.view, picture.words, picture.colours
    seat, offered, printed = own(view), chosen_from(view), catalogue(view.options, view.rules)
    shown = look(picture)
    place = layout(len(view.hand), len(offered), theme.large)
    canvas = Canvas(theme, place.width, place.height)
    header(canvas, shown, _headline(view, words, seat), seat)
    bands(canvas, shown, (place.places["band"],), (seat,))
    for number, card in enumerate(view.hand, 1):
        box = place.places[f"hand.{number}"]
        if offered:
            canvas.part(box.x, box.y, face(theme, box.size, printed[card.card], names(words, card.card), "paper"))
            continue
        said = _said(words, card.card, *_state(view, number, card), f"hand.{number}" in shown.letters)
        canvas.part(box.x, box.y, hand_cards.card(theme, box.size, printed[card.card], priced(card.cost), said))
    for number, id in enumerate(offered, 1):
        box, cost = place.places[f"choice.{number}"], priced(printed[id].cost)
        said = _said(words, id, "", False, f"choice.{number}" in shown.letters)
        canvas.part(box.x, box.y, hand_cards.card(theme, box.size, printed[id], cost, said))
    for spot, sign in shown.letters.items():
        if spot in place.places:
            box = place.places[spot]
            put_letters(canvas, box.right - 22, box.y + BAND // 2, sign)
    return canvas


def _headline(view: CatanCardsView, words: Words, seat: Seat) -> str:
    """The question that the viewer has to answer, else whose hand it is."""
    own_questions = [each for each in view.decisions if each.ask.seat == seat]
    return headline(view, words) if own_questions else _title(view, words, player_name(words, seat))


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


@drawn_once
def layout(hand: int, offered: int, large: bool = False) -> Layout:
    """Lay out a hand, or what is chosen from with the hand in a line below."""
    theme = THEMES["large" if large else "day"]
    head = heading_box(theme)
    band = head._replace(y=head.bottom + GAP, h=sized(theme, HIGH))
    places: Places = {"header": head, "band": band}
    room = Box(RIM, band.bottom + GAP, SIZE[0] - 2 * RIM, SIZE[1] - RIM - band.bottom - GAP)
    if offered and hand:
        line = room._replace(y=room.bottom - STRIP, h=STRIP)
        places |= _grid("hand", line, hand, 1, STRIP * 2)
        room = room._replace(h=room.h - STRIP - GAP)
    count = offered or hand
    rows = next((rows for rows, most in enumerate(ROWS, 1) if count <= most), len(ROWS) + 1)
    return Layout(*SIZE, places | _grid("choice" if offered else "hand", room, count, rows))


def _grid(area: str, room: Box, count: int, rows: int, widest: int = WIDEST) -> Places:
    """So many cards in rows, in the middle of the room."""
    across = max(1, -(-count // rows))
    wide = min(widest, (room.w + GAP) // across - GAP)
    high = (room.h + GAP) // rows - GAP
    places: Places = {}
    for number in range(count):
        line, column = divmod(number, across)
        here = min(across, count - line * across)
        left = room.x + (room.w - here * (wide + GAP) + GAP) // 2
        places[f"{area}.{number + 1}"] = Box(left + column * (wide + GAP), room.y + line * (high + GAP), wide, high)
    return places


def _title(view: CatanCardsView, words: Words, player: str) -> str:
    return words("catan_cards-hand-title", player=player, cards=len(view.hand))


def _on_offer(view: CatanCardsView, number: int, card: str) -> bool:
    """Whether a card of the hand can be built or played now, be it with a settlement that is founded or for a number."""
    options = (option for each in view.decisions if each.ask.seat == view.viewer for option in each.ask.options)
    return any(
        option.spot == f"hand.{number}" or card in (option.data.get("building"), option.data.get("source"))
        for option in options
        if option.verb in PLAYED
    )


def _is_answer(view: CatanCardsView, card: str) -> bool:
    """Whether an attack or event that waits for the viewer can be answered with a card."""
    options = (option for each in view.decisions if each.ask.seat == view.viewer for option in each.ask.options)
    return any(option.verb == ANSWERED and option.key == card for option in options)


def _state(view: CatanCardsView, number: int, card: HandCardView) -> tuple[str, bool]:
    """The id of what can be done with a card now, and whether that is to use it."""
    printed = CATALOGUE[card.card]
    if _on_offer(view, number, card.card) or _is_answer(view, card.card):
        return f"catan_cards-hand-{'build' if printed.placed else 'play'}", True
    if not printed.placed or printed.kind == "wizard":  # a wizard's card costs nothing, and can never be placed
        return "catan_cards-hand-wait", False
    return f"catan_cards-hand-{'affordable' if card.affordable else 'dear'}", False


def _said(words: Words, id: str, state: str, ready: bool, chosen: bool) -> Said:
    called = (name(words, id), *names(words, id))
    return Said(called, kind(words, id), effect(words, GAME, id), words(state) if state else "", ready, chosen)


def lines(view: CatanCardsView, words: Words, whole: bool = True) -> Iterator[str]:
    """The viewer's hand, a line for each card; unless `whole`, without what they do. Raises ValueError when the view has none."""
    yield _title(view, words, words.seat(own(view)))
    for number, card in enumerate(view.hand, 1):
        state, _ = _state(view, number, card)
        yield card_line(words, card, words(state), whole=whole)
