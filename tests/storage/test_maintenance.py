"""Checks and exports, beside a running store and without one."""

# ruff: noqa: ASYNC240  # in a test nothing else waits for the event loop

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from storage import SqliteStore, backups, databases, errors, maintenance, schema
from storage.maintenance import Contents
from tests.storage.samples import ANNA, a_line, a_live_match, a_lobby, play_moves

VERSION = len(schema.migrations())


async def test_a_sound_database_beside_its_store(sqlite: SqliteStore, path: Path) -> None:
    await a_live_match(sqlite)
    await sqlite.create_match(a_lobby("lobby", 8))
    await play_moves(sqlite, 0, 5)
    assert maintenance.check(path) == Contents(VERSION, matches=2, live=1, lines=5)
    await play_moves(sqlite, 5, 6)


async def test_a_sound_database_without_a_store(sqlite: SqliteStore, path: Path) -> None:
    await a_live_match(sqlite)
    await sqlite.close()
    assert maintenance.check(path) == Contents(VERSION, matches=1, live=1, lines=0)
    await SqliteStore.close(await SqliteStore.open(path))


NEVER_SHORTENED = next(sql for sql in schema.migrations()[0].split("\n\n") if "BEFORE DELETE" in sql).rstrip(";\n")
DAMAGES = {
    "gap in the log": ("DROP TRIGGER log_is_never_shortened", "DELETE FROM log WHERE seq = 1", NEVER_SHORTENED),
    "snapshot ahead of the log": ("UPDATE snapshots SET seq = 9",),
    "options": ("UPDATE matches SET settings = '{'",),
    "picks": ("INSERT INTO log VALUES ('abcdefgh', 3, 0, 'place', '[', NULL, 0, 0, NULL, NULL)",),
    "foreign_key_check": (
        "PRAGMA foreign_keys = OFF",
        "INSERT INTO seats VALUES ('nothing', 0, 1, 'Anna', NULL, NULL, NULL)",
    ),
    "schema": ("DROP INDEX log_key",),
}


@pytest.mark.parametrize(("what", "statements"), DAMAGES.items(), ids=DAMAGES.keys())
async def test_a_database_that_contradicts_itself(
    sqlite: SqliteStore, path: Path, tmp_path: Path, what: str, statements: tuple[str, ...]
) -> None:
    await a_live_match(sqlite)
    await play_moves(sqlite, 0, 3)
    await sqlite.close()
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        for statement in statements:
            db.execute(statement)
    with pytest.raises(errors.Damaged) as found:
        maintenance.check(path)
    assert found.value.detail.startswith(what)
    with pytest.raises(errors.Damaged):
        backups.restore(path, tmp_path / "restored.db")
    assert not (tmp_path / "restored.db").exists()


async def test_a_broken_page_deep_in_the_file(sqlite: SqliteStore, path: Path) -> None:
    await a_live_match(sqlite)
    await play_moves(sqlite, 0, 200)
    await sqlite.close()
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.seek(size - 4096)
        file.write(bytes(4096))
    with pytest.raises(errors.Damaged):
        maintenance.check(path)


async def test_files_that_cannot_be_checked(tmp_path: Path) -> None:
    with pytest.raises(errors.Missing):
        maintenance.check(tmp_path / "nothing.db")
    (tmp_path / "diary").write_bytes(b"Dear diary, " * 1000)
    (tmp_path / "empty").touch()
    for name in ("diary", "empty"):
        with pytest.raises(errors.Foreign):
            maintenance.check(tmp_path / name)
        with pytest.raises(errors.Foreign):
            backups.backup(tmp_path / name, tmp_path / "copy.db")
    assert not (tmp_path / "copy.db").exists()


async def test_reading_all_matches_or_one(sqlite: SqliteStore, path: Path) -> None:
    await a_live_match(sqlite)
    await play_moves(sqlite, 0, 2)
    await sqlite.create_match(a_lobby("lobby", 8), ANNA)
    match, lobby = databases.saved_matches(path)
    assert (match.match.id, match.lines) == ("abcdefgh", (a_line(0), a_line(1)))
    assert lobby.seats == (ANNA,)
    assert list(databases.saved_matches(path, "lobby")) == [lobby]
    with pytest.raises(errors.UnknownMatch):
        list(databases.saved_matches(path, "nothing"))


async def test_reading_matches_slowly_holds_no_log(sqlite: SqliteStore, path: Path) -> None:
    await a_live_match(sqlite)
    await sqlite.create_match(a_lobby("lobby", 8), ANNA)
    found = databases.saved_matches(path)
    assert next(found).lines == ()
    await play_moves(sqlite, 0, 20)
    with closing(sqlite3.connect(path, timeout=0)) as other:
        assert other.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone() == (0, 0, 0)
    assert path.with_name("matches.db-wal").stat().st_size == 0
    assert len(list(found)) == 1


async def test_one_match_that_cannot_be_read_is_damage(sqlite: SqliteStore, path: Path) -> None:
    await a_live_match(sqlite)
    await sqlite._writer.write(lambda db: db.execute("UPDATE matches SET options = '[]'"))
    await a_live_match(sqlite, "sound", 8)
    with databases.matches(path) as found:
        assert found.ids("live") == found.ids() == ("abcdefgh", "sound")
        with pytest.raises(errors.Damaged):
            found.load("abcdefgh")
        assert found.load("sound").match.id == "sound"
