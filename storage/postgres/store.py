"""The store over PostgreSQL, which several processes may share, and which loses no change with a connection."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any, Final, Self, TypeVar
from weakref import WeakValueDictionary

import asyncpg

from storage.database_files import named
from storage.errors import Busy, Closed, NoServer, StoreError, Unanswered, Unreadable
from storage.postgres import leases, schema
from storage.postgres.leases import LEASE_SECONDS
from storage.session import Session, Work, for_postgres
from storage.store import Store
from storage.writer import End

if TYPE_CHECKING:
    from asyncpg.pool import PoolConnectionProxy

    from storage.session import Columns

    Connection = asyncpg.Connection[asyncpg.Record] | PoolConnectionProxy[asyncpg.Record]
    Pool = asyncpg.Pool[asyncpg.Record]

log = logging.getLogger(__name__)

MAX_CONNECTIONS: Final = 8  # more would only wait for the same disk
ANSWER_SECONDS: Final = 10.0
RETRY_SECONDS: Final = 5.0  # then it is `Busy`, as a locked SQLite file would be
MAX_ASKING_SECONDS: Final = 60.0  # what became of a transaction whose commit was not answered
RETRY_PAUSE_SECONDS: Final = 0.1
KEY_BITS: Final = 63
TAKE_KEY: Final = "INSERT INTO transaction_keys (key) VALUES ($1) ON CONFLICT DO NOTHING RETURNING key"

LOST: Final = (
    OSError,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.CannotConnectNowError,
    asyncpg.IdleInTransactionSessionTimeoutError,
    asyncpg.InsufficientResourcesError,
    asyncpg.QueryCanceledError,
    asyncpg.ReadOnlySQLTransactionError,
)
"""Errors of a lost connection, a full server or a new replica. Another connection may succeed at once."""

REFUSED: Final = (*LOST, asyncpg.InvalidAuthorizationSpecificationError, asyncpg.InvalidCatalogNameError, ValueError)
"""Errors of connecting: a wrong address, name or password, or a server that is down."""

OVERTAKEN: Final = (asyncpg.UniqueViolationError, asyncpg.SerializationError, asyncpg.DeadlockDetectedError)
"""Errors after which another transaction was first. A retry sees its effects, and gives the right answer."""

MAX_OVERTAKEN: Final = 5
CORRUPTION: Final = (asyncpg.DataCorruptedError, asyncpg.IndexCorruptedError)

CLAIM: Final = """
    WITH waiting AS ({query}), free AS (
        SELECT id, since FROM waiting WHERE NOT EXISTS (
            SELECT 1 FROM claims WHERE what = '{what}' AND claims.id = waiting.id AND claims.holder <> {holder} AND until > now()
        )
    ), claimed AS (
        INSERT INTO claims (what, id, holder, until) SELECT '{what}', id, {holder}, now() + interval '{seconds} s' FROM free
        ON CONFLICT (what, id) DO UPDATE SET holder = excluded.holder, until = excluded.until
            WHERE claims.holder = excluded.holder OR claims.until < now()
        RETURNING id
    )
    SELECT id FROM free JOIN claimed USING (id) ORDER BY since, id
"""
"""Claims rows that a query locks. The table of claims decides between two processes."""

T = TypeVar("T")

GUARDED: Final = """
    SELECT DISTINCT event_object_table FROM information_schema.triggers
    WHERE event_manipulation = 'DELETE' AND trigger_schema = current_schema() ORDER BY 1
"""
"""Selects the tables whose lines triggers keep from being deleted."""


class PostgresSession(Session):
    """A `Session` of a connection, for the process with leases as `holder`, or for an operator with all servers."""

    def __init__(self, connection: Connection, holder: int | None = None) -> None:
        self._connection = connection
        self._holder = holder

    async def rows(self, query: str, *values: object) -> Sequence[Any]:
        return await self._connection.fetch(for_postgres(query, self._holder), *values)

    async def named_rows(self, query: str, *values: object) -> list[dict[str, Any]]:
        return [dict(row.items()) for row in await self.rows(query, *values)]

    async def run(self, query: str, *values: object) -> int:
        tag: str = await self._connection.execute(for_postgres(query, self._holder), *values)
        return int(tag.rpartition(" ")[2])  # such as "UPDATE 1"

    async def run_each(self, query: str, rows: Sequence[Columns]) -> None:
        if len(rows) == 1:  # in one trip instead of several
            await self.run(query, *rows[0])
        elif rows:
            await self._connection.executemany(for_postgres(query, self._holder), rows)

    async def claim(self, what: str, query: str, *values: object) -> tuple[str, ...]:
        claim = CLAIM.format(query=query, what=what, holder=self._holder, seconds=LEASE_SECONDS)
        return await self.all(str, claim, *values)

    async def overwrite_deleted(self) -> None:
        """Do nothing: the server's vacuum reuses the space."""

    async def unprotected(self, work: Work[T]) -> T:
        tables = await self.all(str, GUARDED)
        for name in tables:
            await self._connection.execute(f"ALTER TABLE {name} DISABLE TRIGGER USER")
        result = await work(self)
        for name in tables:
            await self._connection.execute(f"ALTER TABLE {name} ENABLE TRIGGER USER")
        return result


class PostgresStore(Store):
    """The `Store` over a pool of connections. Changes under one name, such as a match's id, are made in order.

    It looks after the servers of some partitions, under leases that it renews by itself; a single process has all of
    them. `partitions_gained` is called when servers of another process are taken over.
    """

    is_shared = True
    partitions_gained: Callable[[], None] | None = None

    def __init__(self, pool: Pool, epoch: int) -> None:
        """Use `open` instead. The epoch is also the holder of the leases."""
        self.epoch = epoch
        self._pool = pool
        self._partitions: frozenset[int] = frozenset()
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._under_way: set[asyncio.Task[Any]] = set()
        self._scanning = asyncio.Lock()
        self._renewing: asyncio.Task[None] | None = None
        self._closing: asyncio.Task[None] | None = None
        self._closed = False

    @classmethod
    async def open(
        cls,
        address: str,
        on_failure: Callable[[End], None] = lambda failed: None,
        partitions_gained: Callable[[], None] = lambda: None,
    ) -> Self:
        """Connect, migrate, and take free partitions. Raises `NoServer`, `Foreign` and `NewerSchema`."""
        try:
            db = await asyncpg.connect(address, timeout=ANSWER_SECONDS)
            try:
                await schema.prepare(db, named(address))
                epoch = await db.fetchval("SELECT nextval('epochs')")
            finally:
                await db.close(timeout=RETRY_SECONDS)
            store = cls(await _pool(address), epoch)
        except REFUSED as error:
            raise NoServer(named(address), type(error).__name__) from None
        await store._change(leases.clear, "")
        await store.renew()
        store.partitions_gained = partitions_gained
        store._renewing = asyncio.create_task(store._keep_renewing(), name="leases")
        return store

    @property
    def writes_waiting(self) -> int:
        return len(self._under_way)

    def looks_after(self, guild_id: int | None) -> bool:
        return leases.partition_of(guild_id) in self._partitions

    async def close(self) -> None:
        if self._closing is None:
            self._closing = asyncio.create_task(self._close(), name="storage closing")
        await asyncio.shield(self._closing)

    async def _close(self) -> None:
        """Finish the changes in progress, release the leases, then disconnect."""
        if self._renewing is not None:
            self._renewing.cancel()
            await asyncio.wait([self._renewing])
        self._closed = True
        while self._under_way:
            await asyncio.wait([*self._under_way])
        with suppress(StoreError):
            await self._in_turn(lambda db: leases.leave(db, self.epoch), "")
        try:
            await asyncio.wait_for(self._pool.close(), RETRY_SECONDS)
        except LOST:
            self._pool.terminate()

    async def renew(self) -> None:
        """Renew the leases, take free partitions, and give up those that other processes have taken over."""
        partitions = await self._change(lambda db: leases.renew(db, self.epoch), "leases")
        before, self._partitions = self._partitions, partitions
        if partitions != before:
            log.info("this process looks after %s of %s partitions of the servers", len(partitions), leases.PARTITIONS)
        if partitions - before and self.partitions_gained is not None:
            self.partitions_gained()

    async def _keep_renewing(self) -> None:
        while True:
            await asyncio.sleep(leases.RENEWAL_SECONDS)
            try:
                await self.renew()
            except StoreError:  # it was logged already
                continue
            except Exception:
                log.exception("leases could not be renewed")  # go on, or no process would look after these servers

    async def _read(self, work: Work[T], *, together: bool) -> T:
        self._demand()
        end = asyncio.get_running_loop().time() + RETRY_SECONDS
        while True:
            try:
                async with self._connection() as connection:
                    session = PostgresSession(connection, self.epoch)
                    if not together:
                        return await work(session)
                    async with connection.transaction(isolation="repeatable_read", readonly=True):
                        return await work(session)
            except CORRUPTION as damaged:
                raise Unreadable("", type(damaged).__name__) from None
            except LOST as lost:
                await _wait(lost, end)

    async def _scan(self, work: Work[T]) -> T:
        async with self._scanning:  # so that scans never take many connections from changes
            return await self._read(work, together=True)

    async def _change(self, work: Work[T], name: str) -> T:
        """Make a change, even if the caller is cancelled. Raises `Busy`, and `Unanswered` if the outcome is unknown."""
        self._demand()
        task = asyncio.create_task(self._in_turn(work, name), name="change")
        self._under_way.add(task)
        task.add_done_callback(self._ended)
        return await asyncio.shield(task)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._under_way.discard(task)
        if not task.cancelled():
            task.exception()  # mark it as retrieved, since the caller may be gone

    def _demand(self) -> None:
        if self._closed:
            raise Closed

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Connection]:
        """Take a connection from the pool. One on which a failure occurred is not used again."""
        async with self._pool.acquire() as connection:
            try:
                yield connection
            except LOST:
                connection.terminate()
                raise

    async def _in_turn(self, work: Work[T], name: str) -> T:
        lock = self._turns.setdefault(name, asyncio.Lock()) if name else asyncio.Lock()
        async with lock:
            end = asyncio.get_running_loop().time() + RETRY_SECONDS
            overtaken = 0
            while True:
                commit = _Commit()
                try:
                    async with self._connection() as connection:
                        return await commit.having(connection, self.epoch, work)
                except OVERTAKEN:
                    overtaken += 1
                    if overtaken == MAX_OVERTAKEN:
                        raise
                except LOST as lost:
                    if commit.was_sent and await self._has_been(commit.key):
                        return commit.result  # type: ignore[no-any-return]  # what `work` returned
                    await _wait(lost, end)

    async def _has_been(self, key: int) -> bool:
        """Return True if a transaction was committed although its commit was not answered.

        It tries to take the transaction's key. That waits for a transaction that is still committing. If the key is
        free it is used up, so that the transaction can no longer commit.
        """
        end = asyncio.get_running_loop().time() + MAX_ASKING_SECONDS
        while True:
            try:
                async with self._connection() as connection:
                    return await connection.fetchval(TAKE_KEY, key) is None
            except LOST as lost:
                if asyncio.get_running_loop().time() > end:
                    log.critical("the database does not say what became of a change (%s)", type(lost).__name__)
                    raise Unanswered from None
                await asyncio.sleep(RETRY_PAUSE_SECONDS)


class _Commit:
    """An attempt to commit a transaction, with a key that it leaves in the database."""

    def __init__(self) -> None:
        self.key = secrets.randbits(KEY_BITS)
        self.was_sent = False
        self.result: Any = None

    async def having(self, connection: Connection, holder: int, work: Work[T]) -> T:
        """Do `work`, and commit in the statement that stores the key, which saves a trip."""
        await connection.execute("BEGIN")
        try:
            self.result = result = await work(PostgresSession(connection, holder))
            self.was_sent = True
            await connection.execute(f"INSERT INTO transaction_keys (key) VALUES ({self.key}); COMMIT")  # noqa: S608  # a number
        except LOST:
            raise
        except BaseException:
            await connection.execute("ROLLBACK")
            raise
        return result


async def _wait(lost: Exception, end: float) -> None:
    """Pause before the next attempt. Raises `Busy` after `end`."""
    if asyncio.get_running_loop().time() > end:
        log.error("the database cannot be reached (%s)", type(lost).__name__)
        raise Busy from None
    await asyncio.sleep(RETRY_PAUSE_SECONDS)


async def _pool(address: str) -> Pool:
    """Connect to a server. Raises what asyncpg raises about its address."""
    return await asyncpg.create_pool(
        address,
        min_size=1,
        max_size=MAX_CONNECTIONS,
        timeout=ANSWER_SECONDS,
        command_timeout=ANSWER_SECONDS,
        reset=_nothing_to_reset,
        server_settings={
            "application_name": "provost",
            "idle_in_transaction_session_timeout": f"{ANSWER_SECONDS:.0f}s",
            "synchronous_commit": "on",
        },
    )


async def _nothing_to_reset(connection: asyncpg.Connection[asyncpg.Record]) -> None:
    """Do nothing: every use leaves a connection as it was, and asyncpg's reset would cost a trip."""
