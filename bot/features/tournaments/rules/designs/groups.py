"""Balanced groups: in each, everybody plays as many games as a table has seats, and sits in each seat once.

Table i of a group of v players seats player `(d[j] + i) mod v` in seat j, where d is the base block. Every two players
of the group meet equally often. The order of the block decides who sits next to whom.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

BASE_BLOCKS: Final[Mapping[int, Mapping[int, tuple[int, ...]]]] = {
    3: {4: (0, 2, 1), 7: (0, 1, 3)},
    4: {5: (0, 1, 3, 2), 7: (2, 5, 6, 4), 13: (0, 1, 3, 9)},
    5: {6: (0, 1, 4, 3, 2), 11: (1, 3, 9, 5, 4), 21: (0, 1, 4, 14, 16)},
    6: {7: (0, 1, 4, 3, 5, 2), 11: (0, 2, 7, 6, 10, 8), 31: (1, 5, 11, 24, 25, 27)},
}
"""Base blocks by table size and group size."""

DUEL_GAMES: Final = 4
"""Games of each player in a group of duels, which may be of any size from five."""


def meetings(seats: int, size: int) -> int:
    """How often two players of a group meet; duels meet once or not at all, so their bound is 1."""
    return 1 if seats == 2 else seats * (seats - 1) // (size - 1)


def group_sizes(players: int, seats: int) -> tuple[int, ...] | None:
    """The groups that these players make, largest first; None if there are none.

    As few of the smallest size as possible, where the same people meet most often, then as many as possible of the
    largest.
    """
    if seats == 2:
        return (players,) if players > DUEL_GAMES else None
    if seats not in BASE_BLOCKS:
        return None
    return _fewest(players, tuple(BASE_BLOCKS[seats]))


@cache
def _fewest(players: int, sizes: tuple[int, ...]) -> tuple[int, ...] | None:
    """A sum of the sizes with as few as possible of the first, then of the next."""
    smallest, *larger = sizes
    if not larger:
        return (smallest,) * (players // smallest) if players % smallest == 0 else None
    for count in range(players // smallest + 1):
        rest = _fewest(players - count * smallest, tuple(larger))
        if rest is not None:
            return rest + (smallest,) * count
    return None


def group_tables(group: Sequence[int], seats: int) -> list[tuple[int, ...]]:
    """The tables of one group, players in the order of their seats; a group of one table meets as often as it has seats."""
    size = len(group)
    blocks = [(0, 1), (0, 2)] if seats == 2 else [BASE_BLOCKS[seats].get(size, tuple(range(seats)))]
    return [tuple(group[(step + start) % size] for step in block) for block in blocks for start in range(size)]
