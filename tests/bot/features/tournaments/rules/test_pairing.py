"""Rounds drawn one by one."""

import subprocess
import sys
from itertools import combinations

import pytest

from bot.features.tournaments.rules.byes import table_sizes
from bot.features.tournaments.rules.costs import Costs
from bot.features.tournaments.rules.pairing import Cover, draw_round
from bot.features.tournaments.rules.rounds import SCORES_FIRST_REVISION, History, Round, pairs
from tests.bot.features.tournaments.rules.brute_force import Counts, least_cost, round_cost
from tests.bot.features.tournaments.rules.data import add_points, meetings, present, spread, swiss
from tests.project.repository import ROOT
from tests.sizes import size

MIN_PLAYERS_PER_ROUND = {2: 2, 3: 4, 4: 6, 5: 9}
"""Players per round from which no two must meet twice, by seats at a table."""


@pytest.mark.parametrize(("most", "many"), [(252, 2), (25, 5)])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_number_of_players_gives_legal_rounds(seats: int, most: int, many: int) -> None:
    tried = min(most, size("PAIRINGS", 6))
    for players in {5, 256, *range(seats + 5, 257, 252 // tried)}:
        rounds, history = swiss(players, seats, many, "legal")
        for one in rounds:
            assert present(one) == list(range(players))
            assert sorted(map(len, one.tables)) == sorted(table_sizes(players, seats))
        if players >= MIN_PLAYERS_PER_ROUND[seats] * many and len(rounds[0].tables) >= seats:
            assert history.repeats() == 0, players
        is_even = seats > 2 and players >= 2 * MIN_PLAYERS_PER_ROUND[seats] * many
        assert spread(history, range(players)) <= (1 if is_even else 2), players


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("rounds", [3, 4, 5, 7])
def test_enough_players_never_meet_twice(seats: int, rounds: int) -> None:
    for players in range(MIN_PLAYERS_PER_ROUND[seats] * rounds, MIN_PLAYERS_PER_ROUND[seats] * rounds + 2):
        _, history = swiss(players, seats, rounds, "bound")
        assert history.repeats() == 0
        assert spread(history, range(players)) <= 2


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("players", range(5, 13))
def test_pairing_is_as_cheap_as_the_best_of_all_rounds(seats: int, players: int) -> None:
    rounds, _ = swiss(players, seats, 3 if players < 11 else 2, f"{seats}")
    scores: dict[int, int] = {}
    for number, one in enumerate(rounds):
        counts = Counts(rounds[:number], seats)
        best = least_cost(range(players), table_sizes(players, seats), counts, scores)
        assert round_cost(one, counts, scores) == best
        add_points(scores, one, f"{seats}:{number}")


@pytest.mark.parametrize("players", [44, 45, 50, 55, 57])
def test_seats_are_even_even_where_exchanges_do_not_suffice(players: int) -> None:
    now, history = swiss(players, 5, 5, "legal")
    before, older = swiss(players, 5, 5, "legal", revision=1)
    assert spread(older, range(players)) == 2
    assert now[:4] == before[:4]
    assert history.repeats() <= older.repeats()
    assert spread(history, range(players)) <= 1


@pytest.mark.parametrize("players", [39, 40])
def test_an_uneven_round_without_a_repeat_is_proven_necessary(players: int) -> None:
    rounds, history = swiss(players, 5, 5, "legal")
    assert spread(history, range(players)) == 2
    before = History(5, rounds[:4])
    cover = Cover(Costs(list(range(players)), {}, before), table_sizes(players, 5))
    assert cover.run() is None
    assert cover.left > 0


def test_a_second_short_table_or_bye_is_avoided() -> None:
    for players, seats in [(61, 4), (62, 4), (63, 4), (65, 2), (64, 3), (102, 5)]:
        _, history = swiss(players, seats, 5, "short")
        assert max(history.short.get(player, 0) + history.byes.get(player, 0) for player in range(players)) == 1


def test_excluded_players_never_meet() -> None:
    households = [(0, 1, 2), (5, 6), (7, 30), (8, 31), (40, 41, 42, 43)]
    rounds, _ = swiss(48, 4, 5, "homes", pairs(households))
    met = meetings(one.tables for one in rounds)
    assert not [pair for home in households for pair in combinations(home, 2) if pair in met]


def test_players_with_similar_scores_meet_from_the_second_round() -> None:
    _, history = swiss(64, 4, 1, "like")
    scores = {
        player: 600 if player < 16 else 360 if player < 32 else 180 if player < 48 else 60 for player in range(64)
    }
    one = draw_round(range(64), scores, History(4), "like")
    assert all(len({scores[player] for player in table}) == 1 for table in one.tables)
    assert history.repeats() == 0


def test_the_order_of_the_players_does_not_matter() -> None:
    scores = {player: player % 7 * 60 for player in range(40)}
    forward = draw_round(range(40), scores, History(4), "seed")
    assert draw_round(range(39, -1, -1), scores, History(4), "seed") == forward
    assert draw_round(range(40), scores, History(4), "other seed") != forward


def test_the_same_seed_gives_the_same_rounds_in_every_process() -> None:
    program = "from tests.bot.features.tournaments.rules.data import swiss; print(swiss(30, 4, 4, 'same')[0], swiss(11, 3, 3, 'same')[0])"
    said = {
        subprocess.run(
            [sys.executable, "-c", program],
            cwd=ROOT,
            env={"PYTHONHASHSEED": hash_seed},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for hash_seed in ("1", "2")
    }
    assert said == {f"{swiss(30, 4, 4, 'same')[0]} {swiss(11, 3, 3, 'same')[0]}\n"}


def test_equal_points_come_before_sides_in_duels() -> None:
    first = Round(((1, 2), (3, 4)))
    scores = {1: 60, 2: 0, 3: 60, 4: 0}
    one = draw_round(range(1, 5), scores, History(2, [first]), "duels")
    assert {frozenset(table) for table in one.tables} == {frozenset({1, 3}), frozenset({2, 4})}
    old = draw_round(range(1, 5), scores, History(2, [first]), "duels", revision=SCORES_FIRST_REVISION - 1)
    assert {frozenset(table) for table in old.tables} == {frozenset({1, 4}), frozenset({2, 3})}


@pytest.mark.parametrize("others", [((5, 6), (7, 8)), ((6, 5), (8, 7))])
def test_the_same_side_a_third_time_in_a_row_matters_more_than_points(others: tuple[tuple[int, int], ...]) -> None:
    """1 and 3 lead and have had the first seat twice, so they may not meet each other."""
    rounds = [Round(((1, 2), (3, 4), *others)), Round(((1, 4), (3, 2), *[pair[::-1] for pair in others]))]
    scores = {1: 120, 3: 120, 2: 60, 4: 60, 5: 60, 6: 60, 7: 0, 8: 0}
    one = draw_round(range(1, 9), scores, History(2, rounds), "sides")
    assert [1, 3] not in [sorted(table) for table in one.tables]
    assert all(1 not in table[:1] and 3 not in table[:1] for table in one.tables)


@pytest.mark.parametrize("players", [8, 9, 20])
def test_sides_differ_by_two_at_most_and_never_come_thrice_in_a_row(players: int) -> None:
    for number in range(10):
        drawn_rounds, history = swiss(players, 2, 5, f"sides {number}")
        assert spread(history, range(players)) <= 2
        for player in range(players):
            seats = [table.index(player) for one in drawn_rounds for table in one.tables if player in table]
            assert all(len({*seats[at : at + 3]}) == 2 for at in range(len(seats) - 2))
