"""The process that waits, connected to Discord, until the lease is free, and takes over."""

import asyncio
import logging
import os
import signal
import socket
import struct
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from bot.app.intake import Intake
from bot.app.link import LONGEST, Answered, Arrived, Link, Ready, Released, address
from bot.operations.unix_sockets import short_name
from storage.errors import InUse
from storage.lease import LeaseWatch

log = logging.getLogger(__name__)

TICK: Final = 0.1
"""Seconds between two looks at the holder."""

SOON: Final = 0.02
LATEST: Final = 0.5
"""Seconds until the lease is tried again when the line to its holder has ended, and between the last attempts."""


class Standby:
    """Waits for the lease, and kills a holder that has given no sign of itself for as long as one lasts.

    It may, for what was acknowledged is on the disk; and the end of a process is what frees everything that it holds,
    SQLite's own locks too. `is_ready` says whether this process is connected to Discord.
    """

    def __init__(self, db: Path, intake: Intake, is_ready: Callable[[], bool]) -> None:
        self._db = db
        self._intake = intake
        self._is_ready = is_ready

    async def take_over(self, open_store: Callable[[], Awaitable[None]]) -> None:
        """Open the store as soon as no other process holds the lease; raises what opening raises, but for `InUse`."""
        pause = SOON
        while True:
            try:
                await open_store()
            except InUse:
                pause = SOON if await self._follow() else min(2 * pause, LATEST)
                await asyncio.sleep(pause)
            else:
                return

    async def _follow(self) -> bool:
        """Stay in touch with the holder for as long as it lives and holds the lease; returns whether it took the line."""
        try:
            with short_name(address(self._db)) as name:
                link, process = await _connected(name)
        except OSError:
            return False  # it is coming up or going away, or it is no bot
        self._intake.forward = link.send
        try:
            return await self._listen(link, process)
        finally:
            if process is not None:
                os.close(process)

    async def _listen(self, link: Link, process: int | None) -> bool:
        """Take in what the holder says until it is gone, or has released the lease; returns whether it said anything."""
        clock, ready, signs = asyncio.get_running_loop().time, False, 0
        watch = LeaseWatch(clock(), TICK)
        receiving = asyncio.create_task(link.receive())
        try:
            while True:
                await asyncio.wait({receiving}, timeout=TICK)
                sign = receiving.done()
                if sign:
                    message = receiving.result()
                    if isinstance(message, Released):
                        # What Discord still sends to that process is to be answered as well.
                        self._rest = asyncio.create_task(self._take_in(link), name="forwarded interactions")
                        return True
                    if message is None:
                        link.close()
                        return signs > 0
                    signs += 1
                    self._take(message)
                    receiving = asyncio.create_task(link.receive())
                if watch.look(clock(), beat=sign):
                    _kill(process)
                    link.close()
                    return True
                if not ready and self._is_ready():
                    ready = True
                    link.send(Ready(os.getpid()))
        finally:
            receiving.cancel()

    def _take(self, message: object) -> None:
        if isinstance(message, Answered):
            self._intake.answered(message.id)
        elif isinstance(message, Arrived):
            self._intake.forwarded(message.interaction)

    async def _take_in(self, link: Link) -> None:
        try:
            while (message := await link.receive()) is not None:
                self._take(message)
        finally:
            link.close()


async def _connected(name: str) -> tuple[Link, int | None]:
    """A line to the holder, and a handle of its process, where the system has such. Raises `OSError`."""
    line = socket.socket(socket.AF_UNIX)
    try:
        line.setblocking(False)
        await asyncio.get_running_loop().sock_connect(line, name)
        process = _process(line)
    except BaseException:
        line.close()
        raise
    return Link(*await asyncio.open_unix_connection(sock=line, limit=LONGEST)), process


def _process(line: socket.socket) -> int | None:
    """A handle of the process at the other end, which stays its own even when its number is another's."""
    with suppress(
        AttributeError, OSError, ValueError
    ):  # not Linux; another container's process, which has no number here
        pid, _, _ = struct.unpack("3i", line.getsockopt(socket.SOL_SOCKET, socket.SO_PEERCRED, 12))
        return os.pidfd_open(pid)
    return None


def _kill(process: int | None) -> None:
    try:
        if process is None:
            raise ProcessLookupError
        signal.pidfd_send_signal(process, signal.SIGKILL)
        log.critical("the process that holds the lease has given no sign of itself; it was killed")
    except OSError as error:
        log.critical("the process that holds the lease gives no sign of itself and cannot be killed: %s", error)
