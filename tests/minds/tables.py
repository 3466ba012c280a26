"""Small trained minds and other helpers of the tests of computer players."""

from collections.abc import Callable
from functools import cache

from engine import GAMES
from engine.minds.features import AnyGame
from engine.minds.lab.training import Plan, Trainer, train_through
from engine.minds.search import Mind
from tests.toys import Pebbles, Raid
from tests.toys.orchard import Orchard

TOYS: dict[str, AnyGame] = {game.name: game for game in (Orchard(), Raid(), Pebbles())}
MODES: list[tuple[str, dict[str, str], int]] = [
    ("caylus", {}, 3),
    ("caylus", {"favours": "simplified"}, 2),
    ("magna_carta", {}, 3),
    ("magna_carta", {"rules": "beginner"}, 2),
    ("catan_cards", {"mode": "base"}, 2),
    ("catan_cards", {"mode": "themed"}, 2),
    ("catan_cards", {"mode": "tournament"}, 2),
    ("raid", {}, 3),
    ("pebbles", {}, 2),
    ("orchard", {}, 4),
]
"""A game of every kind: its name, options and seats."""


def rules(name: str) -> AnyGame:
    return {**GAMES, **TOYS}[name]


def allow_games(count: int) -> Callable[[int], bool]:
    """Allow this number of games."""
    return lambda played: played < count


def allow_games_per_second(each: float) -> Callable[[float], Callable[[int], bool]]:
    """Allow a number of games instead of seconds: `each` games for a second."""
    return lambda seconds: allow_games(max(1, round(seconds * each)))


def plan_training(name: str, options: dict[str, str] | None = None, seats: int = 2) -> Plan:
    return Plan(rules(name), (seats,), {id: (value,) for id, value in (options or {}).items()})


@cache
def train_farmer(games: int = 100) -> Mind:
    """Train a mind on the orchard."""
    return train_through(plan_training("orchard"), 1, allow_games_per_second(games / 20), 20, 8).mind


def train_briefly(name: str, options: dict[str, str], seats: int) -> Mind:
    """Train a mind on one game."""
    trainer = Trainer(plan_training(name, options, seats), 1)
    trainer.bootstrap(allow_games(1))
    return trainer.mind
