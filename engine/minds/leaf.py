"""The value of a position at the end of a simulation: learned weights for the facts of a seat and the other seats."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from msgspec import Struct

from engine.core.computer_facts import Facts
from engine.core.flow import Position
from engine.core.types import Outcome, Seat
from engine.minds.features import AnyGame

SCALE: Final = 64
"""Units of value in a point."""

STAGES: Final = 3

ZERO_SUM_SEATS: Final = 2


class Worth(Struct, frozen=True):
    """The worth of a point at the end of a game, in tenths: the seat's own, and the best other seat's."""

    own: int
    other: int


USUAL_WORTH: Final = Worth(8, -2)

ZERO_SUM_WORTH: Final = Worth(6, -6)
"""The worth of points between two players, each of whom gains what the other loses."""

MARGIN_WORTH: Final = Worth(6, -4)
"""The worth of points among more players, most of it as a lead over the best other."""


def worth_of(seats: int) -> Worth:
    """Return the worth of points in training for a number of seats."""
    return ZERO_SUM_WORTH if seats == ZERO_SUM_SEATS else MARGIN_WORTH


FINAL_POINTS: Final = "end_points"
FINAL_WIN: Final = "end_win"
"""Facts of a game that is over."""

ENDING: Final = frozenset({FINAL_POINTS, f"-{FINAL_POINTS}", FINAL_WIN})


def utility(outcome: Outcome, seat: Seat, stake: int, worth: Worth) -> int:
    """Return a seat's utility: the worth of its points and of the best other's, and the stake if it has won."""
    best = max([score for other, score in enumerate(outcome.scores) if other != seat])
    won = stake * 10 // outcome.ranks.count(1) if outcome.ranks[seat] == 1 else 0
    return (worth.own * outcome.scores[seat] + worth.other * best + won) * SCALE // 10


def ending(outcome: Outcome, seat: Seat, stake: int, worth: Worth) -> Iterator["Term"]:
    """Split the utility of an outcome into the seat's points, those of the best other seat, and the stake."""
    best = max([score for other, score in enumerate(outcome.scores) if other != seat])
    won = outcome.ranks[seat] == 1
    share = 1 / outcome.ranks.count(1) if won else 0.0
    yield FINAL_POINTS, outcome.scores[seat], worth.own * outcome.scores[seat] * SCALE // 10
    yield f"-{FINAL_POINTS}", best, worth.other * best * SCALE // 10
    yield FINAL_WIN, share, stake * 10 // outcome.ranks.count(1) * SCALE // 10 if won else 0


def stage(facts: Facts) -> int:
    """Return the stage of a game: 0, 1 or 2 for beginning, middle and end."""
    return min(STAGES - 1, max(0, facts.get("stage", 0)))


class Leaf(Struct):
    """Weights by stage, in `SCALE`ths of a point, fitted to results in which points have this `worth`.

    `own` are for the seat's facts, `others` for the mean of the other seats' facts, and `base` is a constant.
    """

    facts: tuple[str, ...]
    own: list[list[int]]
    others: list[list[int]]
    base: list[int]
    worth: Worth = USUAL_WORTH

    def value(self, game: AnyGame, position: Position[Any, Any], seat: Seat, seats: int) -> int:
        """Return the value of a position for a seat."""
        mine = game.insight(position, seat)
        now, others = stage(mine), seats - 1
        total = others * (self.base[now] + weighted(self.facts, self.own[now], mine))
        for other in range(seats):
            if other != seat:
                total += weighted(self.facts, self.others[now], game.insight(position, other))
        return total // others


Term = tuple[str, float, int]
"""A fact, its number, and its contribution to the value of a position."""


def terms(leaf: Leaf, game: AnyGame, position: Position[Any, Any], seat: Seat, seats: int) -> Iterator[Term]:
    """Yield the contribution of each fact to the value; `-` before a name marks the mean of the other seats."""
    mine = game.insight(position, seat)
    now = stage(mine)
    for name, weight in zip(leaf.facts, leaf.own[now], strict=True):
        yield name, mine.get(name, 0), weight * mine.get(name, 0)
    others = [game.insight(position, other) for other in range(seats) if other != seat]
    for name, weight in zip(leaf.facts, leaf.others[now], strict=True):
        total = sum([theirs.get(name, 0) for theirs in others])
        yield f"-{name}", total / (seats - 1), weight * total // (seats - 1)


def weighted(names: Sequence[str], weights: Sequence[int], facts: Facts) -> int:
    """Return the weighted sum of the facts."""
    get = facts.get
    return sum([weight * get(name, 0) for weight, name in zip(weights, names, strict=True) if weight])


def blank(facts: Sequence[str], worth: Worth = USUAL_WORTH) -> Leaf:
    """Return a leaf that has learned nothing: every position has the same value."""
    none = [[0] * len(facts) for _ in range(STAGES)]
    return Leaf(tuple(facts), none, [list(row) for row in none], [0] * STAGES, worth)
