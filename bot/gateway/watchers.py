"""Whether somebody may see a match: everybody a public one, others who can read its channel."""

from __future__ import annotations

import discord

from bot.gateway.failures import Absent
from bot.matches.settings import PARENT, is_public
from storage.rows import MatchRow


async def may_watch(client: discord.Client, row: MatchRow, user_id: int) -> bool:
    """Whether a user may see what spectators see of a match.

    A private thread, whose members the bot does not know, counts as closed. Raises `Absent` where that cannot be known,
    and what Discord and the network raise.
    """
    if is_public(row):
        return True
    guild = client.get_guild(row.guild_id or 0)
    if guild is None or guild.unavailable:
        raise Absent
    try:
        channel = await _place(guild, row)
        member = await guild.fetch_member(user_id)
    except (discord.NotFound, discord.Forbidden):
        return False
    if isinstance(channel, discord.Thread):
        if channel.is_private() or channel.parent is None:
            return False
        channel = channel.parent
    return channel is not None and channel.permissions_for(member).read_messages


async def _place(guild: discord.Guild, row: MatchRow) -> discord.abc.GuildChannel | discord.Thread | None:
    """Where a match is played; a thread that was deleted is judged by where it was made."""
    try:
        return guild.get_channel_or_thread(row.channel_id) or await guild.fetch_channel(row.channel_id)
    except discord.NotFound:
        return guild.get_channel(int(row.settings.get(PARENT, 0)))
