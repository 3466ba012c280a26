"""Permission to organise tournaments on a server: for all, or for the members of a chosen role."""

import discord
import pytest

from tests.bot.playing import private_messages, private_text, sentence
from tests.bot.tournaments_on_discord import event, open_tournament
from tests.simulated import World, texts

NAMES = ("Organiser", "Boss", "P1")
CUP = {"name": "Cup", "game": "caylus", "format": "schedule", "seats": 3, "players": 9}


@pytest.fixture
def names() -> tuple[str, ...]:
    return NAMES


async def test_only_the_chosen_role_and_managers_prepare_tournaments(world: World) -> None:
    guild = world.channel.guild
    assert guild is not None
    manager = guild.create_role("Manager", permissions=discord.Permissions(manage_guild=True))
    hosts = guild.create_role("Hosts")
    world.env.backend.add_member_role(guild.id, world.people["Boss"].id, manager.id)
    told = private_text(await world.people["P1"].slash(world.channel, "server organisers", role=hosts))
    assert told == sentence("refuse-not-server-manager")
    told = private_text(await world.people["Boss"].slash(world.channel, "server organisers", role=hosts))
    assert told == sentence("tournament-organisers-set", role=f"<@&{hosts.id}>")
    world.env.backend.add_member_role(guild.id, world.people["Organiser"].id, hosts.id)
    refused = private_text(await world.people["P1"].slash(world.channel, "event new", **CUP))
    assert refused == sentence("tournament-not-for-you", role=f"<@&{hosts.id}>")
    (preview,) = private_messages(await world.people["Boss"].slash(world.channel, "event new", **CUP))
    assert sentence("tournament-preview", name="Cup") in texts(preview)
    await open_tournament(world)
    assert (await event(world)).row.owner_id == world.people["Organiser"].id


async def test_without_a_role_everyone_prepares_tournaments(world: World) -> None:
    guild = world.channel.guild
    assert guild is not None
    manager = guild.create_role("Manager", permissions=discord.Permissions(manage_guild=True))
    world.env.backend.add_member_role(guild.id, world.people["Boss"].id, manager.id)
    hosts = guild.create_role("Hosts")
    await world.people["Boss"].slash(world.channel, "server organisers", role=hosts)
    told = private_text(await world.people["Boss"].slash(world.channel, "server organisers"))
    assert told == sentence("tournament-organisers-set", role="")
    (preview,) = private_messages(await world.people["P1"].slash(world.channel, "event new", **CUP))
    assert sentence("tournament-preview", name="Cup") in texts(preview)
