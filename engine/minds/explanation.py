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

    The search must have been asked to explain itself.
    """
    compared = _compared(choice)
    return () if compared is None else differences(*compared)


def differences(best: Ranked, second: Ranked) -> tuple[Factor, ...]:
    """The strongest reasons for one answer instead of another; both were tried, by a search that explains itself.

    There are none where the game may end: then its result counts, which no facts tell.
    """
    if best.over or second.over:
        return ()
    gaps = {
        name: (best.terms.get(name, 0) / best.tries - second.terms.get(name, 0) / second.tries) / SCALE
        for name in dict.fromkeys((*best.terms, *second.terms))
    }
    strongest = sorted(gaps, key=lambda name: (-abs(gaps[name]), name))[:MOST]
    return tuple(Factor(name, round(gaps[name], 1)) for name in strongest if round(gaps[name], 1))


def about_equal(choice: Choice) -> bool:
    """Whether the best answer can hardly be distinguished from the next one."""
    compared = _compared(choice)
    if compared is None:
        return False
    return not is_clear(*compared)


def is_clear(best: Ranked, second: Ranked) -> bool:
    """Whether one answer is better than another by more than chance explains; both were tried."""
    return best.mean - second.mean >= ERRORS * sqrt(error(best) ** 2 + error(second) ** 2)


def error(answer: Ranked) -> float:
    """The standard error of the mean value of an answer that was tried, in parts of a point."""
    variance = max(0.0, answer.squares / answer.tries - answer.mean**2)
    return sqrt(variance / answer.tries)


def _compared(choice: Choice) -> tuple[Ranked, Ranked] | None:
    tried = [answer for answer in choice.ranked if answer.tries]
    return (tried[0], tried[1]) if len(tried) > 1 else None
