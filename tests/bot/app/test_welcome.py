"""Welcome of a server that invites the bot: one message where the bot may post it, and nothing else."""

import discord
import pytest
from simcord import ChannelHandle, GuildHandle

from bot.app.client import Provost, welcome_card
from bot.delivery.permissions import INVITATION_PERMISSIONS
from bot.interaction.translator import CATALOGUE
from bot.words import LOCALES
from engine import GAMES
from tests.bot.playing import sentence
from tests.simulated import World, controls, texts

pytestmark = pytest.mark.usefixtures("no_traceback")


async def invite(world: World, locale: str = "en-US", *, system: bool = True, closed: bool = False) -> ChannelHandle:
    """Invite the bot to a new server; return its channel for system messages."""
    guild: GuildHandle = world.env.create_guild("Elsewhere", preferred_locale=locale)
    may_post = discord.PermissionOverwrite(send_messages=False if closed else None)
    channel = guild.create_text_channel("general", overwrites={guild.default_role: may_post})
    guild.create_text_channel("second")
    await world.env.settle()
    stored = world.env.backend.get_guild(guild.id)
    stored.system_channel_id = channel.id if system else None
    bot = world.env.bot
    assert isinstance(bot, Provost)
    known = bot.get_guild(guild.id)
    assert known is not None
    known._system_channel_id = stored.system_channel_id
    await bot.on_guild_join(known)
    await world.env.settle()
    return channel


async def test_one_message_says_how_to_begin(world: World) -> None:
    channel = await invite(world)
    (message,) = channel.history()
    assert "/game new" in texts(message)
    assert "/learn" in texts(message)
    ada = world.people["Ada"]
    member = channel.guild.add_member(ada.user)  # type: ignore[union-attr]
    await world.env.settle()
    await member.click(message, custom_id="l|new|caylus")
    assert isinstance(world.env.bot, Provost)
    assert await world.env.bot.store.match_in(channel.id) is not None


async def test_it_is_in_the_language_of_the_server(world: World) -> None:
    (message,) = (await invite(world, "it")).history()
    assert sentence("welcome-title", "it") in texts(message)


@pytest.mark.parametrize(("system", "closed"), [(False, False), (True, True)])
async def test_without_permission_to_post_the_bot_is_silent(world: World, *, system: bool, closed: bool) -> None:
    channel = await invite(world, system=system, closed=closed)
    assert channel.history() == []


@pytest.mark.parametrize("locale", LOCALES)
def test_missing_permissions_are_named(locale: str) -> None:
    words = CATALOGUE.words(locale)
    lacking = [name for name, on in INVITATION_PERMISSIONS if on]
    card = welcome_card(words, lacking)
    shown = "\n".join(item.content for item in card.walk_children() if isinstance(item, discord.ui.TextDisplay))
    assert all(words(f"permission-{name}") in shown for name in lacking)
    assert "⚠️" not in "".join(
        item.content for item in welcome_card(words, []).walk_children() if isinstance(item, discord.ui.TextDisplay)
    )
    assert len([item for item in card.walk_children() if isinstance(item, discord.ui.Button)]) == len(GAMES) + 1


async def test_a_known_server_gets_no_second_message(world: World) -> None:
    channel = await invite(world)
    assert channel.guild is not None
    bot = world.env.bot
    assert isinstance(bot, Provost)
    known = bot.get_guild(channel.guild.id)
    assert known is not None
    await bot.on_guild_available(known)
    (message,) = channel.history()
    assert controls(message)
