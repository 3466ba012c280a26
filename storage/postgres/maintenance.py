"""What an operator asks of a PostgreSQL database, beside running bots: whether it is sound, and the matches that it holds."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from typing import TYPE_CHECKING, Any, Final, TypeVar

import asyncpg

from storage import figures as stored
from storage import matches as stored_matches
from storage import tables
from storage.clock_rows import FigureRow, TurnFigureRow
from storage.errors import Damaged, Exists, Missing, NoServer, OlderSchema, UnknownMatch, Unreadable
from storage.location import named
from storage.maintenance import Contents, StoredMatches
from storage.postgres import schema
from storage.postgres.database import ANSWER, REFUSED, PostgresSession
from storage.rows import SavedMatch

if TYPE_CHECKING:
    from asyncpg.cursor import Cursor

T = TypeVar("T")

CHUNK: Final = 2000
"""Rows that are in memory at a time."""

CONTRADICTIONS: Final = {
    "gap in the log": "SELECT match_id FROM log GROUP BY match_id HAVING count(*) <> max(seq) + 1",
    "snapshot ahead of the log": """
        SELECT match_id FROM snapshots s WHERE seq > (SELECT count(*) FROM log WHERE log.match_id = s.match_id)
    """,
    "gap in the clock": "SELECT match_id FROM clock_lines GROUP BY match_id HAVING count(*) <> max(n) + 1",
    "options": "SELECT id FROM matches WHERE NOT is_json(options) OR NOT is_json(settings)",
    "picks": "SELECT match_id FROM log WHERE NOT is_json(picks)",
    "clock": "SELECT match_id FROM clock_lines WHERE NOT is_json(text)",
    "orders": "SELECT match_id FROM orders WHERE NOT is_json(text)",
    "result": "SELECT match_id FROM results WHERE NOT is_json(places)",
    "outcome": "SELECT match_id FROM outcomes WHERE NOT is_json(first) OR NOT is_json(stayed)",
}
"""What SQLite's check looks for as well; damaged pages, constraints and keys are the server's own affair."""

COUNTS: Final = """
    SELECT (SELECT count(*) FROM matches), (SELECT count(*) FROM matches WHERE status = 'live'), (SELECT count(*) FROM log)
"""
PLACES: Final = """
    SELECT DISTINCT guild_id, channel_id FROM matches
    WHERE status IN ('lobby', 'live') AND guild_id IS NOT NULL ORDER BY guild_id, channel_id
"""
NO_HOLDER: Final = 0
"""Holds no lease: what is read here is of all servers."""

NUMBER_ON: Final = "SELECT setval(pg_get_serial_sequence('outbox', 'id'), coalesce(max(id), 0) + 1, false) FROM outbox"


class PostgresMatches(StoredMatches):
    """A connection that sees one moment, for code that does not wait in an event loop."""

    def __init__(self, connection: asyncpg.Connection[Any], runner: asyncio.Runner, name: str) -> None:
        """Use `reading` or `filling` instead."""
        self.session = PostgresSession(connection, NO_HOLDER)
        self._connection = connection
        self._runner = runner
        self._name = name

    def ids(self) -> tuple[str, ...]:
        return tuple(id for (id,) in self.found("SELECT id FROM matches ORDER BY id"))

    def live(self) -> tuple[str, ...]:
        return tuple(id for (id,) in self.found("SELECT id FROM matches WHERE status = 'live' ORDER BY id"))

    def load(self, match_id: str) -> SavedMatch:
        try:
            saved = self.run(stored_matches.load(self.session, match_id))
        except Unreadable as error:
            raise Damaged(self._name, f"{match_id}: {error.reason}") from error
        if saved is None:
            raise UnknownMatch(match_id)
        return saved

    def found(self, query: str) -> list[asyncpg.Record]:
        """The rows that a query finds."""
        return self.run(self._connection.fetch(query))

    def rows(self, table: tables.SqlTable) -> Iterator[tables.ROW]:

        async def begin() -> Cursor:
            return await self._connection.cursor(table.in_order)

        cursor = self.run(begin())
        while chunk := self.run(cursor.fetch(CHUNK)):
            yield from map(tuple, chunk)

    def insert(self, table: tables.SqlTable, rows: Iterable[tables.ROW]) -> None:
        """Add rows to a table; parts of them, as no server is kept waiting for a reader."""
        rows = iter(rows)
        while chunk := [*islice(rows, CHUNK)]:
            self.run(self._connection.copy_records_to_table(table.name, records=chunk, columns=table.columns))

    def begin(self, *, readonly: bool = False) -> None:
        """Begin a transaction, which sees what is there now and what it adds itself."""
        self._transaction = self._connection.transaction(isolation="repeatable_read", readonly=readonly)
        self.run(self._transaction.start())

    def commit(self) -> None:
        """End the transaction; otherwise nothing that it added stays."""
        self.run(self._transaction.commit())

    def version(self) -> int:
        """The schema version; raises what `schema.recognise` raises."""
        return self.run(schema.recognise(self._connection, self._name))

    def prepare(self) -> None:
        """Make the tables."""
        self.run(schema.prepare(self._connection, self._name))

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Return what `work` returns."""
        return self._runner.run(work)


@contextmanager
def matches(address: str) -> Iterator[PostgresMatches]:
    """The matches of a database, at one moment; raises `NoServer`, `Missing`, `Foreign`, `NewerSchema` and `OlderSchema`."""
    name = named(address)
    with _connected(address) as database:
        database.begin(readonly=True)
        if database.version() < len(schema.migrations()):
            raise OlderSchema(name)
        yield database


@contextmanager
def filling(address: str) -> Iterator[PostgresMatches]:
    """An empty database, made ready and to be filled; it stays empty unless everything goes well. Raises `Exists` as well."""
    with _connected(address) as database:
        database.begin()
        try:
            database.version()
        except Missing:
            database.prepare()
        else:
            raise Exists(named(address))
        yield database
        database.found(NUMBER_ON)
        database.commit()


def check(address: str) -> Contents:
    """See that what a database holds agrees with itself. Raises `Damaged` and what `matches` raises."""
    with matches(address) as database:
        for what, query in CONTRADICTIONS.items():
            for (found,) in database.found(f"{query} LIMIT 1"):
                raise Damaged(named(address), f"{what}: {found}")
        ((count, live, lines),) = database.found(COUNTS)
        return Contents(database.version(), count, live, lines)


def open_places(address: str) -> tuple[tuple[int, int], ...]:
    """Server and channel, or thread, of every lobby and running match on a server; raises what `matches` raises."""
    with matches(address) as database:
        return tuple((guild, channel) for guild, channel in database.found(PLACES))


def figures(address: str) -> tuple[tuple[FigureRow, ...], tuple[TurnFigureRow, ...]]:
    """What became of all matches and of the turns of those that have ended; raises what `matches` raises."""
    with matches(address) as database:
        return database.run(stored.outcomes(database.session)), database.run(stored.turns(database.session, None))


@contextmanager
def _connected(address: str) -> Iterator[PostgresMatches]:
    name = named(address)
    with asyncio.Runner() as runner:
        try:
            connection = runner.run(asyncpg.connect(address, timeout=ANSWER))
            try:
                yield PostgresMatches(connection, runner, name)
            finally:
                runner.run(connection.close(timeout=ANSWER))
        except REFUSED as lost:
            raise NoServer(name, type(lost).__name__) from None
