"""The events' part of the store over SQLite."""

from collections.abc import Sequence

from storage import events, reading
from storage.event_rows import EventRow, EventTableRow, SavedEvent
from storage.event_store import EventStore
from storage.sqlite_file import SqliteFile


class SqliteEvents(SqliteFile, EventStore):
    """Each method does what the protocol says of it."""

    async def create_event(self, event: EventRow) -> None:
        await self._writer.write(lambda db: events.create(db, event))

    async def event(self, event_id: str) -> SavedEvent | None:
        return await self._read(lambda db: events.event(db, event_id))

    async def event_in(self, channel_id: int) -> str | None:
        return await self._read(lambda db: events.event_in(db, channel_id))

    async def add_acts(self, event_id: str, length: int, acts: Sequence[str], next_at: int | None) -> None:
        await self._writer.write(lambda db: events.add_acts(db, event_id, length, acts, next_at))

    async def events_due(self, now: int, most: int) -> tuple[str, ...]:
        return await self._read(lambda db: events.due(db, now, most))

    async def set_event_due(self, event_id: str, at: int | None) -> None:
        await self._writer.write(lambda db: events.set_due(db, event_id, at))

    async def set_event_message(self, event_id: str, message_id: int) -> None:
        await self._writer.write(lambda db: events.set_message(db, event_id, message_id))

    async def events_in_guild(self, guild_id: int, most: int) -> tuple[tuple[str, int], ...]:
        return await self._read(lambda db: events.in_guild(db, guild_id, most))

    async def move_event(self, event_id: str, channel_id: int, at: int) -> None:
        await self._writer.write(lambda db: events.move(db, event_id, channel_id, at))

    async def set_event_name(self, event_id: str, user_id: int, name: str) -> None:
        await self._writer.write(lambda db: events.set_name(db, event_id, user_id, name))

    async def event_table(self, event_id: str, key: str) -> EventTableRow | None:
        return await self._read(lambda db: events.table(db, event_id, key))

    async def set_event_table(self, table: EventTableRow) -> None:
        await self._writer.write(lambda db: events.set_table(db, table))

    async def event_of(self, match_id: str) -> EventTableRow | None:
        return await self._read(lambda db: events.table_of(db, match_id))

    async def events_with_ended_matches(self) -> tuple[str, ...]:
        return await self._read(events.with_ended_matches)

    async def events_of(self, user_id: int) -> tuple[str, ...]:
        return await self._read(lambda db: events.of_user(db, user_id))

    async def event_matches_in(self, guild_id: int | None) -> int:
        return await self._read(lambda db: reading.event_matches_in(db, guild_id))

    async def events_made(self, owner_id: int, since: int) -> int:
        return await self._read(lambda db: events.made(db, owner_id, since))

    async def ended_tables(self, event_id: str) -> tuple[EventTableRow, ...]:
        return await self._read(lambda db: events.ended_tables(db, event_id))

    async def take_table(self, event_id: str, key: str) -> None:
        await self._writer.write(lambda db: events.take_table(db, event_id, key))
