"""What it costs to seat some players together, as one integer that compares in the order of what matters.

From what matters most: those who may not meet; third and later meetings; second meetings; a second short table or bye;
seats beyond one from even; the squared range of scores; the squares of the seat counts; the same left neighbour again.
The cost of a round is the sum over its tables, so that searching exactly and searching locally minimise the same.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from bot.features.tournaments.rules.pairing.history import History, seat_unevenness

_STEP: Final = 56
"""Bits of each level: sums over 1,024 players stay far below."""

NEIGHBOUR, SQUARES, RANGE, UNEVEN, SHORT, SECOND, THIRD, EXCLUDED = (1 << _STEP * level for level in range(8))


def uneven_seats(cost: int) -> int:
    """The seats beyond one from even in a cost."""
    return cost // UNEVEN % (1 << _STEP)


class Vacancy(NamedTuple):
    """A table that one member has left, and what those who stay cost at least without the range of their scores.

    `alone` is what each player costs at a table of this size whoever else sits there; `low` and `high` are scores.
    """

    others: tuple[int, ...]
    alone: list[int]
    cost: int
    low: int
    high: int


class Costs:
    """Costs for players in an order of the caller's; they are spoken of by their index in it."""

    def __init__(
        self,
        players: Sequence[int],
        scores: Mapping[int, int],
        history: History,
        excluded: frozenset[tuple[int, int]] = frozenset(),
    ) -> None:
        self.players = players
        self.history = history
        self.target = history.target
        self._scores = [scores.get(player, 0) for player in players]
        self._lowest = min(self._scores, default=0)
        self._apart = self._meeting_costs(excluded)
        self._missed = [history.short.get(player, 0) + history.byes.get(player, 0) for player in players]
        self._weights: dict[tuple[int, int], tuple[int, ...]] = {}
        self._floors: dict[int, list[int]] = {}
        self._known: dict[tuple[int, ...], int] = {}

    def _meeting_costs(self, excluded: frozenset[tuple[int, int]]) -> list[dict[int, int]]:
        """For each player, what meeting another costs, where it costs anything."""
        index = {player: position for position, player in enumerate(self.players)}
        apart: list[dict[int, int]] = [{} for _ in self.players]
        for player, position in index.items():
            for other, count in self.history.met.get(player, {}).items():
                if other in index:
                    apart[position][index[other]] = SECOND if count == 1 else THIRD
        for one, other in excluded:
            if one in index and other in index:
                known = apart[index[one]].get(index[other], 0)
                apart[index[one]][index[other]] = known + EXCLUDED
        return apart

    def meets(self, member: int, other: int) -> bool:
        """Whether two have met before, or may not meet."""
        return other in self._apart[member]

    def missed(self, member: int) -> int:
        """How many short tables and byes a player has had."""
        return self._missed[member]

    def _meetings(self, members: Sequence[int]) -> int:
        """The cost of those who meet."""
        cost = 0
        for position, member in enumerate(members):
            apart = self._apart[member]
            if apart:
                for other in members[position + 1 :]:
                    cost += apart.get(other, 0)
        return cost

    def unseated(self, members: Sequence[int]) -> int:
        """The cost of a table without its seats; one member alone has a bye."""
        short = SHORT * sum(self._missed[member] for member in members) if len(members) < self.target else 0
        return short + self._meetings(members) + self._range(members)

    def vacancies(self, members: tuple[int, ...]) -> list[Vacancy]:
        """The table without each of its members in turn."""
        return [self._vacancy(members[:place] + members[place + 1 :]) for place in range(len(members))]

    def _vacancy(self, others: tuple[int, ...]) -> Vacancy:
        alone = self._alone(len(others) + 1)
        scores = [self._scores[member] for member in others] or [self._lowest]
        cost = self._meetings(others) + sum([alone[member] for member in others])
        return Vacancy(others, alone, cost, min(scores), max(scores))

    def at_least(self, vacancy: Vacancy, member: int) -> int:
        """What `table` cannot be below with this member in a vacancy: everybody in the seat that suits best."""
        others, alone, cost, low, high = vacancy
        score, apart = self._scores[member], self._apart[member]
        span = (score if score > high else high) - (score if score < low else low)
        cost += alone[member] + RANGE * span * span
        if apart:
            for other in others:
                cost += apart.get(other, 0)
        return cost

    def _alone(self, size: int) -> list[int]:
        """For each player what a table of this size costs whoever else sits there: the best seat, and a second short table."""
        known = self._floors.get(size)
        if known is None:
            short = SHORT if size < self.target else 0
            known = [
                short * self._missed[member] + (min(self.weights(member, size)) if size > 1 else 0)
                for member in range(len(self.players))
            ]
            self._floors[size] = known
        return known

    def table(self, members: tuple[int, ...]) -> int:
        """The cost in the best seats, left neighbours left out; members in ascending order."""
        known = self._known.get(members)
        if known is None:
            known = self.unseated(members)
            if len(members) > 1:
                known += self._cheapest_seats(members)
            self._known[members] = known
        return known

    def _range(self, members: Sequence[int]) -> int:
        scores = [self._scores[member] for member in members]
        return RANGE * (max(scores) - (min(scores) if len(members) > 1 else self._lowest)) ** 2

    def weights(self, member: int, size: int) -> tuple[int, ...]:
        """What each seat of a table of this size costs a player."""
        known = self._weights.get((member, size))
        if known is None:
            player = self.players[member]
            counts = self.history.seats.get(player, [])
            counts = counts + [0] * (max(size, self.target) - len(counts))
            available = min(size, self.history.available.get(player, size))
            known = tuple(self._weight(counts, available, seat) for seat in range(size))
            self._weights[member, size] = known
        return known

    def _weight(self, counts: Sequence[int], available: int, seat: int) -> int:
        after = [count + (place == seat) for place, count in enumerate(counts)]
        return UNEVEN * max(0, seat_unevenness(after, available) - 1) + SQUARES * (2 * counts[seat] + 1)

    def _cheapest_seats(self, members: Sequence[int]) -> int:
        """The least sum of seat weights, over sets of seats taken so far."""
        sums = {0: 0}
        for member in members:
            longer: dict[int, int] = {}
            weights = self.weights(member, len(members))
            for taken, cost in sums.items():
                for seat, weight in enumerate(weights):
                    if not taken >> seat & 1:
                        key, total = taken | 1 << seat, cost + weight
                        if total < longer.get(key, total + 1):
                            longer[key] = total
            sums = longer
        return sums[(1 << len(members)) - 1]

    def seated(self, members: tuple[int, ...]) -> tuple[int, tuple[int, ...]]:
        """The whole cost and the members in the order of their seats, the first of the cheapest orders."""
        if len(members) == 1:
            return self.table(members), members
        least = self._cheapest_seats(members)
        best: tuple[int, tuple[int, ...]] | None = None
        for found in self._orders(members, least):
            best = found if best is None or found[0] < best[0] else best
            if best[0] == least:
                break
        assert best is not None
        return self.unseated(members) + best[0], best[1]

    def _orders(self, members: tuple[int, ...], least: int) -> Iterator[tuple[int, tuple[int, ...]]]:
        """Every order whose seat weights sum to the least, with its cost, left neighbours counted."""
        rows = [self.weights(member, len(members)) for member in members]

        def fill(order: tuple[int, ...], cost: int) -> Iterator[tuple[int, tuple[int, ...]]]:
            if len(order) == len(members):
                seats = tuple(members[position] for position in order)
                yield cost + self._neighbours(seats), seats
                return
            for position, row in enumerate(rows):
                if position not in order and cost + row[len(order)] <= least:
                    yield from fill((*order, position), cost + row[len(order)])

        return fill((), 0)

    def _neighbours(self, order: Sequence[int]) -> int:
        follows = self.history.follows
        names = [self.players[member] for member in order]
        return NEIGHBOUR * sum(follows.get(name, {}).get(names[seat - 1], 0) for seat, name in enumerate(names))
