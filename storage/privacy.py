"""Everything stored about one user or of one server, in SQL: to export it, or to remove it from every table."""

import hashlib
import json
import re
import secrets
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final

from msgspec import Struct

from storage import match_results
from storage.schema import tables
from storage.session import Session, StorePart, reads, scans, writes

Plain = dict[str, Any]
Unnamed = Callable[[bytes], bytes]  # removes a user from an announcement that is not posted yet
RANDOM_NAME_BYTES: Final = 8
ID_AS_TEXT: Final = "CAST(CAST(? AS bigint) AS text)"

DAILY_ATTEMPTS: Final = """
    SELECT day, game, CASE WHEN ended_at IS NULL THEN '' ELSE line END AS line, length, begun_at, ended_at, points, margin, marks
    FROM daily_attempts WHERE user_id = ?
"""
"""Selects a user's attempts at daily deals. The line of a running one has shuffles that its player must not see."""

OWN_ROWS: Final = {
    "seats": "SELECT match_id, seat, name FROM seats WHERE ? IN (user_id, former) ORDER BY match_id, seat",
    "log": "SELECT match_id, seq, seat, kind, picks, auto, at FROM log WHERE by_user = ? ORDER BY match_id, seq",
    "clock_lines": "SELECT match_id, n, text FROM clock_lines WHERE by_user = ? ORDER BY match_id, n",
    "arbiter_acts": "SELECT match_id, n, seq, kind, seat, hours, name, reason, at FROM arbiter_acts WHERE by_user = ? ORDER BY match_id, n",
    "removals": "SELECT match_id, n, kind, seat, reason, at FROM arbiter_acts WHERE ? IN (removed, seated) ORDER BY match_id, n",
    "seating": f"SELECT id FROM matches WHERE settings LIKE '%\"seating\":\"%' || {ID_AS_TEXT} || '%' ORDER BY id",  # noqa: S608  # a constant
    "owned": "SELECT id, channel_id, guild_id, game, status, created_at FROM matches WHERE owner_id = ? ORDER BY id",
    "vacations": "SELECT match_id, guild_id, since, until FROM vacations WHERE user_id = ? ORDER BY match_id, since",
    "reserves": "SELECT match_id, name, at FROM reserves WHERE user_id = ? ORDER BY match_id",
    "orders": "SELECT o.* FROM orders AS o JOIN seats AS s USING (match_id, seat) WHERE s.user_id = ?",
    "preferences": "SELECT name, value FROM preferences WHERE scope = 'user' AND id = ? ORDER BY name",
    "blocks": f"SELECT id AS guild_id FROM preferences WHERE scope = 'guild' AND name = 'blocked:' || {ID_AS_TEXT}",  # noqa: S608  # a constant
    "decks": "SELECT game, name, parts FROM decks WHERE user_id = ? ORDER BY game, name",
    "follows": "SELECT kind, subject, place, every, since FROM follows WHERE user_id = ? ORDER BY kind, subject",
    "follow_progress": "SELECT match_id, length, done FROM follow_progress WHERE user_id = ? ORDER BY match_id",
    "spotlight_predictions": "SELECT contest_id, pick, length, points FROM spotlight_predictions WHERE user_id = ? ORDER BY contest_id",
    "daily_attempts": DAILY_ATTEMPTS,
    "daily_entries": "SELECT guild_id, day, game, name FROM daily_entries WHERE user_id = ? ORDER BY guild_id, day, game",
    "events": "SELECT id, channel_id, guild_id, settings, created_at FROM events WHERE owner_id = ? ORDER BY id",
    "event_people": "SELECT event_id, name FROM event_people WHERE user_id = ? ORDER BY event_id",
    "event_acts": f"SELECT event_id, n, text FROM event_acts WHERE instr(text, {ID_AS_TEXT}) > 0 ORDER BY event_id, n",  # noqa: S608  # a constant
    "people": "SELECT pseudonym FROM people WHERE user_id = ?",
    "results": "SELECT results.*, pseudonym FROM results JOIN people ON instr(places, pseudonym) > 0 WHERE user_id = ?",
    "turns": "SELECT t.* FROM turns AS t JOIN people AS p ON t.person = p.pseudonym WHERE p.user_id = ?",
}
"""Queries for the data of a user, by table."""

PRESENCE: Final = " UNION ".join(
    f"SELECT match_id FROM {table} WHERE {column} = ?1"  # noqa: S608  # written below
    for table, column in (
        ("seats", "user_id"),
        ("seats", "former"),
        ("log", "by_user"),
        ("clock_lines", "by_user"),
        ("arbiter_acts", "by_user"),
        ("arbiter_acts", "seated"),
        ("arbiter_acts", "removed"),
    )
)
"""Selects the matches in which rows show that a user has been there."""

ANNOUNCEMENTS: Final = f"SELECT id, body FROM outbox WHERE target NOT LIKE 'user:%' AND match_id IN ({PRESENCE})"  # noqa: S608  # as above
"""Selects the unposted announcements of all matches that a user has taken part in."""

PERSON: Final = "SELECT user_id FROM seats WHERE match_id = matches.id AND user_id IS NOT NULL"
OWN_TABLES: Final = (
    *("vacations", "reserves", "decks", "follows", "follow_progress", "spotlight_predictions", "daily_attempts"),
    *("daily_entries", "posted_notices", "people"),
)

DELETED: Final = (
    # Phase records may name users who came and went. Once they are deleted, an undo no longer strikes through messages.
    *(f"DELETE FROM {table} WHERE match_id IN ({PRESENCE})" for table in ("phase_records", "phase_drafts")),  # noqa: S608  # as above
    "DELETE FROM orders WHERE (match_id, seat) IN (SELECT match_id, seat FROM seats WHERE user_id = ?)",
    *(f"DELETE FROM {table} WHERE user_id = ?" for table in OWN_TABLES),  # noqa: S608  # constants
    "DELETE FROM preferences WHERE scope = 'user' AND id = ?",
    *(f"DELETE FROM preferences WHERE name = '{place}:' || {ID_AS_TEXT}" for place in ("avoid", "blocked")),  # noqa: S608  # constants
    f"DELETE FROM follows WHERE kind = 'player' AND subject = {ID_AS_TEXT}",  # noqa: S608  # a constant
    f"DELETE FROM outbox WHERE target = 'user:' || {ID_AS_TEXT}",  # noqa: S608  # a constant
    # The user may still be in lobbies and matches that other processes run. Such a lobby passes to its first remaining
    # user, or is cancelled if it is empty. A running match becomes due at once, so its process notices the empty seat.
    "DELETE FROM seats WHERE user_id = ? AND match_id IN (SELECT id FROM matches WHERE status = 'lobby')",
    f"UPDATE matches SET owner_id = ({PERSON} ORDER BY seat LIMIT 1) WHERE owner_id = ? AND status = 'lobby' AND EXISTS ({PERSON})",  # noqa: S608 - written above
    "UPDATE matches SET status = 'cancelled' WHERE owner_id = ? AND status = 'lobby'",
    """
    INSERT INTO due SELECT id, 0 FROM matches WHERE status = 'live' AND id IN (SELECT match_id FROM seats WHERE user_id = ?)
    ON CONFLICT (match_id) DO UPDATE SET next_at = excluded.next_at
    """,
    *(f"UPDATE {table} SET owner_id = 0 WHERE owner_id = ?" for table in ("events", "matches")),  # noqa: S608  # constants
    *(f"UPDATE arbiter_acts SET {column} = NULL WHERE {column} = ?" for column in ("removed", "seated")),  # noqa: S608  # constants
    *(f"UPDATE {table} SET by_user = NULL WHERE by_user = ?" for table in ("log", "clock_lines")),  # noqa: S608  # constants
)
"""Statements that remove a user from all tables, except seats of started matches. Lines of logs and clocks stay."""

KEPT_SEATS: Final = f"SELECT id, settings FROM matches WHERE settings LIKE '%\"seating\":\"%' || {ID_AS_TEXT} || '%'"  # noqa: S608  # a constant
NO_USER: Final = "-"  # replaces a user's id in a `seating` setting


LOCKED: Final = """
    SELECT id FROM matches WHERE owner_id = ?1 OR id IN (SELECT match_id FROM seats WHERE ?1 IN (user_id, former))
    ORDER BY id FOR UPDATE
"""
"""Locks the matches of a user, so that later statements see the writes that were in progress."""

KEY_BYTES: Final = 32
MARK_BYTES: Final = 8
LISTS: Final = "avoid"
BLOCKS: Final = "blocked"
"""The `place` of marks in other users' avoid lists and in servers' lists of blocked users, and the prefix of these
preferences. The place of any other mark is a match id."""

ACTIVE_REMOVALS: Final = """
    SELECT a.match_id, a.n FROM arbiter_acts AS a JOIN matches AS m ON m.id = a.match_id
    WHERE a.removed = ? AND m.status = 'live' AND NOT EXISTS (
        SELECT 1 FROM arbiter_acts AS later WHERE later.match_id = a.match_id AND later.n > a.n AND later.seated = a.removed
    )
"""
"""Selects the removals of a user from running matches, unless an arbiter has seated the user again."""

SEATED_BY_ARBITER: Final = "SELECT DISTINCT match_id FROM arbiter_acts WHERE seated = ?"

MARKED_REMOVALS: Final = (
    "SELECT match_id, n, kind, seat, reason, at, removed FROM arbiter_acts WHERE removed < 0 ORDER BY match_id, n"
)
"""Selects the removals of deleted users: the columns of `removals` in `OWN_ROWS`, and the mark."""


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

KNOWN: Final = """
    SELECT guild_id FROM (
        SELECT guild_id FROM matches UNION SELECT guild_id FROM events UNION SELECT id FROM preferences WHERE scope = 'guild'
    ) AS known WHERE guild_id IS NOT NULL AND held(guild_id) ORDER BY guild_id
"""


class Forgotten(Struct, frozen=True):
    """The deleted numbers of a server's matches and lobbies, tournaments, and rows of all tables."""

    matches: int
    events: int
    rows: int


class PrivacyStore(StorePart):
    """Export and deletion of the data of a user, and deletion of a server."""

    @scans
    async def own_rows(self, db: Session, user_id: int) -> Plain:
        """Return all data of a user by table. Scans all logs."""
        marked = await marked_removals(db, user_id)
        found: Plain = {table: await db.named_rows(query, user_id) for table, query in OWN_ROWS.items()}
        found["event_acts"] = [row for row in found["event_acts"] if _names(row["text"], user_id)]
        for row in found["results"]:
            pseudonym = row.pop("pseudonym")
            own = next(place for place in json.loads(row["places"]) if place[0] == pseudonym)
            row["own"] = json.dumps(own, separators=(",", ":"))
        found["removals"] += marked
        return found

    @reads
    async def mark(self, db: Session, place: str, user_id: int) -> int:
        """Return the negative number that represents a deleted user at a place, or 0 before the first deletion."""
        return marked(await _stored_key(db), place, user_id)

    @writes
    async def forget_user(self, db: Session, user_id: int, unnamed: Unnamed = lambda body: body) -> tuple[str, ...]:
        """Remove a user from every table, and return the ids of the changed matches.

        The user must have left all lobbies. Finished matches keep a pseudonym, `unnamed` rewrites announcements that
        are not posted yet, and the user's running matches become due at once. Scans all logs.
        """
        await db.rows(LOCKED, user_id)
        name = await match_results.pseudonym_for(db, user_id)
        await _keep_marks(db, user_id)
        held = await db.rows(f"{PRESENCE} ORDER BY match_id", user_id)
        owned = await db.rows("SELECT id FROM matches WHERE owner_id = ? ORDER BY id", user_id)
        seated = list(unseated([(id, text) for id, text in await db.rows(KEPT_SEATS, user_id)], user_id))
        await db.overwrite_deleted()
        unsent = await db.rows(ANNOUNCEMENTS, user_id)
        await db.run_each("UPDATE outbox SET body = ? WHERE id = ?", [(unnamed(body), id) for id, body in unsent])
        for statement in DELETED:
            await db.run(statement, user_id)
        await db.run("UPDATE arbiter_acts SET by_user = NULL, name = ? WHERE by_user = ?", name, user_id)
        await db.run("UPDATE event_people SET name = ? WHERE user_id = ?", name_in_events(), user_id)
        await db.run("UPDATE seats SET user_id = NULL, name = ? WHERE user_id = ?", name, user_id)
        await db.run("UPDATE seats SET former = NULL, name = ? WHERE former = ?", name, user_id)
        await db.run_each("UPDATE matches SET settings = ? WHERE id = ?", [(settings, id) for id, settings in seated])
        ids = tuple(dict.fromkeys([id for (id,) in [*held, *owned]] + [id for id, _ in seated]))
        await db.run_each("UPDATE matches SET changes = changes + 1 WHERE id = ?", [(id,) for id in ids])
        return ids

    @reads
    async def known_servers(self, db: Session) -> tuple[int, ...]:
        """Return the servers that this process looks after and of which there are matches, tournaments or settings."""
        return await db.all(int, KNOWN)

    @writes
    async def forget_server(self, db: Session, guild_id: int) -> Forgotten:
        """Delete everything of a server permanently, lines of logs included."""
        await db.overwrite_deleted()
        return await db.unprotected(lambda session: forget(session, guild_id))


def name_in_events() -> str:
    """Return a random name under which tournaments keep a deleted user.

    Tournaments also keep the user's id. With the pseudonym beside it, the user's results could be found.
    """
    return secrets.token_hex(RANDOM_NAME_BYTES)


def unseated(rows: Iterable[tuple[str, str]], user_id: int) -> Iterator[tuple[str, str]]:
    """Yield the ids of matches that reserve a seat for a user, with new settings that release it."""
    for id, text in rows:
        settings = json.loads(text)
        kept = settings["seating"].split()
        if str(user_id) in kept:
            settings["seating"] = " ".join(NO_USER if one == str(user_id) else one for one in kept)
            yield id, json.dumps(settings, ensure_ascii=False, separators=(",", ":"))


def _names(text: str, user_id: int) -> bool:
    """Return True if an act names a user, by an id that is not part of a longer number."""
    return re.search(rf"(?<!\d){user_id}(?!\d)", text) is not None


def marked(key: bytes | None, place: str, user_id: int) -> int:
    """Return the mark that replaces a deleted user's id at a place (`LISTS`, `BLOCKS` or a match id); 0 without a key.

    Marks are negative, unlike ids. Without the key, marks at two places cannot be traced to the same user.
    """
    if key is None:
        return 0
    digest = hashlib.blake2b(f"{place} {user_id}".encode(), key=key, digest_size=MARK_BYTES).digest()
    return -1 - (int.from_bytes(digest) >> 1)


async def _stored_key(db: Session) -> bytes | None:
    """Return the secret key that marks are hashed with, or None before the first deletion."""
    return await db.first(bytes, "SELECT key FROM deletion_key")


async def forget_marks(db: Session, match_id: str) -> None:
    """Delete the marks of a finished match."""
    await db.run("UPDATE arbiter_acts SET removed = NULL WHERE match_id = ? AND removed < 0", match_id)


async def _keep_marks(db: Session, user_id: int) -> None:
    """Store marks for a user in what others have decided: removals from running matches, and lists of users."""
    await db.run("INSERT INTO deletion_key VALUES (1, ?) ON CONFLICT (one) DO NOTHING", secrets.token_bytes(KEY_BYTES))
    key = await _stored_key(db)
    ended = "UPDATE arbiter_acts SET removed = NULL WHERE match_id = ? AND removed = ?"
    seated = await db.rows(SEATED_BY_ARBITER, user_id)
    await db.run_each(ended, [(match_id, marked(key, match_id, user_id)) for (match_id,) in seated])
    kept = "UPDATE arbiter_acts SET removed = ? WHERE match_id = ? AND n = ?"
    removed = await db.rows(ACTIVE_REMOVALS, user_id)
    await db.run_each(kept, [(marked(key, match_id, user_id), match_id, n) for match_id, n in removed])
    listed = """
        INSERT INTO preferences SELECT scope, id, ?, '' FROM preferences WHERE name = ?
        ON CONFLICT (scope, id, name) DO NOTHING
    """
    for place in (LISTS, BLOCKS):
        await db.run(listed, f"{place}:{marked(key, place, user_id)}", f"{place}:{user_id}")


async def marked_removals(db: Session, user_id: int) -> list[dict[str, object]]:
    """Return the removals of a deleted user, found by mark, with the columns of `removals` in `OWN_ROWS`."""
    key, rows = await _stored_key(db), await db.named_rows(MARKED_REMOVALS)
    return [row for row in rows if row.pop("removed") == marked(key, row["match_id"], user_id)]


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
