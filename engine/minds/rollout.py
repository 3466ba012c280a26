"""Rollouts: playing on from a position, by a policy, to the end of the turn."""

from random import Random
from typing import Any, Final

from engine.core.flow import Play
from engine.core.redealing import Source, below
from engine.core.types import CHANCE, Ask, Decision, Option, Seat
from engine.minds.features import AnyGame
from engine.minds.policy import Policy, answer

MAX_TURN_ANSWERS: Final = 80
"""Answers after which a turn counts as over."""


Pick = tuple[Seat, str, str]
"""A seat's pick: the seat, the kind of its question, and the key of the option."""


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
    picked: dict[Pick, Option] | None = None,
) -> None:
    """Play on, in place, until `turn` or the game is over, and note in `picked` what players pick."""
    left = MAX_TURN_ANSWERS
    while play.decisions and left and game.clock(play.position) == turn:
        decision = play.decisions[0]
        picks = replied(policy, game, play, decision, source, tenths)
        if picked is not None and decision.ask.seat != CHANCE:
            for option in decision.ask.options:
                if option.key in picks:
                    picked.setdefault((decision.ask.seat, decision.kind, option.key), option)
        play.answer(decision, picks)
        left -= 1
