"""Databases by where they are: a path is a file of SQLite's, an address a PostgreSQL database, whose code is loaded for it alone."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from storage import backups, forgetting, maintenance, tables
from storage.clock_rows import FigureRow, TurnFigureRow
from storage.errors import Differs, Exists, Extra, Missing
from storage.forgetting import Forgotten
from storage.location import Location, named
from storage.lock import Lock
from storage.maintenance import Contents, Hidden, Plain, StoredMatches
from storage.sqlite import SqliteStore
from storage.store import Store
from storage.writer import End

if TYPE_CHECKING:
    import sqlite3

log = logging.getLogger(__name__)


class Writable(tables.Readable, Protocol):
    """A new database that is being filled."""

    def insert(self, table: tables.SqlTable, rows: Iterable[tables.ROW]) -> None:
        """Add rows to a table."""
        ...


class _PostgresMaintenance(Protocol):
    """The module of that name, which is not imported before it is needed."""

    def check(self, address: str) -> Contents: ...
    def open_places(self, address: str) -> tuple[tuple[int, int], ...]: ...
    def figures(self, address: str) -> tuple[tuple[FigureRow, ...], tuple[TurnFigureRow, ...]]: ...
    def matches(self, address: str) -> AbstractContextManager[StoredMatches]: ...
    def filling(self, address: str) -> AbstractContextManager[Writable]: ...


class _PostgresForgetting(Protocol):
    """The module of that name, which is not imported before it is needed."""

    def demand_idle(self, address: str) -> None: ...
    def forget_server(self, address: str, guild_id: int) -> Forgotten: ...


async def open_store(
    where: Location, on_failure: Callable[[End], None], partitions_gained: Callable[[], None]
) -> Store:
    """The store of a bot; raises what opening it raises, and `Extra`."""
    if isinstance(where, Path):
        store = await SqliteStore.open(where, on_failure)
        if store.log_missing:
            log.warning("%s was not closed and its -wal is gone: the latest moves may be missing", where)
        return store
    _postgres()
    from storage.postgres.store import PostgresStore  # noqa: PLC0415  # nobody else pays for it

    return await PostgresStore.open(where, on_failure, partitions_gained)


def check(where: Location) -> Contents:
    """See that a database agrees with itself; raises what is wrong."""
    return maintenance.check(where) if isinstance(where, Path) else _postgres().check(where)


def open_places(where: Location) -> tuple[tuple[int, int], ...]:
    """Server and channel, or thread, of every lobby and running match on a server."""
    return maintenance.open_places(where) if isinstance(where, Path) else _postgres().open_places(where)


def figures(where: Location) -> tuple[tuple[FigureRow, ...], tuple[TurnFigureRow, ...]]:
    """What became of all matches and of the turns of those that have ended."""
    return maintenance.figures(where) if isinstance(where, Path) else _postgres().figures(where)


@contextmanager
def matches(where: Location) -> Iterator[StoredMatches]:
    """The matches of a database; raises what opening raises."""
    with maintenance.matches(where) if isinstance(where, Path) else _postgres().matches(where) as found:
        yield found


def demand_none(where: Location) -> None:
    """Raise `Exists` unless there is no database yet, or an empty one; raises what opening raises as well."""
    with suppress(Missing), matches(where):
        raise Exists(named(where))


@contextmanager
def making(where: Location) -> Iterator[Location]:
    """Where a new database is to be made and closed: a file has its name when that has gone well, and is gone otherwise.

    What an address has so far stays. Raises `Exists`, and what opening and checking raise.
    """
    demand_none(where)
    if isinstance(where, Path):
        with backups.making(where) as partial:
            yield partial
    else:
        yield where


def export(where: Location, match_id: str | None = None, hidden: Hidden = lambda saved: ()) -> Iterator[Plain]:
    """Matches as plain data, as `maintenance.exported` gives them; raises what opening raises as well."""
    with matches(where) as found:
        yield from maintenance.exported(found, match_id, hidden)


def copy(source: Location, target: Location) -> str:
    """Copy everything into a new file or an empty database, from one kind to the other or the same; returns its digest.

    A bot may go on writing to the source; the copy is of one moment. Raises `Exists`, `Differs`, and what opening and checking raise.
    """
    with _whole(source) as read, _filling(target) as written:
        for table in tables.tables():
            written.insert(table, read.rows(table))
        digest = tables.digest(read)
        if tables.digest(written) != digest:
            raise Differs(named(target))
    return digest


def demand_idle(where: Location) -> None:
    """Raise `InUse` while a bot uses a database; `Missing` and what opening raises as well."""
    if not isinstance(where, Path):
        _postgres_forgetting().demand_idle(where)
        return
    with maintenance.matches(where):
        Lock(where).release()


def forget_server(where: Location, guild_id: int) -> Forgotten:
    """Delete all that is kept of a server, for good; raises what `demand_idle` raises."""
    if isinstance(where, Path):
        return forgetting.forget_server(where, guild_id)
    return _postgres_forgetting().forget_server(where, guild_id)


def digest(where: Location) -> str:
    """A hash of everything that a database holds, the same in both kinds."""
    with _whole(where) as found:
        return tables.digest(found)


class _FilledFile(Writable):
    """A file of SQLite's that is being filled."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db

    def rows(self, table: tables.SqlTable) -> Iterator[tables.ROW]:
        yield from self._db.execute(table.in_order)

    def insert(self, table: tables.SqlTable, rows: Iterable[tables.ROW]) -> None:
        marks = ", ".join("?" * len(table.columns))
        query = f"INSERT INTO {table.name} ({', '.join(table.columns)}) VALUES ({marks})"  # noqa: S608  # names of our own
        self._db.executemany(query, rows)


@contextmanager
def _whole(where: Location) -> Iterator[tables.Readable]:
    with maintenance.whole(where) if isinstance(where, Path) else _postgres().matches(where) as found:
        yield found


@contextmanager
def _filling(where: Location) -> Iterator[Writable]:
    if isinstance(where, Path):
        with backups.filling(where) as db:
            yield _FilledFile(db)
    else:
        with _postgres().filling(where) as written:
            yield written


def _postgres_forgetting() -> _PostgresForgetting:
    """The code that deletes from PostgreSQL; raises `Extra` where asyncpg is not installed."""
    _postgres()
    from storage.postgres import forgetting as found  # noqa: PLC0415  # nobody else pays for it

    return found


def _postgres() -> _PostgresMaintenance:
    """The code for PostgreSQL; raises `Extra` where asyncpg is not installed."""
    try:
        from storage.postgres import maintenance as found  # noqa: PLC0415  # nobody else pays for it
    except ModuleNotFoundError as missing:
        raise Extra(str(missing.name)) from None
    return found
