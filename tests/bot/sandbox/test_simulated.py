"""Simulated Discord, which behaves like the real one where the tests of the bot rely on it."""

import re
from collections.abc import AsyncIterator
from typing import Any, Self

import discord
import pytest
from discord import app_commands, ui

from tests import simulated


class EchoButton(ui.DynamicItem[ui.Button[ui.LayoutView]], template=r"e\|(?P<word>.*)"):
    """Button that answers the presser privately with its word and the languages of the reader and the server."""

    def __init__(self, word: str) -> None:
        super().__init__(ui.Button(label=word, custom_id=f"e|{word}"))
        self.word = word

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        return cls(match["word"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        said = f"{self.word} {interaction.locale} {interaction.guild_locale}"
        await interaction.response.send_message(said, ephemeral=True)


class EchoBot(discord.Client):
    """Bot with one button."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.tree = app_commands.CommandTree(self)
        self.closed = 0

    async def setup_hook(self) -> None:
        self.add_dynamic_items(EchoButton)

    async def close(self) -> None:
        self.closed += 1
        await super().close()


@pytest.fixture
async def world() -> AsyncIterator[simulated.World]:
    async with simulated.world(EchoBot(), server="es-ES") as world:
        yield world


async def test_each_reader_has_a_language_and_the_server_has_its_own(world: simulated.World) -> None:
    world.languages[world.people["Bruno"].id] = "it"
    card = simulated.forged(world.env, world.channel, EchoButton("hello").item)
    said = [await world.people[name].click(card, label="hello") for name in ("Ada", "Bruno")]
    answers = [result.response.content for result in said if result.response]
    assert answers == ["hello en-US es-ES", "hello it es-ES"]


async def test_presses_at_the_same_moment_are_all_answered(world: simulated.World) -> None:
    card = simulated.forged(world.env, world.channel, EchoButton("hello").item)
    ada, bruno = (world.people[name] for name in ("Ada", "Bruno"))
    results = await simulated.together(world.env, [(ada, card, "e|hello"), (bruno, card, "e|hello")])
    assert [result.acknowledged for result in results] == [True, True]


async def test_a_restart_closes_the_old_bot_and_old_buttons_reach_the_new_one(world: simulated.World) -> None:
    old = world.env.bot
    card = simulated.forged(world.env, world.channel, EchoButton("hello").item)
    await world.restart(EchoBot())
    assert isinstance(old, EchoBot)
    assert old.closed == 1
    assert (await world.people["Ada"].click(card, label="hello")).acknowledged


async def test_texts_and_controls_of_a_message_are_listed(world: simulated.World) -> None:
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.Container(ui.TextDisplay("first"), ui.ActionRow(EchoButton("one")), ui.TextDisplay("second")))
    view.add_item(ui.ActionRow(ui.Button(label="off", custom_id="e|off", disabled=True)))
    message = await world.env.bot.get_partial_messageable(world.channel.id).send(view=view)
    assert simulated.texts(message) == "first\nsecond"
    assert list(simulated.controls(message)) == ["e|one"]


async def test_a_permission_can_be_taken_and_given_back(world: simulated.World) -> None:
    place = world.env.bot.get_partial_messageable(world.channel.id)
    simulated.refuse(world.env, world.channel, "send_messages")
    with pytest.raises(discord.Forbidden) as refusal:
        await place.send("hello")
    assert refusal.value.code == 50013
    simulated.allow(world.env, world.channel)
    await place.send("hello")


async def test_files_can_be_refused(world: simulated.World) -> None:
    simulated.refuse_files(world.env, world.channel)
    with pytest.raises(discord.Forbidden):
        await world.env.bot.get_partial_messageable(world.channel.id).send("hello")


async def test_an_archived_thread_refuses_edits_until_a_message_wakes_it(world: simulated.World) -> None:
    channel = world.env.bot.get_channel(world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="match", type=discord.ChannelType.public_thread)
    card = await thread.send("old")
    (handle,) = world.channel.threads
    simulated.archive(world.env, handle)
    place = world.env.bot.get_partial_messageable(handle.id)
    with pytest.raises(discord.HTTPException) as refusal:
        await place.get_partial_message(card.id).edit(content="new")
    assert refusal.value.code == 50083
    await place.send("awake")
    await place.get_partial_message(card.id).edit(content="new")
