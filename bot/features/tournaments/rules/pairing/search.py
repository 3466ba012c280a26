"""A cheap round for many players: a start by scores with even seats, then exchanges of two players at a time.

The number of exchanges looked at is bounded, and nothing depends on the speed of the machine.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from bot.features.tournaments.rules.lots import lot
from bot.features.tournaments.rules.pairing.cost import RANGE, UNEVEN, Costs, uneven_seats

EXCHANGES: Final = 1000
"""Exchanges looked at for each player while something is wrong that matters more than scores."""

POLISH: Final = 2
"""Neighbouring tables with which players are exchanged to bring scores together."""

KICKS: Final = 100
"""Times that tables with something wrong are mixed with others when no single exchange mends them."""


class Search:
    """Tables being improved; members are indices into the players of `costs`, who come best first.

    With `even`, seats stay as even as they were at the start, whatever else an exchange would mend; `tables` is another start.
    """

    def __init__(
        self,
        costs: Costs,
        sizes: Sequence[int],
        seed: str,
        *,
        even: bool = False,
        tables: Sequence[tuple[int, ...]] | None = None,
    ) -> None:
        self.costs = costs
        self.seed = seed
        self.even = even
        self.tables = start(costs, sizes) if tables is None else list(tables)
        self.sums = [costs.table(table) for table in self.tables]
        self.left = EXCHANGES * len(costs.players)

    def run(self) -> tuple[int, list[tuple[int, ...]]]:
        """Improve as far as the bound goes; returns the cost and the tables, their members not seated yet."""
        self._mend()
        self._polish()
        best = sum(self.sums), self.tables, self.sums
        for kick in range(KICKS):
            if self.left <= 0 or not any(cost >= UNEVEN for cost in best[2]):
                break
            self.tables, self.sums = list(best[1]), list(best[2])
            self._mix(kick)
            self._mend()
            self._polish()
            best = min(best, (sum(self.sums), self.tables, self.sums))
        return best[0], best[1]

    def _mend(self) -> None:
        """Exchange players of tables where something is wrong, near ones first."""
        wrong = [number for number, cost in enumerate(self.sums) if cost >= UNEVEN]
        while wrong and self.left > 0:
            number = wrong.pop(0)
            if self.sums[number] < UNEVEN:
                continue
            for ring in self._rings(number):
                changed = self._exchange(number, ring)
                if changed is not None:
                    wrong += [one for one in (number, changed) if self.sums[one] >= UNEVEN and one not in wrong]
                    break

    def _rings(self, number: int) -> Iterator[list[int]]:
        """The other tables, in rings of doubling width around one."""
        inner, outer = 0, 2
        while inner < len(self.tables):
            near = [*range(number - outer, number - inner), *range(number + inner + 1, number + outer + 1)]
            yield [one for one in near if 0 <= one < len(self.tables)]
            inner, outer = outer, 2 * outer

    def _polish(self) -> None:
        """Exchange players of neighbouring tables as long as it helps, at most a few times over."""
        for _ in range(3):
            changed = False
            for number in range(len(self.tables)):
                near = range(number + 1, min(number + POLISH + 1, len(self.tables)))
                changed |= self._exchange(number, near) is not None
            if not changed:
                return

    def _exchange(self, number: int, others: Sequence[int]) -> int | None:
        """Make the best exchange with one of the other tables; returns which it was, or None if none helps."""
        at_least = self.costs.at_least
        best: tuple[int, int, tuple[int, ...], tuple[int, ...]] | None = None
        here = self.tables[number]
        leaving = list(zip(here, self.costs.vacancies(here), strict=True))
        for other in others:
            there = self.tables[other]
            bound = self.sums[number] + self.sums[other]
            if bound < RANGE:
                continue
            self.left -= len(here) * len(there)
            coming = list(zip(there, self.costs.vacancies(there), strict=True))
            for one, without_one in leaving:
                for two, without_two in coming:
                    if at_least(without_one, two) + at_least(without_two, one) >= bound:
                        continue
                    first, second = replaced(here, one, two), replaced(there, two, one)
                    gain = self.costs.table(first) + self.costs.table(second) - bound
                    if gain < 0 and (best is None or gain < best[0]) and self._allowed(bound, bound + gain):
                        best = gain, other, first, second
        if best is None:
            return None
        _, other, self.tables[number], self.tables[other] = best
        self.sums[number] = self.costs.table(self.tables[number])
        self.sums[other] = self.costs.table(self.tables[other])
        return other

    def _mix(self, kick: int) -> None:
        """Exchange one player of each wrong table for one of a table drawn by lot."""
        for number, cost in enumerate(self.sums):
            if cost >= UNEVEN:
                draw = lot(self.seed, "mix", kick, number)
                other = draw % len(self.tables)
                if other != number:
                    self._swap_by_lot(number, other, draw)

    def _swap_by_lot(self, number: int, other: int, draw: int) -> None:
        """Exchange two players of these tables: those whom the lot names, or the first after them who may be."""
        here, there = self.tables[number], self.tables[other]
        bound = self.sums[number] + self.sums[other]
        for step in range(len(here) * len(there)):
            one = here[(draw // 1_000 + step) % len(here)]
            two = there[(draw // 1_000_000 + step // len(here)) % len(there)]
            first, second = replaced(here, one, two), replaced(there, two, one)
            if self._allowed(bound, self.costs.table(first) + self.costs.table(second)):
                self.tables[number], self.tables[other] = first, second
                self.sums[number], self.sums[other] = self.costs.table(first), self.costs.table(second)
                return

    def _allowed(self, before: int, after: int) -> bool:
        return not self.even or uneven_seats(after) <= uneven_seats(before)


def replaced(table: tuple[int, ...], old: int, new: int) -> tuple[int, ...]:
    """The table with one member in the place of another, in ascending order."""
    return tuple(sorted([new if member == old else member for member in table]))


def start(costs: Costs, sizes: Sequence[int]) -> list[tuple[int, ...]]:
    """Tables of players near in score who can all have an even seat, largest tables first; byes go to the last.

    Everybody is given a seat, evenly along the order of the players; the first table takes the first of each seat.
    """
    byes = sum(size == 1 for size in sizes)
    order = sorted(range(len(costs.players)), key=lambda member: (costs.missed(member), -member))
    resting = sorted(order[:byes])
    tables = sorted((size for size in sizes if size > 1), reverse=True)
    capacity = [sum(size > seat for size in tables) for seat in range(tables[0] if tables else 0)]
    columns = columns_by_seat(
        costs, [member for member in range(len(costs.players)) if member not in resting], capacity
    )
    seated = [tuple(sorted(columns[seat][row] for seat in range(size))) for row, size in enumerate(tables)]
    return seated + [(member,) for member in resting]


def columns_by_seat(costs: Costs, members: Sequence[int], capacity: Sequence[int]) -> list[list[int]]:
    """The members by a seat that suits them, as many to each as there are tables with it."""
    suits = {member: suitable(costs.weights(member, len(capacity))) for member in members}
    columns: list[list[int]] = [[] for _ in capacity]
    for member in members:
        goal = min(suits[member], key=lambda seat: (len(columns[seat]) / capacity[seat], seat))
        if len(columns[goal]) < capacity[goal]:
            columns[goal].append(member)
        elif not _make_room(columns, capacity, suits, member):
            columns[min(range(len(capacity)), key=lambda seat: (len(columns[seat]) >= capacity[seat], seat))].append(
                member
            )
    return [sorted(column) for column in columns]


def suitable(weights: Sequence[int]) -> list[int]:
    """The seats that leave a player's seats as even as possible."""
    least = min(weight // UNEVEN for weight in weights)
    return [seat for seat, weight in enumerate(weights) if weight // UNEVEN == least]


def _make_room(columns: list[list[int]], capacity: Sequence[int], suits: dict[int, list[int]], member: int) -> bool:
    """Seat one more by moving others on, each to a seat that suits; breadth first over the seats."""
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
