"""`/game avoid`: whom somebody would rather not sit down with; nobody else learns of it."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands import seating
from bot.gateway.interactions import run_safely, tell
from bot.gateway.responses import acknowledge, change
from bot.gateway.services import Interaction
from bot.gateway.translator import said
from bot.matches.errors import Refused
from bot.messages.avoid_card import avoid_card
from bot.words import Words


def install(group: app_commands.Group) -> None:
    """Add the command to `/game`."""

    @group.command(name="avoid", description=said("command-game-avoid"))
    @app_commands.describe(player=said("param-avoid"))
    async def avoid(interaction: Interaction, player: discord.User | None = None) -> None:
        await run_safely(interaction, lambda words: begin(interaction, words, player))


async def begin(interaction: Interaction, words: Words, player: discord.User | None) -> None:
    """Avoid a player from now on, if one is given, and show whoever asks, alone, the whole list."""
    await acknowledge(interaction, ephemeral=True, thinking=True)
    avoidance, user = interaction.client.services.matches.avoidance, interaction.user.id
    if player is not None:
        if player.id == user or player.bot:
            raise Refused("refuse-avoid-whom")
        await avoidance.begin(user, player.id, player.display_name)
    await tell(interaction, "", avoid_card(words, await avoidance.of(user)))


async def pressed(interaction: Interaction, words: Words, rest: tuple[str, ...], values: tuple[str, ...]) -> None:
    """Avoid somebody no longer, or sit down all the same."""
    match (*rest, *values):
        case ("end", other) if other.removeprefix("-").isdecimal():
            await acknowledge(interaction)
            avoidance = interaction.client.services.matches.avoidance
            await avoidance.end(interaction.user.id, int(other))
            await change(interaction, avoid_card(words, await avoidance.of(interaction.user.id)))
        case (act, match_id, digest) if act in seating.ACTS:
            await seating.confirmed(interaction, words, act, match_id, digest)
        case _:
            raise Refused("refuse-unknown-button")
