"""The permissions of users and of the bot: who may watch a match, and what the bot needs where it plays.

`interaction/refusals.py` refuses a press where something is missing, and `operations/doctor/servers.py` tells operators.
"""

from typing import Final

import discord

from bot.delivery.failures import Absent
from bot.match.settings import PARENT, is_public, is_secluded, was_secluded
from storage.matches import MatchRow

NEEDED: Final = discord.Permissions(read_messages=True, send_messages=True, attach_files=True)
"""Permissions in a channel. discord.py names View Channel `read_messages`."""

NEEDED_IN_THREADS: Final = discord.Permissions(read_messages=True, send_messages_in_threads=True, attach_files=True)

NEEDED_EVERYWHERE: Final = NEEDED | NEEDED_IN_THREADS
"""Permissions with which the bot can play in a channel, in its threads, and in the posts of a forum."""

COMMENTARY_NEEDED: Final = discord.Permissions(
    create_private_threads=True, send_messages_in_threads=True, attach_files=True
)
"""Permissions for the commentary thread beside a match."""

INVITATION_PERMISSIONS: Final = (
    NEEDED_EVERYWHERE
    | discord.Permissions(create_public_threads=True, embed_links=True, read_message_history=True)
    | discord.Permissions(create_private_threads=True, create_events=True)  # for tournaments
)
"""Permissions that an invitation requests: the minimum for everything to work."""


def missing(wanted: discord.Permissions, given: discord.Permissions) -> list[str]:
    """Return the names of the permissions that are wanted and not given."""
    return [name for name, on in wanted if on and not getattr(given, name)]


def needed_in(channel: object) -> discord.Permissions:
    """Return the permissions that the bot needs to play in a channel or thread."""
    return NEEDED_IN_THREADS if isinstance(channel, discord.Thread) else NEEDED


def missing_in(
    channel: discord.abc.GuildChannel | discord.Thread, wanted: discord.Permissions | None = None
) -> list[str]:
    """Return the names of the permissions that the bot lacks in a channel; those to play there, by default."""
    return missing(needed_in(channel) if wanted is None else wanted, channel.permissions_for(channel.guild.me))


def may_post(guild: discord.Guild, row: MatchRow) -> bool:
    """Return True if the bot may post in the channel of a match. An archived thread is judged by its parent channel."""
    channel = guild.get_channel_or_thread(row.channel_id)
    in_thread = channel is None or isinstance(channel, discord.Thread)
    if channel is None:
        channel = guild.get_channel(int(row.settings.get(PARENT, 0)))
    if channel is None:
        return False
    return not missing_in(channel, NEEDED_IN_THREADS if in_thread else NEEDED)


def invitation(application_id: str) -> str:
    """Return the link that adds the bot to a server."""
    scopes = "bot+applications.commands"
    address = "https://discord.com/oauth2/authorize"
    return f"{address}?client_id={application_id}&scope={scopes}&permissions={INVITATION_PERMISSIONS.value}"


async def may_watch(client: discord.Client, row: MatchRow, user_id: int) -> bool:
    """Return True if a user may see what spectators see of a match. Raises what `may_read` raises."""
    return not is_secluded(row) and (is_public(row) or await may_read(client, row, user_id))


async def may_read(client: discord.Client, row: MatchRow, user_id: int) -> bool:
    """Return True if a user can read the channel of a match or lobby.

    A private thread counts as unreadable, since the bot does not know its members. Raises `Absent` if the server is
    unavailable, and the exceptions of Discord and the network.
    """
    guild = client.get_guild(row.guild_id or 0)
    if guild is None or guild.unavailable:
        raise Absent
    try:
        return await can_read(await guild.fetch_member(user_id), row)
    except (discord.NotFound, discord.Forbidden):
        return False


async def can_read(member: discord.Member, row: MatchRow) -> bool:
    """Return True if a member can read the channel of a match or lobby of the same server.

    The private thread of a duplicate round that is over is as open as the channel in which it was made. Raises what
    `may_read` raises.
    """
    try:
        channel = await _place(member.guild, row)
    except discord.Forbidden:
        return False
    if isinstance(channel, discord.Thread):
        if (channel.is_private() and not was_secluded(row)) or channel.parent is None:
            return False
        channel = channel.parent
    return channel is not None and channel.permissions_for(member).read_messages


async def _place(guild: discord.Guild, row: MatchRow) -> discord.abc.GuildChannel | discord.Thread | None:
    """Return the channel of a match.

    A deleted thread of a match is judged by the channel in which it was made. A lobby ends with its thread.
    """
    try:
        return guild.get_channel_or_thread(row.channel_id) or await guild.fetch_channel(row.channel_id)
    except (discord.NotFound, discord.InvalidData):
        return None if row.status == "lobby" else guild.get_channel(int(row.settings.get(PARENT, 0)))
