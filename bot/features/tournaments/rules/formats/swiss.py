"""Pod Swiss: rounds drawn one by one from the standings, and a cut behind them."""

from collections.abc import Sequence
from typing import Final

from bot.features.tournaments.rules.formats.keeping_apart import apart_at_tables
from bot.features.tournaments.rules.formats.knockout import knockout_round
from bot.features.tournaments.rules.pairing.history import Excluded, Round

DUEL: Final = 2
"""Seats at a table of a duel."""

ROUNDS: Final = ((34, 3), (64, 4), (128, 5), (208, 6), (304, 7), (540, 8))
"""Rounds up to a number of players."""

CUTS: Final = ((34, 4), (64, 10), (540, 16))
"""Players who go on, up to a number of players."""

BOUNDS: Final = {2: 2, 3: 4, 4: 6, 5: 9, 6: 13}
"""Players for each round from which nobody has to meet twice, by seats at a table."""


def usual_rounds(players: int, seats: int) -> int:
    """Return the rounds that suit this number of players: of duels, as many as it takes to halve them down to one."""
    if seats == DUEL:
        return max(1, (players - 1).bit_length())
    return next((rounds for most, rounds in ROUNDS if players <= most), ROUNDS[-1][1] + 1)


def unbeaten(players: int, rounds: int) -> int:
    """Return how many duellists are left that have won every round, if each round halves them.

    Where their number is odd, one more may win against a lower score or have a bye. Even sides, which outrank like points,
    may keep the last two apart.
    """
    return -(-players >> rounds)


def usual_cut(players: int, seats: int, rounds: int) -> int:
    """Return how many go on after the rounds, 0 if no cut is usual.

    After duels it is the smallest bracket with room for all who are unbeaten, if that is more than one.
    """
    if seats == DUEL:
        left = unbeaten(players, rounds)
        return 1 << (left - 1).bit_length() if left > 1 else 0
    return next((cut for most, cut in CUTS if players <= most), CUTS[-1][1])


def playoff(seeded: Sequence[int], seats: int, excluded: Excluded = frozenset()) -> Round:
    """The tables after a cut, seats in the order of the seeds; who goes straight to the next round has a bye.

    Ten at tables of four are two tables, and the first two seeds go straight to the final. Fewer than fill a table play
    the final at once.
    """
    if len(seeded) < seats:
        return knockout_round(seeded, seats, excluded)
    straight = len(seeded) % seats if len(seeded) > seats else 0
    rest = seeded[straight:]
    tables = apart_at_tables(rest, (seats,) * (len(rest) // seats), excluded)
    return Round(tuple(tuple(sorted(table, key=rest.index)) for table in tables), tuple(seeded[:straight]))
