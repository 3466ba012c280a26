"""Search for the cheapest round among all splits and orders, independent of the code under test."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations, permutations

from bot.features.tournaments.rules.rounds import Round

Cost = tuple[int, ...]


class Counts:
    """Meetings, seats, neighbours and short tables in a list of rounds, counted once each."""

    def __init__(self, rounds: Sequence[Round], target: int) -> None:
        self.rounds = rounds
        self.target = target
        self.met, self.followed, self.sitting = cache(self._met), cache(self._followed), cache(self._sitting)

    def _met(self, one: int, other: int) -> int:
        """Count the meetings of two players."""
        return sum(one in table and other in table for done in self.rounds for table in done.tables)

    def sizes(self, player: int) -> list[int]:
        """Return the sizes of a player's tables, 1 for a bye."""
        tables = [table for done in self.rounds for table in (*done.tables, *((bye,) for bye in done.byes))]
        return [len(table) for table in tables if player in table]

    def _sitting(self, player: int, seat: int, size: int) -> tuple[int, int]:
        """Return how much a table of this size in this seat adds to a player's uneven seats, and to the squares.

        In duels, which are those of a Swiss, a side may lead by two, but not come a third time in a row.
        """
        sat = [(table.index(player), len(table)) for done in self.rounds for table in done.tables if player in table]
        sat.append((seat, size))
        width = max([self.target, *(size for _, size in sat)])
        after = [sum(place == wanted for place, _ in sat) for wanted in range(width)]
        available = min(size for _, size in sat)
        gap, squares = max(after) - min(after[:available]), 2 * after[seat] - 1
        if self.target == 2:
            return max(0, gap - 2) + ([place for place, _ in sat[-3:]] == [seat] * 3), squares
        return max(0, gap - 1), squares

    def _followed(self, player: int, left: int) -> int:
        """Count how often a player had another as left neighbour."""
        return sum(
            table[table.index(player) - 1] == left for done in self.rounds for table in done.tables if player in table
        )


def together_cost(table: Sequence[int], counts: Counts, scores: Mapping[int, int], lowest: int) -> Cost:
    """Return the cost of one table regardless of seats, most important level first."""
    met = [counts.met(one, other) for one, other in combinations(table, 2)]
    missed = sum(sum(size < counts.target for size in counts.sizes(player)) for player in table)
    points = [scores.get(player, 0) for player in table]
    return (
        sum(times > 1 for times in met),
        sum(times == 1 for times in met),
        missed if len(table) < counts.target else 0,
        (max(points) - (min(points) if len(table) > 1 else lowest)) ** 2,
    )


def seats_cost(order: Sequence[int], counts: Counts) -> Cost:
    """Return the cost of the seats at one table in this order: uneven seats, squares, neighbours."""
    if len(order) == 1:
        return 0, 0, 0
    sitting = [counts.sitting(player, seat, len(order)) for seat, player in enumerate(order)]
    neighbours = sum(counts.followed(player, order[seat - 1]) for seat, player in enumerate(order))
    return sum(uneven for uneven, _ in sitting), sum(squares for _, squares in sitting), neighbours


def table_cost(together: Cost, seats: Cost) -> Cost:
    """Return the whole cost of a table, most important level first."""
    third, second, short, points = together
    uneven, squares, neighbours = seats
    return third, second, short, uneven, points, squares, neighbours


def splits(players: tuple[int, ...], sizes: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], ...]]:
    """Yield all splits into tables of these sizes."""
    if not players:
        yield ()
        return
    for size in set(sizes):
        rest = list(sizes)
        rest.remove(size)
        for others in combinations(players[1:], size - 1):
            table = (players[0], *others)
            for more in splits(tuple(player for player in players if player not in table), tuple(rest)):
                yield (table, *more)


def add_costs(costs: Sequence[Cost]) -> Cost:
    """Add costs level by level."""
    return tuple(map(sum, zip(*costs, strict=True)))


def round_cost(one: Round, counts: Counts, scores: Mapping[int, int]) -> Cost:
    """Return the cost of a round with its seats."""
    players = [player for table in one.tables for player in table] + list(one.byes)
    lowest = min(scores.get(player, 0) for player in players)
    tables = [*one.tables, *((player,) for player in one.byes)]
    return add_costs(
        [table_cost(together_cost(table, counts, scores, lowest), seats_cost(table, counts)) for table in tables]
    )


def least_cost(players: Sequence[int], sizes: Sequence[int], counts: Counts, scores: Mapping[int, int]) -> Cost:
    """Return the cost of the cheapest possible round."""
    lowest = min(scores.get(player, 0) for player in players)

    @cache
    def best(table: tuple[int, ...]) -> Cost:
        seats = min(seats_cost(order, counts) for order in permutations(table))
        return table_cost(together_cost(table, counts, scores, lowest), seats)

    whole = (*sizes, *(1,) * (len(players) - sum(sizes)))
    return min(add_costs([best(table) for table in split]) for split in splits(tuple(players), whole))
