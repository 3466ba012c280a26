"""What runs beside the bot when it is asked for: daily backups, pages about its health, metrics."""

from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Final

from bot.app.backups import DailyBackup
from bot.app.config import Config
from bot.app.connection import Companion
from bot.operations.endpoints import OK, Page, Pages, health_pages, serving
from bot.operations.metrics import Measured, Window, exposition
from bot.operations.monitor import Monitor

LEAVING: Final = 30.0
"""Seconds in which the process that this one has replaced lets go of a port."""


def leaving(config: Config) -> float:
    """The seconds for which a port may still be that of another process."""
    return LEAVING if config.standby else 0.0


def companions(
    config: Config, writable: Callable[[], bool], acknowledgements: Window, renders: Callable[[], int]
) -> list[Companion]:
    """What the configuration asks for; the rest says whether the database is writable and gives figures of the bot."""

    @asynccontextmanager
    async def backups(monitor: Monitor) -> AsyncIterator[None]:
        assert config.backup_to is not None
        async with DailyBackup(config.db, config.backup_to) as daily:
            monitor.backup_report = daily.report
            yield

    @asynccontextmanager
    async def pages(monitor: Monitor) -> AsyncIterator[None]:
        def metrics() -> Page:
            return Page(OK, exposition(Measured(monitor.health(), monitor.lag, acknowledgements, renders())))

        wanted: dict[int, Pages] = {}
        if config.health_port is not None:
            wanted[config.health_port] = health_pages(writable, lambda: monitor.connected)
        if config.metrics_port is not None:
            wanted[config.metrics_port] = {**wanted.get(config.metrics_port, {}), "/metrics": metrics}
        async with AsyncExitStack() as served:
            for port, answers in wanted.items():
                await served.enter_async_context(serving(port, answers, leaving(config)))
            yield

    found: list[Companion] = []
    if config.backup_to is not None:
        found.append(backups)
    if config.health_port is not None or config.metrics_port is not None:
        found.append(pages)
    return found
