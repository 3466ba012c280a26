"""A round in which nobody meets anybody again and all seats stay even, as an exact cover of the players by tables.

A search by exchanges does not find such a round where there are few of them, as in the last of as many rounds as a table
has seats: then everybody has one seat left. All tables that may be are listed, and Knuth's Algorithm X chooses among
them; the work is bounded, and within the bound it is certain that there is no such round when none is found.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Final, NamedTuple

from bot.features.tournaments.rules.pairing.cost import Costs
from bot.features.tournaments.rules.pairing.search import suitable

MOST_TABLES: Final = 12_000
"""So many possible tables are listed at most: where there are more, exchanges find what there is."""

WORK: Final = 3_000_000
"""Possible tables looked at before giving up."""


class PossibleTable(NamedTuple):
    """A table that may be: its members in ascending order, and the same as bits."""

    members: tuple[int, ...]
    bits: int


class Cover:
    """The players of `costs`, who come best first and are spoken of by their index, at tables of these sizes."""

    def __init__(self, costs: Costs, sizes: Sequence[int]) -> None:
        self.costs = costs
        self.sizes = Counter(size for size in sizes if size > 1)
        self.left = WORK
        order = sorted(range(len(costs.players)), key=lambda member: (costs.missed(member), -member))
        self.resting = order[: sum(size == 1 for size in sizes)]

    def run(self) -> list[tuple[int, ...]] | None:
        """The tables and byes, their members in ascending order; None where none were found."""
        tables: list[PossibleTable] = []
        for size in sorted(self.sizes, reverse=True):
            for table in self._possible(size):
                tables.append(table)
                if len(tables) > MOST_TABLES:
                    return None
        waiting = sum(1 << member for member in range(len(self.costs.players)) if member not in self.resting)
        found = self._choose(waiting, tables, dict(self.sizes))
        return None if found is None else [*found, *((member,) for member in self.resting)]

    def _possible(self, size: int) -> Iterator[PossibleTable]:
        """Every table of this size in which nobody has met, nobody has a second short table, and seats are even."""
        costs, short = self.costs, size < self.costs.target
        may = [
            one for one in range(len(costs.players)) if one not in self.resting and not (short and costs.missed(one))
        ]
        suits = {member: suitable(costs.weights(member, size)) for member in may}

        def grow(members: tuple[int, ...], others: Sequence[int], seats: frozenset[int]) -> Iterator[PossibleTable]:
            if len(members) == size:
                yield PossibleTable(members, sum(1 << member for member in members))
                return
            for place, member in enumerate(others):
                if taken := _taken(seats, suits[member]):
                    open_to = [other for other in others[place + 1 :] if not costs.meets(member, other)]
                    yield from grow((*members, member), open_to, taken)

        return grow((), may, frozenset({0}))

    def _choose(self, waiting: int, tables: list[PossibleTable], sizes: dict[int, int]) -> list[tuple[int, ...]] | None:
        """Seat all who wait at possible tables, the member with the fewest of them first."""
        if not waiting:
            return []
        self.left -= len(tables)
        if self.left <= 0:
            return None
        counts = Counter(chain.from_iterable([members for members, _ in tables]))
        if len(counts) < waiting.bit_count():
            return None
        scarce = min(counts, key=lambda member: (counts[member], member))
        for table in sorted((one for one in tables if scarce in one.members), key=self._range):
            seats, bits = len(table.members), table.bits
            left = {**sizes, seats: sizes[seats] - 1}
            after = [one for one in tables if not one[1] & bits]
            if not left[seats]:
                after = [one for one in after if len(one.members) != seats]
            more = self._choose(waiting & ~table.bits, after, left)
            if more is not None:
                return [table.members, *more]
        return None

    def _range(self, table: PossibleTable) -> tuple[int, tuple[int, ...]]:
        return self.costs.unseated(table.members), table.members


def _taken(seats: frozenset[int], suits: Sequence[int]) -> frozenset[int]:
    """The sets of seats that can be taken once one more, whom some seats suit, has sat down."""
    return frozenset(taken | 1 << seat for taken in seats for seat in suits if not taken >> seat & 1)
