"""Lessons for a policy: questions as it read them, with what it should have answered."""

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct

from engine.core.flow import Position
from engine.core.redealing import Source
from engine.core.types import Decision
from engine.minds.features import AnyGame, deck_part, question
from engine.minds.policy import Features, Policy, draw, keys, likelihoods

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
    if len(asked.ask.options) <= asked.ask.least:
        return []
    return _taught(asked, *policy.read(game, position, asked), _chosen(game, asked, picks))


def answered(
    policy: Policy, game: AnyGame, position: Position[Any, Any], decision: Decision, source: Source
) -> tuple[tuple[str, ...], list[Lesson]]:
    """Answer as the policy would, with what the answer teaches."""
    asked = question(game, decision)
    if len(asked.ask.options) <= asked.ask.least:
        return keys(game, asked, range(asked.ask.least)), []
    columns, features = policy.read(game, position, asked)
    picked = draw(asked.ask, policy.scores(columns, features), source, 10)
    chosen = [index for index in picked if index < len(asked.ask.options)]
    return keys(game, asked, picked), _taught(asked, columns, features, chosen)


def _taught(asked: Decision, columns: list[int], features: list[Features], chosen: Sequence[int]) -> list[Lesson]:
    ask, found = asked.ask, list[Lesson]()
    stop = len(ask.options)
    left = list(range(stop))
    for number, index in enumerate(chosen):
        open_to = [*left, stop] if len(features) > stop and number >= ask.least else left
        found.append(_lesson(columns, features, open_to, index))
        left = [other for other in left if other != index]
    if len(features) > stop and ask.least <= len(chosen) < min(ask.most, stop):
        found.append(_lesson(columns, features, [*left, stop], stop))
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
