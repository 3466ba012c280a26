"""Phase 5: along the road up to the provost, every worker has its building's effect (docs/rules/caylus.md 3.5)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import ClassVar

from engine.caylus import construction, lawyer
from engine.caylus.buildings import (
    BUILDINGS,
    CUBES,
    NONGOLD,
    PLAIN_CUBES,
    Build,
    BuyOffer,
    LawyerOffice,
    MakeGoods,
    SellOffer,
    TradeOffer,
)
from engine.caylus.construction import NO_BUILDING
from engine.caylus.favours import construct
from engine.caylus.income import CaylusPhase
from engine.caylus.state import NO_SEAT, Space, State, gain
from engine.core import goods
from engine.core.flow import Frame, Play
from engine.core.goods import Goods
from engine.core.purse import can_pay, pay, unaffordable
from engine.core.types import NOTHING, Ask, Option, Reason, Seat


class Buildings(CaylusPhase, tag="buildings"):
    """Phase 5: activate the road from space 1 to the provost."""

    phase: ClassVar[str] = "road"

    def begin(self, play: Play[State]) -> None:
        """Walk up the road, then return the workers beyond the provost."""
        play.then(RoadWalk(1), ReturnWorkers())


class RoadWalk(Frame[State], tag="walk"):
    """The walk along the road to the next worker, and no further than the provost."""

    space: int

    def run(self, play: Play[State]) -> None:
        """Activate the next building with a worker."""
        state = play.state
        for number in range(self.space, state.provost + 1):
            worker = state.road[number - 1].worker
            if worker != NO_SEAT:
                state.active = number
                effect = EFFECT_FRAMES[type(BUILDINGS[state.road[number - 1].building].effect)]
                play.then(effect(worker, number), WorkerLeaves(number), RoadWalk(number + 1))
                return
        state.active = 0


class WorkerLeaves(Frame[State], tag="leave"):
    """The way home of a worker; a lawyer who waited for that gets his residence."""

    space: int

    def run(self, play: Play[State]) -> None:
        clear(play, self.space)


class ReturnWorkers(Frame[State], tag="hand_back"):
    """The return of workers beyond the provost, without effect, in road order (U4)."""

    def run(self, play: Play[State]) -> None:
        """Clear every space that still has a worker."""
        for number, space in enumerate(play.state.road, start=1):
            if space.worker != NO_SEAT:
                play.report("unused", space.worker, building=space.building, space=number)
                clear(play, number)


def clear(play: Play[State], number: int) -> None:
    """Send the worker on a space home, then carry out a pending transformation."""
    state = play.state
    space = state.space(number)
    state.players[space.worker].workers += 1
    space.worker = NO_SEAT
    if space.pending != NO_SEAT:
        lawyer.transform(play, number, space.pending)


class BuildingEffect(Frame[State]):
    """The effect of a building; `seat` is the owner of the worker on it."""

    seat: Seat
    space: int

    def at(self, play: Play[State]) -> Space:
        """Return the road space."""
        return play.state.space(self.space)


class ProduceGoods(BuildingEffect, tag="produce"):
    """Production, which is compulsory; some buildings offer a choice (decision point 7a)."""

    def ask(self, play: Play[State]) -> Ask | None:
        """Offer the alternatives if there are any."""
        options = _choices(self.at(play).building)
        return Ask(self.seat, options) if len(options) > 1 else None

    def run(self, play: Play[State]) -> None:
        self._produce(play, _make(self.at(play).building).choices[0])

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        choices = _make(self.at(play).building).choices
        self._produce(play, next(choice for choice in choices if goods.key(choice) == picks[0]))

    def _produce(self, play: Play[State], yielded: Goods) -> None:
        space = self.at(play)
        gain(play.state, self.seat, yielded, "exchanges")
        play.report("produced", self.seat, building=space.building, space=self.space, gain=yielded)
        if _make(space.building).owner and space.owner != self.seat:
            play.then(Bonus(space.owner, self.space))


class Bonus(BuildingEffect, tag="bonus"):
    """The owner's cube if another player's worker produces on a stone tile (decision point 8)."""

    def ask(self, play: Play[State]) -> Ask:
        """Offer the kinds that the tile makes."""
        return Ask(self.seat, _bonuses(self.at(play).building))

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        income = {picks[0]: 1}
        gain(play.state, self.seat, income, "exchanges")
        play.report("bonus", self.seat, building=self.at(play).building, space=self.space, gain=income)


def _make(id: str) -> MakeGoods:
    effect = BUILDINGS[id].effect
    assert isinstance(effect, MakeGoods)
    return effect


@cache
def _choices(id: str) -> tuple[Option, ...]:
    return tuple(
        Option(goods.key(choice), "take", data={"building": id, "gain": choice}) for choice in _make(id).choices
    )


@cache
def _bonuses(id: str) -> tuple[Option, ...]:
    return tuple(Option(kind, "take", data={"building": id, "gain": {kind: 1}}) for kind in _make(id).owner)


class BuildingExchange(BuildingEffect):
    """A choice of one exchange, or none: markets, peddlers, church and the like (3.5d to 3.5f)."""

    def ask(self, play: Play[State]) -> Ask:
        """Offer every exchange that the seat can pay for."""
        state, seat = play.state, self.seat
        offered = exchanges(self.at(play).building)
        return Ask(seat, tuple(option for option, cost, _ in offered if cost is None or can_pay(state, seat, cost)))

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        id = self.at(play).building
        cost, income = next((cost, income) for option, cost, income in exchanges(id) if option.key == picks[0])
        if cost is None:
            play.report("declined", self.seat, building=id, space=self.space)
            return
        pay(play.state, self.seat, cost)
        gain(play.state, self.seat, income, "exchanges")
        play.report("exchanged", self.seat, building=id, space=self.space, pay=cost, gain=income)

    def wishes(self, play: Play[State]) -> Iterable[Option]:
        """Return every exchange of the building."""
        return [option for option, _, _ in exchanges(self.at(play).building)]

    def why(self, play: Play[State], key: str) -> Reason | None:
        offered = exchanges(self.at(play).building)
        cost = next((cost for option, cost, _ in offered if option.key == key), None)
        return unaffordable(play.state, self.seat, cost) if cost else None


class SellOneCube(BuildingExchange, tag="sell"):
    """The sale of one cube, or none (decision point 7e)."""


class BuyFromPeddler(BuildingExchange, tag="buy"):
    """The purchase from a peddler, or none (decision points 7f, 7g)."""


class TradeGoods(BuildingExchange, tag="trade"):
    """The small or the large exchange, or none (decision points 7h, 7i)."""


@cache
def exchanges(id: str) -> tuple[tuple[Option, Goods | None, Goods], ...]:
    """Return the exchanges of a building: (option, pay, receive). The last one is none, with None as its pay."""
    effect = BUILDINGS[id].effect
    ways: list[tuple[str, str, Goods, Goods]] = []
    if isinstance(effect, SellOffer):
        verb = "sell"
        ways = [(kind, "", {kind: 1}, {"denier": effect.deniers}) for kind in CUBES]
    elif isinstance(effect, BuyOffer):
        verb = "buy"
        for deniers, cubes in effect.offers:
            ways += [(goods.key(got), "", {"denier": deniers}, got) for got in goods.multisets(PLAIN_CUBES, cubes)]
    else:
        verb = "trade"
        assert isinstance(effect, TradeOffer)
        for size, (cost, income) in (("small", effect.small), ("large", effect.large)):
            if NONGOLD in cost:
                given = goods.multisets(PLAIN_CUBES, cost[NONGOLD])
                ways += [(goods.key(cubes), size, cubes, income) for cubes in given]
            else:
                ways.append((size, size, cost, income))
    offered: list[tuple[Option, Goods | None, Goods]] = [
        (Option(key, verb, group, {"building": id, "pay": cost, "gain": income}), cost, income)
        for key, group, cost, income in ways
    ]
    return (*offered, (Option(NOTHING, verb), None, {}))


class BuildTile(BuildingEffect, tag="build"):
    """The choice to build one tile of the building's colour, or nothing (decision points 7b and 7c)."""

    def ask(self, play: Play[State]) -> Ask:
        """Offer every tile that can be paid for."""
        return Ask(self.seat, (*construction.offers(play.state, self.seat, self._colour(play)), NO_BUILDING))

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        if picks[0] == NO_BUILDING.key:
            play.report("declined", self.seat, building=self.at(play).building, space=self.space)
        else:
            construct(play, self.seat, picks[0])

    def wishes(self, play: Play[State]) -> Iterable[Option]:
        """Return every tile of the colour."""
        return construction.wishes(play.state, self._colour(play))

    def why(self, play: Play[State], key: str) -> Reason | None:
        return construction.reason(play.state, self.seat, key, self._colour(play))

    def _colour(self, play: Play[State]) -> str:
        effect = BUILDINGS[self.at(play).building].effect
        assert isinstance(effect, Build)
        return effect.colour


class HireTileLawyer(BuildingEffect, tag="lawyer"):
    """The choice of a tile to turn into a residence, or none (decision point 7d)."""

    def ask(self, play: Play[State]) -> Ask:
        """Offer every tile that may become the seat's residence."""
        return Ask(self.seat, (*lawyer.offers(play.state, self.seat, lawyer.price(True), "lawyer"), _NO_LAWYER))

    def answer(self, play: Play[State], picks: tuple[str, ...]) -> None:
        """Pay the lawyer, or decline."""
        if picks[0] == _NO_LAWYER.key:
            play.report("declined", self.seat, building=self.at(play).building, space=self.space)
        else:
            lawyer.hire(play, self.seat, picks[0], lawyer.price(True))

    def wishes(self, play: Play[State]) -> Iterable[Option]:
        """Return every tile on the road."""
        return lawyer.wishes(play.state, lawyer.price(True), "lawyer")

    def why(self, play: Play[State], key: str) -> Reason | None:
        """Return the reason why the tile cannot become a residence."""
        return lawyer.reason(play.state, self.seat, key, lawyer.price(True))


_NO_LAWYER = Option(NOTHING, "lawyer")

EFFECT_FRAMES: dict[type, type[BuildingEffect]] = {
    MakeGoods: ProduceGoods,
    SellOffer: SellOneCube,
    BuyOffer: BuyFromPeddler,
    TradeOffer: TradeGoods,
    Build: BuildTile,
    LawyerOffice: HireTileLawyer,
}
"""Frames by kind of effect."""
