"""What was posted, in the store over PostgreSQL."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from storage import errors
from storage.postgres.database import Database
from storage.postgres.locked import lock
from storage.rows import CORRECTED, OLDER_CARD, REPLACED, SUPERSEDED, MessageRow, PhaseRecordRow
from storage.store import Store

if TYPE_CHECKING:
    from storage.postgres.database import Connection

FORGET: Final = "DELETE FROM outbox WHERE id = ANY($1)"
FORGET_CARD: Final = "DELETE FROM cards WHERE match_id = $1 AND kind = $2 AND message_id = $3"
KEEP_CARD: Final = """
    INSERT INTO cards VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT (match_id, kind) DO UPDATE SET channel_id = excluded.channel_id, message_id = excluded.message_id,
        seq = excluded.seq, posted_at = excluded.posted_at
"""
KEEP_RECORD: Final = """
    INSERT INTO phase_records VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (match_id, message_id) DO UPDATE SET channel_id = excluded.channel_id, length = excluded.length,
        body = excluded.body
"""
KEEP_REST: Final = "UPDATE outbox SET body = $2 WHERE id = $1 RETURNING id"
STRIP: Final = "DELETE FROM cards WHERE match_id = $1 AND message_id = $2 AND kind LIKE '%:%'"
KEEP_DRAFT: Final = "INSERT INTO phase_drafts VALUES ($1, $2) ON CONFLICT (match_id) DO UPDATE SET body = excluded.body"
SHOWN: Final = "SELECT seq FROM cards WHERE match_id = $1 AND kind = $2"
ELSEWHERE: Final = """
    SELECT match_id FROM outbox JOIN matches m ON m.id = match_id JOIN leases ON partition = partition_of(guild_id)
    WHERE outbox.id = ANY($1) AND leases.holder IS DISTINCT FROM $2 AND NOT EXISTS (
        SELECT 1 FROM claims WHERE what = 'notice' AND claims.id = match_id AND claims.holder = $2 AND claims.until > now()
    ) LIMIT 1
"""
"""Finds a message that neither a lease nor a claim lets this process send."""

CARDS: Final = """
    SELECT match_id, channel_id, message_id, seq, posted_at, kind FROM cards
    WHERE match_id = $1 AND kind NOT LIKE '%:%' ORDER BY kind
"""
PENDING: Final = """
    SELECT match_id, cards.channel_id, message_id, seq, posted_at, kind
    FROM cards JOIN matches m ON m.id = match_id JOIN leases ON partition = partition_of(guild_id)
    WHERE kind LIKE '%:%' AND holder = $1 ORDER BY match_id, kind
"""


class PostgresMessages(Store):
    """Each method does what the protocol says of it."""

    _database: Database
    _holder: int

    async def sent(self, ids: Sequence[int]) -> None:
        async def change(db: Connection) -> None:
            match_id = await db.fetchval(ELSEWHERE, ids, self._holder)
            if match_id is not None:
                raise errors.Elsewhere(match_id)
            await db.execute(FORGET, ids)

        await self._database.change(change)

    async def shown(
        self, ids: Sequence[int], card: MessageRow, superseded: MessageRow | None = None, draft: bytes | None = None
    ) -> None:
        async def change(db: Connection) -> None:
            await lock(db, card.match_id, self._holder)
            current = await db.fetchval(SHOWN, card.match_id, card.kind)
            if current is not None and current > card.seq:
                raise errors.Stale(card.match_id, card.seq, current)
            await db.execute(FORGET, ids)
            if superseded is not None:
                await db.execute(FORGET_CARD, superseded.match_id, superseded.kind, superseded.message_id)
                await _keep_card(db, superseded, SUPERSEDED if superseded.kind == OLDER_CARD else REPLACED)
            await _keep_card(db, card)
            if draft is not None:
                await db.execute(KEEP_DRAFT, card.match_id, draft)

        await self._database.change(change, card.match_id)

    async def recorded(self, record: PhaseRecordRow, ids: Sequence[int], rest: bytes, draft: bytes) -> None:
        *whole, last = ids

        async def change(db: Connection) -> None:
            await lock(db, record.match_id, self._holder)
            if await db.fetchval(KEEP_REST, last, rest) is None:
                raise errors.Stale(record.match_id, last, last)
            await _keep_record(db, record)
            await db.execute(KEEP_DRAFT, record.match_id, draft)
            await db.execute(FORGET, whole)

        await self._database.change(change, record.match_id)

    async def correct(self, records: Sequence[PhaseRecordRow]) -> None:
        async def change(db: Connection) -> None:
            for match_id in sorted({one.match_id for one in records}):
                await lock(db, match_id, self._holder)
            for one in records:
                await _keep_record(db, one)
                card = MessageRow(one.match_id, one.channel_id, one.message_id, one.length, 0)
                await _keep_card(db, card, CORRECTED)

        await self._database.change(change)

    async def cards(self, match_id: str) -> tuple[MessageRow, ...]:
        return tuple(MessageRow(*row) for row in await self._database.rows(CARDS, match_id))

    async def superseded(self) -> tuple[MessageRow, ...]:
        return tuple(MessageRow(*row) for row in await self._database.rows(PENDING, self._holder))

    async def stripped(self, card: MessageRow) -> None:
        async def change(db: Connection) -> None:
            await lock(db, card.match_id, self._holder)
            await db.execute(STRIP, card.match_id, card.message_id)

        await self._database.change(change, card.match_id)


async def _keep_card(db: Connection, card: MessageRow, pending: str = "") -> None:
    """Keep a message under its kind, or one that is still to be changed under that and its id."""
    kind = f"{pending}{card.message_id}" if pending else card.kind
    await db.execute(KEEP_CARD, card.match_id, kind, card.channel_id, card.message_id, card.seq, card.posted_at)


async def _keep_record(db: Connection, record: PhaseRecordRow) -> None:
    row = (record.match_id, record.message_id, record.channel_id, record.length, record.body)
    await db.execute(KEEP_RECORD, *row)
