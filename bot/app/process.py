"""A process of the bot, from its start to its end: it holds the lease on the database, or waits for it."""

import asyncio
import gc
import logging
import os
import signal
import subprocess
import sys
from typing import Final

from bot.app.client import Provost
from bot.app.config import Config
from bot.app.connection import stay_connected
from bot.app.standby import Standby
from bot.operations.gateway_watch import LIMITS, Limits
from bot.operations.watchdog import MAIN, RESTART, Notifier, Watchdog
from storage import maintenance
from storage.errors import InUse, Superseded
from storage.store import Store

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
        await asyncio.to_thread(maintenance.open_places, bot.config.db)
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
