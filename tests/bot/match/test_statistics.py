"""Figures of ended matches, by their definitions."""

from datetime import UTC, datetime

import pytest
from msgspec import structs

from bot.clocks.paces import DAY, HOUR
from bot.match.statistics import (
    Completion,
    Missed,
    Share,
    Spread,
    Starts,
    completion,
    lobby_to_first_move,
    missed_turns,
    month,
    presses_a_turn,
    quartiles,
    second_match,
    spread,
    waits,
)
from storage.match_results import FigureRow, TurnFigureRow

MARCH = round(datetime(2026, 3, 31, tzinfo=UTC).timestamp())
ENDED = FigureRow("caylus", MARCH - DAY, MARCH + 20 * DAY, "own_end", MARCH, ("a", "b"), ("a", "b"), "m")
TURN = TurnFigureRow(0, "a", 0, 100, awake=50, has_deadline=True, missed=False, presses=3, match="m")


def test_spread_names_values_that_occur() -> None:
    assert spread(range(1, 11)) == Spread(10, 3, 5, 8, 9)
    assert spread([7]) == Spread(1, 7, 7, 7, 7)
    assert spread([]) is None


def test_a_month_is_one_of_utc() -> None:
    assert month(MARCH + DAY - 1) == "2026-03"
    assert month(MARCH + DAY) == "2026-04"


@pytest.mark.parametrize(
    ("changes", "counted"),
    [
        ({}, 1),
        ({"ending": "agreed"}, 0),
        ({"ending": "conceded"}, 0),
        ({"stayed": ("a",)}, 0),
        ({"ended_at": MARCH + 90 * DAY}, 1),
        ({"ended_at": MARCH + 90 * DAY + 1}, 0),
    ],
)
def test_a_completed_match_has_its_own_end_and_two_original_players(changes: dict[str, object], counted: int) -> None:
    row = structs.replace(ENDED, **changes)
    assert completion([row], MARCH + DAY) == {"2026-03": Completion(Share(counted, 1), is_final=False)}


def test_a_match_without_a_first_move_is_in_no_month() -> None:
    assert completion([structs.replace(ENDED, first_move_at=None, ending="expired")], MARCH) == {}


def test_a_month_is_final_when_its_last_match_can_count_no_more() -> None:
    last = MARCH + DAY - 1
    assert not completion([ENDED], last + 90 * DAY)["2026-03"].is_final
    assert completion([ENDED], last + 90 * DAY + 1)["2026-03"].is_final


def test_missed_turns_are_those_of_people_with_deadlines() -> None:
    turns = [
        TURN,
        structs.replace(TURN, missed=True),
        structs.replace(TURN, person=None, missed=True),
        structs.replace(TURN, has_deadline=False),
        structs.replace(TURN, match="n", missed=True, ended_at=None),
    ]
    assert missed_turns(turns, frozenset({"m"})) == Missed(running=Share(1, 1), ended=Share(1, 2))


def _lobby(match: str, opened_at: int, first_move_at: int | None = None, ending: str = "own_end") -> FigureRow:
    return FigureRow("caylus", opened_at, 9 * DAY, ending, first_move_at, match=match)


def test_lobbies_count_by_their_opening_once_they_are_decided() -> None:
    rows = [
        _lobby("1", 0, HOUR),
        _lobby("2", 10, 10 + 3 * HOUR),
        _lobby("3", 20, ending="expired"),
        _lobby("4", 30, ending="cancelled"),
        _lobby("6", 100, 200),
    ]
    found = lobby_to_first_move(rows, 0, 100)
    assert found == Starts(Spread(2, HOUR, HOUR, 3 * HOUR, 3 * HOUR), Share(1, 3))
    assert lobby_to_first_move(rows, 500, 600) == Starts(None, Share(0, 0))


def test_waits_are_of_people_who_moved_themselves() -> None:
    turns = [
        TURN,
        structs.replace(TURN, person="b", awake=10),
        structs.replace(TURN, person=None, awake=1),
        structs.replace(TURN, missed=True, awake=2),
        structs.replace(TURN, ended_at=None, awake=3),
    ]
    assert waits(turns) == Spread(2, 10, 10, 50, 50)
    assert quartiles(turns, "b") == Spread(1, 10, 10, 10, 10)
    assert quartiles(turns, "c") is None


def test_presses_are_of_peoples_ended_turns() -> None:
    turns = [
        TURN,
        structs.replace(TURN, presses=5),
        structs.replace(TURN, person=None),
        structs.replace(TURN, ended_at=None),
    ]
    assert presses_a_turn(turns) == Share(8, 2)


def figures_of_match(match: str, person: str, begun: int | None, ended: int = 39 * DAY) -> FigureRow:
    return FigureRow("caylus", 0, ended, "own_end", begun, (person,), match=match)


def test_a_second_match_counts_within_30_days_of_the_firsts_end() -> None:
    rows = [
        *(figures_of_match("1", "in time", 1, 2 * DAY), figures_of_match("2", "in time", 32 * DAY)),
        *(figures_of_match("3", "late", 1, 2 * DAY), figures_of_match("4", "late", 32 * DAY + 1)),
        figures_of_match("5", "never", 1, 2 * DAY),
        *(figures_of_match("6", "lobby", 1, 2 * DAY), figures_of_match("7", "lobby", None)),
        *(figures_of_match("9", "both at once", 5, 9 * DAY), figures_of_match("8", "both at once", 1, 2 * DAY)),
        figures_of_match("10", "recently", 1, 10 * DAY + 1),
    ]
    assert second_match(rows, 40 * DAY) == Share(2, 5)
    assert second_match([], 0) == Share(0, 0)
