"""Playing alone in direct messages with the bot: a game against bots, and the first match after a lesson."""

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest
from discord import ui
from simcord import UserHandle
from simcord.results import to_discord_message

from bot.app.client import Provost
from bot.interaction.refusals import require_permissions
from bot.interaction.services import Interaction
from bot.match.errors import Refused
from bot.match.match import SeatedMatch
from bot.match.new_match import LobbyTerms
from bot.match.quotas import Quotas
from tests.bot.lobbies import lobby_of, matches_with_lobbies
from tests.bot.playing import choice_ids, make_bot, menu_values, private_messages, private_text, sentence
from tests.bot.tabletop import NAMES, NOW, USERS, Room
from tests.simulated import Message, World, controls, forged, texts

pytestmark = pytest.mark.usefixtures("no_traceback")


def bot_of(world: World) -> Provost:
    assert isinstance(world.env.bot, Provost)
    return world.env.bot


async def only_match(world: World) -> SeatedMatch:
    """Return the only running match."""
    (id,) = await bot_of(world).store.live_matches()
    return await bot_of(world).services.matches.get_match(id)


def messages(world: World, channel_id: int) -> list[discord.Message]:
    """Return the direct messages, the oldest first."""
    stored = world.env.backend.messages.get(channel_id, {})
    return [to_discord_message(world.env, stored[id]) for id in sorted(stored)]


def message_with(world: World, channel_id: int, custom_id: str) -> Message:
    """Return the newest message that has a control."""
    return next(one for one in reversed(messages(world, channel_id)) if custom_id in controls(one))


async def start_alone(world: World, user: UserHandle, game: str = "caylus") -> SeatedMatch:
    """Start a game of one person against a bot."""
    await user.slash("game new", game=game)
    row = next(iter(await bot_of(world).store.matches_of(user.id, "lobby")))
    assert row.guild_id is None
    for verb in ("computer", "start"):
        custom_id = f"l|{verb}|{row.id}"
        await user.click(message_with(world, row.channel_id, custom_id), custom_id=custom_id)
    return await only_match(world)


async def test_a_game_against_a_bot_is_opened_and_played_in_direct_messages(world: World) -> None:
    eve = world.env.create_user("eve", global_name="Eve")
    match = await start_alone(world, eve)
    assert match.people == {eve.id}
    before = match.log_length
    for _ in range(4):
        card = next(one for one in reversed(messages(world, match.row.channel_id)) if choice_ids(one))
        custom_id = choice_ids(card)[0]
        values = menu_values(controls(card)[custom_id])
        await (eve.select(card, values[:1], custom_id=custom_id) if values else eve.click(card, custom_id=custom_id))
    assert (await only_match(world)).log_length > before + 3
    assert sentence("refuse-no-match") != private_text(await eve.slash("game log"))


async def test_it_goes_on_after_a_restart_and_is_listed(world: World) -> None:
    eve = world.env.create_user("eve", global_name="Eve")
    match = await start_alone(world, eve)
    await world.restart(make_bot(bot_of(world).config.db))
    (listed,) = private_messages(await eve.slash("mygames"))
    assert "/@me/" in texts(listed) or controls(listed)
    card = next(one for one in reversed(messages(world, match.row.channel_id)) if choice_ids(one))
    custom_id, before = choice_ids(card)[0], (await only_match(world)).log_length
    values = menu_values(controls(card)[custom_id])
    await (eve.select(card, values[:1], custom_id=custom_id) if values else eve.click(card, custom_id=custom_id))
    assert (await only_match(world)).log_length > before


async def test_the_game_speaks_the_language_of_its_player(world: World) -> None:
    eve = world.env.create_user("eve", global_name="Eve")
    world.languages[eve.id] = "it"
    match = await start_alone(world, eve)
    assert match.row.settings["language"] == "it"
    card = next(one for one in reversed(messages(world, match.row.channel_id)) if choice_ids(one))
    assert sentence("board-turn", "it", turn=1) in texts(card)


async def test_a_lesson_leads_to_a_first_match_there(world: World) -> None:
    eve = world.env.create_user("eve", global_name="Eve")
    (shown,) = private_messages(await eve.slash("learn", game="caylus"))
    await eve.click(shown, custom_id="e|caylus|skip")
    ended = message_with(world, eve.dm_channel.id, "e|caylus|match")
    done = await eve.click(ended, custom_id="e|caylus|match")
    assert sentence("lesson-first-match") in private_text(done)
    assert len((await only_match(world)).seats) == 3


async def test_games_in_direct_messages_do_not_count_against_each_other(room: Room) -> None:
    tables = matches_with_lobbies(room.store, lambda: NOW, lambda match_id: None, Quotas(games=1))
    lobbies = lobby_of(tables).lobbies
    for number in range(2):
        await lobbies.open(70 + number, None, USERS[number], NAMES[number], LobbyTerms("caylus"))
    await lobbies.open(80, 5, USERS[0], NAMES[0], LobbyTerms("caylus"))
    with pytest.raises(Refused, match="refuse-too-many-games"):
        await lobbies.open(81, 5, USERS[1], NAMES[1], LobbyTerms("caylus"))


async def test_direct_messages_of_others_are_not_shown(world: World) -> None:
    eve, finn = (world.env.create_user(name, global_name=name.capitalize()) for name in ("eve", "finn"))
    match = await start_alone(world, eve)
    await finn.slash("help")
    for custom_id in (f"t|board|{match.row.id}", f"t|describe|{match.row.id}", f"l|join|{match.row.id}"):
        card = forged(world.env, finn.dm_channel, ui.Button(custom_id=custom_id, label="?"))
        assert sentence("refuse-game-gone") in private_text(await finn.click(card, custom_id=custom_id)), custom_id


async def test_no_one_is_invited_to_a_game_in_direct_messages(world: World) -> None:
    eve = world.env.create_user("eve", global_name="Eve")
    refused = await eve.slash("game new", game="caylus", player1=world.people["Ada"].user)
    assert private_text(refused) == sentence("refuse-invite-gone", player=f"<@{world.people['Ada'].id}>")


@pytest.mark.parametrize(("guild", "direct", "member"), [(None, False, True), (5, False, False)])
def test_a_refusal_says_where_the_bot_may_post(guild: int | None, direct: bool, member: bool) -> None:
    press: Any = SimpleNamespace(
        guild_id=guild,
        channel_id=7,
        context=SimpleNamespace(dm_channel=direct, private_channel=False),
        client=SimpleNamespace(get_guild=lambda id: id if member else None),
    )
    with pytest.raises(Refused, match="refuse-only-in-servers"):
        require_permissions(cast("Interaction", press))
