"""Opening the file for one process alone, and telling apart every reason why it cannot be."""

import fcntl
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from storage import schema
from storage.errors import Damaged, Foreign, InUse, Missing, NotSaved, StoreError, Unwritable

BUSY_SECONDS = 5.0
PRIVATE = 0o600


class Lock:
    """The right to write to a database, held by one process: a lock on the file `<path>-lock`.

    The database itself is not locked this way, because closing a second descriptor of it drops SQLite's own locks. The
    file stays when the lock is released, since removing it would let two processes lock two different files.
    """

    def __init__(self, path: Path) -> None:
        """Take the lock. Raises `InUse` and `Unwritable`."""
        self.path = path = path.resolve()
        self._file: int | None = None
        try:
            file = self._file = os.open(f"{path}-lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, PRIVATE)
        except OSError as error:
            raise Unwritable(str(path)) from error
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            os.truncate(file, 0)
            os.pwrite(file, str(os.getpid()).encode(), 0)
        except BlockingIOError as error:
            pid = os.pread(file, 20, 0)
            self.release()
            raise InUse(str(path), int(pid) if pid.isdigit() else None) from error
        except OSError as error:
            self.release()
            raise Unwritable(str(path)) from error

    def release(self) -> None:
        """Let others take it; once released, nothing happens."""
        if self._file is not None:
            os.close(self._file)
            self._file = None


def open_for_writing(path: Path) -> sqlite3.Connection:
    """The one connection that writes; the caller holds the `Lock`.

    Makes the file if there is none, readable by its owner alone, and brings the schema up to date. Raises `Foreign`,
    `NewerSchema`, `Damaged`, `Unwritable`, `InUse` and `NotSaved`.
    """
    with refusing(path):
        create(path)
        db = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)
        try:
            prepare(db, str(path))
        except BaseException:
            db.close()
            raise
        return db


def create(path: Path) -> None:
    """Make an empty file that its owner alone can read, unless there is one. Raises `Unwritable`."""
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, PRIVATE))
    except FileExistsError:
        return
    except OSError as error:
        raise Unwritable(str(path)) from error


def prepare(db: sqlite3.Connection, path: str) -> None:
    """Set up a connection for durable writing, see whose file it is, and bring its schema up to date."""
    version = schema.recognise(db, path)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    schema.migrate(db, path, version)
    db.execute("PRAGMA foreign_keys = ON")
    schema.inspect(db, path)


@contextmanager
def open_for_reading(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection that only reads, beside a running bot or without one. Raises `Missing` and what `refusing` raises."""
    if not path.is_file():
        raise Missing(str(path))
    with refusing(path):
        db = sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", BUSY_SECONDS, isolation_level=None, uri=True)
        try:
            yield db
        finally:
            db.close()


@contextmanager
def refusing(path: Path) -> Iterator[None]:
    """Turn an error of SQLite about this file into the typed error that says which it is."""
    try:
        yield
    except sqlite3.Error as error:
        raise refusal(error, path) from error


def refusal(error: sqlite3.Error, path: Path) -> StoreError:
    """The typed error behind an error of SQLite."""
    match error.sqlite_errorcode & 0xFF:
        case sqlite3.SQLITE_NOTADB:
            return Foreign(str(path))
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return InUse(str(path))
        case sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_READONLY | sqlite3.SQLITE_PERM:
            return Unwritable(str(path))
        case sqlite3.SQLITE_FULL | sqlite3.SQLITE_IOERR:
            return NotSaved(error.sqlite_errorname)
        case _:
            return Damaged(str(path), error.sqlite_errorname)
