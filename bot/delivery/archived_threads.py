"""Reopen archived threads in which a player is to move, without a message or a ping."""

import logging
from typing import Final

import discord
from cachetools import LRUCache

from bot.clocks.paces import DAY, HOUR
from bot.delivery.failures import UNSENT, failure_name
from bot.delivery.sweeper import Sweeper
from bot.delivery.threads import reopen
from bot.match.errors import Refused
from bot.match.service import Matches
from storage.errors import StoreError

log = logging.getLogger(__name__)

LOOKS_CACHED: Final = 4096  # maximum number of threads whose last check is remembered


class ArchivedThreads(Sweeper):
    """Checks all such threads every hour, but each at most once a day.

    discord.py caches no archived threads, so only threads that it does not know are fetched.
    """

    def __init__(self, client: discord.Client, matches: Matches) -> None:
        super().__init__()
        self._client = client
        self._matches = matches
        self._now = matches.cache.now
        self._due = 0
        self._looked_at: LRUCache[int, int] = LRUCache(LOOKS_CACHED)

    async def sweep(self) -> None:
        """Start a round of checks if one is due."""
        if self._now() >= self._due:
            self._due = self._now() + HOUR
            await super().sweep()

    async def _sweep(self) -> None:
        try:
            for match_id in await self._matches.store.live_matches():
                await self._look(match_id)
        except StoreError as failed:
            log.error("archived threads cannot be looked for: %s", type(failed).__name__)

    async def _look(self, match_id: str) -> None:
        """Reopen the thread of a match if a player is to move. A locked thread stays as it is."""
        row = await self._matches.store.match(match_id)
        guild = None if row is None else self._client.get_guild(row.guild_id or 0)
        if row is None or guild is None or guild.unavailable or guild.get_channel_or_thread(row.channel_id):
            return
        if self._now() < self._looked_at.get(row.channel_id, 0) + DAY:
            return
        self._looked_at[row.channel_id] = self._now()
        try:
            match = await self._matches.get_match(match_id)
            if not any(match.seats[seat].user_id is not None for seat in match.asked()):
                return
            thread = await guild.fetch_channel(row.channel_id)
            if isinstance(thread, discord.Thread) and not thread.locked:
                await reopen(thread)
        except (*UNSENT, discord.InvalidData, Refused) as failed:
            log.info("the thread of match %s stays archived: %s", match_id, failure_name(failed))
