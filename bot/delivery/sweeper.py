"""Background work that is repeated, one round at a time."""

from abc import abstractmethod

from bot.delivery.rate_limits import Urgency, urgency
from bot.match.background import BackgroundTasks


class Sweeper(BackgroundTasks):
    """Runs one round at a time, with less urgency than every request that a user waits for."""

    @abstractmethod
    async def _sweep(self) -> None:
        """Do what is due, and handle failures."""

    async def sweep(self) -> None:
        """Start a round, unless one is in progress."""
        if not self._tasks:
            with urgency(Urgency.BACKGROUND):
                self._run(self._sweep())
