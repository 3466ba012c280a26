"""`/server`: choices that a server's managers make for all of it."""

from __future__ import annotations

import logging

import discord
from discord import app_commands

from bot.commands.arbiter import ARBITER_ROLE
from bot.interaction.answering import reply, run_safely
from bot.interaction.services import Interaction
from bot.interaction.translator import said
from bot.match.errors import Refused
from bot.match.settings import PUBLIC, PUBLIC_VALUES
from bot.words import Words

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

    @group.command(name="arbiters", description=said("command-server-arbiters"))
    @app_commands.describe(role=said("param-server-arbiters"))
    async def arbiters(interaction: Interaction, role: discord.Role | None = None) -> None:
        await run_safely(interaction, lambda words: set_arbiters(interaction, words, role))

    tree.add_command(group)


def demand_moderator(interaction: Interaction) -> int:
    """Return the server of an interaction; raises `Refused` if the user may not manage it."""
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
    await reply(interaction, words("server-public-done", value=words(f"lobby-public-{default}")))


async def set_arbiters(interaction: Interaction, words: Words, role: discord.Role | None) -> None:
    """Choose the role of arbiters; without one, they are the server's managers."""
    guild_id = demand_moderator(interaction)
    value = None if role is None else str(role.id)
    await interaction.client.services.preferences.choose("guild", guild_id, ARBITER_ROLE, value)
    done = words("arbiter-role-none") if role is None else words("arbiter-role-set", role=f"<@&{role.id}>")
    await reply(interaction, done)
