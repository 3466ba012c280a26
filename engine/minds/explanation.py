"""Why one answer was taken and not the next best: the facts that differ most in what came of them, as names and numbers."""

from math import sqrt
from typing import Final

from msgspec import Struct

from engine.minds.leaf import SCALE
from engine.minds.search import Choice, Ranked

MOST: Final = 3
"""How many reasons are given."""

ERRORS: Final = 2
"""Two answers are about equal when fewer standard errors than that lie between them."""


class Factor(Struct, frozen=True):
    """A fact and what it adds, in points; `-` before its name says that it is the others' fact."""

    fact: str
    points: float


def reasons(choice: Choice) -> tuple[Factor, ...]:
    """The strongest reasons for the best answer instead of the next one; none when nothing was compared.

    The search must have been told to explain itself.
    """
    compared = _compared(choice)
    if compared is None:
        return ()
    best, second = compared
    gaps = {
        name: (best.terms.get(name, 0) / best.tries - second.terms.get(name, 0) / second.tries) / SCALE
        for name in dict.fromkeys((*best.terms, *second.terms))
    }
    strongest = sorted(gaps, key=lambda name: (-abs(gaps[name]), name))[:MOST]
    return tuple(Factor(name, round(gaps[name], 1)) for name in strongest if round(gaps[name], 1))


def about_equal(choice: Choice) -> bool:
    """Whether the best answer can hardly be told from the next one."""
    compared = _compared(choice)
    if compared is None:
        return False
    best, second = compared
    error = sqrt(_variance(best) / best.tries + _variance(second) / second.tries)
    return best.mean - second.mean < ERRORS * error


def _compared(choice: Choice) -> tuple[Ranked, Ranked] | None:
    tried = [answer for answer in choice.ranked if answer.tries]
    return (tried[0], tried[1]) if len(tried) > 1 else None


def _variance(answer: Ranked) -> float:
    return max(0.0, answer.squares / answer.tries - answer.mean**2)
