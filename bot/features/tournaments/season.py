"""`/event season`: the next season of a league that is over in this channel, with its promotions and relegations."""

from __future__ import annotations

import asyncio
from typing import Final

from discord import app_commands
from msgspec import structs

from bot.clocks.presets import DAY
from bot.features.tournaments.cards import preview
from bot.features.tournaments.desk import require_organiser
from bot.features.tournaments.host import EventHost
from bot.features.tournaments.keeper import new_seed
from bot.features.tournaments.rules.feasibility import findings, households
from bot.features.tournaments.rules.seasons import following
from bot.interaction.answering import run_safely, tell
from bot.interaction.services import Interaction
from bot.interaction.translator import said
from bot.match.errors import Refused
from bot.words import Words

FAR: Final = 3_650 * DAY
"""Seconds to a date that never comes: the organiser opens, closes and starts by hand."""

LONGEST: Final = 90
"""Days that a round may take, and that an event may lie ahead."""


def install(group: app_commands.Group) -> None:
    """Add the command to `/event`."""

    @group.command(name="season", description=said("command-event-season"))
    @app_commands.describe(starts=said("param-event-starts"))
    async def season(interaction: Interaction, starts: app_commands.Range[int, 2, LONGEST] | None = None) -> None:
        await run_safely(interaction, lambda words: _season(interaction, words, starts))


async def _season(interaction: Interaction, words: Words, starts: int | None) -> None:
    """Make the event, and show its organiser what it will be like."""
    keeper = interaction.client.services[EventHost].keeper
    stored = await keeper.in_channel(interaction.channel_id or 0)
    require_organiser(interaction, stored)
    settings, now = stored.event.settings, keeper.now()
    if settings.format != "league" or stored.event.phase != "finished":
        raise Refused("tournament-no-season")
    far = now + FAR
    start = far if starts is None else now + starts * DAY
    closes = start if starts is None else start - settings.muster
    made = structs.replace(following(stored.event, new_seed()), opens=far, closes=closes, starts=start)
    after = await keeper.create(made, stored.row.guild_id, stored.row.channel_id, interaction.user.id)
    players = len(stored.event.stages[0].players)
    found = await asyncio.to_thread(findings, made.format, players, made.seats, made.rounds)
    found += households(made.format, players, made.seats, made.cut)
    await tell(interaction, "", preview(words, after, found, players))
