"""Reasons to prefer one answer to the next best: the facts that differ most afterwards, as names and numbers."""

from collections.abc import Mapping, Sequence
from math import inf, isclose, sqrt
from typing import Final

from msgspec import Struct

from engine.core.computer_facts import POINTS, STAGE
from engine.minds.features import AnyGame
from engine.minds.leaf import ENDING, SCALE
from engine.minds.search import AnswerChoice, Ranked, gaps_between

MAX_REASONS: Final = 3
"""Reasons that are named at least, if there are as many."""

MAX_MADE_UP: Final = 3
"""Further reasons that are named until those in favour outweigh those against."""

EQUAL_ERRORS: Final = 2.5
"""Standard errors within which two answers are about equal."""

FACT_ERRORS: Final = 2.0
"""Standard errors by which two answers must differ in a fact for it to be named."""

MIN_WORLDS: Final = 4
"""Worlds in which two answers must have been tried for what they change to be robust."""

MAJORITY, MINORITY = 0.6, 0.2
"""Parts of the worlds: a change is robust if at least the first differ its way, and at most the second the other way."""

LEAST_PART: Final = 0.25
"""Part of 1 that a change may lack to be named as 1."""

OTHERS_PREFIX: Final = "-"
"""Prefix of a fact's name for the mean of that fact over the other players."""

LEAST_WIN_CHANGE: Final = 0.2
"""Change of the chance to win from which on it is named."""

EQUAL_DIFFERENCE: Final = SCALE // 5
"""Difference within which two answers are about equal, in parts of a point: too little for a player to care."""

COMMON_PREFIX: Final = "="
"""Prefix of the name of a fact that concerns all players, like those of the table."""

REST_NAME: Final = "*"
"""Name of the factor for all facts that are not named."""


class Factor(Struct, frozen=True):
    """A fact, the points it contributes to an answer's advantage, and how much it differs on average."""

    fact: str
    points: float
    change: float


def reasons(game: AnyGame, choice: AnswerChoice) -> tuple[Factor, ...]:
    """Return the strongest reasons to prefer the best answer to the next one; none if nothing was compared.

    The search must have been `explained`.
    """
    pair = compared(choice)
    return () if pair is None else differences(game, *pair)


def differences(game: AnyGame, best: Ranked, second: Ranked, moot: frozenset[str] = frozenset()) -> tuple[Factor, ...]:
    """Return the strongest reasons to prefer one answer to another, and the rest.

    Weaker ones in favour are added as long as those against outweigh them, and points in any case. Facts that are
    `moot` are part of the rest.

    Return none if the game ends in some worlds and goes on in others, because their facts cannot be compared. At least
    one named reason favours `best`; if no fact does, only the rest is returned.
    """
    ended = {answer.over == answer.tries for answer in (best, second)}
    if ended != {True} and (best.over or second.over):
        return ()
    every = [_factor(name, best, second) for name in dict.fromkeys((*best.terms, *second.terms))]
    found, changes = _joined(every), {one.fact: one.change for one in every}
    telling = [
        one
        for one in found
        if round(one.points, 1)
        and round(one.change, 1)
        and _is_plausible(one, game.drawbacks)
        and _is_gain_in_itself(one, changes, game.goals)
        and _is_significant(one.fact, best, second)
        and not _is_spent(one, found)
        and one.fact.lstrip(f"{OTHERS_PREFIX}{COMMON_PREFIX}") not in moot
    ]
    ordered = sorted(telling, key=lambda one: (-abs(one.points), one.fact))
    strongest = ordered[:MAX_REASONS]
    for one in [one for one in ordered[MAX_REASONS:] if one.points > 0][:MAX_MADE_UP]:
        if total(strongest) <= 0:
            strongest.append(one)
    strongest += [one for one in ordered if one.fact in (POINTS, f"{OTHERS_PREFIX}{POINTS}") and one not in strongest]
    if not any(one.points > 0 for one in strongest):
        strongest = []
    named = tuple([Factor(one.fact, round(one.points, 1), round(one.change, 1)) for one in strongest])
    rest = round(round(advantage(best, second).mean / SCALE, 1) - sum([one.points for one in named]), 1)
    return (*named, Factor(REST_NAME, rest, 0.0)) if rest or not named else named


def total(reasons: Sequence[Factor]) -> float:
    """Add up what reasons are worth, in points."""
    return round(sum([one.points for one in reasons]), 1)


def robust_changes(game: AnyGame, best: Ranked, second: Ranked, seats: int) -> tuple[Factor, ...]:
    """Return the facts that differ by one or more after two answers, and the same way in most worlds.

    Changes of others are added up. Return none if the game ends in some worlds and goes on in others.
    """
    if {answer.over == answer.tries for answer in (best, second)} != {True} and (best.over or second.over):
        return ()
    found = list[Factor]()
    least = {"end_win": LEAST_WIN_CHANGE, f"{OTHERS_PREFIX}{POINTS}": game.telling_points - LEAST_PART}
    for name in best.amounts:
        scale = seats - 1 if name.startswith(OTHERS_PREFIX) and name not in ENDING else 1
        gaps = [scale * (a - b) for a, b in zip(best.amounts[name], second.amounts[name], strict=False)]
        mean = sum(gaps) / len(gaps)
        same, against = sum([gap * mean > 0 for gap in gaps]), sum([gap * mean < 0 for gap in gaps])
        is_usual = same >= MAJORITY * len(gaps) and against <= MINORITY * len(gaps)
        if len(gaps) >= MIN_WORLDS and is_usual and abs(mean) >= least.get(name, 1 - LEAST_PART):
            found.append(Factor(name, 0.0, round(mean, 1)))
    return tuple(found)


def _is_plausible(one: Factor, drawbacks: frozenset[str]) -> bool:
    """Return True if a player would expect this effect of a fact: more is good for oneself, and bad for others.

    Training splits weight between correlated facts arbitrarily, so a single fact may seem to work the wrong way. Facts
    of the table, such as the places left in a castle, may be good or bad.
    """
    fact = one.fact.removeprefix(OTHERS_PREFIX)
    if fact.startswith(COMMON_PREFIX):
        return fact != f"{COMMON_PREFIX}{STAGE}"
    more_is_good = (fact == one.fact) != (fact in drawbacks)
    return (one.points > 0) == ((one.change > 0) == more_is_good)


def _is_gain_in_itself(one: Factor, changes: Mapping[str, float], goals: Mapping[str, str]) -> bool:
    """Return False for changes that only follow from others.

    These are a kind of points that changes against all points, as when a city replaces a settlement, and the distance
    to a goal if only one of the answers reaches the goal.
    """
    fact = one.fact.removeprefix(COMMON_PREFIX)
    name = fact.removeprefix(OTHERS_PREFIX)
    whose = fact.removesuffix(name)
    if name in goals:
        return one.change * changes.get(f"{whose}{goals[name]}", 0.0) <= 0
    return not name.startswith(f"{POINTS}_") or one.change * changes.get(f"{whose}{POINTS}", one.change) > 0


def _is_spent(one: Factor, factors: Sequence[Factor]) -> bool:
    """Return True for what others have less of because they gain other things with it."""
    if not one.fact.startswith(OTHERS_PREFIX) or one.points < 0:
        return False
    gained = -sum([other.points for other in factors if other.fact.startswith(OTHERS_PREFIX) and other.points < 0])
    return gained >= one.points


def _is_significant(fact: str, best: Ranked, second: Ranked) -> bool:
    """Return True if a fact differs between two answers by more than chance explains."""
    name = fact.removeprefix(COMMON_PREFIX)
    gaps = [a - b for a, b in zip(best.amounts.get(name, []), second.amounts.get(name, []), strict=False)]
    if len(gaps) < 2:
        return True
    mean = sum(gaps) / len(gaps)
    variance = sum([(gap - mean) ** 2 for gap in gaps]) / (len(gaps) - 1)
    return abs(mean) >= FACT_ERRORS * sqrt(variance / len(gaps))


def _factor(name: str, best: Ranked, second: Ranked) -> Factor:
    """Return the factor of a fact that differs between two answers.

    If the answers lead to different stages of the game, in which the fact has different weights, the mean weight
    counts. The effect of the stage on facts that do not differ is part of the rest.
    """
    shared = min(best.tries, second.tries)
    amounts = [sum(answer.amounts.get(name, [])[:shared]) / shared for answer in (best, second)]
    worths = [sum(answer.terms.get(name, [])[:shared]) / shared / SCALE for answer in (best, second)]
    weights = [worth / amount for worth, amount in zip(worths, amounts, strict=True) if amount]
    change = amounts[0] - amounts[1]
    return Factor(name, change * sum(weights) / max(1, len(weights)), change)


def _joined(factors: list[Factor]) -> list[Factor]:
    """Merge a seat's own factor with the others' factor where a fact differs equally for all players."""
    theirs = {one.fact.removeprefix(OTHERS_PREFIX): one for one in factors if one.fact.startswith(OTHERS_PREFIX)}
    found = list[Factor]()
    for one in factors:
        other = theirs.get(one.fact)
        if other is not None and one.change and isclose(one.change, other.change):
            found.append(Factor(f"{COMMON_PREFIX}{one.fact}", one.points + other.points, one.change))
            del theirs[one.fact]
        elif not one.fact.startswith(OTHERS_PREFIX):
            found.append(one)
    return found + list(theirs.values())


def is_clear(best: Ranked, second: Ranked) -> bool:
    """Return True if `best` beats `second` by more than chance and by enough to matter. Both must be tried already."""
    gap = advantage(best, second)
    return gap.mean >= max(EQUAL_DIFFERENCE, EQUAL_ERRORS * gap.error)


class Advantage(Struct, frozen=True):
    """The advantage of an answer over another, in parts of a point: the mean and its standard error."""

    mean: float
    error: float


def advantage(one: Ranked, other: Ranked) -> Advantage:
    """Compare two answers in the worlds in which both were tried; from a single world, the error is infinite."""
    gaps = gaps_between(one, other)
    count, total = len(gaps), sum(gaps)
    squares = count * sum([gap * gap for gap in gaps]) - total * total
    return Advantage(total / count, sqrt(squares / (count - 1)) / count if count > 1 else inf)


def compared(choice: AnswerChoice) -> tuple[Ranked, Ranked] | None:
    """Return the best answer and the next one; None if nothing was compared."""
    tried = [answer for answer in choice.ranked if answer.tries]
    return (tried[0], tried[1]) if len(tried) > 1 else None
