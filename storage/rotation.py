"""The rotation of backups in a folder: their names, and which of them are kept."""

import re
import shutil
from collections.abc import Callable, Collection, Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from msgspec import Struct

NAME_FORMAT: Final = "provost-%Y-%m-%dT%H%M%SZ.db"
BACKUP_NAME: Final = re.compile(r"provost-\d{4}-\d\d-\d\dT\d{6}Z\.db")

DRILL: Final = ".drill-"  # begins the name of a folder in which a backup is restored to be tried
ABANDONED_AFTER_SECONDS: Final = 86_400.0  # what an interrupted backup or drill left


class Keep(Struct, frozen=True):
    """The numbers of days, weeks and months that keep their newest backup."""

    daily: int = 7
    weekly: int = 4
    monthly: int = 6


def named(moment: datetime) -> str:
    """Return the name of a backup made at a moment."""
    return moment.astimezone(UTC).strftime(NAME_FORMAT)


def made(path: Path) -> datetime:
    """Return the time of a backup from its name."""
    return datetime.strptime(path.name, NAME_FORMAT).replace(tzinfo=UTC)


def backups_in(folder: Path) -> tuple[Path, ...]:
    """Return the backups in a folder, oldest first. Other files are ignored. Raises `OSError`."""
    return tuple(sorted(path for path in folder.iterdir() if BACKUP_NAME.fullmatch(path.name)))


def kept(moments: Collection[datetime], keep: Keep) -> set[datetime]:
    """Return the moments to keep: the newest overall, and of each of the last days, weeks and months with backups."""
    periods: Iterable[tuple[int, Callable[[datetime], object]]] = (
        (keep.daily, datetime.date),
        (keep.weekly, lambda moment: moment.isocalendar()[:2]),
        (keep.monthly, lambda moment: (moment.year, moment.month)),
    )
    stay = {max(moments)} if moments else set()
    for count, period in periods:
        newest = {period(moment): moment for moment in sorted(moments)}
        stay |= set(sorted(newest.values(), reverse=True)[:count])
    return stay


def rotate(folder: Path, keep: Keep) -> tuple[Path, ...]:
    """Delete the backups that are not kept, and return them. Raises `OSError`."""
    found = backups_in(folder)
    stay = kept([made(path) for path in found], keep)
    gone = tuple(path for path in found if made(path) not in stay)
    for path in gone:
        path.unlink()
    return gone


def clear(folder: Path, now: float) -> None:
    """Delete the remains of backups and drills interrupted more than a day before `now`. Raises `OSError`."""
    for path in folder.iterdir():
        partial = BACKUP_NAME.fullmatch(path.name.partition(".db")[0] + ".db") and ".db.partial" in path.name
        if (partial or path.name.startswith(DRILL)) and now - path.stat().st_mtime > ABANDONED_AFTER_SECONDS:
            shutil.rmtree(path) if path.is_dir() else path.unlink()
