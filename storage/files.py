"""The files of a database: their names, and what can be seen of them without opening it."""

import os
from pathlib import Path
from typing import Final

PARTIAL: Final = ".partial"
"""Ends the name of a copy that is not whole yet."""

REPLACED: Final = ".replaced"
"""Ends the name of the database that was there before a restore."""

LOGS: Final = ("-wal", "-journal")
"""End the names of the files in which SQLite keeps what is not yet, or was before, in the database itself."""

LEFTOVERS: Final = ("-wal", PARTIAL, REPLACED, f"{REPLACED}-wal")
"""What lies beside a database that is missing only because it was moved, or because a restore stopped half-way."""

NOTE: Final = 20
"""Bytes of the note in the lock file, process id and state: written at once, so that no kill leaves half of it."""


def beside(path: Path, suffix: str) -> Path:
    """The file whose name goes on after the database's."""
    return path.with_name(path.name + suffix)


def filled(path: Path) -> bool:
    """Whether there is a file with something in it. Raises `OSError`."""
    return path.exists() and path.stat().st_size > 0


def same(path: Path, other: Path) -> bool:
    """Whether both are names of one file. Raises `OSError`."""
    return path.exists() and other.exists() and path.samefile(other)


def log_missing(path: Path) -> bool:
    """Whether a database was not closed and the `-wal` that must then lie beside it is gone."""
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
    """The process id and the state that an open lock file notes, empty where it does not."""
    pid, state, *_ = *os.pread(file, NOTE, 0).decode(errors="replace").split(), "", ""
    return pid, state


def give(file: int, database: Path) -> None:
    """Give an open file that root has just made to whom the database, or else its folder, belongs: the bot's user has to open it.

    Raises `OSError`.
    """
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
