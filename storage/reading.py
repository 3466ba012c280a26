"""The questions in SQL: plain functions of a connection that return rows."""

import sqlite3
from typing import Any

from msgspec import json

from storage.rows import Card, Deck, Line, Match, Outbox, Saved, Scope, Seat, Status

Parts = dict[str, tuple[str, ...]]

MATCH = """
    SELECT id, channel_id, guild_id, game, rules, schema, seats, options, settings, seed, commitment, status,
           body, coalesce(seq, 0), created_at, owner_id
    FROM matches LEFT JOIN snapshots ON match_id = id
"""
LIVE = "SELECT id FROM matches WHERE status IN ('lobby', 'live') AND status = 'live'"
"""The doubled condition is what lets SQLite take the partial index."""
OPTIONS, SEED = 7, 9  # where the two columns of JSON begin and end


def match(db: sqlite3.Connection, match_id: str) -> Match | None:
    """The match with this id."""
    return _one_match(db.execute(f"{MATCH} WHERE id = ?", (match_id,)))


def match_in(db: sqlite3.Connection, channel_id: int) -> Match | None:
    """The open match of a channel, otherwise its newest ended one."""
    open_first = "ORDER BY status IN ('lobby', 'live') DESC, created_at DESC, id LIMIT 1"
    return _one_match(db.execute(f"{MATCH} WHERE channel_id = ? AND status <> 'cancelled' {open_first}", (channel_id,)))


def load(db: sqlite3.Connection, match_id: str) -> Saved | None:
    """A match with seats and log."""
    found = match(db, match_id)
    return None if found is None else Saved(found, seats(db, match_id), log(db, match_id))


def seats(db: sqlite3.Connection, match_id: str) -> tuple[Seat, ...]:
    """The seats taken, by number."""
    rows = db.execute("SELECT seat, user_id, name, computer FROM seats WHERE match_id = ? ORDER BY seat", (match_id,))
    return tuple(Seat(*row) for row in rows)


def log(db: sqlite3.Connection, match_id: str) -> tuple[Line, ...]:
    """Every line of the match in order."""
    query = "SELECT seq, seat, kind, picks, by_user, auto, at, key FROM log WHERE match_id = ? ORDER BY seq"
    return tuple(map(_line, db.execute(query, (match_id,))))


def matches_of(db: sqlite3.Connection, user_id: int, status: Status) -> tuple[Match, ...]:
    """The matches in which a user has a seat, newest first."""
    seated = "WHERE id IN (SELECT match_id FROM seats WHERE user_id = ?) AND status = ? ORDER BY created_at DESC, id"
    return tuple(map(_match, db.execute(f"{MATCH} {seated}", (user_id, status))))


def live_matches(db: sqlite3.Connection, setting: str | None = None) -> tuple[str, ...]:
    """The ids of all live matches, or of those in which a setting is not empty."""
    having = "" if setting is None else "AND json_extract(settings, '$.' || :setting) <> ''"
    rows = db.execute(f"{LIVE} {having} ORDER BY id", {"setting": setting})
    return tuple(id for (id,) in rows)


def unsent(db: sqlite3.Connection, match_id: str) -> tuple[Outbox, ...]:
    """The match's messages still to be told, in order."""
    rows = db.execute("SELECT id, match_id, seq, target, body FROM outbox WHERE match_id = ? ORDER BY id", (match_id,))
    return tuple(Outbox(*row) for row in rows)


def matches_with_unsent(db: sqlite3.Connection) -> tuple[str, ...]:
    """The ids of the matches that have messages still to be told."""
    return tuple(id for (id,) in db.execute("SELECT DISTINCT match_id FROM outbox ORDER BY match_id"))


def oldest_unsent(db: sqlite3.Connection) -> int | None:
    """The number of the oldest message that is still to be published."""
    found: int | None = db.execute("SELECT min(id) FROM outbox").fetchall()[0][0]
    return found


def last_message(db: sqlite3.Connection) -> int:
    """The highest number of a message still to be told, 0 when all are told."""
    return int(db.execute("SELECT coalesce(max(id), 0) FROM outbox").fetchall()[0][0])


def cards(db: sqlite3.Connection, match_id: str) -> tuple[Card, ...]:
    """The messages that show the match now."""
    query = "SELECT match_id, channel_id, message_id, seq, posted_at, kind FROM cards WHERE match_id = ? ORDER BY kind"
    return tuple(Card(*row) for row in db.execute(query, (match_id,)))


def preference(db: sqlite3.Connection, scope: Scope, id: int, name: str) -> str | None:
    """What a user or a guild has chosen."""
    query = "SELECT value FROM preferences WHERE scope = ? AND id = ? AND name = ?"
    rows = db.execute(query, (scope, id, name)).fetchall()
    return rows[0][0] if rows else None


def decks(db: sqlite3.Connection, user_id: int, game: str) -> tuple[Deck, ...]:
    """The decks of a user for a game, by name."""
    rows = db.execute("SELECT name, parts FROM decks WHERE user_id = ? AND game = ? ORDER BY name", (user_id, game))
    return tuple(Deck(user_id, game, name, json.decode(parts, type=Parts)) for name, parts in rows)


def _one_match(rows: sqlite3.Cursor) -> Match | None:
    return next(map(_match, rows.fetchall()), None)


def _match(row: tuple[Any, ...]) -> Match:
    columns = list(row)
    columns[OPTIONS:SEED] = (json.decode(texts, type=dict[str, str]) for texts in row[OPTIONS:SEED])
    return Match(*columns)


def _line(row: tuple[Any, ...]) -> Line:
    seq, seat, kind, picks, by_user, auto, at, key = row
    return Line(seq, seat, kind, json.decode(picks, type=tuple[str, ...]), by_user, bool(auto), at, key)
