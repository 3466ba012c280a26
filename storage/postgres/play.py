"""The part of the store over PostgreSQL that changes live matches."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Final

from storage import chain, errors
from storage.clock_rows import ClockChange
from storage.decoding import Columns, log_columns
from storage.postgres import clock_lines
from storage.postgres.database import Database
from storage.postgres.locked import LockedRow, advance, locked
from storage.rows import Move, Outbox, SeatRow, Status
from storage.store import NOTHING_DUE, Store

if TYPE_CHECKING:
    from storage.postgres.database import Connection

KNOWN: Final = "SELECT key FROM log WHERE key = ANY($1) LIMIT 1"
ADD: Final = "INSERT INTO log VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)"
KEEP_SNAPSHOT: Final = """
    INSERT INTO snapshots VALUES ($1, $2, $3, $4)
    ON CONFLICT (match_id) DO UPDATE SET seq = excluded.seq, checksum = excluded.checksum, body = excluded.body
"""
QUEUE: Final = "INSERT INTO outbox (match_id, seq, target, at, body) VALUES ($1, $2, $3, $4, $5)"
END: Final = "UPDATE matches SET status = $2, changes = changes + 1 WHERE id = $1"
FORGET_ORDERS: Final = "DELETE FROM orders WHERE match_id = $1"
FORGET_MARKS: Final = "UPDATE arbiter_acts SET removed = NULL WHERE match_id = $1 AND removed < 0"
FORGET_ORDERS_OF: Final = "DELETE FROM orders WHERE match_id = $1 AND seat = $2"
FORGET_PREDICTIONS: Final = """
    DELETE FROM spotlight_predictions WHERE user_id = $1 AND contest_id IN
    (SELECT id FROM spotlight_contests WHERE match_id = $2 AND answer IS NULL)
"""
SEATED: Final = "SELECT seat FROM seats WHERE match_id = $1 AND seat = $2"
HAND_OVER: Final = "UPDATE seats SET user_id = $3, name = $4, computer = $5 WHERE match_id = $1 AND seat = $2"
RENAME: Final = "UPDATE seats SET name = $4 WHERE match_id = $1 AND seat = $2 AND user_id = $3"

Change = Callable[["Connection", LockedRow], Awaitable[int]]
"""A change of a locked match, which returns the version that it leads to."""


class PostgresPlay(Store):
    """Each method does what the protocol says of it. `_holder` is the name under which this process holds its leases."""

    _database: Database
    _holder: int

    async def _change(self, match_id: str, change: Change) -> int:
        async def work(db: Connection) -> int:
            return await change(db, await locked(db, match_id, self._holder))

        return await self._database.change(work, match_id)

    async def append(self, match_id: str, version: int, move: Move) -> int:
        async def change(db: Connection, row: LockedRow) -> int:
            keys = [line.key for line in move.lines if line.key is not None]
            repeated = await db.fetchval(KNOWN, keys) if keys else None
            if repeated is not None:
                raise errors.Repeated(match_id, repeated)
            row.demand_live()
            row.demand_version(version)
            return await self._add(db, row, version, move)

        return await self._change(match_id, change)

    async def _add(self, db: Connection, row: LockedRow, version: int, move: Move) -> int:
        """Add a move to a match that was at this version."""
        match_id, count = row.match_id, row.length + len(move.lines)
        if [line.seq for line in move.lines] != list(range(row.length, count)):
            raise errors.Stale(match_id, version, version)
        lines, last = log_columns(match_id, move.lines, row.last)
        await _insert(db, ADD, lines)
        if move.snapshot is not None:
            checksum = chain.checksum(match_id, count, last, move.snapshot)
            await db.execute(KEEP_SNAPSHOT, match_id, count, checksum, move.snapshot)
        if move.status is not None:
            await db.execute(END, match_id, move.status)
            await db.execute(FORGET_ORDERS, match_id)
            await db.execute(FORGET_MARKS, match_id)
        if move.clock is not None:
            await clock_lines.keep(db, match_id, move.clock)
        await _insert(db, RENAME, [(match_id, seat.seat, seat.user_id, seat.name) for seat in move.renamed])
        await queue(db, match_id, count - 1, move.outbox)
        return version + len(move.lines) + (move.status is not None)

    async def set_status(
        self, match_id: str, version: int, status: Status, outbox: Outbox = (), clock: ClockChange = NOTHING_DUE
    ) -> int:
        async def change(db: Connection, row: LockedRow) -> int:
            if row.status not in ("lobby", "live"):
                raise errors.NotLive(match_id, row.status)
            row.demand_version(version)
            await db.execute(END, match_id, status)
            await db.execute(FORGET_ORDERS, match_id)
            await db.execute(FORGET_MARKS, match_id)
            await clock_lines.keep(db, match_id, clock)
            await queue(db, match_id, row.length - 1, outbox)
            return version + 1

        return await self._change(match_id, change)

    async def hand_over(
        self, match_id: str, version: int, seat: SeatRow, outbox: Outbox = (), clock: ClockChange | None = None
    ) -> int:
        async def change(db: Connection, row: LockedRow) -> int:
            row.demand_live()
            if await db.fetchval(SEATED, match_id, seat.seat) is None:
                raise errors.NotSeated(match_id, seat.seat)
            row.demand_version(version)
            await db.execute(HAND_OVER, match_id, seat.seat, seat.user_id, seat.name, seat.computer)
            await db.execute(FORGET_ORDERS_OF, match_id, seat.seat)
            await db.execute(FORGET_PREDICTIONS, seat.user_id, match_id)
            return await self._without_a_move(db, row, version, clock, outbox)

        return await self._change(match_id, change)

    async def advance_clock(self, match_id: str, version: int, clock: ClockChange, outbox: Outbox = ()) -> int:
        async def change(db: Connection, row: LockedRow) -> int:
            row.demand_live()
            return await self._without_a_move(db, row, version, clock, outbox)

        return await self._change(match_id, change)

    async def _without_a_move(
        self, db: Connection, row: LockedRow, version: int, clock: ClockChange | None, outbox: Outbox
    ) -> int:
        advanced = await advance(db, row, version)
        if clock is not None:
            await clock_lines.keep(db, row.match_id, clock)
        await queue(db, row.match_id, row.length - 1, outbox)
        return advanced

    async def notify(self, match_id: str, outbox: Outbox) -> None:
        async def change(db: Connection, row: LockedRow) -> int:
            await queue(db, match_id, row.length - 1, outbox)
            return row.version

        await self._change(match_id, change)


async def queue(db: Connection, match_id: str, seq: int, outbox: Outbox) -> None:
    """Keep messages to be sent, in order."""
    await _insert(db, QUEUE, [(match_id, seq, one.target, one.at, one.body) for one in outbox])


async def _insert(db: Connection, query: str, rows: Sequence[Columns]) -> None:
    """Write rows: one takes the way that costs one trip."""
    if len(rows) == 1:
        await db.execute(query, *rows[0])
    elif rows:
        await db.executemany(query, rows)
