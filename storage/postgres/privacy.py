"""Everything that is kept of one user in PostgreSQL: to be given to them, or to be taken out of every table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from storage import marks, privacy
from storage.postgres.clock_lines import pseudonym_for
from storage.privacy import Plain, Unnamed

if TYPE_CHECKING:
    from storage.postgres.database import Connection

RESULTS: Final = """
    SELECT r.*, one.value::text AS own FROM results AS r, json_array_elements(r.places::json) AS one
    WHERE one.value ->> 0 = (SELECT pseudonym FROM people WHERE user_id = $1)
"""
REPLACED: Final = {
    "'user:' || ?": "'user:' || ($1::bigint)::text",
    "CAST(? AS TEXT)": "($1::bigint)::text",
    "GLOB '*[^0-9]'": "SIMILAR TO '%[^0-9]'",
    "'[^0-9]*'": "'[^0-9]%'",
}
"""What PostgreSQL writes otherwise: where the user's id is wanted as a text it needs the cast to a number, and it has other patterns."""

KEEP_LISTED: Final = """
    INSERT INTO preferences SELECT scope, id, 'avoid:' || ($1::bigint)::text, '' FROM preferences
    WHERE scope = 'user' AND name = 'avoid:' || ($2::bigint)::text ON CONFLICT (scope, id, name) DO NOTHING
"""
LOCKED: Final = """
    SELECT id FROM matches WHERE owner_id = $1 OR id IN (SELECT match_id FROM seats WHERE user_id = $1)
    ORDER BY id FOR UPDATE
"""
"""Locks the matches that a user is in: a statement after it sees what was being written there."""


async def own_rows(db: Connection, user_id: int) -> Plain:
    """Everything that is kept of a user, by table; the queries are SQLite's, but for one that looks into JSON."""
    queries = {table: numbered(query) for table, query in privacy.OWN.items()} | {"results": RESULTS}
    found = {table: [dict(row.items()) for row in await db.fetch(query, user_id)] for table, query in queries.items()}
    found["removals"] += privacy.marked_removals(await stored_key(db), await db.fetch(marks.OWN), user_id)
    return found


async def stored_key(db: Connection) -> bytes | None:
    """The secret of the marks; None before the first deletion."""
    key: bytes | None = await db.fetchval(marks.KEY)
    return key


async def forget_user(db: Connection, user_id: int, unnamed: Unnamed) -> tuple[str, ...]:
    """Take a user out of every table, and return the matches that had the user; the statements are SQLite's."""
    await db.execute(LOCKED, user_id)
    name = await pseudonym_for(db, user_id)
    await _keep_marks(db, user_id)
    held = await db.fetch("SELECT match_id FROM seats WHERE user_id = $1 ORDER BY match_id", user_id)
    owned = await db.fetch("SELECT id FROM matches WHERE owner_id = $1 ORDER BY id", user_id)
    kept = [(id, settings) for id, settings in await db.fetch(numbered(privacy.SEATED), user_id)]
    seated = list(privacy.unseated(kept, user_id))
    news = await db.fetch(numbered(privacy.NEWS), user_id)
    await db.executemany("UPDATE outbox SET body = $2 WHERE id = $1", [(id, unnamed(body)) for id, body in news])
    for statement in privacy.DELETED:
        await db.execute(numbered(statement), user_id)
    await db.execute("UPDATE arbiter_acts SET by_user = NULL, name = $2 WHERE by_user = $1", user_id, name)
    await db.execute("UPDATE event_people SET name = $2 WHERE user_id = $1", user_id, privacy.name_in_events())
    await db.execute("UPDATE seats SET user_id = NULL, name = $2 WHERE user_id = $1", user_id, name)
    await db.executemany("UPDATE matches SET settings = $2 WHERE id = $1", seated)
    ids = tuple(dict.fromkeys([id for (id,) in [*held, *owned]] + [id for id, _ in seated]))
    await db.execute("UPDATE matches SET changes = changes + 1 WHERE id = ANY($1)", ids)
    return ids


async def _keep_marks(db: Connection, user_id: int) -> None:
    """Keep by marks what others have decided about a user: removals from running matches, and lists of whom they avoid."""
    await db.execute("INSERT INTO deletion_key VALUES (1, $1) ON CONFLICT (one) DO NOTHING", marks.new_key())
    key = await stored_key(db)
    for (match_id,) in await db.fetch(numbered(marks.SEATED), user_id):
        ended = "UPDATE arbiter_acts SET removed = NULL WHERE match_id = $1 AND removed = $2"
        await db.execute(ended, match_id, marks.mark(key, match_id, user_id))
    for match_id, n in await db.fetch(numbered(marks.REMOVED), user_id):
        kept = "UPDATE arbiter_acts SET removed = $1 WHERE match_id = $2 AND n = $3"
        await db.execute(kept, marks.mark(key, match_id, user_id), match_id, n)
    await db.execute(KEEP_LISTED, marks.mark(key, marks.LISTS, user_id), user_id)


def numbered(statement: str) -> str:
    """A statement with one question mark, as PostgreSQL wants it."""
    for written, wanted in REPLACED.items():
        statement = statement.replace(written, wanted)
    return statement.replace("?", "$1")
