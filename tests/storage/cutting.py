"""Program that stops a restore or a backup just before its n-th operation on files, by a disk error or a kill.

`python -m tests.storage.cutting WORK FOLDER` does the work in a copy of the folder for each n in turn, `FOLDER-1` and
so on, and kills it there. It ends with the first copy in which the work was completed.
"""

import errno
import os
import signal
import sqlite3
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

from storage import backups

OPERATIONS = ("open", "pwrite", "fsync", "link", "replace", "unlink")
"""System calls that change something."""

Work = Callable[[Path], object]
WORKS: dict[str, Work] = {
    "restore": lambda folder: backups.restore(folder / "copy.db", folder / "matches.db"),
    "backup": lambda folder: backups.backup(folder / "matches.db", folder / "made.db"),
}


class OperationCounter:
    """Counter of operations that calls `stop` instead of the one with the number `last`."""

    def __init__(self, last: int, stop: Callable[[str], None]) -> None:
        self.done = 0
        self._last = last
        self._stop = stop

    def count(self, name: str) -> None:
        """Count an operation that is about to be done."""
        self.done += 1
        if self.done == self._last:
            self._stop(name)


def fail(name: str) -> None:
    """Fail as a broken disk does, as the system or SQLite reports it."""
    if name in OPERATIONS:
        raise OSError(errno.EIO, name)
    error = sqlite3.OperationalError(name)
    error.sqlite_errorcode, error.sqlite_errorname = sqlite3.SQLITE_IOERR, "SQLITE_IOERR"
    raise error


def kill(name: str) -> None:
    """Kill the process at once."""
    os.kill(os.getpid(), signal.SIGKILL)


@contextmanager
def stop_at(last: int, stop: Callable[[str], None]) -> Iterator[OperationCounter]:
    """Stop work in this context before its operation of that number, if it gets so far."""
    counter = OperationCounter(last, stop)

    class CountedConnection(sqlite3.Connection):
        def execute(self, *given: Any) -> sqlite3.Cursor:
            counter.count("SQLite executes")
            return super().execute(*given)

        def backup(self, *given: Any, **named: Any) -> None:
            counter.count("SQLite copies")
            super().backup(*given, **named)

    def counted(name: str, does: Callable[..., object]) -> Callable[..., object]:
        def do(*given: Any, **named: Any) -> object:
            counter.count(name)
            return does(*given, **named)

        return do

    with ExitStack() as patched:
        for name in OPERATIONS:
            patched.enter_context(patch.object(os, name, counted(name, getattr(os, name))))
        patched.enter_context(patch.object(sqlite3, "connect", partial(sqlite3.connect, factory=CountedConnection)))
        yield counter


def copy_folder(folder: Path, target: Path) -> Path:
    """Copy the files of a folder; two names of one file stay so."""
    target.mkdir()
    names: dict[int, Path] = {}
    for file in sorted(folder.iterdir()):
        made = target / file.name
        if file.stat().st_ino in names:
            made.hardlink_to(names[file.stat().st_ino])
        else:
            made.write_bytes(file.read_bytes())
            names[file.stat().st_ino] = made
    return target


def main(arguments: Sequence[str]) -> None:
    """Repeat the work, killing each run one operation later."""
    work, folder = WORKS[arguments[0]], Path(arguments[1])
    last, status = 0, -signal.SIGKILL
    while status == -signal.SIGKILL:
        last += 1
        target = copy_folder(folder, folder.with_name(f"{folder.name}-{last}"))
        child = os.fork()
        if child == 0:
            with stop_at(last, kill):
                work(target)
            os._exit(0)
        status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    sys.exit(status)


if __name__ == "__main__":
    main(sys.argv[1:])
