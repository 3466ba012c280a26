"""Conditions and costs of playing an action card (docs/rules/catan_cards.md 1.7 Barbarian Camp, 3.6)."""

from collections.abc import Callable
from typing import Final

from msgspec import Struct

from engine.catan_cards.catalogue import CARDS
from engine.catan_cards.piles import discard
from engine.catan_cards.principality import has
from engine.catan_cards.resources import Pay, holdings
from engine.catan_cards.revisions import CAMP_COUNTS_OWN_TURNS
from engine.catan_cards.scoring import score
from engine.catan_cards.state import State
from engine.catan_cards.tables import GATE_POINTS
from engine.core.flow import Play
from engine.core.types import Reason, Seat

CAMP: Final = "barbarian_camp"


class CardEffect(Struct, frozen=True):
    """The effect of an action card: `hindrance` is the reason why it could do nothing, `play` does it.

    `gold` is its cost besides a camp's toll.
    """

    play: Callable[[Play[State], Seat], None]
    hindrance: Callable[[State, Seat], Reason | None] = lambda state, seat: None
    gold: int = 0


def counts(state: State, seat: Seat, *, answering: bool) -> bool:
    """Return True if a camp counts a card: all cards of the active player, none of the other's (4.34)."""
    if state.revision >= CAMP_COUNTS_OWN_TURNS:
        return seat == state.active
    return not answering or state.options["camp_counts_reactions"] == "on"


def toll(state: State, seat: Seat, *, answering: bool = False) -> int:
    """Return the toll on the next card for the host of a barbarian camp: 1 gold from the second card in a turn on."""
    if not counts(state, seat, answering=answering):
        return 0
    camp = any(built.card == CAMP for built in state.players[seat].cards)
    return int(camp and state.players[seat].played > 0)


def gate_open(state: State) -> bool:
    """Return True if attack and neutral cards may be played: once both players together have seven points."""
    return sum(score(state, seat) for seat in range(2)) >= GATE_POINTS


def play_hindrance(state: State, seat: Seat, id: str, gold: int = 0, *, answering: bool = False) -> Reason | None:
    """Return the reason why a card cannot be played whatever its effect: the gate, a missing building, gold (3.6)."""
    card = CARDS[id]
    if card.role != "defence" and not gate_open(state):
        return Reason("gate_closed", {"building": id, "least": GATE_POINTS})
    if card.needs and not has(state, seat, card.needs):
        return Reason("needs_building", {"building": id, "needs": list(card.needs)})
    cost, held = gold + toll(state, seat, answering=answering), holdings(state, seat)["gold"]
    return Reason("cannot_pay", {"pay": {"gold": cost}, "have": {"gold": held}}) if held < cost else None


def play_card(play: Play[State], seat: Seat, id: str, source: str = "", *, answering: bool = False) -> None:
    """Discard a hand card and pay the camp's toll. The caller pushes its effect before.

    `source` is what it is played against or for, if anything; `answering` is True for reactions.
    """
    state, player = play.state, play.state.players[seat]
    paid = toll(state, seat, answering=answering)
    player.hand.remove(id)
    discard(state, seat, id)
    play.report("played", seat, building=id, source=source or None, pay={"gold": paid} if paid else None)
    if paid:
        play.then(Pay(seat, {"gold": paid}, CAMP))
    player.played += counts(state, seat, answering=answering)
