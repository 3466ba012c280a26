"""`/game avoid`: a secret list of players whom a user does not want to meet."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import Any, Final

import discord
from discord import app_commands, ui

from bot.cards import custom_ids
from bot.cards.controls import MAX_MENU_LABEL, MAX_MENU_OPTIONS, Row, Select, cut
from bot.cards.layouts import Layout, plain, text
from bot.cards.turn_card import named
from bot.features.avoid.service import Avoidance
from bot.features.lobby.seeks import Seeks
from bot.interaction.answering import reply, run_safely
from bot.interaction.responses import acknowledge, change
from bot.interaction.services import Client, Feature, Interaction, Press, Services, group
from bot.interaction.translator import said
from bot.match.errors import Refused
from bot.match.names import shown
from bot.words import Words


def avoid_card(words: Words, avoided: Mapping[int, str]) -> Layout:
    """Return the list of `avoided` players (names by user id), what follows from it, and a menu to remove one."""
    listed = (named(name) if name else words("avoid-deleted") for name in avoided.values())
    names = "\n".join(f"- {name}" for name in listed) or words("avoid-nobody")
    parts: list[ui.Item[Any]] = [
        text(f"### {words('avoid-title')}\n{names}"),
        text(f"-# {words('avoid-explained')}"),
    ]
    if avoided:
        parts.append(Row(_menu(words, avoided)))
    return plain(*parts)


def _menu(words: Words, avoided: Mapping[int, str]) -> Select:
    # Two processes could let a user exceed the limit by one name; it gets its place when another is removed.
    options = [
        discord.SelectOption(
            label=cut(shown(name) if name else words("avoid-deleted"), MAX_MENU_LABEL), value=str(user)
        )
        for user, name in islice(avoided.items(), MAX_MENU_OPTIONS)
    ]
    custom_id = custom_ids.make(PREFIX, "end")
    return Select(custom_id=custom_id, placeholder=words("menu-avoid-end"), options=options)


PREFIX: Final = "u"
"""The prefix of the custom ids of the list, which the lobby's questions about seats share."""


def install(group: app_commands.Group) -> None:
    """Add `/game avoid`."""

    @group.command(name="avoid", description=said("command-game-avoid"))
    @app_commands.describe(player=said("param-avoid"))
    async def avoid(interaction: Interaction, player: discord.User | None = None) -> None:
        await run_safely(interaction, lambda words: begin(interaction, words, player))


async def begin(interaction: Interaction, words: Words, player: discord.User | None) -> None:
    """Avoid a player, if one is given, and show the user the whole list in a private message."""
    await acknowledge(interaction, ephemeral=True, thinking=True)
    avoidance, user = interaction.client.services[Avoidance], interaction.user.id
    if player is not None:
        if player.id == user or player.bot:
            raise Refused("refuse-avoid-whom")
        await avoidance.begin(user, player.id, player.display_name)
    await reply(interaction, "", avoid_card(words, await avoidance.of(user)))


async def pressed(press: Press) -> None:
    """Stop avoiding a player."""
    interaction, words, args, values = press.interaction, press.words, press.args, press.values
    match (*args, *values):
        case ("end", other) if other.removeprefix("-").isdecimal():
            await acknowledge(interaction)
            avoidance = interaction.client.services[Avoidance]
            await avoidance.end(interaction.user.id, int(other))
            await change(interaction, avoid_card(words, await avoidance.of(interaction.user.id)))
        case _:
            raise Refused("refuse-unknown-button")


def _start(client: Client, services: Services) -> list[object]:
    avoidance = services[Seeks].avoidance = Avoidance(services.matches.store)
    return [avoidance]


FEATURE: Final = Feature(
    install=lambda tree: install(group(tree, "game")),
    buttons={PREFIX: pressed},
    start=_start,
)
