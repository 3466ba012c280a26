"""Everything that is kept of one user in PostgreSQL: to be given to them, or to be taken out of every table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from storage import privacy
from storage.postgres.clock_lines import pseudonym_for
from storage.privacy import Plain

if TYPE_CHECKING:
    from storage.postgres.database import Connection


async def own_rows(db: Connection, user_id: int) -> Plain:
    """Everything that is kept of a user, by table; the queries are SQLite's."""
    return {
        table: [dict(row.items()) for row in await db.fetch(_numbered(query), user_id)]
        for table, query in privacy.OWN.items()
    }


async def forget_user(db: Connection, user_id: int) -> tuple[str, ...]:
    """Take a user out of every table, and return the matches that had the user; the statements are SQLite's."""
    name = await pseudonym_for(db, user_id)
    held = await db.fetch("SELECT match_id FROM seats WHERE user_id = $1 ORDER BY match_id", user_id)
    owned = await db.fetch("SELECT id FROM matches WHERE owner_id = $1 ORDER BY id", user_id)
    for statement in privacy.DELETED:
        await db.execute(_numbered(statement), user_id)
    await db.execute("UPDATE seats SET user_id = NULL, name = $2 WHERE user_id = $1", user_id, name)
    ids = tuple(dict.fromkeys(id for (id,) in [*held, *owned]))
    await db.execute("UPDATE matches SET changes = changes + 1 WHERE id = ANY($1)", ids)
    return ids


def _numbered(statement: str) -> str:
    """A statement with one question mark, as PostgreSQL wants it; the target of a message is a text."""
    return statement.replace("'user:' || ?", "'user:' || ($1::bigint)::text").replace("?", "$1")
