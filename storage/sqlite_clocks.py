"""The clocks' part of the store over SQLite."""

from collections.abc import Sequence

from storage import clock_rows, clocks, marks, privacy, reading, results, writing
from storage.clock_store import ClockStore
from storage.privacy import Plain
from storage.result_rows import KeptResultRow
from storage.rows import Outbox
from storage.sqlite_file import SqliteFile


class SqliteClocks(SqliteFile, ClockStore):
    """Each method does what the protocol says of it."""

    async def advance_clock(
        self, match_id: str, version: int, clock: clock_rows.ClockChange, outbox: Outbox = ()
    ) -> int:
        numbers = self._numbered(outbox)
        return await self._writer.write(
            lambda db: writing.hand_over(db, match_id, version, None, outbox, clock, numbers)
        )

    async def clock(self, match_id: str) -> tuple[clock_rows.ClockRow, ...]:
        return await self._read(lambda db: clocks.lines(db, match_id))

    async def arbiter_acts(self, match_id: str) -> tuple[clock_rows.ArbiterRow, ...]:
        return await self._read(lambda db: clocks.arbiter_acts(db, match_id))

    async def due(self, now: int, most: int) -> tuple[str, ...]:
        return await self._read(lambda db: clocks.due(db, now, most))

    async def set_due(self, match_id: str, at: int | None) -> None:
        await self._writer.write(lambda db: clocks.set_due(db, match_id, at))

    async def notify(self, match_id: str, outbox: Outbox) -> None:
        numbers = self._numbered(outbox)
        await self._writer.write(lambda db: writing.notify(db, match_id, outbox, numbers))

    async def matches_with_notices(self) -> tuple[str, ...]:
        return await self._read(reading.matches_with_notices)

    async def posted_notices(self) -> tuple[clock_rows.PostedNoticeRow, ...]:
        return await self._read(clocks.posted_notices)

    async def set_posted(self, row: clock_rows.PostedNoticeRow, ids: Sequence[int]) -> None:
        await self._writer.write(lambda db: clocks.set_posted(db, row, ids))

    async def forget_posted(self, message_id: int) -> None:
        await self._writer.write(lambda db: clocks.forget_posted(db, message_id))

    async def instants(self) -> clock_rows.InstantsRow | None:
        return await self._read(clocks.instants)

    async def set_instants(self, row: clock_rows.InstantsRow, outage: clock_rows.GapRow | None = None) -> None:
        await self._writer.write(lambda db: clocks.set_instants(db, row, outage))

    async def outages(self) -> tuple[clock_rows.GapRow, ...]:
        return await self._read(clocks.outages)

    async def vacations(self, user_id: int, guild_id: int | None) -> tuple[clock_rows.VacationRow, ...]:
        return await self._read(lambda db: clocks.vacations(db, user_id, guild_id))

    async def reserves(self, match_id: str) -> tuple[clock_rows.ReserveRow, ...]:
        return await self._read(lambda db: clocks.reserves(db, match_id))

    async def add_reserve(self, match_id: str, row: clock_rows.ReserveRow) -> None:
        await self._writer.write(lambda db: clocks.add_reserve(db, match_id, row))

    async def remove_reserve(self, match_id: str, user_id: int) -> bool:
        return await self._writer.write(lambda db: clocks.remove_reserve(db, match_id, user_id))

    async def orders(self, match_id: str) -> dict[int, str]:
        return await self._read(lambda db: clocks.orders(db, match_id))

    async def matches_with_orders(self) -> tuple[str, ...]:
        return await self._read(clocks.matches_with_orders)

    async def set_orders(self, match_id: str, seat: int, text: str | None) -> None:
        await self._writer.write(lambda db: clocks.set_orders(db, match_id, seat, text))

    async def outcomes(self) -> tuple[clock_rows.FigureRow, ...]:
        return await self._scan(clocks.outcomes)

    async def lengths(self, game: str, seats: int, pace: str) -> tuple[int, ...]:
        return await self._read(lambda db: clocks.lengths(db, game, seats, pace))

    async def turns(self, person: str | None = None) -> tuple[clock_rows.TurnFigureRow, ...]:
        return await self._scan(lambda db: clocks.turns(db, person))

    async def pseudonym(self, user_id: int) -> str | None:
        return await self._read(lambda db: clocks.pseudonym(db, user_id))

    async def results(self, guild_id: int | None) -> tuple[KeptResultRow, ...]:
        return await self._scan(lambda db: results.of_server(db, guild_id))

    async def count_results(self, guild_id: int | None) -> int:
        return await self._read(lambda db: results.count(db, guild_id))

    async def users(self, pseudonyms: tuple[str, ...]) -> dict[str, int]:
        return await self._read(lambda db: results.users(db, pseudonyms))

    async def finished(self, user_id: int) -> int:
        return await self._read(lambda db: clocks.finished(db, user_id))

    async def pseudonym_for(self, user_id: int) -> str:
        return await self._writer.write(lambda db: clocks.pseudonym_of(db, user_id))

    async def own_rows(self, user_id: int) -> Plain:
        return await self._scan(lambda db: privacy.own_rows(db, user_id))

    async def mark(self, place: str, user_id: int) -> int:
        return marks.mark(await self._read(privacy.stored_key), place, user_id)

    async def forget_user(self, user_id: int, unnamed: privacy.Unnamed = privacy.as_it_is) -> tuple[str, ...]:
        return await self._writer.write(lambda db: privacy.forget_user(db, user_id, unnamed))
