"""Drawing one round of tables: exactly for few players, otherwise by exchanges, and as an exact cover if those fail."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import chain, combinations
from typing import Final, NamedTuple

from bot.features.tournaments.rules.byes import resting, table_sizes
from bot.features.tournaments.rules.costs import RANGE, UNEVEN, Costs, start, suitable, uneven_seats
from bot.features.tournaments.rules.rounds import REVISION, SCORES_FIRST_REVISION, History, Round, lot
from bot.features.tournaments.rules.scoring import DUEL

MAX_EXACT_PLAYERS: Final = 12
EXCHANGES_PER_PLAYER: Final = 1000
POLISHED_NEIGHBOURS: Final = 2
MAX_KICKS: Final = 100
MAX_POSSIBLE_TABLES: Final = 12_000
MAX_TABLES_TRIED: Final = 3_000_000


def draw_round(
    players: Sequence[int],
    scores: Mapping[int, int],
    history: History,
    seed: str,
    *,
    excluded: frozenset[tuple[int, int]] = frozenset(),
    revision: int = REVISION,
) -> Round:
    """Seat every player once, or give a bye, as cheaply as possible; the same seed gives the same round.

    The lots of equal scores follow from the seed alone and not from the order in which players are given. A
    tournament keeps the `revision` of drawing with which it began.
    """
    order = sorted(players, key=lambda player: (-scores.get(player, 0), lot(seed, player), player))
    tables = table_sizes(len(order), history.target)
    whole = tables + (1,) * (len(order) - sum(tables))
    scores_first = bool(scores) and history.target == DUEL and revision >= SCORES_FIRST_REVISION
    costs = Costs(order, scores, history, excluded, scores_first=scores_first)
    drawn = cheapest(costs, whole) if len(order) <= MAX_EXACT_PLAYERS else _searched(costs, whole, seed, revision)
    named = [tuple(order[member] for member in table) for table in drawn]
    byes = tuple(table[0] for table in named if len(table) == 1)
    return Round(tuple(table for table in named if len(table) > 1), byes)


def _searched(costs: Costs, sizes: Sequence[int], seed: str, revision: int) -> list[tuple[int, ...]]:
    """Return the tables in seat order; if repairs have left uneven seats, search again for even ones."""
    found = TableSearch(costs, sizes, seed).run()
    if revision > 1 and uneven_seats(found[0]):
        found = min(found, TableSearch(costs, sizes, seed, even=True).run())
    if revision > 1 and uneven_seats(found[0]):
        covered = Cover(costs, sizes).run()
        if covered is not None:
            found = min(found, TableSearch(costs, sizes, seed, even=True, tables=covered).run())
    return [costs.seated(table)[1] for table in found[1]]


def seat_tables(tables: Iterable[Sequence[int]], history: History, byes: Iterable[int]) -> Round:
    """Return a round of given tables, each with the seats that are most even."""
    seated = []
    for table in tables:
        costs = Costs(table, {}, history)
        seated.append(tuple(table[member] for member in costs.seated(tuple(range(len(table))))[1]))
    return Round(tuple(seated), tuple(byes))


def cheapest(costs: Costs, sizes: Sequence[int]) -> list[tuple[int, ...]]:
    """Return the cheapest tables in seat order, the first of equal ones in player order; a size of 1 is a bye."""
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
                if best is not None and cost >= best[0]:
                    continue
                more, tables = rest(tuple(member for member in free[1:] if member not in others), tuple(left))
                if best is None or cost + more < best[0]:
                    best = (cost + more, (order, *tables))
        assert best is not None
        return best

    return list(rest(tuple(range(len(costs.players))), tuple(sorted(sizes)))[1])


class TableSearch:
    """Improves tables by exchanges of two players; members are indices into the players of `costs`, best first.

    The number of exchanges tried is bounded, and nothing depends on the speed of the machine. With `even`, seats
    stay as even as they were at the start, whatever else an exchange would repair; `tables` is another start.
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
        self.left = EXCHANGES_PER_PLAYER * len(costs.players)

    def run(self) -> tuple[int, list[tuple[int, ...]]]:
        """Improve within the bound; return the cost and the tables, their members not seated yet."""
        self._mend()
        self._polish()
        best = sum(self.sums), self.tables, self.sums
        for kick in range(MAX_KICKS):
            if self.left <= 0 or not any(cost >= UNEVEN for cost in best[2]):
                break
            self.tables, self.sums = list(best[1]), list(best[2])
            self._mix(kick)
            self._mend()
            self._polish()
            best = min(best, (sum(self.sums), self.tables, self.sums))
        return best[0], best[1]

    def _mend(self) -> None:
        """Exchange players of bad tables, with near tables first."""
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
        """Yield the other tables in rings of doubling width around one."""
        inner, outer = 0, 2
        while inner < len(self.tables):
            near = [*range(number - outer, number - inner), *range(number + inner + 1, number + outer + 1)]
            yield [one for one in near if 0 <= one < len(self.tables)]
            inner, outer = outer, 2 * outer

    def _polish(self) -> None:
        """Exchange players of neighbouring tables while it helps, in at most three passes."""
        for _ in range(3):
            changed = False
            for number in range(len(self.tables)):
                near = range(number + 1, min(number + POLISHED_NEIGHBOURS + 1, len(self.tables)))
                changed |= self._exchange(number, near) is not None
            if not changed:
                return

    def _exchange(self, number: int, others: Sequence[int]) -> int | None:
        """Make the best exchange with one of the other tables; return its number, or None if none helps."""
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
                    first, second = replace_member(here, one, two), replace_member(there, two, one)
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
        """Exchange one player of each bad table with one of a table drawn by lot."""
        for number, cost in enumerate(self.sums):
            if cost >= UNEVEN:
                draw = lot(self.seed, "mix", kick, number)
                other = draw % len(self.tables)
                if other != number:
                    self._swap_by_lot(number, other, draw)

    def _swap_by_lot(self, number: int, other: int, draw: int) -> None:
        """Exchange two players of these tables: those drawn by lot, or the next ones that are allowed."""
        here, there = self.tables[number], self.tables[other]
        bound = self.sums[number] + self.sums[other]
        for step in range(len(here) * len(there)):
            one = here[(draw // 1_000 + step) % len(here)]
            two = there[(draw // 1_000_000 + step // len(here)) % len(there)]
            first, second = replace_member(here, one, two), replace_member(there, two, one)
            if self._allowed(bound, self.costs.table(first) + self.costs.table(second)):
                self.tables[number], self.tables[other] = first, second
                self.sums[number], self.sums[other] = self.costs.table(first), self.costs.table(second)
                return

    def _allowed(self, before: int, after: int) -> bool:
        return not self.even or uneven_seats(after) <= uneven_seats(before)


def replace_member(table: tuple[int, ...], old: int, new: int) -> tuple[int, ...]:
    """Return the table with one member replaced, in ascending order."""
    return tuple(sorted([new if member == old else member for member in table]))


class PossibleTable(NamedTuple):
    """A table that is possible: its cost without seats, its members in ascending order, and these as bits."""

    cost: int
    members: tuple[int, ...]
    bits: int


class Cover:
    """An exact cover of the players by tables at which no two meet again and all seats stay even.

    Exchanges do not find such a round if there are few of them, for example the last of as many rounds as a table
    has seats. All possible tables are listed, and Knuth's Algorithm X chooses among them. The work is bounded;
    within the bound, finding none proves that there is none. Members are indices into the players of `costs`.
    """

    def __init__(self, costs: Costs, sizes: Sequence[int]) -> None:
        self.costs = costs
        self.sizes = Counter(size for size in sizes if size > 1)
        self.left = MAX_TABLES_TRIED
        self.resting = resting(costs.missed, sizes.count(1))

    def run(self) -> list[tuple[int, ...]] | None:
        """Return the tables and byes, their members in ascending order; None if none were found."""
        tables: list[PossibleTable] = []
        for size in sorted(self.sizes, reverse=True):
            for table in self._possible(size):
                tables.append(table)
                if len(tables) > MAX_POSSIBLE_TABLES:
                    return None
        waiting = sum(1 << member for member in range(len(self.costs.players)) if member not in self.resting)
        found = self._choose(waiting, sorted(tables), dict(self.sizes))
        return None if found is None else [*found, *((member,) for member in self.resting)]

    def _possible(self, size: int) -> Iterator[PossibleTable]:
        """Yield all tables of this size without a repeated meeting, a second short table, or uneven seats."""
        costs, short = self.costs, size < self.costs.target
        may = [
            one for one in range(len(costs.players)) if one not in self.resting and not (short and costs.missed[one])
        ]
        suits = {member: suitable(costs.weights(member, size)) for member in may}

        def grow(members: tuple[int, ...], others: Sequence[int], seats: frozenset[int]) -> Iterator[PossibleTable]:
            if len(members) == size:
                yield PossibleTable(costs.unseated(members), members, sum(1 << member for member in members))
                return
            for place, member in enumerate(others):
                if taken := _taken(seats, suits[member]):
                    open_to = [other for other in others[place + 1 :] if not costs.meets(member, other)]
                    yield from grow((*members, member), open_to, taken)

        return grow((), may, frozenset({0}))

    def _choose(self, waiting: int, tables: list[PossibleTable], sizes: dict[int, int]) -> list[tuple[int, ...]] | None:
        """Seat all waiting members at possible tables, the cheapest first, the member with the fewest of them first."""
        if not waiting:
            return []
        self.left -= len(tables)
        if self.left <= 0:
            return None
        counts = Counter(chain.from_iterable([table[1] for table in tables]))
        if len(counts) < waiting.bit_count():
            return None
        fewest = min(counts.values())
        scarce = min(member for member, count in counts.items() if count == fewest)
        for table in [one for one in tables if one[2] >> scarce & 1]:
            seats, bits = len(table.members), table.bits
            if self.left <= 0 and waiting != bits:
                continue
            left = {**sizes, seats: sizes[seats] - 1}
            after = [one for one in tables if not one[2] & bits]
            if not left[seats]:
                after = [one for one in after if len(one[1]) != seats]
            more = self._choose(waiting & ~bits, after, left)
            if more is not None:
                return [table.members, *more]
        return None


def _taken(seats: frozenset[int], suits: Sequence[int]) -> frozenset[int]:
    """Return the sets of taken seats after one more member has taken one of the seats that suit."""
    return frozenset(taken | 1 << seat for taken in seats for seat in suits if not taken >> seat & 1)
