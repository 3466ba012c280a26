"""Tournaments: their acts, the names of their people, and their tables. Times are seconds since 1970."""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from storage import errors
from storage.session import Session, StorePart, claims, reads, reads_together, writes, writes_in_order

TABLE: Final = "SELECT event_id, table_key, channel_id, match_id FROM event_tables"
SET_DUE: Final = "UPDATE events SET next_at = ? WHERE id = ?"
ENDED_NOT_COUNTED: Final = "taken = 0 AND (SELECT status FROM matches WHERE id = match_id) IN ('ended', 'cancelled')"


class EventRow(Struct, frozen=True):
    """A tournament. The store does not interpret `settings`.

    `created_at` is when it was made, or moved from a deleted channel. `message_id` is its card in the channel, None
    before it is opened. `next_at` is when something is due, or None for never.
    """

    id: str
    guild_id: int | None
    channel_id: int
    owner_id: int
    settings: str
    created_at: int
    message_id: int | None = None
    next_at: int | None = None


class EventTableRow(Struct, frozen=True):
    """A table of a tournament: its channel, and the id of its match, which may not exist yet."""

    event_id: str
    key: str
    channel_id: int
    match_id: str


class SavedEvent(Struct, frozen=True):
    """A tournament with its acts in order, and the names of its people."""

    row: EventRow
    acts: tuple[str, ...]
    names: dict[int, str]


async def load_event(db: Session, event_id: str) -> SavedEvent | None:
    """Return the tournament with this id."""
    if not (rows := await db.structs(EventRow, "FROM events WHERE id = ?", event_id)):
        return None
    acts = await db.all(str, "SELECT text FROM event_acts WHERE event_id = ? ORDER BY n", event_id)
    names = await db.rows("SELECT user_id, name FROM event_people WHERE event_id = ?", event_id)
    return SavedEvent(rows[0], acts, dict(names))


class TournamentStore(StorePart):
    """Durable storage of tournaments."""

    @writes
    async def create_event(self, db: Session, event: EventRow) -> None:
        """Store a new tournament."""
        await db.put("events", [event])

    event = reads_together(load_event)

    @reads
    async def event_in(self, db: Session, channel_id: int) -> str | None:
        """Return the id of a channel's latest tournament, preferring those with acts."""
        query = """
            SELECT id FROM events WHERE channel_id = ?
            ORDER BY EXISTS (SELECT 1 FROM event_acts WHERE event_id = events.id) DESC, created_at DESC, id LIMIT 1
        """
        return await db.first(str, query, channel_id)

    @writes_in_order
    async def add_acts(self, db: Session, event_id: str, length: int, acts: Sequence[str], next_at: int | None) -> None:
        """Add acts after the `length` acts of a tournament, and set when something is due next. Raises `StaleEvent`."""
        await db.rows("SELECT 1 FROM events WHERE id = ? FOR UPDATE", event_id)
        current = await db.value("SELECT count(*) FROM event_acts WHERE event_id = ?", event_id)
        if current != length:
            raise errors.StaleEvent(event_id, length, current)
        rows = [(event_id, n, text) for n, text in enumerate(acts, length)]
        await db.run_each("INSERT INTO event_acts VALUES (?, ?, ?)", rows)
        await db.run(SET_DUE, next_at, event_id)

    @claims
    async def events_due(self, db: Session, now: int, most: int) -> tuple[str, ...]:
        """Return the ids of at most `most` tournaments in which something is due, earliest first."""
        query = """
            SELECT id, next_at AS since FROM events WHERE held(guild_id) AND next_at <= ?
            ORDER BY next_at, id LIMIT ? FOR UPDATE OF events SKIP LOCKED
        """
        return await db.claim("event", query, now, most)

    @writes
    async def set_event_due(self, db: Session, event_id: str, at: int | None) -> None:
        """Set when something is due next in a tournament, or None for never."""
        await db.run(SET_DUE, at, event_id)

    @writes
    async def set_event_message(self, db: Session, event_id: str, message_id: int) -> None:
        """Store which message is a tournament's card."""
        await db.run("UPDATE events SET message_id = ? WHERE id = ?", message_id, event_id)

    @reads
    async def events_in_guild(self, db: Session, guild_id: int, most: int) -> tuple[EventRow, ...]:
        """Return at most `most` tournaments of a server with acts, newest first."""
        source = """
            FROM events WHERE guild_id = ? AND EXISTS (SELECT 1 FROM event_acts WHERE event_id = events.id)
            ORDER BY created_at DESC, id LIMIT ?
        """
        return await db.structs(EventRow, source, guild_id, most)

    @reads
    async def latest_events(self, db: Session, most: int) -> tuple[EventRow, ...]:
        """Return at most `most` tournaments with acts, newest first."""
        source = """
            FROM events WHERE EXISTS (SELECT 1 FROM event_acts WHERE event_id = events.id)
            ORDER BY created_at DESC, id LIMIT ?
        """
        return await db.structs(EventRow, source, most)

    @writes
    async def move_event(self, db: Session, event_id: str, channel_id: int, at: int) -> None:
        """Move a tournament to another channel, as the latest there and without a card."""
        query = "UPDATE events SET channel_id = ?, created_at = ?, message_id = NULL WHERE id = ?"
        await db.run(query, channel_id, at, event_id)

    @writes
    async def set_event_name(self, db: Session, event_id: str, user_id: int, name: str) -> None:
        """Store the name of a user in a tournament."""
        await db.upsert("event_people", "event_id, user_id", event_id=event_id, user_id=user_id, name=name)

    @reads
    async def event_table(self, db: Session, event_id: str, key: str) -> EventTableRow | None:
        """Return the channel and the match of a table."""
        return await db.first(EventTableRow, f"{TABLE} WHERE event_id = ? AND table_key = ?", event_id, key)

    @writes
    async def set_event_table(self, db: Session, table: EventTableRow) -> None:
        """Store the channel and the match of a table, unless they are stored already."""
        query = "INSERT INTO event_tables VALUES (?, ?, ?, ?, 0) ON CONFLICT DO NOTHING"
        await db.run(query, table.event_id, table.key, table.channel_id, table.match_id)

    @reads
    async def event_of(self, db: Session, match_id: str) -> EventTableRow | None:
        """Return the table that a match belongs to."""
        return await db.first(EventTableRow, f"{TABLE} WHERE match_id = ?", match_id)

    @reads
    async def events_with_ended_matches(self, db: Session) -> tuple[str, ...]:
        """Return the ids of the tournaments with a finished match that was not counted."""
        query = f"""
            SELECT DISTINCT event_id FROM event_tables JOIN events ON events.id = event_id
            WHERE held(guild_id) AND {ENDED_NOT_COUNTED} ORDER BY event_id
        """  # noqa: S608  # a constant
        return await db.all(str, query)

    @reads
    async def events_of(self, db: Session, user_id: int) -> tuple[str, ...]:
        """Return the ids of the tournaments that a user has entered or played in."""
        return await db.all(str, "SELECT event_id FROM event_people WHERE user_id = ? ORDER BY event_id", user_id)

    @reads
    async def events_made(self, db: Session, owner_id: int, since: int) -> int:
        """Return the number of tournaments that a user has made since a moment."""
        return await db.count("FROM events WHERE owner_id = ? AND created_at > ?", owner_id, since)

    @reads
    async def ended_tables(self, db: Session, event_id: str) -> tuple[EventTableRow, ...]:
        """Return the tables of a tournament whose match is over and was not counted."""
        query = f"{TABLE} WHERE event_id = ? AND {ENDED_NOT_COUNTED} ORDER BY table_key"
        return await db.all(EventTableRow, query, event_id)

    @writes
    async def take_table(self, db: Session, event_id: str, key: str) -> None:
        """Store that the end of a table's match was counted."""
        await db.run("UPDATE event_tables SET taken = 1 WHERE event_id = ? AND table_key = ?", event_id, key)
