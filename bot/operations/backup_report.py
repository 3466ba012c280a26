"""The report on the last backup and its restore drill, in a file beside the database."""

import os
from contextlib import suppress
from pathlib import Path

from msgspec import MsgspecError, Struct, json

from storage.database_files import PRIVATE_MODE, give


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


def address(db: Path) -> Path:
    """Return the path of the report on a database's backups."""
    return Path(f"{db.resolve()}-backups")


def read(db: Path) -> BackupReport | None:
    """Return the report on a database's backups, or None if there is none or it cannot be read."""
    try:
        return json.decode(address(db).read_bytes(), type=BackupReport)
    except (OSError, MsgspecError):
        return None


def write(db: Path, report: BackupReport) -> None:
    """Replace the report atomically, readable only by the owner of the database. Raises `OSError`."""
    path = address(db)
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
