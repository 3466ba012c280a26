"""Undo: how far back a seat may go, and when that is free (docs/decisions/undo.md)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from engine.core.types import CHANCE, Action, Illegal, Reason, Seat


class UndoInfo(Struct, frozen=True):
    """Facts about an action that matter to an undo: it was forced, or it revealed hidden information.

    A draw has an `occasion` too.
    """

    forced: bool
    shown: bool
    occasion: str = ""


Known = Sequence[tuple[Action, UndoInfo]]
"""The actions in force, each with its facts for undo."""


def choices(known: Known) -> tuple[int, ...]:
    """Return the numbers of the actions that were choices: an undo can go back to before each of them."""
    return tuple(number for number in range(len(known)) if _is_choice(known, number))


def last_choice(known: Known, seat: Seat) -> int:
    """Return the number of a seat's last choice. Raises `Illegal` with `nothing_to_undo` if there is none."""
    found = next((number for number in _choices_before(known, len(known)) if known[number][0].seat == seat), None)
    if found is None:
        raise Illegal(Reason("nothing_to_undo"))
    return found


def turn_start(known: Known, seat: Seat) -> int:
    """Return the number of the first choice of a seat's last turn: no other seat chose between it and its last choice.

    Raises:
        Illegal: `nothing_to_undo`.
    """
    start = last_choice(known, seat)
    for number in _choices_before(known, start):
        if known[number][0].seat != seat:
            break
        start = number
    return start


def _choices_before(known: Known, end: int) -> Iterator[int]:
    """Yield the choices among the first `end` actions, latest first."""
    return (number for number in reversed(range(end)) if _is_choice(known, number))


def _is_choice(known: Known, number: int) -> bool:
    action, info = known[number]
    return action.seat != CHANCE and not info.forced


def is_free(known: Known, seat: Seat, keep: int) -> bool:
    """Return True if a seat may take back all actions but the first `keep` alone.

    None of them may be a choice of chance or of another seat, or have revealed hidden information to any seat.
    """
    return all((action.seat == seat or info.forced) and not info.shown for action, info in known[keep:])
