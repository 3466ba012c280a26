"""Retention: delete the data of servers that have removed the bot, after a time that the operator sets."""

from __future__ import annotations

import logging
from typing import Final

from bot.clocks.presets import DAY, HOUR
from bot.interaction.services import Client, Services
from bot.match.background import Background
from bot.match.quotas import Cooldown

log = logging.getLogger(__name__)

GONE_SINCE: Final = "gone_since"
"""Preference of a server: the instant when the bot was first found missing from it."""

ALL: Final = 0
"""The only key of the limit, which allows one sweep an hour."""


class Retention(Background):
    """Notes when servers remove the bot, and deletes their data later. Does nothing unless the operator sets a time."""

    def __init__(self, client: Client, services: Services) -> None:
        self._client = client
        self._services = services
        self._hourly = Cooldown(client.now, HOUR)

    async def sweep(self) -> None:
        """Check once an hour which servers have removed the bot, and delete the data of those whose time is over."""
        days = self._services.quotas.server_days
        if days is None or not self._client.is_ready() or self._hourly.begin(ALL):
            return
        store = self._services.matches.store
        known, here = await store.known_servers(), {guild.id for guild in self._client.guilds}
        if known and not here.intersection(known):
            log.warning("the bot is on none of the servers of this database; nothing is forgotten")
            return
        gone, now = await store.server_preferences(GONE_SINCE), await self._services.matches.cache.clocks.now()
        for server in known:
            since = int(gone.get(server, now))
            if server in here or server not in gone:
                await self._note(server, None if server in here else now, was_gone=server in gone)
            elif now - since >= days * DAY:
                await self._forget(server)

    async def _note(self, server: int, since: int | None, *, was_gone: bool) -> None:
        if since is not None or was_gone:
            value = None if since is None else str(since)
            await self._services.preferences.choose("guild", server, GONE_SINCE, value)

    async def _forget(self, server: int) -> None:
        forgotten = await self._services.matches.store.forget_server(server)
        self._services.matches.cache.clear()
        self._services.forget()
        log.info("a server that removed the bot is forgotten: %s matches", forgotten.matches)
