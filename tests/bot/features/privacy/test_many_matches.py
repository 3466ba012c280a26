"""`provost db forget` on a large database: it removes all traces of one person and changes nothing of others."""

import asyncio
import random
import sqlite3
from collections.abc import Collection
from contextlib import closing
from pathlib import Path

import pytest

from bot.cli.main import main
from bot.cli.stored_matches import fault
from bot.words import Catalogue
from engine.minds.choosing import at_random
from storage import databases
from storage.schema import tables
from tests.bot.features.privacy.many_matches import multiply
from tests.bot.tabletop import NAMES, USERS, Room, begin, choose_first, open_question
from tests.sizes import size

VICTIM, NAME = USERS[1], NAMES[1]
MATCHES = size("FORGOTTEN", 60)
MAX_REPLAYED = 60
"""Most matches that are replayed of the victim, and of others."""


async def play(path: Path) -> None:
    """Play a match to its end, resign another, and leave a third running, all with the victim."""
    room = Room(path)
    matches = await room.open()
    ended, chooser, number = await begin(matches, channel=1, game="magna_carta"), random.Random(1), 0
    while (await matches.get_match(ended)).row.status == "live":
        user, decision_name, ask = await open_question(matches, ended)
        await matches.choose(ended, user, decision_name, at_random(ask, chooser), f"{ended}{number}")
        number += 1
    resigned = await begin(matches, people=3, channel=2)
    running = await begin(matches, people=3, channel=3)
    for _ in range(24):
        await choose_first(matches, resigned)
        await choose_first(matches, running)
    await matches.resign(resigned, VICTIM, "Computer")
    await room.store.prefer("user", VICTIM, "locale", "it")
    await room.store.close()


def matches_of_victim(path: Path) -> frozenset[str]:
    """Return the ids of all matches of the victim, even former ones."""
    with closing(sqlite3.connect(path)) as db:
        found = db.execute(
            "SELECT match_id FROM seats WHERE ?1 IN (user_id, former) UNION SELECT match_id FROM log WHERE by_user = ?1",
            (VICTIM,),
        )
        return frozenset(id for (id,) in found)


def rows_of_others(path: Path, left_out: Collection[str]) -> dict[str, set[tuple[object, ...]]]:
    """Return the rows of all other matches, by table."""
    found = {}
    with closing(sqlite3.connect(path)) as db:
        for table in tables():
            key = "id" if table.name == "matches" else "match_id"
            if key in table.columns:
                at = table.columns.index(key)
                rows = db.execute(f"SELECT {', '.join(table.columns)} FROM {table.name}")  # noqa: S608 - names of our own
                found[table.name] = {row for row in rows if row[at] not in left_out}
    return found


def sample(ids: Collection[str]) -> list[str]:
    """Return at most `MAX_REPLAYED` ids, evenly distributed."""
    return sorted(ids)[:: -(-len(ids) // MAX_REPLAYED)]


def test_only_one_person_of_many_matches_is_forgotten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path, words = tmp_path / "provost.db", Catalogue().words("en")
    asyncio.run(play(path))
    multiply(path, MATCHES)
    victims = matches_of_victim(path)
    before = rows_of_others(path, victims)
    others = {str(row[0]) for row in before["matches"]}
    assert (len(victims) + len(others), min(len(victims), len(others)) > 5) == (MATCHES, True)

    assert main(["db", "forget", "--db", str(path), "--user", str(VICTIM), "--yes"]) == 0
    assert capsys.readouterr().out == f"User {VICTIM} is deleted; they were in {len(victims):,} matches.\n"

    assert rows_of_others(path, victims) == before
    with closing(sqlite3.connect(path)) as db:
        stored = "\n".join(db.iterdump())
    for secrets in ([], ["--secrets"]):
        assert main(["db", "export", "--db", str(path), *secrets]) == 0
        stored += capsys.readouterr().out
    assert f"{VICTIM}" not in stored
    assert NAME not in stored
    file = path.read_bytes()
    assert not any(trace in file for trace in (NAME.encode(), f"{VICTIM}".encode(), VICTIM.to_bytes(8)))

    assert main(["db", "check", "--db", str(path)]) == 0
    with databases.matches(path) as matches:
        faults = [fault(words, matches.load(id)) for id in sample(others) + sample(victims)]
    assert not any(faults)
