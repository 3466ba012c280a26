"""The file's own marks and shape: application id, schema version, and the numbered migrations that lead to it."""

import sqlite3
from functools import cache
from importlib.resources import files

from storage.errors import Damaged, Foreign, NewerSchema

APPLICATION_ID = int.from_bytes(b"Prov", "big")


@cache
def migrations() -> tuple[str, ...]:
    """The SQL of every migration, in order; the first leads to version 1."""
    scripts = (entry for entry in files("storage").joinpath("migrations").iterdir() if entry.name.endswith(".sql"))
    return tuple(entry.read_text(encoding="utf-8") for entry in sorted(scripts, key=lambda entry: entry.name))


def recognise(db: sqlite3.Connection, path: str) -> int:
    """The schema version of a file that is ours or empty. Raises `Foreign` and `NewerSchema`."""
    application_id, version = pragma(db, "application_id"), pragma(db, "user_version")
    empty = not db.execute("SELECT 1 FROM sqlite_schema LIMIT 1").fetchall()
    if application_id != APPLICATION_ID and not (application_id == 0 and version == 0 and empty):
        raise Foreign(path, application_id)
    if version > len(migrations()):
        raise NewerSchema(path, version, len(migrations()))
    return version


def migrate(db: sqlite3.Connection, path: str, version: int, steps: tuple[str, ...] | None = None) -> None:
    """Apply the migrations after `version`, each whole or not at all; foreign keys must be switched off meanwhile."""
    for number, script in enumerate(migrations() if steps is None else steps, 1):
        if number > version:
            _apply(db, path, number, script)


def inspect(db: sqlite3.Connection, path: str) -> None:
    """A check whose cost does not grow with the file: the schema is what the migrations make, and each tree can be read.

    Raises `Damaged`.
    """
    if shape(db) != _expected(pragma(db, "user_version")):
        raise Damaged(path, "schema")
    for (table,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall():
        db.execute(f"SELECT * FROM {table} LIMIT 1").fetchall()  # noqa: S608  # the names were compared just now


def shape(db: sqlite3.Connection) -> frozenset[tuple[str, str, str]]:
    """Every table, index and trigger with the SQL that made it."""
    return frozenset(db.execute("SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL").fetchall())


def pragma(db: sqlite3.Connection, name: str) -> int:
    """The number that a pragma reports."""
    return int(db.execute(f"PRAGMA {name}").fetchall()[0][0])


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
    db = sqlite3.connect(":memory:", isolation_level=None)
    try:
        migrate(db, ":memory:", 0, migrations()[:version])
        return shape(db)
    finally:
        db.close()
