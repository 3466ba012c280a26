"""Small trained minds, and what the tests of computer players share."""

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


def games(count: int) -> Callable[[int], bool]:
    """Whether there is time for another game: for so many there is."""
    return lambda played: played < count


def counting(each: float) -> Callable[[float], Callable[[int], bool]]:
    """Time by games instead of seconds: so many in a second."""
    return lambda seconds: games(max(1, round(seconds * each)))


def plan(name: str, options: dict[str, str] | None = None, seats: int = 2) -> Plan:
    return Plan(rules(name), (seats,), {id: (value,) for id, value in (options or {}).items()})


@cache
def farmer() -> Mind:
    """A mind that has learned the orchard, within a second."""
    return train_through(plan("orchard"), 1, counting(20), 20, 8).mind


def quick(name: str, options: dict[str, str], seats: int) -> Mind:
    """A mind that has seen a game."""
    trainer = Trainer(plan(name, options, seats), 1)
    trainer.bootstrap(games(1))
    return trainer.mind
