"""`/server organisers`: who may organise tournaments on a server."""

from __future__ import annotations

from typing import Final

import discord
from discord import app_commands

from bot.commands.server import demand_moderator
from bot.interaction.answering import reply, run_safely
from bot.interaction.services import Interaction
from bot.interaction.translator import said
from bot.match.errors import Refused
from bot.words import Words

ORGANISER_ROLE: Final = "organiser"
"""The server's preference for the role of those who may organise tournaments."""


def install(group: app_commands.Group) -> None:
    """Add `/server organisers`."""

    @group.command(name="organisers", description=said("command-server-organisers"))
    @app_commands.describe(role=said("param-server-organisers"))
    async def organisers(interaction: Interaction, role: discord.Role | None = None) -> None:
        await run_safely(interaction, lambda words: _set_role(interaction, words, role))


async def _set_role(interaction: Interaction, words: Words, role: discord.Role | None) -> None:
    """Choose the role of those who may prepare tournaments; without one, everyone may."""
    guild_id = demand_moderator(interaction)
    value = None if role is None or role.is_default() else f"{role.id}"
    await interaction.client.services.preferences.choose("guild", guild_id, ORGANISER_ROLE, value)
    named = "" if role is None or value is None else role.mention
    await reply(interaction, words("tournament-organisers-set", role=named))


async def require_may_organise(interaction: Interaction) -> None:
    """Raise `Refused` unless the user may prepare tournaments on this server; its managers always may."""
    if interaction.guild_id is None or interaction.permissions.manage_guild:
        return
    role = await interaction.client.services.preferences.get("guild", interaction.guild_id, ORGANISER_ROLE)
    roles = interaction.user.roles if isinstance(interaction.user, discord.Member) else []
    if role is not None and all(f"{one.id}" != role for one in roles):
        raise Refused("tournament-not-for-you", role=f"<@&{role}>")
