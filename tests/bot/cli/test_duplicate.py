"""Command `provost lab duplicate`: tournaments of both kinds from a pool of games, reproducible by seed."""

import json
from pathlib import Path

import pytest

from bot.lab.duplicate import KINDS, TAU_BATCHES, Field, PooledGame, interval, kendall
from tests.bot.cli.conftest import Provost

LINE = "lab duplicate magna_carta --seats 2 --players 4 --rounds 2 --tournaments 40 --deals 2 --lapses 60,0"


def test_the_same_seed_gives_the_same_figures(provost: Provost) -> None:
    said = provost(f"{LINE} --json")
    assert (said.status, said.error) == (0, "")
    assert said.out == provost(f"{LINE} --json").out != provost(f"{LINE} --seed 2 --json").out
    taus = json.loads(said.out)["taus"]
    assert [*taus] == [*KINDS]
    for batches in taus.values():
        assert [len(batch) for batch in batches] == [2] * TAU_BATCHES
        assert all(-1 <= tau <= 1 for batch in batches for tau in batch)


def test_figures_have_their_intervals_in_words(provost: Provost) -> None:
    said = provost(LINE)
    assert said.out.count("±") == 3
    assert "Duplicate scoring: tau +" in said.out
    assert "(40 tournaments)" in said.out


def test_a_pool_is_kept_and_grows(provost: Provost, tmp_path: Path) -> None:
    file = tmp_path / "pool.jsonl"
    fresh = provost(LINE).out
    assert provost(f"{LINE} --pool {file}").out == fresh
    kept = file.read_text()
    head, *deals = kept.splitlines()
    assert json.loads(head)["lapses"] == [60, 0]
    assert [len(json.loads(deal)) for deal in deals] == [2 * 4] * 2
    assert provost(f"{LINE} --pool {file}").out == fresh
    assert file.read_text() == kept
    more = LINE.replace("--deals 2", "--deals 4")
    halves = [json.loads(provost(f"{more} --pool {file} --json --half {half}").out) for half in ("even", "odd")]
    assert [one["deals"] for one in halves] == [2, 2]
    assert halves[0]["taus"] != halves[1]["taus"]
    assert file.read_text().startswith(kept)
    assert len(file.read_text().splitlines()) == 5
    other = provost(f"{LINE} --pool {file} --seed 2")
    assert (other.status, other.out) == (1, "")
    assert "another game, seed or field" in other.error


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("--players 3", "at least two full tables of 2"),
        ("--players 2", "at least two full tables of 2"),
        ("--players 4 --tournaments 19", "at least two full tables of 2"),
        ("--players 4 --deals 4", "a deal for each of 5 rounds"),
        ("--players 4 --deals 9 --half even --rounds 6", "a deal for each of 6 rounds"),
        ("--lapses 10,10,0", "percentages"),
        ("--lapses 0,10", "percentages"),
        ("--lapses 101,0", "percentages"),
        ("--half third", "neither all, even nor odd"),
    ],
)
def test_impossible_tournaments_are_refused(provost: Provost, given: str, said: str) -> None:
    refused = provost(f"lab duplicate magna_carta --seats 2 {given}")
    assert (refused.status, refused.out) == (2, "")
    assert said in refused.error


def test_without_luck_both_kinds_find_the_strengths() -> None:
    """The stronger player wins by the difference in strength, whatever the deal."""
    deal = tuple(
        PooledGame((1, 1) if one == two else (1, 2) if one > two else (2, 1), (one, two))
        for one in range(3)
        for two in range(3)
        for _ in range(2)
    )
    field = Field(2, 3, 6, 4, [deal] * 4)
    assert all(tau == pytest.approx(12 / (12 * 15) ** 0.5) for kind in KINDS for tau in field.batch(kind, "a", 3))


def test_the_interval_has_the_choice_of_deals_in_it() -> None:
    steady, wavering = [[0.0, 1.0]] * 20, [[0.0, 1.0], [10.0, 11.0]] * 10
    assert interval(steady)[0] == 0.5
    assert interval(steady)[1] == pytest.approx(1.96 * (0.5 / 2 / 20) ** 0.5)
    middle, reach = interval(wavering)
    assert middle == 5.5
    assert 1.96 * 5 < reach < 1.96 * 5.2
    assert interval([[0.5]] * 20) == (0.5, 0.0)


def test_kendalls_tau_of_known_orders() -> None:
    assert kendall([(0, 0), (1, 1), (2, 2)]) == 1
    assert kendall([(0, 2), (1, 1), (2, 0)]) == -1
    assert kendall([(0, 0), (0, 1), (1, 1), (1, 2)]) == pytest.approx(3 / (4 * 5) ** 0.5)
    assert kendall([(0, 0), (0, 1)]) == 0
