"""The mark and schema version of a PostgreSQL database, and its migration."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from storage.errors import Foreign, Missing, NewerSchema
from storage.schema import migrations

if TYPE_CHECKING:
    import asyncpg

MARK: Final = "Provost"  # the comment on the table of versions, by which a database of ours is recognised
MIGRATION_LOCK: Final = int.from_bytes(b"Prov", "big")
READ_MARK: Final = "SELECT obj_description(to_regclass('schema_version'), 'pg_class')"
IS_EMPTY: Final = "SELECT count(*) = 0 FROM pg_class WHERE relnamespace = current_schema()::regnamespace"


async def recognise(db: asyncpg.Connection[Any], name: str) -> int:
    """Return the schema version of Provost's database. Raises `Missing` (it is empty), `Foreign` and `NewerSchema`."""
    if await db.fetchval(READ_MARK) != MARK:
        raise Missing(name) if await db.fetchval(IS_EMPTY) else Foreign(name)
    version = int(await db.fetchval("SELECT version FROM schema_version"))
    if version > len(migrations("postgres")):
        raise NewerSchema(name, version, len(migrations("postgres")))
    return version


async def prepare(db: asyncpg.Connection[Any], name: str) -> None:
    """Create missing tables and migrate the schema, in one transaction."""
    async with db.transaction():
        await db.execute(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
        try:
            version = await recognise(db, name)
        except Missing:
            version = 0
            await db.execute("CREATE TABLE schema_version (version bigint NOT NULL)")
            await db.execute(f"COMMENT ON TABLE schema_version IS '{MARK}'")
            await db.execute("INSERT INTO schema_version VALUES (0)")
        for script in migrations("postgres")[version:]:
            await db.execute(script)
        await db.execute("UPDATE schema_version SET version = $1", len(migrations("postgres")))
