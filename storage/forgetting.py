"""Deletion by the operator while no bot uses the database: a whole server's data, and the contents of free space."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from storage.lock import Lock
from storage.maintenance import as_it_is
from storage.opening import open_for_writing, refusing
from storage.servers import Forgotten, forget
from storage.sqlite import at_once


def forget_server(path: Path, guild_id: int, *, dry: bool = False) -> Forgotten:
    """Delete a server from a file that no bot uses; `dry` only counts what would be deleted.

    Raises `Missing`, `InUse` and what opening raises.
    """
    with as_it_is(path):
        pass
    with _alone(path) as db:
        db.execute("PRAGMA secure_delete = ON")  # overwrite deleted data instead of only unlinking it
        db.execute("BEGIN IMMEDIATE")
        forgotten = at_once(db, lambda session: session.unprotected(lambda free: forget(free, guild_id)))
        db.execute("ROLLBACK" if dry else "COMMIT")
        if not dry:
            db.execute("VACUUM")
    return forgotten


def rewrite(path: Path) -> None:
    """Rewrite a file that no bot uses, because its free space may hold copies of deleted data, left by earlier moves.

    Raises `InUse` and what opening raises.
    """
    with _alone(path) as db:
        db.execute("VACUUM")


@contextmanager
def _alone(path: Path) -> Iterator[sqlite3.Connection]:
    """Open a file as its only process, and empty its log at the end."""
    lock = Lock(path)
    try:
        with closing(open_for_writing(lock.path)) as db, refusing(lock.path):
            yield db
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        lock.note("closed")
    finally:
        lock.release()
