"""Equal tables in both databases, and foreign databases that are left alone."""

import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

from storage import errors
from storage.postgres.store import PostgresStore
from storage.schema import NOT_COPIED as OWN_OF_SQLITE
from storage.schema import migrate, migrations, shared
from tests.postgres import Server, schema_of
from tests.storage.samples import a_live_match, a_move

pytestmark = pytest.mark.postgres

POSTGRES_TABLES = {"schema_version", "transaction_keys", "processes", "leases", "claims"}
"""The tables that PostgreSQL alone has."""


async def test_both_databases_have_the_same_columns_in_the_same_order(address: str) -> None:
    await (await PostgresStore.open(address)).close()
    connection = await asyncpg.connect(address)
    columns = await connection.fetch(
        """SELECT table_name, column_name FROM information_schema.columns JOIN information_schema.tables
           USING (table_schema, table_name) WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'
           ORDER BY table_name, ordinal_position"""
    )
    await connection.close()
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        migrate(db, ":memory:", 0)
        names = [name for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")]
        expected = [(name, row[1]) for name in names for row in db.execute(f"PRAGMA table_info({name})")]
    expected = [column for column in expected if column[0] not in OWN_OF_SQLITE]
    assert [tuple(column) for column in columns if column["table_name"] not in POSTGRES_TABLES] == expected


async def test_a_database_of_something_else_is_refused(server: Server, path: Path) -> None:
    schema = schema_of(server, path)
    server.execute("CREATE TABLE schema_version (version bigint)", schema)
    with pytest.raises(errors.Foreign):
        await PostgresStore.open(server.address(schema))


async def test_a_newer_database_is_refused_without_its_password(server: Server, path: Path) -> None:
    schema = schema_of(server, path)
    await (await PostgresStore.open(server.address(schema))).close()
    server.execute("UPDATE schema_version SET version = 99", schema)
    secret = server.address(schema).replace("user=provost", "user=provost&password=secret")
    with pytest.raises(errors.NewerSchema) as refused:
        await PostgresStore.open(secret)
    assert "secret" not in str(refused.value)


async def test_a_server_that_is_not_there_is_named_without_its_password() -> None:
    with pytest.raises(errors.NoServer) as refused:
        await PostgresStore.open("postgresql://provost:secret@127.0.0.1:1/provost")
    assert refused.value.path == "postgresql://127.0.0.1:1/provost"


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE log SET picks = '[]'",
        "DELETE FROM log",
        "DELETE FROM clock_lines",
        "UPDATE clock_lines SET text = ''",
    ],
)
async def test_lines_are_never_rewritten_or_deleted(address: str, change: str) -> None:
    store = await PostgresStore.open(address)
    await a_live_match(store)
    await a_move(store, "abcdefgh", 0)
    await store.close()
    connection = await asyncpg.connect(address)
    await connection.execute("INSERT INTO clock_lines VALUES ('abcdefgh', 0, '{}', NULL)")
    with pytest.raises(asyncpg.RaiseError, match="append-only"):
        await connection.execute(change)
    await connection.close()


SHARED = """
CREATE TABLE notes (
    id TEXT COLLATE BINARY NOT NULL PRIMARY KEY,
    match_id TEXT COLLATE BINARY NOT NULL REFERENCES matches (id),
    at INTEGER NOT NULL,
    body BLOB
) STRICT, WITHOUT ROWID;

CREATE TRIGGER notes_are_never_shortened BEFORE DELETE ON notes
BEGIN
    SELECT raise(ABORT, 'notes is append-only');
END;
"""
"""A migration in the form of future ones, for both databases."""


async def test_one_migration_makes_the_same_table_in_both_databases(address: str) -> None:
    await (await PostgresStore.open(address)).close()
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as db:
        migrate(db, ":memory:", 0, (*migrations(), shared(SHARED, "sqlite")))
        db.execute("PRAGMA foreign_keys = OFF")
        db.execute("INSERT INTO notes VALUES ('b', 'm', ?, x'01')", (2**62,))
        with pytest.raises(sqlite3.IntegrityError, match="append-only"):
            db.execute("DELETE FROM notes")
    connection = await asyncpg.connect(address)
    await connection.execute(shared(SHARED, "postgres"))
    await connection.execute("ALTER TABLE notes DROP CONSTRAINT notes_match_id_fkey")
    await connection.execute("INSERT INTO notes VALUES ('b', 'm', $1, '\\x01'), ('B', 'm', 0, NULL)", 2**62)
    rows = await connection.fetch("SELECT id, at, body FROM notes ORDER BY id")
    assert [tuple(row) for row in rows] == [("B", 0, None), ("b", 2**62, b"\1")]
    with pytest.raises(asyncpg.RaiseError, match="append-only"):
        await connection.execute("DELETE FROM notes")
    await connection.close()


def test_versions_of_existing_databases_never_change() -> None:
    assert len(migrations("sqlite")[:18]) == 18
    assert "CREATE TABLE deletion_key" in migrations("sqlite")[17]
    assert "CREATE TABLE deletion_key" in migrations("postgres")[11]
    assert "CREATE VIEW versioned_matches" in migrations("postgres")[1]
