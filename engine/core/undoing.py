"""To where an undo may go back, and whether it needs the consent of others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from engine.core.types import CHANCE, Action, Illegal, Reason, Seat


class UndoInfo(Struct, frozen=True):
    """What undo has to know of an action: whether its seat had no choice, and whether it has shown what was hidden."""

    forced: bool
    shown: bool


Known = Sequence[tuple[Action, UndoInfo]]
"""The actions in force, each with what undo has to know of it."""


def choices(known: Known) -> tuple[int, ...]:
    """The numbers of the actions by which somebody chose: an undo can go back to before each of them."""
    return tuple(number for number in range(len(known)) if _is_choice(known, number))


def last_choice(known: Known, seat: Seat) -> int:
    """The number of a seat's last choice; raises `Illegal` with `nothing_to_undo` when it has made none."""
    found = next((number for number in _choices_before(known, len(known)) if known[number][0].seat == seat), None)
    if found is None:
        raise Illegal(Reason("nothing_to_undo"))
    return found


def turn_start(known: Known, seat: Seat) -> int:
    """The number of the first choice of a seat's last turn: since then no other seat chose before its last choice.

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
    """The choices among the first `end` actions, the latest first."""
    return (number for number in reversed(range(end)) if _is_choice(known, number))


def _is_choice(known: Known, number: int) -> bool:
    action, info = known[number]
    return action.seat != CHANCE and not info.forced


def is_free(known: Known, seat: Seat, keep: int) -> bool:
    """Whether all actions but the first `keep` are a seat's to take back.

    None of them may be chance's or another seat's choice, nor have shown what was hidden, to all or to some seats.
    """
    return all((action.seat == seat or info.forced) and not info.shown for action, info in known[keep:])
