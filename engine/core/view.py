"""What one viewer may know of a position: the part that every game's view has."""

from typing import Protocol

from msgspec import Struct

from engine.core.types import Decision, Outcome, Seat


class GameState(Protocol):
    """What every game's state says of itself: the number of the turn, the id of the phase, and the options by id."""

    @property
    def turn(self) -> int:
        """The number of the turn, 0 before the first."""

    @property
    def phase(self) -> str:
        """The id of the phase, `over` when the game is."""

    @property
    def options(self) -> dict[str, str]:
        """The value of every option of the match."""


class View(Struct, frozen=True, kw_only=True):
    """A position as one viewer sees it, a frozen value of ids and numbers; each game's view adds its own fields.

    `Game.view` fills in the fields that stand here, and what `Game.see` says of them does not count, so that no game can
    show a closed question to another seat. `viewer` None is a spectator. `turn` is 0 before the first, `phase` an id.
    `decisions` are the open questions that the viewer may read, `asked` all seats that owe an answer, each once.
    `outcome` is None while the game runs.
    """

    game: str = ""
    viewer: Seat | None = None
    turn: int = 0
    phase: str = ""
    options: dict[str, str] = {}
    decisions: tuple[Decision, ...] = ()
    asked: tuple[Seat, ...] = ()
    outcome: Outcome | None = None


def seat_or_none(seat: Seat) -> Seat | None:
    """Return a seat as a view shows it: None in place of a negative number, which means no player."""
    return None if seat < 0 else seat


def visible_decisions(decisions: tuple[Decision, ...], viewer: Seat | None) -> tuple[Decision, ...]:
    """Return the questions that a viewer may read: the open ones, and those to the viewer."""
    return tuple([one for one in decisions if one.ask.open or one.ask.seat == viewer])


def asked_seats(decisions: tuple[Decision, ...]) -> tuple[Seat, ...]:
    """Return the seats that owe an answer, each once."""
    return tuple(dict.fromkeys([one.ask.seat for one in decisions]))
