"""Matches over days of virtual time."""

from pathlib import Path

from bot.clocks.paces import HOUR
from bot.match.match import SeatedMatch
from bot.match.notices import unpack, user_of
from bot.match.service import Matches
from engine.core.types import Seat
from storage import SqliteStore
from tests.bot.lobbies import matches_with_lobbies
from tests.bot.tabletop import LAX_QUOTAS, NOW

STEP = 6 * HOUR


class Days:
    """Matches in virtual time, in steps of six hours for which the bot counts as running."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.time = NOW

    async def open(self) -> Matches:
        self.store = await SqliteStore.open(self.path)
        self.matches = matches_with_lobbies(self.store, lambda: self.time, lambda match_id: None, LAX_QUOTAS)
        return self.matches

    async def restart(self, down: int) -> Matches:
        """Restart the bot after a time of being down."""
        await self.store.close()
        self.time += down
        return await self.open()

    async def wait(self, seconds: int) -> None:
        """Advance the time in steps that count for the clocks."""
        end = self.time + seconds
        while self.time < end:
            self.time = min(end, self.time + STEP)
            await self.matches.sweep()

    async def look(self, match_id: str) -> SeatedMatch:
        return await self.matches.get_match(match_id)

    async def holder(self, match_id: str, seat: Seat) -> str:
        table = await self.look(match_id)
        assert table.clock is not None
        return table.clock.seats[seat].holder

    async def texts(self, match_id: str) -> list[str]:
        return [row.text for row in await self.store.clock(match_id)]

    async def notices(self, match_id: str) -> list[tuple[int, str]]:
        rows = [(user_of(row.target), row.body) for row in await self.store.unsent(match_id)]
        return [(user, unpack(body).kind) for user, body in rows if user is not None]
