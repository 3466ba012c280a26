"""Work beside answering: what is due in matches, retries, and optional backups, health and metrics pages."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack, asynccontextmanager
from typing import Final

from discord.ext import tasks

from bot.app.config import Config
from bot.delivery.press_times import Window
from bot.delivery.reachability import ReachOnDiscord
from bot.interaction.services import Services
from bot.match.background import Background
from bot.match.order_answers import StandingOrders
from bot.operations.daily_backups import DailyBackup
from bot.operations.endpoints import OK, Page, Pages, exposition, health_pages, serving
from bot.operations.monitor import Monitor
from storage.errors import StoreError

log = logging.getLogger(__name__)

SWEEP: Final = 60.0  # seconds between two sweeps
CANCEL_TIMEOUT: Final = 1.0  # seconds that cancelled tasks get to end
PORT_TIMEOUT: Final = 30.0  # seconds that a replaced process gets to release a port

Companion = Callable[[Monitor], AbstractAsyncContextManager[object]]
"""Something that runs beside the bot while it is entered."""


class PeriodicWork:
    """Runs a sweep every minute once it is started.

    `is_away` returns True if some servers cannot be reached. `register` sends the commands to Discord if that is due.
    """

    _resuming: asyncio.Task[None]
    _begun = True

    def __init__(
        self,
        services: Services,
        orders: StandingOrders,
        reach: ReachOnDiscord,
        is_away: Callable[[], bool],
        register: Callable[[], Awaitable[None]],
    ) -> None:
        self._services = services
        self._publisher = services.publisher
        self._reach = reach
        # An order may answer the question for which its player would be pinged.
        self._calling: tuple[Background, ...] = (orders, reach, services.notices)
        features = (one for one in services if isinstance(one, Background))
        self._others: tuple[Background, ...] = (services.thinking, services.archived_threads, *features)
        self._is_away = is_away
        self._register = register

    async def start(self) -> None:
        """Start sweeping and resume background work. If that runs already, only publish what waits."""
        if self._sweep.is_running():
            await self._publisher.sweep()
        else:
            self._sweep.start()
            await self._begin()
            await self._publisher.resume()

    def stop(self) -> None:
        """Stop sweeping."""
        self._sweep.cancel()

    def notify(self, match_id: str) -> None:
        """Notify every part that a match has changed."""
        for part in (*self._calling[:2], self._publisher, *self._calling[2:], *self._others):
            part.notify(match_id)

    def partitions_gained(self) -> None:
        """Resume the work on servers that this process has taken over from another."""
        if self._sweep.is_running():
            self._resuming = asyncio.create_task(self._resume(), name="takeover")

    async def do_what_is_due(self) -> None:
        """Run the clocks and sweep every part. While Discord cannot be reached, clocks stand still."""
        clocks = self._services.matches.cache.clocks
        if self._is_away():
            clocks.stop()
            return
        try:
            await clocks.run_on()
            await self._services.matches.sweep()
            for part in (*self._calling, *self._others):
                await part.sweep()
        except StoreError as failed:
            log.error("what is due in matches cannot be found: %s", type(failed).__name__)

    async def close(self) -> None:
        """Cancel work that would delay the answers to users."""
        for part in self._others:
            await part.close()

    async def finish(self) -> None:
        """Wait for all work in progress."""
        await asyncio.gather(self._finish_calling(), *(part.finish() for part in self._others))
        await self._publisher.finish()

    async def _finish_calling(self) -> None:
        for part in self._calling:  # in this order, because each may give work to the next
            await part.finish()

    async def give_up(self) -> None:
        """Cancel what Discord has not answered by now. It is stored, and the next start resumes it."""
        parts = (*self._calling, *self._others, self._publisher)
        if under_way := [task for part in parts for task in part.give_up()]:
            await asyncio.wait(under_way, timeout=CANCEL_TIMEOUT)

    async def _begin(self) -> None:
        """Resume background work in the matches of this process. After a failure the next sweep tries again."""
        self._begun = True
        try:
            for part in (*self._calling, *self._others):
                await part.resume()
        except Exception as failed:
            self._begun = False
            trace = None if isinstance(failed, StoreError) else failed
            log.error("what goes on by itself in matches cannot be found: %s", type(failed).__name__, exc_info=trace)

    async def _resume(self) -> None:
        self._services.matches.cache.clear()
        self._services.forget()
        self._publisher.forget()
        await self._begin()
        await self._publisher.resume()
        self._reach.look_everywhere()
        await self.do_what_is_due()
        await self._publisher.sweep()

    @tasks.loop(seconds=SWEEP)
    async def _sweep(self) -> None:
        for part in (self._begin_again, self.do_what_is_due, self._publisher.sweep, self._register):
            try:
                await part()
            except Exception:
                log.exception("a part of a sweep failed")  # an exception that escapes would end discord.py's loop

    async def _begin_again(self) -> None:
        if not self._begun:
            await self._begin()


def companions(
    config: Config, writable: Callable[[], bool], acknowledgements: Window, renders: Callable[[], int]
) -> list[Companion]:
    """Return the companions that the configuration asks for.

    `writable` returns True if the database can be written. `acknowledgements` and `renders` are figures for metrics.
    """

    @asynccontextmanager
    async def backups(monitor: Monitor) -> AsyncIterator[None]:
        assert config.backup_to is not None
        async with DailyBackup(config.db, config.backup_to) as daily:
            monitor.backup_report = daily.report
            yield

    @asynccontextmanager
    async def pages(monitor: Monitor) -> AsyncIterator[None]:
        def metrics() -> Page:
            return Page(OK, exposition(monitor.health(), monitor.lag, acknowledgements, renders()))

        wanted: dict[int, Pages] = {}
        if config.health_port is not None:
            wanted[config.health_port] = health_pages(writable, lambda: monitor.connected)
        if config.metrics_port is not None:
            wanted[config.metrics_port] = {**wanted.get(config.metrics_port, {}), "/metrics": metrics}
        async with AsyncExitStack() as served:
            for port, answers in wanted.items():
                await served.enter_async_context(serving(port, answers, port_timeout(config)))
            yield

    found: list[Companion] = []
    if config.backup_to is not None:
        found.append(backups)
    if config.health_port is not None or config.metrics_port is not None:
        found.append(pages)
    return found


def port_timeout(config: Config) -> float:
    """Return the maximum seconds that another process may still hold a port."""
    return PORT_TIMEOUT if config.standby else 0.0
