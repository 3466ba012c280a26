"""A tournament's server beyond messages: a place for matches, its members, the champion's role."""

import logging
from collections.abc import Sequence
from typing import Final

import discord

from bot.delivery.failures import Absent
from bot.delivery.threads import reopen
from bot.features.tournaments.stored import StoredTournament

log = logging.getLogger(__name__)

MEMBER_GONE_CODES: Final = (10007, 10013)
"""Discord's codes for an unknown member and an unknown user."""

MEMBERS_PER_REQUEST: Final = 100


async def place_of(client: discord.Client, channel_id: int) -> discord.TextChannel | discord.ForumChannel | None:
    """Return where matches are made: the tournament's channel, or the parent of its thread or post."""
    channel = client.get_channel(channel_id) or await client.fetch_channel(channel_id)
    parent = channel.parent if isinstance(channel, discord.Thread) else channel
    return parent if isinstance(parent, discord.TextChannel | discord.ForumChannel) else None


async def wake(client: discord.Client, channel_id: int) -> None:
    """Reopen an archived thread, in which nothing can be edited; discord.py does not cache these."""
    if client.get_channel(channel_id) is None:
        channel = await client.fetch_channel(channel_id)
        if isinstance(channel, discord.Thread):
            await reopen(channel)


async def find_departed(guild: discord.Guild, users: Sequence[int]) -> tuple[int, ...]:
    """Return those of these users who are no longer on a server.

    The gateway is asked for a hundred at a time, because one request for each would take minutes in a large
    tournament. A user missing in its answer is then asked for by a request, to be certain. Raises what Discord and
    the network raise, and `Absent` without a connection.
    """
    found: set[int] = set()
    for at in range(0, len(users), MEMBERS_PER_REQUEST):
        try:
            some = [*users[at : at + MEMBERS_PER_REQUEST]]
            named = await guild.query_members(user_ids=some, limit=MEMBERS_PER_REQUEST, cache=False)
        except RuntimeError:  # discord.py raises this between two connections
            raise Absent from None
        found.update(member.id for member in named)
    return tuple([user for user in users if user not in found and not await _is_member(guild, user)])


async def _is_member(guild: discord.Guild, user_id: int) -> bool:
    try:
        await guild.fetch_member(user_id)
    except discord.NotFound as failed:
        if failed.code in MEMBER_GONE_CODES:
            return False
        raise
    return True


async def crown(guild: discord.Guild, champion: int, stored: StoredTournament) -> None:
    """Give the champion their role. Raises what Discord raises."""
    member = await guild.fetch_member(champion)
    await member.add_roles(discord.Object(stored.tournament.settings.role), reason=stored.tournament.settings.name)


async def uncrown(guild: discord.Guild, former: int, stored: StoredTournament) -> None:
    """Take the champion's role from a user. Raises what Discord raises."""
    member = await guild.fetch_member(former)
    await member.remove_roles(discord.Object(stored.tournament.settings.role), reason=stored.tournament.settings.name)
