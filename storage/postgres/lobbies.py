"""The lobbies' part of the store over PostgreSQL."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Unpack

from storage import errors
from storage.decoding import match_columns, seat_columns, text
from storage.postgres.locked import LockedRow, advance, demand_lease
from storage.postgres.play import PostgresPlay
from storage.rows import Amendment, Beginning, MatchRow, Move, SeatRow

if TYPE_CHECKING:
    from storage.postgres.database import Connection

CREATE: Final = "INSERT INTO matches VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)"
SIT: Final = "INSERT INTO seats VALUES ($1, $2, $3, $4, $5)"
OTHER: Final = "SELECT id FROM matches WHERE channel_id = $1 AND status IN ('lobby', 'live') AND id <> $2"
AMEND: Final = """
    UPDATE matches SET
        channel_id = coalesce($2, channel_id),
        seats = coalesce($3, seats),
        options = coalesce($4, options),
        settings = coalesce($5, settings),
        owner_id = coalesce($6, owner_id)
    WHERE id = $1
"""
BEGIN: Final = """
    UPDATE matches SET status = 'live', seats = $2, seed = $3, commitment = $4, settings = coalesce($5, settings)
    WHERE id = $1
"""


class PostgresLobbies(PostgresPlay):
    """Each method does what the protocol says of it."""

    async def create_match(self, match: MatchRow, first: SeatRow | None = None) -> None:
        async def create(db: Connection) -> None:
            await demand_lease(db, match.guild_id, self._holder, match.id)
            await _free_channel(db, match.channel_id)
            await db.execute(CREATE, *match_columns(match))
            if first is not None:
                await db.execute(SIT, *seat_columns(match.id, first))

        await self._database.change(create, match.id)

    async def join(self, match_id: str, version: int, seat: SeatRow) -> int:
        async def change(db: Connection, row: LockedRow) -> int:
            row.demand_lobby()
            taken = await db.fetch("SELECT seat, user_id FROM seats WHERE match_id = $1", match_id)
            if seat.user_id is not None and any(user_id == seat.user_id for _, user_id in taken):
                raise errors.AlreadySeated(match_id, seat.user_id)
            if len(taken) >= row.seats:
                raise errors.LobbyFull(match_id, row.seats)
            if any(number == seat.seat for number, _ in taken):
                raise errors.SeatTaken(match_id, seat.seat)
            await db.execute(SIT, *seat_columns(match_id, seat))
            return await advance(db, row, version)

        return await self._change(match_id, change)

    async def leave(self, match_id: str, version: int, user_id: int) -> int:
        query = "DELETE FROM seats WHERE match_id = $1 AND user_id = $2 RETURNING seat"
        return await self._free_seat(match_id, version, query, user_id)

    async def unseat(self, match_id: str, version: int, seat: int) -> int:
        return await self._free_seat(
            match_id, version, "DELETE FROM seats WHERE match_id = $1 AND seat = $2 RETURNING seat", seat
        )

    async def _free_seat(self, match_id: str, version: int, query: str, who: int) -> int:
        async def change(db: Connection, row: LockedRow) -> int:
            row.demand_lobby()
            if await db.fetchval(query, match_id, who) is None:
                raise errors.NotSeated(match_id, who)
            return await advance(db, row, version)

        return await self._change(match_id, change)

    async def amend(self, match_id: str, version: int, **changes: Unpack[Amendment]) -> int:
        channel_id, seats = changes.get("channel_id"), changes.get("seats")
        options, settings = changes.get("options"), changes.get("settings")

        async def change(db: Connection, row: LockedRow) -> int:
            if seats is not None or options is not None:
                row.demand_lobby()
            if seats is not None:
                seated = await db.fetchval("SELECT count(*) FROM seats WHERE match_id = $1", match_id)
                if seats < seated:
                    raise errors.LobbyFull(match_id, seats)
            if channel_id is not None and row.status in ("lobby", "live"):
                await _free_channel(db, channel_id, besides=match_id)
            texts = (None if value is None else text(value) for value in (options, settings))
            await db.execute(AMEND, match_id, channel_id, seats, *texts, changes.get("owner_id"))
            return await advance(db, row, version)

        return await self._change(match_id, change)

    async def begin(self, match_id: str, version: int, beginning: Beginning, move: Move) -> int:
        async def change(db: Connection, row: LockedRow) -> int:
            row.demand_lobby()
            begun = await advance(db, row, version)
            settings = None if beginning.settings is None else text(beginning.settings)
            seats = beginning.seats
            await db.execute(BEGIN, match_id, len(seats), beginning.seed, beginning.commitment, settings)
            await db.execute("DELETE FROM seats WHERE match_id = $1", match_id)
            await db.executemany(SIT, [seat_columns(match_id, seat) for seat in seats])
            return await self._add(db, row, begun, move)

        return await self._change(match_id, change)


async def _free_channel(db: Connection, channel_id: int, besides: str = "") -> None:
    other = await db.fetchval(OTHER, channel_id, besides)
    if other is not None:
        raise errors.ChannelBusy(channel_id, other)
