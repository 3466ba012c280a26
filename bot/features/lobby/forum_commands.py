"""`/server forum`: the forum in which each match of a server is a post."""

from __future__ import annotations

import logging

import discord
from discord import app_commands

from bot.commands.server import demand_moderator
from bot.delivery.failures import UNSENT, failure_name
from bot.delivery.permissions import NEEDED, NEEDED_IN_THREADS, missing
from bot.delivery.posting import usable_tags
from bot.features.lobby.forums import FORUM, MOST_TAGS, Forums, may_post
from bot.interaction.answering import run_safely, tell
from bot.interaction.responses import acknowledge
from bot.interaction.services import Interaction
from bot.interaction.translator import said
from bot.match.errors import Refused
from bot.words import Words
from engine import GAMES

log = logging.getLogger(__name__)


def install(group: app_commands.Group) -> None:
    """Add the command."""

    @group.command(name="forum", description=said("command-server-forum"))
    @app_commands.describe(channel=said("param-server-forum"))
    async def forum(interaction: Interaction, channel: discord.ForumChannel | None = None) -> None:
        await run_safely(interaction, lambda words: set_forum(interaction, words, channel))


async def set_forum(interaction: Interaction, words: Words, channel: discord.ForumChannel | None) -> None:
    """Choose the forum in which each match is a post; without one matches have threads where they are opened.

    Tags that it lacks are made where the bot may, and named where it may not.
    """
    guild_id = demand_moderator(interaction)
    services = interaction.client.services
    if channel is None:
        await services.preferences.choose("guild", guild_id, FORUM, None)
        await tell(interaction, words("server-forum-none"))
        return
    if not may_post(channel):
        lacking = missing(NEEDED | NEEDED_IN_THREADS, channel.permissions_for(channel.guild.me))
        ids = [f"forum-permission-{one}" for one in lacking]
        named = ", ".join(words(id if words.has(id) else id.removeprefix("forum-")) for id in ids)
        raise Refused("refuse-forum-closed", where=channel.mention, permissions=named)
    await acknowledge(interaction, ephemeral=True, thinking=True)
    public = await services.languages.public(interaction)
    unmade, made = await _make_tags(channel, services[Forums].missing(channel, public.locale, [*GAMES]))
    if channel.flags.require_tag and not (made or usable_tags(channel)):
        raise Refused("refuse-forum-tags", where=channel.mention)
    await services.preferences.choose("guild", guild_id, FORUM, str(channel.id))
    moderated = services[Forums].moderated(channel, [*GAMES])
    notes = {"server-forum-tags": unmade, "server-forum-moderated": moderated}
    lines = [words(id, tags=", ".join(tags)) for id, tags in notes.items() if tags]
    await tell(interaction, "\n".join([words("server-forum-set", where=channel.mention), *lines]))


async def _make_tags(forum: discord.ForumChannel, names: list[str]) -> tuple[list[str], int]:
    """Make the tags that a forum lacks; returns those that cannot be made, and how many were."""
    if not forum.permissions_for(forum.guild.me).manage_channels:
        return names, 0
    left = [*names]
    try:
        while left and len(forum.available_tags) + len(names) - len(left) < MOST_TAGS:
            await forum.create_tag(name=left[0])
            del left[0]
    except UNSENT as failed:
        log.info("a forum lacks tags: %s", failure_name(failed))
    return left, len(names) - len(left)
