"""Direct messages, and a cache of users who refuse them, because Discord counts each refused message."""

import asyncio
from typing import Any, Final

import discord
from cachetools import TTLCache

from bot.cards.layouts import Layout
from bot.delivery.failures import is_final
from bot.delivery.rate_limits import Urgency, urgency
from bot.match.errors import Refused

REFUSALS_CACHED: Final = 4096
REFUSAL_TTL: Final = 3600.0  # seconds after a refusal before a user is messaged again


class DirectMessages:
    """Sends direct messages, with less urgency than the cards of matches."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._refusing: TTLCache[int, None] = TTLCache(
            REFUSALS_CACHED, REFUSAL_TTL, lambda: asyncio.get_running_loop().time()
        )

    def are_refused_by(self, user_id: int) -> bool:
        """Return True if a user has refused a message within the last hour."""
        return user_id in self._refusing

    async def send(self, user_id: int, **message: Any) -> discord.Message | None:
        """Send a message that pings no user. Returns None if the user refuses direct messages."""
        if self.are_refused_by(user_id):
            return None
        try:
            with urgency(Urgency.NOTICE):
                channel = await self._client.create_dm(discord.Object(user_id))
                sent = await channel.send(**message, allowed_mentions=discord.AllowedMentions.none())
        except discord.HTTPException as failed:
            if not is_final(failed):
                raise
            self._refusing[user_id] = None
            return None
        self._refusing.pop(user_id, None)
        return sent

    def refuse_known(self, user_id: int, refusal: str) -> None:
        """Raise `Refused` with this sentence if the user is known to refuse direct messages. Sends no request."""
        if self.are_refused_by(user_id):
            raise Refused(refusal)

    async def require(self, user_id: int, layout: Layout, refusal: str) -> None:
        """Send a user the first of several messages.

        Raises `Refused` with this sentence if the user refuses direct messages.
        """
        if await self.send(user_id, view=layout) is None:
            raise Refused(refusal)
