"""`/privacy`: users export or delete the data stored about them; and what becomes of servers that remove the bot."""

import io
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import discord
import msgspec
from discord import app_commands

from bot.cards.layouts import plain, text
from bot.cards.times import time
from bot.clocks.paces import DAY, HOUR
from bot.features.lobby.service import Lobbies
from bot.features.privacy.service import Privacy
from bot.interaction.context import public_words
from bot.interaction.refusals import display_name, plainly, reply
from bot.interaction.responses import acknowledge, show
from bot.interaction.services import Client, Feature, Interaction, Services
from bot.interaction.translator import said
from bot.match.background import Background
from bot.match.errors import Refused
from bot.match.quotas import Cooldown
from bot.words import Words

EXPORT_FILE = "provost.json"

log = logging.getLogger(__name__)

GONE_SINCE: Final = "gone_since"  # preference of a server: the instant when the bot was first found missing from it
ALL: Final = 0  # the only key of the limit, which allows one sweep an hour


class Retention(Background):
    """Notes when servers remove the bot, and deletes their data later. Does nothing unless the operator sets a time."""

    def __init__(self, client: Client, services: Services) -> None:
        self._client = client
        self._services = services
        self._hourly = Cooldown(client.now, HOUR)

    async def sweep(self) -> None:
        """Check once an hour which servers have removed the bot, and delete the data of those whose time is over."""
        days = self._services.quotas.server_days
        if days is None or not self._client.is_ready() or self._hourly.begin(ALL):
            return
        store = self._services.matches.store
        known, here = await store.known_servers(), {guild.id for guild in self._client.guilds}
        if known and not here.intersection(known):
            log.warning("the bot is on none of the servers of this database; nothing is forgotten")
            return
        gone, now = await store.server_preferences(GONE_SINCE), await self._services.matches.cache.clocks.now()
        for server in known:
            since = int(gone.get(server, now))
            if server in here or server not in gone:
                await self._note(server, None if server in here else now, was_gone=server in gone)
            elif now - since >= days * DAY:
                await self._forget(server)

    async def _note(self, server: int, since: int | None, *, was_gone: bool) -> None:
        if since is not None or was_gone:
            value = None if since is None else str(since)
            await self._services.preferences.choose("guild", server, GONE_SINCE, value)

    async def _forget(self, server: int) -> None:
        forgotten = await self._services.matches.store.forget_server(server)
        self._services.matches.cache.clear()
        self._services.forget()
        log.info("a server that removed the bot is forgotten: %s matches", forgotten.matches)


def install(tree: app_commands.CommandTree) -> None:
    """Add `/privacy`, also in direct messages for people who have left a server."""
    group = app_commands.Group(
        name="privacy",
        description=said("command-privacy"),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
    )
    group.command(name="export", description=said("command-privacy-export"))(plainly(give))
    deletion = app_commands.describe(sure=said("param-sure"))(plainly(forget))
    group.command(name="delete", description=said("command-privacy-delete"))(deletion)
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


async def forget(interaction: Interaction, words: Words, sure: bool) -> None:
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
    start=lambda client, services: [Privacy(services.matches, services[Lobbies]), Retention(client, services)],
)
