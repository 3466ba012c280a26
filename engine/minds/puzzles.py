"""Puzzles from a match: choices with one clearly best answer, for reasons that can be named."""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from engine.core.setup import Setup
from engine.core.types import Action, Option, Seat
from engine.minds.analysis import GivenAnswer, is_choice, picked, walk
from engine.minds.explanation import REST_NAME, Factor, advantage, is_clear, reasons
from engine.minds.features import AnyGame
from engine.minds.leaf import ENDING, SCALE
from engine.minds.playouts import Z
from engine.minds.policy import CERTAIN_PERCENT, likelihoods
from engine.minds.search import AnswerChoice, AnswerSearch, Mind, Ranked, Table

MIN_COMPARED: Final = 3
"""Minimum number of answers that must be compared."""

PROOF_FACTOR: Final = 4
"""Factor by which the second search, which confirms a puzzle in other worlds, has more simulations."""

SEED_DISTANCE: Final = 1 << 32
"""Distance between the seeds of two searches. A search uses consecutive seeds, so two ranges must not overlap."""


class ComparedAnswer(Struct, frozen=True):
    """An answer to a puzzle: its value in points, and how much `less` that is than the best, with a 95 % interval."""

    picks: tuple[str, ...]
    points: float
    less: float
    low: float
    high: float


class Puzzle(Struct, frozen=True):
    """A question after `actions` actions: its solution, the compared answers (best first), and the reasons."""

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
    """Yield the puzzles of a match, in order. `actions` excludes undone ones.

    Raises:
        Illegal: an action does not fit.
    """
    table = Table(game, setup.seats, mind)
    for moment in walk(game, setup, actions)[0]:
        if is_choice(game, moment.decision):
            found = puzzle_at(table, moment, simulations, seed)
            if found is not None:
                yield found


def puzzle_at(table: Table, moment: GivenAnswer, simulations: int, seed: int) -> Puzzle | None:
    """Return the puzzle at a choice, or None unless a second search in other worlds confirms it."""
    first = _choice(table, moment, simulations, seed)
    if not is_puzzle(first):
        return None
    second = _choice(table, moment, PROOF_FACTOR * simulations, seed + SEED_DISTANCE)
    if not is_puzzle(second) or second.picks != first.picks:
        return None
    why = reasons(table.game, second)
    return _puzzle(moment, second, why) if any(one.fact not in (REST_NAME, *ENDING) for one in why) else None


def is_puzzle(choice: AnswerChoice) -> bool:
    """Return True if the best answer is clearly better than all others, and the next two are roughly equal.

    A choice that the policy is certain of is no puzzle: people who know the game would not have to think either.
    """
    tried = [answer for answer in choice.ranked if answer.tries]
    if len(tried) < MIN_COMPARED or _is_certain(choice):
        return False
    best, *others = tried
    second, third, *_ = sorted(others, key=lambda answer: advantage(best, answer).mean)
    return all(is_clear(best, other) for other in others) and not is_clear(second, third)


def _is_certain(choice: AnswerChoice) -> bool:
    likely = likelihoods([answer.prior for answer in choice.ranked])
    return likely[0] * 100 > CERTAIN_PERCENT * sum(likely)


def _choice(table: Table, moment: GivenAnswer, simulations: int, seed: int) -> AnswerChoice:
    position = table.game.load(moment.position)
    return AnswerSearch(table, position, moment.decision, seed, explained=True).choose(lambda done: done >= simulations)


def _puzzle(moment: GivenAnswer, choice: AnswerChoice, why: tuple[Factor, ...]) -> Puzzle:
    ask = moment.decision.ask
    tried = [answer for answer in choice.ranked if answer.tries]
    answers = tuple([_compared(tried[0], answer) for answer in tried])
    solution = picked(ask, choice.picks)
    return Puzzle(moment.turn, moment.actions, ask.seat, moment.decision.kind, solution, answers, why)


def _compared(best: Ranked, answer: Ranked) -> ComparedAnswer:
    """Return the comparison of an answer with the best."""
    gap = advantage(best, answer)
    points, less, reach = (number / SCALE for number in (answer.mean, gap.mean, Z * gap.error))
    return ComparedAnswer(
        answer.picks, round(points, 2), round(less, 2), round(less - reach, 2), round(less + reach, 2)
    )
