"""A process of the bot from start to end: it takes the lease or waits (`standby`), and can start its own successor."""

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
from bot.app.connection import Supervision, stay_connected
from bot.app.standby import Standby
from bot.operations.gateway_watch import DEFAULT_LIMITS, Limits
from bot.operations.watchdog import MAIN_PID, RESTART, Notifier, Watchdog
from storage import databases
from storage.errors import InUse, Superseded
from storage.store import Store

log = logging.getLogger(__name__)

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
