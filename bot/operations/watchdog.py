"""Notifications to systemd, and a watchdog that ends a process whose event loop hangs."""

import logging
import os
import socket
import threading
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Final

log = logging.getLogger(__name__)

SOCKET_VARIABLE: Final = "NOTIFY_SOCKET"
SERVICE_READY: Final = "READY=1"
SERVICE_ALIVE: Final = "WATCHDOG=1"
SERVICE_STOPPING: Final = "STOPPING=1"
MAIN_PID: Final = "MAINPID="  # prefix of the pid of the service's new main process

RESTART: Final = os.EX_TEMPFAIL
"""The exit status that asks the service manager for a restart: 75, `EX_TEMPFAIL` of sysexits.h."""

COUNTDOWN_STEP: Final = 1.0


class Notifier:
    """Sends notifications to the service manager that started this process. Without one it does nothing."""

    def __init__(self, environment: Mapping[str, str] = os.environ) -> None:
        name = environment.get(SOCKET_VARIABLE, "")
        # An abstract socket is written with @, but its name begins with a zero byte.
        self._name = f"\0{name[1:]}" if name.startswith("@") else name

    def send(self, notice: str) -> None:
        """Send a notification. It is dropped if it cannot be sent at once."""
        if self._name:
            with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_NONBLOCK) as line:
                line.sendto(notice.encode(), self._name)


class Watchdog(threading.Thread):
    """Ends the process with `RESTART` unless it is reset in time.

    It counts its own steps instead of reading a clock, so no time passes while the machine sleeps or the process is
    stopped. Ending this way loses nothing, since everything acknowledged is on the disk.
    """

    def __init__(self, seconds: float, step: float = COUNTDOWN_STEP, end: Callable[[int], object] = os._exit) -> None:
        super().__init__(name="watchdog", daemon=True)
        self._left = seconds
        self._step = step
        self._end = end
        self._stopped = threading.Event()

    def reset(self, seconds: float) -> None:
        """Allow this many seconds from now on."""
        self._left = seconds

    def stop(self) -> None:
        """Stop the watchdog, so that the process goes on without it."""
        self._stopped.set()

    def run(self) -> None:
        """Count down."""
        while not self._stopped.wait(self._step):
            self._left -= self._step
            if self._left <= 0:
                log.critical("the event loop does not come to the end of its work; ending with status %d", RESTART)
                self._end(RESTART)
                return
