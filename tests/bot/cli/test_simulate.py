"""Command `provost lab simulate`: a few simulated people, with the same figures for the same seed."""

import asyncio
import json
import os
from pathlib import Path
from typing import NoReturn

import pytest

from bot.words import Catalogue
from storage import SqliteStore, backups
from storage.database_lock import Lock
from tests.bot.cli.conftest import Provost

WORDS = Catalogue().words("en")
FIGURES = {
    *("matches", "started", "completed", "stuck", "missed_turns", "deadlines"),
    *("lobby_to_first_move_hours", "notices_per_turn"),
}


@pytest.fixture(autouse=True)
def coarse(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hourly sweeps, which are enough here."""
    monkeypatch.setattr("bot.lab.world.SWEEP_INTERVAL", 3600)
    monkeypatch.setattr("bot.match.clock_keeper.MAX_READING_STEP", 3600)


def figures(provost: Provost, line: str) -> dict[str, float]:
    said = provost(f"lab simulate --players 4 --weeks 1 --json {line}")
    assert (said.status, said.error) == (0, "")
    found: dict[str, float] = json.loads(said.out)
    assert set(found) == FIGURES
    return found


def test_the_same_seed_gives_the_same_figures_and_nothing_is_stuck(provost: Provost) -> None:
    first = figures(provost, "--seed 3")
    assert first == figures(provost, "--seed 3")
    assert first["started"] > 0
    assert first["stuck"] == 0
    assert first["deadlines"] > first["missed_turns"]


def test_people_who_never_leave_finish_what_they_begin(provost: Provost, tmp_path: Path) -> None:
    model = tmp_path / "people.json"
    model.write_text('[{"share": 1, "misses": 0, "vanishes_per_week": 0, "hours_awake": 24}]', encoding="utf-8")
    found = figures(provost, f"--model {model}")
    assert found["completed"] == found["started"] > 0
    assert found["missed_turns"] == 0


def test_without_a_clock_no_deadline_is_set(provost: Provost) -> None:
    assert figures(provost, "--without clock,muster,substitutes,fill,limit")["deadlines"] == 0


def test_the_figures_are_printed_in_a_sentence(provost: Provost) -> None:
    said = provost("lab simulate --players 2 --weeks 1")
    assert said.status == 0
    assert "completed" in said.out


def test_a_simulation_that_is_interrupted_leaves_no_database(
    provost: Provost, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    db, begun = tmp_path / "simulation.db", list[bool]()

    async def interrupted(*given: object) -> NoReturn:
        begun.append(db.exists())
        raise KeyboardInterrupt

    with monkeypatch.context() as stopping:
        stopping.setattr("bot.lab.simulate.run_simulation", interrupted)
        assert provost("lab simulate --players 4 --weeks 1 --db", db).status != 0
    assert begun == [False], "a process that is killed leaves none of that name"
    assert [*tmp_path.iterdir()] == []
    assert provost("lab simulate --players 2 --weeks 1 --db", db).status == 0
    assert [*tmp_path.iterdir()] == [db]
    sentence = WORDS("cli-error-db-exists", path=str(db))
    assert provost("lab simulate --players 2 --weeks 1 --db", db).refused(sentence)


def test_two_simulations_make_no_database_of_one_name(provost: Provost, tmp_path: Path) -> None:
    db = tmp_path / "simulation.db"
    with backups.making(db) as partial:
        lock = Lock(partial, creating=True)
        sentence = WORDS("cli-error-db-in-use", path=str(db), pid=os.getpid())
        assert provost("lab simulate --players 2 --weeks 1 --db", db).refused(sentence)
        lock.release()
        asyncio.run(_made(partial))


async def _made(path: Path) -> None:
    await (await SqliteStore.open(path)).close()


def test_a_simulation_of_nothing_is_refused(provost: Provost, tmp_path: Path) -> None:
    measures = "clock, muster, substitutes, fill, limit, hours"
    unknown = WORDS("cli-error-measure-unknown", measure="luck", measures=measures)
    assert provost("lab simulate --without luck").refused(unknown, 2)
    assert provost("lab simulate --players 0").refused(WORDS("cli-error-simulation-empty"), 2)
    model = tmp_path / "people.json"
    sentence = WORDS("cli-error-model", path=str(model))
    assert provost("lab simulate --model", model).refused(sentence, 2)
    model.write_text('[{"share": 1, "misses": 2, "vanishes_per_week": 0, "hours_awake": 24}]', encoding="utf-8")
    assert provost("lab simulate --model", model).refused(sentence, 2)
