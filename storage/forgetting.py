"""The deletion of everything of one Discord server, by the operator while no bot uses the database."""

from __future__ import annotations

from contextlib import closing
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
    lock = Lock(path)
    try:
        with closing(open_for_writing(lock.path)) as db, refusing(lock.path):
            db.execute("PRAGMA secure_delete = ON")  # overwrite deleted data instead of only unlinking it
            db.execute("BEGIN IMMEDIATE")
            forgotten = at_once(db, lambda session: session.unprotected(lambda free: forget(free, guild_id)))
            db.execute("ROLLBACK" if dry else "COMMIT")
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        lock.note("closed")
    finally:
        lock.release()
    return forgotten
