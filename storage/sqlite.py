"""The store in one SQLite file, written by one process."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Sequence
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any, Final, Self, TypeVar

from storage import errors
from storage.database_lock import Lock
from storage.errors import Busy, Unreadable
from storage.opening import open_beside_writer, open_for_writing, refusing
from storage.session import Columns, Session, Work, for_sqlite, now
from storage.store import Store
from storage.writer import End, Thread, Writer, take_epoch

log = logging.getLogger(__name__)

T = TypeVar("T")

NEVER_SHORTENED: Final = "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' AND sql LIKE '%BEFORE DELETE%'"
"""Selects the triggers that keep lines of logs from being deleted."""


class SqliteSession(Session):
    """A `Session` of a connection to SQLite. Its methods never wait, so work that uses them can be run by `now`."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    async def rows(self, query: str, *values: object) -> Sequence[Any]:
        return self._db.execute(for_sqlite(query), values).fetchall()

    async def named_rows(self, query: str, *values: object) -> list[dict[str, Any]]:
        cursor = self._db.execute(for_sqlite(query), values)
        names = [column[0] for column in cursor.description]
        return [dict(zip(names, row, strict=True)) for row in cursor]

    async def run(self, query: str, *values: object) -> int:
        return self._db.execute(for_sqlite(query), values).rowcount

    async def run_each(self, query: str, rows: Sequence[Columns]) -> None:
        if rows:
            self._db.executemany(for_sqlite(query), rows)

    async def claim(self, what: str, query: str, *values: object) -> tuple[str, ...]:
        return tuple(id for id, *_ in await self.rows(query, *values))

    async def overwrite_deleted(self) -> None:
        self._db.execute("PRAGMA secure_delete = ON")

    async def unprotected(self, work: Work[T]) -> T:
        triggers = self._db.execute(NEVER_SHORTENED).fetchall()
        for name, _ in triggers:
            self._db.execute(f"DROP TRIGGER {name}")
        result = await work(self)
        for _, made in triggers:
            self._db.execute(made)
        return result


def at_once(db: sqlite3.Connection, work: Work[T]) -> T:
    """Do `work` in a connection to SQLite and return its result."""
    return now(work(SqliteSession(db)))


class SqliteStore(Store):
    """The `Store` over SQLite: its file, the thread that works on it, and the right to write.

    Every read and every group of writes is one trip to aiosqlite's thread. Reads use the writer's connection between
    transactions, so they see exactly what was acknowledged. Scans of whole tables have their own connection and
    thread, so that no write waits for them.
    """

    is_shared = False

    def __init__(self, lock: Lock, thread: Thread, epoch: int, on_failure: Callable[[End], None]) -> None:
        """Use `open` instead. `log_missing` means that the latest moves were lost with the `-wal`."""
        self.epoch = epoch
        self.path = lock.path
        self.log_missing = lock.log_missing
        self._lock = lock
        self._thread = thread
        self._writer = Writer(thread, epoch, on_failure)
        self._closing: asyncio.Task[None] | None = None
        self._scanner: Thread | None = None
        self._scanning = asyncio.Lock()

    @classmethod
    async def open(cls, path: str | Path, on_failure: Callable[[End], None] = lambda failed: None) -> Self:
        """Open the file for this process only, creating or migrating it, under a new epoch.

        `on_failure` is called once, in the event loop, if the disk fails or another store has opened the file. The
        process should then exit with a non-zero status. Raises `InUse`, `Unwritable`, `Leftover`, `Foreign`,
        `NewerSchema`, `Damaged` and `NotSaved`.
        """
        lock = Lock(Path(path), creating=True)
        thread = Thread(partial(open_for_writing, lock.path))
        try:
            with refusing(lock.path):
                await thread
                epoch = await thread.run(take_epoch)
                await thread.run(_count_messages)
                lock.note("open")
        except BaseException:
            await thread.close()
            if thread.stopped is not None:
                await thread.stopped
            lock.release()
            raise
        return cls(lock, thread, epoch, on_failure)

    @property
    def writes_waiting(self) -> int:
        return self._writer.waiting

    def looks_after(self, guild_id: int | None) -> bool:
        return True

    async def close(self) -> None:
        if self._closing is None:
            self._writer.closed = True
            self._closing = asyncio.create_task(self._close(), name="storage closing")
        await asyncio.shield(self._closing)

    async def _close(self) -> None:
        await self._writer.finish()
        try:
            async with self._scanning:  # the last connection to close empties the write-ahead log
                if self._scanner is not None:
                    await self._scanner.close()
            await self._thread.close()
        finally:
            self._lock.release()

    async def _read(self, work: Work[T], *, together: bool) -> T:
        self._writer.demand()
        try:
            return await self._thread.run(lambda db: at_once(db, work))
        except Unreadable as damaged:
            log.error("match %s cannot be read: %s", damaged.match_id, damaged.reason)
            raise
        except (sqlite3.Error, *errors.DECODING) as error:
            damage = Unreadable("", errors.name(error)) if errors.is_damage(error) else None
            raise damage or self._writer.refusal(error) from None

    async def _scan(self, work: Work[T]) -> T:
        async with self._scanning:
            self._writer.demand()
            try:
                scanner = self._scanner = self._scanner or await _opened(Thread(partial(open_beside_writer, self.path)))
                return await scanner.run(partial(_at_one_moment, work))
            except (sqlite3.Error, *errors.DECODING) as error:
                log.error("the database cannot be read: %s", errors.name(error))
                raise (Unreadable("", errors.name(error)) if errors.is_damage(error) else Busy()) from None

    async def _change(self, work: Work[T], name: str) -> T:
        return await self._writer.write(lambda db: at_once(db, work))


def _count_messages(db: sqlite3.Connection) -> None:
    """Assign message numbers so that none is used twice in a process, even if one is reported as sent twice."""
    ((last,),) = db.execute("SELECT coalesce(max(id), 0) FROM outbox").fetchall()
    db.create_function("next_message", 0, count(last + 1).__next__)


async def _opened(thread: Thread) -> Thread:
    """Open a connection. If that fails or is cancelled, its thread ends."""
    try:
        await thread
    except BaseException:
        await thread.close()
        raise
    return thread


def _at_one_moment(work: Work[T], db: sqlite3.Connection) -> T:
    """Do `work`, of several statements, in one read-only transaction."""
    db.execute("BEGIN")
    try:
        return at_once(db, work)
    finally:
        db.execute("ROLLBACK")
