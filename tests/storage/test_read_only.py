"""Read-only file systems, on which a closed database can be checked, copied and exported."""

# ruff: noqa: ASYNC240  # in a test nothing else waits for the event loop

import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import TypeVar

import pytest

from storage import SqliteStore, backups, databases, errors, maintenance
from storage.opening import open_for_reading
from tests.storage.faults import make_read_only
from tests.storage.samples import a_live_match, a_move

T = TypeVar("T")


@pytest.fixture
async def path(tmp_path: Path) -> Path:
    """Closed database with a match of three moves."""
    path = tmp_path / "matches.db"
    store = await SqliteStore.open(path)
    await a_live_match(store)
    for seq in range(3):
        await a_move(store, "abcdefgh", seq)
    await store.close()
    return path


def do_read_only(work: Callable[[], T]) -> T:
    """Do some work while every file system is read-only."""
    with ThreadPoolExecutor(1, initializer=make_read_only) as thread:
        return thread.submit(work).result()


def test_a_closed_database_can_be_read(path: Path) -> None:
    assert do_read_only(lambda: maintenance.check(path)).lines == 3
    assert do_read_only(lambda: list(databases.saved_matches(path))) == list(databases.saved_matches(path))


def test_it_cannot_be_copied_there_and_the_copy_is_named(path: Path, tmp_path: Path) -> None:
    with pytest.raises(errors.Unwritable) as refused:
        do_read_only(lambda: backups.backup(path, tmp_path / "copy.db"))
    assert refused.value.path == str(tmp_path / "copy.db.partial")


def test_it_can_be_copied_elsewhere(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "access", lambda folder, mode: False)
    assert backups.backup(path, tmp_path / "copy.db").lines == 3
    assert not list(tmp_path.glob("matches.db-[ws]*"))


async def test_one_with_a_log_is_named_when_it_cannot_be_read(path: Path, tmp_path: Path) -> None:
    store = await SqliteStore.open(path)
    await a_move(store, "abcdefgh", 3)
    for suffix in ("", "-wal"):
        (tmp_path / f"left.db{suffix}").write_bytes(Path(f"{path}{suffix}").read_bytes())
    await store.close()
    with pytest.raises(errors.Unwritable) as refused:
        do_read_only(lambda: backups.backup(tmp_path / "left.db", tmp_path / "copy.db"))
    assert refused.value.path == str(tmp_path / "left.db")


def test_a_program_that_begins_to_write_meanwhile_is_noticed(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "access", lambda folder, mode: False)
    with (
        closing(sqlite3.connect(path, isolation_level=None)) as writer,
        pytest.raises(errors.InUse),
        open_for_reading(path),
    ):
        writer.execute("DELETE FROM outbox")
