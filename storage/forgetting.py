"""The deletion of everything of one Discord server, by the operator while no bot uses the database."""

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
"""Queries for the objects of a server, by the column that refers to them; those with the fewest references come first.
"""

CHOICE_DELETIONS: Final = (
    "DELETE FROM preferences WHERE scope = 'guild' AND id = ?",
    "DELETE FROM preferences WHERE scope = 'user' AND name = 'seek:' || CAST(CAST(? AS bigint) AS text)",
    "DELETE FROM follows WHERE kind = 'match' AND subject IN (SELECT id FROM matches WHERE guild_id = ?)",
)
"""Deletions of preferences that name a server, and of follows of its matches."""

NEVER_SHORTENED: Final = "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' AND sql LIKE '%BEFORE DELETE%'"
SERVER_COUNTS: Final = (
    "SELECT count(*) FROM matches WHERE guild_id = ?",
    "SELECT count(*) FROM events WHERE guild_id = ?",
)


class Forgotten(Struct, frozen=True):
    """The deleted numbers of a server's matches and lobbies, tournaments, and rows of all tables."""

    matches: int
    events: int
    rows: int


def deletions() -> Iterator[str]:
    """Yield the statements that delete a server, in an order that keeps all references valid.

    Each has one place for the server's id.
    """
    yield from CHOICE_DELETIONS
    for column, owner in OWNERS.items():
        for table in tables():
            if column in table.columns:
                yield f"DELETE FROM {table.name} WHERE {column} IN ({owner})"  # noqa: S608 - names of our own
    of_servers = [table.name for table in tables() if "guild_id" in table.columns]
    for name in sorted(of_servers, key=lambda name: name == "matches"):
        yield f"DELETE FROM {name} WHERE guild_id = ?"  # noqa: S608 - as above


async def forget(db: Session, guild_id: int) -> Forgotten:
    """Delete a server. The triggers that protect its logs must be off."""
    matches, events = [int(await db.value(query, guild_id)) for query in SERVER_COUNTS]
    return Forgotten(matches, events, sum([await db.run(statement, guild_id) for statement in deletions()]))


def forget_server(path: Path, guild_id: int) -> Forgotten:
    """Delete a server from a file that no bot uses. Raises `Missing`, `InUse` and what opening raises."""
    with as_it_is(path):
        pass
    lock = Lock(path)
    try:
        with closing(open_for_writing(lock.path)) as db, refusing(lock.path):
            db.execute("PRAGMA secure_delete = ON")  # overwrite deleted data instead of only unlinking it
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
