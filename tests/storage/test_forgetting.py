"""Deletion of a server's data, complete and without loss to others."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from storage import SqliteStore, maintenance
from storage.database_lock import Lock
from storage.errors import InUse, Missing
from storage.privacy import OWNERS
from storage.schema import tables
from storage.tournaments import EventRow, EventTableRow
from tests.storage.samples import a_live_match, a_lobby, a_move

GONE, STAYING = 5, 6

TABLES_WITHOUT_SERVER = {
    "daily_attempts",
    "daily_deals",
    "decks",
    "deletion_key",
    "follows",
    "instants",
    "outages",
    "people",
    "preferences",
}
"""Tables whose rows belong to no server; rows of some that name a server are deleted all the same."""


async def fill(path: Path, guild: int, match: str, channel: int) -> None:
    """Add a running match, a lobby, a tournament with a table, and preferences of one server."""
    store = await SqliteStore.open(path)
    await a_live_match(store, match, channel)
    for seq in range(3):
        await a_move(store, match, seq)
    await store.create_match(a_lobby(f"{match[:-1]}l", channel + 1))
    await store.create_event(EventRow(f"{match[:-1]}e", guild, channel + 2, 1, "{}", 1))
    await store.add_acts(f"{match[:-1]}e", 0, ["{}"], 1)
    await store.set_event_name(f"{match[:-1]}e", 77, "Ada")
    await store.set_event_table(EventTableRow(f"{match[:-1]}e", "1.1.1", channel, match))
    await store.prefer("guild", guild, "locale", "it")
    await store.prefer("user", 77, f"seek:{guild}", "caylus 9")
    await store.prefer("user", 77, "locale", "it")
    await store.close()


@pytest.fixture
def db(tmp_path: Path) -> Path:
    """Database with two servers."""
    path = tmp_path / "provost.db"
    asyncio.run(fill(path, GONE, "abcdefgh", 7))
    asyncio.run(fill(path, STAYING, "mnopqrst", 17))
    with sqlite3.connect(path) as file:
        file.execute("UPDATE matches SET guild_id = ? WHERE id LIKE 'mno%'", (STAYING,))
    return path


def contents(path: Path) -> dict[str, int]:
    """Return the rows by table."""
    with sqlite3.connect(path) as file:
        return {one.name: file.execute(f"SELECT count(*) FROM {one.name}").fetchone()[0] for one in tables()}  # noqa: S608 - names of our own


def test_nothing_of_the_server_is_left_and_the_other_stays_whole(db: Path, tmp_path: Path) -> None:
    alone = tmp_path / "alone.db"
    asyncio.run(fill(alone, STAYING, "mnopqrst", 17))
    gone = maintenance.forget_server(db, GONE)
    assert (gone.matches, gone.events) == (2, 1)
    assert gone.rows > 10
    assert contents(db) == contents(alone)
    with sqlite3.connect(db) as file:
        text = "\n".join(file.iterdump())
    assert "abcdef" not in text
    assert "seek:5" not in text
    assert b"abcdefgh" not in db.read_bytes()
    assert maintenance.check(db).matches == 2


def test_no_copy_of_deleted_rows_stays_in_the_file(db: Path) -> None:
    with closing(sqlite3.connect(db)) as file:
        file.execute("PRAGMA secure_delete = OFF")  # on by default where Debian builds SQLite
        rows = [(number, f"a trace of a user {number}") for number in range(500)]
        file.executemany("INSERT INTO preferences VALUES ('user', ?, 'theme', ?)", rows)
        file.commit()
        file.execute("DELETE FROM preferences WHERE name = 'theme'")
        file.commit()
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    assert b"a trace of a user" in db.read_bytes()
    before = contents(db)
    maintenance.rewrite(db)
    assert b"a trace of a user" not in db.read_bytes()
    assert contents(db) == before


def test_a_dry_run_counts_the_same_and_deletes_nothing(db: Path) -> None:
    before = contents(db)
    counted = maintenance.forget_server(db, GONE, dry=True)
    assert contents(db) == before
    assert maintenance.forget_server(db, GONE) == counted


def test_the_log_stays_append_only(db: Path) -> None:
    maintenance.forget_server(db, GONE)
    with sqlite3.connect(db) as file, pytest.raises(sqlite3.IntegrityError, match="append-only"):
        file.execute("DELETE FROM log")


def test_a_database_in_use_is_left_alone(db: Path) -> None:
    lock, before = Lock(db), contents(db)
    try:
        with pytest.raises(InUse):
            maintenance.forget_server(db, GONE)
    finally:
        lock.release()
    assert contents(db) == before


def test_no_missing_database_is_created(tmp_path: Path) -> None:
    with pytest.raises(Missing):
        maintenance.forget_server(tmp_path / "none.db", GONE)
    assert not [*tmp_path.iterdir()]


def test_every_table_is_cleaned_or_belongs_to_no_server() -> None:
    owned = {one.name for one in tables() if {*OWNERS, "guild_id"} & {*one.columns}}
    assert owned | TABLES_WITHOUT_SERVER == {one.name for one in tables()}
