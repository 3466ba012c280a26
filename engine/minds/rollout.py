"""Rollouts: playing on from a position, by a policy and by what the game expects, to the end of the turn."""

from random import Random
from typing import Any, Final

from engine.core.flow import Play
from engine.core.redealing import Source, below
from engine.core.types import CHANCE, Ask, Decision
from engine.minds.features import AnyGame
from engine.minds.policy import Policy, answer

MAX_TURN_ANSWERS: Final = 80
"""Answers after which a turn counts as over."""


def generator(seed: int) -> Random:
    """Return a random generator for a seed."""
    return Random(seed)  # noqa: S311 - what computer players try out is no secret


def dealt(ask: Ask, source: Source) -> tuple[str, ...]:
    """Answer for chance."""
    left = [option.key for option in ask.options]
    return tuple([left.pop(below(len(left), source)) for _ in range(ask.least)])


def replied(
    policy: Policy, game: AnyGame, play: Play[Any], decision: Decision, source: Source, tenths: int
) -> tuple[str, ...]:
    """Answer any question, including chance's."""
    if decision.ask.seat == CHANCE:
        return dealt(decision.ask, source)
    return answer(policy, game, play.position, decision, source, tenths)


def roll_out(
    policy: Policy,
    game: AnyGame,
    play: Play[Any],
    source: Source,
    tenths: int,
    turn: int,
) -> int:
    """Play on, in place, until `turn` or the game is over; return the number of answers."""
    left = MAX_TURN_ANSWERS
    while play.decisions and left and game.clock(play.position) == turn:
        decision = play.decisions[0]
        expected = game.expected_answer(play.position, decision)
        picks = replied(policy, game, play, decision, source, tenths) if expected is None else (expected,)
        play.answer(decision, picks)
        left -= 1
    return MAX_TURN_ANSWERS - left
