"""What a game's invariants find in positions that a test has spoilt."""

from collections.abc import Iterator
from typing import Any

from engine.core.flow import Position
from engine.core.invariants import Invariants


class Watched:
    """The invariants of a game, asked about states alone."""

    def __init__(self, invariants: Invariants[Any]) -> None:
        self._invariants = invariants

    def violations(self, state: object) -> Iterator[str]:
        """The ids of what a state breaks by itself."""
        return self._invariants.violations(Position(state, []))

    def broken_between(self, earlier: object, later: object) -> Iterator[str]:
        """The ids of what breaks between two states."""
        return (holds.__name__ for holds in self._invariants.moves if not holds(earlier, later))
