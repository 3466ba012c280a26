"""Letting an event go on whose channel is gone: its organisers bring it to the channel in which they use the desk."""

from __future__ import annotations

import logging
from typing import Final

import discord

from bot.cards.turn_card import named
from bot.commands.rescue import is_lost
from bot.features.tournaments.host import EventHost
from bot.features.tournaments.keeper import NOT_UNDER_WAY
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


log = logging.getLogger(__name__)

ASKED: Final = 10
"""So many channels of events are asked of Discord for one that is gone."""


def organises(interaction: Interaction, stored: StoredEvent) -> bool:
    """Whether the user may rule in an event: as its organiser, as an assistant, or by moderating the server."""
    return interaction.user.id in stored.organisers or interaction.permissions.manage_messages


async def rescued(interaction: Interaction) -> StoredEvent | None:
    """Where no event is under way, bring one of the user's here that has lost its channel, and show its card.

    Raises `Refused` where no matches can be made: the event waits for a better place.
    """
    events = interaction.client.services[EventHost]
    here = interaction.channel_id or 0
    if await events.keeper.under_way(here) is not None:
        return None
    lost = await _lost(interaction)
    if lost is None:
        return None
    place = require_place(interaction)
    async with events.keeper.opening:
        if await events.keeper.under_way(here) is not None:
            return None
        stored = await events.keeper.move(lost.row.id, place)
    log.info("event %s goes on in channel %s", stored.row.id, here)
    events.advance(stored.row.id)
    return stored


async def _lost(interaction: Interaction) -> StoredEvent | None:
    """The latest event of the server that is under way, is the user's to rule in, and whose channel is gone."""
    keeper, asked = interaction.client.services[EventHost].keeper, 0
    for event_id, channel_id in await keeper.in_guild(interaction.guild_id or 0):
        channel = interaction.client.get_channel(channel_id)
        if channel is not None and not _is_locked(channel):
            continue
        stored = await keeper.get_tournament(event_id)
        if stored.event.phase in NOT_UNDER_WAY or not organises(interaction, stored):
            continue
        if asked == ASKED:
            break
        asked += 1
        if await is_lost(interaction, channel_id):
            return stored
    return None


def _is_locked(channel: object) -> bool:
    return isinstance(channel, discord.Thread) and channel.locked
