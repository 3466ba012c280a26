"""Opening the file, to write or only to read, and telling apart every reason why it cannot be."""

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from msgspec import MsgspecError

from storage import errors, schema
from storage.errors import Damaged, Foreign, InUse, Leftover, Missing, NotSaved, StoreError, Unwritable
from storage.files import LEFTOVERS, LOGS, REPLACED, beside, filled, give, log_missing, same

BUSY_SECONDS = 5.0
PRIVATE = 0o600
DISK_FAILURES = (errno.EIO, errno.ENOSPC, errno.EDQUOT)
MAX_LOG_BYTES = 16 << 20  # after a reader or a failing disk let the write-ahead log grow, and it begins anew


def open_for_writing(path: Path) -> sqlite3.Connection:
    """Open the one connection that writes, making and migrating the file; the caller holds the `Lock`. Raises as `refusing`, `NewerSchema`."""
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
    """Make an empty file that its owner alone can read, unless there is a database.

    Raises `Unwritable`, and `Leftover` where a database was lost or a restore has stopped half-way: what is written to a new
    database, or to one about to be replaced, would be lost with it.
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
    """Make an empty file that its owner alone can read; root gives one that belongs to a `database`. Raises `OSError`."""
    file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, PRIVATE)
    try:
        if database is not None:
            give(file, database)
    finally:
        os.close(file)


def prepare(db: sqlite3.Connection, path: str) -> None:
    """Set up a connection for durable writing, see whose file it is, and bring its schema up to date."""
    version = schema.recognise(db, path)
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA wal_autocheckpoint = 0")  # the writer does it, and sees whether it works
    db.execute(f"PRAGMA journal_size_limit = {MAX_LOG_BYTES}")
    schema.migrate(db, path, version)
    db.execute("PRAGMA foreign_keys = ON")
    schema.inspect(db, path)


def open_beside_writer(path: Path) -> sqlite3.Connection:
    """Open a connection that only reads, in the process that has the database open for writing."""
    uri = f"{path.resolve().as_uri()}?mode=ro"
    return sqlite3.connect(uri, timeout=BUSY_SECONDS, isolation_level=None, uri=True)


@contextmanager
def open_for_reading(path: Path) -> Iterator[sqlite3.Connection]:
    """Open a connection that only reads, beside a running bot or without one.

    Where no file may be made, as on a read-only file system, a database that was closed can be read. Raises `Missing`,
    `Foreign` and what `refusing` raises; and `InUse` when somebody began to write there meanwhile.
    """
    with refusing(path):
        if not path.is_file():
            raise Missing(str(path))
        if not filled(path):
            # SQLite would delete a log that lies beside it.
            raise Foreign(str(path), 0)
        real = path.resolve()
        # To read it in the usual way SQLite makes a log beside it, which would hide that one is missing.
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
    """Turn an error of SQLite or of the system about this file, or of what it holds, into the typed error that says which."""
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
    """Return the typed error behind an error of SQLite."""
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
