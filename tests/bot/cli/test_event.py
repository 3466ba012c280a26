"""Tournaments with invented results from the command line."""

import json
from pathlib import Path

import pytest

from tests.bot.cli.conftest import Provost
from tests.bot.cli.test_fide_report import GAMES, change_round

KEYS = [
    "format",
    "players",
    "rounds",
    "tables",
    "repeats",
    "short_tables",
    "byes",
    "seat_spread",
    "games_min",
    "games_max",
    "seconds_per_round",
]


def test_a_simulated_event_is_one_object_of_json(provost: Provost) -> None:
    said = provost("event simulate --format swiss --players 48 --table 4 --rounds 5 --seed 7 --json")
    held = json.loads(said.out)
    assert (said.status, said.error, said.out.count("\n")) == (0, "", 1)
    assert list(held) == KEYS
    assert held.pop("seconds_per_round") > 0
    assert list(held.values()) == ["swiss", 48, 5, 60, 0, 0, 0, 1, 5, 5]


def test_a_simulated_event_prints_its_limits_and_figures(provost: Provost) -> None:
    said = provost("event simulate --format schedule --players 23 --table 4 --rounds 4")
    first, second = said.out.splitlines()
    assert first == "One table in each round has only 3 players."
    assert second.startswith(
        "4 rounds, 24 tables, 4 of them short; 0 byes; 0 repeated meetings; seats within 1; 4 to 4 "
    )


@pytest.mark.parametrize(
    ("arguments", "status", "sentence"),
    [
        ("--format cup --players 9 --table 4", 2, "There is no format cup; the formats are groups, schedule, "),
        ("--format groups --players 16 --table 4", 1, "16 players cannot form equal groups; 15 or 17 can."),
        ("--format groups --players 1 --table 4", 1, "This event needs between 4 and 1,024 players."),
        ("--format swiss --players 20 --table 9", 1, "A table has 2 to 6 seats."),
        ("--format swiss --players 20 --table 4 --rounds 0", 1, "An event has between 1 and 40 rounds."),
        ("--format elimination --players 20 --table 4", 1, "This format is for tables of two."),
    ],
)
def test_an_event_that_cannot_be_held_is_one_sentence(
    provost: Provost, arguments: str, status: int, sentence: str
) -> None:
    said = provost(f"event simulate {arguments}")
    assert (said.status, said.out) == (status, "")
    assert said.error.startswith(sentence)
    assert said.error.count("\n") == 1


def test_the_command_prints_every_difference_and_ends_with_1(provost: Provost, tmp_path: Path) -> None:
    path = tmp_path / "cup.trf"
    path.write_text(GAMES, encoding="utf-8")
    good = provost("event check", path)
    assert (good.status, good.error) == (0, "")
    assert good.out.strip().endswith("No difference.")
    path.write_text(change_round(GAMES, 1, 2, 7, "0"), encoding="utf-8")
    bad = provost("event check", path)
    assert bad.status == 1
    assert "points: Ada (1)" in bad.out
    assert "round 2: the results of Ada (1) and 3 contradict each other." in bad.out
    path.write_bytes(b"\xff\x00nonsense")
    refused = provost("event check", path)
    assert (refused.status, len(refused.error.splitlines())) == (1, 1)
    assert provost("event check", tmp_path / "none.trf").status == 1
