"""Checkpoints that copy the write-ahead log into the database, and the check that they work."""

# ruff: noqa: ASYNC240  # in a test nothing else waits for the event loop

import asyncio
import errno
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

import storage.opening
import storage.writer
from storage import SqliteStore, maintenance
from storage.writer import checkpoint
from tests.storage.faults import make_call_fail
from tests.storage.samples import a_live_match, a_move

CHANGES_PER_CHECKPOINT = 8


@pytest.fixture(autouse=True)
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """Checkpoints after few changes, with a warning at few pages."""
    monkeypatch.setattr(storage.writer, "CHECKPOINT_EVERY", CHANGES_PER_CHECKPOINT)
    monkeypatch.setattr(storage.writer, "BACKLOG_PAGES", 20)


async def play(store: SqliteStore, first: int, last: int) -> None:
    """Play these moves, and let the writer finish its work after them."""
    for seq in range(first, last):
        await a_move(store, "abcdefgh", seq)
    if others := asyncio.all_tasks() - {asyncio.current_task()}:
        await asyncio.wait(others)


async def count_waiting_pages(store: SqliteStore) -> int:
    """Return the number of pages that are not in the database after one more checkpoint."""
    return await store._thread.run(checkpoint)


async def test_changes_reach_the_database_itself(sqlite: SqliteStore, path: Path, tmp_path: Path) -> None:
    await a_live_match(sqlite)
    seen: list[str] = []
    await sqlite._thread.set_trace_callback(seen.append)
    await play(sqlite, 0, 3 * CHANGES_PER_CHECKPOINT)
    assert seen.count("PRAGMA wal_checkpoint(PASSIVE)") == 3
    assert [row for row in seen if "wal_checkpoint" in row or row == "COMMIT"].index(
        "PRAGMA wal_checkpoint(PASSIVE)"
    ) > 0
    (tmp_path / "alone.db").write_bytes(path.read_bytes())  # without its write-ahead log
    assert maintenance.check(tmp_path / "alone.db").lines > 2 * CHANGES_PER_CHECKPOINT


async def test_a_checkpoint_that_fails_is_logged(
    sqlite: SqliteStore, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    await a_live_match(sqlite)
    await play(sqlite, 0, CHANGES_PER_CHECKPOINT)
    await sqlite._thread.run(lambda db: make_call_fail("pwrite", errno.EIO, path))
    await play(sqlite, CHANGES_PER_CHECKPOINT, 3 * CHANGES_PER_CHECKPOINT)
    assert {record.getMessage() for record in caplog.records} == {"checkpoint failed: SQLITE_IOERR_WRITE"}
    await sqlite.close()
    store = await SqliteStore.open(path)
    assert len(await store.log("abcdefgh")) == 3 * CHANGES_PER_CHECKPOINT
    await store.close()


async def test_pages_that_a_reader_holds_back_are_logged(
    sqlite: SqliteStore, path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    await a_live_match(sqlite)
    with closing(sqlite3.connect(path, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM matches").fetchall()
        await play(sqlite, 0, 5 * CHANGES_PER_CHECKPOINT)
        assert "held by a reader" in caplog.text
        assert await count_waiting_pages(sqlite) > 0
    await play(sqlite, 5 * CHANGES_PER_CHECKPOINT, 6 * CHANGES_PER_CHECKPOINT)
    assert await count_waiting_pages(sqlite) == 0


async def test_a_log_that_grew_shrinks_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, log = tmp_path / "matches.db", tmp_path / "matches.db-wal"
    monkeypatch.setattr(storage.opening, "MAX_LOG_BYTES", 100_000)
    store = await SqliteStore.open(path)
    await a_live_match(store)
    with closing(sqlite3.connect(path, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM matches").fetchall()
        await play(store, 0, 10 * CHANGES_PER_CHECKPOINT)
        assert log.stat().st_size > 1_000_000
    await play(store, 10 * CHANGES_PER_CHECKPOINT, 12 * CHANGES_PER_CHECKPOINT)
    assert log.stat().st_size <= 100_000
    await store.close()
