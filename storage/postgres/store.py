"""The store over PostgreSQL, which several processes may share."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final, Self

from storage.decoding import PARTS, text
from storage.errors import NoServer, StoreError
from storage.location import named
from storage.postgres import leases, schema
from storage.postgres.clocks import PostgresClocks
from storage.postgres.database import REFUSED, Database, connected
from storage.postgres.events import PostgresEvents
from storage.postgres.follows import PostgresFollows
from storage.postgres.lobbies import PostgresLobbies
from storage.postgres.messages import PostgresMessages
from storage.postgres.reading import PostgresReading
from storage.postgres.spotlights import PostgresSpotlights
from storage.rows import DeckRow, Scope
from storage.writer import End

log = logging.getLogger(__name__)

PREFER: Final = """
    INSERT INTO preferences VALUES ($1, $2, $3, $4) ON CONFLICT (scope, id, name) DO UPDATE SET value = excluded.value
"""
KEEP_DECK: Final = """
    INSERT INTO decks VALUES ($1, $2, $3, $4) ON CONFLICT (user_id, game, name) DO UPDATE SET parts = excluded.parts
"""
FORGET_DECK: Final = "DELETE FROM decks WHERE user_id = $1 AND game = $2 AND name = $3 RETURNING name"


class PostgresStore(
    PostgresLobbies,
    PostgresReading,
    PostgresMessages,
    PostgresClocks,
    PostgresEvents,
    PostgresFollows,
    PostgresSpotlights,
):
    """The `Store` over PostgreSQL; each method does what the protocol says of it.

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

    async def preference(self, scope: Scope, id: int, name: str) -> str | None:
        query = "SELECT value FROM preferences WHERE scope = $1 AND id = $2 AND name = $3"
        value: str | None = await self._database.one(query, scope, id, name)
        return value

    async def preferences_of(self, user_id: int) -> dict[str, str]:
        query = "SELECT name, value FROM preferences WHERE scope = 'user' AND id = $1"
        return {row["name"]: row["value"] for row in await self._database.rows(query, user_id)}

    async def user_preferences(self, name: str) -> dict[int, str]:
        query = "SELECT id, value FROM preferences WHERE name = $1 AND scope = 'user'"
        return {row["id"]: row["value"] for row in await self._database.rows(query, name)}

    async def prefer(self, scope: Scope, id: int, name: str, value: str | None) -> None:
        if value is None:
            query = "DELETE FROM preferences WHERE scope = $1 AND id = $2 AND name = $3"
            await self._database.run(query, scope, id, name)
        else:
            await self._database.run(PREFER, scope, id, name, value)

    async def decks(self, user_id: int, game: str) -> tuple[DeckRow, ...]:
        query = "SELECT name, parts FROM decks WHERE user_id = $1 AND game = $2 ORDER BY name"
        rows = await self._database.rows(query, user_id, game)
        return tuple(DeckRow(user_id, game, name, PARTS.decode(parts)) for name, parts in rows)

    async def keep_deck(self, deck: DeckRow) -> None:
        await self._database.run(KEEP_DECK, deck.user_id, deck.game, deck.name, text(deck.parts))

    async def forget_deck(self, user_id: int, game: str, name: str) -> bool:
        gone = await self._database.change(lambda db: db.fetchval(FORGET_DECK, user_id, game, name))
        return gone is not None
