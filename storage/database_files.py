"""Locations of databases, and the files beside an SQLite file: their names, and facts known without opening them."""

import os
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

Location = Path | str  # the path of an SQLite file, or the address of a PostgreSQL database

STAND_IN_PATH: Final = Path("provost.postgresql")
"""The path that represents a database on a server. Files that belong beside a database lie beside it."""

PARTIAL: Final = ".partial"  # ends the name of a copy that is not whole yet
REPLACED: Final = ".replaced"  # ends the name of the database that was there before a restore
LOGS: Final = ("-wal", "-journal")  # where SQLite keeps what is not yet in the database, or was in it before
PRIVATE_MODE: Final = 0o600  # of files that only their owner may read

LEFTOVERS: Final = ("-wal", PARTIAL, REPLACED, f"{REPLACED}-wal")
"""Suffixes of files beside a database that is only missing because it was moved or a restore stopped half-way."""

NOTE_BYTES: Final = 20  # process id and state, written at once, so that no kill leaves half of it


def named(where: Location) -> str:
    """Return a location for display: an address without its password and its settings."""
    if isinstance(where, Path):
        return str(where)
    parts = urlsplit(where)
    return f"postgresql://{parts.netloc.rpartition('@')[2]}{parts.path}"


def local(where: Location) -> Path:
    """Return the path beside which the files about a database are kept on this machine."""
    return where if isinstance(where, Path) else STAND_IN_PATH


def beside(path: Path, suffix: str) -> Path:
    """Return the file whose name is the database's followed by a suffix."""
    return path.with_name(path.name + suffix)


def filled(path: Path) -> bool:
    """Return True for a file that is not empty. Raises `OSError`."""
    return path.exists() and path.stat().st_size > 0


def same(path: Path, other: Path) -> bool:
    """Return True if both paths name the same file. Raises `OSError`."""
    return path.exists() and other.exists() and path.samefile(other)


def log_missing(path: Path) -> bool:
    """Return True if a database was not closed and its `-wal` is gone."""
    try:
        file = os.open(beside(path, "-lock"), os.O_RDONLY | os.O_CLOEXEC)
    except OSError:
        return False
    try:
        _, state = noted(file)
        return state == "open" and filled(path) and not beside(path, "-wal").exists()
    finally:
        os.close(file)


def noted(file: int) -> tuple[str, str]:
    """Return the process id and the state noted in an open lock file, or empty strings."""
    pid, state, *_ = *os.pread(file, NOTE_BYTES, 0).decode(errors="replace").split(), "", ""
    return pid, state


def give(file: int, database: Path) -> None:
    """Give a file that root has made to the owner of the database, or of its folder. Raises `OSError`."""
    if os.geteuid() == 0:
        owner = (database if database.exists() else database.parent).stat()
        os.fchown(file, owner.st_uid, owner.st_gid)


def make_folder(path: Path) -> None:
    """Make a missing private folder. One that root makes belongs to the parent folder's owner. Raises `OSError`."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    try:
        path.mkdir(mode=0o700)
    except FileExistsError:
        if not path.is_dir():
            raise
        return
    if os.geteuid() == 0:
        owner = path.parent.stat()
        os.chown(path, owner.st_uid, owner.st_gid, follow_symlinks=False)


def sync(path: Path) -> None:
    """Make a file, or the names in a directory, durable. Raises `OSError`."""
    file = os.open(path, os.O_RDONLY | os.O_CLOEXEC)
    try:
        os.fsync(file)
    finally:
        os.close(file)
