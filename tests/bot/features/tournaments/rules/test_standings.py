"""Standings: order of tie-breaks, ties across a cut, and invariances."""

from fractions import Fraction

from bot.features.tournaments.rules.byes import Bye
from bot.features.tournaments.rules.scoring import TableResult, points_of, seat_shares, share_of
from bot.features.tournaments.rules.stage_record import StageRecord
from bot.features.tournaments.rules.standings import StandingsLine, cut_after, standings
from bot.features.tournaments.rules.tie_breaks import DEFAULT_ORDER


def ranks(lines: tuple[StandingsLine, ...]) -> list[tuple[int, int, str]]:
    """Return rank, player and deciding criterion."""
    return [(line.rank, line.player, line.decided_by) for line in lines]


def test_points_decide_before_wins() -> None:
    results = [TableResult(1, (1, 2, 3, 4), (1, 2, 3, 4)), TableResult(2, (4, 3, 2, 1), (1, 2, 3, 4))]
    lines = standings(StageRecord([1, 2, 3, 4], results), ("points", "wins"))
    assert ranks(lines) == [(1, 1, ""), (1, 4, ""), (3, 2, "points"), (3, 3, "")]


def test_each_opponent_counts_once_with_a_floor() -> None:
    results = [TableResult(1, (1, 2, 3), (1, 2, 3)), TableResult(2, (1, 2, 4), (1, 2, 3))]
    record = StageRecord([1, 2, 3, 4], results)
    assert [record.match_rate(player) for player in (1, 2, 3, 4)] == [1, Fraction(2, 5), Fraction(1, 5), Fraction(1, 5)]
    assert record.opponents_rate(1) == (Fraction(2, 5) + Fraction(1, 5) + Fraction(1, 5)) / 3
    assert record.opponents_rate(3) == (1 + Fraction(2, 5)) / 2


def test_a_shared_first_place_is_a_part_of_a_full_one() -> None:
    all_equal = StageRecord([1, 2, 3, 4], [TableResult(1, (1, 2, 3, 4), (1, 1, 1, 1))])
    assert [all_equal.match_rate(player) for player in (1, 2, 3, 4)] == [Fraction(1, 2)] * 4
    wins = StageRecord([1, 2, 3], [TableResult(1, (1, 2, 3), (1, 1, 3))], scheme="wins")
    assert [wins.match_rate(player) for player in (1, 2, 3)] == [Fraction(1, 5)] * 3
    older = StageRecord([1, 2, 3, 4], [TableResult(1, (1, 2, 3, 4), (1, 1, 1, 1))], full_rates=False)
    assert older.match_rate(1) == 1


def test_a_bye_gives_six_points_and_three_weak_opponents() -> None:
    record = StageRecord([1, 2, 3], [TableResult(1, (1, 2), (1, 2))], [Bye(1, 3)])
    assert record.points(3) == 360
    assert record.opponents_rate(3) == Fraction(1, 5)
    assert record.opponents_rate(2) == 1


def test_shares_of_scores_are_relative_to_an_even_share() -> None:
    result = TableResult(1, (1, 2, 3), (1, 2, 3), (60, 30, 30))
    assert [share_of(result, player) for player in (1, 2, 3)] == [Fraction(3, 2), Fraction(3, 4), Fraction(3, 4)]
    negative = TableResult(1, (1, 2, 3), (1, 2, 3), (10, 0, -10))
    assert [share_of(negative, player) for player in (1, 2, 3)] == [1, Fraction(1, 2), 0]
    assert share_of(TableResult(1, (1, 2), (1, 1), (0, 0)), 1) == 1
    assert share_of(TableResult(1, (1, 2), (1, 2)), 1) is None
    assert StageRecord([1, 2], [TableResult(1, (1, 2), (1, 2))]).share(1) == 0


def test_head_to_head_counts_only_if_all_tied_have_met_equally() -> None:
    results = [
        TableResult(1, (1, 2), (2, 1)),
        TableResult(2, (1, 3), (1, 2)),
        TableResult(3, (2, 4), (2, 1)),
        TableResult(4, (3, 4), (1, 2)),
    ]
    lines = standings(StageRecord([1, 2], results[:3]), ("points", "head_to_head"))
    assert ranks(lines) == [(1, 2, ""), (2, 1, "head_to_head")]
    three = standings(StageRecord([1, 2, 3, 4], results), ("points", "head_to_head"))
    assert {line.rank for line in three} == {1}


def test_the_lot_decides_last_and_follows_from_the_seed() -> None:
    record = StageRecord(range(12), [])
    orders = {tuple(line.player for line in standings(record, DEFAULT_ORDER, seed)) for seed in ("a", "b")}
    assert len(orders) == 2
    lines = standings(record, DEFAULT_ORDER, "a")
    assert [line.rank for line in lines] == list(range(1, 13))
    assert {line.decided_by for line in lines[1:]} == {"lot"}
    assert standings(StageRecord(range(11, -1, -1), []), DEFAULT_ORDER, "a") == lines


def test_players_tied_across_the_cut_are_named_and_do_not_advance() -> None:
    results = [TableResult(1, (1, 2, 3, 4), (1, 2, 2, 4))]
    lines = standings(StageRecord([1, 2, 3, 4], results), ("points",))
    cut = cut_after(lines, 2)
    assert (cut.through, cut.tied, cut.decided_by) == ((1,), (2, 3), "")
    assert cut_after(lines, 3).decided_by == "points"
    assert cut_after(lines, 4).through == (1, 2, 3, 4)


def test_more_games_never_lower_the_sum_of_the_best() -> None:
    results = [TableResult(1, (1, 2, 3, 4), (1, 2, 3, 4))]
    more = [*results, TableResult(2, (4, 3, 2, 1), (1, 2, 3, 4))]
    for player in (1, 2, 3, 4):
        assert StageRecord([player], more).best(player, 2) >= StageRecord([player], results).best(player, 2)
    lines = standings(StageRecord([1, 2, 3, 4], more), ("best_1", "mean"))
    assert [line.player for line in lines] == [1, 4, 2, 3]


def test_a_player_who_gave_up_ranks_last_and_others_get_full_points() -> None:
    result = TableResult(1, (1, 2, 3, 4), (1, 2, 3, 4), (50, 40, 30, 20), given_up=(1,))
    assert points_of(result, "places") == (60, 600, 360, 180)
    assert share_of(result, 1) is None


def test_the_order_of_the_results_does_not_matter() -> None:
    results = [TableResult(turn, (turn, turn + 1, turn + 2), (2, 1, 3)) for turn in range(1, 9)]
    forward = standings(StageRecord(range(1, 11), results), DEFAULT_ORDER, "seed")
    assert standings(StageRecord(range(10, 0, -1), results[::-1]), DEFAULT_ORDER, "seed") == forward


def test_the_effect_of_seats_is_measured_by_wins() -> None:
    results = [TableResult(1, (1, 2), (1, 2)), TableResult(1, (3, 4), (1, 1)), TableResult(1, (5, 6, 7), (1, 2, 3))]
    assert seat_shares(results, 2) == [Fraction(3, 4), Fraction(1, 4)]
    assert seat_shares(results, 4) == [0, 0, 0, 0]
