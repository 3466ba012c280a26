"""`/server`: what those who run a server choose for all of it."""

from __future__ import annotations

import logging

import discord
from discord import app_commands

from bot.commands.arbiter import ROLE
from bot.delivery.failures import UNSENT, failure_name
from bot.delivery.permissions import NEEDED, NEEDED_IN_THREADS, missing
from bot.delivery.posting import usable_tags
from bot.features.lobby.forums import FORUM, MOST_TAGS, may_post
from bot.features.spotlight.moments import SPOTLIGHT
from bot.interaction.answering import run_safely, tell
from bot.interaction.responses import acknowledge
from bot.interaction.services import Interaction
from bot.interaction.translator import said
from bot.match.errors import Refused
from bot.match.settings import PUBLIC, PUBLIC_VALUES
from bot.words import Words
from engine import GAMES

log = logging.getLogger(__name__)


def install(tree: app_commands.CommandTree) -> None:
    """Add the group of commands."""
    group = app_commands.Group(name="server", description=said("command-server"), guild_only=True)

    @group.command(name="public", description=said("command-server-public"))
    @app_commands.describe(default=said("param-server-public"))
    @app_commands.choices(
        default=[app_commands.Choice(name=said(f"lobby-public-{one}"), value=one) for one in PUBLIC_VALUES]
    )
    async def public(interaction: Interaction, default: str) -> None:
        await run_safely(interaction, lambda words: set_public(interaction, words, default))

    @group.command(name="spotlight", description=said("command-server-spotlight"))
    @app_commands.describe(channel=said("param-server-spotlight"))
    async def spotlight(interaction: Interaction, channel: discord.TextChannel | None = None) -> None:
        await run_safely(interaction, lambda words: set_spotlight(interaction, words, channel))

    @group.command(name="forum", description=said("command-server-forum"))
    @app_commands.describe(channel=said("param-server-forum"))
    async def forum(interaction: Interaction, channel: discord.ForumChannel | None = None) -> None:
        await run_safely(interaction, lambda words: set_forum(interaction, words, channel))

    @group.command(name="arbiters", description=said("command-server-arbiters"))
    @app_commands.describe(role=said("param-server-arbiters"))
    async def arbiters(interaction: Interaction, role: discord.Role | None = None) -> None:
        await run_safely(interaction, lambda words: set_arbiters(interaction, words, role))

    tree.add_command(group)


def demand_moderator(interaction: Interaction) -> int:
    """The server of an interaction; raises `Refused` for whoever may not manage it."""
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        raise Refused("refuse-not-server-manager")
    return interaction.guild_id


async def set_public(interaction: Interaction, words: Words, default: str) -> None:
    """Choose whether new matches of the server are public."""
    guild_id = demand_moderator(interaction)
    if default not in PUBLIC_VALUES:
        raise Refused("refuse-unknown-button")
    chosen = None if default == PUBLIC_VALUES[0] else default
    await interaction.client.services.preferences.choose("guild", guild_id, PUBLIC, chosen)
    await tell(interaction, words("server-public-done", value=words(f"lobby-public-{default}")))


async def set_spotlight(interaction: Interaction, words: Words, channel: discord.TextChannel | None) -> None:
    """Choose the channel of the spotlight; None ends it."""
    guild_id = demand_moderator(interaction)
    if channel is not None and not channel.permissions_for(channel.guild.me) >= NEEDED:
        raise Refused("refuse-spotlight-channel", where=channel.mention)
    chosen = None if channel is None else str(channel.id)
    await interaction.client.services.preferences.choose("guild", guild_id, SPOTLIGHT, chosen)
    done = words("server-spotlight-ended") if channel is None else words("server-spotlight-done", where=channel.mention)
    await tell(interaction, done)


async def set_arbiters(interaction: Interaction, words: Words, role: discord.Role | None) -> None:
    """Choose whose role makes an arbiter; without one they are those who manage the server."""
    guild_id = demand_moderator(interaction)
    value = None if role is None else str(role.id)
    await interaction.client.services.preferences.choose("guild", guild_id, ROLE, value)
    done = words("arbiter-role-none") if role is None else words("arbiter-role-set", role=f"<@&{role.id}>")
    await tell(interaction, done)


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
    unmade, made = await _make_tags(channel, services.forums.missing(channel, public.locale, [*GAMES]))
    if channel.flags.require_tag and not (made or usable_tags(channel)):
        raise Refused("refuse-forum-tags", where=channel.mention)
    await services.preferences.choose("guild", guild_id, FORUM, str(channel.id))
    moderated = services.forums.moderated(channel, [*GAMES])
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
