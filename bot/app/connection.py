"""Logging in and staying connected, for as long as Discord answers."""

import asyncio
import logging
from pathlib import Path
from typing import Final

import aiohttp
import discord

from bot.monitoring.discord_internals import renew_session
from bot.monitoring.gateway_watch import Limits
from bot.monitoring.monitor import Monitor
from bot.monitoring.watchdog import Watchdog
from storage.store import Store

log = logging.getLogger(__name__)

RETRY: Final = 5.0
"""Seconds between two attempts to log in; the monitor's limit ends them."""

UNREACHABLE: Final = (aiohttp.ClientError, discord.DiscordServerError, TimeoutError)


async def stay_connected(
    client: discord.Client, token: str, store: Store, db: Path, watchdog: Watchdog, limits: Limits
) -> bool:
    """Be on Discord until `client` is closed, or until Discord has not answered for too long; returns whether it was that.

    `store` is the client's, open on `db`. Raises what discord.py raises about the token.
    """
    work = asyncio.create_task(_connect(client, token), name="connection")
    async with Monitor(client, store, db, work.cancel, watchdog, limits) as monitor:
        try:
            await work
        except asyncio.CancelledError:
            if not monitor.left:
                raise
    return monitor.left


async def _connect(client: discord.Client, token: str) -> None:
    """Log in, again while Discord cannot be reached, and stay connected, as discord.py does by itself from then on."""
    while not client.is_closed():
        try:
            await client.login(token)
        except UNREACHABLE as failed:
            log.warning("Discord cannot be reached (%s); next attempt in %g s", type(failed).__name__, RETRY)
            await renew_session(client)
            await asyncio.sleep(RETRY)
        else:
            await client.connect()
            return
