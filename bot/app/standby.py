"""The takeover between two processes: the holder of the lease keeps a standby informed, and the standby replaces it."""

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
from bot.app.standby_link import MAX_LINE, Answered, Arrived, Beat, Link, Ready, Released, address
from bot.operations.unix_sockets import Listener, short_name
from storage.errors import InUse

log = logging.getLogger(__name__)

CHECK_INTERVAL: Final = 0.1  # seconds between two checks of the holder

MAX_LEASE_SILENCE: Final = 2.0
"""Seconds without a heartbeat after which a standby takes over. Discord waits three for a response."""

FIRST_LEASE_RETRY_PAUSE: Final = 0.02
MAX_LEASE_RETRY_PAUSE: Final = 0.5
"""Seconds before retrying to take the lease after the link has ended, and between the last attempts."""

BEAT_INTERVAL: Final = 0.25  # seconds between two heartbeats
LINGER: Final = 1.0  # seconds of forwarding interactions after the lease is released


class Standby:
    """Waits for the lease, and kills a holder that has sent no heartbeat for the duration of a lease.

    Killing is safe: everything acknowledged is on the disk, and the end of a process releases its locks, SQLite's
    included. `is_ready` returns True if this process is connected to Discord.
    """

    def __init__(self, db: Path, intake: Intake, is_ready: Callable[[], bool]) -> None:
        self._db = db
        self._intake = intake
        self._is_ready = is_ready

    async def take_over(self, open_store: Callable[[], Awaitable[None]]) -> None:
        """Open the store as soon as no other process holds the lease. Raises what opening raises, except `InUse`."""
        pause = FIRST_LEASE_RETRY_PAUSE
        while True:
            try:
                await open_store()
            except InUse:
                pause = FIRST_LEASE_RETRY_PAUSE if await self._follow() else min(2 * pause, MAX_LEASE_RETRY_PAUSE)
                await asyncio.sleep(pause)
            else:
                return

    async def _follow(self) -> bool:
        """Follow the holder while it lives and holds the lease. Returns True if the link was used."""
        try:
            with short_name(address(self._db)) as name:
                link, process = await _connected(name)
        except OSError:
            return False  # it is starting or stopping, or it is no bot
        self._intake.forward = link.send
        try:
            return await self._listen(link, process)
        finally:
            if process is not None:
                os.close(process)

    async def _listen(self, link: Link, process: int | None) -> bool:
        """Process messages until the holder is gone or has released the lease. Returns True if it sent any."""
        clock, ready, signs = asyncio.get_running_loop().time, False, 0
        watch = LeaseWatch(clock(), CHECK_INTERVAL)
        receiving = asyncio.create_task(link.receive())
        try:
            while True:
                await asyncio.wait({receiving}, timeout=CHECK_INTERVAL)
                sign = receiving.done()
                if sign:
                    message = receiving.result()
                    if isinstance(message, Released):
                        # The holder still forwards interactions for a moment.
                        self._rest = asyncio.create_task(self._take_in(link), name="forwarded interactions")
                        return True
                    if message is None:
                        link.close()
                        return signs > 0
                    signs += 1
                    self._take(message)
                    receiving = asyncio.create_task(link.receive())
                if watch.record(clock(), beat=sign):
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


class LeaseWatch:
    """Counts the seconds since the holder's last heartbeat. While this process was stopped, at most two ticks count."""

    def __init__(self, now: float, tick: float) -> None:
        self.silent = 0.0
        self._now = now
        self._tick = tick

    def record(self, now: float, *, beat: bool) -> bool:
        """Record whether there was a `beat` since the last check. Returns True if the lease has lapsed."""
        self.silent = 0.0 if beat else self.silent + min(now - self._now, 2 * self._tick)
        self._now = now
        return self.silent >= MAX_LEASE_SILENCE


async def _connected(name: str) -> tuple[Link, int | None]:
    """Connect to the holder. Returns the link and a handle of its process, if the system has them. Raises `OSError`."""
    line = socket.socket(socket.AF_UNIX)
    try:
        line.setblocking(False)
        await asyncio.get_running_loop().sock_connect(line, name)
        process = _process(line)
    except BaseException:
        line.close()
        raise
    return Link(*await asyncio.open_unix_connection(sock=line, limit=MAX_LINE)), process


def _process(line: socket.socket) -> int | None:
    """Return a handle of the process at the other end, which remains valid even when its pid is reused."""
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


class Holder:
    """Sends a standby heartbeats and the answered interactions, until it releases the lease to it.

    `on_ready` is called with the process id of a standby that is connected to Discord.
    """

    def __init__(self, intake: Intake) -> None:
        self.on_ready: Callable[[int], object] = lambda pid: None
        self._intake = intake
        self._link: Link | None = None
        self._listener: Listener | None = None

    async def open(self, db: Path) -> None:
        """Listen for a standby. If that fails, the bot runs without one."""
        try:
            self._listener = await Listener.open(address(db), self._accept, MAX_LINE)
        except OSError as error:
            log.warning("no standby can take over from this process: %s", error.strerror or error)

    def answered(self, id: str) -> None:
        """Report that an interaction has been answered completely."""
        if self._link is not None:
            self._link.send(Answered(id))

    def stop(self) -> bool:
        """Forward new interactions to the standby. Returns False if there is none."""
        if self._link is None:
            return False
        self._intake.forward = self._link.send
        self._intake.stop()
        return True

    async def release(self) -> None:
        """Tell the standby that the store is closed, and forward interactions a little longer."""
        if self._link is not None:
            self._link.send(Released())
            await asyncio.sleep(LINGER)

    def close(self) -> None:
        """Stop listening and disconnect the standby."""
        if self._listener is not None:
            self._listener.close()
        if self._link is not None:
            self._link = None
            self._serving.cancel()

    def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        link = Link(reader, writer)
        if self._link is not None:
            link.close()  # one standby is enough
        else:
            self._link = link
            self._serving = asyncio.create_task(self._serve(link), name="standby")

    async def _serve(self, link: Link) -> None:
        log.info("a standby is connected")
        self._beat(link)
        try:
            while (message := await link.receive()) is not None:
                if isinstance(message, Arrived):
                    self._intake.forwarded(message.interaction)
                elif isinstance(message, Ready):
                    self.on_ready(message.pid)
        finally:
            self._link = None
            link.close()
            log.info("the standby is gone")

    def _beat(self, link: Link) -> None:
        if self._link is link:
            link.send(Beat())
            asyncio.get_running_loop().call_later(BEAT_INTERVAL, self._beat, link)
