"""Events in SQL: plain functions of a connection, questions and changes."""

import sqlite3
from collections.abc import Sequence
from typing import Final

from storage import errors
from storage.event_rows import EventRow, EventTableRow, SavedEvent

COLUMNS: Final = "id, guild_id, channel_id, owner_id, settings, created_at, message_id, next_at"
TABLE: Final = "SELECT event_id, table_key, channel_id, match_id FROM event_tables"
ENDED: Final = "taken = 0 AND (SELECT status FROM matches WHERE id = match_id) IN ('ended', 'cancelled')"
"""What holds for a table whose match is over and was not taken in."""


def create(db: sqlite3.Connection, event: EventRow) -> None:
    """Keep a new event."""
    row = (event.id, event.guild_id, event.channel_id, event.owner_id, event.settings)
    db.execute(
        "INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?, ?)", (*row, event.created_at, event.message_id, event.next_at)
    )


def event(db: sqlite3.Connection, event_id: str) -> SavedEvent | None:
    """The event with this id."""
    found = db.execute(f"SELECT {COLUMNS} FROM events WHERE id = ?", (event_id,)).fetchall()  # noqa: S608  # a constant
    if not found:
        return None
    acts = db.execute("SELECT text FROM event_acts WHERE event_id = ? ORDER BY n", (event_id,)).fetchall()
    names = db.execute("SELECT user_id, name FROM event_people WHERE event_id = ?", (event_id,)).fetchall()
    return SavedEvent(EventRow(*found[0]), tuple(text for (text,) in acts), dict(names))


def event_in(db: sqlite3.Connection, channel_id: int) -> str | None:
    """The event that was made last in a channel, of those that have been opened if there are any."""
    query = """
        SELECT id FROM events WHERE channel_id = ?
        ORDER BY EXISTS (SELECT 1 FROM event_acts WHERE event_id = events.id) DESC, created_at DESC, id LIMIT 1
    """
    return next((id for (id,) in db.execute(query, (channel_id,)).fetchall()), None)


def add_acts(db: sqlite3.Connection, event_id: str, length: int, acts: Sequence[str], next_at: int | None) -> None:
    """Add to the acts of an event."""
    ((current,),) = db.execute("SELECT count(*) FROM event_acts WHERE event_id = ?", (event_id,)).fetchall()
    if current != length:
        raise errors.StaleEvent(event_id, length, current)
    rows = [(event_id, n, text) for n, text in enumerate(acts, length)]
    db.executemany("INSERT INTO event_acts VALUES (?, ?, ?)", rows)
    set_due(db, event_id, next_at)


def due(db: sqlite3.Connection, now: int, most: int) -> tuple[str, ...]:
    """The events in which something is due by now."""
    query = "SELECT id FROM events WHERE next_at <= ? ORDER BY next_at, id LIMIT ?"
    return tuple(id for (id,) in db.execute(query, (now, most)).fetchall())


def set_due(db: sqlite3.Connection, event_id: str, at: int | None) -> None:
    """Set when something is due next in an event."""
    db.execute("UPDATE events SET next_at = ? WHERE id = ?", (at, event_id))


def set_message(db: sqlite3.Connection, event_id: str, message_id: int) -> None:
    """Note which message is an event's card."""
    db.execute("UPDATE events SET message_id = ? WHERE id = ?", (message_id, event_id))


def in_guild(db: sqlite3.Connection, guild_id: int, most: int) -> tuple[tuple[str, int], ...]:
    """The events of a server that have acts, each with its channel, the latest first."""
    query = """
        SELECT id, channel_id FROM events WHERE guild_id = ? AND EXISTS (SELECT 1 FROM event_acts WHERE event_id = events.id)
        ORDER BY created_at DESC, id LIMIT ?
    """
    return tuple((id, channel) for id, channel in db.execute(query, (guild_id, most)).fetchall())


def move(db: sqlite3.Connection, event_id: str, channel_id: int, at: int) -> None:
    """Let an event be in another channel, as the latest there and without a card."""
    query = "UPDATE events SET channel_id = ?, created_at = ?, message_id = NULL WHERE id = ?"
    db.execute(query, (channel_id, at, event_id))


def set_name(db: sqlite3.Connection, event_id: str, user_id: int, name: str) -> None:
    """Note how somebody in an event is called."""
    db.execute("INSERT OR REPLACE INTO event_people VALUES (?, ?, ?)", (event_id, user_id, name))


def table(db: sqlite3.Connection, event_id: str, key: str) -> EventTableRow | None:
    """The place and the match of a table."""
    found = db.execute(f"{TABLE} WHERE event_id = ? AND table_key = ?", (event_id, key)).fetchall()
    return EventTableRow(*found[0]) if found else None


def set_table(db: sqlite3.Connection, one: EventTableRow) -> None:
    """Keep the place and the match of a table."""
    row = (one.event_id, one.key, one.channel_id, one.match_id)
    db.execute("INSERT OR IGNORE INTO event_tables VALUES (?, ?, ?, ?, 0)", row)


def table_of(db: sqlite3.Connection, match_id: str) -> EventTableRow | None:
    """The table that a match belongs to."""
    found = db.execute(f"{TABLE} WHERE match_id = ?", (match_id,)).fetchall()
    return EventTableRow(*found[0]) if found else None


def with_ended_matches(db: sqlite3.Connection) -> tuple[str, ...]:
    """The events in which the end of a match has not been taken in."""
    query = f"SELECT DISTINCT event_id FROM event_tables WHERE {ENDED} ORDER BY event_id"  # noqa: S608  # a constant
    return tuple(id for (id,) in db.execute(query).fetchall())


def of_user(db: sqlite3.Connection, user_id: int) -> tuple[str, ...]:
    """The events that somebody has entered or played in."""
    query = "SELECT event_id FROM event_people WHERE user_id = ? ORDER BY event_id"
    return tuple(id for (id,) in db.execute(query, (user_id,)).fetchall())


def made(db: sqlite3.Connection, owner_id: int, since: int) -> int:
    """How many events somebody has made after a moment."""
    query = "SELECT count(*) FROM events WHERE owner_id = ? AND created_at > ?"
    return int(db.execute(query, (owner_id, since)).fetchone()[0])


def ended_tables(db: sqlite3.Connection, event_id: str) -> tuple[EventTableRow, ...]:
    """The tables whose match is over and was not taken in."""
    found = db.execute(f"{TABLE} WHERE event_id = ? AND {ENDED} ORDER BY table_key", (event_id,))
    return tuple(EventTableRow(*row) for row in found.fetchall())


def take_table(db: sqlite3.Connection, event_id: str, key: str) -> None:
    """Note that the end of a table's match has been taken in."""
    db.execute("UPDATE event_tables SET taken = 1 WHERE event_id = ? AND table_key = ?", (event_id, key))
