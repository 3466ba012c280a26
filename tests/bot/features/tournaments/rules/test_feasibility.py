"""Whole tournaments of every format, and the findings about them beforehand."""

import pytest

from bot.features.tournaments.rules.feasibility import Finding, findings, most_rounds, usual_count
from bot.features.tournaments.rules.model import TOURNAMENT_FORMATS
from bot.lab.event import Infeasible, simulate_tournament

DUELS = ("elimination", "round-robin")


@pytest.mark.parametrize("name", TOURNAMENT_FORMATS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("players", [5, 11, 17, 37])
def test_a_tournament_is_held_or_refused_with_a_reason(name: str, seats: int, players: int) -> None:
    fatal = [one for one in findings(name, players, seats, usual_count(name, players, seats)) if one.fatal]
    if fatal:
        with pytest.raises(Infeasible) as refused:
            simulate_tournament(name, players, seats, None, "1")
        assert list(refused.value.findings) == fatal
        return
    held = simulate_tournament(name, players, seats, None, "1")
    assert (held.format, held.players, held.seconds_per_round) == (name, players, 0.0)
    assert held.tables >= held.rounds >= 1
    assert held.games_min <= held.games_max
    if players == 11:
        assert held == simulate_tournament(name, players, seats, None, "1"), "the same seed draws the same tournament"


@pytest.mark.parametrize("name", ["schedule", "swiss", "groups"])
@pytest.mark.parametrize(("players", "seats"), [(60, 4), (48, 3), (45, 4), (66, 5), (40, 2)])
def test_a_tournament_has_no_flaw_without_a_finding(name: str, players: int, seats: int) -> None:
    said = {one.key for one in findings(name, players, seats, 4)}
    held = simulate_tournament(name, players, seats, 4, "said")
    assert ("short-tables" in said) == (held.short_tables > 0)
    assert ("byes" in said) == (held.byes > 0)
    assert "group-meetings" in said or held.repeats == 0
    assert held.games_min == held.games_max
    assert held.seat_spread <= (2 if (name, seats) == ("swiss", 2) else 1)


def test_sixty_players_in_groups_have_four_games_in_all_seats() -> None:
    held = simulate_tournament("groups", 60, 4, None, "1")
    assert (held.rounds, held.tables, held.games_min, held.games_max, held.seat_spread) == (1, 60, 4, 4, 0)
    assert findings("groups", 60, 4, 1) == (Finding("group-meetings", {"times": 2}),)


@pytest.mark.parametrize(
    ("name", "players", "seats", "rounds", "finding"),
    [
        ("groups", 16, 4, 1, Finding("no-groups", {"players": 16, "fewer": 15, "more": 17}, fatal=True)),
        ("groups", 4, 3, 99, Finding("rounds", {"most": 40}, fatal=True)),
        ("groups", 10, 9, 1, Finding("seats", {"least": 2, "most": 6}, fatal=True)),
        ("swiss", 3, 4, 1, Finding("players", {"least": 4, "most": 1024}, fatal=True)),
        ("elimination", 8, 4, 1, Finding("duels-only", fatal=True)),
        ("round-robin", 8, 3, 1, Finding("duels-only", fatal=True)),
        ("mini-cup", 4, 4, 1, Finding("players", {"least": 5, "most": 1024}, fatal=True)),
        ("mini-cup", 12, 4, 1, Finding("cup-waiting", {"players": 2})),
        ("round-robin", 7, 2, 1, Finding("byes", {"players": 1})),
        ("schedule", 24, 4, 8, Finding("repeats-certain", {"rounds": 8, "most": 7})),
        ("schedule", 20, 4, 6, Finding("repeats-possible", {"rounds": 6, "surely": 5})),
        ("swiss", 20, 4, 4, Finding("repeats-possible", {"rounds": 4, "surely": 3})),
        ("swiss", 8, 4, 2, Finding("repeats-certain", {"rounds": 2, "most": 1})),
        ("heats", 15, 4, 2, Finding("short-tables", {"tables": 1, "seats": 3})),
        ("elimination", 5, 2, 1, Finding("byes", {"players": 3})),
    ],
)
def test_findings_name_the_nearest_alternative(
    name: str, players: int, seats: int, rounds: int, finding: Finding
) -> None:
    assert finding in findings(name, players, seats, rounds)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_schedule_without_a_finding_on_repeats_has_none(seats: int) -> None:
    for players in range(max(5, seats), 70, 4):
        for rounds in (2, 4, 5):
            said = {one.key for one in findings("schedule", players, seats, rounds)}
            if not said & {"repeats-certain", "repeats-possible"}:
                assert simulate_tournament("schedule", players, seats, rounds, "said").repeats == 0, (players, rounds)


def test_more_rounds_than_opponents_must_repeat_meetings() -> None:
    assert [most_rounds(players, 4) for players in (8, 13, 16, 24)] == [1, 4, 5, 7]
    assert [most_rounds(players, 2) for players in (6, 7)] == [5, 7]
    assert simulate_tournament("schedule", 16, 4, 6, "1").repeats > 0


def test_a_knockout_and_an_elimination_leave_one_player() -> None:
    assert simulate_tournament("knockout", 64, 4, None, "1").tables == 16 + 4 + 1
    held = simulate_tournament("elimination", 13, 2, None, "1")
    assert (held.rounds, held.tables, held.byes) == (4, 12, 3)


def test_the_simulation_uses_the_clock_of_the_caller() -> None:
    ticks = iter(range(100))
    assert simulate_tournament("swiss", 16, 4, 3, "1", lambda: next(ticks)).seconds_per_round == 1
