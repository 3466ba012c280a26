"""Seats made even where a colouring cannot: rounds with short tables or byes, all known beforehand.

While somebody has had one seat too often, two at one table exchange seats: the two for whom it helps most, or harms
least. A pair that has just exchanged waits, so that the search walks out of dead ends.
"""

from collections.abc import Sequence
from typing import Final

from bot.features.tournaments.rules.lots import lot
from bot.features.tournaments.rules.pairing.history import Round, seat_unevenness

STEPS: Final = 1500
"""Exchanges at most."""

WAIT: Final = 8
"""Exchanges before the same two may exchange at the same table again."""

Place = tuple[int, int]


def evened(rounds: Sequence[Round], seats: int, seed: str) -> tuple[Round, ...]:
    """The rounds with nobody's seats further from even than one at the end, or as near to it as was found."""
    evening = _Evening(rounds, seats, seed)
    evening.run()
    return tuple(Round(tuple(map(tuple, tables)), one.byes) for one, tables in zip(rounds, evening.best, strict=True))


class _Evening:
    def __init__(self, rounds: Sequence[Round], seats: int, seed: str) -> None:
        self._seed = seed
        self._width = max([seats, *(len(table) for one in rounds for table in one.tables)])
        self._tables = [[list(table) for table in one.tables] for one in rounds]
        self._places: dict[int, list[Place]] = {}
        for number, tables in enumerate(self._tables):
            for position, table in enumerate(tables):
                for player in table:
                    self._places.setdefault(player, []).append((number, position))
        self._excess = {player: self._excess_of(player) for player in sorted(self._places)}
        self.best = self._copy()

    def run(self) -> None:
        """Exchange until all are even or the steps are used up; `best` is the best seen."""
        least = sum(self._excess.values())
        waiting: dict[tuple[Place, int, int], int] = {}
        for step in range(STEPS):
            uneven = [player for player, excess in self._excess.items() if excess]
            if not uneven:
                break
            player = uneven[lot(self._seed, "uneven", step) % len(uneven)]
            choices = [
                (self._gain(place, player, other), lot(self._seed, step, *place, other), place, other)
                for place in self._places[player]
                for other in self._at(place)
                if other != player and waiting.get((place, min(player, other), max(player, other)), 0) <= step
            ]
            if not choices:
                continue
            _, _, place, other = min(choices)
            waiting[place, min(player, other), max(player, other)] = step + WAIT
            self._exchange(place, player, other)
            self._excess[player], self._excess[other] = self._excess_of(player), self._excess_of(other)
            total = sum(self._excess.values())
            if total < least:
                least, self.best = total, self._copy()

    def _at(self, place: Place) -> list[int]:
        return self._tables[place[0]][place[1]]

    def _copy(self) -> list[list[list[int]]]:
        return [[list(table) for table in tables] for tables in self._tables]

    def _exchange(self, place: Place, one: int, other: int) -> None:
        table = self._at(place)
        first, second = table.index(one), table.index(other)
        table[first], table[second] = other, one

    def _gain(self, place: Place, one: int, other: int) -> int:
        """How much an exchange adds to the excess of the two; below 0 it helps."""
        self._exchange(place, one, other)
        after = self._excess_of(one) + self._excess_of(other)
        self._exchange(place, one, other)
        return after - self._excess[one] - self._excess[other]

    def _excess_of(self, player: int) -> int:
        """How far a player's seats, once all is played, are beyond one from even."""
        counts, available = [0] * self._width, self._width
        for place in self._places[player]:
            table = self._at(place)
            counts[table.index(player)] += 1
            available = min(available, len(table))
        return max(0, seat_unevenness(counts, available) - 1)
