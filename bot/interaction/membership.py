"""Membership of servers, asked of Discord only when a player acts from elsewhere.

The bot does not see members come and go. Only people with a seat are asked about, each at most once in `REMEMBERED`
seconds, so that presses cause few requests. Discord's answer that there is no such member is not an invalid request.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Final

import discord
from cachetools import TTLCache

from bot.delivery.failures import UNSENT

REMEMBERED: Final = 300.0
MAX_REMEMBERED: Final = 8192
MAX_WAIT: Final = 1.0
"""Seconds: a press has to be acknowledged in three."""


class Membership:
    """Remembers who is a member of which server."""

    def __init__(self, timer: Callable[[], float] = monotonic) -> None:
        self._known: TTLCache[tuple[int, int], bool] = TTLCache(MAX_REMEMBERED, REMEMBERED, timer)

    async def has_left(self, client: discord.Client, guild_id: int, user_id: int) -> bool:
        """Return True where a user is no member of a server; False also where that cannot be found out now."""
        guild = client.get_guild(guild_id)
        if guild is None or guild.unavailable:
            return False
        key = guild_id, user_id
        if key not in self._known:
            self._known[key] = True  # until there is an answer, also for presses at the same moment
            self._known[key] = await _is_member(guild, user_id)
        return not self._known[key]

    def note(self, guild_id: int, user_id: int) -> None:
        """Take in that a user has just acted on a server."""
        if (guild_id, user_id) in self._known:
            self._known[guild_id, user_id] = True


async def _is_member(guild: discord.Guild, user_id: int) -> bool:
    try:
        async with asyncio.timeout(MAX_WAIT):
            await guild.fetch_member(user_id)
    except discord.NotFound:
        return False
    except (*UNSENT, TimeoutError):
        return True
    return True
