"""Settings of a server: which games are played, in which channels, by which users; and the list of them."""

import discord
import pytest
from simcord import ChannelHandle, GuildHandle, MemberActor

from bot.cards import custom_ids
from bot.interaction.translator import CATALOGUE
from bot.match.errors import Refused
from bot.match.new_match import LobbyTerms
from bot.match.server_rules import MAX_BLOCKED, MAX_CHANNELS, ServerRules, blocked
from storage.privacy import BLOCKS
from tests.bot.lobbies import lobby_of
from tests.bot.playing import begin, make_bot, private_messages, private_text, sentence
from tests.bot.tabletop import NAMES, STRANGER, USERS, Room
from tests.simulated import World, controls, texts

SERVER = 5


def server(world: World) -> GuildHandle:
    assert world.channel.guild is not None
    return world.channel.guild


def manager(world: World) -> MemberActor:
    """A member who may manage the server."""
    role = server(world).create_role("manager", permissions=discord.Permissions(manage_guild=True))
    return server(world).add_member(world.env.create_user("mina", global_name="Mina"), roles=[role])


def rules_of(world: World) -> ServerRules:
    rules = world.env.bot.services.matches.server_rules  # type: ignore[attr-defined]
    assert isinstance(rules, ServerRules)
    return rules


async def open_game(person: MemberActor, place: ChannelHandle, game: str = "caylus") -> str:
    return private_text(await person.slash(place, "game new", game=game))


async def test_only_managers_choose_and_look(world: World) -> None:
    ada = world.people["Ada"]
    refused = sentence("refuse-not-server-manager")
    assert private_text(await ada.slash(world.channel, "server show")) == refused
    assert private_text(await ada.slash(world.channel, "server games", game="caylus", allowed=False)) == refused
    assert private_text(await ada.slash(world.channel, "server channels")) == refused
    assert private_text(await ada.slash(world.channel, "server block", user=world.people["Bruno"])) == refused
    assert await rules_of(world).of(server(world).id) == {}


async def test_a_game_that_is_switched_off_is_not_opened(world: World) -> None:
    mina, ada = manager(world), world.people["Ada"]
    done = private_text(await mina.slash(world.channel, "server games", game="caylus", allowed=False))
    assert done == sentence("server-game-off", game=sentence("game-caylus"))
    assert await open_game(ada, world.channel) == sentence("refuse-game-off")
    assert sentence("refuse-game-off") not in await open_game(ada, world.channel, "magna_carta")
    await ada.slash(world.channel, "game cancel")
    assert private_text(await mina.slash(world.channel, "server games", game="caylus", allowed=True)) == sentence(
        "server-game-on", game=sentence("game-caylus")
    )
    other = server(world).create_text_channel("second")
    assert sentence("refuse-game-off") not in await open_game(ada, other)


async def test_no_tournament_of_a_game_that_is_switched_off(world: World) -> None:
    mina = manager(world)
    await mina.slash(world.channel, "server games", game="caylus", allowed=False)
    refused = await mina.slash(
        world.channel, "event new", name="Cup", game="caylus", format="swiss", seats=2, players=8
    )
    assert private_text(refused) == sentence("refuse-game-off")


async def test_new_games_belong_in_the_chosen_channels(world: World) -> None:
    mina, ada = manager(world), world.people["Ada"]
    games = server(world).create_text_channel("games")
    done = private_text(await mina.slash(world.channel, "server channels", channel=games))
    assert f"<#{games.id}>" in done
    elsewhere = sentence("refuse-other-channel", channels=f"<#{games.id}>")
    assert await open_game(ada, world.channel) == elsewhere
    (lesson,) = private_messages(await ada.slash(world.channel, "learn", game="caylus"))
    skipped = await ada.click(lesson, custom_id=custom_ids.make(custom_ids.LESSON, "caylus", "skip"))
    (finished,) = private_messages(skipped) or [lesson]
    first = next(id for id in controls(finished) if id.startswith(custom_ids.LESSON) and "match" in id)
    assert elsewhere in private_text(await ada.click(finished, custom_id=first))
    assert elsewhere not in await open_game(ada, games)
    assert private_text(await mina.slash(world.channel, "server channels", channel=games, allowed=False)) == sentence(
        "server-channels-all"
    )
    assert elsewhere not in await open_game(ada, world.channel)


async def test_a_category_includes_its_channels(world: World) -> None:
    mina, ada = manager(world), world.people["Ada"]
    category = server(world).create_category("play")
    inside = server(world).create_text_channel("inside", category=category)
    await mina.slash(world.channel, "server channels", channel=category)
    elsewhere = sentence("refuse-other-channel", channels=f"<#{category.id}>")
    assert await open_game(ada, world.channel) == elsewhere
    assert elsewhere not in await open_game(ada, inside)


async def test_a_rematch_may_be_played_in_the_thread_of_a_chosen_channel(world: World) -> None:
    match = await begin(world, 2)
    mina = manager(world)
    await mina.slash(world.channel, "server channels", channel=world.channel)
    await match.resign(0)
    again = await match.person(0).click(
        await match.card(), custom_id=custom_ids.make(custom_ids.RESULT, "rematch", match.id)
    )
    assert sentence("refuse-other-channel", channels=f"<#{world.channel.id}>") not in private_text(again)


async def test_blocked_users_neither_open_nor_join(world: World) -> None:
    mina, (ada, bruno, *_) = manager(world), world.people.values()
    await mina.slash(world.channel, "server block", user=bruno)
    assert await open_game(bruno, world.channel) == sentence("refuse-blocked")
    await open_game(ada, world.channel)
    assert private_text(await bruno.slash(world.channel, "game join")) == sentence("refuse-blocked")
    await mina.slash(world.channel, "server block", user=bruno, blocked=False)
    assert private_text(await bruno.slash(world.channel, "game join")) == sentence("lobby-joined")


async def test_all_settings_are_listed(world: World) -> None:
    mina = manager(world)
    shown = private_text(await mina.slash(world.channel, "server show"))
    for id in ("no-arbiters", "all-games", "all-channels", "no-blocked", "no-forum", "no-spotlight"):
        assert sentence(f"server-show-{id}") in shown
    role = server(world).create_role("judge")
    await mina.slash(world.channel, "server arbiters", role=role)
    await mina.slash(world.channel, "server public", default="yes")
    await mina.slash(world.channel, "server language", language="it")
    await mina.slash(world.channel, "server games", game="catan_cards", allowed=False)
    await mina.slash(world.channel, "server channels", channel=world.channel)
    await mina.slash(world.channel, "server spotlight", channel=world.channel)
    await mina.slash(world.channel, "server block", user=world.people["Bruno"])
    shown = private_text(await mina.slash(world.channel, "server show"))
    for one in (
        f"<@&{role.id}>",
        sentence("lobby-public-yes"),
        "Italiano",
        sentence("server-show-games", games=sentence("game-catan_cards")),
        sentence("server-show-channels", channels=f"<#{world.channel.id}>"),
        sentence("server-show-spotlight", where=f"<#{world.channel.id}>"),
        sentence("server-show-blocked", users=f"<@{world.people['Bruno'].id}>"),
    ):
        assert one in shown


async def test_the_longest_list_fits_a_message(world: World) -> None:
    mina, rules, id = manager(world), rules_of(world), server(world).id
    for number in range(MAX_BLOCKED):
        await rules.block(id, 10**18 + number)
    for number in range(MAX_CHANNELS):
        await rules.allow_channel(id, 10**18 + number, allowed=True)
    for game in ("caylus", "magna_carta", "catan_cards"):
        await rules.allow_game(id, game, allowed=False)
    (shown,) = private_messages(await mina.slash(world.channel, "server show"))
    assert sentence("server-show-more", more=60) in texts(shown)
    assert len(texts(shown)) <= 4000


async def test_settings_outlive_a_restart(world: World) -> None:
    mina = manager(world)
    await mina.slash(world.channel, "server games", game="caylus", allowed=False)
    path = world.env.bot.config.where  # type: ignore[attr-defined]
    await world.restart(make_bot(path))
    assert await open_game(world.people["Ada"], world.channel) == sentence("refuse-game-off")


async def test_a_full_list_takes_no_more(room: Room) -> None:
    rules = room.tables.server_rules
    for number in range(MAX_CHANNELS):
        await rules.allow_channel(SERVER, 100 + number, allowed=True)
    with pytest.raises(Refused, match="refuse-most-channels"):
        await rules.allow_channel(SERVER, 99, allowed=True)
    await rules.allow_channel(SERVER, 100, allowed=True)
    for number in range(MAX_BLOCKED):
        await rules.block(SERVER, 100 + number)
    with pytest.raises(Refused, match="refuse-most-blocked"):
        await rules.block(SERVER, 99)
    await rules.block(SERVER, 100)


async def test_a_block_ends_waiting_and_holds_after_a_deletion(room: Room) -> None:
    rules, store, lobbies = room.tables.server_rules, room.store, lobby_of(room.tables).lobbies
    lobby = await lobbies.open(7, SERVER, USERS[0], NAMES[0], LobbyTerms("caylus"))
    await lobbies.reserve(lobby.id, STRANGER, "Zoe")
    await rules.block(SERVER, STRANGER)
    assert await store.reserves(lobby.id) == ()
    for act in (lobbies.join, lobbies.reserve):
        with pytest.raises(Refused, match="refuse-blocked"):
            await act(lobby.id, STRANGER, "Zoe")
    assert [row["guild_id"] for row in (await store.own_rows(STRANGER))["blocks"]] == [SERVER]
    await store.forget_user(STRANGER)
    assert blocked(await rules.of(SERVER)) == (await store.mark(BLOCKS, STRANGER),)
    with pytest.raises(Refused, match="refuse-blocked"):
        await lobbies.join(lobby.id, STRANGER, "Zoe")
    assert CATALOGUE.words("en")("server-show-more", more=1)
    await rules.unblock(SERVER, STRANGER)
    await lobbies.join(lobby.id, STRANGER, "Zoe")


async def test_a_blocked_user_is_no_substitute(room: Room) -> None:
    tables = room.tables
    lobbies = lobby_of(tables)
    lobby = await lobbies.lobbies.open(7, SERVER, USERS[0], NAMES[0], LobbyTerms("caylus", 2))
    await lobbies.lobbies.join(lobby.id, USERS[1], NAMES[1])
    await lobbies.starting.start(lobby.id, USERS[0])
    await tables.seat_changes.vacate(lobby.id, USERS[1], "Computer 1")
    await tables.server_rules.block(SERVER, STRANGER)
    with pytest.raises(Refused, match="refuse-blocked"):
        await tables.seat_changes.substitute(lobby.id, STRANGER, "Zoe")
