"""Invariants, which self-play and the tests check after every action."""

from collections.abc import Callable, Iterator
from typing import Any, Generic, TypeVar

from msgspec import Struct

from engine.core.flow import Frame, Position

S = TypeVar("S")


class Invariants(Struct, Generic[S], frozen=True):
    """Functions that return True unless the rules are wrong; their names are the ids of the invariants.

    Those in `states` take a state, those in `positions` a position, those in `moves` the states before and after an
    action.
    """

    states: tuple[Callable[[S], bool], ...] = ()
    positions: tuple[Callable[[Position[S, Frame[S]]], bool], ...] = ()
    moves: tuple[Callable[[S, S], bool], ...] = ()

    def violations(
        self, position: Position[S, Frame[S]], earlier: Position[S, Frame[S]] | None = None
    ) -> Iterator[str]:
        """Yield the ids of the invariants that a position, or the change from `earlier` to it, breaks."""
        state = position.state
        yield from (_id(holds) for holds in self.states if not holds(state))
        yield from (_id(holds) for holds in self.positions if not holds(position))
        if earlier is not None:
            yield from (_id(holds) for holds in self.moves if not holds(earlier.state, state))


def _id(check: Callable[..., Any]) -> str:
    return check.__name__
