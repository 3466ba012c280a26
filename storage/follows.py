"""Those who follow matches, in SQL: plain functions of a connection, questions and changes."""

import sqlite3
from collections.abc import Sequence
from typing import Final

from storage.follow_rows import COMMENTARY, Followed, FollowRow, ReaderRow

READERS: Final = """
    SELECT match_id, user_id, place, every, CASE WHEN place = 'thread' AND user_id <> 0 THEN length ELSE coalesce(length, 0) END
    FROM readers
    WHERE CASE WHEN place = 'thread' AND user_id <> 0 THEN length IS NULL
        ELSE status <> 'live' OR log_length > coalesce(length, 0) END
    ORDER BY match_id, user_id, rank
"""
"""Those for whom there may be something; who reads in a thread has only to be let into it once."""

SEATED: Final = """
    SELECT r.match_id, r.user_id, r.place, r.every, r.length, r.rank FROM readers AS r
    JOIN seats AS s ON s.match_id = r.match_id AND s.user_id = r.user_id WHERE r.status = 'live'
    UNION ALL
    SELECT c.match_id, s.user_id, 'thread', 'phase', p.length, 2 FROM commentaries AS c
    JOIN matches AS m ON m.id = c.match_id JOIN seats AS s ON s.match_id = c.match_id
    LEFT JOIN follow_progress AS p ON p.match_id = c.match_id AND p.user_id = s.user_id
    WHERE m.status = 'live' AND s.user_id IS NOT NULL AND coalesce(p.done, 0) = 0
    ORDER BY 1, 2, 6
"""
"""Who reads, and whoever sits where there is a commentary thread: somebody may be in that who follows nothing any more."""


def follow(db: sqlite3.Connection, row: FollowRow, lengths: Sequence[tuple[str, int, int]]) -> None:
    """Keep what a user follows."""
    kept = (row.user_id, row.kind, row.subject, row.place, row.every, row.since)
    db.execute("INSERT OR REPLACE INTO follows VALUES (?, ?, ?, ?, ?, ?)", kept)
    db.executemany("INSERT OR REPLACE INTO follow_progress VALUES (?, ?, ?, 0)", lengths)


def unfollow(db: sqlite3.Connection, user_id: int, kind: Followed, subject: str) -> bool:
    """Forget what a user follows; with the last of it also how far the user is in each match."""
    gone = db.execute("DELETE FROM follows WHERE user_id = ? AND kind = ? AND subject = ?", (user_id, kind, subject))
    if not follows_of(db, user_id):
        db.execute("DELETE FROM follow_progress WHERE user_id = ?", (user_id,))
    return gone.rowcount > 0


def follows_of(db: sqlite3.Connection, user_id: int) -> tuple[FollowRow, ...]:
    """What a user follows."""
    query = "SELECT user_id, kind, subject, place, every, since FROM follows WHERE user_id = ? ORDER BY since, subject"
    return tuple(FollowRow(*row) for row in db.execute(query, (user_id,)).fetchall())


def readers(db: sqlite3.Connection) -> tuple[ReaderRow, ...]:
    """Those for whom a match has gone on."""
    return _each_once(db, READERS)


def seated_readers(db: sqlite3.Connection) -> tuple[ReaderRow, ...]:
    """Those who follow a running match in which they sit, or may be in its commentary thread."""
    return _each_once(db, SEATED)


def set_length(db: sqlite3.Connection, match_id: str, user_id: int, length: int, *, done: bool) -> None:
    """Note how many lines a reader has been shown."""
    db.execute("INSERT OR REPLACE INTO follow_progress VALUES (?, ?, ?, ?)", (match_id, user_id, length, done))


def end_follow(db: sqlite3.Connection, match_id: str, user_id: int) -> None:
    """Forget that a match is followed by a user, or by everybody in its commentary thread."""
    if user_id == COMMENTARY:
        db.execute("DELETE FROM follows WHERE kind = 'match' AND subject = ? AND place = 'thread'", (match_id,))
    else:
        unfollow(db, user_id, "match", match_id)


def commentary(db: sqlite3.Connection, match_id: str) -> int | None:
    """The commentary thread of a match."""
    found = db.execute("SELECT thread_id FROM commentaries WHERE match_id = ?", (match_id,)).fetchall()
    return found[0][0] if found else None


def set_commentary(db: sqlite3.Connection, match_id: str, thread_id: int) -> None:
    """Keep the commentary thread of a match."""
    db.execute("INSERT OR REPLACE INTO commentaries VALUES (?, ?)", (match_id, thread_id))


def _each_once(db: sqlite3.Connection, query: str) -> tuple[ReaderRow, ...]:
    """The rows of a query by match and reader: who follows a match counts before who follows a player in it."""
    found: dict[tuple[str, int], ReaderRow] = {}
    for row in db.execute(query).fetchall():
        found.setdefault((row[0], row[1]), ReaderRow(*row[:5]))
    return tuple(found.values())
