"""What became of the last backup and of its restore drill, in a file beside the database."""

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from msgspec import MsgspecError, Struct, json

from storage.files import give

PRIVATE: Final = 0o600


class BackupReport(Struct, frozen=True):
    """Where the backups are, and how the last ones went.

    `since` is when backups were first asked for there, in seconds since 1970, as are all moments. `made` and `drilled` are
    those of the last backup and the last drill that succeeded, None before the first.
    `backup_failed` and `drill_failed` say that the last attempt failed.
    """

    folder: str
    since: float
    made: float | None = None
    drilled: float | None = None
    backup_failed: bool = False
    drill_failed: bool = False


def address(db: Path) -> Path:
    """Where the report on a database's backups is."""
    return Path(f"{db.resolve()}-backups")


def read(db: Path) -> BackupReport | None:
    """The report on a database's backups; None when there is none, or it cannot be read."""
    try:
        return json.decode(address(db).read_bytes(), type=BackupReport)
    except (OSError, MsgspecError):
        return None


def write(db: Path, report: BackupReport) -> None:
    """Replace the report at once, readable by the owner of the database alone. Raises `OSError`."""
    path = address(db)
    partial = Path(f"{path}.{os.getpid()}")
    try:
        partial.unlink(missing_ok=True)
        with open(partial, "xb", opener=lambda name, flags: os.open(name, flags, PRIVATE)) as file:
            give(file.fileno(), db)
            file.write(json.encode(report))
        partial.replace(path)
    finally:
        with suppress(FileNotFoundError):
            partial.unlink()
