"""Tournaments without their channel: they continue where their organiser uses the desk."""

import pytest

from bot.features.tournaments.channels import MAX_CHANNELS_ASKED
from bot.features.tournaments.host import TournamentHost
from bot.features.tournaments.rules import acts
from tests import simulated
from tests.bot.playing import private_messages, private_text, sentence
from tests.bot.tournaments_on_discord import bot_of, keeper, launch_with, open_tournament, wait_until_idle
from tests.simulated import World, controls, texts

NAMES = ("Organiser", *(f"P{number}" for number in range(1, 10)))


@pytest.fixture
def names() -> tuple[str, ...]:
    return NAMES


async def test_a_tournament_without_its_channel_continues_at_the_desk(world: World) -> None:
    await open_tournament(world)
    stored = await launch_with(world, *NAMES[1:])
    other = world.env.guild.create_text_channel("other")
    organiser, player = world.people["Organiser"], world.people["P1"]
    assert private_text(await organiser.slash(other, "event desk")) == sentence("tournament-none")
    world.env.backend.delete_channel(world.channel.id)
    await world.env.settle()
    assert private_text(await player.slash(other, "event desk")) == sentence("tournament-none")
    assert sentence("tournament-desk", name="Cup") in private_text(await organiser.slash(other, "event desk"))
    await wait_until_idle(world)
    moved = await keeper(world).in_channel(other.id)
    (card,) = (one for one in other.history() if one.id == moved.row.message_id)
    assert (moved.row.id, texts(card).splitlines()[0]) == (stored.row.id, "## Cup")
    assert f"v|standings|{stored.row.id}" in controls(card)
    for table in moved.tournament.open_tables():
        ruled = acts.Ruled(id=f"{table.key} ruled", by=1, table=table.key, places=(1, 2, 3))
        await keeper(world).act(stored.row.id, ruled)
    bot_of(world).services[TournamentHost].advance(stored.row.id)
    await wait_until_idle(world)
    assert len(other.threads) == 3
    assert private_messages(await player.slash(other, "event standings"))


async def test_a_lost_tournament_precedes_a_finished_one_in_a_new_channel(world: World) -> None:
    await open_tournament(world)
    lost = (await keeper(world).in_channel(world.channel.id)).row.id
    other = world.env.guild.create_text_channel("other")
    over = await keeper(world).create(
        (await keeper(world).get_tournament(lost)).tournament.settings,
        world.env.guild.id,
        other.id,
        world.people["Organiser"].id,
    )
    await keeper(world).act(over.row.id, acts.Opened(id="open"), acts.Cancelled(id="cancel"))
    world.env.backend.delete_channel(world.channel.id)
    await world.env.settle()
    simulated.refuse(world.env, other, "create_public_threads")
    await world.people["Organiser"].slash(other, "event desk")
    assert (await keeper(world).in_channel(other.id)).row.id == over.row.id
    third = world.env.guild.create_text_channel("third")
    await world.people["Organiser"].slash(third, "event desk")
    await wait_until_idle(world)
    assert (await keeper(world).in_channel(third.id)).row.id == lost


async def test_unopened_and_finished_tournaments_hide_no_other(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    await open_tournament(world)
    events, guild, organiser = keeper(world), world.env.guild, world.people["Organiser"]
    lost = await events.in_channel(world.channel.id)
    later = events.now() + 60
    monkeypatch.setattr(events, "now", lambda: later)
    gone = guild.create_text_channel("gone")
    for number in range(MAX_CHANNELS_ASKED + 1):
        made = await events.create(lost.tournament.settings, guild.id, gone.id, organiser.id)
        if number:
            await events.act(made.row.id, acts.Opened(id="open"), acts.Cancelled(id="cancel"))
    for channel in (gone, world.channel):
        world.env.backend.delete_channel(channel.id)
    await world.env.settle()
    other = guild.create_text_channel("other")
    await organiser.slash(other, "event desk")
    await wait_until_idle(world)
    assert (await events.in_channel(other.id)).row.id == lost.row.id
