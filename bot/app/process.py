"""A process of the bot, from its start to its end: it holds the lease on the database, or waits for it."""

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
from bot.app.connection import stay_connected
from bot.app.intake import Intake
from bot.app.link import LONGEST, Answered, Arrived, Link, Ready, Released, address
from bot.operations.gateway_watch import LIMITS, Limits
from bot.operations.unix_sockets import short_name
from bot.operations.watchdog import MAIN, RESTART, Notifier, Watchdog
from storage import databases
from storage.errors import InUse, Superseded
from storage.lease import LeaseWatch
from storage.store import Store

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


log = logging.getLogger(__name__)

STANDBY: Final = "--standby"

REPLACE: Final = signal.SIGUSR2
"""Asks a process to start another in its place; SIGHUP would come whenever a terminal is closed."""


async def run(config: Config, limits: Limits = LIMITS) -> int:
    """Be on Discord until told to stop; returns the exit status: 1 when the disk failed, `RESTART` when Discord is silent.

    Raises what discord.py raises about the token, what the store raises about its file, and `Superseded` when another
    process has taken over.
    """
    gc.freeze()  # what was loaded stays to the end; searching it for garbage would hold everybody up again and again
    async with Provost(config) as bot:
        loop, successor = asyncio.get_running_loop(), Successor(bot)
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, lambda: asyncio.ensure_future(bot.close()))
        loop.add_signal_handler(REPLACE, successor.start)
        await _open(bot)
        watchdog = Watchdog(limits.leave)
        left = await stay_connected(
            bot,
            config.token,
            _lease(bot),
            config.db,
            watchdog,
            limits,
            bot.companions(),
            lambda: bot.registration.refused,
        )
    if isinstance(bot.failed, Superseded):
        raise bot.failed
    return RESTART if left else int(bot.failed is not None)


async def _open(bot: Provost) -> None:
    """Open the store; where another process has it, see that this one will be able to, and stand by."""
    try:
        await bot.ready_to_connect()
    except InUse:
        if not bot.config.standby:
            raise
        await asyncio.to_thread(databases.open_places, bot.config.db)
        bot.intake.stop()


async def _lease(bot: Provost) -> Store:
    """The store, once this process holds the lease; everything that another process did is then done by this one."""
    if not bot.intake.answering:
        log.info("standing by")
        standby = Standby(bot.config.db, bot.intake, bot.is_ready)
        await standby.take_over(bot.ready_to_connect)
        log.info("took over under epoch %d", bot.store.epoch)
        bot.taking_over = asyncio.create_task(bot.take_over(), name="taking over")
    await bot.holder.open(bot.config.db)
    return bot.store


class Successor:
    """A process like this one, started to take over from it: this one leaves when that one is connected to Discord."""

    def __init__(self, bot: Provost) -> None:
        self._bot = bot
        self._process: subprocess.Popen[bytes] | None = None
        bot.holder.on_ready = self._ready

    def start(self) -> None:
        """Start it, unless it is on its way. It outlives this process, as no child of asyncio's would."""
        if os.getpid() == 1:
            log.error("a container ends with its first process, so nothing can be started in its place here")
        elif self._process is None or self._process.poll() is not None:
            options = [] if STANDBY in sys.orig_argv else [STANDBY]
            self._process = subprocess.Popen([sys.executable, *sys.orig_argv[1:], *options])  # noqa: S603  # its own command line

    def _ready(self, pid: int) -> None:
        if self._process is not None and pid == self._process.pid:
            log.info("process %d is ready and takes over", pid)
            Notifier().send(f"{MAIN}{pid}")
            self._closing = asyncio.ensure_future(self._bot.close())
