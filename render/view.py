"""What views of all games have, whatever else each of them shows."""

from collections.abc import Sequence
from typing import Final, Protocol

from engine.core.types import Decision, Outcome, Seat

SEATS: Final = 5
"""The most that a game has."""


class View(Protocol):
    """A view of any game."""

    @property
    def game(self) -> str:
        """The game's name."""
        ...

    @property
    def turn(self) -> int:
        """The turn, 0 before the first."""
        ...

    @property
    def phase(self) -> str:
        """The id of the phase."""
        ...

    @property
    def decisions(self) -> Sequence[Decision]:
        """The open questions that the viewer may read."""
        ...

    @property
    def asked(self) -> Sequence[Seat]:
        """All seats that owe an answer."""
        ...

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, None while it runs."""
        ...
