"""Group commit: everything that waits is written in one transaction, made durable once, and only then answered."""

import asyncio
import sqlite3
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

import aiosqlite

from storage.errors import NotSaved

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], Any]
ITS_OWN_FAULT = (
    sqlite3.IntegrityError,
    sqlite3.ProgrammingError,
    sqlite3.DataError,
    sqlite3.InterfaceError,
)


class Thread(aiosqlite.Connection):
    """aiosqlite's connection and its thread, with one more way in: a whole function of the connection in one hop."""

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run `work` in the connection's thread and return what it returns, or raise what it raises."""
        result: T = await self._execute(work, self._conn)  # type: ignore[no-untyped-call]  # aiosqlite leaves it untyped
        return result


class Writer:
    """The one task that writes. It starts when something is queued and ends when nothing is left.

    After an error of the disk it refuses everything: `failed` is set and `on_failure` was called with it, once.
    """

    def __init__(self, thread: Thread, on_failure: Callable[[NotSaved], None]) -> None:
        """Write through this thread's connection."""
        self.failed: NotSaved | None = None
        self._thread = thread
        self._on_failure = on_failure
        self._queue: list[tuple[Work, asyncio.Future[Any]]] = []
        self._task: asyncio.Task[None] | None = None

    async def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Have `work` done in the next transaction; returns its result once that is durable, or raises its error alone."""
        if self.failed is not None:
            raise self.failed
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.append((work, done))
        if self._task is None:
            self._task = asyncio.create_task(self._drain(), name="storage writer")
        return await done

    async def finish(self) -> None:
        """Wait until nothing is queued any more."""
        while self._task is not None:
            await asyncio.wait([self._task])

    def fail(self, error: sqlite3.Error) -> NotSaved:
        """Refuse everything from here on because of this error of the disk."""
        if self.failed is None:
            self.failed = NotSaved(error.sqlite_errorname)
            self._on_failure(self.failed)
        return self.failed

    async def _drain(self) -> None:
        batch: list[tuple[Work, asyncio.Future[Any]]] = []
        try:
            while self._queue:
                batch, self._queue = self._queue, []
                for (_, done), outcome in zip(batch, await self._commit([work for work, _ in batch]), strict=True):
                    _settle(done, outcome)
        finally:
            self._task = None
            for _, done in batch + self._queue:
                done.cancel()
            self._queue.clear()

    async def _commit(self, works: list[Work]) -> list[Any]:
        if self.failed is not None:
            return [self.failed] * len(works)
        try:
            return await self._thread.run(partial(commit, works=works))
        except sqlite3.Error as error:
            return [self.fail(error)] * len(works)


def commit(db: sqlite3.Connection, works: list[Work]) -> list[Any]:
    """Do all works in one transaction; a work that raises fails alone and its error stands in the place of its result.

    Raises `sqlite3.Error`, with nothing written, when the disk or the database fails.
    """
    db.execute("BEGIN IMMEDIATE")
    try:
        outcomes = [_attempt(db, work) for work in works]
        db.execute("COMMIT")
    except sqlite3.Error:
        # A full disk has rolled the transaction back already.
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
    return outcomes


def _attempt(db: sqlite3.Connection, work: Work) -> Any:
    db.execute("SAVEPOINT work")
    try:
        outcome = work(db)
    except Exception as error:
        if isinstance(error, sqlite3.Error) and not isinstance(error, ITS_OWN_FAULT):
            raise
        db.execute("ROLLBACK TO work")
        outcome = error
    db.execute("RELEASE work")
    return outcome


def _settle(done: "asyncio.Future[Any]", outcome: Any) -> None:
    if done.cancelled():
        return
    if isinstance(outcome, Exception):
        done.set_exception(outcome)
    else:
        done.set_result(outcome)
