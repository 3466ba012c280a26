"""Duplicate scoring: each result is compared with those of the same seat."""

from msgspec import structs

from bot.features.tournaments.rules.byes import Bye
from bot.features.tournaments.rules.duplicate import DUPLICATE, DUPLICATE_ORDER, EVEN_MATCHES, allowances, compare
from bot.features.tournaments.rules.model import EventTable
from bot.features.tournaments.rules.rounds import DUPLICATE_POINTS_REVISION
from bot.features.tournaments.rules.scoring import POINT_UNIT, TableResult, places_of
from bot.features.tournaments.rules.stage_record import StageRecord
from bot.features.tournaments.rules.standings import standings
from tests.bot.features.tournaments.rules.test_brackets import draw_next, end_tables
from tests.bot.features.tournaments.rules.test_leaving import start


def result(players: tuple[int, ...], scores: tuple[int, ...], given_up: tuple[int, ...] = ()) -> TableResult:
    """Return a finished table of the first round."""
    return TableResult(1, players, places_of(scores), scores, given_up)


def points_of(*results: TableResult) -> list[tuple[float, ...]]:
    """Return the points of a round by table and seat."""
    return [tuple(value / POINT_UNIT for value in table) for table in compare(results)]


def test_points_are_the_lead_minus_the_mean_of_the_seat() -> None:
    tables = points_of(result((1, 2), (12, 8)), result((3, 4), (12, 4)), result((5, 6), (9, 9)))
    mean = round(12 / (3 + EVEN_MATCHES) * POINT_UNIT) / POINT_UNIT
    assert tables == [(4 - mean, mean - 4), (8 - mean, mean - 8), (-mean, mean)]
    (first, second) = points_of(result((1, 2, 3, 4), (10, 6, 4, 0)), result((5, 6, 7, 8), (5, 5, 5, 5)))
    assert first[3] == -first[0]
    assert second[0] == -second[3] < 0


def test_more_tables_make_a_good_seat_cost_more() -> None:
    costs = [4 - points_of(*[result((1, 2), (12, 8))] * count)[0][0] for count in (1, 5, 20, 100)]
    assert costs == sorted(costs)
    assert costs[-1] > 3.5


def test_the_order_of_the_tables_does_not_matter() -> None:
    results = [result((1, 2), (12, 8)), result((3, 4), (7, 9)), result((5, 6), (10, 2))]
    forward, backward = compare(results), compare(results[::-1])
    assert forward == backward[::-1]


def test_one_person_among_computer_players_has_no_lead() -> None:
    (alone,), (first, _) = points_of(result((1,), (30,)), result((2, 3), (9, 5)))
    assert alone < 0 < first < 4


def test_a_match_without_scores_counts_as_won_or_worst_of_the_seat() -> None:
    conceded = TableResult(1, (5, 6), (1, 2))
    tables = points_of(result((1, 2), (12, 8)), result((3, 4), (5, 9)), conceded)
    assert tables[2][0] == tables[0][0]
    assert tables[2][1] == min(tables[0][1], tables[1][1])
    lost = points_of(result((1, 2), (12, 8)), TableResult(1, (5, 6), (2, 1)))
    assert lost[1] == lost[0]
    assert points_of(conceded)[0][0] > 0 > points_of(conceded)[0][1] - 1


def test_giving_up_counts_as_the_worst_of_the_seat() -> None:
    tables = points_of(result((1, 2), (12, 8), given_up=(1,)), result((3, 4), (5, 9)), result((5, 6), (9, 8)))
    assert tables[0][0] == tables[1][0] == min(table[0] for table in tables)


def test_strong_opponents_add_to_the_points() -> None:
    games: dict[int, list[tuple[TableResult, int]]] = {player: [] for player in range(1, 6)}
    played = [(1, 2, 600), (3, 4, 60), (3, 1, -60), (4, 2, 60)]
    for one, other, points in played:
        table = TableResult(1, (one, other), (1, 2))
        games[one].append((table, points))
        games[other].append((table, -points))
    found = allowances(games)
    assert found[3] > 0 > found[1]
    assert found[5] == 0
    assert allowances({player: games[player] for player in (5, 3, 1, 4, 2)}) == found


def test_standings_leave_out_open_rounds_and_a_bye_gives_the_mean() -> None:
    results = [result((1, 2), (12, 2)), result((3, 4), (8, 6))]
    closed = [structs.replace(one, compared=own) for one, own in zip(results, compare(results), strict=True)]
    still_open = TableResult(2, (4, 1), (1, 2), (12, 0))
    record = StageRecord(range(1, 6), [*closed, still_open], [Bye(1, 5)], DUPLICATE)
    assert [len(record.games[player]) for player in range(1, 6)] == [1, 1, 1, 1, 0]
    assert record.points(5) == 0
    assert next(line.player for line in standings(record, ("points", "wins", "lot"))) in (1, 4)
    assert record.points(1) > record.points(2)


def count_level_tables(revision: int) -> int:
    """Count the tables of the second round whose players both won, or both lost, in the first."""
    given = {"scheme": DUPLICATE, "order": DUPLICATE_ORDER, "rounds": 2, "revision": revision}
    event = draw_next(start("swiss", 2, 16, **given))
    event = end_tables(event, *(table.players[at % 2] for at, table in enumerate(event.open_tables())))
    first = {
        player: place for table in event.tables() for player, place in zip(*players_and_places(table), strict=True)
    }
    return sum(len({first[player] for player in table.players}) == 1 for table in draw_next(event).open_tables())


def players_and_places(table: EventTable) -> tuple[tuple[int, ...], tuple[int, ...]]:
    assert table.result is not None
    return table.result.players, table.result.places


def test_points_pair_equals_since_the_revision_of_duplicate_points() -> None:
    assert count_level_tables(DUPLICATE_POINTS_REVISION) == 8
    assert count_level_tables(DUPLICATE_POINTS_REVISION - 1) < 8
