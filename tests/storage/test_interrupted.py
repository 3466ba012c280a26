"""Interrupted restores and backups: a whole database or none is left, no move is lost, and they can be repeated."""

# ruff: noqa: ASYNC240  # in a test nothing else waits for the event loop

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from itertools import count
from pathlib import Path

import pytest

from storage import SqliteStore, backups, errors, maintenance
from storage.maintenance import Contents
from tests.project.repository import ROOT
from tests.storage.cutting import WORKS, copy_folder, fail, stop_at
from tests.storage.samples import a_live_match, a_move

NEW, OLD = 2, 40
"""Lines in the backup, and in the database that it replaces."""

Stop = Callable[[str, Path], Iterator[Path]]


async def fill(folder: Path) -> None:
    """Make a backup, and a database with its latest moves only in its log, as after a kill."""
    path = folder / "playing.db"
    store = await SqliteStore.open(path)
    await a_live_match(store)
    for seq in range(OLD):
        if seq == NEW:
            backups.backup(path, folder / "copy.db")
        await a_move(store, "abcdefgh", seq)
    for suffix in ("", "-wal"):
        (folder / f"matches.db{suffix}").write_bytes((folder / f"playing.db{suffix}").read_bytes())
    await store.close()
    for file in folder.glob("playing.db*"):
        file.unlink()


def killed_with_a_log(folder: Path) -> None:
    """Leave the database as it is."""


def closed(folder: Path) -> None:
    asyncio.run(count_lines(folder / "matches.db"))


def moved_away_without_its_log(folder: Path) -> None:
    (folder / "matches.db").rename(folder / "matches.db.broken")


def unreadable_with_a_log(folder: Path) -> None:
    """Break the first page, of which the log has no other copy."""
    database = folder / "matches.db"
    with closing(sqlite3.connect(database, isolation_level=None)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        db.execute("UPDATE snapshots SET body = x'01'")
        files = {suffix: (folder / f"matches.db{suffix}").read_bytes() for suffix in ("", "-wal")}
    database.write_bytes(bytes(100) + files[""][100:])
    (folder / "matches.db-wal").write_bytes(files["-wal"])


def nothing_there(folder: Path) -> None:
    for file in folder.glob("matches.db*"):
        file.unlink()


PLACES = (killed_with_a_log, closed, moved_away_without_its_log, unreadable_with_a_log, nothing_there)


@pytest.fixture(scope="module", params=PLACES, ids=lambda place: place.__name__)
def place(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Folder in which a backup is to be restored."""
    prepare: Callable[[Path], None] = request.param
    folder = tmp_path_factory.mktemp("place")
    asyncio.run(fill(folder))
    prepare(folder)
    return folder


async def count_lines(path: Path) -> int | None:
    """Count the lines that a newly started bot finds; return None if it refuses to start."""
    try:
        store = await SqliteStore.open(path)
    except errors.StoreError:
        return None
    found = len(await store.log("abcdefgh"))
    await store.close()
    return found


def interrupt_by_errors(work: str, folder: Path) -> Iterator[Path]:
    """Yield the folder after a disk error in each operation of the work."""
    for last in count(1):
        target = copy_folder(folder, folder.with_name(f"{folder.name}-failed-{last}"))
        with stop_at(last, fail) as counter, suppress(errors.StoreError):
            WORKS[work](target)
        if counter.done < last:
            return
        yield target


def interrupt_by_kills(work: str, folder: Path) -> Iterator[Path]:
    """Yield the folder after a kill before each operation of the work."""
    subprocess.run([sys.executable, "-m", "tests.storage.cutting", work, folder], cwd=ROOT, check=True)
    runs = sorted(folder.parent.glob(f"{folder.name}-*"), key=lambda path: int(path.name.split("-")[-1]))
    yield from runs[:-1]


def fold_log(folder: Path) -> dict[str, bytes]:
    """Return a folder's files once SQLite has folded the log in, by suffix; a log without a database stays."""
    database = copy_folder(folder, folder.with_name("folded")) / "matches.db"
    if database.exists():
        with suppress(sqlite3.DatabaseError), closing(sqlite3.connect(database)) as db:
            db.execute("SELECT * FROM matches").fetchall()
    return files(database)


def files(path: Path) -> dict[str, bytes]:
    """Return a database and its log, by suffix."""
    return {
        suffix: file.read_bytes() for suffix in ("", "-wal") if (file := path.with_name(path.name + suffix)).exists()
    }


def distinct_folders(folders: list[Path]) -> list[Path]:
    """Return one folder for each state of their files, since equal files go on alike."""
    found: dict[object, Path] = {}
    for folder in folders:
        state = [(file.name, file.stat().st_nlink, file.read_bytes()) for file in sorted(folder.iterdir())]
        found.setdefault(tuple(state), folder)
    return list(found.values())


@pytest.mark.parametrize("stop", [interrupt_by_errors, interrupt_by_kills])
def test_a_restore_that_stops_loses_nothing_and_can_be_done_again(place: Path, stop: Stop, tmp_path: Path) -> None:
    start = copy_folder(place, tmp_path / "place")
    before = fold_log(start)
    found = asyncio.run(count_lines(copy_folder(start, tmp_path / "opened") / "matches.db"))
    folders = list(stop("restore", start))
    for number, folder in enumerate(distinct_folders(folders)):
        left = asyncio.run(count_lines(copy_folder(folder, tmp_path / f"{number}") / "matches.db"))
        assert left in (NEW, None, found), folder
        backups.restore(folder / "copy.db", folder / "matches.db")
        assert maintenance.check(folder / "matches.db").lines == NEW, folder
        assert files(folder / "matches.db.replaced") == before, folder
        assert not list(folder.glob("*.partial*")), folder
    assert len(folders) > 20


@pytest.mark.parametrize("stop", [interrupt_by_errors, interrupt_by_kills])
def test_a_backup_that_stops_leaves_a_whole_copy_or_none(stop: Stop, tmp_path: Path) -> None:
    start = tmp_path / "place"
    start.mkdir()
    asyncio.run(fill(start))
    whole = Contents(maintenance.check(start / "matches.db").version, matches=1, live=1, lines=OLD)
    folders = list(stop("backup", start))
    for folder in folders:
        made = folder / "made.db"
        if not made.exists():
            backups.backup(folder / "matches.db", made)
        assert maintenance.check(made) == whole, folder
        assert maintenance.check(folder / "matches.db") == whole, folder
        assert not list(folder.glob("*.partial*")) or "failed" not in folder.name, folder
    assert len(folders) > 10
