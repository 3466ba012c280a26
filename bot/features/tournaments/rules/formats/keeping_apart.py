"""Exchanges of places that keep players apart who are not to meet, as far as a format leaves a choice of place.

Places are numbered as the seeds that have them at first.
"""

from collections.abc import Callable, Iterator, Sequence

from bot.features.tournaments.rules.formats.seeding import snake
from bot.features.tournaments.rules.pairing.history import Excluded

Weight = Callable[[int, int], int]
"""What counts against two places for players who are not to meet: 0 where they do not."""

Misplaced = Callable[[int, int], int]
"""What counts against a seed having a place. Exchanges never add to the sum of it."""


def nowhere(seed: int, place: int) -> int:
    """Nobody is misplaced anywhere."""
    return 0


def kept_apart(
    seeded: Sequence[int], excluded: Excluded, weight: Weight, misplaced: Misplaced = nowhere
) -> tuple[int, ...]:
    """The players by place after the exchanges that leave the least weight, each with the nearest seed."""
    places = _Places(seeded, excluded, weight, misplaced)
    while exchange := min(places.exchanges(), default=None):
        places.exchange(*exchange[2:])
    return tuple(seeded[seed] for seed in sorted(range(len(seeded)), key=places.of.__getitem__))


def apart_at_tables(seeded: Sequence[int], sizes: Sequence[int], excluded: Excluded) -> tuple[tuple[int, ...], ...]:
    """Tables or groups filled to and fro, but with as few as can be at one who are not to meet."""
    tables = snake(range(len(seeded)), sizes)
    table_of = {place: number for number, table in enumerate(tables) for place in table}
    players = kept_apart(seeded, excluded, lambda one, other: int(table_of[one] == table_of[other]))
    return tuple(tuple(players[place] for place in table) for table in tables)


class _Places:
    """The places `of` the seeds while they are exchanged."""

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
        """Those that mend something: by how much, how far off the other seed is, and the two seeds."""
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
