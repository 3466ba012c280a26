"""The levels of computer players: how each chooses, by the name that its seat stores."""

from functools import lru_cache
from random import Random
from typing import Any, Final

from engine.core.flow import Position
from engine.core.setup import Setup
from engine.core.types import Decision
from engine.minds.features import AnyGame
from engine.minds.players import UNTRAINED_LEVELS, at_once, levels
from engine.minds.search import Mind, Table, untrained
from engine.minds.weights import mind_for

LEVELS: Final = ("apprentice", "journeyman", "master")
"""What a table can choose, the weakest first."""

USUAL: Final = "journeyman"
"""The level where nothing was chosen."""

STRONGEST: Final = LEVELS[-1]

PLAINEST: Final = "random"

KINDS: Final = 256
"""So many set-ups are remembered with what was learned of them."""

_PLAYERS: Final = levels()
_SEARCHING: Final = frozenset({"master"})


def known_level(name: str) -> str:
    """A stored level by its name; one that only a newer program knows is the plainest."""
    return name if name in _PLAYERS else PLAINEST


def searches(name: str) -> bool:
    """Whether a level takes so long that it must not answer on the event loop."""
    return name in _SEARCHING


def prepare(game: AnyGame, setup: Setup) -> None:
    """Load what was learned of matches like this one; it takes up to a tenth of a second, so not on the event loop."""
    _mind_of(game, setup)


def was_learned(game: AnyGame, setup: Setup) -> bool:
    """Whether anything was learned of matches like this one; as slow as `prepare`."""
    return _mind_of(game, setup) is not None


def answer(
    name: str, game: AnyGame, setup: Setup, position: Position[Any, Any], decision: Decision, chance: Random
) -> tuple[str, ...]:
    """The answer of a level at once, also of one that searches; without training all answer as builders."""
    level, mind = known_level(name), None
    if level not in UNTRAINED_LEVELS:
        mind = _mind_of(game, setup)
        level = level if mind is not None else "builder"
    player = at_once if searches(level) else _PLAYERS[level]
    return player(Table(game, setup.seats, mind or untrained()), position, decision, chance)


def _mind_of(game: AnyGame, setup: Setup) -> Mind | None:
    return _mind(game, setup.seats, tuple(sorted(setup.options.items())))


@lru_cache(KINDS)
def _mind(game: AnyGame, seats: int, options: tuple[tuple[str, str], ...]) -> Mind | None:
    return mind_for(game, Setup(game.name, seats, game.rules, dict(options)))
