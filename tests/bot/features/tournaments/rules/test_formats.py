"""Promises of each format."""

from collections.abc import Sequence
from itertools import combinations

import pytest

from bot.features.tournaments.rules.brackets import bracket
from bot.features.tournaments.rules.byes import table_sizes
from bot.features.tournaments.rules.feasibility import unbeaten, usual_cut, usual_rounds
from bot.features.tournaments.rules.groups import (
    PAUSED_AFTER,
    REMOVED_AFTER,
    Queue,
    Waiting,
    expired,
    group_sizes,
    group_stage,
    groups,
    ready,
    round_robin,
)
from bot.features.tournaments.rules.knockout import going_on, knockout_round, playoff, survivors
from bot.features.tournaments.rules.league import arrange, first_season, movers, next_season
from bot.features.tournaments.rules.model import DAY
from bot.features.tournaments.rules.pairing import draw_round
from bot.features.tournaments.rules.rounds import History, Round, draw_order, lot, pairs, snake
from bot.features.tournaments.rules.schedule import schedule
from bot.features.tournaments.rules.scoring import POINT_UNIT, place_points
from bot.lab.event import advance
from tests.bot.features.tournaments.rules.data import meetings, present, spread

FEASIBLE = {
    2: {players: players - 1 - players % 2 for players in (8, 14, 62)},
    3: {9: 4, 15: 7, 21: 10, 27: 13, 33: 16, 39: 19, 45: 22, 51: 25},
    4: {16: 5, 20: 5, 24: 7, 28: 9, 32: 9, 36: 11, 40: 13, 44: 11, 48: 11, 52: 17, 56: 13, 60: 13},
    5: {25: 6, 35: 7, 50: 9, 60: 11},
}
"""Numbers of rounds without repeats that designs give, by seats and players."""


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_groups_give_equal_games_and_exact_seats(seats: int) -> None:
    for players in range(5, 257):
        sizes = group_sizes(players, seats)
        if sizes is None:
            with pytest.raises(ValueError, match="no groups"):
                groups(range(players), seats)
            continue
        stage = group_stage(groups(range(players), seats), seats)
        for seat in range(seats):
            counted = sorted(table[seat] for table in stage.tables)
            assert counted == sorted([*range(players)] * (2 if seats == 2 else 1))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_schedule_seats_all_in_each_round_with_even_seats(seats: int) -> None:
    for players in range(max(3, seats), 257, 1 if seats in (3, 4) else 3):
        rounds = schedule(range(players), seats, 3, "all")
        history = History(seats, rounds)
        for one in rounds:
            assert present(one) == list(range(players))
            assert sorted(map(len, one.tables)) == sorted(table_sizes(players, seats))
        if players > seats * (seats + 1):
            assert history.repeats() == 0, players
            assert spread(history, range(players)) <= 1, players


@pytest.mark.parametrize(
    ("seats", "players", "rounds"), [(k, n, r) for k, known in FEASIBLE.items() for n, r in known.items() if k > 2]
)
def test_a_schedule_with_a_known_design_repeats_no_meeting(seats: int, players: int, rounds: int) -> None:
    history = History(seats)
    for one in schedule(range(players), seats, rounds, "feasible"):
        history.add(one)
        assert spread(history, range(players)) <= 1
    assert history.repeats() == 0


def test_a_schedule_keeps_a_household_apart() -> None:
    rounds = schedule(range(32), 4, 5, "home", pairs([(1, 2, 3), (4, 5)]))
    assert not {(1, 2), (1, 3), (2, 3), (4, 5)} & set(meetings(one.tables for one in rounds))


@pytest.mark.parametrize("players", range(2, 40))
def test_a_round_robin_has_each_meeting_once_with_equal_sides(players: int) -> None:
    rounds = round_robin(range(players))
    assert len(rounds) == players - 1 + players % 2
    assert set(meetings(one.tables for one in rounds).values()) == {1}
    assert len(meetings(one.tables for one in rounds)) == players * (players - 1) // 2
    for one in rounds:
        assert present(one) == list(range(players))
    first = [sum(table[0] == player for one in rounds for table in one.tables) for player in range(players)]
    assert max(first) - min(first) <= 1 - players % 2


@pytest.mark.parametrize("players", range(2, 70))
def test_a_bracket_separates_the_top_seeds_and_gives_them_byes(players: int) -> None:
    games = bracket(range(players))
    named = [player for game in games for player in game if player is not None]
    assert sorted(named) == list(range(players))
    resting = [one if other is None else other for one, other in games if None in (one, other)]
    assert sorted(player for player in resting if player is not None) == list(range(2 * len(games) - players))
    half = len(games) // 2
    if players > 2:
        assert any(0 in game for game in games[:half])
        assert any(1 in game for game in games[half:])


def test_a_snake_gives_the_tables_of_a_cut() -> None:
    assert snake(range(1, 17), (4,) * 4) == ((1, 8, 9, 16), (2, 7, 10, 15), (3, 6, 11, 14), (4, 5, 12, 13))
    assert playoff(range(1, 11), 4) == Round(((3, 6, 7, 10), (4, 5, 8, 9)), (1, 2))
    assert snake(range(1, 8), (4, 3)) == ((1, 4, 5, 7), (2, 3, 6))


@pytest.mark.parametrize(
    ("players", "rounds", "cut"), [(17, 3, 4), (64, 4, 10), (65, 5, 16), (129, 6, 16), (304, 7, 16)]
)
def test_rounds_and_cut_grow_with_the_players(players: int, rounds: int, cut: int) -> None:
    assert (usual_rounds(players, 4), usual_cut(players, 4, rounds)) == (rounds, cut)


@pytest.mark.parametrize(("players", "rounds"), [(3, 2), (4, 2), (5, 3), (8, 3), (9, 4), (32, 5), (33, 6), (64, 6)])
def test_duels_have_enough_rounds_to_leave_one_unbeaten(players: int, rounds: int) -> None:
    assert usual_rounds(players, 2) == rounds
    assert unbeaten(players, rounds) == 1 < unbeaten(players, rounds - 1)
    assert usual_cut(players, 2, rounds) == 0


@pytest.mark.parametrize(("rounds", "cut"), [(5, 0), (4, 2), (3, 4), (2, 8)])
def test_a_cut_after_too_few_rounds_has_room_for_all_unbeaten(rounds: int, cut: int) -> None:
    assert usual_cut(32, 2, rounds) == cut


@pytest.mark.parametrize("players", range(3, 34))
def test_at_most_two_duellists_stay_unbeaten_in_the_usual_rounds(players: int) -> None:
    """The stronger player always wins: even sides may keep two unbeaten players apart only once."""
    scores, history = dict.fromkeys(range(players), 0), History(2)
    for number in range(1, usual_rounds(players, 2) + 1):
        one = draw_round(range(players), scores, history, f"unbeaten {players}:{number}")
        history.add(one)
        winners = [max(table, key=lambda player: lot("skill", player)) for table in one.tables]
        scores |= {player: scores[player] + POINT_UNIT for player in (*winners, *one.byes)}
    assert sum(score == usual_rounds(players, 2) * POINT_UNIT for score in scores.values()) <= 2


def advancing_keys(
    one: Round, places: Sequence[Sequence[int]], points: Sequence[Sequence[int]]
) -> dict[int, tuple[int, int, int]]:
    """Return the key of each player for advancing: place, points, number of the table."""
    return {
        player: (place, -gained, number)
        for number, table in enumerate(one.tables)
        for player, place, gained in zip(table, places[number], points[number], strict=True)
    }


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_knockout_ends_with_one_player(seats: int) -> None:
    for players in range(2, 257):
        staying = list(range(players))
        while len(staying) > 1:
            one = knockout_round(staying, seats)
            assert present(one) == sorted(staying)
            places = [tuple(range(1, len(table) + 1)) for table in one.tables]
            through = going_on(one, advancing_keys(one, places, [place_points(table) for table in places]))[
                : survivors(one, seats)
            ]
            assert {table[0] for table in one.tables} <= set(through) or len(through) == 1
            assert len(through) < len(staying)
            staying = list(through)


def test_the_best_seconds_fill_the_tables() -> None:
    one = knockout_round(range(20), 4)
    places = [(1, 2, 3, 4)] * 5
    points = [(600, 360, 180, 60)] * 4 + [(600, 400, 180, 20)]
    through = going_on(one, advancing_keys(one, places, points))[: survivors(one, 4)]
    assert len(through) == 8
    assert through[:5] == tuple(table[0] for table in one.tables)
    assert through[5] == one.tables[4][1]


@pytest.mark.parametrize(("players", "seats", "through"), [(40, 4, 16), (32, 4, 16), (31, 4, 4), (20, 3, 9), (7, 4, 4)])
def test_at_most_half_advance_from_heats(players: int, seats: int, through: int) -> None:
    assert advance(range(players), seats) == tuple(range(through))


@pytest.mark.parametrize(("size", "count"), [(5, 1), (7, 2), (13, 3)])
def test_a_sixth_of_a_division_rounded_up_moves(size: int, count: int) -> None:
    assert movers(size) == count


def test_a_league_promotes_the_best_and_relegates_the_last() -> None:
    first = first_season(range(40), 4)
    assert sorted(map(len, first)) == [7, 7, 13, 13]
    after = next_season(first, 4)
    for above, below in zip(range(3), range(1, 4), strict=True):
        count = min(movers(len(first[above])), movers(len(first[below])))
        assert set(first[below][:count]) <= set(after[above])
        assert set(first[above][-count:]) <= set(after[below])


def test_a_league_of_duels_has_divisions_of_about_ten() -> None:
    first = first_season(range(43), 2)
    assert [len(division) for division in first] == [11, 11, 11, 10]
    assert sum(map(len, arrange(next_season(first, 2), range(4, 43), 2))) == 39


def test_too_few_players_for_divisions_are_refused() -> None:
    with pytest.raises(ValueError, match="no divisions"):
        first_season(range(6), 4)
    with pytest.raises(ValueError, match="no divisions"):
        first_season(range(4), 2)
    with pytest.raises(ValueError, match="no divisions"):
        arrange((), range(6), 4)


def test_seasons_move_a_player_by_at_most_one_division() -> None:
    for number in range(20):
        divisions, fresh = first_season(range(40), 4), 40
        for turn in range(3):
            ranked = [draw_order(f"{number}", division, turn) for division in divisions]
            moved = next_season(ranked, 4)
            players = [player for division in ranked for player in division]
            leaving = draw_order(f"{number}", players, "leave", turn)[-4:]
            newcomers = list(range(fresh, fresh + 2 + lot(f"{number}", turn) % 5))
            fresh += len(newcomers)
            divisions = arrange(moved, [*(one for one in players if one not in leaving), *newcomers], 4)
            assert {player for division in divisions for player in division} == {*players, *newcomers} - {*leaving}
            before, then, now = places_in(ranked), places_in(moved), places_in(divisions)
            assert then.keys() == before.keys()
            assert all(abs(then[player] - before[player]) <= 1 for player in before)
            assert all(abs(now[player] - then[player]) <= 1 for player in now.keys() & then.keys())


def places_in(divisions: Sequence[Sequence[int]]) -> dict[int, int]:
    """Return the division of each player."""
    return {player: number for number, division in enumerate(divisions) for player in division}


def test_newcomers_come_last() -> None:
    moved = next_season(first_season(range(40), 4), 4)
    assert 100 in arrange(moved, [*range(40), 100], 4)[-1]


def test_a_mini_cup_starts_when_it_is_full() -> None:
    waiting = tuple(Waiting(player, player, player) for player in range(5))
    assert ready(Queue(4, waiting[:3]), 3) == ()
    assert ready(Queue(4, waiting), 4) == (0, 1, 2, 3)


def test_a_mini_cup_passes_over_the_unseen_and_keeps_the_blocked_apart() -> None:
    blocked = pairs([(0, 1)])
    assert ready(Queue(3, tuple(Waiting(player, 0, 0) for player in range(5)), blocked), 0) == (0, 2, 3)
    waiting = tuple(Waiting(player, 0, 2 * DAY if player in (1, 2, 4) else 0) for player in range(5))
    queue = Queue(3, waiting, blocked)
    assert ready(queue, PAUSED_AFTER) == (1, 2, 4)
    assert expired(queue, REMOVED_AFTER) == (0, 3)
    assert not any(one in ready(queue, 0) and other in ready(queue, 0) for one, other in combinations((0, 1), 2))


def test_a_first_season_is_deterministic() -> None:
    assert first_season(range(24), 4) == first_season(range(24), 4) != ()
