"""Possible final ranks: equal to an enumeration of all outcomes, and never widening."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product

import pytest

from bot.features.tournaments.rules.groups import group_tables
from bot.features.tournaments.rules.ranking import Possible, connected, outcomes, possible_ranks
from bot.features.tournaments.rules.rounds import draw_order, lot
from bot.features.tournaments.rules.scoring import place_points
from tests.bot.features.tournaments.rules.data import draw_places

Table = tuple[int, ...]


def finals(points: Mapping[int, int], tables: Sequence[Table], scheme: str) -> Iterator[dict[int, int]]:
    """Yield the final points for each outcome of the open tables."""
    for rows in product(*(outcomes(len(table), scheme) for table in tables)):
        totals = dict(points)
        for table, row in zip(tables, rows, strict=True):
            for player, gain in zip(table, row, strict=True):
                totals[player] += gain
        yield totals


def enumerate_ranks(points: Mapping[int, int], tables: Sequence[Table], scheme: str) -> dict[int, Possible]:
    """Return the possible ranks by enumerating all outcomes."""
    best, worst = dict.fromkeys(points, len(points)), dict.fromkeys(points, 1)
    for totals in finals(points, tables, scheme):
        values = sorted(totals.values(), reverse=True)
        for player, total in totals.items():
            best[player] = min(best[player], 1 + values.index(total))
            worst[player] = max(worst[player], len(values) - values[::-1].index(total))
    return {player: Possible(best[player], worst[player]) for player in points}


def small_event(number: int) -> tuple[dict[int, int], list[Table], str]:
    """Return a few players with points, one to three open tables of two or three, and a scheme."""
    size = 3 + lot("size", number) % 4
    scheme = ("places", "wins", "duel", "wbc")[lot("scheme", number) % 4]
    points = {player: lot("points", number, player) % 25 * 60 for player in range(size)}
    tables = []
    for table in range(1 + lot("tables", number) % 3):
        seats = 2 if scheme == "duel" else 2 + lot("seats", number, table) % 2
        tables.append(tuple(draw_order(f"{number}", range(size), table)[:seats]))
    return points, tables, scheme


@pytest.mark.parametrize("part", range(4))
def test_ranks_equal_those_of_all_outcomes(part: int) -> None:
    for number in range(250 * part, 250 * part + 250):
        points, tables, scheme = small_event(number)
        assert possible_ranks(points, tables, scheme) == enumerate_ranks(points, tables, scheme), number


@pytest.mark.parametrize("size", [5, 7, 13])
def test_a_range_only_narrows_and_ends_at_the_rank(size: int) -> None:
    for event in range(6):
        tables = group_tables(range(size), 4)
        points = dict.fromkeys(range(size), 0)
        ranges = possible_ranks(points, tables)
        for table in sorted(tables, key=lambda table: lot("order", event, table)):
            tables.remove(table)
            for player, gain in zip(table, place_points(draw_places("end", table, event)), strict=True):
                points[player] += gain
            after = possible_ranks(points, tables)
            for player, now in after.items():
                assert ranges[player].best <= now.best <= now.worst <= ranges[player].worst
            ranges = after
        for player, total in points.items():
            assert ranges[player].best == 1 + sum(other > total for other in points.values())
            assert ranges[player].worst == sum(other >= total for other in points.values())


def test_undrawn_rounds_keep_ranks_open() -> None:
    points = {0: 1200, 1: 600, 2: 540, 3: 60}
    assert possible_ranks(points, [], later=600)[3] == Possible(2, 4)
    assert possible_ranks(points, [(0, 1), (2, 3)])[3] == Possible(2, 4)
    assert possible_ranks(points, [(1, 2)])[2] == Possible(2, 3)
    assert possible_ranks(points, [])[3] == Possible(4, 4)


def test_tables_without_a_common_player_are_independent() -> None:
    assert connected([(1, 2), (3, 4), (5, 6), (4, 5)]) == [[(1, 2)], [(5, 6), (3, 4), (4, 5)]]
