"""Those who follow matches, and how much they have been shown; times are seconds since 1970."""

from collections.abc import Iterable, Sequence
from typing import Any, Final, Literal

from msgspec import Struct

from storage import matches
from storage.rows import OutboxEntry
from storage.session import Session, StorePart, reads, writes, writes_in_order

COMMENTARY: Final = 0
"""The reader that stands for a match's commentary thread."""

Followed = Literal["match", "player"]
Place = Literal["thread", "direct", "digest"]
Every = Literal["phase", "turn"]

# In a thread a reader has to be let in once, and reads along from then on.
READERS: Final = """
    SELECT match_id, user_id, place, every, CASE WHEN place = 'thread' AND user_id <> 0 THEN length ELSE coalesce(length, 0) END
    FROM readers
    WHERE held(guild_id) AND CASE WHEN place = 'thread' AND user_id <> 0 THEN length IS NULL
        ELSE status <> 'live' OR log_length > coalesce(length, 0) END
    ORDER BY match_id, user_id, rank
"""
SEATED_READERS: Final = """
    SELECT match_id, user_id, place, every, length FROM (
        SELECT r.match_id, r.user_id, r.place, r.every, r.length, r.rank, m.guild_id
        FROM readers AS r JOIN seats AS s ON s.match_id = r.match_id AND s.user_id = r.user_id
        JOIN matches AS m ON m.id = r.match_id WHERE m.status = 'live'
        UNION ALL
        SELECT c.match_id, s.user_id, 'thread', 'phase', p.length, 2, m.guild_id FROM commentaries AS c
        JOIN matches AS m ON m.id = c.match_id JOIN seats AS s ON s.match_id = c.match_id
        LEFT JOIN follow_progress AS p ON p.match_id = c.match_id AND p.user_id = s.user_id
        WHERE m.status = 'live' AND s.user_id IS NOT NULL AND coalesce(p.done, 0) = 0
    ) AS seated WHERE held(guild_id) ORDER BY match_id, user_id, rank
"""
SET_LENGTH: Final = """
    INSERT INTO follow_progress VALUES (?, ?, ?, ?)
    ON CONFLICT (match_id, user_id) DO UPDATE SET length = excluded.length, done = excluded.done
"""


class FollowRow(Struct, frozen=True):
    """A match or a player that a user follows: `subject` is the match's id, or the player's user id."""

    user_id: int
    kind: Followed
    subject: str
    place: Place
    every: Every
    since: int


class ReaderRow(Struct, frozen=True):
    """A reader for whom a match may have an update: a user, or `COMMENTARY`.

    `length` is how many lines of the log the reader has been shown, None for one who is not yet in the thread.
    """

    match_id: str
    user_id: int
    place: Place
    every: Every
    length: int | None


class FollowStore(StorePart):
    """What users follow, and how far each has read."""

    @writes
    async def follow(self, db: Session, row: FollowRow, lengths: Sequence[tuple[str, int, int]] = ()) -> None:
        """Keep what a user follows, in place of the same before.

        `lengths` are matches, readers, and how many lines of the log each counts as having been shown.
        """
        query = """
            INSERT INTO follows VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (user_id, kind, subject)
            DO UPDATE SET place = excluded.place, every = excluded.every, since = excluded.since
        """
        await db.run(query, row.user_id, row.kind, row.subject, row.place, row.every, row.since)
        await db.run_each(SET_LENGTH, [(*one, 0) for one in lengths])

    @writes
    async def unfollow(self, db: Session, user_id: int, kind: Followed, subject: str) -> bool:
        """Forget what a user follows; returns whether there was such a thing."""
        return await _unfollow(db, user_id, kind, subject)

    @reads
    async def follows_of(self, db: Session, user_id: int) -> tuple[FollowRow, ...]:
        """Return what a user follows, the oldest first."""
        query = (
            "SELECT user_id, kind, subject, place, every, since FROM follows WHERE user_id = ? ORDER BY since, subject"
        )
        return tuple(FollowRow(*row) for row in await db.rows(query, user_id))

    @reads
    async def readers(self, db: Session) -> tuple[ReaderRow, ...]:
        """Return the readers whose match has gone on, or ended, since their last update; each match and reader once."""
        return _each_once(await db.rows(READERS))

    @reads
    async def seated_readers(self, db: Session) -> tuple[ReaderRow, ...]:
        """Return followers with a seat in a running match, and players of one with a commentary thread, until `add_update` says done."""
        return _each_once(await db.rows(SEATED_READERS))

    @writes_in_order
    async def add_update(
        self, db: Session, match_id: str, user_id: int, length: int, entry: OutboxEntry | None, *, done: bool
    ) -> None:
        """Note how many lines a reader has been shown, together with the message that shows them; `done` is to the end."""
        match = await matches.lock(db, match_id)
        await db.run(SET_LENGTH, match_id, user_id, length, done)
        await matches.queue(db, match_id, match.length - 1, [] if entry is None else [entry])

    @writes
    async def end_follow(self, db: Session, match_id: str, user_id: int) -> None:
        """Forget that a user, or the commentary thread, follows a match; followers of its players still do."""
        if user_id == COMMENTARY:
            await db.run("DELETE FROM follows WHERE kind = 'match' AND subject = ? AND place = 'thread'", match_id)
        else:
            await _unfollow(db, user_id, "match", match_id)

    @reads
    async def commentary(self, db: Session, match_id: str) -> int | None:
        """Return the commentary thread of a match."""
        thread_id: int | None = await db.value("SELECT thread_id FROM commentaries WHERE match_id = ?", match_id)
        return thread_id

    @writes
    async def set_commentary(self, db: Session, match_id: str, thread_id: int) -> None:
        """Keep the commentary thread of a match."""
        query = """
            INSERT INTO commentaries VALUES (?, ?) ON CONFLICT (match_id) DO UPDATE SET thread_id = excluded.thread_id
        """
        await db.run(query, match_id, thread_id)


async def _unfollow(db: Session, user_id: int, kind: Followed, subject: str) -> bool:
    """Forget what a user follows, and with the last of it how far the user has read."""
    query = "DELETE FROM follows WHERE user_id = ? AND kind = ? AND subject = ?"
    gone = await db.changed(query, user_id, kind, subject)
    rest = "DELETE FROM follow_progress WHERE user_id = ?1 AND NOT EXISTS (SELECT 1 FROM follows WHERE user_id = ?1)"
    await db.run(rest, user_id)
    return gone > 0


def _each_once(rows: Iterable[Any]) -> tuple[ReaderRow, ...]:
    """The rows by match and reader: a follower of the match counts before a follower of a player in it."""
    found: dict[tuple[str, int], ReaderRow] = {}
    for row in rows:
        found.setdefault((row[0], row[1]), ReaderRow(*row))
    return tuple(found.values())
