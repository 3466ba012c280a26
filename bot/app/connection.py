"""Log in and stay connected for as long as Discord answers."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Final, NamedTuple

import aiohttp
import discord

from bot.app.upkeep import Companion
from bot.operations.discord_internals import renew_session
from bot.operations.gateway_watch import Limits
from bot.operations.health import RefusedCommands
from bot.operations.monitor import Monitor
from bot.operations.watchdog import Watchdog
from storage.store import Store

log = logging.getLogger(__name__)

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
