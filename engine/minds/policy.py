"""A policy: the likelihood of each option, from learned weights of the seat's facts and the option's features.

An option's score is the sum of its row in the columns that the seat's facts activate, and of its marks.
Scores are counted in `UNIT`ths of a natural logarithm; a stored policy has whole numbers only, so that play is the same
everywhere.
"""

from collections.abc import Sequence
from operator import itemgetter
from typing import Any, Final

from engine.core.deckbuilding import number_copies
from engine.core.flow import Position
from engine.core.redealing import Source
from engine.core.types import Ask, Decision, Option, Seat
from engine.minds.features import BUCKETS, STOP_ROW, AnyGame, context, deck_part, marks, question, row

UNIT: Final = 32

_FADING: Final = 0.9692332344763441
"""exp(-1 / UNIT): multiplying is exact everywhere, which exp() is not."""

_MAX_GAP: Final = 400


def _fading() -> list[int]:
    found, value = [], float(1 << 24)
    for _ in range(_MAX_GAP):
        found.append(int(value))
        value *= _FADING
    return found


LIKELIHOODS: Final = _fading()
"""Likelihood of an option by how far its score is below the best one's."""

CERTAIN_PERCENT: Final = 97
"""Percentage of the total likelihood above which the likeliest option is chosen without a search."""

Features = tuple[int, tuple[int, ...]]
"""The row and the marks of an option, by index; -1 is a row that never occurred in training."""

MAX_CACHED_OPTIONS: Final = 20_000


class Policy:
    """Weights by row and mark.

    `facts` are the names of the facts in their order; a row has `BUCKETS` columns for each and one more. A policy that
    `grows` adds unknown rows and marks.
    """

    def __init__(self, facts: Sequence[str], *, grows: bool = False) -> None:
        self.facts = tuple(facts)
        self.grows = grows
        self.rows: dict[str, int] = {}
        self.weights: list[list[float]] = []
        self.marks: dict[str, int] = {}
        self.mark_weights: list[float] = []
        self._known: dict[int, tuple[Option, str, Features]] = {}

    def row(self, name: str) -> int:
        """Return the index of a row."""
        index = self.rows.get(name, -1)
        if index < 0 and self.grows:
            index = self.rows[name] = len(self.weights)
            self.weights.append([0.0] * (BUCKETS * len(self.facts) + 1))
        return index

    def mark(self, name: str) -> int:
        """Return the index of a mark."""
        index = self.marks.get(name, -1)
        if index < 0 and self.grows:
            index = self.marks[name] = len(self.mark_weights)
            self.mark_weights.append(0.0)
        return index

    def features(self, kind: str, option: Option, seat: Seat) -> Features:
        """Return the features of an option; repeated options come from a cache."""
        key = id(option) * 8 + seat
        known = self._known.get(key)
        # The cache keeps the option, so its id cannot be reused by another one.
        if known is not None and known[0] is option and known[1] == kind:
            return known[2]
        found = [self.mark(name) for name in marks(kind, option, seat)]
        features = self.row(row(kind, option)), tuple([index for index in found if index >= 0])
        if len(self._known) >= MAX_CACHED_OPTIONS:
            self._known.clear()
        self._known[key] = option, kind, features
        return features

    def read(self, game: AnyGame, position: Position[Any, Any], decision: Decision) -> tuple[list[int], list[Features]]:
        """Return the active columns, and the features of every option; the last one is stopping, if allowed."""
        kind, seat, options = decision.kind, decision.ask.seat, decision.ask.options
        columns = context(self.facts, game.insight(position, seat))
        found = [self.features(kind, option, seat) for option in options]
        remark = game.remarks(position, decision)
        if remark is not None:
            extra = [self.mark(f"{kind}:{remark(option)}") for option in options]
            found = [
                (index, (*known, more)) if more >= 0 else (index, known)
                for (index, known), more in zip(found, extra, strict=True)
            ]
        if decision.ask.least < decision.ask.most:
            found.append((self.row(f"{kind}:{STOP_ROW}"), ()))
        return columns, found

    def scores(self, columns: list[int], features: Sequence[Features]) -> list[float]:
        """Return the score of every option."""
        weights, mark_weights = self.weights, self.mark_weights
        on = itemgetter(*columns) if len(columns) > 1 else lambda row: row[: len(columns)]
        found = []
        for index, known in features:
            score: float = sum(on(weights[index])) if index >= 0 else 0
            for mark in known:
                score += mark_weights[mark]
            found.append(score)
        return found


def likelihoods(scores: Sequence[float], tenths: int = 10) -> list[int]:
    """Return the likelihood of each option, as whole numbers; `tenths` is the temperature."""
    best = max(scores)
    found = []
    for score in scores:
        below = int(best - score) * 10 // tenths
        found.append(LIKELIHOODS[below] if below < _MAX_GAP else 0)
    return found


def draw_index(likely: Sequence[int], source: Source) -> int:
    """Draw an index by likelihood."""
    left = int(source.random() * sum(likely))
    for index, weight in enumerate(likely):
        left -= weight
        if left < 0:
            return index
    return len(likely) - 1


def draw(ask: Ask, scores: Sequence[float], source: Source, tenths: int) -> list[int]:
    """Pick options by likelihood, one at a time; return their indices, and that of stopping if it was picked."""
    if ask.most == ask.least == 1:
        return [draw_index(likelihoods(scores, tenths), source)]
    count = len(ask.options)
    left, picked = list(range(count)), list[int]()
    while len(picked) < min(ask.most, count):
        open_to = [*left, *range(count, len(scores))] if len(picked) >= ask.least else left
        index = open_to[draw_index(likelihoods([scores[other] for other in open_to], tenths), source)]
        picked.append(index)
        if index == count:
            break
        left.remove(index)
    return picked


def keys(game: AnyGame, asked: Decision, picked: Sequence[int]) -> tuple[str, ...]:
    """Return the keys of the picks, in the question's order unless theirs matters; for a deck, of its cards."""
    options = asked.ask.options
    part = deck_part(game, asked.kind)
    if part is not None and game.deckbuilding is not None:
        return tuple(number_copies(game.deckbuilding.ready[options[picked[0]].key][part]))
    chosen = [index for index in picked if index < len(options)]
    return tuple([options[index].key for index in (chosen if asked.ask.ordered else sorted(chosen))])


def only_keys(game: AnyGame, asked: Decision) -> tuple[str, ...] | None:
    """Return the keys of the only answer that a computer player may give; None if it has a choice."""
    least = asked.ask.least
    return keys(game, asked, range(least)) if len(asked.ask.options) == least else None


def answer(
    policy: Policy, game: AnyGame, position: Position[Any, Any], decision: Decision, source: Source, tenths: int = 10
) -> tuple[str, ...]:
    """Answer a question as the policy would, at this temperature in tenths."""
    asked = question(game, decision)
    if (only := only_keys(game, asked)) is not None:
        return only
    scores = policy.scores(*policy.read(game, position, asked))
    return keys(game, asked, draw(asked.ask, scores, source, tenths))
