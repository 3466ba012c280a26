"""Operations on databases: a path is an SQLite file, an address a PostgreSQL database, whose code is then loaded."""

import logging
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from typing import Protocol

from storage import backups, maintenance
from storage.database_files import Location, named
from storage.database_lock import Lock
from storage.errors import Differs, Exists, Extra, Missing
from storage.maintenance import Contents, StoredMatches
from storage.matches import SavedMatch
from storage.privacy import Forgotten
from storage.schema import tables
from storage.sqlite import SqliteStore
from storage.store import Store
from storage.writer import End

log = logging.getLogger(__name__)


class _Postgres(Protocol):
    """The module `storage.postgres.maintenance`, which is imported only when needed."""

    def matches_in(self, address: str) -> AbstractContextManager[StoredMatches]: ...
    def filling(self, address: str) -> AbstractContextManager[StoredMatches]: ...
    def demand_idle(self, address: str) -> None: ...
    def forget_server(self, address: str, guild_id: int, *, dry: bool = False) -> Forgotten: ...


async def open_store(
    where: Location, on_failure: Callable[[End], None], partitions_gained: Callable[[], None]
) -> Store:
    """Open the store of a bot. Raises what opening raises, and `Extra`."""
    if isinstance(where, Path):
        store = await SqliteStore.open(where, on_failure)
        if store.log_missing:
            log.warning("%s was not closed and its -wal is gone: the latest moves may be missing", where)
        return store
    _postgres()
    from storage.postgres.store import PostgresStore  # noqa: PLC0415  # only users of PostgreSQL have asyncpg

    return await PostgresStore.open(where, on_failure, partitions_gained)


def matches(where: Location) -> AbstractContextManager[StoredMatches]:
    """Open a database for reading, a copy of a file of an older version. Raises what opening raises."""
    return maintenance.matches_in(where) if isinstance(where, Path) else _postgres().matches_in(where)


def check(where: Location) -> Contents:
    """Check that a database is consistent. Raises the error that it finds."""
    if isinstance(where, Path):
        return maintenance.check(where)
    with matches(where) as found:
        return found.check()


def open_places(where: Location) -> tuple[tuple[int, int], ...]:
    """Return server and channel, or thread, of every lobby and running match on a server."""
    with maintenance.as_it_is(where) if isinstance(where, Path) else matches(where) as found:
        return found.open_places()


@contextmanager
def making(where: Location) -> Iterator[Location]:
    """Yield the location of a new database; a file appears only in the end. Raises `Exists` and what checking raises."""
    with suppress(Missing), matches(where):
        raise Exists(named(where))
    if isinstance(where, Path):
        with backups.making(where) as partial:
            yield partial
    else:
        yield where


def saved_matches(where: Location, match_id: str | None = None) -> Iterator[SavedMatch]:
    """Yield all matches, or only one, each as it is at one moment. Raises what opening and `StoredMatches.load` raise."""
    with matches(where) as found:
        for id in found.ids() if match_id is None else (match_id,):
            yield found.load(id)


def copy(source: Location, target: Location) -> str:
    """Copy everything into a new file or an empty database. Returns its digest. Raises `Exists` and `Differs`."""
    filling = backups.filling(target) if isinstance(target, Path) else _postgres().filling(target)
    with matches(source) as read, read.one_moment(), filling as written:
        for table in tables():
            written.insert(table, read.rows(table))
        digest = read.digest()
        if written.digest() != digest:
            raise Differs(named(target))
    return digest


def digest(where: Location) -> str:
    """Return a hash of everything in a database, the same for both kinds."""
    with matches(where) as found, found.one_moment():
        return found.digest()


def demand_idle(where: Location) -> None:
    """Raise `InUse` while a bot uses a database. Raises `Missing` and what opening raises."""
    if not isinstance(where, Path):
        _postgres().demand_idle(where)
        return
    with matches(where):
        Lock(where).release()


def forget_server(where: Location, guild_id: int, *, dry: bool = False) -> Forgotten:
    """Delete everything of a server permanently; `dry` only counts. Raises what `demand_idle` raises."""
    if isinstance(where, Path):
        return maintenance.forget_server(where, guild_id, dry=dry)
    return _postgres().forget_server(where, guild_id, dry=dry)


def rewrite(where: Location) -> None:
    """Clear the free space of a file; a server reuses it by itself. Raises what `demand_idle` raises."""
    if isinstance(where, Path):
        maintenance.rewrite(where)


def _postgres() -> _Postgres:
    """Return the module for PostgreSQL. Raises `Extra` if asyncpg is not installed."""
    try:
        from storage.postgres import maintenance as found  # noqa: PLC0415  # only users of PostgreSQL have asyncpg
    except ModuleNotFoundError as missing:
        raise Extra(str(missing.name)) from None
    return found
