"""Faults of the disk in one thread alone, whose system calls fail with a given error.

A filter of the Linux kernel (seccomp) does it. It ends with the thread, so a store that is opened again works.
"""

import ctypes
import errno
import os
import platform
import sqlite3
import sys
from pathlib import Path

import pytest

CALLS = {
    "x86_64": {"pwrite": 18, "fdatasync": 75, "access": 21, "openat": 257, "faccessat": 269, "faccessat2": 439},
    "aarch64": {"pwrite": 68, "fdatasync": 83, "openat": 56, "faccessat": 48, "faccessat2": 439},
}
READ_ONLY = {
    "openat": (2, os.O_WRONLY | os.O_RDWR | os.O_CREAT),
    "access": (1, os.W_OK),
    "faccessat": (2, os.W_OK),
    "faccessat2": (2, os.W_OK),
}
"""Calls that a read-only file system refuses: the argument, from 0, and its bits that ask to write."""
SET_SECCOMP, FILTER, NO_NEW_PRIVILEGES = 22, 2, 38
LOAD, EQUAL, HAS_BITS, RETURN = 0x20, 0x15, 0x45, 0x06
ARGUMENTS, ARGUMENT = 16, 8  # offset and length of each in the filter's input
ALLOW, FAIL = 0x7FFF0000, 0x00050000


class _Instruction(ctypes.Structure):
    _fields_ = (("code", ctypes.c_ushort), ("yes", ctypes.c_ubyte), ("no", ctypes.c_ubyte), ("value", ctypes.c_uint))


class _Program(ctypes.Structure):
    _fields_ = (("length", ctypes.c_ushort), ("instructions", ctypes.POINTER(_Instruction)))


def make_call_fail(call: str, error: int, path: Path | None = None) -> None:
    """Make this thread's `call` (`pwrite`, `fdatasync`) fail with `error`, or only for the open file `path`.

    Skip the test if that is impossible.
    """
    steps: list[_Instruction] = []
    for number in [None] if path is None else _numbers(path):
        of_the_file = () if number is None else (_Instruction(LOAD, 0, 0, ARGUMENTS), _Instruction(EQUAL, 0, 1, number))
        steps += (
            _Instruction(LOAD, 0, 0, 0),
            _Instruction(EQUAL, 0, 1 + len(of_the_file), _calls()[call]),
            *of_the_file,
            _Instruction(RETURN, 0, 0, FAIL | error),
        )
    _filter(*steps)


def make_read_only() -> None:
    """Make every file system read-only for this thread; skip the test if that is impossible."""
    steps: list[_Instruction] = []
    for call, (argument, bits) in READ_ONLY.items():
        if call in _calls():
            steps += (
                _Instruction(LOAD, 0, 0, 0),
                _Instruction(EQUAL, 0, 3, _calls()[call]),
                _Instruction(LOAD, 0, 0, ARGUMENTS + ARGUMENT * argument),
                _Instruction(HAS_BITS, 0, 1, bits),
                _Instruction(RETURN, 0, 0, FAIL | errno.EROFS),
            )
    _filter(*steps)


def _calls() -> dict[str, int]:
    known = CALLS.get(platform.machine())
    if sys.platform != "linux" or known is None:
        pytest.skip("system calls are made to fail on Linux alone")
    return known


def _filter(*steps: _Instruction) -> None:
    """Install these steps as a filter of this thread's system calls; allow all others."""
    steps = (*steps, _Instruction(RETURN, 0, 0, ALLOW))
    program = _Program(len(steps), (_Instruction * len(steps))(*steps))
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.prctl(NO_NEW_PRIVILEGES, 1, 0, 0, 0) or libc.prctl(SET_SECCOMP, FILTER, ctypes.byref(program), 0, 0):
        pytest.skip(f"this machine forbids filters: {errno.errorcode[ctypes.get_errno()]}")


def _numbers(path: Path) -> list[int]:
    """Return the descriptors under which this process has a file open."""
    return [int(fd.name) for fd in Path("/proc/self/fd").iterdir() if fd.exists() and fd.samefile(path)]


def misplace(db: sqlite3.Connection, table: str) -> None:
    """Point a table to a page of another kind, as if all its own pages were damaged."""
    other = "matches" if table == "snapshots" else "snapshots"
    db.execute("PRAGMA writable_schema = ON")
    (place,) = db.execute("SELECT rootpage FROM sqlite_schema WHERE name = ?", (other,)).fetchone()
    db.execute("UPDATE sqlite_schema SET rootpage = ? WHERE name = ?", (place, table))
    db.execute("PRAGMA writable_schema = RESET")
