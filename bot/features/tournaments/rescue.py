"""Letting an event go on whose channel is gone: its organisers bring it to the channel in which they use the desk."""

from __future__ import annotations

import logging
from typing import Final

import discord

from bot.commands.rescue import is_lost
from bot.features.tournaments.host import EventHost
from bot.features.tournaments.keeper import NOT_UNDER_WAY
from bot.features.tournaments.place import require_place
from bot.features.tournaments.stored import StoredEvent
from bot.interaction.services import Interaction

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
    events.tell(stored.row.id)
    return stored


async def _lost(interaction: Interaction) -> StoredEvent | None:
    """The latest event of the server that is under way, is the user's to rule in, and whose channel is gone."""
    keeper, asked = interaction.client.services[EventHost].keeper, 0
    for event_id, channel_id in await keeper.in_guild(interaction.guild_id or 0):
        channel = interaction.client.get_channel(channel_id)
        if channel is not None and not _is_locked(channel):
            continue
        stored = await keeper.look(event_id)
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
