"""Tournaments on their server: a calendar entry, announcements of rounds, and a role for the champion."""

import re
from datetime import UTC, datetime
from unittest.mock import AsyncMock, Mock

import discord
import pytest
from simcord import GuildHandle

from bot.delivery.failures import Absent
from bot.delivery.threads import ARCHIVE_AFTER
from bot.features.tournaments.announcements import champion_of
from bot.features.tournaments.discord_server import find_departed
from bot.features.tournaments.host import TournamentHost
from bot.features.tournaments.keeper import Host, TournamentKeeper
from bot.features.tournaments.rules import acts
from bot.features.tournaments.rules.next_steps import open_ties
from bot.features.tournaments.stored import StoredTournament
from storage import SqliteStore
from storage.privacy import Unnamed
from tests.bot.playing import message, private_messages, private_text, sentence
from tests.bot.tournaments_on_discord import (
    bot_of,
    count_pings,
    event,
    keeper,
    launch_with,
    left_out_text,
    open_tournament,
    round_title,
    table_name,
    wait_until_idle,
)
from tests.simulated import World, archive, texts

NAMES = ("Organiser", *(f"P{number}" for number in range(1, 8)))


@pytest.fixture
def names() -> tuple[str, ...]:
    return NAMES


async def rule_round(world: World, number: int) -> StoredTournament:
    """Rule all tables of a round: places follow the order of seats."""
    stored = await event(world)
    for table in stored.tournament.open_tables():
        assert table.key.split(".")[1] == f"{number}"
        places = tuple(range(1, len(table.players) + 1))
        await keeper(world).act(stored.row.id, acts.Ruled(id=f"{table.key}", by=1, table=table.key, places=places))
    bot_of(world).services[TournamentHost].advance(stored.row.id)
    await wait_until_idle(world)
    return await event(world)


async def open_and_launch(world: World) -> StoredTournament:
    """Launch the first round of a tournament of six."""
    return await launch_with(world, *NAMES[1:7])


def guild_of(world: World) -> GuildHandle:
    """Return the server."""
    assert world.channel.guild is not None
    return world.channel.guild


def channel_texts(world: World) -> str:
    """Return all texts of the channel."""
    return "\n".join(texts(one) for one in world.channel.history())


async def test_a_dated_tournament_is_in_the_calendar_until_cancelled(world: World) -> None:
    await open_tournament(world, format="league", players=8, starts="5")
    await wait_until_idle(world)
    stored = await event(world)
    guild = world.env.backend.guilds[guild_of(world).id]
    (entry,) = guild.scheduled_events.values()
    assert (entry.id, entry.name) == (stored.tournament.scheduled, "Cup")
    assert stored.row.message_id is not None
    card = texts(message(world.channel, stored.row.message_id))
    assert entry.description in card.splitlines(), "the calendar says of its rounds what the card says"
    assert entry.scheduled_start_time == datetime.fromtimestamp(stored.tournament.settings.starts, UTC).isoformat()
    bot_of(world).services[TournamentHost].advance(stored.row.id)
    await wait_until_idle(world)
    assert len(guild.scheduled_events) == 1
    await keeper(world).act(stored.row.id, acts.Cancelled(id="cancel"))
    bot_of(world).services[TournamentHost].advance(stored.row.id)
    await wait_until_idle(world)
    assert not guild.scheduled_events


async def test_the_calendar_shows_all_rounds_and_ends_with_the_tournament(world: World) -> None:
    await open_tournament(world, format="knockout", players=6, starts="5", days=10)
    await wait_until_idle(world)
    guild = world.env.backend.guilds[guild_of(world).id]
    (entry,) = guild.scheduled_events.values()
    given = (await event(world)).tournament.settings
    assert entry.scheduled_end_time == datetime.fromtimestamp(given.starts + 2 * given.round_seconds, UTC).isoformat()
    stored = await open_and_launch(world)
    deadline = max(table.deadline for table in stored.tournament.open_tables())
    (entry,) = guild.scheduled_events.values()
    assert entry.scheduled_end_time == datetime.fromtimestamp(deadline + given.round_seconds, UTC).isoformat()
    world.env.backend.edit_scheduled_event(guild.id, entry.id, {"status": discord.EventStatus.active.value})
    (tie,) = open_ties((await rule_round(world, 1)).tournament)
    choice = acts.Settled(id="choice", stage=0, number=1, chosen=tie.players[: tie.count])
    await keeper(world).act(stored.row.id, choice)
    bot_of(world).services[TournamentHost].advance(stored.row.id)
    await wait_until_idle(world)
    assert (await rule_round(world, 2)).tournament.phase == "finished"
    (entry,) = guild.scheduled_events.values()
    assert entry.status == discord.EventStatus.completed.value


async def test_the_calendar_follows_an_edit(world: World) -> None:
    await open_tournament(world, starts="5")
    await wait_until_idle(world)
    organiser, guild = world.people["Organiser"], world.env.backend.guilds[guild_of(world).id]
    assert private_text(await organiser.slash(world.channel, "event edit", name="Late Cup", starts="9")) == sentence(
        "answer-done"
    )
    await wait_until_idle(world)
    given = (await event(world)).tournament.settings
    (entry,) = guild.scheduled_events.values()
    assert entry.name == "Late Cup"
    assert entry.scheduled_start_time == datetime.fromtimestamp(given.starts, UTC).isoformat()
    end = given.starts + 2 * given.round_seconds
    assert entry.scheduled_end_time == datetime.fromtimestamp(end, UTC).isoformat()


async def test_a_failing_calendar_entry_is_reported_once(world: World) -> None:
    world.env.inject_error(
        "POST", "/guilds/*/scheduled-events", status=403, code=50013, message="Missing Permissions", times=None
    )
    await open_tournament(world, starts="5")
    await wait_until_idle(world)
    stored = await event(world)
    bot_of(world).services[TournamentHost].advance(stored.row.id)
    await wait_until_idle(world)
    assert stored.tournament.scheduled == 0
    assert channel_texts(world).count(sentence("tournament-cannot-schedule", name="Cup")) == 1
    assert len((await open_and_launch(world)).tournament.open_tables()) == 2


async def test_a_rate_limited_calendar_entry_is_retried(world: World) -> None:
    calls = list[int]()

    async def busy(*given: object) -> int:
        calls.append(1)
        if len(calls) == 1:
            raise simulated_failure(429)
        return 77

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bot.features.tournaments.discord_server.add_to_calendar", busy)
        await open_tournament(world, starts="5")
        await wait_until_idle(world)
        stored = await event(world)
        bot_of(world).services[TournamentHost].advance(stored.row.id)
        await wait_until_idle(world)
    assert (await event(world)).tournament.scheduled == 77
    assert sentence("tournament-cannot-schedule", name="Cup") not in channel_texts(world)


def simulated_failure(status: int) -> discord.HTTPException:
    """Return the error that discord.py raises for an answer with this status."""
    response = Mock(status=status, reason="")
    return discord.HTTPException(response, {"code": 0, "message": "busy"})


async def test_the_ends_of_rounds_and_the_champion_are_announced(world: World) -> None:
    await open_tournament(world)
    await open_and_launch(world)
    before = count_pings(world)
    await rule_round(world, 1)
    assert channel_texts(world).count(sentence("tournament-round-over", name="Cup", round=round_title(1))) == 1
    between = count_pings(world)
    assert set((between - before).values()) == {1}, "the links of the second round"
    stored = await rule_round(world, 2)
    assert stored.tournament.phase == "finished"
    (champion,) = (count_pings(world) - between).elements()
    assert sentence("tournament-champion", name="Cup", player=f"<@{champion}>") in channel_texts(world)
    assert sentence("tournament-round-over", name="Cup", round=round_title(2)) not in channel_texts(world)


async def test_the_champion_gets_a_role_that_the_organiser_may_give(world: World) -> None:
    guild, backend = guild_of(world), world.env.backend
    staff = guild.create_role("Staff", permissions=discord.Permissions(manage_roles=True))
    crown = guild.create_role("Champion")
    given = {"name": "Cup", "game": "caylus", "format": "schedule", "seats": 3, "rounds": 2, "players": 6}
    (shown,) = private_messages(await world.people["P1"].slash(world.channel, "event new", role=crown, **given))
    assert left_out_text("role", "tournament-role-not-yours") in texts(shown)
    backend.add_member_role(guild.id, world.people["Organiser"].id, staff.id)
    (itself,) = private_messages(await world.people["Organiser"].slash(world.channel, "event new", role=staff, **given))
    assert left_out_text("role", "tournament-role-not-yours") in texts(itself)
    await open_tournament(world, role=crown)
    await open_and_launch(world)
    await rule_round(world, 1)
    stored = await rule_round(world, 2)
    champion = champion_of(stored.tournament)
    assert champion is not None
    assert crown.id in backend.guilds[guild.id].members[champion].role_ids
    assert "tournament-cannot-crown" not in channel_texts(world)


async def test_a_role_that_the_bot_cannot_give_does_not_stop_the_end(world: World) -> None:
    guild = guild_of(world)
    staff = guild.create_role("Staff", permissions=discord.Permissions(manage_roles=True))
    crown = guild.create_role("Champion")
    world.env.backend.add_member_role(guild.id, world.people["Organiser"].id, staff.id)
    world.env.inject_error("PUT", "/guilds/*/members/*/roles/*", status=403, code=50013, message="Missing", times=None)
    await open_tournament(world, role=crown)
    await open_and_launch(world)
    await rule_round(world, 1)
    stored = await rule_round(world, 2)
    assert stored.tournament.phase == "finished"
    player, role = f"<@{champion_of(stored.tournament)}>", f"<@&{crown.id}>"
    assert sentence("tournament-cannot-crown", player=player, role=role) in channel_texts(world)


async def test_a_tournament_and_its_matches_are_posts_in_a_forum(world: World) -> None:
    forum = guild_of(world).create_forum_channel("events")
    world.env.backend.create_thread(forum.id, "Cup", world.people["Organiser"].id)
    (world.channel,) = forum.threads
    await open_tournament(world)
    await open_and_launch(world)
    names = sorted(thread.name or "" for thread in forum.threads)
    assert [name.partition(":")[0] for name in names] == [
        "Cup",
        *(f"Cup · {table_name(key)}" for key in ("1.1.1", "1.1.2")),
    ]
    assert sentence("tournament-round", name="Cup", round=round_title(1)) in channel_texts(world)
    archive(world.env, world.channel)
    stored = await rule_round(world, 1)
    assert sentence("tournament-round-over", name="Cup", round=round_title(1)) in channel_texts(world)
    assert stored.tournament.phase == "running"


async def test_tables_have_a_tag_in_a_forum_that_requires_one(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    backend, forum = world.env.backend, guild_of(world).create_forum_channel("events")
    tags = (("71", "news", True), ("72", "cups", False))
    plain = {"emoji_id": None, "emoji_name": None}
    made = [{"id": id, "name": name, "moderated": moderated, **plain} for id, name, moderated in tags]
    backend.edit_channel(forum.id, {"available_tags": made})
    backend.create_thread(forum.id, "Cup", world.people["Organiser"].id)
    (world.channel,) = forum.threads
    required = discord.flags.ChannelFlags(require_tag=True)
    monkeypatch.setattr(discord.ForumChannel, "flags", property(lambda forum: required))
    await open_tournament(world)
    await open_and_launch(world)
    tables = [thread for thread in forum.threads if thread.id != world.channel.id]
    assert [[*backend.get_channel(thread.id).applied_tags] for thread in tables] == [[72], [72]]


@pytest.mark.parametrize("kind", ["channel", "forum"])
async def test_a_table_with_a_refused_title_gets_a_neutral_one(world: World, kind: str) -> None:
    if kind == "forum":
        forum = guild_of(world).create_forum_channel("events")
        world.env.backend.create_thread(forum.id, "Cup", world.people["Organiser"].id)
        (world.channel,) = forum.threads
        place = forum
    else:
        place = world.channel
    world.env.inject_error("POST", f"/channels/{place.id}/threads", status=400, code=200000, message="no", times=1)
    await open_tournament(world)
    stored = await open_and_launch(world)
    tables = [thread for thread in place.threads if thread.id != world.channel.id]
    names = sorted(thread.name or "" for thread in tables)
    assert names[0] == f"Caylus · {stored.row.id[:4]} 1.1.1"
    assert names[1].startswith(f"Cup · {table_name('1.1.2')}: ")
    for thread in tables:
        metadata = world.env.backend.get_channel(thread.id).thread_metadata
        assert metadata is not None
        assert metadata.auto_archive_duration == ARCHIVE_AFTER


async def test_a_deleted_user_leaves_tournaments_and_loses_the_name(world: World) -> None:
    await open_tournament(world)
    stored = await open_and_launch(world)
    p1 = world.people["P1"]
    await keeper(world).set_name(stored.row.id, p1.id, "P1")
    store = bot_of(world).store
    own = await store.own_rows(p1.id)
    assert own["event_people"] == [{"event_id": stored.row.id, "name": "P1"}]
    assert all(str(p1.id) in row["text"] for row in own["event_acts"])
    assert len(own["event_acts"]) >= 2
    pseudonym = await store.pseudonym_for(p1.id)
    await p1.slash(world.channel, "privacy delete", sure=True)
    after = await event(world)
    assert p1.id in after.tournament.players("dropped")
    name = after.name(p1.id)
    assert name not in ("P1", pseudonym, str(p1.id)), "beside the id it would lead to the results"
    assert re.fullmatch("[0-9a-f]{16}", name)
    organiser = world.people["Organiser"]
    assert [row["id"] for row in (await store.own_rows(organiser.id))["events"]] == [stored.row.id]
    await organiser.slash(world.channel, "privacy delete", sure=True)
    assert (await event(world)).row.owner_id == 0
    stored = await rule_round(world, 1)
    assert all(table.match for table in stored.tournament.open_tables()), (
        "the tournament continues without its organiser"
    )
    assert "<@0>" not in channel_texts(world)
    told = private_text(await world.people["P2"].slash(world.channel, "event desk"))
    assert told == sentence("tournament-not-organiser", player="")


@pytest.mark.parametrize("over", [False, True])
async def test_a_deleted_assistant_is_removed(world: World, over: bool) -> None:
    await open_tournament(world)
    stored, helper = await open_and_launch(world), world.people["P7"]
    await keeper(world).act(stored.row.id, acts.Assisted(id="assist", player=helper.id))
    if over:
        await keeper(world).act(stored.row.id, acts.Cancelled(id="cancel"))
    assert helper.id in (await event(world)).organisers
    await helper.slash(world.channel, "privacy delete", sure=True)
    assert helper.id not in (await event(world)).organisers


async def test_a_deleted_name_does_not_return_from_a_concurrent_read(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await open_tournament(world)
    stored, p1 = await open_and_launch(world), world.people["P1"]
    await keeper(world).set_name(stored.row.id, p1.id, "P1")
    forget = SqliteStore.forget_user

    async def forgetting(store: SqliteStore, user_id: int, unnamed: Unnamed) -> tuple[str, ...]:
        await keeper(world).get_tournament(stored.row.id)  # as when a user opens the tournament's card
        return await forget(store, user_id, unnamed)

    monkeypatch.setattr(SqliteStore, "forget_user", forgetting)
    await p1.slash(world.channel, "privacy delete", sure=True)
    assert (await event(world)).name(p1.id) != "P1"


async def test_players_who_left_are_not_pinged_in_later_rounds(world: World) -> None:
    await open_tournament(world, format="round-robin", seats=2, players=4)
    stored = await launch_with(world, *NAMES[1:5])
    p1 = world.people["P1"].id
    await keeper(world).act(stored.row.id, acts.Dropped(id="drop", player=p1))
    before = count_pings(world)
    stored = await rule_round(world, 1)
    assert any(p1 in table.players for table in stored.tournament.open_tables())
    assert p1 not in count_pings(world) - before


async def test_players_who_left_the_server_are_not_drawn(world: World) -> None:
    await open_tournament(world)
    await open_and_launch(world)
    left = world.people["P3"]
    world.env.backend.remove_member(guild_of(world).id, left.id)
    stored = await rule_round(world, 1)
    drawn = {player for table in stored.tournament.stages[0].rounds[1].tables for player in table.players}
    assert drawn == {world.people[f"P{number}"].id for number in (1, 2, 4, 5, 6)}
    assert channel_texts(world).count(sentence("tournament-gone", players=f"<@{left.id}>")) == 1


async def test_members_are_requested_together_and_missing_ones_once_more(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    guild, users = world.env.bot.get_guild(guild_of(world).id), [person.id for person in world.people.values()]
    assert guild is not None
    asked = list[int]()
    fetch = discord.Guild.fetch_member

    async def noted(guild: discord.Guild, user_id: int) -> discord.Member:
        asked.append(user_id)
        return await fetch(guild, user_id)

    monkeypatch.setattr(discord.Guild, "fetch_member", noted)
    assert await find_departed(guild, users) == ()
    assert asked == []
    monkeypatch.setattr(discord.Guild, "query_members", AsyncMock(return_value=[]))
    assert await find_departed(guild, [*users, 404]) == (404,)
    assert asked == [*users, 404]
    monkeypatch.setattr(discord.Guild, "query_members", AsyncMock(side_effect=RuntimeError))
    with pytest.raises(Absent):
        await find_departed(guild, users)


async def test_acts_during_a_failure_are_not_forgotten(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await open_tournament(world)
    host, times, advance = bot_of(world).services[TournamentHost], list[str](), TournamentKeeper.advance

    async def failing(keeper: TournamentKeeper, event_id: str, around: Host) -> None:
        times.append(event_id)
        if len(times) == 1:
            host.advance(event_id)
            raise ValueError("a fault of ours")
        await advance(keeper, event_id, around)

    monkeypatch.setattr(TournamentKeeper, "advance", failing)
    id = (await event(world)).row.id
    host.advance(id)
    await wait_until_idle(world)
    assert times == [id, id]
    assert "cannot go on" in caplog.text
