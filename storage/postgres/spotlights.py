"""The spotlight's part of the store over PostgreSQL."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from storage.postgres.database import Database
from storage.postgres.reading import readable_matches
from storage.rows import MatchRow
from storage.spotlight_rows import ContestRow, PredictionRow, ScoreRow
from storage.store import Store

if TYPE_CHECKING:
    from storage.postgres.database import Connection

PREFERENCES: Final = """
    SELECT id, value FROM preferences JOIN leases ON partition = partition_of(id)
    WHERE name = $1 AND scope = 'guild' AND holder = $2
"""
PUBLIC: Final = """
    SELECT * FROM versioned_matches WHERE status IN ('live', 'ended') AND settings LIKE '%"public":%'
    AND settings NOT LIKE '%"public":"no"%' ORDER BY created_at DESC, id LIMIT $1
"""
ADD: Final = """
    INSERT INTO spotlight_contests VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, NULL, NULL, NULL, NULL, $10)
    ON CONFLICT DO NOTHING RETURNING id
"""
CONTEST: Final = "SELECT * FROM spotlight_contests WHERE id = $1"
UNDER_WAY: Final = """
    SELECT c.* FROM spotlight_contests c JOIN leases ON partition = partition_of(guild_id)
    WHERE recap_id IS NULL AND holder = $1 ORDER BY opened_at, id
"""
LATEST: Final = "SELECT * FROM spotlight_contests WHERE guild_id = $1 ORDER BY opened_at DESC, id LIMIT $2"
PREDICT: Final = """
    INSERT INTO spotlight_predictions
    SELECT id, $2, $3, $4, NULL FROM spotlight_contests WHERE id = $1 AND answer IS NULL FOR SHARE
    ON CONFLICT (contest_id, user_id) DO UPDATE SET pick = excluded.pick, length = excluded.length, points = NULL
    RETURNING user_id
"""
CLOSE: Final = """
    UPDATE spotlight_contests SET answer = $2, answered = $3 WHERE id = $1 AND answer IS NULL RETURNING options
"""
SCORE: Final = """
    UPDATE spotlight_predictions SET points = CASE pick WHEN $2 THEN $3::bigint ELSE 0 END
    WHERE contest_id = $1 AND length <= $4
"""
SCORES: Final = """
    SELECT p.user_id, sum(p.points)::bigint, count(*) FILTER (WHERE p.points > 0), count(*)
    FROM spotlight_predictions p JOIN spotlight_contests c ON c.id = p.contest_id
    WHERE c.guild_id = $1 AND p.points IS NOT NULL GROUP BY p.user_id HAVING sum(p.points) > 0
    ORDER BY sum(p.points) DESC, p.user_id LIMIT $2
"""
PREDICTIONS: Final = """
    SELECT user_id, pick, points FROM spotlight_predictions WHERE contest_id = $1 ORDER BY user_id
"""


class PostgresSpotlights(Store):
    """Each method does what the protocol says of it."""

    _database: Database
    _holder: int

    async def server_preferences(self, name: str) -> dict[int, str]:
        rows = await self._database.rows(PREFERENCES, name, self._holder)
        return {row["id"]: row["value"] for row in rows}

    async def public_matches(self, most: int) -> tuple[MatchRow, ...]:
        return tuple(readable_matches(await self._database.rows(PUBLIC, most)))

    async def add_contest(self, row: ContestRow) -> bool:
        place = (row.id, row.guild_id, row.channel_id, row.match_id)
        question = (row.seat, row.kind, row.length, row.options, row.opened_at, row.puzzle)
        return await self._database.change(lambda db: db.fetchval(ADD, *place, *question)) is not None

    async def contest(self, contest_id: str) -> ContestRow | None:
        found = await self._database.rows(CONTEST, contest_id)
        return ContestRow(*found[0]) if found else None

    async def contests_under_way(self) -> tuple[ContestRow, ...]:
        return tuple(ContestRow(*row) for row in await self._database.rows(UNDER_WAY, self._holder))

    async def latest_contests(self, guild_id: int, most: int) -> tuple[ContestRow, ...]:
        return tuple(ContestRow(*row) for row in await self._database.rows(LATEST, guild_id, most))

    async def set_contest_message(self, contest_id: str, message_id: int) -> None:
        await self._database.run("UPDATE spotlight_contests SET message_id = $2 WHERE id = $1", contest_id, message_id)

    async def predict(self, contest_id: str, user_id: int, pick: str, length: int) -> bool:
        given = (contest_id, user_id, pick, length)
        return await self._database.change(lambda db: db.fetchval(PREDICT, *given), contest_id) is not None

    async def close_contest(self, contest_id: str, answer: str, answered: int) -> None:
        async def change(db: Connection) -> None:
            options = await db.fetchval(CLOSE, contest_id, answer, answered)
            if options is not None and answer:
                await db.execute(SCORE, contest_id, answer, options, answered)

        await self._database.change(change, contest_id)

    async def set_contest_recap(self, contest_id: str, message_id: int) -> None:
        await self._database.run("UPDATE spotlight_contests SET recap_id = $2 WHERE id = $1", contest_id, message_id)

    async def predictions(self, contest_id: str) -> tuple[PredictionRow, ...]:
        return tuple(PredictionRow(*row) for row in await self._database.rows(PREDICTIONS, contest_id))

    async def scores(self, guild_id: int, most: int) -> tuple[ScoreRow, ...]:
        return tuple(ScoreRow(*row) for row in await self._database.rows(SCORES, guild_id, most))
