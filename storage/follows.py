"""Followers of matches, and how much each has been shown. Times are seconds since 1970."""

from collections.abc import Iterable, Sequence
from typing import Any, Final, Literal

from msgspec import Struct

from storage import messages
from storage.messages import OutboxEntry
from storage.session import Session, StorePart, hold, inserting, reads, writes, writes_in_order

COMMENTARY: Final = 0  # the reader that represents a match's commentary thread

Followed = Literal["match", "player"]
Place = Literal["thread", "direct", "digest"]
Every = Literal["phase", "turn"]

# A reader has to be added to a thread once, and can read everything from then on.
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
SET_LENGTH: Final = inserting("follow_progress", "match_id, user_id", "match_id", "user_id", "length", "done")


class FollowRow(Struct, frozen=True):
    """A match or a player that a user follows: `subject` is the match's id, or the player's user id."""

    user_id: int
    kind: Followed
    subject: str
    place: Place
    every: Every
    since: int


class ReaderRow(Struct, frozen=True):
    """A user, or `COMMENTARY`, and how many log lines were shown there, or None for a user not yet in the thread."""

    match_id: str
    user_id: int
    place: Place
    every: Every
    length: int | None


async def unfollow(db: Session, user_id: int, kind: Followed, subject: str) -> bool:
    """Delete what a user follows, and after the last entry also how far the user has read. Returns True if it was there."""
    query = "DELETE FROM follows WHERE user_id = ? AND kind = ? AND subject = ?"
    gone = await db.run(query, user_id, kind, subject)
    rest = "DELETE FROM follow_progress WHERE user_id = ?1 AND NOT EXISTS (SELECT 1 FROM follows WHERE user_id = ?1)"
    await db.run(rest, user_id)
    return gone > 0


class FollowStore(StorePart):
    """The matches and players that users follow, and how far each user has read."""

    @writes
    async def follow(self, db: Session, row: FollowRow, lengths: Sequence[tuple[str, int, int]] = ()) -> None:
        """Store what a user follows. `lengths` are (match id, reader, log lines that count as shown)."""
        await db.put("follows", [row], key="user_id, kind, subject")
        await db.run_each(SET_LENGTH, [(*one, 0) for one in lengths])

    unfollow = writes(unfollow)

    @reads
    async def follows_of(self, db: Session, user_id: int) -> tuple[FollowRow, ...]:
        """Return what a user follows, oldest first."""
        return await db.structs(FollowRow, "FROM follows WHERE user_id = ? ORDER BY since, subject", user_id)

    @reads
    async def readers(self, db: Session) -> tuple[ReaderRow, ...]:
        """Return the readers whose match has continued, or ended, since their last update; each pair once."""
        return _each_once(await db.rows(READERS))

    @reads
    async def seated_readers(self, db: Session) -> tuple[ReaderRow, ...]:
        """Return followers seated in a running match, and players of one with a commentary thread, if not done."""
        return _each_once(await db.rows(SEATED_READERS))

    @writes_in_order
    async def add_update(
        self, db: Session, match_id: str, user_id: int, length: int, entry: OutboxEntry | None, *, done: bool
    ) -> None:
        """Store how many lines a reader has been shown, with the message that shows them. `done` ends the following."""
        await hold(db, match_id)
        await db.run(SET_LENGTH, match_id, user_id, length, done)
        await messages.add(db, match_id, [] if entry is None else [entry])

    @writes
    async def end_follow(self, db: Session, match_id: str, user_id: int) -> None:
        """End the following of a match by a user or the commentary thread. Followers of its players stay."""
        if user_id == COMMENTARY:
            await db.run("DELETE FROM follows WHERE kind = 'match' AND subject = ? AND place = 'thread'", match_id)
        else:
            await unfollow(db, user_id, "match", match_id)

    @reads
    async def commentary(self, db: Session, match_id: str) -> int | None:
        """Return the commentary thread of a match."""
        return await db.first(int, "SELECT thread_id FROM commentaries WHERE match_id = ?", match_id)

    @writes
    async def set_commentary(self, db: Session, match_id: str, thread_id: int) -> None:
        """Keep the commentary thread of a match."""
        await db.upsert("commentaries", "match_id", match_id=match_id, thread_id=thread_id)


def _each_once(rows: Iterable[Any]) -> tuple[ReaderRow, ...]:
    """Return one row per match and reader. Following the match takes precedence over following its player."""
    found: dict[tuple[str, int], ReaderRow] = {}
    for row in rows:
        found.setdefault((row[0], row[1]), ReaderRow(*row))
    return tuple(found.values())
