"""Stopped at any moment, a restore or a backup leaves a whole database or none, loses no move, and can be done again."""

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
from tests.storage.cutting import WORKS, copied, fail, stopped
from tests.storage.samples import a_live_match, a_move

NEW, OLD = 2, 40
"""Lines in the backup and in the database that it replaces."""

Stop = Callable[[str, Path], Iterator[Path]]


async def fill(folder: Path) -> None:
    """A backup, and a database of which the latest moves are in its log alone, as a kill leaves it."""
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
    """Leave it as it is."""


def closed(folder: Path) -> None:
    asyncio.run(lines(folder / "matches.db"))


def moved_away_without_its_log(folder: Path) -> None:
    (folder / "matches.db").rename(folder / "matches.db.broken")


def unreadable_with_a_log(folder: Path) -> None:
    """The first page is broken, and the log has no other to put in its place."""
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
    """A folder in which a backup is to be restored."""
    prepare: Callable[[Path], None] = request.param
    folder = tmp_path_factory.mktemp("place")
    asyncio.run(fill(folder))
    prepare(folder)
    return folder


async def lines(path: Path) -> int | None:
    """How many lines a bot finds that starts now; None when it refuses to."""
    try:
        store = await SqliteStore.open(path)
    except errors.StoreError:
        return None
    found = len(await store.log("abcdefgh"))
    await store.close()
    return found


def by_errors(work: str, folder: Path) -> Iterator[Path]:
    """The folder after the work has met an error of the disk, for each operation."""
    for last in count(1):
        target = copied(folder, folder.with_name(f"{folder.name}-failed-{last}"))
        with stopped(last, fail) as counter, suppress(errors.StoreError):
            WORKS[work](target)
        if counter.done < last:
            return
        yield target


def by_kills(work: str, folder: Path) -> Iterator[Path]:
    """The folder after the work was killed, before each operation."""
    subprocess.run([sys.executable, "-m", "tests.storage.cutting", work, folder], cwd=ROOT, check=True)
    runs = sorted(folder.parent.glob(f"{folder.name}-*"), key=lambda path: int(path.name.split("-")[-1]))
    yield from runs[:-1]


def folded(folder: Path) -> dict[str, bytes]:
    """The database of a folder as SQLite leaves it with its log folded in, by the end of its name; a log without one stays."""
    database = copied(folder, folder.with_name("folded")) / "matches.db"
    if database.exists():
        with suppress(sqlite3.DatabaseError), closing(sqlite3.connect(database)) as db:
            db.execute("SELECT * FROM matches").fetchall()
    return files(database)


def files(path: Path) -> dict[str, bytes]:
    """A database and its log, by the end of its name."""
    return {
        suffix: file.read_bytes() for suffix in ("", "-wal") if (file := path.with_name(path.name + suffix)).exists()
    }


def distinct(folders: list[Path]) -> list[Path]:
    """One of the folders for each state of their files: equal files go on alike, whichever operation came next."""
    found: dict[object, Path] = {}
    for folder in folders:
        state = [(file.name, file.stat().st_nlink, file.read_bytes()) for file in sorted(folder.iterdir())]
        found.setdefault(tuple(state), folder)
    return list(found.values())


@pytest.mark.parametrize("stop", [by_errors, by_kills])
def test_a_restore_that_stops_loses_nothing_and_can_be_done_again(place: Path, stop: Stop, tmp_path: Path) -> None:
    start = copied(place, tmp_path / "place")
    before = folded(start)
    found = asyncio.run(lines(copied(start, tmp_path / "opened") / "matches.db"))
    folders = list(stop("restore", start))
    for number, folder in enumerate(distinct(folders)):
        left = asyncio.run(lines(copied(folder, tmp_path / f"{number}") / "matches.db"))
        assert left in (NEW, None, found), folder
        backups.restore(folder / "copy.db", folder / "matches.db")
        assert maintenance.check(folder / "matches.db").lines == NEW, folder
        assert files(folder / "matches.db.replaced") == before, folder
        assert not list(folder.glob("*.partial*")), folder
    assert len(folders) > 20


@pytest.mark.parametrize("stop", [by_errors, by_kills])
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
