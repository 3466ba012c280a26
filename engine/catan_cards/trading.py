"""Trading with the bank and with the opponent (docs/rules/catan_cards.md 3.4, 4.15, 4.16)."""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final

from engine.catan_cards.building import FULL_TRADES
from engine.catan_cards.catalogue import CARDS
from engine.catan_cards.principality import has
from engine.catan_cards.resources import Pay, Take, amount_of, holdings, room
from engine.catan_cards.revisions import OFFERS_END
from engine.catan_cards.state import State
from engine.catan_cards.tables import BANK_RATE, FLEET_RATE, RESOURCES
from engine.core import goods
from engine.core.flow import Frame, Play
from engine.core.goods import Goods
from engine.core.types import NOTHING, Ask, Data, Option, Reason, Seat

BANK: Final = "bank"
LEAGUE: Final = "merchants_league"
OFFER_USE: Final = "offer"
MAX_OFFERED: Final = 3

MAX_OFFERS: Final = 8
"""Maximum number of offers by a player in a turn; each is recorded as a use of `OFFER_USE`."""

FLEETS: Final = {card.trades: card.id for card in CARDS.values() if card.trades}
"""Trade fleets by the kind that they trade."""

SIZE_NAMES: Final = ("one", "two", "three")

OFFERS: Final[dict[str, Goods]] = {
    goods.key(offer): offer for size in range(1, MAX_OFFERED + 1) for offer in goods.multisets(RESOURCES, size)
}
"""Possible offers, by key."""


def rate(state: State, seat: Seat, kind: str) -> int:
    """Return the number of resources of a kind that the bank takes for one of another."""
    christoph = seat == state.active and kind in state.christoph
    if christoph or (kind == "gold" and has(state, seat, ("mint",))):
        return 1
    return FLEET_RATE if has(state, seat, (FLEETS[kind],)) else BANK_RATE


def trade_hindrance(state: State, seat: Seat, kind: str) -> Reason | None:
    """Return the reason why the bank does not take a kind."""
    cost, held = rate(state, seat, kind), amount_of(state, seat, kind)
    if held < cost:
        return Reason("cannot_pay", {"pay": {kind: cost}, "have": {kind: held}})
    return None if any(free for other, free in room(state, seat).items() if other != kind) else Reason("no_room")


def bank_trade(play: Play[State], seat: Seat, kind: str) -> None:
    """Pay the bank, then choose what to receive."""
    cost = {kind: rate(play.state, seat, kind)}
    play.report("traded", seat, pay=cost)
    play.then(Pay(seat, cost, BANK), Receive(seat, 1, BANK, [other for other in RESOURCES if other != kind], kind))


class Receive(Take, tag="receive"):
    """The choice of a resource from the bank for resources of the kind `paid`; merchants profit."""

    paid: str = ""

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        """Store it; then a residence counts it, and the opponent's league earns."""
        state, seat = play.state, self.seat
        super().answer(play, picks)
        for built in state.players[seat].cards:
            if built.printed.counts == self.paid and built.counter < FULL_TRADES:
                built.counter += 1
                play.report("counted", seat, building=built.card, number=built.counter)
        if has(state, 1 - seat, (LEAGUE,)):
            received = picks[0].partition(".")[0]
            kind = received if state.options["guild_mirror"] == "received" else self.paid
            play.then(Take(1 - seat, 1, LEAGUE, [kind]))


def _movable(state: State, seat: Seat) -> Goods:
    """Return the resources of a seat that the other has room for."""
    free = room(state, 1 - seat)
    return {kind: min(amount, free[kind]) for kind, amount in holdings(state, seat).items()}


@cache
def _offers_of(kinds: tuple[str, ...]) -> list[tuple[str, Goods]]:
    """Return the offers that consist of these kinds alone."""
    return [(key, offer) for key, offer in OFFERS.items() if offer.keys() <= {*kinds}]


def _givable(state: State, seat: Seat) -> Iterator[tuple[str, Goods]]:
    """Yield these resources as offers of up to three."""
    most = _movable(state, seat)
    for key, offer in _offers_of(tuple(kind for kind in RESOURCES if most[kind])):
        for kind, amount in offer.items():
            if most[kind] < amount:
                break
        else:
            yield key, offer


def _requests(state: State, seat: Seat, give: Goods) -> list[tuple[str, Goods]]:
    """Return the possible requests: other kinds, without those declined this turn."""
    return [
        (key, offer)
        for key, offer in _givable(state, 1 - seat)
        if not offer.keys() & give.keys() and f"{goods.key(give)}>{key}" not in state.declined
    ]


def offer_hindrance(state: State, seat: Seat) -> Reason | None:
    """Return the reason why no offer can be made."""
    if state.used.count(OFFER_USE) == MAX_OFFERS:
        return Reason("no_offers_left", {"most": MAX_OFFERS})
    if any(_movable(state, seat).values()) and any(_movable(state, 1 - seat).values()):
        return None
    return Reason("nothing_to_swap")


class Offer(Frame[State], tag="offer_give"):
    """The choice of resources to offer to the opponent."""

    seat: Seat

    def ask(self, play: Play[State]) -> Ask:
        """Offer up to three resources, and no offer after all."""
        return Ask(self.seat, (*(_offer(key) for key, _ in _givable(play.state, self.seat)), Option(NOTHING, "offer")))

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        """Choose what to ask in return."""
        if picks[0] != NOTHING:
            play.then(Demand(self.seat, OFFERS[picks[0]]))


@cache
def _offer(key: str) -> Option:
    return Option(key, "offer", _size(key), {"pay": OFFERS[key]})


def _size(key: str) -> str:
    return SIZE_NAMES[sum(OFFERS[key].values()) - 1]


class Demand(Frame[State], tag="offer_get"):
    """The choice of resources to ask for in return."""

    seat: Seat
    give: Goods

    def ask(self, play: Play[State]) -> Ask:
        """Offer up to three resources of other kinds, and no offer after all."""
        options = [
            Option(key, "offer", _size(key), {"pay": self.give, "gain": offer})
            for key, offer in _requests(play.state, self.seat, self.give)
        ]
        return Ask(self.seat, (*options, Option(NOTHING, "offer", data={"pay": self.give})))

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        """Put the offer to the opponent."""
        if picks[0] != NOTHING:
            get = OFFERS[picks[0]]
            if play.state.revision >= OFFERS_END:
                play.state.used.append(OFFER_USE)
            play.report("offered", self.seat, pay=self.give, gain=get, by=1 - self.seat)
            play.then(AnswerOffer(1 - self.seat, self.give, get))

    def why(self, play: Play[State], key: str) -> Reason | None:
        """Return the reason that a kind would be given for itself, or that the same offer was just declined."""
        if common := OFFERS.get(key, {}).keys() & self.give.keys():
            return Reason("same_kind", {"gain": {kind: OFFERS[key][kind] for kind in RESOURCES if kind in common}})
        return Reason("already_declined") if f"{goods.key(self.give)}>{key}" in play.state.declined else None


class AnswerOffer(Frame[State], tag="answer_offer"):
    """The opponent's answer to an offer: accept, or decline for this turn."""

    seat: Seat
    gain: Goods
    pay: Goods

    def ask(self, play: Play[State]) -> Ask:
        data: Data = {"gain": self.gain, "pay": self.pay, "by": 1 - self.seat}
        return Ask(self.seat, (Option("accept", "answer", data=data), Option("decline", "answer", data=data)))

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        """Exchange the resources; the opponent chooses first, and is then done."""
        seat, other = self.seat, 1 - self.seat
        if picks[0] == "decline":
            play.state.declined.append(f"{goods.key(self.gain)}>{goods.key(self.pay)}")
            play.report("declined", seat, pay=self.pay, gain=self.gain, by=other)
            return
        play.report("accepted", seat, pay=self.pay, gain=self.gain, by=other)
        play.then(
            Pay(seat, self.pay, "offer"),
            *_takes(seat, self.gain),
            Pay(other, self.gain, "offer"),
            *_takes(other, self.pay),
        )


def _takes(seat: Seat, gain: Goods) -> Iterable[Take]:
    return [Take(seat, amount, "offer", [kind]) for kind, amount in gain.items()]
