"""The cheapest round by looking at every split and every order, counted without the code under test."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, permutations

from bot.events.pairing.history import Round

Cost = tuple[int, ...]


class Counts:
    """What a list of rounds has had of meetings, seats, neighbours and short tables."""

    def __init__(self, rounds: Sequence[Round], target: int) -> None:
        self.rounds = rounds
        self.target = target

    def met(self, one: int, other: int) -> int:
        """How often two have met."""
        return sum(one in table and other in table for done in self.rounds for table in done.tables)

    def sizes(self, player: int) -> list[int]:
        """The sizes of a player's tables, 1 for a bye."""
        tables = [table for done in self.rounds for table in (*done.tables, *((bye,) for bye in done.byes))]
        return [len(table) for table in tables if player in table]

    def seats(self, player: int, extra: tuple[int, int] | None = None) -> tuple[list[int], int]:
        """Counts by seat, and how many seats all tables had."""
        sat = [(table.index(player), len(table)) for done in self.rounds for table in done.tables if player in table]
        sat += [] if extra is None else [extra]
        width = max([self.target, *(size for _, size in sat)])
        return [sum(seat == wanted for seat, _ in sat) for wanted in range(width)], min(size for _, size in sat)

    def followed(self, player: int, left: int) -> int:
        """How often one had another as left neighbour."""
        return sum(
            table[table.index(player) - 1] == left for done in self.rounds for table in done.tables if player in table
        )


def table_cost(order: Sequence[int], counts: Counts, scores: Mapping[int, int], lowest: int) -> Cost:
    """The cost of one table in this order of seats, from what matters most."""
    met = [counts.met(one, other) for one, other in combinations(order, 2)]
    missed = sum(sum(size < counts.target for size in counts.sizes(player)) for player in order)
    points = [scores.get(player, 0) for player in order]
    uneven = squares = neighbours = 0
    if len(order) > 1:
        for seat, player in enumerate(order):
            after, available = counts.seats(player, (seat, len(order)))
            uneven += max(0, max(after) - min(after[:available]) - 1)
            squares += 2 * after[seat] - 1
            neighbours += counts.followed(player, order[seat - 1])
    return (
        sum(times > 1 for times in met),
        sum(times == 1 for times in met),
        missed if len(order) < counts.target else 0,
        uneven,
        (max(points) - (min(points) if len(order) > 1 else lowest)) ** 2,
        squares,
        neighbours,
    )


def splits(players: tuple[int, ...], sizes: tuple[int, ...]) -> Iterator[tuple[tuple[int, ...], ...]]:
    """Every split into tables of these sizes."""
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


def added(costs: Sequence[Cost]) -> Cost:
    """The sum, level by level."""
    return tuple(map(sum, zip(*costs, strict=True)))


def round_cost(one: Round, counts: Counts, scores: Mapping[int, int]) -> Cost:
    """The cost of a round as it is seated."""
    players = [player for table in one.tables for player in table] + list(one.byes)
    lowest = min(scores.get(player, 0) for player in players)
    tables = [*one.tables, *((player,) for player in one.byes)]
    return added([table_cost(table, counts, scores, lowest) for table in tables])


def least_cost(players: Sequence[int], sizes: Sequence[int], counts: Counts, scores: Mapping[int, int]) -> Cost:
    """The cost of the cheapest round there is."""
    lowest = min(scores.get(player, 0) for player in players)
    known: dict[tuple[int, ...], Cost] = {}

    def best(table: tuple[int, ...]) -> Cost:
        if table not in known:
            known[table] = min(table_cost(order, counts, scores, lowest) for order in permutations(table))
        return known[table]

    whole = (*sizes, *(1,) * (len(players) - sum(sizes)))
    return min(added([best(table) for table in split]) for split in splits(tuple(players), whole))
