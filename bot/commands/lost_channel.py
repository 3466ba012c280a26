"""Moving a match that has lost its channel."""

import asyncio
import logging
from itertools import compress
from typing import Final

import discord

from bot.delivery.failures import UNSENT
from bot.delivery.publisher import UNKNOWN_CHANNEL
from bot.interaction.refusals import require_permissions
from bot.interaction.services import Interaction
from bot.match.errors import Refused
from storage.errors import Unreadable

log = logging.getLogger(__name__)

MAX_SEARCHED_MATCHES: Final = 10


async def rescue(interaction: Interaction) -> None:
    """In a channel without a match, continue a match of the user's that has lost its channel.

    Its card is posted here for all its players. Raises `Refused` if the bot may not play here.
    """
    client, here = interaction.client, interaction.channel_id or 0
    match = await client.services.matches.in_channel(here)
    if match is not None and match.status in ("lobby", "live"):
        return
    own = await client.services.matches.of_user(interaction.user.id, "live")
    near = [match for match in own if match.guild_id == interaction.guild_id][:MAX_SEARCHED_MATCHES]
    lost = await asyncio.gather(*(is_lost(interaction, match.channel_id) for match in near))
    for match in compress(near, lost):
        require_permissions(interaction)
        publisher = client.services.publisher
        try:
            with publisher.paused(match.id):  # so that one card shows the running clock as well
                await client.services.matches.move_to(match.id, here)
                await publisher.post_moved(match.id)
        except (Refused, Unreadable) as failed:
            log.info("match %s cannot go on elsewhere: %s", match.id, failed)
        else:
            return


async def is_lost(interaction: Interaction, channel_id: int) -> bool:
    """Return True if a channel was deleted or, being a thread, locked."""
    try:
        channel = await interaction.client.fetch_channel(channel_id)
    except UNSENT as failed:
        return isinstance(failed, discord.HTTPException) and failed.code == UNKNOWN_CHANNEL
    return isinstance(channel, discord.Thread) and channel.locked
