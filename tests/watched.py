"""Invariants that a spoilt position breaks."""

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from engine.core.flow import Position
from engine.core.invariants import Invariants

S = TypeVar("S")


class Watched:
    """Invariants of a game, checked on states alone."""

    def __init__(self, invariants: Invariants[Any]) -> None:
        self._invariants = invariants

    def violations(self, state: object) -> Iterator[str]:
        """Return the ids of the invariants that a state breaks by itself."""
        return self._invariants.violations(Position(state, []))

    def spoilt(self, state: S, spoil: Callable[[S], None]) -> list[str]:
        """Spoil a sound state, and return the ids of the invariants it then breaks."""
        assert list(self.violations(state)) == []
        spoil(state)
        return list(self.violations(state))

    def broken_between(self, earlier: object, later: object) -> Iterator[str]:
        """Return the ids of the invariants that break between two states."""
        return (holds.__name__ for holds in self._invariants.moves if not holds(earlier, later))

    def spoilt_later(self, earlier: S, later: S, spoil: Callable[[S], None]) -> list[str]:
        """Spoil the later of two consistent states, and return the ids of the invariants that break between them."""
        assert list(self.broken_between(earlier, later)) == []
        spoil(later)
        return list(self.broken_between(earlier, later))
