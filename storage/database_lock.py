"""The lock of a database: one process at a time may write, and a note says whether the last one closed the database."""

import errno
import fcntl
import os
import struct
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final, Literal

from storage.database_files import NOTE_BYTES, PRIVATE_MODE, beside, log_missing, noted
from storage.errors import InUse
from storage.opening import create, make, refusing

State = Literal["open", "closed"]

LOCKED_BYTE: Final = 1 << 62  # far behind the end of a database, and behind the bytes that SQLite locks

_locked: set[tuple[int, int]] = set()  # device and inode of the databases that this process has locked


class Lock:
    """The right to write to a database, held by one process.

    It consists of a lock on the file `<path>-lock`, and one on a byte of the database, which holds under every name of
    the file (a hard link, a bind mount). The lock file is not removed on release, since two processes could then lock
    two different files. It notes whether the database was closed: `log_missing` is True if it was not and its `-wal`
    is gone.
    """

    def __init__(self, path: Path, *, creating: bool = False) -> None:
        """Take the lock, `creating` an empty database. Raises `InUse`, `Unwritable`, `NotSaved` and `Leftover`."""
        self.path = path.resolve()
        self._files: list[int] = []
        self._identity: tuple[int, int] | None = None
        try:
            with refusing(self.path):
                file = self._lock_beside()
                if creating:
                    create(self.path)
                self._lock_itself()
                self._unclosed = noted(file)[1] == "open"
                self.log_missing = log_missing(self.path)
                self._write("open" if self._unclosed else "closed")
        except BaseException:
            self._close()
            raise

    def note(self, state: State) -> None:
        """Note that the database is open with its `-wal`, or closed and complete without one."""
        self._unclosed = False
        with refusing(self.path):
            self._write(state)

    def release(self) -> None:
        """Release the lock after SQLite's connection was closed. Further calls do nothing."""
        if self._files:
            # If the log is missing and nothing was acknowledged yet, the next holder must notice that too.
            unclosed = self._unclosed and self.log_missing
            with suppress(OSError):
                self._write("open" if unclosed or beside(self.path, "-wal").exists() else "closed")
            self._close()

    def _lock_beside(self) -> int:
        path = beside(self.path, "-lock")
        with suppress(FileExistsError):
            make(path, self.path)
        file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, PRIVATE_MODE)
        self._files.append(file)
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            pid, _ = noted(file)
            raise InUse(str(self.path), int(pid) if pid.isdecimal() else None) from None
        return file

    def _lock_itself(self) -> None:
        """Lock a byte of the database, if there is one, while this descriptor is open.

        Closing any descriptor of a database drops the locks that SQLite holds on it for this process. So ours is
        closed after SQLite's connection, and none is opened on a file that this process has locked under another name.
        """
        if not self.path.exists():
            return
        found = self.path.stat()
        identity = (found.st_dev, found.st_ino)
        if identity in _locked:
            raise InUse(str(self.path), os.getpid())
        file = os.open(self.path, os.O_RDWR | os.O_CLOEXEC)
        self._files.append(file)
        if sys.platform == "linux":
            # A lock of the descriptor, not of the process, so that two stores in one process exclude each other.
            wanted = struct.pack("hhqqi0q", fcntl.F_WRLCK, os.SEEK_SET, LOCKED_BYTE, 1, 0)
            try:
                fcntl.fcntl(file, fcntl.F_OFD_SETLK, wanted)
            except (BlockingIOError, PermissionError):
                raise InUse(str(self.path)) from None
            except OSError as error:
                if error.errno != errno.EINVAL:  # an older kernel has no such locks, and relies on the lock file
                    raise
        _locked.add(identity)
        self._identity = identity

    def _write(self, state: State) -> None:
        os.pwrite(self._files[0], f"{os.getpid()} {state}".ljust(NOTE_BYTES).encode(), 0)

    def _close(self) -> None:
        for file in reversed(self._files):
            os.close(file)
        self._files.clear()
        if self._identity is not None:
            _locked.discard(self._identity)


def holder(path: Path) -> int | None:
    """Return the pid of the process with the lock, 0 if it is unknown, or None if no process has it."""
    try:
        file = os.open(beside(path.resolve(), "-lock"), os.O_RDONLY | os.O_CLOEXEC)
    except OSError:
        return None
    try:
        fcntl.flock(file, fcntl.LOCK_SH | fcntl.LOCK_NB)
    except BlockingIOError:
        pid, _ = noted(file)
        return int(pid) if pid.isdecimal() else 0
    finally:
        os.close(file)
    return None
