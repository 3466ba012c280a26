"""Faults of the disk, made to happen in one thread alone: its system calls fail with the error asked for.

A filter of the Linux kernel does it (seccomp); it ends with the thread, so that a store opened again works.
"""

import ctypes
import errno
import platform
import sys

import pytest

CALLS = {
    "x86_64": {"pwrite": 18, "fdatasync": 75},
    "aarch64": {"pwrite": 68, "fdatasync": 83},
}
SET_SECCOMP, FILTER, NO_NEW_PRIVILEGES = 22, 2, 38
LOAD_CALL, EQUAL, RETURN = 0x20, 0x15, 0x06
ALLOW, FAIL = 0x7FFF0000, 0x00050000


class _Instruction(ctypes.Structure):
    _fields_ = (("code", ctypes.c_ushort), ("yes", ctypes.c_ubyte), ("no", ctypes.c_ubyte), ("value", ctypes.c_uint))


class _Program(ctypes.Structure):
    _fields_ = (("length", ctypes.c_ushort), ("instructions", ctypes.POINTER(_Instruction)))


def let_fail(call: str, error: int) -> None:
    """From now on this thread's `call` (`pwrite`, `fdatasync`) fails with `error`. Skips the test where it cannot be done."""
    known = CALLS.get(platform.machine())
    if sys.platform != "linux" or known is None:
        pytest.skip("system calls are made to fail on Linux alone")
    steps = (
        _Instruction(LOAD_CALL, 0, 0, 0),
        _Instruction(EQUAL, 0, 1, known[call]),
        _Instruction(RETURN, 0, 0, FAIL | error),
        _Instruction(RETURN, 0, 0, ALLOW),
    )
    program = _Program(len(steps), (_Instruction * len(steps))(*steps))
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.prctl(NO_NEW_PRIVILEGES, 1, 0, 0, 0) or libc.prctl(SET_SECCOMP, FILTER, ctypes.byref(program), 0, 0):
        pytest.skip(f"this machine forbids filters: {errno.errorcode[ctypes.get_errno()]}")
