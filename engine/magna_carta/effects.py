"""Effects of cards in phase 4, for the worker's owner and for the card's owner (docs/rules/magna_carta.md 1.2, 1.3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import ClassVar, Final

from engine.core import goods
from engine.core.flow import Frame, Play
from engine.core.goods import Goods
from engine.core.purse import gain, pay, unaffordable
from engine.core.types import NOTHING, Ask, Data, Option, Reason, Seat
from engine.magna_carta import castle, lawyer
from engine.magna_carta.cards import CARDS, CUBES, Buy, Effect, FromCard, Gain, Lawyer, Sell, Swap, Tokens
from engine.magna_carta.state import Slot, State


class Use(Frame[State]):
    """An effect of the card at `space`: the primary one if `seat` has the worker there, otherwise the secondary one."""

    seat: Seat
    space: int

    def at(self, play: Play[State]) -> Slot:
        """Return the road slot."""
        return play.state.slot(self.space)

    def effect(self, play: Play[State]) -> Effect | None:
        """Return the effect of the card for the seat."""
        return effect_of(self.at(play).face, self.primary(play))

    def primary(self, play: Play[State]) -> bool:
        """Return True if the seat uses the card by its worker."""
        return self.at(play).worker == self.seat

    def report(self, play: Play[State], event: str, **data: Goods | int) -> None:
        """Report an event at the card."""
        play.report(event, self.seat, seen_by=None, building=self.at(play).face, space=self.space, **data)


def effect_of(id: str, primary: bool) -> Effect | None:
    """Return the effect of a card for the worker's owner, or for the card's owner."""
    return CARDS[id].primary if primary else CARDS[id].secondary


class Produce(Use, tag="produce"):
    """A gain from the stock. It is taken without a question, because declining has no advantage."""

    def run(self, play: Play[State]) -> None:
        effect = self.effect(play)
        assert isinstance(effect, Gain)
        gain(play.state, self.seat, effect.gain)
        self.report(play, "produced" if self.primary(play) else "bonus", gain=effect.gain)


class TakeFromCard(Use, tag="from_card"):
    """A gain of one of the cubes on a small card, as long as there are any."""

    def run(self, play: Play[State]) -> None:
        effect, slot = self.effect(play), self.at(play)
        assert isinstance(effect, FromCard)
        if slot.cubes:
            slot.cubes -= 1
            income = {effect.kind: 1}
            gain(play.state, self.seat, income)
            self.report(play, "bonus", gain=income)


class Choose(Use):
    """A question with the choice to decline; not asked if there is nothing else."""

    verb: ClassVar[str]

    def ask(self, play: Play[State]) -> Ask | None:
        """Offer every wish that is possible, and the choice of none."""
        options = [option for option in self.wishes(play) if self.why(play, option.key) is None]
        return Ask(self.seat, (*options, _nothing(self.verb))) if options else None

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        if picks[0] == NOTHING:
            self.report(play, "declined")
        else:
            self.use(play, picks[0])

    def use(self, play: Play[State], key: str) -> None:
        """Carry out the pick."""


@cache
def _nothing(verb: str) -> Option:
    return Option(NOTHING, verb)


class Exchange(Choose):
    """A choice of one exchange of goods, or none."""

    def use(self, play: Play[State], key: str) -> None:
        """Give and take."""
        cost, income = next((cost, income) for option, cost, income in self._every(play) if option.key == key)
        pay(play.state, self.seat, cost)
        gain(play.state, self.seat, income)
        self.report(play, "exchanged", pay=cost, gain=income)

    def wishes(self, play: Play[State]) -> Iterable[Option]:
        """Return every exchange of the card."""
        return [option for option, _, _ in self._every(play)]

    def why(self, play: Play[State], key: str) -> Reason | None:
        cost = next((cost for option, cost, _ in self._every(play) if option.key == key), None)
        return unaffordable(play.state, self.seat, cost) if cost else None

    def _every(self, play: Play[State]) -> tuple[tuple[Option, Goods, Goods], ...]:
        owner = None if self.primary(play) else self.seat
        return _exchanges(self.verb, self.at(play).face, self.space, owner)


class BuyCubes(Exchange, tag="buy"):
    """The purchase of cubes at the peddlers and the bank."""

    verb: ClassVar[str] = "buy"


class SellCube(Exchange, tag="sell"):
    """The sale of a cube of any kind at the market."""

    verb: ClassVar[str] = "sell"


class SwapCube(Exchange, tag="swap"):
    """The exchange of a cube for gold at one's own gold mine."""

    verb: ClassVar[str] = "trade"


@cache
def _exchanges(verb: str, id: str, space: int, owner: Seat | None) -> tuple[tuple[Option, Goods, Goods], ...]:
    """Return every exchange that a card offers to its `owner`, or by its worker: (option, pay, receive)."""
    about: Data = {"building": id, "space": space}
    if owner is not None:
        about["owner"] = owner
    return tuple(
        (Option(key, verb, data={**about, "pay": cost, "gain": income}), cost, income)
        for key, cost, income in _bargains(effect_of(id, owner is None))
    )


def _bargains(effect: Effect | None) -> Iterator[tuple[str, Goods, Goods]]:
    """Yield every exchange of an effect: (key, pay, receive)."""
    if isinstance(effect, Buy):
        for deniers, cubes in effect.offers:
            yield from ((goods.key(got), {"denier": deniers}, got) for got in goods.multisets(effect.kinds, cubes))
    elif isinstance(effect, Sell):
        yield from ((kind, {kind: 1}, {"denier": effect.deniers}) for kind in CUBES)
    else:
        assert isinstance(effect, Swap)
        yield from ((kind, {kind: 1}, effect.gain) for kind in CUBES if kind not in effect.gain)


class BuyTokens(Choose, tag="tokens"):
    """The purchase of the castle's next tokens at the church; they are not batches (ruling 12)."""

    verb: ClassVar[str] = "buy"

    def use(self, play: Play[State], key: str) -> None:
        """Pay and take the tokens."""
        state = play.state
        count, cost = int(key), {"denier": self._prices(play)[key]}
        pay(state, self.seat, cost)
        self.report(play, "tokens", pay=cost, count=count, vp=castle.take_tokens(state, self.seat, count))

    def wishes(self, play: Play[State]) -> Iterable[Option]:
        """Return every number that the card sells."""
        return [self._option(play, int(key), price) for key, price in self._prices(play).items()]

    def why(self, play: Play[State], key: str) -> Reason | None:
        """Return the reason: not enough tokens, or not enough deniers."""
        price, left = self._prices(play).get(key), castle.tokens_left(play.state)
        if price is None:
            return None
        if int(key) > left:
            return Reason("not_enough_tokens", {"left": left})
        return unaffordable(play.state, self.seat, {"denier": price})

    def _prices(self, play: Play[State]) -> dict[str, int]:
        """Return the price of each number of tokens, by its key."""
        effect = self.effect(play)
        assert isinstance(effect, Tokens)
        return {str(count): deniers for deniers, count in effect.offers}

    def _option(self, play: Play[State], count: int, price: int) -> Option:
        data: Data = {
            "building": self.at(play).face,
            "space": self.space,
            "pay": {"denier": price},
            "count": count,
            "gain": {"vp": castle.worth(castle.next_tokens(play.state, count))},
        }
        return Option(str(count), self.verb, data=data)


class HireLawyer(Choose, tag="lawyer"):
    """The choice of one of the player's cards to turn into a residence, or none."""

    verb: ClassVar[str] = "lawyer"

    def use(self, play: Play[State], key: str) -> None:
        """Pay the lawyer."""
        lawyer.hire(play, self.seat, key)

    def wishes(self, play: Play[State]) -> Iterable[Option]:
        """Return every card on the road."""
        return lawyer.wishes(play.state, self.seat)

    def why(self, play: Play[State], key: str) -> Reason | None:
        """Return the reason why the card cannot become a residence."""
        return lawyer.reason(play.state, self.seat, key)


EFFECT_FRAMES: Final[dict[type, type[Use]]] = {
    Gain: Produce,
    FromCard: TakeFromCard,
    Buy: BuyCubes,
    Sell: SellCube,
    Swap: SwapCube,
    Tokens: BuyTokens,
    Lawyer: HireLawyer,
}
"""Frames by kind of effect."""
