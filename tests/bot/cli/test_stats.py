"""Command `provost stats`: figures of ended matches, read beside a running bot."""

import asyncio
import json
from pathlib import Path

from bot.words import Catalogue
from storage import SqliteStore
from storage.clocks import ClockChange
from storage.match_results import OutcomeRow, TurnRow
from tests.bot.cli.conftest import Provost
from tests.storage.samples import ANNA, BEGUN, a_live_match, a_lobby

WORDS = Catalogue().words("en")
HOUR = 3600


async def fill(path: Path) -> None:
    """Store an ended match with one of two deadlines missed, and an expired lobby."""
    store = await SqliteStore.open(path)
    await a_live_match(store)
    people = (10**18, 10**18 + 1)
    row = OutcomeRow("caylus", 0, 90 * HOUR, "own_end", 5 * HOUR, people, people)
    turns = [TurnRow(0, people[0], 0, HOUR, HOUR, True, False, 2), TurnRow(1, people[1], 0, HOUR, 9, True, True)]
    await store.set_status("abcdefgh", BEGUN, "ended", clock=ClockChange(outcome=row, turns=turns))
    await store.create_match(a_lobby("waiting", channel_id=8), ANNA)
    expired = ClockChange(outcome=OutcomeRow("caylus", 0, 9 * HOUR, "expired"))
    await store.set_status("waiting", 0, "cancelled", clock=expired)
    await store.close()


def test_the_figures_have_both_their_numbers(provost: Provost, tmp_path: Path) -> None:
    asyncio.run(fill(tmp_path / "provost.db"))
    said = provost("stats --json --db", tmp_path / "provost.db")
    assert (said.status, said.error) == (0, "")
    found = json.loads(said.out)
    assert found["completion"] == {"1970-01": {"share": {"part": 1, "whole": 1}, "is_final": True}}
    assert found["missed"]["ended"] == {"part": 1, "whole": 2}
    assert found["starts"]["expired"] == {"part": 1, "whole": 2}
    assert found["starts"]["seconds"]["median"] == 5 * HOUR
    assert found["waits"]["median"] == HOUR
    assert found["presses_a_turn"] == {"part": 2, "whole": 2}


def test_the_figures_are_printed_in_lines(provost: Provost, tmp_path: Path) -> None:
    asyncio.run(fill(tmp_path / "provost.db"))
    said = provost("stats --db", tmp_path / "provost.db")
    assert WORDS("cli-stats-missed", share=WORDS("cli-stats-share", part=1, whole=2)) in said.out
    assert "Presses: 2 in 2 turns" in said.out
    assert len(said.out.splitlines()) == 6


def test_a_database_without_matches_has_figures_too(provost: Provost, tmp_path: Path) -> None:
    async def make() -> None:
        await (await SqliteStore.open(tmp_path / "empty.db")).close()

    asyncio.run(make())
    said = provost("stats --db", tmp_path / "empty.db")
    assert said.status == 0
    assert "–" in said.out


def test_a_missing_database_is_named(provost: Provost, tmp_path: Path) -> None:
    path = tmp_path / "none.db"
    assert provost("stats --db", path).refused(WORDS("cli-error-db-missing", path=str(path)))
