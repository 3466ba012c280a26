"""Backups and restores of a database file, which lose nothing if they are stopped at any moment, and their rotation."""

import filecmp
import os
import re
import shutil
import sqlite3
from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from msgspec import Struct

from storage.database_files import LOGS, PARTIAL, REPLACED, beside, filled, same, sync
from storage.database_lock import Lock, holder
from storage.errors import Damaged, Exists, Foreign, InUse
from storage.maintenance import Contents, SqliteMatches, as_it_is, check, recognise
from storage.opening import BUSY_SECONDS, make, open_for_reading, prepare, refusal, refusing

NAME_FORMAT: Final = "provost-%Y-%m-%dT%H%M%SZ.db"
BACKUP_NAME: Final = re.compile(r"provost-\d{4}-\d\d-\d\dT\d{6}Z\.db")
DRILL: Final = ".drill-"  # begins the name of a folder in which a backup is restored to be tried
ABANDONED_AFTER_SECONDS: Final = 86_400.0  # what an interrupted backup or drill left


class Keep(Struct, frozen=True):
    """The numbers of days, weeks and months that keep their newest backup."""

    daily: int = 7
    weekly: int = 4
    monthly: int = 6


def backup(path: Path, out: Path) -> Contents:
    """Copy the database to a new file `out`, as it is at this moment, and check the copy.

    A running bot keeps writing meanwhile. `out` appears complete or not at all. Raises `Exists`, `Unwritable`,
    `NotSaved` and what `check` raises.
    """
    _demand_room(out)
    with _copied(path, out) as (partial, found):
        _name(partial, out)
    return found


def restore(copy: Path, path: Path) -> Path | None:
    """Replace a database that no bot uses with a backup, and check it.

    The old database is kept beside it as `<path>.replaced`, with all of its moves. Returns the path of that file, None
    if there was no database. If the restore stops half-way, the old database is unchanged, and the same restore can be
    repeated. Raises `InUse`, `Exists` (a file kept by an earlier restore is still there), `Unwritable`, `NotSaved` and
    what `check` raises.
    """
    with as_it_is(copy):
        pass
    lock = Lock(path)
    try:
        path, kept = lock.path, beside(lock.path, REPLACED)
        with _copied(copy, path, path) as (partial, _), refusing(path):
            if _parts(path) == [""] and filecmp.cmp(partial, path, shallow=False):
                # This restore was done before, though perhaps stopped before it could report success.
                kept_files = [file for suffix in ("", *LOGS) if (file := beside(kept, suffix)).exists()]
            else:
                _refuse_to_overwrite(path, kept)
                _fold(path)
                kept_files = _set_aside(path, kept)
                _name(partial, path)
        lock.note("closed")
        check(path)
    finally:
        lock.release()
    return next(iter(kept_files), None)


@contextmanager
def making(out: Path) -> Iterator[Path]:
    """Yield a path for a new database, which is then checked and renamed to `out`. Raises what `backup` raises, and `InUse`."""
    _demand_room(out)
    partial = beside(out, PARTIAL)
    if (pid := holder(partial)) is not None:
        raise InUse(str(out), pid)
    try:
        with refusing(partial):
            _discard(partial)
        yield partial
        check(partial)
        _name(partial, out)
    finally:
        with suppress(OSError):
            _discard(partial)
            beside(partial, "-lock").unlink(missing_ok=True)


@contextmanager
def filling(out: Path) -> Iterator[SqliteMatches]:
    """Yield a new database to fill in one transaction, which is then checked. Raises what `making` raises."""
    with making(out) as partial, refusing(partial):
        make(partial)
        with closing(sqlite3.connect(partial, isolation_level=None)) as db:
            prepare(db, str(partial))
            db.execute("BEGIN IMMEDIATE")
            yield SqliteMatches(db, out)
            db.execute("COMMIT")
            db.execute("PRAGMA journal_mode = DELETE")
        sync(partial)


def backup_name(moment: datetime) -> str:
    """Return the name of a backup made at a moment."""
    return moment.astimezone(UTC).strftime(NAME_FORMAT)


def made_at(path: Path) -> datetime:
    """Return the time of a backup from its name."""
    return datetime.strptime(path.name, NAME_FORMAT).replace(tzinfo=UTC)


def backups_in(folder: Path) -> tuple[Path, ...]:
    """Return the backups in a folder, oldest first. Other files are ignored. Raises `OSError`."""
    return tuple(sorted(path for path in folder.iterdir() if BACKUP_NAME.fullmatch(path.name)))


def kept(moments: Collection[datetime], keep: Keep) -> set[datetime]:
    """Return the moments to keep: the newest overall, and of each of the last days, weeks and months with backups."""
    periods: Iterable[tuple[int, Callable[[datetime], object]]] = (
        (keep.daily, datetime.date),
        (keep.weekly, lambda moment: moment.isocalendar()[:2]),
        (keep.monthly, lambda moment: (moment.year, moment.month)),
    )
    stay = {max(moments)} if moments else set()
    for count, period in periods:
        newest = {period(moment): moment for moment in sorted(moments)}
        stay |= set(sorted(newest.values(), reverse=True)[:count])
    return stay


def rotate(folder: Path, keep: Keep) -> tuple[Path, ...]:
    """Delete the backups that are not kept, and return them. Raises `OSError`."""
    found = backups_in(folder)
    stay = kept([made_at(path) for path in found], keep)
    gone = tuple(path for path in found if made_at(path) not in stay)
    for path in gone:
        path.unlink()
    return gone


def clear(folder: Path, now: float) -> None:
    """Delete the remains of backups and drills interrupted more than a day before `now`. Raises `OSError`."""
    for path in folder.iterdir():
        partial = BACKUP_NAME.fullmatch(path.name.partition(".db")[0] + ".db") and ".db.partial" in path.name
        if (partial or path.name.startswith(DRILL)) and now - path.stat().st_mtime > ABANDONED_AFTER_SECONDS:
            shutil.rmtree(path) if path.is_dir() else path.unlink()


def _demand_room(out: Path) -> None:
    """Raise `Exists` if a file or a log with the new file's name exists."""
    with refusing(out):
        for suffix in ("", *LOGS):
            if beside(out, suffix).exists():
                raise Exists(str(beside(out, suffix)))


@contextmanager
def _copied(source: Path, target: Path, replaced: Path | None = None) -> Iterator[tuple[Path, Contents]]:
    """Yield a durable and checked copy in the single file `<target>.partial`, with its contents.

    If root makes it, it belongs to the owner of the database that is `replaced`. It is deleted afterwards unless it
    was renamed.
    """
    partial = beside(target, PARTIAL)
    try:
        with open_for_reading(source) as db:
            recognise(db, source)
            with refusing(partial):
                _discard(partial)
                make(partial, replaced)
                _fill(partial, db, source)
                sync(partial)
        with open_for_reading(partial) as made:
            found = SqliteMatches(made, source).check()
        yield partial, found
    finally:
        with suppress(OSError):
            _discard(partial)


def _fill(partial: Path, db: sqlite3.Connection, source: Path) -> None:
    with closing(sqlite3.connect(partial, isolation_level=None)) as copy:
        try:
            db.backup(copy)
        except sqlite3.DatabaseError as error:
            if isinstance(failed := refusal(error, source), Damaged | Foreign):
                raise failed from error
            raise
        copy.execute("PRAGMA journal_mode = DELETE")


def _refuse_to_overwrite(path: Path, kept: Path) -> None:
    """Raise `Exists` if a file of an earlier restore, not of this one before it was stopped, would be overwritten."""
    if not _parts(path) or same(path, kept):
        return
    for suffix in ("", *LOGS):
        old = beside(kept, suffix)
        if old.exists() and not same(beside(path, suffix), old):
            raise Exists(str(old))


def _fold(path: Path) -> None:
    """Move the log of a database into the database, if it can be read, so that it is a single file."""
    if not filled(path) or _parts(path) == [""]:
        return
    how = f"{path.as_uri()}?mode=rw"
    with suppress(Damaged, Foreign), refusing(path):
        with closing(sqlite3.connect(how, BUSY_SECONDS, isolation_level=None, uri=True)) as db:
            (busy, *_) = db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        if busy:
            raise InUse(str(path))


def _set_aside(path: Path, kept: Path) -> list[Path]:
    """Link a database and its log to second names, which are returned, and remove the log. A database always exists."""
    here = _parts(path)
    for suffix in here:
        if not same(beside(path, suffix), beside(kept, suffix)):
            os.link(beside(path, suffix), beside(kept, suffix))
    sync(path.parent)
    for suffix in (*LOGS, "-shm"):
        beside(path, suffix).unlink(missing_ok=True)
    sync(path.parent)
    return [beside(kept, suffix) for suffix in here]


def _parts(path: Path) -> list[str]:
    """Return the suffixes of a database's files that exist and are not empty."""
    return [suffix for suffix in ("", *LOGS) if filled(beside(path, suffix))]


def _name(partial: Path, path: Path) -> None:
    with refusing(path):
        partial.replace(path)
        sync(path.parent)


def _discard(partial: Path) -> None:
    for suffix in (*LOGS, "-shm", ""):
        beside(partial, suffix).unlink(missing_ok=True)
