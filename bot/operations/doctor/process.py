"""Faults of the running bot, and of its backups."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from bot.operations import backup_report, health
from bot.operations.doctor.faults import Fault
from storage import lock, rotation

LATE: Final = 26 * 3600.0
"""Seconds after which a daily backup is overdue."""

HOUR: Final = 3600


def running(db: Path) -> Iterator[Fault]:
    """Whether the process that works on the database is a bot that is connected to Discord."""
    pid = lock.holder(db)
    if pid is None:
        return
    try:
        found = health.ask(db)
    except health.NoAnswer as none:
        yield Fault(f"process-{none.why}", {"path": str(db), "pid": str(pid)})
        return
    if pid not in (0, found.pid):
        yield Fault("process-stopped", {"path": str(db), "pid": str(pid)})
    elif not found.connected:
        yield Fault("gateway-dead", {"pid": str(pid), "seconds": int(found.acknowledged or 0)})
    elif found.commands is not None:
        yield Fault(found.commands.fault, found.commands.given)


def backups(db: Path, now: float) -> Iterator[Fault]:
    """Whether the last backup is of today, and its drill went well; nothing is expected before a day has gone by."""
    report = backup_report.read(db)
    if report is None:
        return
    newest = _newest(Path(report.folder))
    if newest is None and now - report.since > LATE:
        yield Fault("backup-missing", {"path": report.folder, "db": str(db)})
    elif newest is not None and now - newest > LATE:
        yield Fault("backup-old", {"path": report.folder, "db": str(db), "hours": int((now - newest) // HOUR)})
    if report.drill_failed:
        yield Fault("drill-failed", {"path": report.folder, "db": str(db)})


def _newest(folder: Path) -> float | None:
    try:
        found = rotation.backups_in(folder)
        return max((path.stat().st_mtime for path in found), default=None)
    except OSError:
        return None
