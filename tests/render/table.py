"""Games for the tests of pictures: each module of positions beside this one has a `TABLE`."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import chain, cycle, islice
from typing import Any

from render import View
from render.parts.layout import Layout
from tests.render.positions import views_of_game


@dataclass(frozen=True, eq=False)
class Table:
    """Game for the tests of pictures: its seats, its options, positions fuller than in play, and an empty one.

    `spots` are some of the places for numbers, `players` counts the players of a position, and `layout` returns the
    layout.
    """

    game: str
    seats: tuple[int, ...]
    options: tuple[dict[str, str], ...]
    full: tuple[View, ...]
    start: Callable[..., View]
    spots: tuple[str, ...]
    players: Callable[[Any], int]
    layout: Callable[[Any], Layout]

    @property
    def usual(self) -> int:
        """Return the usual number of players: three, or the most there can be."""
        return min(3, self.seats[-1])

    def drawn(self, seats: int, many: int, every: int = 3, own: bool = False) -> Iterator[View]:
        """Yield that many positions of random games."""
        games = (
            views_of_game(self.game, seats, 100 + game, every, own, **options)
            for game, options in enumerate(cycle(self.options))
        )
        return islice(chain.from_iterable(games), many)

    def busy(self, seats: int, seed: int = 3, part: float = 0.55) -> View:
        """Return the position after that part of a random game."""
        return _after(self.game, seats, seed, part)


@cache
def _after(game: str, seats: int, seed: int, part: float) -> View:
    whole = list(views_of_game(game, seats, seed))
    return whole[int((len(whole) - 1) * part)]
