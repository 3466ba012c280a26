"""Background work that is repeated, one round at a time."""

import asyncio
from abc import abstractmethod

from bot.delivery.traffic import Urgency, urgency
from bot.match.background import Background


class Sweeper(Background):
    """Runs one round at a time, with less urgency than every request that a user waits for."""

    def __init__(self) -> None:
        self._round: asyncio.Task[None] | None = None

    @abstractmethod
    async def _sweep(self) -> None:
        """Do what is due, and handle failures."""

    async def sweep(self) -> None:
        """Start a round, unless one is in progress."""
        if self._round is None or self._round.done():
            with urgency(Urgency.BACKGROUND):
                self._round = asyncio.create_task(self._sweep())

    async def finish(self) -> None:
        """Wait for the round in progress."""
        if self._round is not None:
            await asyncio.wait([self._round])

    def give_up(self) -> list[asyncio.Task[None]]:
        """Cancel the round in progress and return it."""
        under_way = [] if self._round is None else [self._round]
        for task in under_way:
            task.cancel()
        return under_way
