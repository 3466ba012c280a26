"""Who may sit at a table, and how they choose.

Of a generator they use `random()` alone, the one method whose numbers Python promises never to change. None knows more
than its seat: a policy reads what `Game.insight` says of its own seat, and the search plays on from redealt positions.
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
"""How a player answers a question."""


def randomly(table: Table, position: Position[Any, Any], decision: Decision, source: Random) -> tuple[str, ...]:
    """Any options but idle ones."""
    return purposefully(table.game, decision, _look(table, position, decision), source)


def building(table: Table, position: Position[Any, Any], decision: Decision, source: Random) -> tuple[str, ...]:
    """What the game prefers."""
    return builder(table.game, decision, _look(table, position, decision), source)


def _look(table: Table, position: Position[Any, Any], decision: Decision) -> Look:
    """What the seat sees, made when it looks."""
    return partial(table.game.view, position, decision.ask.seat)


def by_policy(
    table: Table, position: Position[Any, Any], decision: Decision, source: Random, *, tenths: int, lapses: float = 0.0
) -> tuple[str, ...]:
    """What the policy picks at this temperature in tenths; now and then, as often as `lapses` says, any options."""
    if lapses and source.random() < lapses:
        return randomly(table, position, decision, source)
    return answer(table.mind.policy, table.game, position, decision, source, tenths)


def at_once(table: Table, position: Position[Any, Any], decision: Decision, source: Random) -> tuple[str, ...]:
    """The best that can be said without a search."""
    return by_policy(table, position, decision, source, tenths=3)


def as_journeyman(table: Table, position: Position[Any, Any], decision: Decision, source: Random) -> tuple[str, ...]:
    """The same, but for the lapses that set a journeyman apart from a master where a search adds little."""
    return by_policy(table, position, decision, source, tenths=3, lapses=table.game.lapses)


def by_search(
    table: Table, position: Position[Any, Any], decision: Decision, source: Random, *, simulations: int
) -> tuple[str, ...]:
    """What is best after so many simulations."""
    seed = int(source.random() * 2**48)
    return AnswerSearch(table, position, decision, seed).choose(lambda done: done >= simulations).picks


SIMULATIONS: Final = 48
"""What a master has for a decision in the arena."""


UNLEARNED: Final = frozenset({"random", "builder"})
"""The levels that need no mind."""


def levels(simulations: int = SIMULATIONS) -> dict[str, Player]:
    """Every player by the name of its level, the weakest first but for `builder`, which has learned nothing."""
    return {
        "random": randomly,
        "builder": building,
        "apprentice": partial(by_policy, tenths=15, lapses=0.1),
        "journeyman": as_journeyman,
        "master": partial(by_search, simulations=simulations),
    }
