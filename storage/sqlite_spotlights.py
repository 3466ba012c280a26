"""The spotlight's part of the store over SQLite."""

from storage import spotlights
from storage.rows import MatchRow
from storage.spotlight_rows import ContestRow, PredictionRow, ScoreRow
from storage.spotlight_store import SpotlightStore
from storage.sqlite_file import SqliteFile


class SqliteSpotlights(SqliteFile, SpotlightStore):
    """Each method does what the protocol says of it."""

    async def server_preferences(self, name: str) -> dict[int, str]:
        return await self._read(lambda db: spotlights.server_preferences(db, name))

    async def public_matches(self, most: int) -> tuple[MatchRow, ...]:
        return await self._read(lambda db: spotlights.public_matches(db, most))

    async def add_contest(self, row: ContestRow) -> bool:
        return await self._writer.write(lambda db: spotlights.add(db, row))

    async def contest(self, contest_id: str) -> ContestRow | None:
        return await self._read(lambda db: spotlights.contest(db, contest_id))

    async def contests_under_way(self) -> tuple[ContestRow, ...]:
        return await self._read(spotlights.under_way)

    async def latest_contests(self, guild_id: int, most: int) -> tuple[ContestRow, ...]:
        return await self._read(lambda db: spotlights.latest(db, guild_id, most))

    async def set_contest_message(self, contest_id: str, message_id: int) -> None:
        await self._writer.write(lambda db: spotlights.set_message(db, contest_id, message_id))

    async def predict(self, contest_id: str, user_id: int, pick: str, length: int) -> bool:
        return await self._writer.write(lambda db: spotlights.predict(db, contest_id, user_id, pick, length))

    async def close_contest(self, contest_id: str, answer: str, answered: int) -> None:
        await self._writer.write(lambda db: spotlights.close(db, contest_id, answer, answered))

    async def set_contest_recap(self, contest_id: str, message_id: int) -> None:
        await self._writer.write(lambda db: spotlights.set_recap(db, contest_id, message_id))

    async def predictions(self, contest_id: str) -> tuple[PredictionRow, ...]:
        return await self._read(lambda db: spotlights.predictions(db, contest_id))

    async def scores(self, guild_id: int, most: int) -> tuple[ScoreRow, ...]:
        return await self._read(lambda db: spotlights.scores(db, guild_id, most))
