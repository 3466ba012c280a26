"""`/game avoid`: whom somebody would rather not sit down with; nobody else learns of it."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.commands.lobby_message import of_server, sit_down
from bot.gateway.interactions import run_safely, tell
from bot.gateway.responses import acknowledge, change
from bot.gateway.services import Interaction
from bot.gateway.translator import said
from bot.matches.errors import Refused
from bot.messages.avoid_card import avoid_card, confirm_join
from bot.words import Words
from storage import rows


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
        case ("end", other) if other.isdecimal():
            await acknowledge(interaction)
            avoidance = interaction.client.services.matches.avoidance
            await avoidance.end(interaction.user.id, int(other))
            await change(interaction, avoid_card(words, await avoidance.of(interaction.user.id)))
        case ("join", match_id):
            await acknowledge(interaction)
            await sit_down(interaction, words, await of_server(interaction, match_id))
        case _:
            raise Refused("refuse-unknown-button")


async def asks_first(interaction: Interaction, words: Words, row: rows.MatchRow) -> bool:
    """Ask whoever is about to sit down with somebody to avoid whether that is meant; returns whether it was asked."""
    matches, user = interaction.client.services.matches, interaction.user.id
    avoided = await matches.avoidance.of(user)
    seats = await matches.lobbies.players(row.id) if avoided and row.status == "lobby" else ()
    names = [seat.name for seat in seats if seat.user_id in avoided]
    if not names or any(seat.user_id == user for seat in seats):
        return False
    await tell(interaction, "", confirm_join(words, row.id, names))
    return True
