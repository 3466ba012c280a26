"""Which final ranks each player can still reach, by points.

The first number is never lower than it can come, and never a rank that cannot be reached where the open tables that hang
together have few outcomes; where they have many it is a bound. As results come in, a range never widens: an outcome that
is possible later was possible before, and what has been counted exactly once is counted exactly ever after.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from math import prod
from typing import Final

from msgspec import Struct

from bot.features.tournaments.rules.results import SCHEMES
from bot.features.tournaments.rules.scoring import places_of

OUTCOMES: Final = 6_000
"""The most outcomes of tables that hang together for which all are looked at."""

Table = tuple[int, ...]


class Possible(Struct, frozen=True):
    """The best and the worst rank; tied players are counted as either before or behind."""

    best: int
    worst: int


@cache
def outcomes(seats: int, scheme: str) -> tuple[tuple[int, ...], ...]:
    """Every way in which a table can divide its points, ties included."""
    places = {places_of(scores) for scores in product(range(seats), repeat=seats)}
    return tuple(sorted({SCHEMES[scheme](one) for one in places}))


def possible_ranks(
    points: Mapping[int, int], tables: Iterable[Table], scheme: str = "places", later: int = 0
) -> dict[int, Possible]:
    """The ranks by player, from the points so far and the tables still open.

    `later` is the most that a player may get in rounds whose tables are not known yet.
    """
    groups = [_Group(group, points, scheme) for group in connected(tables)]
    busy = {player for group in groups for player in group.players}
    idle = [player for player in points if player not in busy]
    ranks = {}
    for player, own in points.items():
        mine = next((group for group in groups if player in group.players), None)
        most, least = (own, own) if mine is None else (own + mine.highest[player], own + mine.lowest[player])
        above, level = most + later + 1, least - later
        best = sum(points[other] >= above for other in idle if other != player)
        worst = sum(points[other] >= level for other in idle if other != player)
        for group in groups:
            me = player if group is mine else None
            best += group.reaching(above, me, few=True)
            worst += group.reaching(level, me, few=False)
        ranks[player] = Possible(1 + best, 1 + worst)
    return ranks


def connected(tables: Iterable[Table]) -> list[list[Table]]:
    """The tables in sets that share no player."""
    sets: list[tuple[set[int], list[Table]]] = []
    for table in tables:
        joined, held = set(table), [table]
        apart = []
        for players, others in sets:
            if players & joined:
                joined |= players
                held = others + held
            else:
                apart.append((players, others))
        sets = [*apart, (joined, held)]
    return [held for _, held in sets]


class _Group:
    """Open tables that hang together."""

    def __init__(self, tables: Sequence[Table], points: Mapping[int, int], scheme: str) -> None:
        self._tables = tables
        self._points = points
        self._rows = [outcomes(len(table), scheme) for table in tables]
        self._exact = prod(map(len, self._rows)) <= OUTCOMES
        self.players = sorted({player for table in tables for player in table})
        self.lowest = dict.fromkeys(self.players, 0)
        self.highest = dict.fromkeys(self.players, 0)
        for table, rows in zip(tables, self._rows, strict=True):
            for player in table:
                self.lowest[player] += min(map(min, rows))
                self.highest[player] += max(map(max, rows))
        self._known: dict[tuple[int, int | None, bool], int] = {}

    def reaching(self, level: int, me: int | None, *, few: bool) -> int:
        """How many others end at this level or above: the fewest or the most, while `me` wins all or loses all."""
        key = level, me, few
        if key not in self._known:
            self._known[key] = self._counted(level, me, few=few) if self._exact else self._bound(level, me, few=few)
        return self._known[key]

    def _bound(self, level: int, me: int | None, *, few: bool) -> int:
        gain = self.lowest if few else self.highest
        return sum(self._points[player] + gain[player] >= level for player in self.players if player != me)

    def _counted(self, level: int, me: int | None, *, few: bool) -> int:
        """Over all outcomes; totals are kept only while they can still fall on either side of the level."""
        others = [player for player in self.players if player != me]
        index = {player: position for position, player in enumerate(others)}
        rest = [self.highest[player] for player in others]
        states = {
            tuple(self._sorted(self._points[player], level, gain) for player, gain in zip(others, rest, strict=True))
        }
        for table, rows in zip(self._tables, self._rows, strict=True):
            seats = [(seat, index[player]) for seat, player in enumerate(table) if player != me]
            for _, position in seats:
                rest[position] -= max(map(max, rows))
            gains = {tuple(row[seat] for seat, _ in seats) for row in _best_or_worst(rows, table, me, best=few)}
            places = [position for _, position in seats]
            states = set(self._after(states, gains, places, level, rest))
        return (min if few else max)(sum(total >= level for total in state) for state in states)

    def _after(
        self, states: set[Table], gains: set[Table], places: list[int], level: int, rest: list[int]
    ) -> Iterator[Table]:
        for state in states:
            for gain in gains:
                totals = list(state)
                for position, points in zip(places, gain, strict=True):
                    totals[position] = self._sorted(totals[position] + points, level, rest[position])
                yield tuple(totals)

    @staticmethod
    def _sorted(total: int, level: int, rest: int) -> int:
        """The total, or one number for all that have reached the level, and one for all that no longer can."""
        if total >= level:
            return level
        return total if total + rest >= level else -UNREACHED


UNREACHED: Final = 1 << 40
"""Below any total."""


def _best_or_worst(
    rows: tuple[tuple[int, ...], ...], table: Table, me: int | None, *, best: bool
) -> Iterator[tuple[int, ...]]:
    """The outcomes in which `me` has the most or the least; all of them at a table without `me`."""
    if me not in table:
        yield from rows
        return
    own = table.index(me)
    extreme = (max if best else min)(row[own] for row in rows)
    yield from (row for row in rows if row[own] == extreme)
