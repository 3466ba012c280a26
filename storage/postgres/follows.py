"""The part of the store over PostgreSQL that is about those who follow matches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from storage.follow_rows import COMMENTARY, Followed, FollowRow, ReaderRow
from storage.postgres.database import Database
from storage.postgres.locked import locked
from storage.postgres.play import queue
from storage.rows import OutboxEntry
from storage.store import Store

if TYPE_CHECKING:
    from storage.postgres.database import Connection

FOLLOW: Final = """
    INSERT INTO follows VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT (user_id, kind, subject) DO UPDATE SET place = excluded.place, every = excluded.every, since = excluded.since
"""
SET_LENGTH: Final = """
    INSERT INTO follow_progress VALUES ($1, $2, $3, $4)
    ON CONFLICT (match_id, user_id) DO UPDATE SET length = excluded.length, done = excluded.done
"""
FOLLOWS_OF: Final = """
    SELECT user_id, kind, subject, place, every, since FROM follows WHERE user_id = $1 ORDER BY since, subject
"""
UNFOLLOW: Final = "DELETE FROM follows WHERE user_id = $1 AND kind = $2 AND subject = $3 RETURNING user_id"
FORGET_PROGRESS: Final = """
    DELETE FROM follow_progress WHERE user_id = $1 AND NOT EXISTS (SELECT 1 FROM follows WHERE follows.user_id = $1)
"""
READERS: Final = """
    SELECT DISTINCT ON (match_id, user_id) match_id, user_id, place, every,
        CASE WHEN place = 'thread' AND user_id <> 0 THEN length ELSE coalesce(length, 0) END
    FROM readers JOIN leases ON partition = partition_of(guild_id)
    WHERE holder = $1 AND CASE WHEN place = 'thread' AND user_id <> 0 THEN length IS NULL
        ELSE status <> 'live' OR log_length > coalesce(length, 0) END
    ORDER BY match_id, user_id, rank
"""
SEATED_READERS: Final = """
    SELECT DISTINCT ON (match_id, user_id) match_id, user_id, place, every, length FROM (
        SELECT r.match_id, r.user_id, r.place, r.every, r.length, r.rank, r.guild_id
        FROM readers r JOIN seats s ON s.match_id = r.match_id AND s.user_id = r.user_id WHERE r.status = 'live'
        UNION ALL
        SELECT c.match_id, s.user_id, 'thread', 'phase', p.length, 2, m.guild_id
        FROM commentaries c JOIN matches m ON m.id = c.match_id JOIN seats s ON s.match_id = c.match_id
        LEFT JOIN follow_progress p ON p.match_id = c.match_id AND p.user_id = s.user_id
        WHERE m.status = 'live' AND s.user_id IS NOT NULL AND coalesce(p.done, 0) = 0
    ) AS seated JOIN leases ON partition = partition_of(guild_id)
    WHERE holder = $1 ORDER BY match_id, user_id, rank
"""
END_THREAD: Final = "DELETE FROM follows WHERE kind = 'match' AND subject = $1 AND place = 'thread'"
SET_COMMENTARY: Final = """
    INSERT INTO commentaries VALUES ($1, $2) ON CONFLICT (match_id) DO UPDATE SET thread_id = excluded.thread_id
"""


class PostgresFollows(Store):
    """Each method does what the protocol says of it."""

    _database: Database
    _holder: int

    async def follow(self, row: FollowRow, lengths: Sequence[tuple[str, int, int]] = ()) -> None:
        async def change(db: Connection) -> None:
            await db.execute(FOLLOW, row.user_id, row.kind, row.subject, row.place, row.every, row.since)
            await db.executemany(SET_LENGTH, [(*one, 0) for one in lengths])

        await self._database.change(change)

    async def unfollow(self, user_id: int, kind: Followed, subject: str) -> bool:
        async def change(db: Connection) -> bool:
            gone = await db.fetchval(UNFOLLOW, user_id, kind, subject)
            await db.execute(FORGET_PROGRESS, user_id)
            return gone is not None

        return await self._database.change(change)

    async def follows_of(self, user_id: int) -> tuple[FollowRow, ...]:
        return tuple(FollowRow(*row) for row in await self._database.rows(FOLLOWS_OF, user_id))

    async def readers(self) -> tuple[ReaderRow, ...]:
        return tuple(ReaderRow(*row) for row in await self._database.rows(READERS, self._holder))

    async def seated_readers(self) -> tuple[ReaderRow, ...]:
        return tuple(ReaderRow(*row) for row in await self._database.rows(SEATED_READERS, self._holder))

    async def add_update(
        self, match_id: str, user_id: int, length: int, entry: OutboxEntry | None, *, done: bool
    ) -> None:
        async def change(db: Connection) -> None:
            row = await locked(db, match_id, self._holder)
            await db.execute(SET_LENGTH, match_id, user_id, length, done)
            await queue(db, match_id, row.length - 1, [] if entry is None else [entry])

        await self._database.change(change, match_id)

    async def end_follow(self, match_id: str, user_id: int) -> None:
        if user_id == COMMENTARY:
            await self._database.run(END_THREAD, match_id)
        else:
            await self.unfollow(user_id, "match", match_id)

    async def commentary(self, match_id: str) -> int | None:
        thread: int | None = await self._database.one(
            "SELECT thread_id FROM commentaries WHERE match_id = $1", match_id
        )
        return thread

    async def set_commentary(self, match_id: str, thread_id: int) -> None:
        await self._database.run(SET_COMMENTARY, match_id, thread_id)
