"""The cheapest round of all, for few players: every split into tables, by sets of players already seated."""

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import Final

from bot.features.tournaments.rules.pairing.cost import Costs

MOST: Final = 12
"""Players for whom every split is looked at."""


def cheapest(costs: Costs, sizes: Sequence[int]) -> list[tuple[int, ...]]:
    """The tables in the order of their seats; a size of 1 is a bye. Of equal rounds the first in the players' order."""
    seated = cache(costs.seated)

    @cache
    def rest(free: tuple[int, ...], open_sizes: tuple[int, ...]) -> tuple[int, tuple[tuple[int, ...], ...]]:
        if not free:
            return 0, ()
        best: tuple[int, tuple[tuple[int, ...], ...]] | None = None
        for size in sorted(set(open_sizes), reverse=True):
            left = list(open_sizes)
            left.remove(size)
            for others in combinations(free[1:], size - 1):
                cost, order = seated((free[0], *others))
                more, tables = rest(tuple(member for member in free[1:] if member not in others), tuple(left))
                if best is None or cost + more < best[0]:
                    best = (cost + more, (order, *tables))
        assert best is not None
        return best

    return list(rest(tuple(range(len(costs.players))), tuple(sorted(sizes)))[1])
