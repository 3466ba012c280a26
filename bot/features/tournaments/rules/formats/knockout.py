"""Knock-out at tables of several: the winners go on, and the best of the others until the tables are full."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.features.tournaments.rules.formats.keeping_apart import apart_at_tables
from bot.features.tournaments.rules.pairing.history import Excluded, Round
from bot.features.tournaments.rules.sizes import table_sizes

KNOCKOUTS: Final = ("knockout", "elimination")
"""The formats in which a round decides who plays the next one."""


def knockout_round(seeded: Sequence[int], seats: int, excluded: Excluded = frozenset()) -> Round:
    """The tables of the players still in it; who is left over has a bye, the best seeds first.

    Those excluded from meeting sit at different tables, as far as there are tables enough. Too few for even a short
    table sit at one all the same: nobody else is left to play.
    """
    sizes = table_sizes(len(seeded), seats) or (len(seeded),)
    byes = len(seeded) - sum(sizes)
    return Round(apart_at_tables(seeded[byes:], sizes, excluded), tuple(seeded[:byes]))


def survivors(one: Round, seats: int) -> int:
    """How many go on from a round: its winners, and as many others as fill the tables. One goes on from a final."""
    if sum(map(len, one.tables)) + len(one.byes) <= seats:
        return 1
    winners = len(one.tables) + len(one.byes)
    return winners if seats == 2 else -(-winners // seats) * seats


def going_on(one: Round, keys: Mapping[int, tuple[Any, ...]]) -> tuple[int, ...]:
    """Everybody in a round in the order in which they go on: those with a bye, then by their keys, which begin with the place."""
    return (*one.byes, *sorted(keys, key=keys.__getitem__))
