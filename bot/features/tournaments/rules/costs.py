"""The cost of seating players together, as one integer whose levels are ordered by importance.

The levels, most important first: players who may not meet; third and later meetings; second meetings; a second short
table or bye; seats beyond one from even; the squared range of scores; the squares of the seat counts; the same left
neighbour again. The cost of a round is the sum over its tables, so exact and local search minimise the same number.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from bot.features.tournaments.rules.byes import resting
from bot.features.tournaments.rules.rounds import History, seat_unevenness

LEVEL_BITS: Final = 56
"""Bits of a level; sums over 1,024 players stay far below this."""

NEIGHBOUR, SQUARES, RANGE, UNEVEN, SHORT, SECOND, THIRD, EXCLUDED = (1 << LEVEL_BITS * level for level in range(8))


def uneven_seats(cost: int) -> int:
    """Return the seats beyond one from even that a cost contains."""
    return cost // UNEVEN % (1 << LEVEL_BITS)


class Vacancy(NamedTuple):
    """A table that one member has left, with a lower bound of its cost that excludes the range of scores.

    `alone` is the part of each player's cost that does not depend on the others; `low` and `high` are scores.
    """

    others: tuple[int, ...]
    alone: list[int]
    cost: int
    low: int
    high: int


class Costs:
    """Costs of tables; members are indices into `players`, in the caller's order.

    With `scores_first`, seats are uneven only if one leads by more than two, or is the third equal one in a row.
    """

    def __init__(
        self,
        players: Sequence[int],
        scores: Mapping[int, int],
        history: History,
        excluded: frozenset[tuple[int, int]] = frozenset(),
        *,
        scores_first: bool = False,
    ) -> None:
        self.players = players
        self.history = history
        self.target = history.target
        self._scores = [scores.get(player, 0) for player in players]
        self._scores_first = scores_first
        self._lowest = min(self._scores, default=0)
        self._apart = self._meeting_costs(excluded)
        self.missed = [history.short.get(player, 0) + history.byes.get(player, 0) for player in players]
        self._weights: dict[tuple[int, int], tuple[int, ...]] = {}
        self._floors: dict[int, list[int]] = {}
        self._known: dict[tuple[int, ...], int] = {}

    def _meeting_costs(self, excluded: frozenset[tuple[int, int]]) -> list[dict[int, int]]:
        """Return the costs of meetings by player; meetings without a cost are left out."""
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
        """Return True if two players have met before, or may not meet."""
        return other in self._apart[member]

    def _meetings(self, members: Sequence[int]) -> int:
        """Return the cost of the meetings at a table."""
        cost = 0
        for position, member in enumerate(members):
            apart = self._apart[member]
            if apart:
                for other in members[position + 1 :]:
                    cost += apart.get(other, 0)
        return cost

    def unseated(self, members: Sequence[int]) -> int:
        """Return the cost of a table without its seats; a single member has a bye."""
        short = SHORT * sum(self.missed[member] for member in members) if len(members) < self.target else 0
        return short + self._meetings(members) + self._range(members)

    def vacancies(self, members: tuple[int, ...]) -> list[Vacancy]:
        """Return the table without each of its members in turn."""
        return [self._vacancy(members[:place] + members[place + 1 :]) for place in range(len(members))]

    def _vacancy(self, others: tuple[int, ...]) -> Vacancy:
        alone = self._alone(len(others) + 1)
        scores = [self._scores[member] for member in others] or [self._lowest]
        cost = self._meetings(others) + sum([alone[member] for member in others])
        return Vacancy(others, alone, cost, min(scores), max(scores))

    def at_least(self, vacancy: Vacancy, member: int) -> int:
        """Return a lower bound of `table` with this member in a vacancy, all players in their best seats."""
        others, alone, cost, low, high = vacancy
        score, apart = self._scores[member], self._apart[member]
        span = (score if score > high else high) - (score if score < low else low)
        cost += alone[member] + RANGE * span * span
        if apart:
            for other in others:
                cost += apart.get(other, 0)
        return cost

    def _alone(self, size: int) -> list[int]:
        """Return, by player, the minimum cost of a table of this size: the best seat, and a second short table."""
        known = self._floors.get(size)
        if known is None:
            short = SHORT if size < self.target else 0
            known = [
                short * self.missed[member] + (min(self.weights(member, size)) if size > 1 else 0)
                for member in range(len(self.players))
            ]
            self._floors[size] = known
        return known

    def table(self, members: tuple[int, ...]) -> int:
        """Return the cost in the best seats, without left neighbours; members are in ascending order."""
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
        """Return the cost of each seat at a table of this size."""
        known = self._weights.get((member, size))
        if known is None:
            player = self.players[member]
            counts = self.history.seats.get(player, [])
            counts = counts + [0] * (max(size, self.target) - len(counts))
            available = min(size, self.history.available.get(player, size))
            last = self.history.last_seats.get(player, ()) if self._scores_first else ()
            known = tuple(self._weight(counts, available, seat, last) for seat in range(size))
            self._weights[member, size] = known
        return known

    def _weight(self, counts: Sequence[int], available: int, seat: int, last: tuple[int, ...]) -> int:
        after = [count + (place == seat) for place, count in enumerate(counts)]
        beyond = max(0, seat_unevenness(after, available) - 1 - self._scores_first) + (last == (seat, seat))
        return UNEVEN * beyond + SQUARES * (2 * counts[seat] + 1)

    def _cheapest_seats(self, members: Sequence[int]) -> int:
        """Return the minimum sum of seat weights, by dynamic programming over sets of taken seats."""
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
        """Return the full cost, and the members in the order of their seats: the first of the cheapest orders."""
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
        """Yield every order with the minimum sum of seat weights, with its cost including left neighbours."""
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


def start(costs: Costs, sizes: Sequence[int]) -> list[tuple[int, ...]]:
    """Return tables of players near in score who can all have an even seat, largest tables first; the last get byes.

    Players are given seats evenly along their order; the first table takes the first player of each seat.
    """
    out = sorted(resting(costs.missed, sizes.count(1)))
    tables = sorted((size for size in sizes if size > 1), reverse=True)
    capacity = [sum(size > seat for size in tables) for seat in range(tables[0] if tables else 0)]
    columns = columns_by_seat(costs, [member for member in range(len(costs.players)) if member not in out], capacity)
    seated = [tuple(sorted(columns[seat][row] for seat in range(size))) for row, size in enumerate(tables)]
    return seated + [(member,) for member in out]


def columns_by_seat(costs: Costs, members: Sequence[int], capacity: Sequence[int]) -> list[list[int]]:
    """Return the members by a seat that suits them, as many for each seat as there are tables with it."""
    suits = {member: suitable(costs.weights(member, len(capacity))) for member in members}
    columns: list[list[int]] = [[] for _ in capacity]
    for member in members:
        goal = min(suits[member], key=lambda seat: (len(columns[seat]) / capacity[seat], seat))
        if len(columns[goal]) < capacity[goal]:
            columns[goal].append(member)
        elif not _make_room(columns, capacity, suits, member):
            free = min(range(len(capacity)), key=lambda seat: (len(columns[seat]) >= capacity[seat], seat))
            columns[free].append(member)
    return [sorted(column) for column in columns]


def suitable(weights: Sequence[int]) -> list[int]:
    """Return the seats that keep a player's seats as even as possible."""
    least = min(weight // UNEVEN for weight in weights)
    return [seat for seat, weight in enumerate(weights) if weight // UNEVEN == least]


def _make_room(columns: list[list[int]], capacity: Sequence[int], suits: dict[int, list[int]], member: int) -> bool:
    """Seat one more member by moving others, each to a seat that suits; breadth first over the seats."""
    came: dict[int, tuple[int | None, int]] = dict.fromkeys(suits[member], (None, member))
    waiting = list(came)
    while waiting:
        seat = waiting.pop(0)
        if len(columns[seat]) < capacity[seat]:
            while True:
                before, mover = came[seat]
                columns[seat].append(mover)
                if before is None:
                    return True
                columns[before].remove(mover)
                seat = before
        for other in columns[seat]:
            for following in suits[other]:
                if following not in came:
                    came[following] = (seat, other)
                    waiting.append(following)
    return False
