"""A database in one SQLite file that one process writes, before what the store keeps in it."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from functools import partial
from itertools import count, islice
from pathlib import Path
from typing import Self, TypeVar

from storage import faults, lease, reading
from storage.errors import Busy, Unreadable
from storage.lock import Lock
from storage.opening import open_beside_writer, open_for_writing, refusing
from storage.rows import Outbox
from storage.writer import End, Thread, Writer

log = logging.getLogger(__name__)

T = TypeVar("T")


class SqliteFile:
    """What each part of the store over SQLite works with.

    Every read and every group of writes is one trip to aiosqlite's thread. Reads take the same connection as the writes,
    between two transactions, so they see what was acknowledged and nothing else. Scans of whole tables have a connection and
    a thread of their own, so that no write waits for one; they see what was acknowledged too.
    """

    def __init__(self, lock: Lock, thread: Thread, epoch: int, last: int, on_failure: Callable[[End], None]) -> None:
        """Use `open` instead; `last` is the highest number of a message so far.

        `log_missing` is true when the database was not closed last time and the latest moves are gone with its `-wal`.
        """
        self.path = lock.path
        self.log_missing = lock.log_missing
        self._lock = lock
        self._thread = thread
        self._writer = Writer(thread, epoch, on_failure)
        # Numbers are never used twice while the process lives: marking a message as sent twice cannot forget a newer one.
        self._numbers = count(last + 1)
        self._closing: asyncio.Task[None] | None = None
        self._scanner: Thread | None = None
        self._scanning = asyncio.Lock()

    @classmethod
    async def open(cls, path: str | Path, on_failure: Callable[[End], None] = lambda failed: None) -> Self:
        """Open the file for this process alone, making or migrating it, under a new epoch.

        `on_failure` is called once, in the event loop, when the disk fails or another store has opened the file all the same;
        the process should then end with a non-zero status. Raises `InUse`, `Unwritable`, `Leftover`, `Foreign`, `NewerSchema`, `Damaged` and `NotSaved`.
        """
        lock = Lock(Path(path), creating=True)
        thread = Thread(partial(open_for_writing, lock.path))
        try:
            with refusing(lock.path):
                await thread
                epoch = await thread.run(lease.take)
                last = await thread.run(reading.last_message)
                lock.note("open")
        except BaseException:
            await thread.close()
            if thread.stopped is not None:
                await thread.stopped
            lock.release()
            raise
        return cls(lock, thread, epoch, last, on_failure)

    @property
    def epoch(self) -> int:
        """The number under which every change is made."""
        return self._writer.epoch

    @property
    def writes_waiting(self) -> int:
        """How many changes wait for the one that is being written."""
        return self._writer.waiting

    async def close(self) -> None:
        """Finish what is queued, then close and unlock the file; closed already, nothing happens."""
        if self._closing is None:
            self._writer.closed = True
            self._closing = asyncio.create_task(self._close(), name="storage closing")
        await asyncio.shield(self._closing)

    async def _close(self) -> None:
        await self._writer.finish()
        try:
            async with self._scanning:  # the connection that is closed last empties the write-ahead log
                if self._scanner is not None:
                    await self._scanner.close()
            await self._thread.close()
        finally:
            self._lock.release()

    async def _scan(self, query: Callable[[sqlite3.Connection], T]) -> T:
        """Read whole tables at one moment, one scan after the other; what cannot be read now is `Busy`."""
        async with self._scanning:
            self._writer.demand()
            try:
                scanner = self._scanner = self._scanner or await _opened(Thread(partial(open_beside_writer, self.path)))
                return await scanner.run(partial(at_one_moment, query))
            except (sqlite3.Error, *faults.DECODING) as error:
                log.error("the database cannot be read: %s", faults.name(error))
                raise (Unreadable("", faults.name(error)) if faults.is_damage(error) else Busy()) from None

    async def _read(self, query: Callable[[sqlite3.Connection], T]) -> T:
        self._writer.demand()
        try:
            return await self._thread.run(query)
        except Unreadable as damaged:
            log.error("match %s cannot be read: %s", damaged.match_id, damaged.reason)
            raise
        except (sqlite3.Error, *faults.DECODING) as error:
            damage = Unreadable("", faults.name(error)) if faults.is_damage(error) else None
            raise damage or self._writer.refusal(error) from None

    def _numbered(self, outbox: Outbox) -> list[int]:
        return list(islice(self._numbers, len(outbox)))


async def _opened(thread: Thread) -> Thread:
    """Open a connection; where that fails or is stopped its thread ends."""
    try:
        await thread
    except BaseException:
        await thread.close()
        raise
    return thread


def at_one_moment(query: Callable[[sqlite3.Connection], T], db: sqlite3.Connection) -> T:
    """Run a query of several statements in one transaction that only reads."""
    db.execute("BEGIN")
    try:
        return query(db)
    finally:
        db.execute("ROLLBACK")
