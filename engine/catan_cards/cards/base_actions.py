"""The action cards of the base set that are played in the action phase (docs/rules/catan_cards.md 1.6)."""

from collections.abc import Iterable
from typing import Final

from engine.catan_cards.catalogue import CARDS
from engine.catan_cards.playing_cards import CardEffect, toll
from engine.catan_cards.reactions import attack, burnable, knights
from engine.catan_cards.resources import Pay, Rob, Take, can_pay, holdings, room, rooms
from engine.catan_cards.revisions import SPY_NEEDS_A_HAND
from engine.catan_cards.state import State
from engine.catan_cards.tables import RESOURCES
from engine.core import goods
from engine.core.flow import Frame, Play
from engine.core.goods import Goods
from engine.core.types import NOTHING, Ask, Data, Option, Reason, Seat

CARAVAN: Final = "caravan"
MAX_SWAPPED: Final = 2


def _no_building(state: State, seat: Seat) -> Reason | None:
    return None if burnable(state, 1 - seat) else Reason("no_target", {"building": "arsonist", "by": 1 - seat})


def _no_knight(state: State, seat: Seat) -> Reason | None:
    return None if knights(state, 1 - seat) else Reason("no_target", {"building": "black_knight", "by": 1 - seat})


def nothing_to_take(state: State, seat: Seat, fee: int) -> Reason | None:
    """Return a reason if the opponent has nothing that the seat has room for after paying a fee in gold."""
    held, free = holdings(state, 1 - seat), room(state, seat, fee)
    if any(held[kind] and free[kind] for kind in RESOURCES):
        return None
    return Reason("nothing_to_take", {"by": 1 - seat})


def _no_loot(state: State, seat: Seat) -> Reason | None:
    return nothing_to_take(state, seat, toll(state, seat))


def merchant(play: Play[State], seat: Seat, source: str = "merchant") -> None:
    """Take one or two resources, then give one back."""
    play.then(Rob(seat, 1, source), Rob(seat, 1, source, free=True), Give(seat, source))


class Give(Frame[State], tag="give"):
    """The gift of a resource to the opponent, in return for a larger one (4.25)."""

    seat: Seat
    source: str

    def options(self, state: State) -> list[Option]:
        """Return the kinds that the seat has and the opponent has room for."""
        data: Data = {"owner": 1 - self.seat, "source": self.source}
        return [
            Option(kind, "pay", data={"pay": {kind: 1}, **data}, spot=f"goods.{self.seat}.{kind}")
            for kind, amount in holdings(state, self.seat).items()
            if amount and rooms(state, 1 - self.seat, kind)
        ]

    def ask(self, play: Play[State]) -> Ask | None:
        options = self.options(play.state)
        return Ask(self.seat, tuple(options)) if len(options) > 1 else None

    def run(self, play: Play[State]) -> None:
        """Give the only possible kind."""
        for option in self.options(play.state):
            self.answer(play, (option.key,))

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        """Give the resource; the opponent stores it."""
        seat, other = self.seat, 1 - self.seat
        play.report("gave", seat, pay={picks[0]: 1}, by=other, source=self.source)
        play.then(Pay(seat, {picks[0]: 1}, self.source), Take(other, 1, self.source, [picks[0]]))

    def wishes(self, play: Play[State]) -> Iterable[Option]:
        return [Option(kind, "pay", data={"pay": {kind: 1}}) for kind in RESOURCES]

    def why(self, play: Play[State], key: str) -> Reason | None:
        """Return why a kind cannot be given: the seat has none, or the opponent has no room."""
        if key not in RESOURCES:
            return None
        if not holdings(play.state, self.seat)[key]:
            return Reason("cannot_pay", {"pay": {key: 1}, "have": {key: 0}})
        return Reason("no_room", {"gain": {key: 1}})


def swaps(state: State, seat: Seat, source: str, fee: int = 0) -> list[Goods]:
    """Return the possible swaps: one or two resources for a caravan, two equal ones for a residence of cloth merchants.

    A `fee` in gold is paid first.
    """
    if source == CARAVAN:
        ways = [way for size in range(1, MAX_SWAPPED + 1) for way in goods.multisets(RESOURCES, size)]
    else:
        ways = [{kind: MAX_SWAPPED} for kind in RESOURCES]
    return [
        way
        for way in ways
        if can_pay(state, seat, goods.total(way, {"gold": fee})) and _takers(state, seat, way, fee) >= sum(way.values())
    ]


def _takers(state: State, seat: Seat, way: Goods, fee: int) -> int:
    """Count the resources of other kinds that the seat has room for."""
    return sum(free for kind, free in room(state, seat, fee).items() if kind not in way)


def swap_effect(source: str) -> CardEffect:
    """Return the swap of a card or residence. A camp's toll is paid first and cannot be swapped."""

    def hindrance(state: State, seat: Seat) -> Reason | None:
        fee = toll(state, seat) if source == CARAVAN else 0
        return None if swaps(state, seat, source, fee) else Reason("nothing_to_swap")

    return CardEffect(lambda play, seat: play.then(SwapResources(seat, source)), hindrance)


class SwapResources(Frame[State], tag="swap"):
    """The choice of resources to swap for the same number of other kinds."""

    seat: Seat
    source: str

    def ask(self, play: Play[State]) -> Ask | None:
        """Offer every swap that leaves room for the resources taken. After a toll there may be none."""
        options = [
            Option(goods.key(way), "trade", data={"pay": way, "building": self.source})
            for way in swaps(play.state, self.seat, self.source)
        ]
        return Ask(self.seat, tuple(options)) if options else None

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        """Give the resources, and choose what to take."""
        way = next(way for way in swaps(play.state, self.seat, self.source) if goods.key(way) == picks[0])
        play.report("swapped", self.seat, pay=way, source=self.source)
        others = [kind for kind in RESOURCES if kind not in way]
        play.then(Pay(self.seat, way, self.source), Take(self.seat, sum(way.values()), self.source, others))


class LookAtHand(Frame[State], tag="look"):
    """A look at the opponent's hand, from which a unit or action card may be taken."""

    seat: Seat

    def run(self, play: Play[State]) -> None:
        """Report the hand to the looker alone, then ask for the card to take."""
        victim = 1 - self.seat
        play.report(
            "hand_seen", self.seat, seen_by=(self.seat,), cards=list(play.state.players[victim].hand), by=victim
        )
        play.then(Spy(self.seat))


def _no_hand(state: State, seat: Seat) -> Reason | None:
    """Return a reason if the opponent's hand is empty; the kinds of its cards do not matter."""
    if state.revision < SPY_NEEDS_A_HAND or state.players[1 - seat].hand:
        return None
    return Reason("empty_hand", {"by": 1 - seat})


def _can_be_taken(card: str) -> bool:
    return CARDS[card].kind in ("action", "unit")


class Spy(Frame[State], tag="spy"):
    """The choice of a unit or action card in the opponent's hand."""

    seat: Seat

    def ask(self, play: Play[State]) -> Ask:
        """Offer every such card; if there is none, the player can only look. Each option has the rest of the hand too."""
        victim = 1 - self.seat
        hand = play.state.players[victim].hand
        cards = dict.fromkeys(filter(_can_be_taken, hand))
        rest: Data = {"cards": [card for card in hand if not _can_be_taken(card)]}
        options = [Option(card, "card", data={"building": card, "owner": victim, **rest}) for card in cards]
        return Ask(self.seat, tuple(options) or (Option(NOTHING, "card", data=rest),), open=False, secret=True)

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        """Take the card. Its owner sees which one is missing."""
        victim, taken = 1 - self.seat, picks[0] != NOTHING
        play.report("spied", self.seat, count=int(taken), by=victim)
        if not taken:
            return
        play.state.players[victim].hand.remove(picks[0])
        play.state.players[self.seat].hand.append(picks[0])
        play.report("taken", self.seat, seen_by=(0, 1), cards=[picks[0]], by=victim)


BASE_ACTIONS: Final[dict[str, CardEffect]] = {
    "arsonist": CardEffect(lambda play, seat: attack(play, seat, "arsonist", "bishop"), _no_building),
    "black_knight": CardEffect(lambda play, seat: attack(play, seat, "black_knight", "herb_woman"), _no_knight),
    "brigands": CardEffect(lambda play, seat: attack(play, seat, "brigands", "bishop"), _no_loot),
    CARAVAN: swap_effect(CARAVAN),
    "merchant": CardEffect(merchant, _no_loot),
    "spy": CardEffect(lambda play, seat: play.then(LookAtHand(seat)), _no_hand),
}
"""Effects of the base set's action cards."""
