"""What was posted, in the store over PostgreSQL."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from storage.postgres.database import Database
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
KEEP_DRAFT: Final = "INSERT INTO phase_drafts VALUES ($1, $2) ON CONFLICT (match_id) DO UPDATE SET body = excluded.body"
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
        await self._database.run(FORGET, ids)

    async def shown(
        self, ids: Sequence[int], card: MessageRow, superseded: MessageRow | None = None, draft: bytes | None = None
    ) -> None:
        async def change(db: Connection) -> None:
            await db.execute(FORGET, ids)
            if superseded is not None:
                await db.execute(FORGET_CARD, superseded.match_id, superseded.kind, superseded.message_id)
                await _keep_card(db, superseded, SUPERSEDED if superseded.kind == OLDER_CARD else REPLACED)
            await _keep_card(db, card)
            if draft is not None:
                await db.execute(KEEP_DRAFT, card.match_id, draft)

        await self._database.change(change)

    async def recorded(self, record: PhaseRecordRow, ids: Sequence[int], rest: bytes, draft: bytes) -> None:
        *whole, last = ids

        async def change(db: Connection) -> None:
            await _keep_record(db, record)
            await db.execute(KEEP_DRAFT, record.match_id, draft)
            await db.execute(FORGET, whole)
            await db.execute("UPDATE outbox SET body = $2 WHERE id = $1", last, rest)

        await self._database.change(change, record.match_id)

    async def correct(self, records: Sequence[PhaseRecordRow]) -> None:
        async def change(db: Connection) -> None:
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
        query = "DELETE FROM cards WHERE match_id = $1 AND message_id = $2 AND kind LIKE '%:%'"
        await self._database.run(query, card.match_id, card.message_id)


async def _keep_card(db: Connection, card: MessageRow, pending: str = "") -> None:
    """Keep a message under its kind, or one that is still to be changed under that and its id."""
    kind = f"{pending}{card.message_id}" if pending else card.kind
    await db.execute(KEEP_CARD, card.match_id, kind, card.channel_id, card.message_id, card.seq, card.posted_at)


async def _keep_record(db: Connection, record: PhaseRecordRow) -> None:
    row = (record.match_id, record.message_id, record.channel_id, record.length, record.body)
    await db.execute(KEEP_RECORD, *row)
