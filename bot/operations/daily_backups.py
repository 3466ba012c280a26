"""Daily backups, and the report on the last one and its restore drill, in a file beside the database."""

import asyncio
import logging
import os
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from signal import SIGINT
from typing import Final, Self

from msgspec import MsgspecError, Struct, json

from bot.clocks.paces import DAY
from bot.operations.tokens import TOKEN_VARIABLE
from bot.operations.watchdog import SOCKET_VARIABLE
from storage.database_files import PRIVATE_MODE, give

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


class BackupReport(Struct, frozen=True):
    """The folder of the backups, and the state of the last ones.

    `since` is when backups were first requested there, in seconds since 1970 like all times here. `made` and `drilled`
    are the times of the last successful backup and drill, or None before the first. `backup_failed` and `drill_failed`
    say that the last attempt failed.
    """

    folder: str
    since: float
    made: float | None = None
    drilled: float | None = None
    backup_failed: bool = False
    drill_failed: bool = False


def report_path(db: Path) -> Path:
    """Return the path of the report on a database's backups."""
    return Path(f"{db.resolve()}-backups")


def read_report(db: Path) -> BackupReport | None:
    """Return the report on a database's backups, or None if there is none or it cannot be read."""
    try:
        return json.decode(report_path(db).read_bytes(), type=BackupReport)
    except (OSError, MsgspecError):
        return None


def write_report(db: Path, report: BackupReport) -> None:
    """Replace the report atomically, readable only by the owner of the database. Raises `OSError`."""
    path = report_path(db)
    partial = Path(f"{path}.{os.getpid()}")
    try:
        partial.unlink(missing_ok=True)
        with open(partial, "xb", opener=lambda name, flags: os.open(name, flags, PRIVATE_MODE)) as file:
            give(file.fileno(), db)
            file.write(json.encode(report))
        partial.replace(path)
    finally:
        with suppress(FileNotFoundError):
            partial.unlink()


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
        before, folder = read_report(db), str(to.resolve())
        self._report = before if before is not None and before.folder == folder else BackupReport(folder, time.time())

    async def __aenter__(self) -> Self:
        try:
            # The doctor expects backups once there is a report.
            write_report(self._db, self._report)
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
        before, self._report = self._report, read_report(self._db) or self._report
        self._schedule(BACKUP_RETRY if self._report.made == before.made else DAY)
