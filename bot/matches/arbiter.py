"""What an organiser does with the seats of a running match, whoever sits there. Knows no discord."""

from bot.clocks.presets import HOUR
from bot.matches.cache import MatchCache
from bot.matches.settings import stand_in_of
from storage.rows import SeatRow


class Arbiter:
    """Changes seats by their users; a match that is over, and a user without a seat, change nothing."""

    def __init__(self, cache: MatchCache) -> None:
        self._cache = cache

    async def vacate(self, match_id: str, user_id: int, by: int, name: str) -> None:
        """Give a user's seat to a computer player of that name, until somebody else takes it."""
        async with self._cache.hold(match_id) as table:
            seat = next((one.seat for one in table.seats if one.user_id == user_id), None)
            if seat is None or table.row.status != "live":
                return
            update = await self._cache.clocks.begin(table)
            if update is not None:
                update.update.pass_on(seat)
            await self._cache.save_clock(table, by, SeatRow(seat, None, name, stand_in_of(table.row)))
            await self._cache.catch_up(table)

    async def replace(self, match_id: str, seat: int, user_id: int, name: str) -> None:
        """Let a user have a seat, whoever has it."""
        async with self._cache.hold(match_id) as table:
            if table.row.status != "live" or any(one.user_id == user_id for one in table.seats):
                return
            update = await self._cache.clocks.begin(table)
            if update is not None:
                update.update.pass_on(seat)
                update.update.substitute(seat)
                update.update.ask(table.asked())
            await self._cache.save_clock(table, user_id, SeatRow(seat, user_id, name))

    async def extend(self, match_id: str, by: int, seconds: int) -> None:
        """Give all seats of a match more time, in whole hours."""
        async with self._cache.hold(match_id) as table:
            update = await self._cache.clocks.begin(table)
            if update is not None and table.row.status == "live":
                update.update.add_bank(range(len(table.seats)), seconds // HOUR * HOUR)
                await self._cache.save_clock(table, by)
