"""`provost backup`: make a backup in a folder, test it by restoring it, and delete old ones."""

import os
import tempfile
import time
from datetime import UTC, datetime
from pathlib import Path

from msgspec import structs

from bot.cli.db import play_again, refusing
from bot.cli.errors import CommandRefused, unwritable
from bot.cli.options import database_file, option, whole
from bot.operations import daily_backups
from bot.operations.daily_backups import BackupReport
from bot.words import Words
from storage import backups, databases
from storage.database_files import make_folder


def backup(
    words: Words,
    /,
    *,
    db: Path = database_file(),
    to: Path = option("DIR", Path, required=True),
    daily: int | None = option("N", whole),
    weekly: int | None = option("N", whole),
    monthly: int | None = option("N", whole),
) -> int:
    """Back up, test the copy and delete old backups. The report beside the database records the result."""
    given = {"daily": daily, "weekly": weekly, "monthly": monthly}
    keep = backups.Keep(**{name: number for name, number in given.items() if number is not None})
    before = daily_backups.read_report(db)
    folder = str(to.resolve())
    report = BackupReport(folder, time.time()) if before is None or before.folder != folder else before
    report = structs.replace(report, backup_failed=True)
    try:
        copy = _made(words, db, to)
        report = structs.replace(report, made=time.time(), backup_failed=False, drill_failed=True)
        drill(words, copy)
        report = structs.replace(report, drilled=time.time(), drill_failed=False)
    finally:
        _report(words, db, report)
    try:
        gone = backups.rotate(to, keep)
    except OSError as error:
        raise unwritable(words, to, error) from None
    print(words("cli-backup-made", path=str(copy), deleted=len(gone)))
    return 0


def drill(words: Words, copy: Path) -> None:
    """Restore a backup into a temporary folder beside it, check it and replay its matches. Raises `CommandRefused`."""
    try:
        with tempfile.TemporaryDirectory(prefix=backups.DRILL, dir=copy.parent) as folder:
            restored = Path(folder) / "provost.db"
            with refusing(words):
                backups.restore(copy, restored)
                play_again(words, restored)
                same = databases.digest(copy) == databases.digest(restored)
    except OSError as error:
        raise unwritable(words, copy.parent, error) from None
    if not same:
        raise CommandRefused(words("cli-error-backup-differs", path=str(copy)))


def _made(words: Words, db: Path, to: Path) -> Path:
    """Make a backup in the folder `to`, which is created for its owner alone if it is missing, and return its path."""
    copy = to / backups.backup_name(datetime.now(UTC))
    try:
        make_folder(to)
        backups.clear(to, time.time())
    except OSError as error:
        raise unwritable(words, to, error) from None
    with refusing(words):
        backups.backup(db, copy)
    return copy


def _report(words: Words, db: Path, report: BackupReport) -> None:
    if not os.access(db, os.F_OK):  # `Path.exists` raises if the folder may not be entered
        return
    try:
        daily_backups.write_report(db, report)
    except OSError as error:
        raise unwritable(words, daily_backups.report_path(db), error) from None
