"""`/spotlight`: the best predictors of a server; and the buttons that predict moments."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import discord
from discord import app_commands

from bot.cards import custom_ids
from bot.commands.server import demand_moderator
from bot.delivery.permissions import NEEDED
from bot.features.spotlight.cards import answer_label, score_lines, topic
from bot.features.spotlight.host import SpotlightHost
from bot.features.spotlight.puzzles import SPOTLIGHT_SETTING
from bot.interaction.answering import reply, run_safely
from bot.interaction.responses import acknowledge
from bot.interaction.services import Client, Feature, Interaction, Press, Services, Tree, group
from bot.interaction.translator import said
from bot.match.errors import Refused
from bot.match.names import token
from bot.words import Words

SCORES_SHOWN: Final = 10


def install(tree: app_commands.CommandTree) -> None:
    """Add `/spotlight`."""

    @tree.command(name="spotlight", description=said("command-spotlight"))
    @app_commands.guild_only()
    async def spotlight(interaction: Interaction) -> None:
        await run_safely(interaction, lambda words: show(interaction, words))


def install_channel(group: app_commands.Group) -> None:
    """Add `/server spotlight`."""

    @group.command(name="spotlight", description=said("command-server-spotlight"))
    @app_commands.describe(channel=said("param-server-spotlight"))
    async def spotlight(interaction: Interaction, channel: discord.TextChannel | None = None) -> None:
        await run_safely(interaction, lambda words: set_spotlight(interaction, words, channel))


def server_lines(words: Words, chosen: Mapping[str, str]) -> list[str]:
    """Return the line about the spotlight for the list of a server's settings."""
    channel = chosen.get(SPOTLIGHT_SETTING)
    return [words("server-show-spotlight", where=f"<#{channel}>") if channel else words("server-show-no-spotlight")]


async def set_spotlight(interaction: Interaction, words: Words, channel: discord.TextChannel | None) -> None:
    """Choose the channel of the spotlight, or None to end it."""
    guild_id = demand_moderator(interaction)
    if channel is not None and not channel.permissions_for(channel.guild.me) >= NEEDED:
        raise Refused("refuse-spotlight-channel", where=channel.mention)
    chosen = None if channel is None else str(channel.id)
    await interaction.client.services.preferences.choose("guild", guild_id, SPOTLIGHT_SETTING, chosen)
    done = words("server-spotlight-ended") if channel is None else words("server-spotlight-done", where=channel.mention)
    await reply(interaction, done)


async def show(interaction: Interaction, words: Words) -> None:
    """Show who predicts best."""
    scores = await interaction.client.services.matches.store.scores(interaction.guild_id or 0, SCORES_SHOWN)
    if not scores:
        raise Refused("refuse-spotlight-no-scores")
    await reply(interaction, score_lines(words, scores))


async def pressed(press: Press) -> None:
    """Take a prediction, which is secret until the question is answered."""
    interaction, words, args = press.interaction, press.words, press.args
    if len(args) != 2:
        raise Refused("refuse-unknown-button")
    await acknowledge(interaction, ephemeral=True, thinking=True)
    services, (contest_id, chosen) = interaction.client.services, args
    taken = await services[SpotlightHost].runner.predict(
        contest_id, interaction.guild_id, interaction.user.id, lambda key: token(key) == chosen
    )
    named = words.at(taken.match.names)
    label = answer_label(named, taken.match, taken.decision, taken.option)
    await reply(interaction, words(f"{topic(taken.contest)}-predicted", answer=label))


def _install(tree: Tree) -> None:
    install(tree)
    install_channel(group(tree, "server"))


def _start(client: Client, services: Services) -> list[object]:
    return [SpotlightHost(client, services)]


FEATURE: Final = Feature(
    install=_install, buttons={custom_ids.SPOTLIGHT: pressed}, start=_start, server_lines=server_lines
)
