"""A process of the bot: it takes the lease or waits (`standby`), stays connected, and can start its own successor."""

import asyncio
import gc
import logging
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Final, NamedTuple

import aiohttp
import discord

from bot.app.client import Provost
from bot.app.config import Config
from bot.app.standby import Standby
from bot.app.upkeep import Companion
from bot.operations.discord_internals import renew_session
from bot.operations.gateway_watch import DEFAULT_LIMITS, Limits
from bot.operations.health import RefusedCommands
from bot.operations.monitor import Monitor
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


CONNECT_RETRY: Final = 5.0
"""Seconds between attempts to log in or to find a gateway. The monitor ends them at its limit."""

UNREACHABLE: Final = (aiohttp.ClientError, discord.DiscordServerError, TimeoutError)


class Supervision(NamedTuple):
    """The supervision of a connection: the database that it serves, the watchdog of the process and the limits.

    `commands` returns why Discord refuses the bot's commands, for the report on its health.
    """

    db: Path
    watchdog: Watchdog
    limits: Limits
    commands: Callable[[], RefusedCommands | None] = lambda: None


async def stay_connected(
    client: discord.AutoShardedClient,
    token: str,
    opened: Awaitable[Store],
    supervision: Supervision,
    companions: Sequence[Companion] = (),
) -> bool:
    """Stay connected until `client` is closed or Discord has not answered for too long.

    Returns True in the latter case. `opened` yields the client's store, at once or when another process has released
    it; the companions are entered after that. Raises what discord.py raises about the token, what `opened` raises, and
    what companions raise when they are entered.
    """
    work = asyncio.create_task(_connect(client, token), name="connection")
    opening = asyncio.ensure_future(opened)
    async with (
        Monitor(client, supervision.db, work.cancel, supervision.watchdog, supervision.limits) as monitor,
        AsyncExitStack() as beside,
    ):
        monitor.commands = supervision.commands
        try:
            await asyncio.wait({work, opening}, return_when=asyncio.FIRST_COMPLETED)
            if opening.done():
                await monitor.watch_store(await opening)
                for companion in companions:
                    await beside.enter_async_context(companion(monitor))
            await work
        except asyncio.CancelledError:
            if not monitor.left:
                raise
        finally:
            opening.cancel()
            work.cancel()
    return monitor.left


async def _connect(client: discord.Client, token: str) -> None:
    """Log in and find a gateway, retrying while Discord cannot be reached. Later discord.py reconnects by itself."""
    while not client.is_closed():
        try:
            await client.login(token)
            break
        except UNREACHABLE as failed:
            await renew_session(client)
            await _pause(failed)
    while not client.is_closed():
        try:
            await client.connect()
            break
        except (discord.GatewayNotFound, *UNREACHABLE) as failed:
            if client.is_closed():  # it was connected and has been closed, so this is no failed attempt
                raise
            await _pause(failed)


async def _pause(failed: Exception) -> None:
    log.warning("Discord cannot be reached (%s); next attempt in %g s", type(failed).__name__, CONNECT_RETRY)
    await asyncio.sleep(CONNECT_RETRY)


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
