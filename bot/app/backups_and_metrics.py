"""Optional companions of the bot: daily backups, and pages with its health and metrics."""

import asyncio
import logging
import os
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from signal import SIGINT
from typing import Final, NamedTuple, Self

from bot.app.config import Config
from bot.app.connection import Companion
from bot.clocks.paces import DAY
from bot.delivery.causes import Window
from bot.operations import backup_report
from bot.operations.backup_report import BackupReport
from bot.operations.endpoints import OK, Page, Pages, health_pages, serving
from bot.operations.health import Health
from bot.operations.monitor import Monitor
from bot.operations.tokens import TOKEN_VARIABLE
from bot.operations.watchdog import SOCKET_VARIABLE

log = logging.getLogger(__name__)

MIN_DELAY: Final = 60.0  # seconds after the start before a backup may begin
BACKUP_RETRY: Final = 3600.0  # seconds between a failed backup and the next attempt
CLEANUP_TIMEOUT: Final = 5.0  # seconds that an interrupted backup gets to clean up

SECRET_VARIABLES: Final = (TOKEN_VARIABLE, SOCKET_VARIABLE)
"""Environment variables that the process of a backup does not get."""

Make = Callable[[Path, Path], Awaitable[None]]
"""Makes a backup of a database in a folder, tests restoring it and writes a report.

Raises `OSError` if it cannot start.
"""

PORT_TIMEOUT: Final = 30.0  # seconds that a replaced process gets to release a port
P99: Final = 0.99


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
            return Page(OK, exposition(Measured(monitor.health(), monitor.lag, acknowledgements, renders())))

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


async def make_backup(db: Path, to: Path) -> None:
    """Run `provost backup` and log its output."""
    environment = {name: value for name, value in os.environ.items() if name not in SECRET_VARIABLES}
    line = [sys.executable, "-m", "bot", "backup", "--db", str(db), "--to", str(to)]
    pipe, nothing = asyncio.subprocess.PIPE, asyncio.subprocess.DEVNULL
    process = await asyncio.create_subprocess_exec(*line, env=environment, stdin=nothing, stdout=pipe, stderr=pipe)
    try:
        out, error = await process.communicate()
    except asyncio.CancelledError:
        await _interrupt(process)
        raise
    said = (out if process.returncode == 0 else error).decode(errors="replace").strip()
    log.log(logging.INFO if process.returncode == 0 else logging.ERROR, "backup: %s", said)


async def _interrupt(process: asyncio.subprocess.Process) -> None:
    with suppress(ProcessLookupError):
        process.send_signal(SIGINT)
        try:
            await asyncio.wait_for(process.wait(), CLEANUP_TIMEOUT)
        except TimeoutError:
            process.kill()
            await process.wait()


class DailyBackup:
    """Makes daily backups while it is entered, the first one soon if there is none.

    A backup that fails its restore drill is followed by the next a day later. Old backups are deleted only after a
    successful drill.
    """

    def __init__(self, db: Path, to: Path, make: Make = make_backup, soon: float = MIN_DELAY) -> None:
        self._db = db
        self._to = to
        self._make = make
        self._soon = soon
        self._task: asyncio.Task[None] | None = None
        before, folder = backup_report.read(db), str(to.resolve())
        self._report = before if before is not None and before.folder == folder else BackupReport(folder, time.time())

    async def __aenter__(self) -> Self:
        try:
            # The doctor expects backups once there is a report.
            backup_report.write(self._db, self._report)
        except OSError as error:
            log.warning("the report on backups cannot be written: %s", error.strerror)
        made = self._report.made or 0.0
        self._schedule(min(DAY, max(self._soon, made + DAY - time.time())))  # the clock may have been set back
        return self

    async def __aexit__(self, *raised: object) -> None:
        self._timer.cancel()
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    def report(self) -> BackupReport:
        """Return the report on the last backup."""
        return self._report

    def _schedule(self, seconds: float) -> None:
        self._timer = asyncio.get_running_loop().call_later(seconds, self._begin)

    def _begin(self) -> None:
        self._task = asyncio.create_task(self._back_up(), name="backup")

    async def _back_up(self) -> None:
        try:
            await self._make(self._db, self._to)
        except OSError as error:
            log.error("backup: the process cannot be started: %s", error.strerror)
        before, self._report = self._report, backup_report.read(self._db) or self._report
        self._schedule(BACKUP_RETRY if self._report.made == before.made else DAY)


class Measured(NamedTuple):
    """The exposed measurements: health, delays in seconds, and the number of pictures waiting to be drawn."""

    health: Health
    lag: Window
    acknowledgements: Window
    renders_waiting: int


def exposition(measured: Measured) -> str:
    """Return all metrics that have a value."""
    return "".join(f"{line}\n" for line in _lines(measured))


def _lines(measured: Measured) -> Iterator[str]:
    health = measured.health
    yield from _gauge("gateway_connected", "1 while Discord acknowledges heartbeats.", int(health.connected))
    yield from _gauge("shards", "Connections to Discord that there are to be.", health.shards)
    yield from _gauge(
        "shards_connected", "Connections of which Discord acknowledges heartbeats.", health.connected_shards
    )
    yield from _gauge("gateway_age_seconds", "Since the gateway acknowledged a heartbeat.", health.acknowledged)
    yield from _gauge("gateway_dispatch_age_seconds", "Since the gateway sent an event.", health.dispatched)
    yield from _summary("loop_lag_seconds", "How late the event loop was.", measured.lag)
    yield from _summary(
        "acknowledgement_seconds", "From the arrival of a press to its acknowledgement.", measured.acknowledgements
    )
    yield from _gauge("outbox_age_seconds", "For how long the oldest message has waited.", health.outbox)
    yield from _gauge("renders_waiting", "Pictures that are being drawn or wait for it.", measured.renders_waiting)
    yield from _gauge("writes_waiting", "Writes that waited for the disk, at most in a minute.", health.queue)
    yield from _gauge(
        "commands_refused", "1 while Discord refuses the bot's commands.", int(health.commands is not None)
    )
    yield from _gauge("backup_age_seconds", "Since the last backup.", health.backup)
    yield from _gauge("backup_failed", "1 when the last backup failed.", int(health.backup_failed))
    yield from _gauge("drill_failed", "1 when the last restore drill failed.", int(health.drill_failed))


def _gauge(name: str, about: str, value: float | None) -> Iterator[str]:
    if value is not None:
        yield f"# HELP provost_{name} {about}"
        yield f"# TYPE provost_{name} gauge"
        yield f"provost_{name} {value:.6g}"


def _summary(name: str, about: str, window: Window) -> Iterator[str]:
    yield f"# HELP provost_{name} {about}"
    yield f"# TYPE provost_{name} summary"
    yield f'provost_{name}{{quantile="{P99}"}} {window.quantile(P99):.6g}'
    yield f"provost_{name}_sum {window.total:.6g}"
    yield f"provost_{name}_count {window.count}"
