"""Notices to systemd, and the end of a process whose event loop has stopped, or does not come to its end."""

import logging
import os
import socket
import threading
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Final

ADDRESS: Final = "NOTIFY_SOCKET"

READY: Final = "READY=1"
ALIVE: Final = "WATCHDOG=1"
STOPPING: Final = "STOPPING=1"

MAIN: Final = "MAINPID="
"""Before the number of the process that is the service from now on."""


class Notifier:
    """Sends notices to the service manager that started this process; without one, nothing happens."""

    def __init__(self, environment: Mapping[str, str] = os.environ) -> None:
        name = environment.get(ADDRESS, "")
        # An abstract socket is written with @, and begins with a zero byte.
        self._name = f"\0{name[1:]}" if name.startswith("@") else name

    def send(self, notice: str) -> None:
        """Send one notice; one that cannot be sent at once is lost."""
        if self._name:
            with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_NONBLOCK) as line:
                line.sendto(notice.encode(), self._name)


log = logging.getLogger(__name__)

RESTART: Final = os.EX_TEMPFAIL
"""The exit status that asks the service manager for a new start: 75, `EX_TEMPFAIL` of sysexits.h."""

STEP: Final = 1.0


class Watchdog(threading.Thread):
    """Ends the process with `RESTART` unless it is reset in time.

    It counts its own steps, not the clock: while the machine sleeps or the process is stopped no time passes. Ending
    like this loses nothing: what was acknowledged is on the disk.
    """

    def __init__(self, seconds: float, step: float = STEP, end: Callable[[int], object] = os._exit) -> None:
        super().__init__(name="watchdog", daemon=True)
        self._left = seconds
        self._step = step
        self._end = end
        self._stopped = threading.Event()

    def reset(self, seconds: float) -> None:
        """Allow so many seconds from now on."""
        self._left = seconds

    def stop(self) -> None:
        """Let the process live without it."""
        self._stopped.set()

    def run(self) -> None:
        """Count down."""
        while not self._stopped.wait(self._step):
            self._left -= self._step
            if self._left <= 0:
                log.critical("the event loop does not come to the end of its work; ending with status %d", RESTART)
                self._end(RESTART)
                return
