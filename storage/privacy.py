"""Everything that is kept of one user, in SQL: to be given to them, or to be taken out of every table."""

import json
import secrets
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from storage import clocks, marks

Plain = dict[str, Any]

Unnamed = Callable[[bytes], bytes]
"""Takes a user out of news that are not posted yet."""

NAME_BYTES: Final = 8
"""Of a random name, which is twice as long in letters."""

OWN: Final = {
    "seats": "SELECT match_id, seat, name FROM seats WHERE user_id = ?",
    "log": "SELECT match_id, seq, seat, kind, picks, auto, at FROM log WHERE by_user = ?",
    "clock_lines": "SELECT match_id, n, text FROM clock_lines WHERE by_user = ?",
    "arbiter_acts": "SELECT match_id, n, seq, kind, seat, hours, name, reason, at FROM arbiter_acts WHERE by_user = ?",
    "removals": "SELECT match_id, n, kind, seat, reason, at FROM arbiter_acts WHERE ? IN (removed, seated)",
    "seating": "SELECT id FROM matches WHERE settings LIKE '%\"seating\":\"%' || CAST(? AS TEXT) || '%' ORDER BY id",
    "owned": "SELECT id, channel_id, guild_id, game, status, created_at FROM matches WHERE owner_id = ?",
    "vacations": "SELECT match_id, guild_id, since, until FROM vacations WHERE user_id = ?",
    "reserves": "SELECT match_id, name, at FROM reserves WHERE user_id = ?",
    "orders": "SELECT o.* FROM orders AS o JOIN seats AS s USING (match_id, seat) WHERE s.user_id = ?",
    "preferences": "SELECT name, value FROM preferences WHERE scope = 'user' AND id = ?",
    "decks": "SELECT game, name, parts FROM decks WHERE user_id = ?",
    "follows": "SELECT kind, subject, place, every, since FROM follows WHERE user_id = ?",
    "follow_progress": "SELECT match_id, length, done FROM follow_progress WHERE user_id = ?",
    "spotlight_predictions": "SELECT contest_id, pick, length, points FROM spotlight_predictions WHERE user_id = ?",
    "events": "SELECT id, channel_id, guild_id, settings, created_at FROM events WHERE owner_id = ?",
    "event_people": "SELECT event_id, name FROM event_people WHERE user_id = ?",
    "event_acts": """
        SELECT event_id, n, text FROM event_acts WHERE text GLOB '*[^0-9]' || CAST(? AS TEXT) || '[^0-9]*' ORDER BY event_id, n
    """,
    "people": "SELECT pseudonym FROM people WHERE user_id = ?",
    "results": """
        SELECT r.*, one.value AS own FROM results AS r, json_each(r.places) AS one
        WHERE json_extract(one.value, '$[0]') = (SELECT pseudonym FROM people WHERE user_id = ?)
    """,
    "turns": "SELECT t.* FROM turns AS t JOIN people AS p ON t.person = p.pseudonym WHERE p.user_id = ?",
}
"""By table: what is kept of a user."""

PRESENT: Final = (
    "seats WHERE user_id",
    "log WHERE by_user",
    "clock_lines WHERE by_user",
    *(f"arbiter_acts WHERE {column}" for column in ("by_user", "seated", "removed")),
)
"""What says that a user has been in a match."""

PERSON: Final = "SELECT user_id FROM seats WHERE match_id = matches.id AND user_id IS NOT NULL"

NEWS: Final = f"""
    SELECT id, body FROM outbox
    WHERE target NOT LIKE 'user:%' AND match_id IN ({" UNION ".join(f"SELECT match_id FROM {rows} = ?" for rows in PRESENT)})
"""  # noqa: S608 - written above
"""What is not posted yet of the matches that a user has been in, for everybody there."""

DELETED: Final = (
    # What was posted about phases may name whoever came and went; messages that are posted are struck through no more.
    *(
        f"DELETE FROM {table} WHERE match_id IN (SELECT match_id FROM {rows} = ?)"  # noqa: S608 - both are written above
        for table in ("phase_records", "phase_drafts")
        for rows in PRESENT
    ),
    "DELETE FROM vacations WHERE user_id = ?",
    "DELETE FROM reserves WHERE user_id = ?",
    "DELETE FROM orders WHERE (match_id, seat) IN (SELECT match_id, seat FROM seats WHERE user_id = ?)",
    "DELETE FROM preferences WHERE scope = 'user' AND id = ?",
    "DELETE FROM preferences WHERE scope = 'user' AND name = 'avoid:' || CAST(? AS TEXT)",
    "DELETE FROM decks WHERE user_id = ?",
    "DELETE FROM follows WHERE user_id = ?",
    "DELETE FROM follows WHERE kind = 'player' AND subject = CAST(? AS TEXT)",
    "DELETE FROM follow_progress WHERE user_id = ?",
    "DELETE FROM spotlight_predictions WHERE user_id = ?",
    "DELETE FROM posted_notices WHERE user_id = ?",
    "DELETE FROM outbox WHERE target = 'user:' || ?",
    "UPDATE events SET owner_id = 0 WHERE owner_id = ?",
    "UPDATE arbiter_acts SET removed = NULL WHERE removed = ?",
    "UPDATE arbiter_acts SET seated = NULL WHERE seated = ?",
    # Lobbies and matches of other processes could not be left by the bot: whoever is in such a lobby owns it from now on, an
    # empty one is called off, and a running match is due at once, so that its process learns that nobody sits there.
    "DELETE FROM seats WHERE user_id = ? AND match_id IN (SELECT id FROM matches WHERE status = 'lobby')",
    f"UPDATE matches SET owner_id = ({PERSON} ORDER BY seat LIMIT 1) WHERE owner_id = ? AND status = 'lobby' AND EXISTS ({PERSON})",  # noqa: S608 - written above
    "UPDATE matches SET status = 'cancelled' WHERE owner_id = ? AND status = 'lobby'",
    """
    INSERT INTO due SELECT id, 0 FROM matches WHERE status = 'live' AND id IN (SELECT match_id FROM seats WHERE user_id = ?)
    ON CONFLICT (match_id) DO UPDATE SET next_at = excluded.next_at
    """,
    "DELETE FROM people WHERE user_id = ?",
    "UPDATE log SET by_user = NULL WHERE by_user = ?",
    "UPDATE clock_lines SET by_user = NULL WHERE by_user = ?",
    "UPDATE matches SET owner_id = 0 WHERE owner_id = ?",
)
"""What takes a user out of the tables but that of seats; the lines of logs and clocks stay."""


SEATED: Final = "SELECT id, settings FROM matches WHERE settings LIKE '%\"seating\":\"%' || CAST(? AS TEXT) || '%'"
"""The matches whose settings may keep a seat for a user by id, as those of a rematch do."""

NOBODY: Final = "-"
"""What stands in a seating for a seat that is kept for no person."""


def as_it_is(body: bytes) -> bytes:
    """News that name nobody."""
    return body


def own_rows(db: sqlite3.Connection, user_id: int) -> Plain:
    """Everything that is kept of a user, by table."""
    found: Plain = {}
    for table, query in OWN.items():
        cursor = db.execute(query, (user_id,))
        names = [column[0] for column in cursor.description]
        found[table] = [dict(zip(names, row, strict=True)) for row in cursor]
    found["removals"] += marked_removals(stored_key(db), db.execute(marks.OWN), user_id)
    return found


def forget_user(db: sqlite3.Connection, user_id: int, unnamed: Unnamed = as_it_is) -> tuple[str, ...]:
    """Take a user out of every table; matches that are over keep the pseudonym. Returns the matches that had the user.

    What is not posted yet becomes what `unnamed` makes of it.
    """
    name = clocks.pseudonym_of(db, user_id)
    _keep_marks(db, user_id)
    held = db.execute("SELECT match_id FROM seats WHERE user_id = ? ORDER BY match_id", (user_id,)).fetchall()
    owned = db.execute("SELECT id FROM matches WHERE owner_id = ? ORDER BY id", (user_id,)).fetchall()
    seated = list(unseated(db.execute(SEATED, (user_id,)), user_id))
    db.execute("PRAGMA secure_delete = ON")  # what is taken out is overwritten, not only let go of
    news = db.execute(NEWS, (user_id,) * len(PRESENT)).fetchall()
    db.executemany("UPDATE outbox SET body = ? WHERE id = ?", [(unnamed(body), id) for id, body in news])
    for statement in DELETED:
        db.execute(statement, (user_id,))
    db.execute("UPDATE arbiter_acts SET by_user = NULL, name = ? WHERE by_user = ?", (name, user_id))
    db.execute("UPDATE event_people SET name = ? WHERE user_id = ?", (name_in_events(), user_id))
    db.execute("UPDATE seats SET user_id = NULL, name = ? WHERE user_id = ?", (name, user_id))
    db.executemany("UPDATE matches SET settings = ? WHERE id = ?", [(settings, id) for id, settings in seated])
    ids = tuple(dict.fromkeys([id for (id,) in [*held, *owned]] + [id for id, _ in seated]))
    db.executemany("UPDATE matches SET changes = changes + 1 WHERE id = ?", [(id,) for id in ids])
    return ids


def stored_key(db: sqlite3.Connection) -> bytes | None:
    """The secret of the marks; None before the first deletion."""
    found = db.execute(marks.KEY).fetchall()
    return found[0][0] if found else None


def marked_removals(key: bytes | None, rows: Iterable[Iterable[Any]], user_id: int) -> list[Plain]:
    """The removals among these `rows` of `marks.OWN` that are kept of a user who was deleted."""
    found = []
    for match_id, *others, removed in rows:
        if removed == marks.mark(key, match_id, user_id):
            names = ("match_id", "n", "kind", "seat", "reason", "at")
            found.append(dict(zip(names, (match_id, *others), strict=True)))
    return found


def forget_marks(db: sqlite3.Connection, match_id: str) -> None:
    """Forget the marks of a match that is over."""
    db.execute("UPDATE arbiter_acts SET removed = NULL WHERE match_id = ? AND removed < 0", (match_id,))


def _keep_marks(db: sqlite3.Connection, user_id: int) -> None:
    """Keep by marks what others have decided about a user: removals from running matches, and lists of whom they avoid."""
    db.execute("INSERT OR IGNORE INTO deletion_key VALUES (1, ?)", (marks.new_key(),))
    key = stored_key(db)
    for (match_id,) in db.execute(marks.SEATED, (user_id,)).fetchall():
        ended = (match_id, marks.mark(key, match_id, user_id))
        db.execute("UPDATE arbiter_acts SET removed = NULL WHERE match_id = ? AND removed = ?", ended)
    for match_id, n in db.execute(marks.REMOVED, (user_id,)).fetchall():
        kept = (marks.mark(key, match_id, user_id), match_id, n)
        db.execute("UPDATE arbiter_acts SET removed = ? WHERE match_id = ? AND n = ?", kept)
    listed = """
        INSERT OR IGNORE INTO preferences SELECT scope, id, 'avoid:' || ?, '' FROM preferences
        WHERE scope = 'user' AND name = 'avoid:' || ?
    """
    db.execute(listed, (marks.mark(key, marks.LISTS, user_id), user_id))


def name_in_events() -> str:
    """What events call a user who was deleted: they keep the id, and the pseudonym beside it would lead to the results."""
    return secrets.token_hex(NAME_BYTES)


def unseated(rows: Iterable[tuple[str, str]], user_id: int) -> Iterator[tuple[str, str]]:
    """Matches with their settings, of those that keep a seat for a user, with the seat kept for nobody."""
    for id, text in rows:
        settings = json.loads(text)
        kept = settings["seating"].split()
        if str(user_id) in kept:
            settings["seating"] = " ".join(NOBODY if one == str(user_id) else one for one in kept)
            yield id, json.dumps(settings, ensure_ascii=False, separators=(",", ":"))
