"""Group commit: all waiting changes are written in one transaction, made durable once, and then answered."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from copy import copy
from functools import partial
from typing import Any, Final, TypeVar

import aiosqlite

from storage import errors
from storage.errors import Busy, Closed, NotSaved, StoreError, Superseded, Unreadable

log = logging.getLogger(__name__)

CHECKPOINT_EVERY: Final = 256  # changes: about as many pages as SQLite itself would let gather
BACKLOG_PAGES: Final = 16_000  # 64 MB that a checkpoint could not copy are worth a warning
T = TypeVar("T")

End = NotSaved | Superseded  # an error that ends a store. From then on every call raises it.

Work = Callable[[sqlite3.Connection], Any]
Waiting = tuple[Work, asyncio.Future[Any]]
ITS_OWN_FAULT = (sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.DataError, sqlite3.InterfaceError)


class Thread(aiosqlite.Connection):
    """aiosqlite's connection and thread, with a way to run a whole function of the connection in one trip."""

    stopped: "asyncio.Future[Any] | None" = None

    def __init__(self, connector: Callable[[], sqlite3.Connection]) -> None:
        super().__init__(connector, iter_chunk_size=64)
        # A process that exits without closing must not wait forever: everything acknowledged is on the disk already.
        self._thread.daemon = True

    def stop(self) -> "asyncio.Future[Any] | None":
        """Stop the thread, and remember when it has ended: if opening fails, aiosqlite does not wait for it."""
        self.stopped = super().stop()
        return self.stopped

    async def run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Run `work` in the connection's thread and return its result."""
        result: T = await self._execute(work, self._conn)  # type: ignore[no-untyped-call]  # aiosqlite leaves it untyped
        return result


class Writer:
    """Writes one group of changes after the other.

    A caller that finds no write in progress writes at once, by itself. What is queued meanwhile goes into one
    transaction, written by a task that ends when the queue is empty. From time to time that task checkpoints, after
    the answers. After a disk error, or when `epoch` is no longer the newest, everything is refused: `failed` says why,
    and `on_failure` is called once with it. The same holds when `closed` is set.
    """

    def __init__(self, thread: Thread, epoch: int, on_failure: Callable[[End], None]) -> None:
        self.failed: End | None = None
        self.closed = False
        self.epoch = epoch
        self._thread = thread
        self._on_failure = on_failure
        self._busy = False
        self._queue: list[Waiting] = []
        self._task: asyncio.Task[None] | None = None
        self._since = CHECKPOINT_EVERY  # an earlier process may have left some

    @property
    def waiting(self) -> int:
        """Return the number of changes that wait for the group being written."""
        return len(self._queue)

    def demand(self) -> None:
        """Raise `NotSaved`, `Superseded` or `Closed` if the store accepts nothing more."""
        if self.failed is not None:
            raise copy(self.failed)
        if self.closed:
            raise Closed

    async def write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do `work` in a transaction and return its result once it is durable, or raise its own error."""
        self.demand()
        return await self._write(work)

    async def finish(self) -> None:
        """Wait until everything queued so far is done."""
        if self._busy:
            with suppress(StoreError):
                await self._write(lambda db: None)

    def refusal(self, error: Exception) -> StoreError:
        """Return the exception for an error of no single match: a busy file, or a refusal of everything from now on."""
        if isinstance(error, sqlite3.Error) and errors.code(error) in errors.BUSY_CODES:
            return Busy()
        if self.failed is None:
            self.failed = error if isinstance(error, Superseded) else NotSaved(errors.name(error))
            self._on_failure(self.failed)
        return copy(self.failed)

    async def _write(self, work: Callable[[sqlite3.Connection], T]) -> T:
        if self._busy:
            done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
            self._queue.append((work, done))
            return await done
        self._busy = True
        try:
            [outcome] = await self._commit([work])
        finally:
            self._hand_over()
        if isinstance(outcome, Exception):
            raise outcome
        result: T = outcome
        return result

    def _hand_over(self, _: "asyncio.Task[None] | None" = None) -> None:
        """Start writing what is queued, as soon as a task ends: one cancelled before its start runs nothing."""
        self._busy = bool(self._queue) or self._due
        self._task = asyncio.create_task(self._drain(), name="storage writer") if self._busy else None
        if self._task is not None:
            self._task.add_done_callback(self._hand_over)

    async def _drain(self) -> None:
        batch: list[Waiting] = []
        outcomes: list[Any] = []
        try:
            if self._due:
                await self._checkpoint()
            batch, self._queue = self._queue, []
            outcomes = [Closed() for _ in batch]  # in case this task is stopped
            outcomes = await self._commit([work for work, _ in batch])
        finally:
            for (_, done), outcome in zip(batch, outcomes, strict=True):
                _settle(done, outcome)

    async def _commit(self, works: list[Work]) -> list[Any]:
        if self.failed is not None:
            return [copy(self.failed) for _ in works]
        if not works:
            return []
        self._since += len(works)
        try:
            return await self._thread.run(partial(commit, works=works, epoch=self.epoch))
        except Exception as error:  # noqa: BLE001  # every waiting caller gets the error
            return [self.refusal(error) for _ in works]

    @property
    def _due(self) -> bool:
        return self._since >= CHECKPOINT_EVERY and self.failed is None and not self.closed

    async def _checkpoint(self) -> None:
        self._since = 0
        try:
            waiting = await self._thread.run(checkpoint)
        except sqlite3.Error as error:
            log.error("checkpoint failed: %s", errors.name(error))
        else:
            if waiting > BACKLOG_PAGES:
                log.warning("checkpoint incomplete: %s pages stay in the write-ahead log, held by a reader", waiting)


def take_epoch(db: sqlite3.Connection) -> int:
    """Take the lease from the store that has it, and return the new epoch."""
    [(epoch,)] = db.execute("UPDATE lease SET epoch = epoch + 1 RETURNING epoch").fetchall()
    return int(epoch)


def demand_epoch(db: sqlite3.Connection, epoch: int) -> None:
    """Raise `Superseded` unless this epoch is the newest. Call it in the transaction that writes."""
    [(newest,)] = db.execute("SELECT epoch FROM lease").fetchall()
    if newest != epoch:
        raise Superseded(epoch, newest)


def checkpoint(db: sqlite3.Connection) -> int:
    """Copy the write-ahead log into the database as far as readers allow. Returns how many of its pages remain."""
    _, pages, copied = db.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()[0]
    return int(pages - copied)


def commit(db: sqlite3.Connection, works: list[Work], epoch: int) -> list[Any]:
    """Do all works in one transaction. The error of one that fails alone is its result. Raises `Superseded` as well."""
    db.execute("BEGIN IMMEDIATE")
    try:
        demand_epoch(db, epoch)
        outcomes = [_alone(db, works[0])] if len(works) == 1 else [_attempt(db, work) for work in works]
        if db.in_transaction:
            db.execute("COMMIT")
    except Exception:
        # A full disk has already rolled the transaction back.
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise
    return outcomes


def _alone(db: sqlite3.Connection, work: Work) -> Any:
    """Do the only work of a transaction without a savepoint, which would copy every changed page."""
    try:
        return work(db)
    except Exception as error:
        if _of_the_disk(error):
            raise
        db.execute("ROLLBACK")
        return _own(error)


def _attempt(db: sqlite3.Connection, work: Work) -> Any:
    db.execute("SAVEPOINT work")
    try:
        outcome = work(db)
    except Exception as error:
        if _of_the_disk(error):
            raise
        db.execute("ROLLBACK TO work")
        outcome = _own(error)
    db.execute("RELEASE work")
    return outcome


def _of_the_disk(error: Exception) -> bool:
    """Return True for an error that affects all works, not only one."""
    return isinstance(error, sqlite3.Error) and not isinstance(error, ITS_OWN_FAULT) and errors.code(error) is not None


def _own(error: Exception) -> Exception:
    """Return the error of a work that failed alone. SQLite's text about invalid UTF-8 would reveal it."""
    unread = isinstance(error, sqlite3.OperationalError) and errors.code(error) is None
    return Unreadable("", errors.name(error)) if unread else error


def _settle(done: "asyncio.Future[Any]", outcome: Any) -> None:
    if done.cancelled():
        return
    if isinstance(outcome, Exception):
        done.set_exception(outcome)
    else:
        done.set_result(outcome)
