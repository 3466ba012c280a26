"""Players for a table of the arena, by level.

Only `random()` of a generator is used, because Python guarantees that its numbers never change. No player knows more
than its seat: a policy reads `Game.insight` of its own seat, and the search plays on from redealt positions.
"""

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, Final

from engine.core.flow import Position
from engine.core.types import Decision
from engine.minds.choosing import Look, builder, purposefully
from engine.minds.policy import answer
from engine.minds.search import AnswerSearch, Table

Player = Callable[[Table, Position[Any, Any], Decision, Random], tuple[str, ...]]
"""Answers a question for a seat of a table."""


def randomly(table: Table, position: Position[Any, Any], decision: Decision, source: Random) -> tuple[str, ...]:
    """Answer with random options except idle ones."""
    return purposefully(table.game, decision, _look(table, position, decision), source)


def building(table: Table, position: Position[Any, Any], decision: Decision, source: Random) -> tuple[str, ...]:
    """Answer with the options that the game prefers."""
    return builder(table.game, decision, _look(table, position, decision), source)


def _look(table: Table, position: Position[Any, Any], decision: Decision) -> Look:
    """Return the function that makes the view of the asked seat."""
    return partial(table.game.view, position, decision.ask.seat)


def by_policy(
    table: Table, position: Position[Any, Any], decision: Decision, source: Random, *, tenths: int, lapses: float = 0.0
) -> tuple[str, ...]:
    """Answer by the policy at this temperature in tenths; with the probability `lapses`, at random."""
    if lapses and source.random() < lapses:
        return randomly(table, position, decision, source)
    return answer(table.mind.policy, table.game, position, decision, source, tenths)


def at_once(table: Table, position: Position[Any, Any], decision: Decision, source: Random) -> tuple[str, ...]:
    """Answer with the policy's best options, without a search."""
    return by_policy(table, position, decision, source, tenths=3)


def as_journeyman(table: Table, position: Position[Any, Any], decision: Decision, source: Random) -> tuple[str, ...]:
    """Answer like a master without a search, but with the lapses of a journeyman."""
    return by_policy(table, position, decision, source, tenths=3, lapses=table.game.lapses)


def by_search(
    table: Table, position: Position[Any, Any], decision: Decision, source: Random, *, simulations: int
) -> tuple[str, ...]:
    """Answer with the best options of a search of this many simulations."""
    seed = int(source.random() * 2**48)
    return AnswerSearch(table, position, decision, seed).choose(lambda done: done >= simulations).picks


MASTER_SIMULATIONS: Final = 48
"""Simulations of a master for a decision in the arena."""


UNTRAINED_LEVELS: Final = frozenset({"random", "builder"})
"""Levels that need no mind."""


def levels(simulations: int = MASTER_SIMULATIONS) -> dict[str, Player]:
    """Return every player by the name of its level, weakest first, except `builder`, which has learned nothing."""
    return {
        "random": randomly,
        "builder": building,
        "apprentice": partial(by_policy, tenths=15, lapses=0.1),
        "journeyman": as_journeyman,
        "master": partial(by_search, simulations=simulations),
    }
