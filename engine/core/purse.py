"""Payments and gains of cubes and deniers; the stock is unlimited."""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from engine.core.flow import Play
from engine.core.goods import Goods
from engine.core.types import Reason, Seat


class Purse(Protocol):
    """A player's cubes and deniers; `cubes` has every kind, including those without any."""

    deniers: int
    cubes: Goods


class Purses(Protocol):
    """A state with players who have purses."""

    @property
    def players(self) -> Sequence[Purse]:
        """Return all players by seat."""


class Ordered(Purses, Protocol):
    """A state with a turn order."""

    @property
    def order(self) -> Sequence[Seat]:
        """Return all seats in turn order."""


T = TypeVar("T", bound=Ordered)


def can_pay(state: Purses, seat: Seat, cost: Goods) -> bool:
    """Return True if a seat holds these cubes and deniers."""
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
    """Return all cubes and deniers of a seat."""
    player = state.players[seat]
    return {**player.cubes, "denier": player.deniers}


def unaffordable(state: Purses, seat: Seat, cost: Goods) -> Reason | None:
    """Return the reason why a seat cannot pay a cost; None if it can."""
    return None if can_pay(state, seat, cost) else cannot_pay(state, seat, cost)


def cannot_pay(state: Purses, seat: Seat, cost: Goods) -> Reason:
    """Return the reason that a seat cannot pay a cost, with what it has of it, and gold where that replaces cubes."""
    cubes = state.players[seat].cubes.keys()
    kinds = {*cost, "gold"} if cost.keys() & cubes else {*cost}
    held = {kind: amount for kind, amount in holdings(state, seat).items() if kind in kinds}
    return Reason("cannot_pay", {"pay": cost, "have": held})


def pay_incomes(play: Play[T], income: Callable[[T, Seat], int]) -> None:
    """Pay the deniers of a turn to all players, in turn order."""
    state = play.state
    for seat in state.order:
        deniers = income(state, seat)
        state.players[seat].deniers += deniers
        play.report("income", seat, deniers=deniers)
