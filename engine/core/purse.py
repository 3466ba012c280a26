"""Paying and getting cubes and deniers, which the stock never runs out of."""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from engine.core.flow import Play
from engine.core.goods import Goods
from engine.core.types import Reason, Seat


class Purse(Protocol):
    """What a player holds; `cubes` names every kind, also those of which there are none."""

    deniers: int
    cubes: Goods


class Purses(Protocol):
    """A state with players who hold something."""

    @property
    def players(self) -> Sequence[Purse]:
        """Everybody, by seat."""


class Ordered(Purses, Protocol):
    """Players who take turns."""

    @property
    def order(self) -> Sequence[Seat]:
        """Everybody in turn order."""


T = TypeVar("T", bound=Ordered)


def can_pay(state: Purses, seat: Seat, cost: Goods) -> bool:
    """Whether a seat holds these cubes and deniers."""
    player = state.players[seat]
    cubes = player.cubes
    for kind, amount in cost.items():
        if (player.deniers if kind == "denier" else cubes[kind]) < amount:
            return False
    return True


def pay(state: Purses, seat: Seat, cost: Goods) -> None:
    """Give cubes and deniers to the stock; the seat must hold them."""
    player = state.players[seat]
    for kind, amount in cost.items():
        if kind == "denier":
            player.deniers -= amount
        else:
            player.cubes[kind] -= amount


def gain(state: Purses, seat: Seat, income: Goods) -> None:
    """Take cubes and deniers from the stock."""
    pay(state, seat, {kind: -amount for kind, amount in income.items()})


def holdings(state: Purses, seat: Seat) -> Goods:
    """What a seat could pay with: its cubes and its deniers."""
    player = state.players[seat]
    return {**player.cubes, "denier": player.deniers}


def unaffordable(state: Purses, seat: Seat, cost: Goods) -> Reason | None:
    """Say what a seat lacks for a cost; None when it can pay."""
    return None if can_pay(state, seat, cost) else Reason("cannot_pay", {"pay": cost, "have": holdings(state, seat)})


def pay_incomes(play: Play[T], income: Callable[[T, Seat], int]) -> None:
    """Pay everybody the deniers of a turn, in turn order."""
    state = play.state
    for seat in state.order:
        deniers = income(state, seat)
        state.players[seat].deniers += deniers
        play.report("income", seat, deniers=deniers)
