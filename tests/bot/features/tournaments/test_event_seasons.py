"""Next seasons of a league, and cups that start by themselves, on Discord."""

from itertools import count

import pytest

from bot.app.client import Provost
from bot.features.tournaments.host import TournamentHost
from bot.features.tournaments.rules import acts
from tests.bot.playing import private_messages, private_text, sentence
from tests.bot.tabletop import NOW
from tests.bot.tournaments_on_discord import bot_of, event, keeper, launch_with, open_tournament, press, wait_until_idle
from tests.simulated import World, controls, texts

NAMES = ("Organiser", *(f"P{number}" for number in range(1, 9)))


@pytest.fixture
def names() -> tuple[str, ...]:
    return NAMES


@pytest.fixture(autouse=True)
def tick_each_second(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that advances by a second each time it is read."""
    passing = count(NOW)
    monkeypatch.setattr(Provost, "now", lambda bot: next(passing))


async def rule_all_tables(world: World) -> None:
    """Rule all tables, so that the tournament ends."""
    stored = await event(world)
    for table in stored.tournament.open_tables():
        places = tuple(range(1, len(table.players) + 1))
        await keeper(world).act(stored.row.id, acts.Ruled(id=f"{table.key}", by=1, table=table.key, places=places))
    bot_of(world).services[TournamentHost].advance(stored.row.id)
    await wait_until_idle(world)


async def test_a_cup_starts_when_it_is_full_and_the_next_one_opens(world: World) -> None:
    await open_tournament(world, format="mini-cup", seats=3, rounds=1, players=4)
    await wait_until_idle(world)
    for number in range(1, 5):
        assert await press(world, f"P{number}", "join") == sentence("tournament-joined-cup", players=4)
    await wait_until_idle(world)
    first = await event(world)
    assert (first.tournament.phase, len(world.channel.threads)) == ("running", 4)
    await rule_all_tables(world)
    second = await event(world)
    assert second.row.id != first.row.id
    assert second.tournament.phase == "open"
    assert await press(world, "P1", "join") == sentence("tournament-joined-cup", players=4)
    assert (await keeper(world).get_tournament(first.row.id)).tournament.phase == "finished"


async def test_a_season_follows_a_finished_one(world: World) -> None:
    organiser = world.people["Organiser"]
    await open_tournament(world, format="league", seats=3, rounds=1, players=8)
    assert private_text(await organiser.slash(world.channel, "event season")) == sentence("tournament-no-season")
    first = (await launch_with(world, *NAMES[1:])).tournament
    await rule_all_tables(world)
    refused = private_text(await world.people["P1"].slash(world.channel, "event season"))
    assert refused == sentence("tournament-not-organiser", player=f"<@{organiser.id}>")
    (preview,) = private_messages(await organiser.slash(world.channel, "event season", starts="4"))
    assert sentence("event-finding-group-meetings", times=2) in texts(preview)
    assert sentence("tournament-fair") not in texts(preview)
    await organiser.click(preview, custom_id=next(iter(controls(preview))))
    second = (await event(world)).tournament
    assert second.phase == "open"
    assert sorted(player for group in second.settings.divisions for player in group) == sorted(first.active())
    assert second.settings.dated
