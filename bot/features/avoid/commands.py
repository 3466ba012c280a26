"""`/game avoid`: whom somebody would rather not sit down with; nobody else learns of it."""

from __future__ import annotations

from typing import Final

import discord
from discord import app_commands

from bot.cards import custom_ids
from bot.features.avoid.cards import avoid_card
from bot.features.avoid.service import Avoidance
from bot.interaction.answering import run_safely, tell
from bot.interaction.responses import acknowledge, change
from bot.interaction.services import Feature, Interaction, Press, group
from bot.interaction.translator import said
from bot.match.errors import Refused
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
    avoidance, user = interaction.client.services[Avoidance], interaction.user.id
    if player is not None:
        if player.id == user or player.bot:
            raise Refused("refuse-avoid-whom")
        await avoidance.begin(user, player.id, player.display_name)
    await tell(interaction, "", avoid_card(words, await avoidance.of(user)))


async def pressed(press: Press) -> None:
    """Avoid a player no longer."""
    interaction, words, rest, values = press.interaction, press.words, press.args, press.values
    match (*rest, *values):
        case ("end", other) if other.removeprefix("-").isdecimal():
            await acknowledge(interaction)
            avoidance = interaction.client.services[Avoidance]
            await avoidance.end(interaction.user.id, int(other))
            await change(interaction, avoid_card(words, await avoidance.of(interaction.user.id)))
        case _:
            raise Refused("refuse-unknown-button")


FEATURE: Final = Feature(
    install=lambda tree: install(group(tree, "game")),
    buttons={custom_ids.AVOID: pressed},
    start=lambda client, services: [Avoidance(services.matches.store)],
)
