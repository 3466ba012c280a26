"""A backup each day, made and tried in a process of its own, so that nobody who plays waits for it."""

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

from bot.operations import backup_report
from bot.operations.backup_report import BackupReport
from bot.operations.tokens import TOKEN
from bot.operations.watchdog import ADDRESS

log = logging.getLogger(__name__)

DAY: Final = 86_400.0
SOON: Final = 60.0
"""Seconds after the start in which no backup begins."""

RETRY: Final = 3600.0
"""Seconds until the next attempt after one that failed."""

PATIENCE: Final = 5.0
"""Seconds in which a backup that is interrupted has to clear up behind itself."""

PRIVATE: Final = (TOKEN, ADDRESS)
"""Variables of the environment that a backup is not to have."""

Make = Callable[[Path, Path], Awaitable[None]]
"""Makes a backup of a database into a folder, restores it on trial and reports. Raises OSError where it cannot begin."""


async def make_backup(db: Path, to: Path) -> None:
    """Run `provost backup`; what it says goes to the log."""
    environment = {name: value for name, value in os.environ.items() if name not in PRIVATE}
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
            await asyncio.wait_for(process.wait(), PATIENCE)
        except TimeoutError:
            process.kill()
            await process.wait()


class DailyBackup:
    """Makes backups while it is entered: a day after the last one, or sooner when none was made.

    One that was made and could not be restored is followed by the next a day later: until it can be, none is deleted.
    """

    def __init__(self, db: Path, to: Path, make: Make = make_backup, soon: float = SOON) -> None:
        self._db = db
        self._to = to
        self._make = make
        self._soon = soon
        self._task: asyncio.Task[None] | None = None
        before, folder = backup_report.read(db), str(to.resolve())
        self._report = before if before is not None and before.folder == folder else BackupReport(folder, time.time())

    async def __aenter__(self) -> Self:
        try:
            # From now on the doctor expects backups.
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
        """How the last backup went."""
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
        self._schedule(RETRY if self._report.made == before.made else DAY)
