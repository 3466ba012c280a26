"""A server's forum: each match is a post with tags that follow the store."""

from typing import Any

import discord
import pytest
from simcord import ChannelHandle, MemberActor

from bot.app.client import Provost
from bot.delivery.threads import ARCHIVE_AFTER
from bot.interaction.translator import CATALOGUE
from bot.words import LOCALES
from storage.matches import MatchRow
from tests.bot.playing import Match, match_name, private_text, sentence
from tests.simulated import World, controls, refuse, texts

EN = CATALOGUE.words("en")


def bot_of(world: World) -> Provost:
    bot = world.env.bot
    assert isinstance(bot, Provost)
    return bot


def manager(world: World) -> MemberActor:
    """Return a member who may manage the server."""
    guild = world.channel.guild
    assert guild is not None
    role = guild.create_role("Boss", permissions=discord.Permissions(manage_guild=True))
    return guild.add_member(world.env.create_user("max", global_name="Max"), roles=[role])


def create_forum(world: World, *tags: str, moderated: tuple[str, ...] = ()) -> ChannelHandle:
    """Create a forum with tags of these names, some reserved for moderators."""
    guild = world.channel.guild
    assert guild is not None
    forum = guild.create_forum_channel("games")
    plain = {"emoji_id": None, "emoji_name": None}
    made = [
        {"id": str(world.env.backend.snowflake()), "name": name, "moderated": name in moderated, **plain}
        for name in tags
    ]
    world.env.backend.edit_channel(forum.id, {"available_tags": made})
    return forum


async def choose_forum(
    world: World, *tags: str, moderated: tuple[str, ...] = (), denied: bool = False
) -> tuple[ChannelHandle, str]:
    """Choose a forum for the server; return it and the answer.

    With `denied` the bot may make no tags, and it may not apply those of moderators.
    """
    forum = create_forum(world, *tags, moderated=moderated)
    refuse(world.env, forum, *(["manage_channels"] if denied else []), *(["manage_threads"] if moderated else []))
    await world.env.settle()
    return forum, private_text(await manager(world).slash(world.channel, "server forum", channel=forum))


async def open_lobby(world: World, forum: ChannelHandle) -> tuple[Match, MatchRow]:
    """Open a lobby of Ada's in the channel of the world; return its match in the forum."""
    answer = private_text(await world.people["Ada"].slash(world.channel, "game new", game="caylus", seats=2))
    (row,) = await bot_of(world).store.matches_of(world.people["Ada"].id, "lobby")
    assert answer == EN("lobby-posted", where=f"<#{row.channel_id}>")
    (post,) = forum.threads
    assert post.id == row.channel_id
    return Match(world, row.id, post), row


def tags(world: World, forum: ChannelHandle, post: int) -> set[str]:
    """Return the names of a post's tags."""
    backend = world.env.backend
    names = {int(tag["id"]): tag["name"] for tag in backend.get_channel(forum.id).available_tags}
    return {names[tag] for tag in backend.get_channel(post).applied_tags}


async def test_a_match_is_a_post_whose_tags_follow_it(world: World) -> None:
    forum, done = await choose_forum(world, "Caylus", "Open seats", "Running", "Ended")
    assert EN("server-forum-set", where=f"<#{forum.id}>") in done
    match, row = await open_lobby(world, forum)
    post = world.env.backend.get_channel(row.channel_id)
    assert (post.parent_id, post.name) == (forum.id, f"{match_name(row.id)}: Ada")
    assert tags(world, forum, row.channel_id) == {"Caylus", "Open seats"}
    card = match.place.history()[0]
    assert "players wanted" in texts(card), "the lobby is the post's first message"
    bruno, ada = world.people["Bruno"], world.people["Ada"]
    await bruno.click(card, custom_id=next(id for id in controls(card) if id.startswith("l|join|")))
    card = match.place.history()[0]
    await ada.click(card, custom_id=next(id for id in controls(card) if id.startswith("l|start|")))
    table = await match.table()
    assert table.row.channel_id == row.channel_id, "play goes on in the post"
    assert tags(world, forum, row.channel_id) == {"Caylus", "Running"}
    assert world.env.backend.get_channel(row.channel_id).name == f"{match_name(row.id)}: Ada, Bruno"
    await match.bot.services.matches.conceding.concede(match.id, ada.id)
    await match.bot.services.publisher.finish()
    assert tags(world, forum, row.channel_id) == {"Caylus", "Ended"}


async def test_tags_that_people_added_stay_while_there_is_room(world: World) -> None:
    added = ("Beginners", "Slow", "Italian", "League")
    forum, _ = await choose_forum(world, *added, "Caylus", "Open seats", "Running")
    match, row = await open_lobby(world, forum)
    backend = world.env.backend
    ids = {tag["name"]: int(tag["id"]) for tag in backend.get_channel(forum.id).available_tags}
    backend.edit_channel(row.channel_id, {"applied_tags": [ids["Open seats"], *(ids[name] for name in added)]})
    await world.env.settle()
    await world.people["Bruno"].slash(match.place, "game join")
    await world.people["Ada"].slash(match.place, "game start")
    assert tags(world, forum, row.channel_id) == {"Caylus", "Running", *added[:3]}


async def test_tags_in_another_language_are_used_and_missing_ones_named(world: World) -> None:
    forum, done = await choose_forum(world, "Posti liberi", denied=True)
    assert sentence("server-forum-tags", tags="Running, Ended, Caylus, Caylus Magna Carta, Catan Card Game") in done
    _, row = await open_lobby(world, forum)
    assert tags(world, forum, row.channel_id) == {"Posti liberi"}


async def test_missing_tags_are_made_where_the_bot_may(world: World) -> None:
    forum, done = await choose_forum(world, "Caylus")
    assert done == EN("server-forum-set", where=f"<#{forum.id}>")
    made = [tag["name"] for tag in world.env.backend.get_channel(forum.id).available_tags]
    assert made == ["Caylus", "Open seats", "Running", "Ended", "Caylus Magna Carta", "Catan Card Game"]


async def test_failing_tags_stop_no_match(world: World) -> None:
    forum, _ = await choose_forum(world, "Open seats", "Running", denied=True)
    match, row = await open_lobby(world, forum)
    await world.people["Bruno"].slash(match.place, "game join")
    world.env.inject_error("PATCH", f"/channels/{row.channel_id}", status=403, code=50013, message="no", times=None)
    await world.people["Ada"].slash(match.place, "game start")
    assert (await match.table()).row.status == "live"
    assert controls(await match.card())
    assert tags(world, forum, row.channel_id) == {"Open seats"}


async def test_without_a_forum_there_are_threads_again(world: World) -> None:
    await choose_forum(world)
    boss = manager(world)
    assert private_text(await boss.slash(world.channel, "server forum")) == EN("server-forum-none")
    await world.people["Ada"].slash(world.channel, "game new", game="caylus", seats=2)
    (row,) = await bot_of(world).store.matches_of(world.people["Ada"].id, "lobby")
    assert row.channel_id == world.channel.id


def refuse_posts(world: World, forum: ChannelHandle, code: int, times: int | None, status: int = 400) -> None:
    """Make Discord refuse posts in a forum this often, or always with None."""
    path = f"/channels/{forum.id}/threads"
    world.env.inject_error("POST", path, status=status, code=code, message="no", times=times)


def require_tags(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make forums require a tag on each post."""
    flags = discord.flags.ChannelFlags(require_tag=True)
    monkeypatch.setattr(discord.ForumChannel, "flags", property(lambda forum: flags))


@pytest.mark.parametrize(("code", "kind"), [(40067, "tag"), (50035, "title"), (200001, "title"), (50013, "permission")])
async def test_a_refused_post_becomes_a_lobby_in_the_channel(world: World, code: int, kind: str) -> None:
    forum, _ = await choose_forum(world)
    refuse_posts(world, forum, code, None)
    answer = private_text(await world.people["Ada"].slash(world.channel, "game new", game="caylus", seats=2))
    assert answer == EN("lobby-posted-here", forum=f"<#{forum.id}>", why=EN(f"discord-refusal-{kind}"))
    (row,) = await bot_of(world).store.matches_of(world.people["Ada"].id, "lobby")
    assert row.channel_id == world.channel.id
    (card,) = world.channel.history()
    await world.people["Bruno"].click(card, custom_id=f"l|join|{row.id}")
    await world.people["Ada"].click(world.channel.history()[0], custom_id=f"l|start|{row.id}")
    live = await bot_of(world).store.match(row.id)
    assert live is not None
    assert (live.status, live.channel_id != world.channel.id) == ("live", True), "it is played in a thread"


async def test_a_refused_post_makes_no_second_lobby_in_a_channel(world: World) -> None:
    forum, _ = await choose_forum(world)
    refuse_posts(world, forum, 50035, None)
    await world.people["Ada"].slash(world.channel, "game new", game="caylus", seats=2)
    answer = private_text(await world.people["Bruno"].slash(world.channel, "game new", game="caylus", seats=2))
    assert await bot_of(world).store.matches_of(world.people["Bruno"].id, "lobby") == ()
    assert answer


async def test_a_post_that_fails_on_discord_leaves_no_lobby(world: World) -> None:
    forum, _ = await choose_forum(world)
    refuse_posts(world, forum, 0, None, status=500)
    await world.people["Ada"].slash(world.channel, "game new", game="caylus", seats=2)
    assert await bot_of(world).store.matches_of(world.people["Ada"].id, "lobby") == ()


@pytest.mark.parametrize("code", [50035, 200001, 220001])
async def test_a_refused_title_becomes_neutral(world: World, code: int) -> None:
    forum, _ = await choose_forum(world, "Caylus", "Open seats")
    refuse_posts(world, forum, code, 1)
    match, row = await open_lobby(world, forum)
    name = EN("thread-neutral", game="Caylus", id=row.id[:4])
    assert world.env.backend.get_channel(row.channel_id).name == name
    await world.people["Bruno"].slash(match.place, "game join")
    await world.people["Ada"].slash(match.place, "game start")
    assert world.env.backend.get_channel(row.channel_id).name == name


async def test_a_title_that_is_refused_later_leaves_the_tags_correct(world: World) -> None:
    forum, _ = await choose_forum(world, "Caylus", "Open seats", "Running")
    match, row = await open_lobby(world, forum)
    world.env.inject_error("PATCH", f"/channels/{row.channel_id}", status=400, code=50035, message="no", times=1)
    await world.people["Bruno"].slash(match.place, "game join")
    await world.people["Ada"].slash(match.place, "game start")
    assert world.env.backend.get_channel(row.channel_id).name == f"{match_name(row.id)}: Ada"
    assert tags(world, forum, row.channel_id) == {"Caylus", "Running"}


async def test_a_forum_that_requires_tags_can_be_played_in(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    require_tags(monkeypatch)
    forum, _ = await choose_forum(world, "News", denied=True)
    match, row = await open_lobby(world, forum)
    assert tags(world, forum, row.channel_id) == {"News"}
    await world.people["Bruno"].slash(match.place, "game join")
    await world.people["Ada"].slash(match.place, "game start")
    assert tags(world, forum, row.channel_id) == {"News"}


async def test_a_forum_that_requires_a_moderated_tag_is_refused(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    require_tags(monkeypatch)
    forum, answer = await choose_forum(world, "News", moderated=("News",), denied=True)
    assert answer == EN("refuse-forum-tags", where=f"<#{forum.id}>")
    await world.people["Ada"].slash(world.channel, "game new", game="caylus", seats=2)
    (row,) = await bot_of(world).store.matches_of(world.people["Ada"].id, "lobby")
    assert row.channel_id == world.channel.id


async def test_moderated_tags_are_named_and_not_applied(world: World) -> None:
    forum, answer = await choose_forum(world, "Caylus", "Open seats", moderated=("Open seats",))
    assert EN("server-forum-moderated", tags="Open seats") in answer
    _, row = await open_lobby(world, forum)
    assert tags(world, forum, row.channel_id) == {"Caylus"}


async def test_a_post_stays_in_the_sidebar_for_a_week(world: World) -> None:
    forum, _ = await choose_forum(world, "Caylus", "Open seats", "Running")
    match, row = await open_lobby(world, forum)
    assert archived_after(world, row.channel_id) == ARCHIVE_AFTER
    older = world.env.backend.get_channel(row.channel_id).thread_metadata
    assert older is not None
    older.auto_archive_duration = 1440
    await world.people["Bruno"].slash(match.place, "game join")
    await world.people["Ada"].slash(match.place, "game start")
    assert archived_after(world, row.channel_id) == ARCHIVE_AFTER, "an older lobby gets it with its next change"


def archived_after(world: World, place: int) -> int:
    """Return the minutes after which Discord archives a thread."""
    metadata = world.env.backend.get_channel(place).thread_metadata
    assert metadata is not None
    return metadata.auto_archive_duration


async def test_a_forum_in_which_the_bot_may_not_post_is_refused(world: World) -> None:
    forum = create_forum(world)
    refuse(world.env, forum, "send_messages")
    await world.env.settle()
    answer = private_text(await manager(world).slash(world.channel, "server forum", channel=forum))
    assert answer == EN("refuse-forum-closed", where=f"<#{forum.id}>", permissions="Create Posts, Attach Files")


async def test_without_their_forum_lobbies_stay_in_their_channels(world: World) -> None:
    forum, _ = await choose_forum(world)
    refuse(world.env, forum, "send_messages")
    await world.env.settle()
    await world.people["Ada"].slash(world.channel, "game new", game="caylus", seats=2)
    (row,) = await bot_of(world).store.matches_of(world.people["Ada"].id, "lobby")
    assert row.channel_id == world.channel.id


async def test_only_managers_of_the_server_choose_a_forum(world: World) -> None:
    forum = create_forum(world)
    await world.env.settle()
    answer = private_text(await world.people["Ada"].slash(world.channel, "server forum", channel=forum))
    assert answer == EN("refuse-not-server-manager")


@pytest.mark.parametrize("locale", LOCALES)
def test_tags_fit_into_discords_limits(locale: str) -> None:
    words: Any = CATALOGUE.words(locale)
    names = [words(f"forum-tag-{state}") for state in ("open", "running", "ended")]
    assert all(1 <= len(name) <= 20 for name in names)
