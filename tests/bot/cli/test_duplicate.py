"""`provost lab duplicate`: tournaments of both kinds, the same for the same seed."""

import json

import pytest

from bot.lab.duplicate import KINDS, interval, kendall
from tests.bot.cli.conftest import Provost

pytestmark = pytest.mark.no_cover

LINE = "lab duplicate magna_carta --seats 2 --players 10 --rounds 2 --tournaments 2"


def test_the_same_seed_gives_the_same_figures(provost: Provost) -> None:
    said = provost(f"{LINE} --json")
    assert (said.status, said.error) == (0, "")
    assert said.out == provost(f"{LINE} --json").out != provost(f"{LINE} --seed 2 --json").out
    taus = json.loads(said.out)["taus"]
    assert [*taus] == [*KINDS]
    assert all(len(found) == 2 and all(-1 <= tau <= 1 for tau in found) for found in taus.values())


def test_figures_have_their_intervals_in_words(provost: Provost) -> None:
    said = provost(LINE)
    assert said.out.count("±") == 3
    assert "Duplicate scoring: tau +" in said.out


@pytest.mark.parametrize("players", ["3", "2", "0"])
def test_tables_that_are_not_full_are_refused(provost: Provost, players: str) -> None:
    said = provost(f"lab duplicate magna_carta --seats 2 --players {players}")
    assert (said.status, said.out) == (2, "")
    assert "at least two full tables of 2" in said.error


def test_kendalls_tau_of_known_orders() -> None:
    assert kendall([(0, 0), (1, 1), (2, 2)]) == 1
    assert kendall([(0, 2), (1, 1), (2, 0)]) == -1
    assert kendall([(0, 0), (0, 1), (1, 1), (1, 2)]) == pytest.approx(3 / (4 * 5) ** 0.5)
    assert kendall([(0, 0), (0, 1)]) == 0
    assert interval([0.5]) == (0.5, 0.0)
    assert interval([0.0, 1.0])[0] == 0.5
