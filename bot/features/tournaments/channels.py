"""The channel of a tournament: checks of a new one, and the move of a tournament whose channel was deleted."""

import logging
from typing import Final

import discord

from bot.cards.match_names import named
from bot.commands.lost_channel import is_lost
from bot.features.tournaments.host import TournamentHost
from bot.features.tournaments.keeper import NOT_UNDER_WAY
from bot.features.tournaments.organisers import organises
from bot.features.tournaments.stored import StoredTournament
from bot.interaction.services import Interaction
from bot.match.errors import Refused

log = logging.getLogger(__name__)

MAX_CHANNELS_NAMED: Final = 3
MAX_CHANNELS_ASKED: Final = 10


def require_place(interaction: Interaction) -> int:
    """Return the id of the channel if matches can be made there. Raises `Refused`, naming suitable channels."""
    channel = interaction.channel
    parent = channel.parent if isinstance(channel, discord.Thread) else channel
    if channel is not None and _holds(parent, interaction.app_permissions):
        return channel.id
    elsewhere = _elsewhere(interaction)
    if elsewhere:
        raise Refused("tournament-elsewhere", where=", ".join(f"<#{one}>" for one in elsewhere))
    raise Refused("tournament-no-threads")


async def require_free(interaction: Interaction, channel_id: int, tournament_id: str = "") -> None:
    """Raise `Refused` if another tournament is under way here: commands in a channel reach only one."""
    other = await interaction.client.services[TournamentHost].keeper.under_way(channel_id)
    if other is not None and other.row.id != tournament_id:
        raise Refused("tournament-channel-taken", name=named(other.tournament.settings.name))


async def require_newest(interaction: Interaction, stored: StoredTournament) -> None:
    """Raise `Refused` for an old preview: commands here reach a tournament that was opened later."""
    latest = await interaction.client.services[TournamentHost].keeper.in_channel(stored.row.channel_id)
    is_draft, made = latest.tournament.phase == "draft", latest.row.created_at
    if latest.row.id != stored.row.id and not is_draft and made >= stored.row.created_at:
        raise Refused("tournament-preview-old")


def _holds(channel: object, may: discord.Permissions) -> bool:
    """Return True if the bot could make threads or posts in a channel, and write in them."""
    if not isinstance(channel, discord.TextChannel | discord.ForumChannel):
        return False
    made = may.send_messages if isinstance(channel, discord.ForumChannel) else may.create_public_threads
    return made and may.send_messages_in_threads


def _elsewhere(interaction: Interaction) -> list[int]:
    """Return suitable text channels of the server in which the user may write."""
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
    ][:MAX_CHANNELS_NAMED]


async def rescue_here(interaction: Interaction) -> StoredTournament | None:
    """Move a tournament whose channel was deleted here, unless one is under way. Raises `Refused`."""
    host = interaction.client.services[TournamentHost]
    here = interaction.channel_id or 0
    if await host.keeper.under_way(here) is not None:
        return None
    lost = await _lost(interaction)
    if lost is None:
        return None
    place = require_place(interaction)
    async with host.keeper.opening:
        if await host.keeper.under_way(here) is not None:
            return None
        stored = await host.keeper.move(lost.row.id, place)
    log.info("event %s goes on in channel %s", stored.row.id, here)
    host.advance(stored.row.id)
    return stored


async def _lost(interaction: Interaction) -> StoredTournament | None:
    """Return the latest running tournament of the server that lost its channel and in which the user may rule."""
    keeper, asked = interaction.client.services[TournamentHost].keeper, 0
    for row in await keeper.in_guild(interaction.guild_id or 0):
        channel = interaction.client.get_channel(row.channel_id)
        if channel is not None and not _is_locked(channel):
            continue
        stored = await keeper.get_tournament(row.id)
        if stored.tournament.phase in NOT_UNDER_WAY or not organises(interaction, stored):
            continue
        if asked == MAX_CHANNELS_ASKED:
            break
        asked += 1
        if await is_lost(interaction, row.channel_id):
            return stored
    return None


def _is_locked(channel: object) -> bool:
    return isinstance(channel, discord.Thread) and channel.locked
