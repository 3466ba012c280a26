"""Lessons for a policy: questions as it read them, with what it should have answered."""

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct

from engine.core.flow import Position
from engine.core.types import Decision
from engine.minds.features import AnyGame, deck_part, question
from engine.minds.policy import Features, Policy, keys, likelihoods

LIMIT: Final = 120.0
"""No weight is further from 0, so that it fits into a byte."""

NEGLIGIBLE: Final = 0.004


class Lesson(Struct):
    """A question, by the columns that were on and the features of its options, and how much each should be picked.

    `worth` says how much the lesson counts; below 0 it is a warning.
    """

    columns: list[int]
    features: list[Features]
    target: list[float]
    worth: float = 1.0


def learn(policy: Policy, lesson: Lesson, rate: float) -> None:
    """Move the weights towards the target, in place."""
    likely = likelihoods(policy.scores(lesson.columns, lesson.features))
    whole, step = sum(likely), rate * lesson.worth
    weights, worth = policy.weights, policy.worth
    for (index, marks), wanted, now in zip(lesson.features, lesson.target, likely, strict=True):
        gap = wanted - now / whole
        if -NEGLIGIBLE < gap < NEGLIGIBLE:
            continue
        change = step * gap
        if index >= 0:
            row = weights[index]
            for column in lesson.columns:
                row[column] = min(LIMIT, max(-LIMIT, row[column] + change))
        for mark in marks:
            worth[mark] = min(LIMIT, max(-LIMIT, worth[mark] + change))


def lessons(
    policy: Policy, game: AnyGame, position: Position[Any, Any], decision: Decision, picks: Sequence[str]
) -> list[Lesson]:
    """What an answer teaches: one lesson for every pick, each among the options that were left, and one for stopping."""
    asked = question(game, decision)
    options = asked.ask.options
    if len(options) <= asked.ask.least:
        return []
    columns, features = policy.read(game, position, asked)
    chosen = _chosen(game, asked, picks)
    stops = len(features) > len(options)
    found = []
    left = list(range(len(options)))
    for number, index in enumerate(chosen):
        open_to = [*left, len(options)] if stops and number >= asked.ask.least else left
        found.append(_lesson(columns, features, open_to, index))
        left = [other for other in left if other != index]
    if stops and asked.ask.least <= len(chosen) < min(asked.ask.most, len(options)):
        found.append(_lesson(columns, features, [*left, len(options)], len(options)))
    return found


def _chosen(game: AnyGame, asked: Decision, picks: Sequence[str]) -> list[int]:
    """The indices of the picks; a deck that is not one of those that are ready teaches nothing."""
    count = len(asked.ask.options)
    if deck_part(game, asked.kind) is not None:
        return [index for index in range(count) if keys(game, asked, [index]) == tuple(picks)]
    known = [option.key for option in asked.ask.options]
    return [known.index(pick) for pick in picks if pick in known]


def _lesson(columns: list[int], features: list[Features], open_to: Sequence[int], index: int) -> Lesson:
    return Lesson(columns, [features[other] for other in open_to], [float(other == index) for other in open_to])
