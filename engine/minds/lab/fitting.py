"""Fitting a leaf: ridge regression of what a game came to on the facts at the beginning of its turns."""

from collections.abc import Sequence
from typing import Final

from engine.core.insight import Facts
from engine.minds.leaf import BEST, OWN, SCALE, STAGES, Leaf

RIDGE: Final = 25.0
"""How strongly weights are drawn to the prior, in squares of a fact.

It counts once for every sample that a game has on average: the turns of a game come to the same, so that they teach little
more than one of them.
"""

POINTS: Final = "points"
"""The fact that is taken to be worth its number before anything has been learned, as far as `utility` says."""

FADING: Final = 0.9
"""What earlier samples count for when later ones follow."""

Vector = list[float]


class Fit:
    """Sums of products for one regression; the last column is what is to be predicted."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.sums = [[0.0] * (size + 1) for _ in range(size)]

    def add(self, sample: Sequence[float], target: float) -> None:
        """Take in a sample."""
        whole = [*sample, target]
        for index, value in enumerate(sample):
            if value:
                row = self.sums[index]
                self.sums[index] = [old + value * new for old, new in zip(row, whole, strict=True)]

    def fade(self) -> None:
        """Let what has been taken in count for less."""
        self.sums = [[FADING * value for value in row] for row in self.sums]

    def solved(self, ridge: float, prior: Sequence[float]) -> Vector:
        """The weights that predict best, drawn to the prior ones."""
        rows = [list(row) for row in self.sums]
        for index, row in enumerate(rows):
            row[index] += ridge
            row[-1] += ridge * prior[index]
        for index, row in enumerate(rows):
            for below in rows[index + 1 :]:
                factor = below[index] / row[index]
                if factor:
                    below[index:] = [old - factor * new for old, new in zip(below[index:], row[index:], strict=True)]
        weights = [0.0] * self.size
        for index in reversed(range(self.size)):
            row = rows[index]
            known = sum([row[other] * weights[other] for other in range(index + 1, self.size)])
            weights[index] = (row[-1] - known) / row[index]
        return weights


class LeafFit:
    """Fits the leaf of these facts, each stage of the game by itself."""

    def __init__(self, facts: Sequence[str]) -> None:
        self.facts = tuple(facts)
        self.fits = [Fit(2 * len(facts) + 1) for _ in range(STAGES)]
        self.games = self.samples = 0.0

    def add(self, now: int, mine: Facts, others: Sequence[Facts], target: float) -> None:
        """Take in what a position at this stage came to."""
        own = [float(mine.get(name, 0)) for name in self.facts]
        mean = [sum([facts.get(name, 0) for facts in others]) / len(others) for name in self.facts]
        self.fits[now].add([1.0, *own, *mean], target)
        self.samples += 1

    def fade(self) -> None:
        """Let earlier games count for less."""
        self.games, self.samples = FADING * self.games, FADING * self.samples
        for fit in self.fits:
            fit.fade()

    def leaf(self) -> Leaf:
        """The leaf that predicts best."""
        count = len(self.facts)
        ridge = RIDGE * max(1.0, self.samples / STAGES / max(1.0, self.games))
        own = [OWN * SCALE / 10 * (name == POINTS) for name in self.facts]
        prior = [0.0, *own, *[-BEST / OWN * worth for worth in own]]
        solved = [[round(weight) for weight in fit.solved(ridge, prior)] for fit in self.fits]
        return Leaf(
            self.facts,
            [weights[1 : count + 1] for weights in solved],
            [weights[count + 1 :] for weights in solved],
            [weights[0] for weights in solved],
        )
