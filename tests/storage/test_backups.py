"""Backup and restore, beside a running store and without one; `test_interrupted` stops them half-way."""

# ruff: noqa: ASYNC240  # in a test nothing else waits for the event loop

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from storage import SqliteStore, backups, databases, errors, maintenance, schema
from storage.maintenance import Contents
from tests.storage.samples import a_live_match, play_moves

VERSION = len(schema.migrations())


async def test_a_backup_beside_a_running_store(sqlite: SqliteStore, path: Path, tmp_path: Path) -> None:
    await a_live_match(sqlite)
    await play_moves(sqlite, 0, 5)
    copy = tmp_path / "copy.db"
    assert backups.backup(path, copy) == Contents(VERSION, matches=1, live=1, lines=5)
    saved = await sqlite.load("abcdefgh")
    await play_moves(sqlite, 5, 9)
    store = await SqliteStore.open(copy)
    assert await store.load("abcdefgh") == saved
    await store.close()


async def test_a_backup_is_one_private_file(sqlite: SqliteStore, path: Path, tmp_path: Path) -> None:
    await a_live_match(sqlite)
    (tmp_path / "backups").mkdir()
    backups.backup(path, tmp_path / "backups" / "copy.db")
    assert [file.name for file in (tmp_path / "backups").iterdir()] == ["copy.db"]
    assert (tmp_path / "backups" / "copy.db").stat().st_mode & 0o777 == 0o600


async def test_a_backup_overwrites_nothing(sqlite: SqliteStore, path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    copy.write_text("precious")
    with pytest.raises(errors.Exists):
        backups.backup(path, copy)
    assert copy.read_text() == "precious"
    for name in ("missing/copy.db", "copy.db/copy.db"):
        with pytest.raises(errors.Unwritable):
            backups.backup(path, tmp_path / name)


async def test_a_backup_of_nothing_leaves_nothing(tmp_path: Path) -> None:
    with pytest.raises(errors.Missing):
        backups.backup(tmp_path / "none.db", tmp_path / "copy.db")
    assert list(tmp_path.iterdir()) == []


async def test_restoring_on_an_empty_place(sqlite: SqliteStore, path: Path, tmp_path: Path) -> None:
    await a_live_match(sqlite)
    await play_moves(sqlite, 0, 5)
    saved = await sqlite.load("abcdefgh")
    backups.backup(path, tmp_path / "copy.db")
    assert backups.restore(tmp_path / "copy.db", tmp_path / "new.db") is None
    store = await SqliteStore.open(tmp_path / "new.db")
    assert await store.load("abcdefgh") == saved
    await store.close()


@pytest.mark.skipif(os.geteuid() != 0, reason="it takes root to give a file away")
@pytest.mark.parametrize("running", [False, True], ids=["the folder's", "the database's"])
async def test_a_database_restored_by_root_belongs_to_the_user_of_the_bot(
    sqlite: SqliteStore, path: Path, tmp_path: Path, running: bool
) -> None:
    backups.backup(path, tmp_path / "copy.db")
    (tmp_path / "var").mkdir()
    target = tmp_path / "var" / "provost.db"
    if running:
        await (await SqliteStore.open(target)).close()
        os.chown(target, 4711, 4712)
        target.with_name("provost.db-lock").unlink()
    else:
        os.chown(target.parent, 4711, 4712)
    backups.restore(tmp_path / "copy.db", target)
    owners = {file.name: (file.stat().st_uid, file.stat().st_gid) for file in target.parent.iterdir()}
    assert owners["provost.db"] == owners["provost.db-lock"] == (4711, 4712)
    assert (tmp_path / "copy.db").stat().st_uid == 0


async def test_restoring_keeps_the_former_database(sqlite: SqliteStore, path: Path, tmp_path: Path) -> None:
    await a_live_match(sqlite)
    backups.backup(path, tmp_path / "copy.db")
    await play_moves(sqlite, 0, 5)
    await sqlite.close()
    kept = backups.restore(tmp_path / "copy.db", path)
    assert kept == tmp_path / "matches.db.replaced"
    assert maintenance.check(path).lines == 0
    assert maintenance.check(kept).lines == 5
    # A second restore of the same backup is done already; another would need the name of the kept database.
    assert backups.restore(tmp_path / "copy.db", path) == kept
    with pytest.raises(errors.Exists) as refused:
        backups.restore(kept, path)
    assert refused.value.path == str(kept)
    assert maintenance.check(path).lines == 0
    assert maintenance.check(kept).lines == 5
    assert not list(tmp_path.glob("*.partial"))


async def test_restoring_over_a_crashed_store_keeps_its_log(sqlite: SqliteStore, path: Path, tmp_path: Path) -> None:
    await a_live_match(sqlite)
    backups.backup(path, tmp_path / "copy.db")
    await play_moves(sqlite, 0, 5)
    # As after a crash, the last moves are only in the log beside the file.
    for suffix in ("", "-wal"):
        (tmp_path / f"crashed.db{suffix}").write_bytes((tmp_path / f"matches.db{suffix}").read_bytes())
    kept = backups.restore(tmp_path / "copy.db", tmp_path / "crashed.db")
    assert kept is not None
    assert maintenance.check(tmp_path / "crashed.db").lines == 0
    assert maintenance.check(kept).lines == 5


async def test_restoring_over_a_running_store_is_refused(sqlite: SqliteStore, path: Path, tmp_path: Path) -> None:
    await a_live_match(sqlite)
    backups.backup(path, tmp_path / "copy.db")
    await play_moves(sqlite, 0, 1)
    with pytest.raises(errors.InUse):
        backups.restore(tmp_path / "copy.db", path)
    await play_moves(sqlite, 1, 2)
    assert maintenance.check(path).lines == 2


async def test_restoring_a_missing_backup(tmp_path: Path) -> None:
    with pytest.raises(errors.Missing):
        backups.restore(tmp_path / "nothing.db", tmp_path / "new.db")


async def make_crashed_store(sqlite: SqliteStore, tmp_path: Path) -> tuple[Path, Path]:
    """Make a backup of two lines, and a database of six, most of them only in its log, as after a kill."""
    await a_live_match(sqlite)
    await play_moves(sqlite, 0, 2)
    backups.backup(tmp_path / "matches.db", tmp_path / "copy.db")
    await play_moves(sqlite, 2, 6)
    for suffix in ("", "-wal"):
        (tmp_path / f"crashed.db{suffix}").write_bytes((tmp_path / f"matches.db{suffix}").read_bytes())
    return tmp_path / "copy.db", tmp_path / "crashed.db"


async def test_restore_sets_an_old_wal_aside(sqlite: SqliteStore, tmp_path: Path) -> None:
    copy, path = await make_crashed_store(sqlite, tmp_path)
    path.rename(tmp_path / "broken.db")
    old = (tmp_path / "crashed.db-wal").read_bytes()
    assert backups.restore(copy, path) == tmp_path / "crashed.db.replaced-wal"
    assert maintenance.check(path).lines == 2
    assert (tmp_path / "crashed.db.replaced-wal").read_bytes() == old
    (tmp_path / "crashed.db.replaced-wal").rename(tmp_path / "broken.db-wal")
    assert maintenance.check(tmp_path / "broken.db").lines == 6


async def test_restore_sets_an_old_rollback_journal_aside(sqlite: SqliteStore, tmp_path: Path) -> None:
    copy, path = await make_crashed_store(sqlite, tmp_path)
    with closing(sqlite3.connect(copy, isolation_level=None)) as db:
        db.execute("PRAGMA cache_spill = 1")
        db.execute("PRAGMA cache_size = 1")
        db.execute("BEGIN")
        db.execute("UPDATE snapshots SET body = zeroblob(100000)")
        journal = (tmp_path / "copy.db-journal").read_bytes()
        db.execute("ROLLBACK")
    assert journal.startswith(b"\xd9\xd5\x05\xf9")
    for file in tmp_path.glob("crashed.db*"):
        file.unlink()
    (tmp_path / "crashed.db-journal").write_bytes(journal)
    assert backups.restore(copy, path) == tmp_path / "crashed.db.replaced-journal"
    assert list(databases.saved_matches(path)) == list(databases.saved_matches(copy))
    assert maintenance.check(path).lines == 2


async def test_a_log_is_not_put_beside_a_database_of_another_restore(sqlite: SqliteStore, tmp_path: Path) -> None:
    copy, path = await make_crashed_store(sqlite, tmp_path)
    kept = tmp_path / "crashed.db.replaced"
    kept.write_bytes(path.read_bytes())
    path.unlink()
    with pytest.raises(errors.Exists) as refused:
        backups.restore(copy, path)
    assert refused.value.path == str(kept)
    assert (tmp_path / "crashed.db-wal").exists()
    assert not (tmp_path / "crashed.db.replaced-wal").exists()


async def test_a_backup_is_not_made_beside_an_old_wal(sqlite: SqliteStore, tmp_path: Path) -> None:
    await make_crashed_store(sqlite, tmp_path)
    (tmp_path / "crashed.db").unlink()
    with pytest.raises(errors.Exists) as refused:
        backups.backup(tmp_path / "matches.db", tmp_path / "crashed.db")
    assert refused.value.path == str(tmp_path / "crashed.db-wal")
    assert not (tmp_path / "crashed.db").exists()


async def test_a_restored_database_is_checked_under_its_name(
    sqlite: SqliteStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy, path = await make_crashed_store(sqlite, tmp_path)
    rename = os.replace

    def spoil(source: Path, target: Path) -> None:
        rename(source, target)
        os.truncate(target, target.stat().st_size // 2)

    monkeypatch.setattr(os, "replace", spoil)
    with pytest.raises(errors.Damaged) as found:
        backups.restore(copy, path)
    assert found.value.path == str(path)
    assert maintenance.check(tmp_path / "crashed.db.replaced").lines == 6


async def test_a_restore_does_not_wait_for_readers(
    sqlite: SqliteStore, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.backups.BUSY_SECONDS", 0)
    copy, path = await make_crashed_store(sqlite, tmp_path)
    with closing(sqlite3.connect(path, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM matches").fetchall()
        with pytest.raises(errors.InUse):
            backups.restore(copy, path)
        reader.execute("ROLLBACK")
    assert maintenance.check(path).lines == 6
    assert not list(tmp_path.glob("*.replaced*"))
    backups.restore(copy, path)
    assert maintenance.check(path).lines == 2


async def test_damage_of_the_source_is_not_reported_for_the_copy(
    sqlite: SqliteStore, path: Path, tmp_path: Path
) -> None:
    await a_live_match(sqlite)
    await play_moves(sqlite, 0, 200)
    await sqlite.close()
    os.truncate(path, path.stat().st_size - 4096)
    for copy in (backups.backup, backups.restore):
        with pytest.raises(errors.Damaged) as found:
            copy(path, tmp_path / "made.db")
        assert found.value.path == str(path)
        assert not list(tmp_path.glob("made.db*[!k]"))
