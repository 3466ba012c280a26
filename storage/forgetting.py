"""All that is kept of one Discord server, in SQL: to be deleted by the operator while no bot uses the database."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import closing
from pathlib import Path
from typing import Final

from msgspec import Struct

from storage.lock import Lock
from storage.maintenance import as_it_is
from storage.opening import open_for_writing, refusing
from storage.schema import tables
from storage.session import Session
from storage.sqlite import at_once

OWNERS: Final[Mapping[str, str]] = {
    "contest_id": "SELECT id FROM spotlight_contests WHERE guild_id = ?",
    "event_id": "SELECT id FROM events WHERE guild_id = ?",
    "match_id": "SELECT id FROM matches WHERE guild_id = ?",
}
"""By column: what of a server the rows of a table belong to, those first that others refer to least."""

CHOICES: Final = (
    "DELETE FROM preferences WHERE scope = 'guild' AND id = ?",
    "DELETE FROM preferences WHERE scope = 'user' AND name = 'seek:' || CAST(CAST(? AS bigint) AS text)",
    "DELETE FROM follows WHERE kind = 'match' AND subject IN (SELECT id FROM matches WHERE guild_id = ?)",
)
"""Choices that name a server, and matches of it that somebody follows."""

NEVER_SHORTENED: Final = "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' AND sql LIKE '%BEFORE DELETE%'"
COUNTS: Final = (
    "SELECT count(*) FROM matches WHERE guild_id = ?",
    "SELECT count(*) FROM events WHERE guild_id = ?",
)


class Forgotten(Struct, frozen=True):
    """How much of a server was deleted: matches and lobbies, tournaments, and rows of all tables."""

    matches: int
    events: int
    rows: int


def deletions() -> Iterator[str]:
    """Return the statements that delete a server, each with one place for its id, in an order that every reference allows."""
    yield from CHOICES
    for column, owner in OWNERS.items():
        for table in tables():
            if column in table.columns:
                yield f"DELETE FROM {table.name} WHERE {column} IN ({owner})"  # noqa: S608 - names of our own
    of_servers = [table.name for table in tables() if "guild_id" in table.columns]
    for name in sorted(of_servers, key=lambda name: name == "matches"):
        yield f"DELETE FROM {name} WHERE guild_id = ?"  # noqa: S608 - as above


async def forget(db: Session, guild_id: int) -> Forgotten:
    """Delete a server, whose logs no trigger protects any more."""
    matches, events = [int(await db.value(query, guild_id)) for query in COUNTS]
    return Forgotten(matches, events, sum([await db.run(statement, guild_id) for statement in deletions()]))


def forget_server(path: Path, guild_id: int) -> Forgotten:
    """Delete a server from a file that no bot uses. Raises `Missing`, `InUse` and what opening raises as well."""
    with as_it_is(path):
        pass
    lock = Lock(path)
    try:
        with closing(open_for_writing(lock.path)) as db, refusing(lock.path):
            db.execute("PRAGMA secure_delete = ON")  # what is deleted is overwritten, not only let go of
            db.execute("BEGIN IMMEDIATE")
            triggers = db.execute(NEVER_SHORTENED).fetchall()
            for name, _ in triggers:
                db.execute(f"DROP TRIGGER {name}")
            forgotten = at_once(db, lambda session: forget(session, guild_id))
            for _, made in triggers:
                db.execute(made)
            db.execute("COMMIT")
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        lock.note("closed")
    finally:
        lock.release()
    return forgotten
