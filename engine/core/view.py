"""The part of a view that every game shares."""

from typing import Protocol

from msgspec import Struct

from engine.core.types import Decision, Outcome, Seat


class GameState(Protocol):
    """The common part of every game's state: the number of the turn, the id of the phase, and the options by id."""

    @property
    def turn(self) -> int:
        """Return the number of the turn, or 0 before the first."""

    @property
    def phase(self) -> str:
        """Return the id of the phase, `over` at the end of the game."""

    @property
    def options(self) -> dict[str, str]:
        """Return the value of every option of the match."""


class View(Struct, frozen=True, kw_only=True):
    """A position as one viewer sees it, a frozen value of ids and numbers; each game's view adds its own fields.

    `Game.view` fills in these fields and ignores the values that `Game.see` gives them, so that no game can show a
    closed question to another seat. `viewer` is None for a spectator. `turn` is 0 before the first, `phase` an id.
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
    """Return a seat as a view shows it, or None for a negative number, which means no player."""
    return None if seat < 0 else seat


def visible_decisions(decisions: tuple[Decision, ...], viewer: Seat | None) -> tuple[Decision, ...]:
    """Return the questions that a viewer may read: open ones, and those that ask the viewer."""
    return tuple([one for one in decisions if one.ask.open or one.ask.seat == viewer])


def asked_seats(decisions: tuple[Decision, ...]) -> tuple[Seat, ...]:
    """Return the seats that owe an answer, each once."""
    return tuple(dict.fromkeys([one.ask.seat for one in decisions]))
