"""What an operator asks of the file beside a running bot: whether it is sound, and the matches that it holds."""

import sqlite3
from collections.abc import Callable, Container, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Protocol

from msgspec import Struct, structs, to_builtins

from storage import figures as stored
from storage import matches as stored_matches
from storage import schema, tables
from storage.clock_rows import FigureRow, TurnFigureRow
from storage.errors import Damaged, Foreign, UnknownMatch, Unreadable
from storage.files import log_missing
from storage.opening import open_for_reading, refusing
from storage.rows import SavedMatch
from storage.sqlite_file import at_once

Plain = dict[str, object]
Hidden = Callable[[SavedMatch], Container[int]]
"""Which lines of a match's log, counted from 0, are to be exported without their picks."""

CONTRADICTIONS = {
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


class Contents(Struct, frozen=True):
    """What a sound database holds.

    `log_missing` is true when the bot was stopped without closing it and the `-wal` with the latest moves is gone.
    """

    version: int
    matches: int
    live: int
    lines: int
    log_missing: bool = False


class StoredMatches(tables.Readable, Protocol):
    """The matches of a database of any kind."""

    def ids(self) -> tuple[str, ...]:
        """The ids of all matches and lobbies."""
        ...

    def live(self) -> tuple[str, ...]:
        """The ids of the matches that are being played."""
        ...

    def load(self, match_id: str) -> SavedMatch:
        """A match with seats and log. Raises `UnknownMatch` and `Damaged`."""
        ...


class SqliteMatches(StoredMatches):
    """The matches of a database, read one at a time.

    Each is of one moment, and between two nothing is being read: SQLite's log does not grow behind a slow reader.
    """

    def __init__(self, db: sqlite3.Connection, path: Path) -> None:
        """Use `matches` instead."""
        self._db = db
        self._path = path

    def ids(self) -> tuple[str, ...]:
        return tuple(id for (id,) in self._db.execute("SELECT id FROM matches ORDER BY id").fetchall())

    def live(self) -> tuple[str, ...]:
        return at_once(self._db, stored_matches.live)

    def rows(self, table: tables.SqlTable) -> Iterator[tables.ROW]:
        with refusing(self._path):
            yield from self._db.execute(table.in_order)

    def load(self, match_id: str) -> SavedMatch:
        try:
            with refusing(self._path), _one_moment(self._db):
                saved = at_once(self._db, lambda db: stored_matches.load(db, match_id))
        except Unreadable as error:
            raise Damaged(str(self._path), f"{match_id}: {error.reason}") from error
        if saved is None:
            raise UnknownMatch(match_id)
        return saved


def open_places(path: Path) -> tuple[tuple[int, int], ...]:
    """Server and channel, or thread, of every lobby and running match on a server; raises what opening raises."""
    query = """
        SELECT DISTINCT guild_id, channel_id FROM matches
        WHERE status IN ('lobby', 'live') AND guild_id IS NOT NULL ORDER BY 1, 2
    """
    with open_for_reading(path) as db, refusing(path):
        recognise(db, path)
        return tuple(db.execute(query).fetchall())


def check(path: Path) -> Contents:
    """Read the whole file and see that it agrees with itself.

    Takes seconds for ten thousand matches. Raises `Missing`, `Foreign`, `NewerSchema` and `Damaged`.
    """
    with open_for_reading(path) as db:
        return structs.replace(examine(db, path), log_missing=log_missing(path.resolve()))


@contextmanager
def matches(path: Path) -> Iterator[SqliteMatches]:
    """The matches of a database; raises what opening raises."""
    with open_for_reading(path) as file, closing(_of_today(file, path)) as db:
        yield SqliteMatches(db, path)


def export(path: Path, match_id: str | None = None, hidden: Hidden = lambda saved: ()) -> Iterator[Plain]:
    """The matches of a file as `exported` gives them; raises what opening raises as well."""
    with matches(path) as found:
        yield from exported(found, match_id, hidden)


def exported(found: StoredMatches, match_id: str | None, hidden: Hidden) -> Iterator[Plain]:
    """One match after the other, or the one asked for, as plain data: the match, its seats, its log and its clock.

    Each is of one moment. The seed is part of it only when the match has ended; snapshots are left out, being caches; picks
    are None in the lines that are `hidden`. Raises `UnknownMatch` and `Damaged`.
    """
    for id in found.ids() if match_id is None else (match_id,):
        saved = found.load(id)
        yield _plain(saved, hidden(saved))


def digest(path: Path) -> str:
    """A hash of everything that a database holds, row by row; raises what opening raises."""
    with whole(path) as found:
        return tables.digest(found)


@contextmanager
def whole(path: Path) -> Iterator[SqliteMatches]:
    """Everything that a database holds, at one moment; raises what opening raises."""
    with open_for_reading(path) as file, closing(_of_today(file, path)) as db, refusing(path), _one_moment(db):
        yield SqliteMatches(db, path)


def figures(path: Path) -> tuple[tuple[FigureRow, ...], tuple[TurnFigureRow, ...]]:
    """What became of all matches and of the turns of those that have ended; raises what opening raises."""
    with open_for_reading(path) as file, closing(_of_today(file, path)) as db, refusing(path), _one_moment(db):
        return at_once(db, stored.outcomes), at_once(db, lambda session: stored.turns(session, None))


def examine(db: sqlite3.Connection, path: Path) -> Contents:
    """Read all of an open database and see that it agrees with itself; errors name `path`."""
    version = recognise(db, path)
    with _one_moment(db):
        (verdict,) = db.execute("PRAGMA integrity_check(1)").fetchone()
        if verdict != "ok":
            raise Damaged(str(path), verdict)
        if db.execute("PRAGMA foreign_key_check").fetchone() is not None:
            raise Damaged(str(path), "foreign_key_check")
        schema.inspect(db, str(path))
        for what, query in CONTRADICTIONS.items():
            if (found := db.execute(query).fetchone()) is not None:
                raise Damaged(str(path), f"{what}: {found[0]}")
        (matches,) = db.execute("SELECT count(*) FROM matches").fetchone()
        (lines,) = db.execute("SELECT count(*) FROM log").fetchone()
        return Contents(version, matches, len(at_once(db, stored_matches.live)), lines)


def _of_today(db: sqlite3.Connection, path: Path) -> sqlite3.Connection:
    """A database that an earlier version left is read from a copy, brought up to date in a file that nobody else sees."""
    version = recognise(db, path)
    if version == len(schema.migrations()):
        return db
    copy = sqlite3.connect("", isolation_level=None)
    db.backup(copy)
    schema.migrate(copy, str(path), version)
    return copy


def recognise(db: sqlite3.Connection, path: Path) -> int:
    """The schema version of a database of ours. Raises `Foreign`, also for an empty one, and `NewerSchema`."""
    version = schema.recognise(db, str(path))
    if version == 0:
        raise Foreign(str(path), 0)
    return version


@contextmanager
def _one_moment(db: sqlite3.Connection) -> Iterator[None]:
    """Whatever is read meanwhile is of one moment."""
    db.execute("BEGIN")
    try:
        yield
    finally:
        if db.in_transaction:
            db.execute("ROLLBACK")


def _plain(saved: SavedMatch, hidden: Container[int]) -> Plain:
    match: Plain = structs.asdict(saved.match)
    del match["version"]
    seed = saved.match.seed if saved.match.status == "ended" else None
    match["seed"] = None if seed is None else seed.hex()
    log = tuple(
        {**to_builtins(line), "picks": None if number in hidden else line.picks}
        for number, line in enumerate(saved.lines)
    )
    clock = tuple({"n": line.n, "line": line.text, "by_user": line.by_user} for line in saved.clock)
    return {"match": match, "seats": to_builtins(saved.seats), "log": log, "clock": clock}
