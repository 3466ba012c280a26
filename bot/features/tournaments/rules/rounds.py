"""Rounds as data, the revisions of drawing them, lots, and keeping players apart."""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from hashlib import sha256
from typing import Final

from msgspec import Struct

REVISION: Final = 7
"""The current version of drawing rounds; a tournament keeps its own, so that its rounds can be recomputed."""

APART_REVISION: Final = 3
"""First revision in which all formats keep excluded players apart."""

SETTLED_REVISION: Final = 4
"""First revision in which matches so far, then the organisers, separate level players in a knock-out round."""

SEALED_REVISION: Final = 5
"""First revision of sealed draws.

Draws mix in an id unknown before sign-up closes, match rates are shares of a full first place, and entrants who left
without playing come last.
"""

ASKED_REVISION: Final = 6
"""First revision in which a tie for the first place of a final is always left to the organisers."""

DUPLICATE_POINTS_REVISION: Final = 6
"""First revision in which the points so far bring players of duplicate tournaments together, as in other ones."""

WAITING_REVISION: Final = 7
"""First revision in which late entrants wait until those on the waiting list have places."""

SCORES_FIRST_REVISION: Final = 7
"""First revision in which equal points matter more than sides in a Swiss of duels, as long as FIDE allows the side."""

Excluded = frozenset[tuple[int, int]]
"""All pairs that may not meet, in both orders."""

Weight = Callable[[int, int], int]
"""Penalty for two places of players who may not meet: 0 if the places do not meet."""

Misplaced = Callable[[int, int], int]
"""Penalty for a seed in a place. Exchanges never increase the sum."""


class Round(Struct, frozen=True):
    """Tables by seat, byes, and by table the part of a bracket that it belongs to (`EventTable.part`), if any."""

    tables: tuple[tuple[int, ...], ...]
    byes: tuple[int, ...] = ()
    parts: tuple[str, ...] = ()


class History:
    """Meetings, seats, byes and short tables, with fewer seats than `target`, of each player over rounds."""

    def __init__(self, target: int, rounds: Iterable[Round] = ()) -> None:
        self.target = target
        self.met: dict[int, dict[int, int]] = {}
        self.follows: dict[int, dict[int, int]] = {}
        self.seats: dict[int, list[int]] = {}
        self.last_seats: dict[int, tuple[int, ...]] = {}
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
                follows, met = self.follows.setdefault(player, {}), self.met.setdefault(player, {})
                follows[table[seat - 1]] = follows.get(table[seat - 1], 0) + 1
                for other in table:
                    if other != player:
                        met[other] = met.get(other, 0) + 1

    def _sit(self, player: int, seat: int, size: int) -> None:
        counts = self.seats.setdefault(player, [])
        counts.extend([0] * (max(size, self.target) - len(counts)))
        counts[seat] += 1
        self.last_seats[player] = (*self.last_seats.get(player, ())[-1:], seat)
        self.available[player] = min(self.available.get(player, size), size)
        self.short[player] = self.short.get(player, 0) + (size < self.target)

    def meetings(self, player: int, other: int) -> int:
        """Return how often two players have met."""
        return self.met.get(player, {}).get(other, 0)

    def repeats(self) -> int:
        """Return the meetings after the first, summed over all pairs."""
        return sum(count - 1 for met in self.met.values() for count in met.values()) // 2

    def games(self, player: int) -> int:
        """Return the number of a player's tables."""
        return sum(self.seats.get(player, ()))

    def unevenness(self, player: int) -> int:
        """Return the unevenness of a player's seats; see `seat_unevenness`."""
        if player not in self.seats:
            return 0
        return seat_unevenness(self.seats[player], self.available[player])


def seat_unevenness(counts: Sequence[int], available: int) -> int:
    """Return the difference between the most and fewest times in a seat, among seats that all tables had."""
    return max(counts) - min(counts[:available])


def pairs(exclusions: Iterable[Collection[int]]) -> Excluded:
    """Return all pairs that may not meet, from sets of players such as households."""
    return frozenset((one, other) for group in exclusions for one in group for other in group if one != other)


def lot(seed: str, *labels: object) -> int:
    """Draw a number below 2**64: the first 8 bytes, big-endian, of SHA-256 over `seed:label:label…`."""
    text = ":".join((seed, *map(str, labels)))
    return int.from_bytes(sha256(text.encode()).digest()[:8])


def draw_order(seed: str, items: Iterable[int], *labels: object) -> list[int]:
    """Return the items in the order of their lots, lowest first, independent of the given order."""
    return sorted(items, key=lambda item: (lot(seed, *labels, item), item))


def snake(seeded: Sequence[int], sizes: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Fill tables or groups in snake order: 1, 8, 9, 16 and 2, 7, 10, 15 and so on; full ones are skipped."""
    filled: list[list[int]] = [[] for _ in sizes]
    order = [*range(len(sizes)), *reversed(range(len(sizes)))]
    step = 0
    for player in seeded:
        while len(filled[order[step % len(order)]]) == sizes[order[step % len(order)]]:
            step += 1
        filled[order[step % len(order)]].append(player)
        step += 1
    return tuple(map(tuple, filled))


def nowhere(seed: int, place: int) -> int:
    """Return 0: all places suit all seeds."""
    return 0


def keep_apart(
    seeded: Sequence[int], excluded: Excluded, weight: Weight, misplaced: Misplaced = nowhere
) -> tuple[int, ...]:
    """Return the players by place after the exchanges with the smallest penalty, each with the nearest seed."""
    places = _Places(seeded, excluded, weight, misplaced)
    while exchange := min(places.exchanges(), default=None):
        places.exchange(*exchange[2:])
    return tuple(seeded[seed] for seed in sorted(range(len(seeded)), key=places.of.__getitem__))


def apart_at_tables(seeded: Sequence[int], sizes: Sequence[int], excluded: Excluded) -> tuple[tuple[int, ...], ...]:
    """Fill tables in snake order, with as few excluded players as possible at one table."""
    tables = snake(range(len(seeded)), sizes)
    table_of = {place: number for number, table in enumerate(tables) for place in table}
    players = keep_apart(seeded, excluded, lambda one, other: int(table_of[one] == table_of[other]))
    return tuple(tuple(players[place] for place in table) for table in tables)


class _Places:
    """The places `of` the seeds during exchanges."""

    def __init__(self, seeded: Sequence[int], excluded: Excluded, weight: Weight, misplaced: Misplaced) -> None:
        self.of = list(range(len(seeded)))
        self._weight = weight
        self._misplaced = misplaced
        seed = {player: number for number, player in enumerate(seeded)}
        self._rivals: dict[int, list[int]] = {}
        for one, other in excluded:
            if one in seed and other in seed:
                self._rivals.setdefault(seed[one], []).append(seed[other])

    def exchange(self, one: int, other: int) -> None:
        """Give two seeds each other's place."""
        self.of[one], self.of[other] = self.of[other], self.of[one]

    def exchanges(self) -> Iterator[tuple[int, int, int, int]]:
        """Yield the exchanges that help: the change, the distance between the seeds, and the two seeds."""
        for one in self._rivals:
            if self._against(one, self.of[one]):
                for other in range(len(self.of)):
                    change = self._change(one, other)
                    if change < 0 and self._may(one, other):
                        yield change, abs(one - other), one, other

    def _against(self, one: int, place: int, without: int = -1) -> int:
        return sum(self._weight(place, self.of[other]) for other in self._rivals.get(one, ()) if other != without)

    def _change(self, one: int, other: int) -> int:
        here, there = self.of[one], self.of[other]
        before = self._against(one, here, other) + self._against(other, there, one)
        return self._against(one, there, other) + self._against(other, here, one) - before

    def _may(self, one: int, other: int) -> bool:
        here, there = self.of[one], self.of[other]
        before = self._misplaced(one, here) + self._misplaced(other, there)
        return self._misplaced(one, there) + self._misplaced(other, here) <= before


def even_sizes(seated: int, tables: int) -> tuple[int, ...]:
    """Return the sizes of tables or groups that are as even as possible, larger ones first."""
    size, larger = divmod(seated, tables)
    return (size + 1,) * larger + (size,) * (tables - larger)
