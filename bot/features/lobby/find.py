"""`/game find`: the lobbies of a server with a free seat, and notifications about new ones."""

from __future__ import annotations

import logging
from typing import Final

import discord
from discord import app_commands

from bot.cards.layouts import Layout
from bot.delivery.failures import UNSENT, failure_name
from bot.delivery.permissions import can_read
from bot.features.lobby.cards import lobby_pace
from bot.features.lobby.find_cards import find_card, first_message
from bot.features.lobby.message import sit_down
from bot.features.lobby.seating import JOIN, warn_first
from bot.features.lobby.seeks import OpenLobby, Seeks
from bot.features.lobby.service import Lengths
from bot.interaction.answering import reply, run_safely
from bot.interaction.context import of_server
from bot.interaction.responses import acknowledge, change
from bot.interaction.services import Interaction, Press
from bot.interaction.translator import said
from bot.match.errors import Refused
from bot.words import Words
from storage.matches import MatchRow

log = logging.getLogger(__name__)

MAX_LOBBIES_SHOWN: Final = 10
"""Limit on the lobbies shown; for each, Discord is asked whether the user can read its channel."""


def install(group: app_commands.Group) -> None:
    """Add `/game find`."""

    @group.command(name="find", description=said("command-game-find"))
    async def find(interaction: Interaction) -> None:
        await run_safely(interaction, lambda words: show(interaction, words))


async def show(interaction: Interaction, words: Words) -> None:
    """Show the user, in a private message, the lobbies with a free seat."""
    await acknowledge(interaction, ephemeral=True, thinking=True)
    await reply(interaction, "", await _card(interaction, words))


async def pressed(press: Press) -> None:
    """Handle the message of `/game find`: join a lobby, look for a game, or stop looking."""
    interaction, words, args, values = press.interaction, press.words, press.args, press.values
    await acknowledge(interaction)
    match (*args, *values):
        case ("sit", match_id):
            await _sit(interaction, words, match_id)
        case ("seek", game):
            await _seek(interaction, words, game)
        case ("stop",):
            await interaction.client.services[Seeks].stop(interaction.user.id, interaction.guild_id or 0)
            await _show_again(interaction, words)
        case _:
            raise Refused("refuse-unknown-button")


async def _sit(interaction: Interaction, words: Words, match_id: str) -> None:
    """Join a lobby from another channel."""
    row = await of_server(interaction, match_id)
    if not await _can_read(interaction.user, row):
        raise Refused("refuse-game-gone")
    if not await warn_first(interaction, words, row, JOIN):
        await sit_down(interaction, words, row)


async def _seek(interaction: Interaction, words: Words, game: str) -> None:
    """Start to look for a game, after a first direct message has been sent.

    Raises `Refused` if the user cannot be reached by direct messages.
    """
    client, user = interaction.client, interaction.user.id
    seek = client.services[Seeks].wish(user, game)
    await client.direct.require(user, first_message(words, seek, interaction.channel_id or 0), "refuse-find-no-direct")
    await client.services[Seeks].begin(seek, interaction.guild_id or 0)
    await _show_again(interaction, words)


async def _show_again(interaction: Interaction, words: Words) -> None:
    await change(interaction, await _card(interaction, words))


async def _card(interaction: Interaction, words: Words) -> Layout:
    user, guild = interaction.user, interaction.guild_id or 0
    seeks = interaction.client.services[Seeks]
    found: list[OpenLobby] = []
    for one in await seeks.lobbies(guild, user.id):
        if len(found) == MAX_LOBBIES_SHOWN:
            break
        try:
            if await _can_read(user, one.row):
                found.append(one)
        except UNSENT as failed:  # a channel that Discord does not answer for must not hide the other lobbies
            log.info("lobby %s is not shown: %s", one.row.id, failure_name(failed))
    waking = await seeks.waking_together(found[0], user.id) if found else None
    first = found[0] if found else None
    lengths = interaction.client.services[Lengths]
    usual = None
    if first is not None:
        usual = await lengths.of(first.row.game, first.row.seats, lobby_pace(first.row, first.seats))
    return find_card(words, found, waking, usual, await seeks.of(user.id, guild), await seeks.others(user.id, guild))


async def _can_read(user: discord.User | discord.Member, row: MatchRow) -> bool:
    return isinstance(user, discord.Member) and await can_read(user, row)
