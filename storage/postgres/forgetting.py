"""All that is kept of one Discord server in PostgreSQL, to be deleted by the operator while no bot uses the database."""

from __future__ import annotations

import asyncio
from typing import Final

import asyncpg

from storage.errors import InUse, NoServer, OlderSchema
from storage.forgetting import Forgotten, forget
from storage.location import named
from storage.postgres import schema
from storage.postgres.database import ANSWER, REFUSED, PostgresSession
from storage.postgres.leases import LEASE
from storage.postgres.maintenance import NO_HOLDER
from storage.tables import tables

ALIVE: Final = f"SELECT count(*) FROM processes WHERE seen >= now() - interval '{LEASE} s'"  # noqa: S608 - a constant


def forget_server(address: str, guild_id: int) -> Forgotten:
    """Delete a server from a database that no bot uses; raises what `demand_idle` raises."""
    return asyncio.run(_forget_server(address, guild_id))


def demand_idle(address: str) -> None:
    """Raise `InUse` while a bot is connected; `NoServer`, `Missing`, `Foreign`, `NewerSchema` and `OlderSchema` as well."""
    asyncio.run(_demand_idle(address))


async def _demand_idle(address: str) -> None:
    try:
        db = await asyncpg.connect(address, timeout=ANSWER)
        try:
            await _require_idle(db, named(address))
        finally:
            await db.close(timeout=ANSWER)
    except REFUSED as lost:
        raise NoServer(named(address), type(lost).__name__) from None


async def _require_idle(db: asyncpg.Connection[asyncpg.Record], name: str) -> None:
    if await schema.recognise(db, name) < len(schema.migrations()):
        raise OlderSchema(name)
    if await db.fetchval(ALIVE):
        raise InUse(name)


async def _forget_server(address: str, guild_id: int) -> Forgotten:
    try:
        db = await asyncpg.connect(address, timeout=ANSWER)
        try:
            async with db.transaction():
                for table in tables():  # a bot that starts meanwhile waits
                    await db.execute(f"ALTER TABLE {table.name} DISABLE TRIGGER USER")
                await _require_idle(db, named(address))
                forgotten = await forget(PostgresSession(db, NO_HOLDER), guild_id)
                for table in tables():
                    await db.execute(f"ALTER TABLE {table.name} ENABLE TRIGGER USER")
        finally:
            await db.close(timeout=ANSWER)
    except REFUSED as lost:
        raise NoServer(named(address), type(lost).__name__) from None
    return forgotten
