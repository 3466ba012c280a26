"""The levels of computer players, by the name that a seat stores."""

from functools import lru_cache
from random import Random
from typing import Any, Final

from engine.core.flow import Position
from engine.core.setup import Setup
from engine.core.types import Decision
from engine.minds.features import AnyGame
from engine.minds.levels import UNTRAINED_LEVELS, at_once, levels
from engine.minds.search import Mind, Table, untrained
from engine.minds.styles import in_style
from engine.minds.weights import mind_for

PLAYER_LEVELS: Final = ("apprentice", "journeyman", "master")  # levels that players can choose, weakest first
DEFAULT_LEVEL: Final = "journeyman"

STRONGEST_LEVEL: Final = PLAYER_LEVELS[-1]

FALLBACK_LEVEL: Final = "random"

MAX_CACHED_SETUPS: Final = 256

_PLAYERS: Final = levels()
_SEARCHING: Final = frozenset({"master"})


def known_level(name: str) -> str:
    """Return a stored level, or the fallback level for one that only a newer version of the program knows."""
    return name if name in _PLAYERS else FALLBACK_LEVEL


def searches(name: str) -> bool:
    """Return True if a level searches, which takes too long for the event loop."""
    return name in _SEARCHING


def prepare(game: AnyGame, setup: Setup) -> None:
    """Load the weights for such matches. It takes up to a tenth of a second, so call it off the event loop."""
    _mind_of(game, setup)


def was_learned(game: AnyGame, setup: Setup) -> bool:
    """Return True if there are weights for such matches. It is as slow as `prepare`."""
    return _mind_of(game, setup) is not None


def answer(
    name: str,
    game: AnyGame,
    setup: Setup,
    position: Position[Any, Any],
    decision: Decision,
    chance: Random,
    style: str = "",
) -> tuple[str, ...]:
    """Return a level's answer at once, even if it usually searches. Without weights, all levels play as builders."""
    level, mind = known_level(name), None
    if level not in UNTRAINED_LEVELS:
        mind = _mind_of(game, setup)
        level = level if mind is not None else "builder"
    player = at_once if searches(level) else _PLAYERS[level]
    player = in_style(player, style) if style else player
    return player(Table(game, setup.seats, mind or untrained()), position, decision, chance)


def _mind_of(game: AnyGame, setup: Setup) -> Mind | None:
    return _mind(game, setup.seats, tuple(sorted(setup.options.items())))


@lru_cache(MAX_CACHED_SETUPS)
def _mind(game: AnyGame, seats: int, options: tuple[tuple[str, str], ...]) -> Mind | None:
    return mind_for(game, Setup(game.name, seats, game.rules, dict(options)))
