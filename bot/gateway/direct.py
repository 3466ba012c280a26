"""Direct messages to people who have asked for some."""

from __future__ import annotations

import discord

from bot.gateway.failures import is_final
from bot.messages.layouts import Layout


async def send_direct(client: discord.Client, user_id: int, layout: Layout) -> bool:
    """Send a direct message that calls nobody; returns whether the user takes such. Raises what else Discord and the network raise."""
    try:
        channel = await client.create_dm(discord.Object(user_id))
        await channel.send(view=layout, allowed_mentions=discord.AllowedMentions.none())
    except discord.HTTPException as failed:
        if not is_final(failed):
            raise
        return False
    return True
