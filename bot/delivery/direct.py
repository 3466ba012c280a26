"""Direct messages, and who takes none: that is remembered, since Discord counts each message that it refuses."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import discord
from cachetools import TTLCache

from bot.cards.layouts import Layout
from bot.delivery.failures import is_final
from bot.delivery.traffic import Urgency, urgency
from bot.match.errors import Refused

REMEMBERED: Final = 4096
"""Users who are known to take no direct messages."""

MEMORY: Final = 3600.0
"""Seconds after a refusal in which a user is sent nothing."""


class DirectMessages:
    """Sends direct messages, none of them as urgent as the cards of a match."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._refusing: TTLCache[int, None] = TTLCache(REMEMBERED, MEMORY, lambda: asyncio.get_running_loop().time())

    def are_refused_by(self, user_id: int) -> bool:
        """Return whether a user has refused one within the hour."""
        return user_id in self._refusing

    async def send(self, user_id: int, **message: Any) -> discord.Message | None:
        """Send a message that pings nobody; None where the user takes none. Raises what else Discord and the network raise."""
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
        """Raise `Refused`, with this sentence, for a user who takes no direct messages; nothing is asked of Discord."""
        if self.are_refused_by(user_id):
            raise Refused(refusal)

    async def require(self, user_id: int, layout: Layout, refusal: str) -> None:
        """Send a first message to a user who asks for more; raises `Refused`, with this sentence, where the user takes none."""
        if await self.send(user_id, view=layout) is None:
            raise Refused(refusal)
