"""The clocks' part of the store over PostgreSQL."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from storage import clock_rows, marks
from storage.decoding import figure_row, turn_figure_row
from storage.postgres import claims, clock_lines, privacy
from storage.postgres.database import Database
from storage.postgres.locked import lock
from storage.privacy import Plain, Unnamed, as_it_is
from storage.result_rows import KeptResultRow
from storage.results import result_row
from storage.store import Store

if TYPE_CHECKING:
    from asyncpg import Record

    from storage.postgres.database import Connection

POSTED: Final = """
    SELECT message_id, p.channel_id, match_id, user_id, body
    FROM posted_notices p JOIN matches m ON m.id = match_id JOIN leases ON partition = partition_of(guild_id)
    WHERE holder = $1 ORDER BY message_id
"""
SET_POSTED: Final = """
    INSERT INTO posted_notices VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT (message_id) DO UPDATE SET channel_id = excluded.channel_id, match_id = excluded.match_id,
        user_id = excluded.user_id, body = excluded.body
"""
SET_INSTANTS: Final = """
    INSERT INTO instants VALUES (1, $1, $2)
    ON CONFLICT (one) DO UPDATE SET reading = excluded.reading, instant = excluded.instant
"""
ADD_OUTAGE: Final = """
    INSERT INTO outages VALUES ($1, $2) ON CONFLICT (since) DO UPDATE SET until = greatest(outages.until, excluded.until)
"""
VACATIONS: Final = """
    SELECT user_id, match_id, since, guild_id, until FROM vacations
    WHERE user_id = $1 AND guild_id IS NOT DISTINCT FROM $2 ORDER BY since, match_id
"""
RESERVES: Final = "SELECT user_id, name, at FROM reserves WHERE match_id = $1 ORDER BY at, user_id"
ADD_RESERVE: Final = "INSERT INTO reserves VALUES ($1, $2, $3, $4) ON CONFLICT (match_id, user_id) DO NOTHING"
REMOVE_RESERVE: Final = "DELETE FROM reserves WHERE match_id = $1 AND user_id = $2 RETURNING user_id"
SET_ORDERS: Final = """
    INSERT INTO orders VALUES ($1, $2, $3) ON CONFLICT (match_id, seat) DO UPDATE SET text = excluded.text
"""
WITH_ORDERS: Final = """
    SELECT DISTINCT match_id FROM orders JOIN matches m ON m.id = match_id JOIN leases ON partition = partition_of(guild_id)
    WHERE holder = $1 ORDER BY match_id
"""
ACTS: Final = """
    SELECT kind, seq, by_user, name, reason, at, seat, hours, removed, seated FROM arbiter_acts WHERE match_id = $1 ORDER BY n
"""
RESULTS: Final = """
    SELECT match_id, game, ended_at, places FROM results
    WHERE guild_id IS NOT DISTINCT FROM $1 ORDER BY ended_at, match_id
"""
COUNT_RESULTS: Final = "SELECT count(*) FROM results WHERE guild_id IS NOT DISTINCT FROM $1"
USERS: Final = "SELECT pseudonym, user_id FROM people WHERE pseudonym = ANY($1)"
OUTCOMES: Final = """
    SELECT match_id, game, opened_at, first_move_at, ended_at, ending, first, stayed FROM outcomes ORDER BY match_id
"""
LENGTHS: Final = """
    SELECT latest.ended_at - latest.first_move_at FROM (
        SELECT match_id, first_move_at, ended_at, first FROM outcomes
        WHERE game = $1 AND ending = 'own_end' ORDER BY ended_at DESC LIMIT 1000
    ) AS latest JOIN matches ON id = match_id
    WHERE first_move_at IS NOT NULL AND jsonb_array_length(first::jsonb) > 1
        AND seats = $2 AND settings::jsonb ->> 'pace' = $3
"""
ALL_TURNS: Final = """
    SELECT match_id, person, asked_at, ended_at, awake, has_deadline, missed, presses FROM turns ORDER BY match_id, n
"""
TURNS: Final = """
    SELECT match_id, person, asked_at, ended_at, awake, has_deadline, missed, presses FROM turns
    WHERE person = $1 ORDER BY match_id, n
"""
FINISHED: Final = """
    SELECT count(*) FROM outcomes JOIN people ON stayed::jsonb ? pseudonym WHERE user_id = $1 AND ending = 'own_end'
"""


class PostgresClocks(Store):
    """Each method does what the protocol says of it."""

    _database: Database
    _holder: int

    async def _scan(self, query: str, *arguments: object) -> list[Record]:
        return await self._database.scan(lambda db: db.fetch(query, *arguments))

    async def arbiter_acts(self, match_id: str) -> tuple[clock_rows.ArbiterRow, ...]:
        return tuple(clock_rows.ArbiterRow(*row) for row in await self._database.rows(ACTS, match_id))

    async def due(self, now: int, most: int) -> tuple[str, ...]:
        return await self._database.change(
            lambda db: claims.claim(db, claims.CLOCKS, "clock", self._holder, now, most), "claims"
        )

    async def set_due(self, match_id: str, at: int | None) -> None:
        await self._database.change(lambda db: clock_lines.set_due(db, match_id, at), match_id)

    async def matches_with_notices(self) -> tuple[str, ...]:
        return await self._database.change(
            lambda db: claims.claim(db, claims.NOTICES, "notice", self._holder), "claims"
        )

    async def posted_notices(self) -> tuple[clock_rows.PostedNoticeRow, ...]:
        return tuple(clock_rows.PostedNoticeRow(*row) for row in await self._database.rows(POSTED, self._holder))

    async def set_posted(self, row: clock_rows.PostedNoticeRow, ids: Sequence[int]) -> None:
        async def change(db: Connection) -> None:
            await db.execute(SET_POSTED, row.message_id, row.channel_id, row.match_id, row.user_id, row.body)
            await db.execute("DELETE FROM outbox WHERE id = ANY($1)", ids)

        await self._database.change(change, row.match_id)

    async def forget_posted(self, message_id: int) -> None:
        await self._database.run("DELETE FROM posted_notices WHERE message_id = $1", message_id)

    async def instants(self) -> clock_rows.InstantsRow | None:
        found = await self._database.rows("SELECT reading, instant FROM instants")
        return clock_rows.InstantsRow(*found[0]) if found else None

    async def set_instants(self, row: clock_rows.InstantsRow, outage: clock_rows.GapRow | None = None) -> None:
        async def change(db: Connection) -> None:
            await db.execute(SET_INSTANTS, row.reading, row.instant)
            if outage is not None:
                await db.execute(ADD_OUTAGE, outage.since, outage.until)

        await self._database.change(change, "instants")

    async def outages(self) -> tuple[clock_rows.GapRow, ...]:
        return tuple(
            clock_rows.GapRow(*row)
            for row in await self._database.rows("SELECT since, until FROM outages ORDER BY since")
        )

    async def vacations(self, user_id: int, guild_id: int | None) -> tuple[clock_rows.VacationRow, ...]:
        return tuple(clock_rows.VacationRow(*row) for row in await self._database.rows(VACATIONS, user_id, guild_id))

    async def reserves(self, match_id: str) -> tuple[clock_rows.ReserveRow, ...]:
        return tuple(clock_rows.ReserveRow(*row) for row in await self._database.rows(RESERVES, match_id))

    async def add_reserve(self, match_id: str, row: clock_rows.ReserveRow) -> None:
        await self._database.run(ADD_RESERVE, match_id, row.user_id, row.name, row.at)

    async def remove_reserve(self, match_id: str, user_id: int) -> bool:
        gone = await self._database.change(lambda db: db.fetchval(REMOVE_RESERVE, match_id, user_id))
        return gone is not None

    async def orders(self, match_id: str) -> dict[int, str]:
        rows = await self._database.rows("SELECT seat, text FROM orders WHERE match_id = $1 ORDER BY seat", match_id)
        return {row["seat"]: row["text"] for row in rows}

    async def matches_with_orders(self) -> tuple[str, ...]:
        rows = await self._database.rows(WITH_ORDERS, self._holder)
        return tuple(row["match_id"] for row in rows)

    async def set_orders(self, match_id: str, seat: int, text: str | None) -> None:
        async def change(db: Connection) -> None:
            await lock(db, match_id, self._holder)
            if text is None:
                await db.execute("DELETE FROM orders WHERE match_id = $1 AND seat = $2", match_id, seat)
            else:
                await db.execute(SET_ORDERS, match_id, seat, text)

        await self._database.change(change, match_id)

    async def results(self, guild_id: int | None) -> tuple[KeptResultRow, ...]:
        return tuple(result_row(*row) for row in await self._scan(RESULTS, guild_id))

    async def count_results(self, guild_id: int | None) -> int:
        return int(await self._database.one(COUNT_RESULTS, guild_id))

    async def users(self, pseudonyms: tuple[str, ...]) -> dict[str, int]:
        rows = await self._database.rows(USERS, pseudonyms)
        return {row["pseudonym"]: row["user_id"] for row in rows}

    async def outcomes(self) -> tuple[clock_rows.FigureRow, ...]:
        return tuple(figure_row(*row) for row in await self._scan(OUTCOMES))

    async def lengths(self, game: str, seats: int, pace: str) -> tuple[int, ...]:
        return tuple(int(row[0]) for row in await self._database.rows(LENGTHS, game, seats, pace))

    async def turns(self, person: str | None = None) -> tuple[clock_rows.TurnFigureRow, ...]:
        rows = await (self._scan(ALL_TURNS) if person is None else self._scan(TURNS, person))
        return tuple(map(turn_figure_row, rows))

    async def pseudonym(self, user_id: int) -> str | None:
        name: str | None = await self._database.one(clock_lines.PSEUDONYM, user_id)
        return name

    async def finished(self, user_id: int) -> int:
        return int(await self._database.one(FINISHED, user_id))

    async def pseudonym_for(self, user_id: int) -> str:
        return await self._database.change(lambda db: clock_lines.pseudonym_for(db, user_id))

    async def own_rows(self, user_id: int) -> Plain:
        return await self._database.scan(lambda db: privacy.own_rows(db, user_id))

    async def mark(self, place: str, user_id: int) -> int:
        return marks.mark(await self._database.one(marks.KEY), place, user_id)

    async def forget_user(self, user_id: int, unnamed: Unnamed = as_it_is) -> tuple[str, ...]:
        return await self._database.change(lambda db: privacy.forget_user(db, user_id, unnamed))
