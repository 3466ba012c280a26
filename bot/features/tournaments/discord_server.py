"""A tournament's server beyond messages: a place for matches, its members, the champion's role, its calendar."""

import logging
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Final

import discord
from discord import EventStatus

from bot.delivery.failures import UNSENT, Absent, failure_name
from bot.delivery.threads import reopen
from bot.features.tournaments.announcements import about_text
from bot.features.tournaments.rules.model import Settings
from bot.features.tournaments.rules.stages import expected_end
from bot.features.tournaments.stored import StoredTournament
from bot.words import Words

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


MAX_ENTRY_NAME: Final = 100
MIN_LEAD_SECONDS: Final = 60


async def add_to_calendar(guild: discord.Guild, words: Words, stored: StoredTournament, now: int) -> int:
    """Add a tournament to the calendar, unless an earlier process has; return the entry, or 0 if it starts at once."""
    settings = stored.tournament.settings
    details = _details(words, settings)
    if settings.starts - now < MIN_LEAD_SECONDS:
        return 0
    for entry in await guild.fetch_scheduled_events(with_counts=False):
        is_same = entry.name == details["name"] and entry.start_time == details["start_time"]
        if is_same and entry.creator_id == guild.me.id:
            return entry.id
    made = await guild.create_scheduled_event(
        **details,
        end_time=datetime.fromtimestamp(expected_end(stored.tournament, now), UTC),
        entity_type=discord.EntityType.external,
        privacy_level=discord.PrivacyLevel.guild_only,
        location=f"https://discord.com/channels/{guild.id}/{stored.row.channel_id}",
    )
    return made.id


async def update_calendar(guild: discord.Guild, words: Words, stored: StoredTournament, end: int) -> None:
    """Keep the calendar entry as the tournament is; at the end one that Discord never started is deleted."""
    tournament, entry = stored.tournament, stored.tournament.scheduled
    try:
        found = await guild.fetch_scheduled_event(entry, with_counts=False)
        is_coming, is_active = found.status is EventStatus.scheduled, found.status is EventStatus.active
        if tournament.phase == "cancelled" or (tournament.phase == "finished" and is_coming):
            await found.delete()
        elif tournament.phase == "finished" and is_active:
            await found.edit(status=EventStatus.completed)
        elif tournament.phase != "finished" and (is_coming or is_active):
            details = _details(words, tournament.settings) if is_coming else {}
            wanted: dict[str, Any] = {"end_time": datetime.fromtimestamp(end, UTC), **details}
            if changed := {name: value for name, value in wanted.items() if getattr(found, name) != value}:
                await found.edit(**changed)
    except UNSENT as failed:
        log.info("entry %s stays as it is: %s", entry, failure_name(failed))


def _details(words: Words, settings: Settings) -> dict[str, Any]:
    return {
        "name": settings.name[:MAX_ENTRY_NAME],
        "description": about_text(words, settings),
        "start_time": datetime.fromtimestamp(settings.starts, UTC),
    }
