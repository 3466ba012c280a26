"""Notices to systemd, as `sd_notify` sends them: that the bot is ready, and that it is still alive."""

import os
import socket
from collections.abc import Mapping
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
