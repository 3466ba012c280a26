"""What a game's invariants find in positions that a test has spoilt."""

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from engine.core.flow import Position
from engine.core.invariants import Invariants

S = TypeVar("S")


class Watched:
    """The invariants of a game, asked about states alone."""

    def __init__(self, invariants: Invariants[Any]) -> None:
        self._invariants = invariants

    def violations(self, state: object) -> Iterator[str]:
        """The ids of what a state breaks by itself."""
        return self._invariants.violations(Position(state, []))

    def spoilt(self, state: S, spoil: Callable[[S], None]) -> list[str]:
        """The ids of what a sound state breaks once it has been spoilt."""
        assert list(self.violations(state)) == []
        spoil(state)
        return list(self.violations(state))

    def broken_between(self, earlier: object, later: object) -> Iterator[str]:
        """The ids of what breaks between two states."""
        return (holds.__name__ for holds in self._invariants.moves if not holds(earlier, later))

    def spoilt_later(self, earlier: S, later: S, spoil: Callable[[S], None]) -> list[str]:
        """The ids of what breaks between two states that agree once the later one has been spoilt."""
        assert list(self.broken_between(earlier, later)) == []
        spoil(later)
        return list(self.broken_between(earlier, later))
