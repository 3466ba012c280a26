"""The numbered migrations of both databases, the tables that they make, and the marks and shape of a file."""

import re
import sqlite3
from contextlib import closing
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal

from msgspec import Struct

from storage.errors import Damaged, Foreign, NewerSchema

APPLICATION_ID: Final = int.from_bytes(b"Prov", "big")

Dialect = Literal["sqlite", "postgres"]

TYPES: Final = (
    (re.compile(r"\bINTEGER\b"), "bigint"),
    (re.compile(r"\bBLOB\b"), "bytea"),
    (re.compile(r"\bCOLLATE BINARY\b"), 'COLLATE "C"'),
    (re.compile(r"\) STRICT(?:, WITHOUT ROWID)?;"), ");"),
    (re.compile(r"\nBEGIN\s+SELECT raise\([^)]*\);\s+END;"), " FOR EACH ROW EXECUTE FUNCTION refuse_change();"),
)
"""SQLite's words in a migration, and PostgreSQL's. A text that is a key needs `COLLATE BINARY`."""

SqlRow = tuple[Any, ...]

PARENTS: Final = ("matches", "events", "spotlight_contests")  # what other tables refer to, and so is copied first
NOT_COPIED: Final = ("lease",)  # what belongs to a database and not to what it holds


@cache
def migrations(dialect: Dialect = "sqlite") -> tuple[str, ...]:
    """Return the SQL of all migrations of a kind of database, in order.

    A database's version is how many of them it has.

    A migration is a file `<number>_<name>.sql` in SQLite's words, or `….sqlite.sql` or `….postgres.sql` for one kind
    only.
    """
    folder = sorted(files("storage").joinpath("migrations").iterdir(), key=lambda file: file.name)
    scripts = []
    for file in folder:
        match file.name.split(".")[1:]:
            case ["sql"]:
                scripts.append(shared(file.read_text(encoding="utf-8"), dialect))
            case [variant, "sql"] if variant == dialect:
                scripts.append(file.read_text(encoding="utf-8"))
    return tuple(scripts)


def shared(script: str, dialect: Dialect) -> str:
    """Return a shared migration in the words of one kind of database."""
    for pattern, word in TYPES if dialect == "postgres" else ():
        script = pattern.sub(word, script)
    return script


class SqlTable(Struct, frozen=True):
    """A table: its columns in order, and those of its primary key."""

    name: str
    columns: tuple[str, ...]
    key: tuple[str, ...]

    @property
    def in_order(self) -> str:
        """Return the query for all rows in the order of the primary key, for either kind of database."""
        return f"SELECT {', '.join(self.columns)} FROM {self.name} ORDER BY {', '.join(self.key)}"  # noqa: S608  # names of our own


@cache
def tables() -> tuple[SqlTable, ...]:
    """Return the tables of every database, as SQLite's migrations make them, those first that others refer to."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        migrate(db, ":memory:", 0)
        names = [name for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")]
        others = (name for name in names if name not in (*PARENTS, *NOT_COPIED))
        return tuple(_described(db, name) for name in (*PARENTS, *others))


def recognise(db: sqlite3.Connection, path: str) -> int:
    """Return the schema version of a file of Provost or an empty one. Raises `Foreign` and `NewerSchema`."""
    application_id, version = pragma(db, "application_id"), pragma(db, "user_version")
    empty = not db.execute("SELECT 1 FROM sqlite_schema LIMIT 1").fetchall()
    if application_id != APPLICATION_ID and not (application_id == 0 and version == 0 and empty):
        raise Foreign(path, application_id)
    if version > len(migrations()):
        raise NewerSchema(path, version, len(migrations()))
    return version


def migrate(db: sqlite3.Connection, path: str, version: int, steps: tuple[str, ...] | None = None) -> None:
    """Apply the migrations after `version`, each in one transaction. Foreign keys must be off meanwhile."""
    for number, script in enumerate(migrations() if steps is None else steps, 1):
        if number > version:
            _apply(db, path, number, script)


def inspect(db: sqlite3.Connection, path: str) -> None:
    """Raise `Damaged` unless the schema is what the migrations make and all trees are readable. Cheap for any file."""
    if shape(db) != _expected(pragma(db, "user_version")):
        raise Damaged(path, "schema")
    for (table,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall():
        db.execute(f"SELECT * FROM {table} LIMIT 1").fetchall()  # noqa: S608  # the names were compared just now


def shape(db: sqlite3.Connection) -> frozenset[tuple[str, str, str]]:
    """Return every table, index and trigger with the SQL that made it."""
    return frozenset(db.execute("SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL").fetchall())


def pragma(db: sqlite3.Connection, name: str) -> int:
    """Return the number that a pragma reports."""
    return int(db.execute(f"PRAGMA {name}").fetchall()[0][0])


def _described(db: sqlite3.Connection, name: str) -> SqlTable:
    columns = db.execute(f"PRAGMA table_info({name})").fetchall()
    key = sorted((place, column) for _, column, *_, place in columns if place)
    return SqlTable(name, tuple(row[1] for row in columns), tuple(column for _, column in key))


def _apply(db: sqlite3.Connection, path: str, number: int, script: str) -> None:
    try:
        db.executescript(f"BEGIN IMMEDIATE;\n{script}")
        if db.execute("PRAGMA foreign_key_check").fetchall():
            raise Damaged(path, "foreign_key_check")
        db.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        db.execute(f"PRAGMA user_version = {number}")
        db.execute("COMMIT")
    finally:
        if db.in_transaction:
            db.execute("ROLLBACK")


@cache
def _expected(version: int) -> frozenset[tuple[str, str, str]]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        migrate(db, ":memory:", 0, migrations()[:version])
        return shape(db)
