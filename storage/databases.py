"""Databases by where they are: a path is a file of SQLite's, an address a PostgreSQL database, whose code is loaded for it alone."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from typing import Protocol

from storage import backups, forgetting, maintenance
from storage.errors import Differs, Exists, Extra, Missing
from storage.figures import FigureRow, TurnFigureRow
from storage.files import Location, named
from storage.forgetting import Forgotten
from storage.lock import Lock
from storage.maintenance import Contents, Hidden, Plain, StoredMatches
from storage.schema import tables
from storage.sqlite import SqliteStore
from storage.store import Store
from storage.writer import End

log = logging.getLogger(__name__)


class _Postgres(Protocol):
    """The module `storage.postgres.maintenance`, which is not imported before it is needed."""

    def matches_in(self, address: str) -> AbstractContextManager[StoredMatches]: ...
    def filling(self, address: str) -> AbstractContextManager[StoredMatches]: ...
    def demand_idle(self, address: str) -> None: ...
    def forget_server(self, address: str, guild_id: int) -> Forgotten: ...


async def open_store(
    where: Location, on_failure: Callable[[End], None], partitions_gained: Callable[[], None]
) -> Store:
    """Open the store of a bot; raises what opening it raises, and `Extra`."""
    if isinstance(where, Path):
        store = await SqliteStore.open(where, on_failure)
        if store.log_missing:
            log.warning("%s was not closed and its -wal is gone: the latest moves may be missing", where)
        return store
    _postgres()
    from storage.postgres.store import PostgresStore  # noqa: PLC0415  # nobody else pays for it

    return await PostgresStore.open(where, on_failure, partitions_gained)


def matches(where: Location) -> AbstractContextManager[StoredMatches]:
    """Open what a database holds, brought up to date if it is a file; raises what opening raises."""
    return maintenance.matches_in(where) if isinstance(where, Path) else _postgres().matches_in(where)


def check(where: Location) -> Contents:
    """See that a database agrees with itself; raises what is wrong."""
    if isinstance(where, Path):
        return maintenance.check(where)
    with matches(where) as found:
        return found.check()


def open_places(where: Location) -> tuple[tuple[int, int], ...]:
    """Return server and channel, or thread, of every lobby and running match on a server."""
    with maintenance.as_it_is(where) if isinstance(where, Path) else matches(where) as found:
        return found.open_places()


def figures(where: Location) -> tuple[tuple[FigureRow, ...], tuple[TurnFigureRow, ...]]:
    """Return what became of all matches and of the turns of those that have ended."""
    with matches(where) as found:
        return found.figures()


def demand_none(where: Location) -> None:
    """Raise `Exists` unless there is no database yet, or an empty one; raises what opening raises as well."""
    with suppress(Missing), matches(where):
        raise Exists(named(where))


@contextmanager
def making(where: Location) -> Iterator[Location]:
    """Make a new database and close it; a file is there only when that has gone well. Raises `Exists`, and as opening and checking."""
    demand_none(where)
    if isinstance(where, Path):
        with backups.making(where) as partial:
            yield partial
    else:
        yield where


def export(where: Location, match_id: str | None = None, hidden: Hidden = lambda saved: ()) -> Iterator[Plain]:
    """Return matches as plain data, as `StoredMatches.exported` does; raises what opening raises as well."""
    with matches(where) as found:
        yield from found.exported(match_id, hidden)


def copy(source: Location, target: Location) -> str:
    """Copy everything, as of one moment, into a new file or an empty database; returns its digest. Raises `Exists` and `Differs`."""
    filling = backups.filling(target) if isinstance(target, Path) else _postgres().filling(target)
    with matches(source) as read, read.one_moment(), filling as written:
        for table in tables():
            written.insert(table, read.rows(table))
        digest = read.digest()
        if written.digest() != digest:
            raise Differs(named(target))
    return digest


def digest(where: Location) -> str:
    """Return a hash of everything that a database holds, the same in both kinds."""
    with matches(where) as found, found.one_moment():
        return found.digest()


def demand_idle(where: Location) -> None:
    """Raise `InUse` while a bot uses a database; `Missing` and what opening raises as well."""
    if not isinstance(where, Path):
        _postgres().demand_idle(where)
        return
    with matches(where):
        Lock(where).release()


def forget_server(where: Location, guild_id: int) -> Forgotten:
    """Delete all that is kept of a server, for good; raises what `demand_idle` raises."""
    if isinstance(where, Path):
        return forgetting.forget_server(where, guild_id)
    return _postgres().forget_server(where, guild_id)


def _postgres() -> _Postgres:
    """Return the code for PostgreSQL; raises `Extra` where asyncpg is not installed."""
    try:
        from storage.postgres import maintenance as found  # noqa: PLC0415  # nobody else pays for it
    except ModuleNotFoundError as missing:
        raise Extra(str(missing.name)) from None
    return found
