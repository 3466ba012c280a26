"""The questions in SQL: plain functions of a connection that return rows.

What is damaged of one match makes that match unreadable, and no other: lists of matches leave it out.
"""

import logging
import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import Final

from storage import clocks
from storage.clock_rows import ClockRow
from storage.decoding import PARTS, log_lines, match_row, trusted
from storage.errors import Unreadable
from storage.faults import readable
from storage.rows import (
    USER,
    DeckRow,
    LogRow,
    MatchRow,
    MessageRow,
    OutboxRow,
    PhaseRecordRow,
    SavedMatch,
    Scope,
    SeatRow,
    Snapshot,
    Status,
)

logger = logging.getLogger(__name__)

MATCH: Final = """
    SELECT id, channel_id, guild_id, game, rules, schema, seats, options, settings, seed, commitment, status, created_at,
           owner_id, changes + (SELECT coalesce(max(seq) + 1, 0) FROM log WHERE match_id = id)
    FROM matches WHERE id = ?
"""
OPEN_IN: Final = "SELECT id FROM matches WHERE channel_id = ? AND status IN ('lobby', 'live')"
ENDED_IN: Final = """
    SELECT id FROM matches WHERE channel_id = ? AND status = 'ended' ORDER BY created_at DESC, id DESC LIMIT 1
"""
LIVE: Final = "SELECT id FROM matches WHERE status IN ('lobby', 'live') AND status = 'live' ORDER BY id"
"""The doubled condition is what lets SQLite take the partial index, here and below."""
LIVE_SET: Final = """
    SELECT id FROM matches INDEXED BY {index} WHERE status IN ('lobby', 'live') AND status = 'live'
    AND instr(settings, '"{setting}":"') > 0 ORDER BY id
"""
INDEXED: Final = frozenset({"computers", "stand_in", "public", "routine", "never_react"})
"""Settings with an index of the live matches that have them, in the words of the last condition."""

SEATED: Final = """
    SELECT id FROM seats INDEXED BY seats_of_user CROSS JOIN matches ON id = match_id WHERE user_id = ? AND status = ?
"""
"""Somebody's matches of all times are few beside all that are live."""

LOG: Final = "SELECT seq, seat, kind, picks, by_user, auto, at, key, hash FROM log WHERE match_id = ? ORDER BY seq"

OPEN: Final = "FROM matches WHERE status IN ('lobby', 'live')"
CARDS: Final = "SELECT match_id, channel_id, message_id, seq, posted_at, kind FROM cards"


def match(db: sqlite3.Connection, match_id: str) -> MatchRow | None:
    """The match with this id."""
    with readable(match_id):
        return next(map(match_row, db.execute(MATCH, (match_id,)).fetchall()), None)


def match_in(db: sqlite3.Connection, channel_id: int) -> MatchRow | None:
    """The open match of a channel, otherwise its newest ended one."""
    for query in (OPEN_IN, ENDED_IN):
        for (match_id,) in db.execute(query, (channel_id,)).fetchall():
            return match(db, match_id)
    return None


def load(db: sqlite3.Connection, match_id: str) -> SavedMatch | None:
    """A match with seats, log and snapshot."""
    found = match(db, match_id)
    if found is None:
        return None
    lines, hashes = _log(db, match_id)
    return SavedMatch(found, seats(db, match_id), lines, *_snapshot(db, match_id, hashes), _clock(db, match_id))


def seats(db: sqlite3.Connection, match_id: str) -> tuple[SeatRow, ...]:
    """The seats taken, by number."""
    query = "SELECT seat, user_id, name, computer FROM seats WHERE match_id = ? ORDER BY seat"
    with readable(match_id):
        return tuple(SeatRow(*row) for row in db.execute(query, (match_id,)))


def log(db: sqlite3.Connection, match_id: str) -> tuple[LogRow, ...]:
    """Every line of the match in order."""
    return _log(db, match_id)[0]


def matches_of(db: sqlite3.Connection, user_id: int, status: Status) -> tuple[MatchRow, ...]:
    """The matches in which a user has a seat, newest first."""
    ids = [id for (id,) in db.execute(SEATED, (user_id, status)).fetchall()]
    return tuple(sorted(each(db, ids), key=lambda match: (-match.created_at, match.id)))


def live_matches(db: sqlite3.Connection, setting: str | None = None) -> tuple[str, ...]:
    """The ids of all live matches, or of those in which a setting is not empty."""
    if setting is None:
        return tuple(id for (id,) in db.execute(LIVE))
    index = f"matches_live_{setting}" if setting in INDEXED else "matches_open"
    ids = [id for (id,) in db.execute(LIVE_SET.format(index=index, setting=setting))]
    return tuple(one.id for one in each(db, ids) if one.settings.get(setting))


def lobbies_of(db: sqlite3.Connection, owner_id: int) -> int:
    """How many lobbies a user has open."""
    return int(db.execute(f"SELECT count(*) {OPEN} AND status = 'lobby' AND owner_id = ?", (owner_id,)).fetchone()[0])


def lobbies_in(db: sqlite3.Connection, guild_id: int | None) -> tuple[MatchRow, ...]:
    """The lobbies of a guild, without those of events, the oldest first."""
    query = f"SELECT id {OPEN} AND guild_id IS ? AND status = 'lobby' AND id NOT IN (SELECT match_id FROM event_tables)"  # noqa: S608  # a constant
    found = each(db, [id for (id,) in db.execute(query, (guild_id,)).fetchall()])
    return tuple(sorted(found, key=lambda match: (match.created_at, match.id)))


def running_in(db: sqlite3.Connection, guild_id: int | None) -> tuple[MatchRow, ...]:
    """The lobbies and live matches of a guild."""
    return tuple(each(db, [id for (id,) in db.execute(f"SELECT id {OPEN} AND guild_id IS ?", (guild_id,)).fetchall()]))


def open_in(db: sqlite3.Connection, guild_id: int | None) -> int:
    """How many lobbies and live matches a guild has, without those of events."""
    query = f"SELECT count(*) {OPEN} AND guild_id IS ? AND id NOT IN (SELECT match_id FROM event_tables)"  # noqa: S608  # a constant
    return int(db.execute(query, (guild_id,)).fetchone()[0])


def event_matches_in(db: sqlite3.Connection, guild_id: int | None) -> int:
    """How many lobbies and live matches of events a guild has."""
    query = f"SELECT count(*) {OPEN} AND guild_id IS ? AND id IN (SELECT match_id FROM event_tables)"  # noqa: S608  # a constant
    return int(db.execute(query, (guild_id,)).fetchone()[0])


def unsent(db: sqlite3.Connection, match_id: str) -> tuple[OutboxRow, ...]:
    """The match's messages still to be sent, in order."""
    query = "SELECT id, match_id, seq, target, at, body FROM outbox WHERE match_id = ? ORDER BY id"
    with readable(match_id):
        return tuple(OutboxRow(*row) for row in db.execute(query, (match_id,)))


def matches_with_unsent(db: sqlite3.Connection) -> dict[str, int]:
    """The matches that have messages still to be sent to all, and since when."""
    query = f"SELECT match_id, min(at) FROM outbox WHERE target NOT GLOB '{USER}*' GROUP BY match_id"  # noqa: S608  # a constant
    return dict(db.execute(query).fetchall())


def matches_with_notices(db: sqlite3.Connection) -> tuple[str, ...]:
    """The matches that have messages still to be sent to one person."""
    query = f"SELECT DISTINCT match_id FROM outbox WHERE target GLOB '{USER}*' ORDER BY match_id"  # noqa: S608  # as above
    return tuple(id for (id,) in db.execute(query).fetchall())


def oldest_unsent(db: sqlite3.Connection) -> int | None:
    """The number of the oldest message that is still to be published."""
    query = f"SELECT min(id) FROM outbox WHERE target NOT GLOB '{USER}*'"  # noqa: S608  # as above
    found: int | None = db.execute(query).fetchall()[0][0]
    return found


def last_message(db: sqlite3.Connection) -> int:
    """The highest number of a message still to be sent, 0 when all are sent."""
    return int(db.execute("SELECT coalesce(max(id), 0) FROM outbox").fetchall()[0][0])


def cards(db: sqlite3.Connection, match_id: str) -> tuple[MessageRow, ...]:
    """The messages that show the match now."""
    query = f"{CARDS} WHERE match_id = ? AND kind NOT GLOB '*:*' ORDER BY kind"
    with readable(match_id):
        return tuple(MessageRow(*row) for row in db.execute(query, (match_id,)))


def superseded(db: sqlite3.Connection) -> tuple[MessageRow, ...]:
    """The messages that are still to be changed or deleted."""
    found = db.execute(f"{CARDS} WHERE kind GLOB '*:*' ORDER BY match_id, kind")
    return tuple(MessageRow(*row) for row in found)


def draft(db: sqlite3.Connection, match_id: str) -> bytes | None:
    """What has been published of the running phase."""
    found = db.execute("SELECT body FROM phase_drafts WHERE match_id = ?", (match_id,)).fetchall()
    return found[0][0] if found else None


def phase_records(db: sqlite3.Connection, match_id: str, length: int) -> tuple[PhaseRecordRow, ...]:
    """The messages about phases that ended with more than so many actions in force."""
    query = "SELECT match_id, message_id, channel_id, length, body FROM phase_records WHERE match_id = ? AND length > ?"
    with readable(match_id):
        found = db.execute(f"{query} ORDER BY message_id", (match_id, length)).fetchall()
        return tuple(PhaseRecordRow(*row) for row in found)


def preference(db: sqlite3.Connection, scope: Scope, id: int, name: str) -> str | None:
    """What a user or a guild has chosen."""
    query = "SELECT value FROM preferences WHERE scope = ? AND id = ? AND name = ?"
    rows = db.execute(query, (scope, id, name)).fetchall()
    return rows[0][0] if rows else None


def preferences_of(db: sqlite3.Connection, user_id: int) -> dict[str, str]:
    """All that a user has chosen, by name."""
    return dict(
        db.execute("SELECT name, value FROM preferences WHERE scope = 'user' AND id = ?", (user_id,)).fetchall()
    )


def user_preferences(db: sqlite3.Connection, name: str) -> dict[int, str]:
    """What users have chosen under a name."""
    return dict(db.execute("SELECT id, value FROM preferences WHERE name = ? AND scope = 'user'", (name,)).fetchall())


def decks(db: sqlite3.Connection, user_id: int, game: str) -> tuple[DeckRow, ...]:
    """The decks of a user for a game, by name."""
    rows = db.execute("SELECT name, parts FROM decks WHERE user_id = ? AND game = ? ORDER BY name", (user_id, game))
    return tuple(DeckRow(user_id, game, name, PARTS.decode(parts)) for name, parts in rows)


def last_hash(db: sqlite3.Connection, match_id: str) -> bytes:
    """The hash of the last line of a log whose last line has none stored."""
    return _log(db, match_id)[1][-1]


def each(db: sqlite3.Connection, ids: Iterable[str]) -> Iterator[MatchRow]:
    """The matches with these ids, without those that are damaged."""
    for id in ids:
        try:
            found = match(db, id)
        except Unreadable as damaged:
            logger.error("match %s cannot be read: %s", id, damaged.reason)
            continue
        if found is not None:
            yield found


def _log(db: sqlite3.Connection, match_id: str) -> tuple[tuple[LogRow, ...], list[bytes]]:
    with readable(match_id):
        return log_lines(match_id, db.execute(LOG, (match_id,)))


def _clock(db: sqlite3.Connection, match_id: str) -> tuple[ClockRow, ...]:
    """The lines of a match's clock; none where they cannot be read: the match is played on without a clock."""
    try:
        return clocks.lines(db, match_id)
    except Unreadable as damaged:
        logger.error("the clock of match %s cannot be read: %s", match_id, damaged.reason)
        return ()


def _snapshot(db: sqlite3.Connection, match_id: str, hashes: list[bytes]) -> tuple[Snapshot | None, bool]:
    """The match's snapshot, if it is of this log and unchanged, and whether there is one that is not."""
    query = "SELECT seq, checksum, body FROM snapshots WHERE match_id = ?"
    with suppress(Unreadable), readable(match_id):
        return trusted(match_id, db.execute(query, (match_id,)), hashes)
    return None, True
