"""Puzzles out of a match: choices of which one answer is clearly the best, and none of the others stands out."""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from engine.core.setup import Setup
from engine.core.types import Action, Option, Seat
from engine.minds.analysis import GivenAnswer, is_choice, picked, walk
from engine.minds.explanation import Factor, error, reasons
from engine.minds.features import AnyGame
from engine.minds.intervals import Z
from engine.minds.leaf import SCALE
from engine.minds.search import Choice, Mind, Ranked, Table, choose

FEWEST: Final = 3
"""Answers that have to be compared."""

AGAIN: Final = 4
"""So many times as many simulations prove a puzzle, in other worlds."""


class ComparedAnswer(Struct, frozen=True):
    """An answer to a puzzle, and what it is worth in points, with the ends of the 95 % interval."""

    picks: tuple[str, ...]
    points: float
    low: float
    high: float


class Puzzle(Struct, frozen=True):
    """A question, after so many `actions`: its options, the answers that were compared, the best first, and why that is so."""

    turn: int
    actions: int
    seat: Seat
    kind: str
    solution: tuple[Option, ...]
    answers: tuple[ComparedAnswer, ...]
    reasons: tuple[Factor, ...]


def puzzles(
    mind: Mind, game: AnyGame, setup: Setup, actions: Sequence[Action], simulations: int, seed: int
) -> Iterator[Puzzle]:
    """The puzzles of a match by its actions in force, in their order.

    Raises:
        Illegal: at the first action that does not fit.
    """
    table = Table(game, setup.seats, mind)
    for moment in walk(game, setup, actions)[0]:
        if is_choice(game, moment.decision):
            first = _choice(table, moment, simulations, seed)
            if is_puzzle(first):
                second = _choice(table, moment, AGAIN * simulations, seed + moment.actions + 1)
                if is_puzzle(second) and second.picks == first.picks:
                    yield _puzzle(moment, second)


def is_puzzle(choice: Choice) -> bool:
    """Whether the chosen answer is better than all others by their intervals, and the second best not better than the third."""
    answers = [_answer(answer) for answer in choice.ranked if answer.tries]
    if len(answers) < FEWEST:
        return False
    best, (second, third, *_) = answers[0], sorted(answers[1:], key=lambda answer: -answer.points)
    return all(best.low > other.high for other in answers[1:]) and second.low <= third.high


def _choice(table: Table, moment: GivenAnswer, simulations: int, seed: int) -> Choice:
    position = table.game.load(moment.position)
    return choose(table, position, moment.decision, seed, lambda done: done >= simulations, explained=True)


def _puzzle(moment: GivenAnswer, choice: Choice) -> Puzzle:
    ask = moment.decision.ask
    answers = tuple([_answer(answer) for answer in choice.ranked if answer.tries])
    solution = picked(ask, choice.picks)
    return Puzzle(moment.turn, moment.actions, ask.seat, moment.decision.kind, solution, answers, reasons(choice))


def _answer(answer: Ranked) -> ComparedAnswer:
    mean, reach = answer.mean / SCALE, Z * error(answer) / SCALE
    return ComparedAnswer(answer.picks, round(mean, 2), round(mean - reach, 2), round(mean + reach, 2))
