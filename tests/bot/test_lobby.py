"""Lobbies: who may do what, in which order, and what the lobby's message shows."""

import discord
import pytest
from simcord import ChannelHandle
from simcord.results import to_discord_message

from bot.app.client import Provost
from bot.matches.names import harmless
from engine import GAMES
from storage.rows import MatchRow, SeatRow
from tests import simulated
from tests.bot.playing import begin, message, said, sentence
from tests.simulated import World, controls, texts

HOSTILE = {
    "everyone": "@everyone @here",
    "mention": "<@1456074443980800006>",
    "markdown": "**bold** # `code` ||spoiler|| [link](https://example.org)",
    "right to left": "\u202eevil\u202c \u2066x",
    "nothing to see": "\u200b\u200d\u2060",
    "masked link": "[free](https://evil.example)",
    "link": "https://evil.example/nitro",
    "invitation": "discord.gg/abcdef",
    "blank letters": "\u3164\u2800\u115f",
    "marks alone": "\u0301" * 31,
    "cannot be drawn": "Ali \ufdfd",
    "emoji": "👑🏰🪙" * 20,
    "long": "Wolfeschlegelsteinhausenbergerdorff " * 30,
}


def bot_of(world: World) -> Provost:
    bot = world.env.bot
    assert isinstance(bot, Provost)
    return bot


async def opened(world: World, seats: int = 2) -> str:
    """Ada opens a lobby; returns the match."""
    await world.people["Ada"].slash(world.channel, "game new", game="caylus", seats=seats)
    return (await gathered(world))[0].id


async def gathered(world: World, channel: ChannelHandle | None = None) -> tuple[MatchRow, tuple[SeatRow, ...]]:
    store = bot_of(world).store
    match = await store.match_in((channel or world.channel).id)
    assert match is not None
    return match, await store.seats(match.id)


async def lobby(world: World, match: str) -> discord.Message:
    (shown,) = [card for card in await bot_of(world).store.cards(match) if card.kind == "lobby"]
    return message(world.channel, shown.message_id)


async def click(world: World, name: str, deed: str, match: str) -> str:
    """Press a button of the lobby's message; returns what was said to the presser alone."""
    return said(await world.people[name].click(await lobby(world, match), custom_id=f"l|{deed}|{match}"))


@pytest.mark.parametrize("name", GAMES)
async def test_a_lobby_offers_all_that_its_game_can_be_set_to_and_the_match_has_it(world: World, name: str) -> None:
    game = GAMES[name]
    match = await begin(world, game.seats[0], name, **{choice.id: choice.values[-1] for choice in game.options})
    setup = (await match.table()).match.setup
    assert (setup.game, setup.seats) == (name, game.seats[0])
    assert setup.options == {choice.id: choice.values[-1] for choice in game.options}
    shown = await newly_opened(world, name)
    offered = await every_menu(world, shown)
    assert offered.get("seats", [str(game.seats[0])]) == [*map(str, game.seats)]
    for other, values in {other: values for choice in game.options for other, values in choice.only_if.items()}.items():
        assert not offered.keys() & {choice.id for choice in game.options if other in choice.only_if}
        menu = next(id for id in controls(shown) if id.startswith(f"o|{other}|"))
        await world.people["Ada"].select(shown, [values[-1]], custom_id=menu)
        offered |= await every_menu(world, again(world, shown))
    assert {choice.id: list(choice.values) for choice in game.options}.items() <= offered.items()


def again(world: World, shown: discord.Message) -> discord.Message:
    """A message as it is now."""
    return to_discord_message(world.env, world.env.backend.get_message(shown.channel.id, shown.id))


async def every_menu(world: World, shown: discord.Message) -> dict[str, list[str]]:
    """The values of each menu of a lobby, on all of its pages."""
    found: dict[str, list[str]] = {}
    while True:
        menus = {id.split("|")[1]: one for id, one in controls(shown).items() if id.startswith("o|")}
        if menus.keys() <= found.keys():
            return found
        found |= {name: [one["value"] for one in menu["options"]] for name, menu in menus.items()}
        more = next((id for id in controls(shown) if id.startswith("l|rules|")), "")
        if not more:
            return found
        await world.people["Ada"].click(shown, custom_id=more)
        shown = again(world, shown)


async def newly_opened(world: World, name: str) -> discord.Message:
    """The message of a lobby of a game, in a channel of its own."""
    guild = world.channel.guild
    assert guild is not None
    channel = guild.create_text_channel(name)
    await world.people["Ada"].slash(channel, "game new", game=name)
    shown = channel.last_message
    assert shown is not None
    return shown


async def test_joining_twice_and_a_full_lobby(world: World) -> None:
    match = await opened(world)
    assert await click(world, "Ada", "join", match) == sentence("refuse-already-joined")
    world.tongues[world.people["Chiara"].id] = "it"
    full = await lobby(world, match)
    await world.people["Bruno"].click(full, custom_id=f"l|join|{match}")
    before = await gathered(world)
    assert said(await world.people["Chiara"].slash(world.channel, "game join")) == sentence("refuse-lobby-full", "it")
    assert f"l|join|{match}" not in controls(await lobby(world, match))
    assert await gathered(world) == before
    assert [seat.name for seat in before[1]] == ["Ada", "Bruno"]


async def test_two_join_at_once_and_both_are_shown(world: World) -> None:
    match = await opened(world, 3)
    shown = await lobby(world, match)
    people = [world.people[name] for name in ("Bruno", "Chiara")]
    results = await simulated.together(world.env, [(one, shown, f"l|join|{match}") for one in people])
    assert [said(result) for result in results] == ["", ""]
    assert {seat.name for seat in (await gathered(world))[1]} == {"Ada", "Bruno", "Chiara"}
    told = texts(await lobby(world, match))
    assert "Bruno" in told
    assert "Chiara" in told


async def test_the_last_seat_goes_to_one(world: World) -> None:
    match = await opened(world)
    shown = await lobby(world, match)
    people = [world.people[name] for name in ("Bruno", "Chiara", "Dora")]
    results = await simulated.together(world.env, [(one, shown, f"l|join|{match}") for one in people])
    assert sorted(said(result) for result in results) == ["", *[sentence("refuse-lobby-full")] * 2]
    assert len((await gathered(world))[1]) == 2


async def test_starting_with_too_few(world: World) -> None:
    match = await opened(world)
    before = await gathered(world)
    assert f"l|start|{match}" not in controls(await lobby(world, match))
    for tongue, locale in (("en-US", "en"), ("es-ES", "es")):
        world.tongues[world.people["Ada"].id] = tongue
        answer = said(await world.people["Ada"].slash(world.channel, "game start"))
        assert answer == sentence("refuse-too-few", locale, missing=1)
    assert await gathered(world) == before


async def test_fewer_than_planned_may_start(world: World) -> None:
    match = await opened(world, 4)
    await click(world, "Bruno", "join", match)
    await click(world, "Ada", "start", match)
    (thread,) = world.channel.threads
    row, seats = await gathered(world, thread)
    assert (row.status, row.seats, len(seats)) == ("live", 2, 2)


@pytest.mark.parametrize("deed", ["start", "computer"])
async def test_what_the_host_alone_may_do(world: World, deed: str) -> None:
    match = await opened(world, 3)
    await click(world, "Bruno", "join", match)
    before = await gathered(world)
    for name in ("Bruno", "Chiara"):
        assert await click(world, name, deed, match) == sentence("refuse-not-host", player="Ada")
    menu = await world.people["Bruno"].select(await lobby(world, match), ["off"], custom_id=f"o|auto|{match}")
    assert said(menu) == sentence("refuse-not-host", player="Ada")
    assert await gathered(world) == before


async def test_calling_off_is_for_the_host_and_moderators(world: World) -> None:
    match = await opened(world)
    host = sentence("refuse-not-host-or-moderator", player=f"<@{world.people['Ada'].id}>")
    assert await click(world, "Bruno", "cancel", match) == host
    assert said(await world.people["Bruno"].slash(world.channel, "game cancel")) == host
    assert (await gathered(world))[0].status == "lobby"
    assert await click(world, "Ada", "cancel", match) == ""
    assert texts(await lobby(world, match)) == sentence("refuse-cancelled")
    assert controls(await lobby(world, match)) == {}


async def test_leaving(world: World) -> None:
    match = await opened(world, 3)
    assert await click(world, "Bruno", "leave", match) == sentence("refuse-not-in-lobby")
    await click(world, "Bruno", "join", match)
    await click(world, "Ada", "leave", match)
    row, seats = await gathered(world)
    assert (row.owner_id, [seat.name for seat in seats]) == (world.people["Bruno"].id, ["Bruno"])
    await click(world, "Bruno", "leave", match)
    assert texts(await lobby(world, match)) == sentence("refuse-cancelled")
    assert said(await world.people["Ada"].slash(world.channel, "game join")) == sentence("refuse-no-match")


async def test_computer_players_come_and_go(world: World) -> None:
    match = await opened(world)
    await click(world, "Ada", "computer", match)
    assert [seat.computer for seat in (await gathered(world))[1]] == [None, "random"]
    assert await click(world, "Chiara", "dismiss", match) == sentence("refuse-not-host", player="Ada")
    await click(world, "Ada", "dismiss", match)
    assert [seat.name for seat in (await gathered(world))[1]] == ["Ada"]
    assert f"l|dismiss|{match}" not in controls(await lobby(world, match))


async def test_fewer_seats_than_players(world: World) -> None:
    match = await opened(world, 3)
    for name in ("Bruno", "Chiara"):
        await click(world, name, "join", match)
    before = await gathered(world)
    menu = await world.people["Ada"].select(await lobby(world, match), ["2"], custom_id=f"o|seats|{match}")
    assert said(menu) == sentence("refuse-seats-taken")
    assert await gathered(world) == before


async def test_a_deleted_lobby_message_comes_back(world: World) -> None:
    match = await opened(world)
    world.env.backend.delete_message(world.channel.id, (await lobby(world, match)).id)
    assert said(await world.people["Bruno"].slash(world.channel, "game join")) == sentence("lobby-joined")
    assert "Bruno" in texts(await lobby(world, match))
    world.env.backend.delete_message(world.channel.id, (await lobby(world, match)).id)
    await world.people["Chiara"].slash(world.channel, "game new", game="caylus")
    assert "Bruno" in texts(await lobby(world, match))
    assert (await gathered(world))[0].id == match


async def test_a_message_that_cannot_be_changed_does_not_undo_a_join(world: World) -> None:
    await opened(world)
    world.env.inject_error("PATCH", "/channels/*/messages/*", status=500, times=None)
    assert said(await world.people["Bruno"].slash(world.channel, "game join")) == sentence("lobby-joined")
    assert len((await gathered(world))[1]) == 2


@pytest.mark.parametrize("name", HOSTILE.values(), ids=list(HOSTILE))
async def test_names_neither_ping_nor_break_the_layout(world: World, name: str) -> None:
    eve = world.env.guild.add_member(world.env.create_user("eve", global_name=name))
    match = await opened(world)
    await eve.click(await lobby(world, match), custom_id=f"l|join|{match}")
    plain = texts(await lobby(world, match)).splitlines()
    written = (await gathered(world))[1][1].name
    assert 0 < len(written) <= 32
    assert written.isprintable()
    assert not set("<>/@") & set(written)
    if not harmless(name):
        assert written == "eve", "the name that nobody else has"
    assert plain[6] == f"2. {discord.utils.escape_markdown(written)}"
    await click(world, "Ada", "start", match)
    (thread,) = world.channel.threads
    assert 0 < len(thread.name or "") <= 100
    system = discord.MessageType.thread_created  # says the thread's name, and never pings
    for one in [*world.channel.history(), *thread.history()]:
        if one.type is system:
            continue
        assert not one.mention_everyone
        assert {user.id for user in one.mentions} <= {world.people["Ada"].id, eve.id}
        assert len(one.mentions) <= 1
