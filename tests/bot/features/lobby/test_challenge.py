"""Invitations by a user's menu and by `/game new player:`; they are accepted or declined, or lapse in a day."""

from typing import Any

import pytest
from simcord import MemberActor

from bot.clocks.paces import DAY
from bot.features.lobby.invitations import invitation_settings, invited, may_join, open_invitations
from bot.features.lobby.service import Lobbies
from bot.match.errors import Refused
from bot.match.new_match import FIRST_SETTINGS, LobbyTerms
from bot.words import LOCALES
from engine import GAMES
from storage.matches import MatchRow
from tests.bot.lobbies import lobby_of
from tests.bot.playing import make_bot, message, private_messages, private_text, sentence
from tests.bot.tabletop import NAMES, STRANGER, USERS
from tests.bot.virtual_days import Days
from tests.simulated import World, controls, texts

pytestmark = pytest.mark.usefixtures("no_traceback")


async def lobby_of_channel(world: World) -> MatchRow:
    """Return the lobby of the channel."""
    found = await world.env.bot.store.match_in(world.channel.id)  # type: ignore[attr-defined]
    assert isinstance(found, MatchRow)
    return found


async def challenge(world: World, by: str, whom: str, game: str = "caylus") -> None:
    """Challenge another person by their menu."""
    host = world.people[by]
    asked = await host.context_menu(world.channel, sentence("menu-challenge"), world.people[whom])
    (question,) = private_messages(asked)
    assert question.ephemeral
    await host.click(question, custom_id=f"l|challenge|{game}|{world.people[whom].id}")


async def answer(world: World, who: str, verb: str) -> str:
    """Press a button of the latest message that has it, on an invitation."""
    match = await lobby_of_channel(world)
    custom_id = f"l|{verb}|{match.id}"
    card = next(
        one
        for one in sorted(world.channel.history(), key=lambda one: one.id, reverse=True)
        if custom_id in controls(one)
    )
    return private_text(await world.people[who].click(message(world.channel, card.id), custom_id=custom_id))


def pinged_by_last(world: World) -> set[int]:
    """Return the users whom the newest message may ping."""
    posts = [one for one in world.env.http_requests if one.method == "POST" and one.path.endswith("/messages")]
    posted: Any = posts[-1].json
    assert posted["allowed_mentions"]["parse"] == []
    return {int(user) for user in posted["allowed_mentions"].get("users", ())}


async def lobby_text(world: World) -> str:
    """Return the text of the lobby's message."""
    match = await lobby_of_channel(world)
    shown = await world.env.bot.services[Lobbies].message(match.id)  # type: ignore[attr-defined]
    return texts(message(world.channel, shown.message_id))


async def test_a_challenge_is_accepted(world: World) -> None:
    bruno = world.people["Bruno"]
    await challenge(world, "Ada", "Bruno")
    invitation = world.channel.last_message
    assert invitation is not None
    assert [user.id for user in invitation.mentions] == [bruno.id]
    assert f"2. kept for <@{bruno.id}>" in await lobby_text(world)
    assert await answer(world, "Chiara", "accept") == sentence("refuse-not-invited")
    kept = sentence("refuse-seats-kept", players=f"<@{bruno.id}>")
    assert private_text(await world.people["Chiara"].slash(world.channel, "game join")) == kept
    assert await answer(world, "Bruno", "accept") == sentence("lobby-joined")
    assert "2. Bruno" in await lobby_text(world)
    last = message(world.channel, invitation.id)
    assert texts(last) == sentence("invitation-over", game=sentence("game-caylus"))
    assert not controls(last)


async def test_a_declined_challenge_is_over(world: World) -> None:
    match_id = ""
    await challenge(world, "Ada", "Bruno", "catan_cards")
    match_id = (await lobby_of_channel(world)).id
    await answer(world, "Bruno", "decline")
    told = world.channel.last_message
    assert told is not None
    assert [user.id for user in told.mentions] == [world.people["Ada"].id]
    assert "Bruno" in texts(told)
    row = await world.env.bot.store.match(match_id)  # type: ignore[attr-defined]
    assert row.status == "cancelled"
    assert private_text(await world.people["Ada"].slash(world.channel, "game new", game="caylus")) != sentence(
        "refuse-channel-busy"
    )


async def test_several_are_invited_and_other_seats_stay_open(world: World) -> None:
    ada, bruno, chiara, dora = world.people.values()
    await ada.slash(world.channel, "game new", game="caylus", seats=4, player1=bruno, player2=chiara)
    match = await lobby_of_channel(world)
    assert match.seats == 4
    assert private_text(await dora.slash(world.channel, "game join")) == sentence("lobby-joined")
    await answer(world, "Chiara", "decline")
    row = await lobby_of_channel(world)
    assert row.status == "lobby"
    assert open_invitations(row, await world.env.bot.store.seats(row.id), 0) == (bruno.id,)  # type: ignore[attr-defined]
    await answer(world, "Bruno", "accept")
    assert private_text(await chiara.slash(world.channel, "game join")) == sentence("lobby-joined")


async def test_invitations_never_exceed_the_seats(world: World) -> None:
    ada, bruno, chiara, dora = world.people.values()
    await ada.slash(world.channel, "game new", game="caylus", player1=bruno, player2=chiara, player3=dora)
    assert (await lobby_of_channel(world)).seats == 4
    second = world.channel.guild.create_text_channel("second")  # type: ignore[union-attr]
    refused = await ada.slash(second, "game new", game="caylus", seats=2, player1=bruno, player2=chiara)
    assert private_text(refused) == sentence("refuse-invite-too-many")


async def test_hosts_bots_and_absent_users_cannot_be_invited(world: World) -> None:
    ada = world.people["Ada"]
    itself = await ada.slash(world.channel, "game new", game="caylus", player1=ada)
    assert private_text(itself) == sentence("refuse-invite-self")
    guild = world.channel.guild
    assert guild is not None
    robot = guild.add_member(world.env.create_user("robot", bot=True))
    assert private_text(await ada.context_menu(world.channel, sentence("menu-challenge"), robot)) == sentence(
        "refuse-invite-bot"
    )
    bruno = world.people["Bruno"]
    (question,) = private_messages(await ada.context_menu(world.channel, sentence("menu-challenge"), bruno))
    guild.remove_member(bruno)
    await world.env.settle()
    gone = await ada.click(question, custom_id=f"l|challenge|caylus|{bruno.id}")
    assert sentence("refuse-invite-gone", player=f"<@{bruno.id}>") in private_text(gone)
    assert await world.env.bot.store.match_in(world.channel.id) is None  # type: ignore[attr-defined]


async def test_disabled_games_are_not_offered(world: World) -> None:
    ada, bruno = world.people["Ada"], world.people["Bruno"]
    rules = world.env.bot.services.matches.server_rules  # type: ignore[attr-defined]
    guild = world.channel.guild
    assert guild is not None
    await rules.allow_game(guild.id, "caylus", allowed=False)
    (question,) = private_messages(await ada.context_menu(world.channel, sentence("menu-challenge"), bruno))
    assert [one["label"] for one in controls(question).values()] == [
        sentence(f"game-{game}") for game in GAMES if game != "caylus"
    ]


async def test_invitations_outlive_a_restart(world: World) -> None:
    await challenge(world, "Ada", "Bruno")
    await world.restart(make_bot(world.env.bot.config.where))  # type: ignore[attr-defined]
    assert await answer(world, "Bruno", "accept") == sentence("lobby-joined")


async def test_the_profile_is_in_the_menu_too(world: World) -> None:
    ada: MemberActor = world.people["Ada"]
    by_menu = private_text(await ada.context_menu(world.channel, sentence("menu-profile"), world.people["Bruno"]))
    assert by_menu == private_text(await ada.slash(world.channel, "profile", player=world.people["Bruno"]))
    assert sentence("profile-title", player="Bruno") in by_menu


async def open_with_invitation(days: Days, seats: int = 2) -> MatchRow:
    """Open a lobby of Ada's with an invitation to Bruno."""
    settings = {**FIRST_SETTINGS, **invitation_settings(USERS[0], [USERS[1]], days.time)}
    return await lobby_of(days.matches).lobbies.open(
        7, 5, USERS[0], NAMES[0], LobbyTerms("caylus", seats, settings=settings)
    )


async def test_a_challenge_lapses_in_a_day(days: Days) -> None:
    lobby, services = await open_with_invitation(days), lobby_of(days.matches)
    await days.wait(DAY - 1)
    assert (await services.lobbies.get_lobby(lobby.id))[0].status == "lobby"
    await days.wait(1)
    row = await days.store.match(lobby.id)
    assert row is not None
    assert row.status == "cancelled"


async def test_a_lapsed_invitation_frees_the_seat(days: Days) -> None:
    lobby, lobbies = await open_with_invitation(days, 3), lobby_of(days.matches).lobbies
    await lobbies.join(lobby.id, STRANGER, "Zoe")
    with pytest.raises(Refused, match="refuse-seats-kept"):
        await lobbies.join(lobby.id, USERS[2], NAMES[2])
    days.time += DAY
    await lobbies.join(lobby.id, USERS[2], NAMES[2])


async def test_an_invitation_ends_when_its_player_leaves(days: Days) -> None:
    lobby, lobbies = await open_with_invitation(days, 3), lobby_of(days.matches).lobbies
    await lobbies.join(lobby.id, USERS[1], NAMES[1])
    with pytest.raises(Refused, match="refuse-already-joined"):
        await lobbies.decline(lobby.id, USERS[1])
    await lobbies.leave(lobby.id, USERS[1])
    row, seats = await lobbies.get_lobby(lobby.id)
    assert open_invitations(row, seats, days.time) == ()
    with pytest.raises(Refused, match="refuse-not-invited"):
        await lobbies.decline(lobby.id, USERS[1])


async def test_the_host_may_give_a_reserved_seat_to_a_computer(days: Days) -> None:
    lobby, lobbies = await open_with_invitation(days), lobby_of(days.matches).lobbies
    await lobbies.invite(lobby.id, USERS[0], "Computer 1")
    with pytest.raises(Refused, match="refuse-lobby-full"):
        await lobbies.join(lobby.id, USERS[1], NAMES[1])


async def test_a_challenge_is_suggested_only_to_its_recipients(days: Days) -> None:
    lobby, seeks = await open_with_invitation(days), lobby_of(days.matches).seeks
    seats = await days.store.seats(lobby.id)
    assert may_join(lobby, seats, USERS[1], days.time)
    assert not may_join(lobby, seats, None, days.time)
    assert [one.row.id for one in await seeks.lobbies(5, USERS[1])] == [lobby.id]
    assert await seeks.lobbies(5, STRANGER) == []
    await seeks.begin(seeks.wish(STRANGER, "caylus"), 5)
    await seeks.opened(lobby.id)
    assert not [row for row in await days.store.unsent(lobby.id) if row.target == f"user:{STRANGER}"]
    assert not await seeks.is_sought(lobby, STRANGER)


async def test_an_invitation_is_forgotten_with_its_user(days: Days) -> None:
    lobby = await open_with_invitation(days)
    await days.store.forget_user(USERS[1])
    row = await days.store.match(lobby.id)
    assert row is not None
    assert invited(row) == ()


@pytest.mark.parametrize("locale", LOCALES)
def test_invitations_of_one_and_of_several_exist_in_every_language(locale: str) -> None:
    one, two = (
        sentence("invitation", locale, players="X", host="Y", game="Z", when="soon", count=count) for count in (1, 2)
    )
    assert one != two
