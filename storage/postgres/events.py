"""The events' part of the store over PostgreSQL."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from storage import errors
from storage.event_rows import EventRow, EventTableRow, SavedEvent
from storage.postgres import claims
from storage.postgres.database import Database
from storage.store import Store

if TYPE_CHECKING:
    from storage.postgres.database import Connection

CREATE: Final = "INSERT INTO events VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"
EVENT: Final = """
    SELECT id, guild_id, channel_id, owner_id, settings, created_at, message_id, next_at FROM events WHERE id = $1
"""
OF_USER: Final = "SELECT event_id FROM event_people WHERE user_id = $1 ORDER BY event_id"
MADE: Final = "SELECT count(*) FROM events WHERE owner_id = $1 AND created_at > $2"
EVENT_IN: Final = """
    SELECT id FROM events WHERE channel_id = $1
    ORDER BY EXISTS (SELECT 1 FROM event_acts WHERE event_id = events.id) DESC, created_at DESC, id LIMIT 1
"""
IN_GUILD: Final = """
    SELECT id, channel_id FROM events WHERE guild_id = $1 AND EXISTS (SELECT 1 FROM event_acts WHERE event_id = events.id)
    ORDER BY created_at DESC, id LIMIT $2
"""
MOVE: Final = "UPDATE events SET channel_id = $2, created_at = $3, message_id = NULL WHERE id = $1"
SET_NAME: Final = """
    INSERT INTO event_people VALUES ($1, $2, $3) ON CONFLICT (event_id, user_id) DO UPDATE SET name = excluded.name
"""
SET_DUE: Final = "UPDATE events SET next_at = $2 WHERE id = $1"
TABLE: Final = (
    "SELECT event_id, table_key, channel_id, match_id FROM event_tables WHERE event_id = $1 AND table_key = $2"
)
TABLE_OF: Final = "SELECT event_id, table_key, channel_id, match_id FROM event_tables WHERE match_id = $1"
SET_TABLE: Final = "INSERT INTO event_tables VALUES ($1, $2, $3, $4, 0) ON CONFLICT DO NOTHING"
MATCHES_IN: Final = """
    SELECT count(*) FROM matches WHERE status IN ('lobby', 'live') AND guild_id IS NOT DISTINCT FROM $1
        AND EXISTS (SELECT 1 FROM event_tables WHERE match_id = matches.id)
"""
WITH_ENDED: Final = """
    SELECT DISTINCT event_id FROM event_tables t JOIN events e ON e.id = event_id JOIN leases ON partition = partition_of(e.guild_id)
    JOIN matches m ON m.id = t.match_id
    WHERE holder = $1 AND taken = 0 AND m.status IN ('ended', 'cancelled') ORDER BY event_id
"""
ENDED_TABLES: Final = """
    SELECT event_id, table_key, t.channel_id, match_id FROM event_tables t JOIN matches m ON m.id = match_id
    WHERE event_id = $1 AND taken = 0 AND m.status IN ('ended', 'cancelled') ORDER BY table_key
"""


class PostgresEvents(Store):
    """Each method does what the protocol says of it."""

    _database: Database
    _holder: int

    async def create_event(self, event: EventRow) -> None:
        row = (event.id, event.guild_id, event.channel_id, event.owner_id, event.settings, event.created_at)
        await self._database.run(CREATE, *row, event.message_id, event.next_at)

    async def event(self, event_id: str) -> SavedEvent | None:
        async def read(db: Connection) -> SavedEvent | None:
            row = await db.fetchrow(EVENT, event_id)
            if row is None:
                return None
            acts = await db.fetch("SELECT text FROM event_acts WHERE event_id = $1 ORDER BY n", event_id)
            names = await db.fetch("SELECT user_id, name FROM event_people WHERE event_id = $1", event_id)
            return SavedEvent(
                EventRow(*row), tuple(text for (text,) in acts), {row["user_id"]: row["name"] for row in names}
            )

        return await self._database.read(read)

    async def event_in(self, channel_id: int) -> str | None:
        event_id: str | None = await self._database.one(EVENT_IN, channel_id)
        return event_id

    async def add_acts(self, event_id: str, length: int, acts: Sequence[str], next_at: int | None) -> None:
        async def change(db: Connection) -> None:
            await db.execute("SELECT 1 FROM events WHERE id = $1 FOR UPDATE", event_id)
            current = await db.fetchval("SELECT count(*) FROM event_acts WHERE event_id = $1", event_id)
            if current != length:
                raise errors.StaleEvent(event_id, length, current)
            rows = [(event_id, n, text) for n, text in enumerate(acts, length)]
            await db.executemany("INSERT INTO event_acts VALUES ($1, $2, $3)", rows)
            await db.execute(SET_DUE, event_id, next_at)

        await self._database.change(change, event_id)

    async def events_due(self, now: int, most: int) -> tuple[str, ...]:
        return await self._database.change(
            lambda db: claims.claim(db, claims.EVENTS, "event", self._holder, now, most), "claims"
        )

    async def set_event_due(self, event_id: str, at: int | None) -> None:
        await self._database.run(SET_DUE, event_id, at)

    async def set_event_message(self, event_id: str, message_id: int) -> None:
        await self._database.run("UPDATE events SET message_id = $2 WHERE id = $1", event_id, message_id)

    async def events_in_guild(self, guild_id: int, most: int) -> tuple[tuple[str, int], ...]:
        return tuple((id, channel) for id, channel in await self._database.rows(IN_GUILD, guild_id, most))

    async def move_event(self, event_id: str, channel_id: int, at: int) -> None:
        await self._database.run(MOVE, event_id, channel_id, at)

    async def set_event_name(self, event_id: str, user_id: int, name: str) -> None:
        await self._database.run(SET_NAME, event_id, user_id, name)

    async def event_table(self, event_id: str, key: str) -> EventTableRow | None:
        found = await self._database.rows(TABLE, event_id, key)
        return EventTableRow(*found[0]) if found else None

    async def set_event_table(self, table: EventTableRow) -> None:
        await self._database.run(SET_TABLE, table.event_id, table.key, table.channel_id, table.match_id)

    async def event_of(self, match_id: str) -> EventTableRow | None:
        found = await self._database.rows(TABLE_OF, match_id)
        return EventTableRow(*found[0]) if found else None

    async def events_with_ended_matches(self) -> tuple[str, ...]:
        return tuple(id for (id,) in await self._database.rows(WITH_ENDED, self._holder))

    async def events_of(self, user_id: int) -> tuple[str, ...]:
        return tuple(id for (id,) in await self._database.rows(OF_USER, user_id))

    async def event_matches_in(self, guild_id: int | None) -> int:
        return int(await self._database.one(MATCHES_IN, guild_id))

    async def events_made(self, owner_id: int, since: int) -> int:
        return int(await self._database.one(MADE, owner_id, since))

    async def ended_tables(self, event_id: str) -> tuple[EventTableRow, ...]:
        return tuple(EventTableRow(*row) for row in await self._database.rows(ENDED_TABLES, event_id))

    async def take_table(self, event_id: str, key: str) -> None:
        await self._database.run(
            "UPDATE event_tables SET taken = 1 WHERE event_id = $1 AND table_key = $2", event_id, key
        )
