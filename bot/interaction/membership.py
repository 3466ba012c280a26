"""Check server membership only when a player acts from another place.

The bot receives no member events. It only fetches users with a seat, each at most once in `MEMBERSHIP_TTL` seconds, so
that presses cause few requests. Discord does not count the answer that there is no such member as invalid.
"""

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Final

import discord
from cachetools import TTLCache

from bot.delivery.failures import UNSENT

MEMBERSHIP_TTL: Final = 300.0
MEMBERSHIPS_CACHED: Final = 8192

FETCH_TIMEOUT: Final = 1.0
"""Seconds. A press must be acknowledged within three."""


class Membership:
    """Caches the membership of users in servers."""

    def __init__(self, timer: Callable[[], float] = monotonic) -> None:
        self._known: TTLCache[tuple[int, int], bool] = TTLCache(MEMBERSHIPS_CACHED, MEMBERSHIP_TTL, timer)

    async def has_left(self, client: discord.Client, guild_id: int, user_id: int) -> bool:
        """Return True only if a user is known not to be a member of a server."""
        guild = client.get_guild(guild_id)
        if guild is None or guild.unavailable:
            return False
        key = guild_id, user_id
        if key not in self._known:
            self._known[key] = True  # for presses that arrive before the answer
            self._known[key] = await _is_member(guild, user_id)
        return not self._known[key]

    def note(self, guild_id: int, user_id: int) -> None:
        """Note that a user has just acted on a server."""
        if (guild_id, user_id) in self._known:
            self._known[guild_id, user_id] = True


async def _is_member(guild: discord.Guild, user_id: int) -> bool:
    try:
        async with asyncio.timeout(FETCH_TIMEOUT):
            await guild.fetch_member(user_id)
    except discord.NotFound:
        return False
    except (*UNSENT, TimeoutError):
        return True
    return True
