"""The operator's access to a PostgreSQL database, beside running bots or without one."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import TYPE_CHECKING, Any, Final, TypeVar

import asyncpg

from storage.database_files import named
from storage.errors import Exists, InUse, Missing, NoServer, OlderSchema
from storage.maintenance import StoredMatches
from storage.postgres import schema
from storage.postgres.leases import LEASE_SECONDS
from storage.postgres.store import ANSWER_SECONDS, REFUSED, PostgresSession
from storage.privacy import Forgotten, forget
from storage.schema import SqlRow, SqlTable, migrations, tables

if TYPE_CHECKING:
    from asyncpg.cursor import Cursor

    from storage.session import Work

T = TypeVar("T")
ROWS_IN_MEMORY: Final = 2000
NUMBER_ON: Final = "SELECT setval(pg_get_serial_sequence('outbox', 'id'), coalesce(max(id), 0) + 1, false) FROM outbox"
LIVE_PROCESSES: Final = f"SELECT count(*) FROM processes WHERE seen >= now() - interval '{LEASE_SECONDS} s'"  # noqa: S608 - a constant


class PostgresMatches(StoredMatches):
    """The contents of a database, over a connection that sees one moment."""

    def __init__(self, connection: asyncpg.Connection[Any], runner: asyncio.Runner, name: str) -> None:
        """Use `matches_in` or `filling` instead."""
        super().__init__(name)
        self.connection = connection
        self.run = runner.run

    def version(self) -> int:
        """Return the schema version. Raises `Missing` as well."""
        return self.run(schema.recognise(self.connection, self.name))

    def read(self, work: Work[T]) -> T:
        return self.run(work(PostgresSession(self.connection)))

    def rows(self, table: SqlTable) -> Iterator[SqlRow]:

        async def begin() -> Cursor:
            return await self.connection.cursor(table.in_order)

        cursor = self.run(begin())
        while chunk := self.run(cursor.fetch(ROWS_IN_MEMORY)):
            yield from map(tuple, chunk)

    def insert(self, table: SqlTable, rows: Iterable[SqlRow]) -> None:
        """Add rows to a table in chunks, so that the server never waits for a slow reader."""
        rows = iter(rows)
        while chunk := [*islice(rows, ROWS_IN_MEMORY)]:
            self.run(self.connection.copy_records_to_table(table.name, records=chunk, columns=table.columns))

    @contextmanager
    def transaction(self, *, readonly: bool = False) -> Iterator[None]:
        """Open a transaction that sees one moment. Its changes are kept only if it ends without an exception."""
        transaction = self.connection.transaction(isolation="repeatable_read", readonly=readonly)
        self.run(transaction.start())
        yield
        self.run(transaction.commit())


@contextmanager
def matches_in(address: str) -> Iterator[PostgresMatches]:
    """Open a database at one moment. Raises `NoServer`, `Missing`, `Foreign`, `NewerSchema` and `OlderSchema`."""
    with _connected(address) as database, database.transaction(readonly=True):
        if database.version() < len(migrations("postgres")):
            raise OlderSchema(database.name)
        yield database


@contextmanager
def filling(address: str) -> Iterator[PostgresMatches]:
    """Prepare an empty database to be filled. It stays empty unless everything succeeds. Raises `Exists` as well."""
    with _connected(address) as database, database.transaction():
        try:
            database.version()
        except Missing:
            database.run(schema.prepare(database.connection, database.name))
        else:
            raise Exists(database.name)
        yield database
        database.run(database.connection.execute(NUMBER_ON))


def demand_idle(address: str) -> None:
    """Raise `InUse` while a bot is connected, and what `matches_in` raises."""
    with _connected(address) as database:
        database.run(_demand_idle(database.connection, database.name))


def forget_server(address: str, guild_id: int, *, dry: bool = False) -> Forgotten:
    """Delete a server from a database that no bot uses; `dry` only counts. Raises what `demand_idle` raises."""
    with _connected(address) as database:
        return database.run(_forget_server(database.connection, database.name, guild_id, dry=dry))


async def _demand_idle(db: asyncpg.Connection[Any], name: str) -> None:
    if await schema.recognise(db, name) < len(migrations("postgres")):
        raise OlderSchema(name)
    if await db.fetchval(LIVE_PROCESSES):
        raise InUse(name)


async def _forget_server(db: asyncpg.Connection[Any], name: str, guild_id: int, *, dry: bool) -> Forgotten:
    transaction = db.transaction()
    await transaction.start()
    try:
        for table in tables():  # the lock on each table makes a starting bot wait
            await db.execute(f"ALTER TABLE {table.name} DISABLE TRIGGER USER")
        await _demand_idle(db, name)
        forgotten = await forget(PostgresSession(db), guild_id)
        for table in tables():
            await db.execute(f"ALTER TABLE {table.name} ENABLE TRIGGER USER")
    except BaseException:
        await transaction.rollback()
        raise
    await (transaction.rollback() if dry else transaction.commit())
    return forgotten


@contextmanager
def _connected(address: str) -> Iterator[PostgresMatches]:
    name = named(address)
    with asyncio.Runner() as runner:
        try:
            connection = runner.run(asyncpg.connect(address, timeout=ANSWER_SECONDS))
            try:
                yield PostgresMatches(connection, runner, name)
            finally:
                runner.run(connection.close(timeout=ANSWER_SECONDS))
        except REFUSED as lost:
            raise NoServer(name, type(lost).__name__) from None
