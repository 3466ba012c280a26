"""Command `provost lab waits`: the same figures for the same seed, and fewer pings with orders."""

import json
from typing import Any

import pytest

from bot.lab.waits import HABITS
from bot.words import Catalogue
from tests.bot.cli.conftest import Provost

WORDS = Catalogue().words("en")


def figures(provost: Provost, line: str) -> list[dict[str, Any]]:
    said = provost(f"lab waits {line} --json")
    assert (said.status, said.error) == (0, "")
    return [json.loads(one) for one in said.out.splitlines()]


def test_orders_on_the_card_save_pings_and_hours(provost: Provost) -> None:
    found = figures(provost, "caylus --seats 4 --tables 2 --seed 3")
    assert found == figures(provost, "caylus --seats 4 --tables 2 --seed 3")
    assert [one["habit"] for one in found] == [*HABITS]
    none, plans, keeps, both = found
    for figure in ("pings", "hours"):
        assert both[figure] < min(plans[figure], keeps[figure]) <= max(plans[figure], keeps[figure]) < none[figure]
    assert none["planned"] == keeps["planned"] == 0
    assert 0 < plans["played"] <= plans["planned"]


def test_the_figures_are_a_line_for_each_habit(provost: Provost) -> None:
    said = provost("lab waits magna_carta --seats 2 --tables 1")
    assert [line.partition(":")[0] for line in said.out.splitlines()] == [*HABITS]
    assert "pings" in said.out


@pytest.mark.parametrize(("line", "error"), [("caylus --tables 0", "cli-error-games")])
def test_there_is_something_to_measure(provost: Provost, line: str, error: str) -> None:
    said = provost(f"lab waits {line}")
    assert said.status != 0
    assert WORDS(error) in said.error


def test_a_game_without_a_mind_is_not_measured(provost: Provost, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.lab.waits.mind_for", lambda *given: None)
    assert WORDS("cli-error-no-mind") in provost("lab waits caylus").error
