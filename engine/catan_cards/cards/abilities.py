"""Abilities of placed cards in the action phase (docs/rules/catan_cards.md 1.7, 3.4, 4.16 to 4.20)."""

from collections.abc import Iterator
from typing import Final

from engine.catan_cards.building import FULL_TRADES
from engine.catan_cards.cards.base_actions import merchant, nothing_to_take, swap_effect
from engine.catan_cards.catalogue import CARDS
from engine.catan_cards.consequences import check_consequences
from engine.catan_cards.piles import draw_top, filled_stacks, hand_options, stack_options, throw_away
from engine.catan_cards.playing_cards import CardEffect
from engine.catan_cards.principality import own
from engine.catan_cards.resources import Pay, Take, holdings
from engine.catan_cards.state import Built, State
from engine.core.flow import Frame, Play
from engine.core.types import NOTHING, Ask, Option, Reason, Seat

SVEN: Final = "knight_sven"
CLOTH: Final = "res_cloth"
SCRIPTORIUM: Final = "scriptorium"
BROTHERHOOD: Final = "secret_brotherhood"

SVEN_PRICE: Final = 1
"""Gold that Sven's ability costs."""


def ability_hindrance(state: State, seat: Seat, id: str) -> Reason | None:
    """Return the reason why a placed card's ability cannot be used now."""
    effect, built = ABILITIES[id], next(own(state, seat, id), None)
    if built is None:
        return Reason("not_standing", {"building": id})
    if id in state.used:
        return Reason("already_used", {"building": id})
    gold = holdings(state, seat)["gold"]
    if gold < effect.gold:
        return Reason("cannot_pay", {"pay": {"gold": effect.gold}, "have": {"gold": gold}})
    return effect.hindrance(state, seat)


def use(play: Play[State], seat: Seat, id: str) -> None:
    """Use an ability, and pay its price in gold."""
    effect = ABILITIES[id]
    play.report("used", seat, building=id)
    if id in ONCE_A_TURN:
        play.state.used.append(id)
    effect.play(play, seat)
    if effect.gold:
        play.then(Pay(seat, {"gold": effect.gold}, id))


def _too_soon(state: State, seat: Seat) -> Reason | None:
    sven: Built = next(own(state, seat, SVEN))
    if sven.since == state.turn:
        return Reason("too_soon", {"building": SVEN})
    return nothing_to_take(state, seat, SVEN_PRICE)


def play_sven(play: Play[State], seat: Seat) -> None:
    """Do what a merchant does, then leave (4.17)."""
    play.then(CardLeaves(seat, SVEN))
    merchant(play, seat, SVEN)


class CardLeaves(Frame[State], tag="leave"):
    """The removal of a card from the board to the discard pile."""

    seat: Seat
    card: str

    def run(self, play: Play[State]) -> None:
        for built in [*own(play.state, self.seat, self.card)]:
            throw_away(play, self.seat, built)
            play.report("demolished", self.seat, building=self.card)
        check_consequences(play)


def _no_cloth(state: State, seat: Seat) -> Reason | None:
    residence = next(own(state, seat, CLOTH))
    if residence.counter < FULL_TRADES:
        return Reason("counter_low", {"building": CLOTH, "number": residence.counter, "most": FULL_TRADES})
    return CLOTH_SWAP.hindrance(state, seat)


CLOTH_SWAP: Final = swap_effect(CLOTH)


def _no_stack(state: State, seat: Seat) -> Reason | None:
    return None if filled_stacks(state, seat) else Reason("no_cards_left")


class DrawStack(Frame[State], tag="draw_stack"):
    """The choice of a stack to draw from; the hand may exceed its limit until the end of the turn (4.19)."""

    seat: Seat

    def ask(self, play: Play[State]) -> Ask:
        return Ask(self.seat, tuple(stack_options(play.state, filled_stacks(play.state, self.seat))))

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        draw_top(play, self.seat, int(picks[0]), SCRIPTORIUM)


def _no_action(state: State, seat: Seat) -> Reason | None:
    if any(CARDS[card].kind == "action" for card in state.players[seat].hand):
        return None
    return Reason("no_action_card")


class SellCard(Frame[State], tag="sell"):
    """The sale of an action card from the hand for a resource; the card leaves the game (4.20)."""

    seat: Seat

    def ask(self, play: Play[State]) -> Ask:
        """Offer every action card, and the choice of none."""
        return Ask(self.seat, (*self._cards(play.state), Option(NOTHING, "card")), open=False)

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        """Remove the card and take a resource for it."""
        if picks[0] != NOTHING:
            play.state.players[self.seat].hand.remove(picks[0])
            play.state.sold.append(picks[0])
            play.report("sold", self.seat, building=picks[0])
            play.then(Take(self.seat, 1, BROTHERHOOD))

    def _cards(self, state: State) -> Iterator[Option]:
        for option in hand_options(state, self.seat, "card"):
            if CARDS[option.key].kind == "action":
                yield option


ABILITIES: Final[dict[str, CardEffect]] = {
    SVEN: CardEffect(play_sven, _too_soon, SVEN_PRICE),
    CLOTH: CardEffect(CLOTH_SWAP.play, _no_cloth),
    SCRIPTORIUM: CardEffect(lambda play, seat: play.then(DrawStack(seat)), _no_stack),
    BROTHERHOOD: CardEffect(lambda play, seat: play.then(SellCard(seat)), _no_action),
}
"""Abilities of placed cards, by card."""

ONCE_A_TURN: Final = (CLOTH, SCRIPTORIUM)
"""Cards whose ability can be used only once in a turn."""
