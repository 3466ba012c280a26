"""The operator's access to databases beside a running bot: checks and exports for both kinds, and code for files."""

import hashlib
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager, nullcontext
from functools import partial
from pathlib import Path
from typing import Final, TypeVar

from msgspec import Struct, structs

from storage import match_results, matches, schema, tournaments
from storage.database_files import log_missing
from storage.database_lock import Lock
from storage.errors import Damaged, Foreign, UnknownMatch, Unreadable
from storage.match_results import FigureRow, KeptResultRow, TurnFigureRow
from storage.matches import SavedMatch, Status
from storage.opening import open_for_reading, open_for_writing, refusing
from storage.privacy import Forgotten, forget
from storage.schema import SqlRow, SqlTable
from storage.session import Session, Work
from storage.sqlite import at_once
from storage.tournaments import SavedEvent

T = TypeVar("T")

CONTRADICTIONS: Final = {
    "gap in the log": "SELECT match_id FROM log GROUP BY match_id HAVING count(*) <> max(seq) + 1",
    "snapshot ahead of the log": """
        SELECT match_id FROM snapshots AS s
        WHERE s.seq > (SELECT count(*) FROM log AS l WHERE l.match_id = s.match_id)
    """,
    "options": "SELECT id FROM matches WHERE NOT json_valid(options) OR NOT json_valid(settings)",
    "picks": "SELECT match_id FROM log WHERE NOT json_valid(picks)",
    "gap in the clock": "SELECT match_id FROM clock_lines GROUP BY match_id HAVING count(*) <> max(n) + 1",
    "clock": "SELECT match_id FROM clock_lines WHERE NOT json_valid(text)",
    "orders": "SELECT match_id FROM orders WHERE NOT json_valid(text)",
    "result": "SELECT match_id FROM results WHERE NOT json_valid(places)",
    "outcome": "SELECT match_id FROM outcomes WHERE NOT json_valid(first) OR NOT json_valid(stayed)",
}
MATCH_COUNTS: Final = "SELECT (SELECT count(*) FROM matches), (SELECT count(*) FROM matches WHERE status = 'live'), (SELECT count(*) FROM log)"
OPEN_PLACES: Final = """
    SELECT DISTINCT guild_id, channel_id FROM matches
    WHERE status IN ('lobby', 'live') AND guild_id IS NOT NULL ORDER BY guild_id, channel_id
"""


class Contents(Struct, frozen=True):
    """The contents of a sound database. `log_missing` means that the bot did not close it and the `-wal` is gone."""

    version: int
    matches: int
    live: int
    lines: int
    log_missing: bool = False


class StoredMatches(ABC):
    """Synchronous access to the contents of a database of either kind."""

    def __init__(self, name: str) -> None:
        self.name = name

    @abstractmethod
    def version(self) -> int:
        """Return the schema version. Raises `Foreign` and `NewerSchema`."""

    @abstractmethod
    def read(self, work: Work[T]) -> T:
        """Return what `work` reads at one moment."""

    @abstractmethod
    def rows(self, table: SqlTable) -> Iterator[SqlRow]:
        """Yield all rows of a table in the order of its primary key."""

    @abstractmethod
    def insert(self, table: SqlTable, rows: Iterable[SqlRow]) -> None:
        """Add rows to a table of a new database."""

    def one_moment(self) -> AbstractContextManager[None]:
        """Return a context in which all reads see the same moment."""
        return nullcontext()

    def ids(self, status: Status | None = None) -> tuple[str, ...]:
        """Return the ids of all matches and lobbies, or of those with a status."""
        query = "SELECT id FROM matches WHERE status = ?1 OR ?1 IS NULL ORDER BY id"
        return self.read(lambda db: db.all(str, query, status))

    def load(self, match_id: str) -> SavedMatch:
        """Return a match with seats and log. Raises `UnknownMatch` and `Damaged`."""
        try:
            saved = self.read(lambda db: matches.load(db, match_id))
        except Unreadable as error:
            raise Damaged(self.name, f"{match_id}: {error.reason}") from error
        if saved is None:
            raise UnknownMatch(match_id)
        return saved

    def events(self) -> Iterator[SavedEvent]:
        """Yield all tournaments."""
        for id in self.read(lambda db: db.all(str, "SELECT id FROM events ORDER BY id")):
            saved = self.read(partial(tournaments.load_event, event_id=id))
            if saved is not None:
                yield saved

    def server_preferences(self, name: str) -> dict[int, str]:
        """Return a preference of all servers by their ids."""
        query = "SELECT id, value FROM preferences WHERE name = ? AND scope = 'guild'"
        return dict(self.read(lambda db: db.rows(query, name)))

    def open_places(self) -> tuple[tuple[int, int], ...]:
        """Return server and channel, or thread, of every lobby and running match on a server."""
        return tuple((guild_id, channel_id) for guild_id, channel_id in self.read(lambda db: db.rows(OPEN_PLACES)))

    def figures(self) -> tuple[tuple[FigureRow, ...], tuple[TurnFigureRow, ...]]:
        """Return the outcomes of all matches, and the turns of finished ones."""
        with self.one_moment():
            return self.read(match_results.outcomes), self.read(match_results.turns)

    def result(self, match_id: str) -> KeptResultRow | None:
        """Return the places of a match that counts for ratings."""
        return self.read(lambda db: match_results.result_of(db, match_id))

    def pseudonyms(self, users: Iterable[int]) -> dict[int, str]:
        """Return the pseudonyms of those users who have one."""
        return self.read(lambda db: match_results.pseudonyms_of(db, users))

    def check(self) -> Contents:
        """Check that all contents are consistent. Raises `Damaged`."""
        version = self.version()
        return self.read(lambda db: self._check(db, version))

    async def _check(self, db: Session, version: int) -> Contents:
        for what, query in CONTRADICTIONS.items():
            if (found := await db.value(f"{query} LIMIT 1")) is not None:
                raise Damaged(self.name, f"{what}: {found}")
        ((count, live, lines),) = await db.rows(MATCH_COUNTS)
        return Contents(version, count, live, lines)

    def digest(self) -> str:
        """Return a hash of all contents, row by row, which is the same for both kinds of database."""
        hashed = hashlib.sha256()
        for table in schema.tables():
            hashed.update(table.name.encode())
            for row in self.rows(table):
                hashed.update(repr(row).encode())
        return hashed.hexdigest()


class SqliteMatches(StoredMatches):
    """The contents of an SQLite file. No transaction stays open between queries, so a slow reader holds nothing up."""

    def __init__(self, db: sqlite3.Connection, path: Path) -> None:
        """Use `matches_in` or `as_it_is` instead. Errors name `path`."""
        super().__init__(str(path))
        self._db = db
        self._path = path

    def version(self) -> int:
        return recognise(self._db, self._path)

    def read(self, work: Work[T]) -> T:
        with self.one_moment():
            return at_once(self._db, work)

    def rows(self, table: SqlTable) -> Iterator[SqlRow]:
        with refusing(self._path):
            yield from self._db.execute(table.in_order)

    def insert(self, table: SqlTable, rows: Iterable[SqlRow]) -> None:
        marks = ", ".join("?" * len(table.columns))
        query = f"INSERT INTO {table.name} ({', '.join(table.columns)}) VALUES ({marks})"  # noqa: S608  # names of our own
        self._db.executemany(query, rows)

    def check(self) -> Contents:
        with self.one_moment():
            (verdict,) = self._db.execute("PRAGMA integrity_check(1)").fetchone()
            if verdict != "ok":
                raise Damaged(self.name, verdict)
            if self._db.execute("PRAGMA foreign_key_check").fetchone() is not None:
                raise Damaged(self.name, "foreign_key_check")
            schema.inspect(self._db, self.name)
            return super().check()

    @contextmanager
    def one_moment(self) -> Iterator[None]:
        within = self._db.in_transaction
        with refusing(self._path):
            if not within:
                self._db.execute("BEGIN")
            try:
                yield
            finally:
                if not within and self._db.in_transaction:
                    self._db.execute("ROLLBACK")


@contextmanager
def as_it_is(path: Path) -> Iterator[SqliteMatches]:
    """Open a file of this or an earlier version. Raises `Missing`, `Foreign` and `NewerSchema`."""
    with open_for_reading(path) as db:
        recognise(db, path)
        yield SqliteMatches(db, path)


@contextmanager
def matches_in(path: Path) -> Iterator[SqliteMatches]:
    """Open a file. One of an earlier version is copied and brought up to date in a private temporary file."""
    with open_for_reading(path) as file:
        version = recognise(file, path)
        if version == len(schema.migrations()):
            yield SqliteMatches(file, path)
            return
        with closing(sqlite3.connect("", isolation_level=None)) as copy:
            file.backup(copy)
            schema.migrate(copy, str(path), version)
            yield SqliteMatches(copy, path)


def check(path: Path) -> Contents:
    """Check that a whole file is consistent, which takes seconds for ten thousand matches. Raises `Damaged` as well."""
    with as_it_is(path) as found:
        return structs.replace(found.check(), log_missing=log_missing(path.resolve()))


def forget_server(path: Path, guild_id: int, *, dry: bool = False) -> Forgotten:
    """Delete a server from a file that no bot uses; `dry` only counts. Raises `InUse` and what opening raises."""
    with as_it_is(path):
        pass
    with _alone(path) as db:
        db.execute("PRAGMA secure_delete = ON")  # overwrite deleted data instead of only unlinking it
        db.execute("BEGIN IMMEDIATE")
        forgotten = at_once(db, lambda session: session.unprotected(lambda free: forget(free, guild_id)))
        db.execute("ROLLBACK" if dry else "COMMIT")
        if not dry:
            db.execute("VACUUM")
    return forgotten


def rewrite(path: Path) -> None:
    """Clear the free space of a file, which may hold copies of deleted data. Raises `InUse` and what opening raises."""
    with _alone(path) as db:
        db.execute("VACUUM")


@contextmanager
def _alone(path: Path) -> Iterator[sqlite3.Connection]:
    """Open a file as its only process, and empty its log at the end."""
    lock = Lock(path)
    try:
        with closing(open_for_writing(lock.path)) as db, refusing(lock.path):
            yield db
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        lock.note("closed")
    finally:
        lock.release()


def recognise(db: sqlite3.Connection, path: Path) -> int:
    """Return the schema version of Provost's database. Raises `Foreign`, also for an empty one, and `NewerSchema`."""
    version = schema.recognise(db, str(path))
    if version == 0:
        raise Foreign(str(path), 0)
    return version
