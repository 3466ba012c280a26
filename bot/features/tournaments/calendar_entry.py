"""The entry of a tournament in the calendar of its server."""

import logging
from datetime import UTC, datetime
from typing import Any, Final

import discord
from discord import EventStatus

from bot.delivery.failures import UNSENT, failure_name
from bot.features.tournaments.announcements import about_text
from bot.features.tournaments.rules.model import Settings
from bot.features.tournaments.rules.stages import expected_end
from bot.features.tournaments.stored import StoredTournament
from bot.words import Words

log = logging.getLogger(__name__)

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
