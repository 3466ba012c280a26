"""The messages' part of the store over SQLite."""

from collections.abc import Sequence

from storage import messages, reading
from storage.message_store import MessageStore
from storage.rows import MessageRow, OutboxRow, PhaseRecordRow
from storage.sqlite_file import SqliteFile


class SqliteMessages(SqliteFile, MessageStore):
    """Each method does what the protocol says of it."""

    async def unsent(self, match_id: str) -> tuple[OutboxRow, ...]:
        return await self._read(lambda db: reading.unsent(db, match_id))

    async def matches_with_unsent(self) -> dict[str, int]:
        return await self._read(reading.matches_with_unsent)

    async def oldest_unsent(self) -> int | None:
        return await self._read(reading.oldest_unsent)

    async def sent(self, ids: Sequence[int]) -> None:
        await self._writer.write(lambda db: messages.forget(db, ids))

    async def shown(
        self, ids: Sequence[int], card: MessageRow, superseded: MessageRow | None = None, draft: bytes | None = None
    ) -> None:
        await self._writer.write(lambda db: messages.shown(db, ids, card, superseded, draft))

    async def draft(self, match_id: str) -> bytes | None:
        return await self._read(lambda db: reading.draft(db, match_id))

    async def recorded(self, record: PhaseRecordRow, ids: Sequence[int], rest: bytes, draft: bytes) -> None:
        await self._writer.write(lambda db: messages.recorded(db, record, ids, rest, draft))

    async def phase_records(self, match_id: str, length: int) -> tuple[PhaseRecordRow, ...]:
        return await self._read(lambda db: reading.phase_records(db, match_id, length))

    async def correct(self, records: Sequence[PhaseRecordRow]) -> None:
        await self._writer.write(lambda db: messages.correct(db, records))

    async def cards(self, match_id: str) -> tuple[MessageRow, ...]:
        return await self._read(lambda db: reading.cards(db, match_id))

    async def superseded(self) -> tuple[MessageRow, ...]:
        return await self._read(reading.superseded)

    async def stripped(self, card: MessageRow) -> None:
        await self._writer.write(lambda db: messages.stripped(db, card))
