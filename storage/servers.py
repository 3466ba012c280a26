"""Everything of one Discord server, in SQL: which servers there are, and the deletion of one."""

from collections.abc import Iterator, Mapping
from typing import Final

from msgspec import Struct

from storage.schema import tables
from storage.session import Session, StorePart, reads, writes

OWNERS: Final[Mapping[str, str]] = {
    "contest_id": "SELECT id FROM spotlight_contests WHERE guild_id = ?",
    "event_id": "SELECT id FROM events WHERE guild_id = ?",
    "match_id": "SELECT id FROM matches WHERE guild_id = ?",
}
"""Queries for the objects of a server, by the column that refers to them, those with the fewest references first."""

CHOICE_DELETIONS: Final = (
    "DELETE FROM preferences WHERE scope = 'guild' AND id = ?",
    "DELETE FROM preferences WHERE scope = 'user' AND name = 'seek:' || CAST(CAST(? AS bigint) AS text)",
    "DELETE FROM follows WHERE kind = 'match' AND subject IN (SELECT id FROM matches WHERE guild_id = ?)",
)
"""Deletions of preferences that name a server, and of follows of its matches."""

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
    """Yield the statements that delete a server by its id, in an order that keeps all references valid."""
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


KNOWN: Final = """
    SELECT guild_id FROM (
        SELECT guild_id FROM matches UNION SELECT guild_id FROM events UNION SELECT id FROM preferences WHERE scope = 'guild'
    ) AS known WHERE guild_id IS NOT NULL AND held(guild_id) ORDER BY guild_id
"""


class ServerStore(StorePart):
    """The servers that anything is kept of."""

    @reads
    async def known_servers(self, db: Session) -> tuple[int, ...]:
        """Return the servers that this process looks after and of which there are matches, tournaments or settings."""
        return tuple(id for (id,) in await db.rows(KNOWN))

    @writes
    async def forget_server(self, db: Session, guild_id: int) -> Forgotten:
        """Delete everything of a server permanently, lines of logs included."""
        await db.overwrite_deleted()
        return await db.unprotected(lambda session: forget(session, guild_id))
