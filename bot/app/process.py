"""A process of the bot from start to end: it takes the lease or waits for it, and can start its own successor."""

import asyncio
import gc
import logging
import os
import signal
import socket
import struct
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from bot.app.client import Provost
from bot.app.config import Config
from bot.app.connection import Supervision, stay_connected
from bot.app.intake import Intake
from bot.app.standby_link import MAX_LINE, Answered, Arrived, Link, Ready, Released, address
from bot.operations.gateway_watch import DEFAULT_LIMITS, Limits
from bot.operations.unix_sockets import short_name
from bot.operations.watchdog import MAIN_PID, RESTART, Notifier, Watchdog
from storage import databases
from storage.errors import InUse, Superseded
from storage.store import Store

log = logging.getLogger(__name__)

CHECK_INTERVAL: Final = 0.1  # seconds between two checks of the holder

MAX_LEASE_SILENCE: Final = 2.0
"""Seconds without a heartbeat after which a standby takes over. Discord waits three for a response."""

FIRST_LEASE_RETRY_PAUSE: Final = 0.02
MAX_LEASE_RETRY_PAUSE: Final = 0.5
"""Seconds before retrying to take the lease after the link has ended, and between the last attempts."""

STOP_SIGNALS: Final = (signal.SIGINT, signal.SIGTERM)
STANDBY: Final = "--standby"
REPLACE: Final = signal.SIGUSR2  # the signal to start a successor. SIGHUP would come whenever a terminal closes.


async def run(config: Config, limits: Limits = DEFAULT_LIMITS) -> int:
    """Run the bot until told to stop.

    Returns the exit status: 1 after a disk failure, `RESTART` if Discord does not answer. Raises what discord.py
    raises about the token, what the store raises about its file, and `Superseded` if another process has taken over.
    """
    gc.freeze()  # loaded modules stay to the end, and collecting them again and again would pause the bot
    async with Provost(config) as bot:
        loop, successor = asyncio.get_running_loop(), Successor(bot)
        for number in STOP_SIGNALS:
            loop.add_signal_handler(number, lambda: asyncio.ensure_future(bot.close()))
        loop.add_signal_handler(REPLACE, successor.start)
        await _open(bot)
        watchdog = Watchdog(limits.leave)
        supervision = Supervision(config.db, watchdog, limits, lambda: bot.registration.refused)
        left = await stay_connected(bot, config.token, _lease(bot), supervision, bot.companions())
    if isinstance(bot.failed, Superseded):
        raise bot.failed
    return RESTART if left else int(bot.failed is not None)


async def _open(bot: Provost) -> None:
    """Open the store. If another process has it, check that this one could open it, and stand by."""
    try:
        await bot.ready_to_connect()
    except InUse:
        if not bot.config.standby:
            raise
        await asyncio.to_thread(databases.open_places, bot.config.db)
        bot.intake.stop()


async def _lease(bot: Provost) -> Store:
    """Wait for the lease and return the store. After waiting, everything that the other process did is taken over."""
    if not bot.intake.answering:
        log.info("standing by")
        standby = Standby(bot.config.db, bot.intake, bot.is_ready)
        await standby.take_over(bot.ready_to_connect)
        log.info("took over under epoch %d", bot.store.epoch)
        bot.taking_over = asyncio.create_task(bot.take_over(), name="taking over")
    await bot.holder.open(bot.config.db)
    return bot.store


class Successor:
    """Starts a process like this one to replace it. This process exits when the successor is connected to Discord."""

    def __init__(self, bot: Provost) -> None:
        self._bot = bot
        self._process: subprocess.Popen[bytes] | None = None
        bot.holder.on_ready = self._ready

    def start(self) -> None:
        """Start the successor, unless it is starting.

        It outlives this process, as a child process of asyncio would not.
        """
        if os.getpid() == 1:
            log.error("a container ends with its first process, so nothing can be started in its place here")
        elif self._process is None or self._process.poll() is not None:
            options = [] if STANDBY in sys.orig_argv else [STANDBY]
            self._process = subprocess.Popen([sys.executable, *sys.orig_argv[1:], *options])  # noqa: S603  # its own command line

    def _ready(self, pid: int) -> None:
        if self._process is not None and pid == self._process.pid:
            log.info("process %d is ready and takes over", pid)
            Notifier().send(f"{MAIN_PID}{pid}")
            self._closing = asyncio.ensure_future(self._bot.close())


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
