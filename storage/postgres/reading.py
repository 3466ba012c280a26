"""The questions about matches in the store over PostgreSQL."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from storage.clock_rows import ClockRow
from storage.decoding import Found, log_lines, match_row, trusted
from storage.errors import Unreadable
from storage.faults import readable
from storage.postgres.database import Database
from storage.postgres.locked import LOG
from storage.rows import LogRow, MatchRow, OutboxRow, PhaseRecordRow, SavedMatch, SeatRow, Snapshot, Status
from storage.store import Store

if TYPE_CHECKING:
    import asyncpg

    from storage.postgres.database import Connection

logger = logging.getLogger(__name__)

MATCH: Final = "SELECT * FROM versioned_matches WHERE id = $1"
MATCH_IN: Final = """
    SELECT * FROM versioned_matches WHERE id = coalesce(
        (SELECT id FROM matches WHERE channel_id = $1 AND status IN ('lobby', 'live')),
        (SELECT id FROM matches WHERE channel_id = $1 AND status = 'ended' ORDER BY created_at DESC, id DESC LIMIT 1)
    )
"""
SEATS: Final = "SELECT seat, user_id, name, computer FROM seats WHERE match_id = $1 ORDER BY seat"
SNAPSHOT: Final = "SELECT seq, checksum, body FROM snapshots WHERE match_id = $1"
CLOCK: Final = "SELECT n, text, by_user FROM clock_lines WHERE match_id = $1 ORDER BY n"
SEATED: Final = """
    SELECT m.* FROM versioned_matches m JOIN seats s ON s.match_id = m.id
    WHERE s.user_id = $1 AND m.status = $2 ORDER BY m.created_at DESC, m.id
"""
LIVE: Final = """
    SELECT m.* FROM versioned_matches m JOIN leases ON partition = partition_of(guild_id)
    WHERE status IN ('lobby', 'live') AND status = 'live' AND holder = $1 ORDER BY id
"""
LOBBIES: Final = "SELECT count(*) FROM matches WHERE status IN ('lobby', 'live') AND status = 'lobby' AND owner_id = $1"
OPEN_IN: Final = """
    SELECT count(*) FROM matches WHERE status IN ('lobby', 'live') AND guild_id IS NOT DISTINCT FROM $1
        AND NOT EXISTS (SELECT 1 FROM event_tables WHERE match_id = matches.id)
"""
LOBBIES_IN: Final = """
    SELECT * FROM versioned_matches WHERE status IN ('lobby', 'live') AND status = 'lobby' AND guild_id IS NOT DISTINCT FROM $1
        AND NOT EXISTS (SELECT 1 FROM event_tables WHERE match_id = versioned_matches.id) ORDER BY created_at, id
"""
RUNNING_IN: Final = """
    SELECT * FROM versioned_matches WHERE status IN ('lobby', 'live') AND guild_id IS NOT DISTINCT FROM $1
"""
UNSENT: Final = "SELECT id, match_id, seq, target, at, body FROM outbox WHERE match_id = $1 ORDER BY id"
WITH_UNSENT: Final = """
    SELECT match_id, min(at) AS since FROM outbox JOIN matches m ON m.id = match_id JOIN leases ON partition = partition_of(guild_id)
    WHERE target NOT LIKE 'user:%' AND holder = $1 GROUP BY match_id
"""
OLDEST_UNSENT: Final = """
    SELECT min(outbox.id) FROM outbox JOIN matches m ON m.id = match_id JOIN leases ON partition = partition_of(guild_id)
    WHERE target NOT LIKE 'user:%' AND holder = $1
"""
RECORDS: Final = """
    SELECT match_id, message_id, channel_id, length, body FROM phase_records
    WHERE match_id = $1 AND length > $2 ORDER BY message_id
"""


class PostgresReading(Store):
    """Each method does what the protocol says of it; lists over all matches are of the servers that this process holds."""

    _database: Database
    _holder: int

    async def match(self, match_id: str) -> MatchRow | None:
        return _only_match(match_id, await self._database.rows(MATCH, match_id))

    async def match_in(self, channel_id: int) -> MatchRow | None:
        found = await self._database.rows(MATCH_IN, channel_id)
        return _only_match(found[0]["id"] if found else "", found)

    async def load(self, match_id: str) -> SavedMatch | None:
        saved = await self._database.read(lambda db: load(db, match_id))
        if saved is not None and saved.mistrusted:
            logger.warning("match %s: the snapshot is not what was saved, so the log is played", match_id)
        return saved

    async def seats(self, match_id: str) -> tuple[SeatRow, ...]:
        return tuple(SeatRow(*row) for row in await self._database.rows(SEATS, match_id))

    async def log(self, match_id: str) -> tuple[LogRow, ...]:
        return log_lines(match_id, await self._database.rows(LOG, match_id))[0]

    async def matches_of(self, user_id: int, status: Status) -> tuple[MatchRow, ...]:
        return tuple(readable_matches(await self._database.rows(SEATED, user_id, status)))

    async def live_matches(self, setting: str | None = None) -> tuple[str, ...]:
        rows = await self._database.rows(LIVE, self._holder)
        if setting is None:
            return tuple(row["id"] for row in rows)
        return tuple(match.id for match in readable_matches(rows) if match.settings.get(setting))

    async def lobbies_of(self, owner_id: int) -> int:
        return int(await self._database.one(LOBBIES, owner_id))

    async def lobbies_in(self, guild_id: int | None) -> tuple[MatchRow, ...]:
        return tuple(readable_matches(await self._database.rows(LOBBIES_IN, guild_id)))

    async def running_in(self, guild_id: int | None) -> tuple[MatchRow, ...]:
        return tuple(readable_matches(await self._database.rows(RUNNING_IN, guild_id)))

    async def open_in(self, guild_id: int | None) -> int:
        return int(await self._database.one(OPEN_IN, guild_id))

    async def unsent(self, match_id: str) -> tuple[OutboxRow, ...]:
        return tuple(OutboxRow(*row) for row in await self._database.rows(UNSENT, match_id))

    async def matches_with_unsent(self) -> dict[str, int]:
        return {row["match_id"]: row["since"] for row in await self._database.rows(WITH_UNSENT, self._holder)}

    async def oldest_unsent(self) -> int | None:
        oldest: int | None = await self._database.one(OLDEST_UNSENT, self._holder)
        return oldest

    async def draft(self, match_id: str) -> bytes | None:
        body: bytes | None = await self._database.one("SELECT body FROM phase_drafts WHERE match_id = $1", match_id)
        return body

    async def phase_records(self, match_id: str, length: int) -> tuple[PhaseRecordRow, ...]:
        return tuple(PhaseRecordRow(*row) for row in await self._database.rows(RECORDS, match_id, length))

    async def clock(self, match_id: str) -> tuple[ClockRow, ...]:
        return tuple(ClockRow(*row) for row in await self._database.rows(CLOCK, match_id))


async def load(db: Connection, match_id: str) -> SavedMatch | None:
    """A match with seats, log, snapshot and clock; the transaction sees one moment."""
    found = _only_match(match_id, await db.fetch(MATCH, match_id))
    if found is None:
        return None
    seats = tuple(SeatRow(*row) for row in await db.fetch(SEATS, match_id))
    lines, hashes = log_lines(match_id, await db.fetch(LOG, match_id))
    snapshot = _snapshot(match_id, await db.fetch(SNAPSHOT, match_id), hashes)
    clock = tuple(ClockRow(*row) for row in await db.fetch(CLOCK, match_id))
    return SavedMatch(found, seats, lines, *snapshot, clock)


def _snapshot(match_id: str, rows: Iterable[Found], hashes: list[bytes]) -> tuple[Snapshot | None, bool]:
    with suppress(Unreadable), readable(match_id):
        return trusted(match_id, rows, hashes)
    return None, True


def _only_match(match_id: str, rows: Iterable[Found]) -> MatchRow | None:
    with readable(match_id):
        return next(map(match_row, rows), None)


def readable_matches(rows: Iterable[asyncpg.Record]) -> Iterator[MatchRow]:
    """The matches that can be read; the others are left out."""
    for row in rows:
        try:
            with readable(row["id"]):
                yield match_row(row)
        except Unreadable as damaged:
            logger.error("match %s cannot be read: %s", row["id"], damaged.reason)
