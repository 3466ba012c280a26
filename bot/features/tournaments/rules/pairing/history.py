"""What has been played so far, as pairing needs it."""

from collections.abc import Collection, Iterable, Sequence

from msgspec import Struct


class Round(Struct, frozen=True):
    """Tables that start together, players in the order of their seats, and who has a bye."""

    tables: tuple[tuple[int, ...], ...]
    byes: tuple[int, ...] = ()


class History:
    """Meetings, seats, short tables and byes of each player, counted from rounds.

    A table is short if it has fewer seats than `target`.
    """

    def __init__(self, target: int, rounds: Iterable[Round] = ()) -> None:
        self.target = target
        self.met: dict[int, dict[int, int]] = {}
        self.follows: dict[int, dict[int, int]] = {}
        self.seats: dict[int, list[int]] = {}
        self.available: dict[int, int] = {}
        self.short: dict[int, int] = {}
        self.byes: dict[int, int] = {}
        for one in rounds:
            self.add(one)

    def add(self, one: Round) -> None:
        """Count one more round."""
        for player in one.byes:
            self.byes[player] = self.byes.get(player, 0) + 1
        for table in one.tables:
            for seat, player in enumerate(table):
                self._sit(player, seat, len(table))
                self._follow(player, table[seat - 1])
                for other in table:
                    if other != player:
                        met = self.met.setdefault(player, {})
                        met[other] = met.get(other, 0) + 1

    def _sit(self, player: int, seat: int, size: int) -> None:
        counts = self.seats.setdefault(player, [])
        counts.extend([0] * (max(size, self.target) - len(counts)))
        counts[seat] += 1
        self.available[player] = min(self.available.get(player, size), size)
        self.short[player] = self.short.get(player, 0) + (size < self.target)

    def _follow(self, player: int, left: int) -> None:
        follows = self.follows.setdefault(player, {})
        follows[left] = follows.get(left, 0) + 1

    def meetings(self, player: int, other: int) -> int:
        """How often two have sat at one table."""
        return self.met.get(player, {}).get(other, 0)

    def repeats(self) -> int:
        """Meetings after the first, over all pairs."""
        return sum(count - 1 for met in self.met.values() for count in met.values()) // 2

    def games(self, player: int) -> int:
        """How many tables a player has sat at."""
        return sum(self.seats.get(player, ()))

    def unevenness(self, player: int) -> int:
        """How uneven a player's seats are: see `seat_unevenness`."""
        if player not in self.seats:
            return 0
        return seat_unevenness(self.seats[player], self.available[player])


def seat_unevenness(counts: Sequence[int], available: int) -> int:
    """The most times in one seat less the fewest among the seats that every one of the tables had."""
    return max(counts) - min(counts[:available])


Excluded = frozenset[tuple[int, int]]
"""Every two that may not meet, in both orders."""


def pairs(exclusions: Iterable[Collection[int]]) -> Excluded:
    """Every two that may not meet, from sets of players such as households."""
    return frozenset((one, other) for group in exclusions for one in group for other in group if one != other)
