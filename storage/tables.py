"""The tables that every database has, as SQLite's migrations make them, and a hash of all that they hold."""

import hashlib
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from functools import cache
from typing import Any, Final, Protocol

from msgspec import Struct

from storage import schema

ROW = tuple[Any, ...]

PARENTS: Final = ("matches", "events", "spotlight_contests")
"""What other tables refer to, and so is copied first."""

OWN: Final = ("lease",)
"""What belongs to a database and not to what it holds."""


class SqlTable(Struct, frozen=True):
    """A table: its columns in order, and those of its primary key."""

    name: str
    columns: tuple[str, ...]
    key: tuple[str, ...]

    @property
    def in_order(self) -> str:
        """The query for all rows by primary key, in either dialect."""
        return f"SELECT {', '.join(self.columns)} FROM {self.name} ORDER BY {', '.join(self.key)}"  # noqa: S608  # names of our own


class Readable(Protocol):
    """A database at one moment."""

    def rows(self, table: SqlTable) -> Iterator[ROW]:
        """All rows of a table, by its primary key."""
        ...


@cache
def tables() -> tuple[SqlTable, ...]:
    """All tables of what is held, those first that others refer to."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        schema.migrate(db, ":memory:", 0)
        names = [name for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")]
        others = (name for name in names if name not in (*PARENTS, *OWN))
        return tuple(_described(db, name) for name in (*PARENTS, *others))


def digest(database: Readable) -> str:
    """A hash of everything that a database holds, row by row: the same in every kind of database."""
    hashed = hashlib.sha256()
    for table in tables():
        hashed.update(table.name.encode())
        for row in database.rows(table):
            hashed.update(repr(row).encode())
    return hashed.hexdigest()


def _described(db: sqlite3.Connection, name: str) -> SqlTable:
    columns = db.execute(f"PRAGMA table_info({name})").fetchall()
    key = sorted((place, column) for _, column, *_, place in columns if place)
    return SqlTable(name, tuple(row[1] for row in columns), tuple(column for _, column in key))
