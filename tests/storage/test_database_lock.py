"""Lock of the database: one process writes, under any name of the file, and a close or a kill is noted."""

# ruff: noqa: ASYNC240  # in a test nothing else waits for the event loop

import fcntl
import os
import subprocess
import sys
from pathlib import Path

import pytest

from storage import SqliteStore, backups, errors, maintenance
from storage.database_lock import Lock
from tests.storage.samples import a_live_match, a_move

OPENER = """
import asyncio, sys
from storage import SqliteStore, errors

try:
    store = asyncio.run(SqliteStore.open(sys.argv[1]))
except errors.InUse:
    print("in use")
"""
SHARED_FIRST, SHARED_SIZE = 0x40000002, 510
"""The bytes one of which SQLite keeps locked while it is open."""

TRIER = f"""
import fcntl, os, sys

file = os.open(sys.argv[1], os.O_RDWR)
try:
    fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, {SHARED_SIZE}, {SHARED_FIRST})
except OSError:
    print("locked")
"""


def run_program(program: str, path: Path) -> str:
    """Return the output of a program about a path."""
    return subprocess.run([sys.executable, "-c", program, path], check=True, capture_output=True, text=True).stdout


def read_lock_file(path: Path) -> list[str]:
    """Return the content of the lock file."""
    return path.with_name(f"{path.name}-lock").read_text().split()


async def test_another_name_of_the_file_is_no_second_database(sqlite: SqliteStore, path: Path, tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    link = tmp_path / "elsewhere" / "other.db"
    link.hardlink_to(path)
    assert run_program(OPENER, link) == "in use\n"
    with pytest.raises(errors.InUse):
        await SqliteStore.open(link)
    await a_live_match(sqlite)
    backups.backup(path, tmp_path / "copy.db")
    with pytest.raises(errors.InUse):
        backups.restore(tmp_path / "copy.db", link)
    await sqlite.close()
    store = await SqliteStore.open(link)
    await store.close()


async def test_a_refused_name_leaves_the_locks_of_sqlite_in_place(
    sqlite: SqliteStore, path: Path, tmp_path: Path
) -> None:
    await a_live_match(sqlite)
    assert run_program(TRIER, path) == "locked\n"
    (tmp_path / "other.db").hardlink_to(path)
    for name in (path, tmp_path / "other.db"):
        with pytest.raises(errors.InUse):
            Lock(name)
    assert run_program(TRIER, path) == "locked\n"
    await sqlite.close()
    assert run_program(TRIER, path) == ""


async def test_the_lock_file_notes_whether_the_database_was_closed(sqlite: SqliteStore, path: Path) -> None:
    assert read_lock_file(path) == [str(os.getpid()), "open"]
    await sqlite.close()
    assert read_lock_file(path) == [str(os.getpid()), "closed"]


async def leave_open(store: SqliteStore, path: Path) -> Path:
    """Leave a database as a kill does."""
    await a_live_match(store)
    await a_move(store, "abcdefgh", 0)
    left = path.with_name("left.db")
    for suffix in ("", "-wal", "-lock"):
        path.with_name(f"left.db{suffix}").write_bytes(path.with_name(f"{path.name}{suffix}").read_bytes())
    return left


async def test_a_log_that_is_missing_after_a_kill_is_noticed_once(sqlite: SqliteStore, path: Path) -> None:
    left = await leave_open(sqlite, path)
    await sqlite._thread.run(lambda db: db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall())
    left.write_bytes(path.read_bytes())
    path.with_name("left.db-wal").unlink()
    assert maintenance.check(left).log_missing
    store = await SqliteStore.open(left)
    assert store.log_missing
    assert not maintenance.check(left).log_missing
    await store.close()
    store = await SqliteStore.open(left)
    assert not store.log_missing
    await store.close()


async def test_a_log_that_is_there_after_a_kill_is_not_missed(sqlite: SqliteStore, path: Path) -> None:
    left = await leave_open(sqlite, path)
    contents = maintenance.check(left)
    assert (contents.lines, contents.log_missing) == (1, False)
    store = await SqliteStore.open(left)
    assert not store.log_missing
    await store.close()
    assert not maintenance.check(left).log_missing


async def test_a_failed_opening_does_not_count_as_notice(sqlite: SqliteStore, path: Path) -> None:
    left = await leave_open(sqlite, path)
    path.with_name("left.db-wal").unlink()
    sound = left.read_bytes()
    left.write_bytes(b"no database" * 1000)
    with pytest.raises(errors.Foreign):
        await SqliteStore.open(left)
    left.write_bytes(sound)
    lock = Lock(left)
    assert lock.log_missing
    lock.release()


async def test_a_restored_database_misses_no_log(sqlite: SqliteStore, path: Path, tmp_path: Path) -> None:
    left = await leave_open(sqlite, path)
    backups.backup(path, tmp_path / "copy.db")
    path.with_name("left.db-wal").unlink()
    backups.restore(tmp_path / "copy.db", left)
    assert not maintenance.check(left).log_missing
    assert read_lock_file(left)[1] == "closed"


def test_a_lock_file_of_an_older_provost_is_ignored(tmp_path: Path) -> None:
    (tmp_path / "matches.db").write_bytes(b"something")
    (tmp_path / "matches.db-lock").write_text("1234")
    lock = Lock(tmp_path / "matches.db")
    assert not lock.log_missing
    lock.release()


@pytest.mark.skipif(not hasattr(fcntl, "F_OFD_SETLK"), reason="only Linux has locks of a descriptor")
def test_without_locks_of_descriptors_the_lock_file_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fcntl, "F_OFD_SETLK", 12345)
    (tmp_path / "matches.db").write_bytes(b"something")
    lock = Lock(tmp_path / "matches.db")
    with pytest.raises(errors.InUse):
        Lock(tmp_path / "matches.db")
    lock.release()
