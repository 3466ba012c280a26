"""The part of the store over SQLite that is about those who follow matches."""

import sqlite3
from collections.abc import Sequence

from storage import follows, writing
from storage.follow_rows import Followed, FollowRow, ReaderRow
from storage.follow_store import FollowStore
from storage.rows import OutboxEntry
from storage.sqlite_file import SqliteFile


class SqliteFollows(SqliteFile, FollowStore):
    """Each method does what the protocol says of it."""

    async def follow(self, row: FollowRow, lengths: Sequence[tuple[str, int, int]] = ()) -> None:
        await self._writer.write(lambda db: follows.follow(db, row, lengths))

    async def unfollow(self, user_id: int, kind: Followed, subject: str) -> bool:
        return await self._writer.write(lambda db: follows.unfollow(db, user_id, kind, subject))

    async def follows_of(self, user_id: int) -> tuple[FollowRow, ...]:
        return await self._read(lambda db: follows.follows_of(db, user_id))

    async def readers(self) -> tuple[ReaderRow, ...]:
        return await self._read(follows.readers)

    async def seated_readers(self) -> tuple[ReaderRow, ...]:
        return await self._read(follows.seated_readers)

    async def add_update(
        self, match_id: str, user_id: int, length: int, entry: OutboxEntry | None, *, done: bool
    ) -> None:
        entries = [] if entry is None else [entry]
        numbers = self._numbered(entries)

        def write(db: sqlite3.Connection) -> None:
            follows.set_length(db, match_id, user_id, length, done=done)
            writing.notify(db, match_id, entries, numbers)

        await self._writer.write(write)

    async def end_follow(self, match_id: str, user_id: int) -> None:
        await self._writer.write(lambda db: follows.end_follow(db, match_id, user_id))

    async def commentary(self, match_id: str) -> int | None:
        return await self._read(lambda db: follows.commentary(db, match_id))

    async def set_commentary(self, match_id: str, thread_id: int) -> None:
        await self._writer.write(lambda db: follows.set_commentary(db, match_id, thread_id))
