"""`/privacy`: users export or delete the data stored about them."""

from __future__ import annotations

import io
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import discord
import msgspec
from discord import app_commands

from bot.cards.event_lines import time
from bot.cards.layouts import plain, text
from bot.features.lobby.service import Lobbies
from bot.features.privacy.retention import Retention
from bot.features.privacy.service import Privacy
from bot.interaction.answering import display_name, reply, run_safely
from bot.interaction.context import public_words
from bot.interaction.responses import acknowledge, show
from bot.interaction.services import Feature, Interaction
from bot.interaction.translator import said
from bot.match.errors import Refused
from bot.match.quotas import Cooldown
from bot.words import Words

EXPORT_FILE = "provost.json"


def install(tree: app_commands.CommandTree) -> None:
    """Add `/privacy`, also in direct messages for people who have left a server."""
    group = app_commands.Group(
        name="privacy",
        description=said("command-privacy"),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
    )

    @group.command(name="export", description=said("command-privacy-export"))
    async def export(interaction: Interaction) -> None:
        await run_safely(interaction, lambda words: give(interaction, words))

    @group.command(name="delete", description=said("command-privacy-delete"))
    @app_commands.describe(sure=said("param-sure"))
    async def delete(interaction: Interaction, sure: bool) -> None:
        await run_safely(interaction, lambda words: forget(interaction, words, sure=sure))

    tree.add_command(group)


@contextmanager
def once_an_hour(cooldown: Cooldown, user_id: int, refusal: str) -> Iterator[None]:
    """Limit work that scans all tables to once an hour per user. Raises `Refused` with the time of the next chance."""
    if free_at := cooldown.begin(user_id):
        raise Refused(refusal, when=time(free_at, "R"))
    try:
        yield
    except BaseException:
        cooldown.give_back(user_id)
        raise


async def give(interaction: Interaction, words: Words) -> None:
    """Send the user a private file with everything stored about them."""
    await acknowledge(interaction, ephemeral=True, thinking=True)
    privacy, user = interaction.client.services[Privacy], interaction.user.id
    with once_an_hour(privacy.exports, user, "refuse-export-again"):
        rows = await privacy.rows(user)
    body = msgspec.json.format(msgspec.json.encode(rows))
    layout = plain(text(words("privacy-export")), discord.ui.File(f"attachment://{EXPORT_FILE}"))
    await show(interaction, layout, [discord.File(io.BytesIO(body), EXPORT_FILE)])


async def forget(interaction: Interaction, words: Words, *, sure: bool) -> None:
    """Delete everything about the user, if they are sure."""
    if not sure:
        await reply(interaction, words("privacy-unsure"))
        return
    await acknowledge(interaction, ephemeral=True, thinking=True)
    services, public = interaction.client.services, await public_words(interaction)
    user, name = interaction.user.id, display_name(interaction.user)
    privacy = services[Privacy]
    with once_an_hour(privacy.deletions, user, "refuse-delete-again"):
        await services.withdraw_user(user)
        await privacy.delete(user, public("computer-name", number=1), name)
    services.forget()
    await reply(interaction, words("privacy-deleted"))


FEATURE: Final = Feature(
    install=install,
    start=lambda client, services: [
        Privacy(services.matches, services[Lobbies]),
        Retention(client, services),
    ],
)
