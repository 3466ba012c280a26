"""Logging in and staying connected, for as long as Discord answers."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from pathlib import Path
from typing import Final

import aiohttp
import discord

from bot.operations.discord_internals import renew_session
from bot.operations.gateway_watch import Limits
from bot.operations.health import RefusedCommands
from bot.operations.monitor import Monitor
from bot.operations.watchdog import Watchdog
from storage.store import Store

log = logging.getLogger(__name__)

RETRY: Final = 5.0
"""Seconds between two attempts to log in, or to find a gateway; the monitor's limit ends them."""

UNREACHABLE: Final = (aiohttp.ClientError, discord.DiscordServerError, TimeoutError)


Companion = Callable[[Monitor], AbstractAsyncContextManager[object]]
"""Something that runs beside the bot, entered for as long as it is to."""


async def stay_connected(
    client: discord.AutoShardedClient,
    token: str,
    opened: Awaitable[Store],
    db: Path,
    watchdog: Watchdog,
    limits: Limits,
    companions: Sequence[Companion] = (),
    commands: Callable[[], RefusedCommands | None] = lambda: None,
) -> bool:
    """Be on Discord until `client` is closed, or until Discord has not answered for too long; returns whether it was that.

    `opened` gives the client's store, open on `db`, at once or when another process has let go of it; companions are
    entered after that; `commands` says why Discord refuses the bot's commands. Raises what discord.py raises about the token, what `opened` raises, and what companions raise when they are entered.
    """
    work = asyncio.create_task(_connect(client, token), name="connection")
    opening = asyncio.ensure_future(opened)
    async with Monitor(client, db, work.cancel, watchdog, limits) as monitor, AsyncExitStack() as beside:
        monitor.commands = commands
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
    """Log in and find a gateway, again while Discord cannot be reached; from then on discord.py stays connected by itself."""
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
            if client.is_closed():  # it was connected: what ends that is no failed attempt
                raise
            await _pause(failed)


async def _pause(failed: Exception) -> None:
    """Wait before the next attempt."""
    log.warning("Discord cannot be reached (%s); next attempt in %g s", type(failed).__name__, RETRY)
    await asyncio.sleep(RETRY)
