"""The database's own marks and shape: its schema version, and the numbered migrations that lead to it."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from storage.errors import Foreign, Missing, NewerSchema

if TYPE_CHECKING:
    import asyncpg

MARK: Final = "Provost"
"""The comment on the table of versions, by which a database of ours is recognised."""

LOCK: Final = int.from_bytes(b"Prov", "big")
"""Names the lock under which one process alone migrates."""

MARKED: Final = "SELECT obj_description(to_regclass('schema_version'), 'pg_class')"
EMPTY: Final = "SELECT count(*) = 0 FROM pg_class WHERE relnamespace = current_schema()::regnamespace"


@cache
def migrations() -> tuple[str, ...]:
    """The SQL of every migration, in order; the first leads to version 1."""
    folder = files("storage").joinpath("postgres", "migrations")
    scripts = (entry for entry in folder.iterdir() if entry.name.endswith(".sql"))
    return tuple(entry.read_text(encoding="utf-8") for entry in sorted(scripts, key=lambda entry: entry.name))


async def recognise(db: asyncpg.Connection[Any], name: str) -> int:
    """The schema version of a database that is ours. Raises `Missing` for an empty one, `Foreign` and `NewerSchema`."""
    if await db.fetchval(MARKED) != MARK:
        raise Missing(name) if await db.fetchval(EMPTY) else Foreign(name)
    version = int(await db.fetchval("SELECT version FROM schema_version"))
    if version > len(migrations()):
        raise NewerSchema(name, version, len(migrations()))
    return version


async def prepare(db: asyncpg.Connection[Any], name: str) -> None:
    """Make the tables where there are none, and bring them up to date; all of it or nothing."""
    async with db.transaction():
        await db.execute(f"SELECT pg_advisory_xact_lock({LOCK})")
        try:
            version = await recognise(db, name)
        except Missing:
            version = 0
            await db.execute("CREATE TABLE schema_version (version bigint NOT NULL)")
            await db.execute(f"COMMENT ON TABLE schema_version IS '{MARK}'")
            await db.execute("INSERT INTO schema_version VALUES (0)")
        for script in migrations()[version:]:
            await db.execute(script)
        await db.execute("UPDATE schema_version SET version = $1", len(migrations()))
