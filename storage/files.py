"""Where a database is, and of a file of SQLite's the files beside it: their names, and what they tell without being opened."""

import os
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

Location = Path | str
"""A path is a file of SQLite's, an address a PostgreSQL database."""

STAND_IN: Final = Path("provost.postgresql")
"""The path that stands for a database on a server: what else would lie beside a file lies beside this, in the working directory."""

PARTIAL: Final = ".partial"  # ends the name of a copy that is not whole yet
REPLACED: Final = ".replaced"  # ends the name of the database that was there before a restore
LOGS: Final = ("-wal", "-journal")  # where SQLite keeps what is not yet in the database, or was in it before
LEFTOVERS: Final = ("-wal", PARTIAL, REPLACED, f"{REPLACED}-wal")
"""What lies beside a database that is missing only because it was moved, or because a restore stopped half-way."""

NOTE_BYTES: Final = 20  # process id and state, written at once, so that no kill leaves half of it


def named(where: Location) -> str:
    """Return a location to be shown: an address without its password and its settings."""
    if isinstance(where, Path):
        return str(where)
    parts = urlsplit(where)
    return f"postgresql://{parts.netloc.rpartition('@')[2]}{parts.path}"


def local(where: Location) -> Path:
    """Return the path beside which files about a database are kept on this machine."""
    return where if isinstance(where, Path) else STAND_IN


def beside(path: Path, suffix: str) -> Path:
    """Return the file whose name goes on after the database's."""
    return path.with_name(path.name + suffix)


def filled(path: Path) -> bool:
    """Return True for a file with something in it. Raises `OSError`."""
    return path.exists() and path.stat().st_size > 0


def same(path: Path, other: Path) -> bool:
    """Return True where both are names of one file. Raises `OSError`."""
    return path.exists() and other.exists() and path.samefile(other)


def log_missing(path: Path) -> bool:
    """Return True where a database was not closed and the `-wal` that must then lie beside it is gone."""
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
    """Return the process id and the state that an open lock file notes, empty where it does not."""
    pid, state, *_ = *os.pread(file, NOTE_BYTES, 0).decode(errors="replace").split(), "", ""
    return pid, state


def give(file: int, database: Path) -> None:
    """Give an open file that root has made to the owner of the database, or of its folder. Raises `OSError`."""
    if os.geteuid() == 0:
        owner = (database if database.exists() else database.parent).stat()
        os.fchown(file, owner.st_uid, owner.st_gid)


def make_folder(path: Path) -> None:
    """Make a folder that its owner alone may enter, if there is none; root's belongs to whom the one around it does. Raises `OSError`."""
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
