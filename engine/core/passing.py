"""Passing one after the other: a number on the bridge for each player, and the next player in turn."""

from typing import Protocol, TypeVar

from engine.core.flow import Play
from engine.core.purse import Ordered
from engine.core.types import Seat


class Bridge(Ordered, Protocol):
    """A state in which players pass, one after the other."""

    passed: list[Seat]


B = TypeVar("B", bound=Bridge)


def take_number(play: Play[B], seat: Seat, first: int) -> None:
    """Take the lowest free number of the bridge; the first of them brings `first` deniers."""
    state = play.state
    bonus = 0 if state.passed else first
    state.passed.append(seat)
    state.players[seat].deniers += bonus
    play.report("passed", seat, place=len(state.passed), deniers=bonus)


def has_passed(state: Bridge, seat: Seat) -> bool:
    """Return True if a seat has passed in the phase that runs."""
    return seat in state.passed


def next_seat(state: Bridge, seat: Seat) -> Seat | None:
    """Return the next seat in turn order that has not passed, perhaps the same; None once all have."""
    order = state.order
    at = order.index(seat) + 1
    for after in (*order[at:], *order[:at]):
        if after not in state.passed:
            return after
    return None
