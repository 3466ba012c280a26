"""Opening a database file for writing or reading, and telling apart the reasons why that can fail."""

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from msgspec import MsgspecError

from storage import errors, schema
from storage.database_files import LEFTOVERS, LOGS, PRIVATE_MODE, REPLACED, beside, filled, give, log_missing, same
from storage.errors import Damaged, Foreign, InUse, Leftover, Missing, NotSaved, StoreError, Unwritable

BUSY_SECONDS = 5.0
DISK_FAILURES = (errno.EIO, errno.ENOSPC, errno.EDQUOT)
MAX_LOG_BYTES = 16 << 20  # after a reader or a failing disk let the write-ahead log grow, and it begins anew


def open_for_writing(path: Path) -> sqlite3.Connection:
    """Open the connection that writes, and create or migrate the file, under a `Lock`. Raises `NewerSchema` as well."""
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
    """Create an empty private file unless there is a database.

    Raises `Unwritable`, and `Leftover` if a database was lost or a restore has stopped half-way: everything written to
    a new database, or to one about to be replaced, would be lost with it.
    """
    with refusing(path):
        kept = beside(path, REPLACED)
        if not filled(path):
            left = next((file for suffix in LEFTOVERS if (file := beside(path, suffix)).exists()), None)
        else:
            left = kept if same(path, kept) else None
        if left is not None:
            raise Leftover(str(path), str(left))
        with suppress(FileExistsError):
            make(path)


def make(path: Path, database: Path | None = None) -> None:
    """Create an empty private file. If root does so, it belongs to the owner of `database`. Raises `OSError`."""
    file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, PRIVATE_MODE)
    try:
        if database is not None:
            give(file, database)
    finally:
        os.close(file)


def prepare(db: sqlite3.Connection, path: str) -> None:
    """Set up a connection for durable writing, check whose file it is, and migrate its schema."""
    version = schema.recognise(db, path)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA wal_autocheckpoint = 0")  # the writer checkpoints, so that it notices failures
    db.execute(f"PRAGMA journal_size_limit = {MAX_LOG_BYTES}")
    schema.migrate(db, path, version)
    db.execute("PRAGMA foreign_keys = ON")
    schema.inspect(db, path)


def open_beside_writer(path: Path) -> sqlite3.Connection:
    """Open a read-only connection in the process that has the database open for writing."""
    uri = f"{path.resolve().as_uri()}?mode=ro"
    return sqlite3.connect(uri, timeout=BUSY_SECONDS, isolation_level=None, uri=True)


@contextmanager
def open_for_reading(path: Path) -> Iterator[sqlite3.Connection]:
    """Open a read-only connection, beside a running bot or without one.

    Where no file can be created, as on a read-only file system, only a closed database can be read. Raises `Missing`,
    `Foreign`, what `refusing` raises, and `InUse` if another process began to write meanwhile.
    """
    with refusing(path):
        if not path.is_file():
            raise Missing(str(path))
        if not filled(path):
            # SQLite would delete a log beside it.
            raise Foreign(str(path), 0)
        real = path.resolve()
        # SQLite normally creates a log for reading, which would hide that one is missing.
        private = log_missing(real) or not os.access(real.parent, os.W_OK)
        unlocked = private and not any(beside(real, suffix).exists() for suffix in LOGS)
        found = real.stat()
        how = "mode=ro&immutable=1" if unlocked else "mode=ro"
        db = sqlite3.connect(f"{real.as_uri()}?{how}", BUSY_SECONDS, isolation_level=None, uri=True)
        try:
            yield db
        finally:
            db.close()
            if unlocked and (beside(real, "-wal").exists() or _changed(found, real)):
                raise InUse(str(path))


@contextmanager
def refusing(path: Path) -> Iterator[None]:
    """Turn errors of SQLite or the system about this file, or about its contents, into the store's own exceptions."""
    try:
        yield
    except sqlite3.Error as error:
        raise refusal(error, path) from error
    except (UnicodeDecodeError, MsgspecError) as error:
        raise Damaged(str(path), type(error).__name__) from error
    except OSError as error:
        if error.errno in DISK_FAILURES:
            raise NotSaved(errno.errorcode[error.errno]) from error
        raise Unwritable(str(path)) from error


def refusal(error: sqlite3.Error, path: Path) -> StoreError:
    """Return the store's exception for an error of SQLite."""
    match errors.code(error):
        case sqlite3.SQLITE_NOTADB:
            return Foreign(str(path))
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return InUse(str(path))
        case sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_READONLY | sqlite3.SQLITE_PERM:
            return Unwritable(str(path))
        case sqlite3.SQLITE_FULL | sqlite3.SQLITE_IOERR:
            return NotSaved(errors.name(error))
        case _:
            return Damaged(str(path), errors.name(error))


def _changed(found: os.stat_result, path: Path) -> bool:
    now = path.stat()
    return (now.st_ino, now.st_size, now.st_mtime_ns) != (found.st_ino, found.st_size, found.st_mtime_ns)
