"""The store over PostgreSQL, which several processes may share."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Self, TypeVar

from storage.errors import NoServer, StoreError
from storage.location import named
from storage.postgres import leases, schema
from storage.postgres.database import REFUSED, Database, PostgresSession, connected
from storage.session import Session
from storage.store import Store
from storage.writer import End

if TYPE_CHECKING:
    from storage.postgres.database import Connection

log = logging.getLogger(__name__)

T = TypeVar("T")


class PostgresStore(Store):
    """The `Store` over PostgreSQL.

    It looks after the servers of some partitions, under leases that it renews by itself: all of them while it is alone.
    """

    def __init__(self, database: Database, epoch: int) -> None:
        """Use `open` instead; `partitions_gained` is called when servers of another process are taken over."""
        self._database = database
        self._holder = epoch
        self._partitions: frozenset[int] = frozenset()
        self.partitions_gained: Callable[[], None] = lambda: None
        self._renewing: asyncio.Task[None] | None = None
        self._closing: asyncio.Task[None] | None = None
        self._scanning = asyncio.Lock()

    @classmethod
    async def open(
        cls,
        address: str,
        on_failure: Callable[[End], None] = lambda failed: None,
        partitions_gained: Callable[[], None] = lambda: None,
    ) -> Self:
        """Connect, make or migrate the tables, and take the servers that nobody looks after.

        `on_failure` is never called: what a server cannot do now it may do later. Raises `NoServer`, `Foreign` and `NewerSchema`.
        """
        try:
            async with connected(address) as db:
                await schema.prepare(db, named(address))
            database = await Database.connect(address)
        except REFUSED as error:
            raise NoServer(named(address), type(error).__name__) from None
        store = cls(database, await database.one("SELECT nextval('epochs')"))
        await database.change(leases.clear)
        await store.renew()
        store.partitions_gained = partitions_gained
        store._renewing = asyncio.create_task(store._keep_renewing(), name="leases")
        return store

    @property
    def epoch(self) -> int:
        return self._holder

    @property
    def writes_waiting(self) -> int:
        return self._database.changes_under_way

    @property
    def is_shared(self) -> bool:
        return True

    def looks_after(self, guild_id: int | None) -> bool:
        return leases.partition_of(guild_id) in self._partitions

    async def close(self) -> None:
        if self._closing is None:
            self._closing = asyncio.create_task(self._close(), name="storage closing")
        await asyncio.shield(self._closing)

    async def _close(self) -> None:
        if self._renewing is not None:
            self._renewing.cancel()
            await asyncio.wait([self._renewing])
        await self._database.close(lambda db: leases.leave(db, self._holder))

    async def renew(self) -> None:
        """Keep the leases; what others have given up or left is taken, and what they took over meanwhile is theirs."""
        partitions = await self._database.change(lambda db: leases.renew(db, self._holder), "leases")
        before, self._partitions = self._partitions, partitions
        if partitions != before:
            log.info("this process looks after %s of %s partitions of the servers", len(partitions), leases.PARTITIONS)
        if partitions - before:
            self.partitions_gained()

    async def _keep_renewing(self) -> None:
        while True:
            await asyncio.sleep(leases.RENEWAL)
            try:
                await self.renew()
            except StoreError:  # logged where it was met
                continue
            except Exception:
                log.exception("leases could not be renewed")  # without the next attempt its servers would be nobody's

    async def _read(self, work: Callable[[Session], Coroutine[Any, Any, T]], *, together: bool) -> T:
        async def read(connection: Connection) -> T:
            return await work(PostgresSession(connection, self._holder))

        return await self._database.read(read, together=together)

    async def _scan(self, work: Callable[[Session], Coroutine[Any, Any, T]]) -> T:
        async with self._scanning:  # scans never take many connections from the changes
            return await self._read(work, together=True)

    async def _change(self, work: Callable[[Session], Coroutine[Any, Any, T]], name: str) -> T:
        async def change(connection: Connection) -> T:
            return await work(PostgresSession(connection, self._holder))

        return await self._database.change(change, name)
