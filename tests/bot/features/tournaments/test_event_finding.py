"""Finding tournaments: in a list, by an option of commands, and in threads of matches; champions in profiles."""

from itertools import count

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.app.client import Provost
from bot.features.tournaments.finding import list_text
from bot.features.tournaments.host import TournamentHost
from bot.features.tournaments.rules import acts
from bot.features.tournaments.stored import StoredTournament
from bot.words import LOCALES, Catalogue
from storage.tournaments import EventRow
from tests.bot.features.tournaments.large_events import large
from tests.bot.playing import private_messages, private_text, sentence
from tests.bot.tabletop import NOW
from tests.bot.tournaments_on_discord import (
    bot_of,
    event,
    joined_text,
    keeper,
    launch_with,
    open_tournament,
    press,
    wait_until_idle,
)
from tests.simulated import World, controls, texts

NAMES = ("Organiser", *(f"P{number}" for number in range(1, 7)))


@pytest.fixture
def names() -> tuple[str, ...]:
    return NAMES


@pytest.fixture(autouse=True)
def tick_each_second(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that advances by a second each time it is read."""
    passing = count(NOW)
    monkeypatch.setattr(Provost, "now", lambda bot: next(passing))


async def rule_to_end(world: World) -> StoredTournament:
    """Rule a tournament of six to its end."""
    await open_tournament(world, seats=3, rounds=1, players=6, format="swiss")
    stored = await launch_with(world, *NAMES[1:])
    for table in stored.tournament.open_tables():
        ruled = acts.Ruled(id=f"rule {table.key}", by=1, table=table.key, places=(1, 2, 3))
        await keeper(world).act(stored.row.id, ruled)
    bot_of(world).services[TournamentHost].advance(stored.row.id)
    await wait_until_idle(world)
    return await event(world)


async def open_second(world: World) -> None:
    given = {"game": "caylus", "format": "schedule", "seats": 3, "players": 9, "pace": "none"}
    organiser = world.people["Organiser"]
    (preview,) = private_messages(await organiser.slash(world.channel, "event new", name="Second", **given))
    await organiser.click(preview, custom_id=next(iter(controls(preview))))
    await wait_until_idle(world)


async def test_the_thread_of_a_match_knows_its_tournament(world: World) -> None:
    await open_tournament(world, seats=3, rounds=1, players=6, format="swiss")
    await launch_with(world, *NAMES[1:])
    thread, p1 = world.channel.threads[0], world.people["P1"]
    assert sentence("tournament-standings", name="Cup") in private_text(await p1.slash(thread, "event standings"))


async def test_earlier_tournaments_are_listed_offered_and_shown(world: World) -> None:
    first = await rule_to_end(world)
    champion = (await bot_of(world).services[TournamentHost].podium(first))[0][0]
    await open_second(world)
    second, p1 = await event(world), world.people["P1"]
    assert second.row.id != first.row.id
    listed = private_text(await p1.slash(world.channel, "event list"))
    card = f"https://discord.com/channels/{second.row.guild_id}/{second.row.channel_id}/{second.row.message_id}"
    assert f"[Second]({card})" in listed
    assert listed.index("Second") < listed.index(sentence("tournament-list-past")) < listed.index("**Cup**")
    assert f"🏆 <@{champion}>" in listed
    for command in ("show", "standings", "report", "desk", "season", "apart"):
        offered = await p1.autocomplete(world.channel, f"event {command}", "event", "")
        assert [one["value"] for one in offered] == [second.row.id, first.row.id]
    (typed,) = await p1.autocomplete(world.channel, "event report", "event", "cup")
    assert typed["value"] == first.row.id
    assert typed["name"].startswith("Cup · Caylus, Swiss · ")
    shown = private_text(await p1.slash(world.channel, "event standings", event=first.row.id))
    assert sentence("tournament-standings", name="Cup") in shown
    assert private_text(await p1.slash(world.channel, "event standings")) == sentence("tournament-not-started")
    assert private_text(await p1.slash(world.channel, "event standings", event="nonsense")) == sentence(
        "tournament-none"
    )
    desk = private_text(await world.people["Organiser"].slash(world.channel, "event desk", event=first.row.id))
    assert sentence("tournament-desk", name="Cup") in desk


async def test_a_tournament_in_a_hidden_channel_is_not_found(world: World) -> None:
    stored, backend = await rule_to_end(world), world.env.backend
    other = world.env.guild.create_text_channel("other")
    p1, organiser = world.people["P1"], world.people["Organiser"]
    hidden = discord.Permissions(view_channel=True).value
    denied = Overwrite(target_id=p1.id, type=OverwriteType.MEMBER, deny=hidden)
    backend.set_overwrite(world.channel.id, denied)
    await world.env.settle()
    assert "Cup" not in private_text(await p1.slash(other, "event list"))
    assert await p1.autocomplete(other, "event report", "event", "") == []
    assert private_text(await p1.slash(other, "event report", event=stored.row.id)) == sentence("tournament-none")
    assert "Cup" not in private_text(await p1.slash(other, "profile", player=p1))
    assert "Cup" in private_text(await organiser.slash(other, "event list"))
    assert "Cup" in private_text(await world.people["P2"].slash(other, "event list"))


async def test_a_card_can_be_shown_and_a_deleted_one_is_posted_again(world: World) -> None:
    await open_tournament(world)
    await wait_until_idle(world)
    stored, p1 = await event(world), world.people["P1"]
    assert stored.row.message_id is not None
    (card,) = private_messages(await p1.slash(world.channel, "event show"))
    assert f"v|join|{stored.row.id}" in controls(card)
    await wait_until_idle(world)
    assert (await event(world)).row.message_id == stored.row.message_id
    posted = next(one for one in world.channel.history() if one.id == stored.row.message_id)
    world.env.backend.delete_message(world.channel.id, posted.id)
    await p1.slash(world.channel, "event show")
    await wait_until_idle(world)
    assert (await event(world)).row.message_id != stored.row.message_id
    assert await press(world, "P1", "join") == joined_text(1)


async def test_a_profile_has_the_medals_of_the_server(world: World) -> None:
    stored = await rule_to_end(world)
    podium = [user for (user,) in await bot_of(world).services[TournamentHost].podium(stored)]
    assert len(podium) == 3
    people = {one.id: one for one in world.people.values()}
    for place, user in enumerate(podium):
        profile = private_text(await world.people["Organiser"].slash(world.channel, "profile", player=people[user]))
        assert f"**{sentence('profile-medals')}**\n{'🥇🥈🥉'[place]} 1 (Cup)" in profile
    last = next(user for user in stored.tournament.active() if user not in podium)
    assert sentence("profile-medals") not in private_text(
        await world.people["P1"].slash(world.channel, "profile", player=people[last])
    )


@pytest.mark.parametrize("locale", LOCALES)
def test_a_list_of_many_tournaments_fits_into_a_message(locale: str) -> None:
    def made(number: int, phase: str) -> StoredTournament:
        row = EventRow(f"id{number:06}", 10**18, 10**18, 10**18, "", NOW, 10**18)
        return StoredTournament(row, large(phase=phase), 0, {})

    words = Catalogue().words(locale)
    found = [made(number, "running" if number % 2 else "finished") for number in range(20)]
    text = list_text(words, found, {one.row.id: ((10**18,),) for one in found})
    assert len(text) <= 4_000
    assert text.count("🏆") == 10


async def test_help_in_the_channel_of_a_tournament_is_about_its_game(world: World) -> None:
    player = world.people["P1"]

    async def shown() -> str:
        (page,) = private_messages(await player.slash(world.channel, "help"))
        return texts(page)

    first = sentence("help-catan_cards-1").splitlines()[0]
    assert first not in await shown()
    given = {"name": "Cup", "format": "swiss", "seats": 2, "players": 6, "game": "catan_cards"}
    (preview,) = private_messages(await world.people["Organiser"].slash(world.channel, "event new", **given))
    assert first not in await shown(), "the tournament is not public yet"
    await world.people["Organiser"].click(preview, custom_id=next(iter(controls(preview))))
    assert first in await shown()
