"""Public matches, and their delay for spectators elsewhere."""

import discord
import pytest
from msgspec import structs

from bot.features.lobby.service import PreparedLobby
from bot.features.results.rematch import open_rematch
from bot.match.service import Matches
from bot.match.settings import DELAYS, PACE, PUBLIC, PUBLIC_DELAY, delay_of, is_public, public_of, shown_lines, valid
from bot.words import LOCALES
from storage.matches import MatchRow
from tests.bot.lobbies import lobby_of
from tests.bot.playing import Match, open_settings, private_text, sentence
from tests.bot.tabletop import NAMES, NOW, USERS, Room, begin, choose_first
from tests.simulated import World, controls, texts

GUILD = 5


async def row_of(tables: Matches, match_id: str) -> MatchRow:
    row = await tables.find(match_id)
    assert row is not None
    return row


async def test_a_match_is_private_by_default(tables: Matches) -> None:
    row = await row_of(tables, await begin(tables))
    assert (public_of(row), is_public(row), delay_of(row)) == ("no", False, "none")


async def test_a_server_sets_the_default_for_its_new_matches(room: Room, tables: Matches) -> None:
    before = await begin(tables, channel=1)
    await room.store.prefer("guild", GUILD, PUBLIC, "yes")
    after, chosen = await begin(tables, channel=2), await begin(tables, channel=3, public="no")
    gathered = PreparedLobby("gathered", 4, GUILD, USERS[0], "caylus", {}, {PACE: "none"})
    await lobby_of(tables).lobbies.gather(gathered, [*zip(USERS[:2], NAMES[:2], strict=True)])
    found = [is_public(await row_of(tables, id)) for id in (before, after, chosen, "gathered")]
    assert found == [False, True, False, True]


async def test_an_unknown_value_means_private(room: Room, tables: Matches) -> None:
    await room.store.prefer("guild", GUILD, PUBLIC, "whatever")
    row = await row_of(tables, await begin(tables))
    assert PUBLIC not in row.settings
    odd = structs.replace(row, settings={PUBLIC: "1", PUBLIC_DELAY: "1"})
    assert (is_public(odd), delay_of(odd), valid(odd.settings)) == (False, "none", {})


async def test_a_rematch_is_as_public_as_the_match_before(room: Room, tables: Matches) -> None:
    match_id = await begin(tables, public="spotlight", delay="hour")
    await tables.resign(match_id, USERS[1], "Computer")
    await tables.resign(match_id, USERS[0], "Computer")
    row, seats = await row_of(tables, match_id), await room.store.seats(match_id)
    back = (structs.replace(seats[0], user_id=USERS[0]), seats[1])
    opened = await open_rematch(lobby_of(tables).lobbies, structs.replace(row, status="ended"), back, 9, USERS[0])
    assert (opened.settings[PUBLIC], opened.settings[PUBLIC_DELAY]) == ("spotlight", "hour")


async def test_a_delay_keeps_the_latest_lines_back_while_a_match_runs(room: Room, tables: Matches) -> None:
    match_id = await begin(tables, delay="hour")
    for _ in range(3):
        await choose_first(tables, match_id)
    row, lines = await row_of(tables, match_id), await room.store.log(match_id)
    late = [structs.replace(line, at=NOW + 10 * line.seq) for line in lines]
    for count in range(len(late)):
        assert [*shown_lines(row, late, NOW + 10 * count + DELAYS["hour"])] == late[: count + 1]
    assert not shown_lines(row, late, NOW)
    assert shown_lines(structs.replace(row, status="ended"), late, NOW) == late
    assert shown_lines(structs.replace(row, settings={}), late, NOW) == late


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_settings_of_a_lobby_explain_who_may_watch(world: World, locale: str) -> None:
    ada, bruno = world.people["Ada"], world.people["Bruno"]
    world.languages[bruno.id] = locale
    await ada.slash(world.channel, "game new", game="caylus", seats=2)
    (lobby,) = world.channel.history()
    shown = texts(await open_settings(bruno, lobby))
    for wanted in ("lobby-public-no", "lobby-delay-none"):
        assert sentence(wanted, locale) in shown
    mine = await open_settings(ada, lobby)
    assert not any(one.startswith("o|public|") for one in controls(mine))


async def test_only_managers_of_a_server_set_its_default(match: Match) -> None:
    world = match.world
    guild = world.channel.guild
    assert guild is not None
    refused = await world.people["Dora"].slash(world.channel, "server public", default="yes")
    assert private_text(refused) == sentence("refuse-not-server-manager")
    assert await match.bot.store.preference("guild", guild.id, PUBLIC) is None
    role = guild.create_role("moderators", permissions=discord.Permissions(manage_guild=True))
    moderator = guild.add_member(world.env.create_user("mina"), roles=[role])
    chosen = await moderator.slash(world.channel, "server public", default="spotlight")
    assert private_text(chosen) == sentence("server-public-done", value=sentence("lobby-public-spotlight"))
    assert await match.bot.store.preference("guild", guild.id, PUBLIC) == "spotlight"
