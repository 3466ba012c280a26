"""Training examples: questions as the policy reads them, with the target answers."""

from collections.abc import Sequence
from math import copysign
from typing import Any, Final

from msgspec import Struct

from engine.core.flow import Position
from engine.core.redealing import Source
from engine.core.types import Decision
from engine.minds.features import AnyGame, deck_part, question
from engine.minds.policy import Features, Policy, draw, keys, likelihoods

MAX_WEIGHT: Final = 120.0
"""The largest absolute value of a weight, so that it fits into a byte."""

NEGLIGIBLE: Final = 0.004


class Example(Struct):
    """A question: its active columns, the features of its options, and the target share of each option.

    `weight` says how much the example counts; below 0 it is a warning.
    """

    columns: list[int]
    features: list[Features]
    target: list[float]
    weight: float = 1.0


def learn(policy: Policy, example: Example, rate: float) -> None:
    """Move the weights towards the target, in place."""
    likely = likelihoods(policy.scores(example.columns, example.features))
    whole, step = sum(likely), rate * example.weight
    weights, mark_weights = policy.weights, policy.mark_weights
    for (index, marks), wanted, now in zip(example.features, example.target, likely, strict=True):
        gap = wanted - now / whole
        if -NEGLIGIBLE < gap < NEGLIGIBLE:
            continue
        change = step * gap
        if index >= 0:
            row = weights[index]
            for column in example.columns:
                moved = row[column] + change
                # Calling `min` and `max` would take as long again as a whole training example.
                row[column] = moved if -MAX_WEIGHT < moved < MAX_WEIGHT else copysign(MAX_WEIGHT, moved)
        for mark in marks:
            mark_weights[mark] = min(MAX_WEIGHT, max(-MAX_WEIGHT, mark_weights[mark] + change))


def examples(
    policy: Policy, game: AnyGame, position: Position[Any, Any], decision: Decision, picks: Sequence[str]
) -> list[Example]:
    """Return the examples of an answer: one for every pick among the remaining options, and one for stopping."""
    asked = question(game, decision)
    if len(asked.ask.options) <= asked.ask.least:
        return []
    return _examples(asked, *policy.read(game, position, asked), _chosen(game, asked, picks))


def answered(
    policy: Policy, game: AnyGame, position: Position[Any, Any], decision: Decision, source: Source
) -> tuple[tuple[str, ...], list[Example]]:
    """Answer as the policy would; return the picks and their examples."""
    asked = question(game, decision)
    if len(asked.ask.options) <= asked.ask.least:
        return keys(game, asked, range(asked.ask.least)), []
    columns, features = policy.read(game, position, asked)
    picked = draw(asked.ask, policy.scores(columns, features), source, 10)
    chosen = [index for index in picked if index < len(asked.ask.options)]
    return keys(game, asked, picked), _examples(asked, columns, features, chosen)


def _examples(asked: Decision, columns: list[int], features: list[Features], chosen: Sequence[int]) -> list[Example]:
    ask, found = asked.ask, list[Example]()
    stop = len(ask.options)
    left = list(range(stop))
    for number, index in enumerate(chosen):
        open_to = [*left, stop] if len(features) > stop and number >= ask.least else left
        found.append(_example(columns, features, open_to, index))
        left = [other for other in left if other != index]
    if len(features) > stop and ask.least <= len(chosen) < min(ask.most, stop):
        found.append(_example(columns, features, [*left, stop], stop))
    return found


def _chosen(game: AnyGame, asked: Decision, picks: Sequence[str]) -> list[int]:
    """Return the indices of the picks; none for a deck that is not a ready-made one."""
    count = len(asked.ask.options)
    if deck_part(game, asked.kind) is not None:
        return [index for index in range(count) if keys(game, asked, [index]) == tuple(picks)]
    known = [option.key for option in asked.ask.options]
    return [known.index(pick) for pick in picks if pick in known]


def _example(columns: list[int], features: list[Features], open_to: Sequence[int], index: int) -> Example:
    return Example(columns, [features[other] for other in open_to], [float(other == index) for other in open_to])
