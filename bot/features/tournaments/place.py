"""Where an event can be held: the bot makes a thread, or a forum post, for each of its matches."""

from __future__ import annotations

from typing import Final

import discord

from bot.cards.turn_card import named
from bot.features.tournaments.host import EventHost
from bot.features.tournaments.stored import StoredEvent
from bot.interaction.services import Interaction
from bot.match.errors import Refused

NAMED: Final = 3
"""Other channels that a refusal names."""


def require_place(interaction: Interaction) -> int:
    """The id of the channel, where matches can be made; raises `Refused`, which names channels where they can."""
    channel = interaction.channel
    parent = channel.parent if isinstance(channel, discord.Thread) else channel
    if channel is not None and _holds(parent, interaction.app_permissions):
        return channel.id
    elsewhere = _elsewhere(interaction)
    if elsewhere:
        raise Refused("tournament-elsewhere", where=", ".join(f"<#{one}>" for one in elsewhere))
    raise Refused("tournament-no-threads")


async def require_free(interaction: Interaction, channel_id: int, event_id: str = "") -> None:
    """Raise `Refused` where an event other than this one is under way: commands in a channel reach one event alone."""
    other = await interaction.client.services[EventHost].keeper.under_way(channel_id)
    if other is not None and other.row.id != event_id:
        raise Refused("tournament-channel-taken", name=named(other.event.settings.name))


async def require_newest(interaction: Interaction, stored: StoredEvent) -> None:
    """Raise `Refused` for the preview of an event before another that was opened here: commands would reach that one."""
    latest = await interaction.client.services[EventHost].keeper.in_channel(stored.row.channel_id)
    is_draft, made = latest.event.phase == "draft", latest.row.created_at
    if latest.row.id != stored.row.id and not is_draft and made >= stored.row.created_at:
        raise Refused("tournament-preview-old")


def _holds(channel: object, may: discord.Permissions) -> bool:
    """Whether the bot could make the place of a match beside a channel, and write in it."""
    if not isinstance(channel, discord.TextChannel | discord.ForumChannel):
        return False
    made = may.send_messages if isinstance(channel, discord.ForumChannel) else may.create_public_threads
    return made and may.send_messages_in_threads


def _elsewhere(interaction: Interaction) -> list[int]:
    """Text channels of the server that would do, and in which whoever asks may write."""
    guild, user = interaction.guild, interaction.user
    if guild is None or not isinstance(user, discord.Member):
        return []
    return [
        channel.id
        for channel in guild.text_channels
        if _holds(channel, may := channel.permissions_for(guild.me))
        and may.send_messages
        and may.view_channel
        and channel.permissions_for(user).send_messages
    ][:NAMED]
