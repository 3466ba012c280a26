"""The store over PostgreSQL, which several processes may share."""

import asyncio
import logging
from collections.abc import Callable
from typing import Self

import asyncpg

from storage.errors import NoServer, StoreError
from storage.files import named
from storage.postgres import leases, schema
from storage.postgres.database import ANSWER_SECONDS, REFUSED, RETRY_SECONDS, Database, pool
from storage.store import Store
from storage.writer import End

log = logging.getLogger(__name__)


class PostgresStore(Database, Store):
    """The `Store` over PostgreSQL.

    It looks after the servers of some partitions, under leases that it renews by itself; a single process has all of
    them. `partitions_gained` is called when servers of another process are taken over.
    """

    partitions_gained: Callable[[], None] | None = None
    _partitions: frozenset[int] = frozenset()
    _renewing: asyncio.Task[None] | None = None
    _closing: asyncio.Task[None] | None = None

    @classmethod
    async def open(
        cls,
        address: str,
        on_failure: Callable[[End], None] = lambda failed: None,
        partitions_gained: Callable[[], None] = lambda: None,
    ) -> Self:
        """Connect, create or migrate the tables, and take free partitions. `on_failure` is never called.

        Raises `NoServer`, `Foreign` and `NewerSchema`.
        """
        try:
            db = await asyncpg.connect(address, timeout=ANSWER_SECONDS)
            try:
                await schema.prepare(db, named(address))
                epoch = await db.fetchval("SELECT nextval('epochs')")
            finally:
                await db.close(timeout=RETRY_SECONDS)
            store = cls(await pool(address), epoch)
        except REFUSED as error:
            raise NoServer(named(address), type(error).__name__) from None
        await store._change(leases.clear, "")
        await store.renew()
        store.partitions_gained = partitions_gained
        store._renewing = asyncio.create_task(store._keep_renewing(), name="leases")
        return store

    @property
    def epoch(self) -> int:
        return self._holder

    @property
    def writes_waiting(self) -> int:
        return len(self._under_way)

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
        await self._finish(lambda db: leases.leave(db, self._holder))

    async def renew(self) -> None:
        """Renew the leases, take free partitions, and give up those that other processes have taken over."""
        partitions = await self._change(lambda db: leases.renew(db, self._holder), "leases")
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
            except StoreError:  # it was logged by the database
                continue
            except Exception:
                log.exception("leases could not be renewed")  # go on, or no process would look after these servers
