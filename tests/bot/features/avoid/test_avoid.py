"""`/game avoid`: it keeps a person out of games with those they avoid, who learn nothing of it."""

import asyncio

import pytest
from simcord import ChannelHandle, InteractionResult, UserHandle

from bot.features.avoid.commands import AVOID_PREFIX, MAX_AVOIDED, Avoidance
from bot.features.lobby.seeks import ANY_GAME
from bot.features.lobby.service import Lobbies
from bot.match.errors import Refused
from bot.words import LOCALES
from tests.bot.features.lobby.test_challenge import challenge, pinged_by_last
from tests.bot.lobbies import lobby_of
from tests.bot.playing import match_name, private_messages, private_text, refreshed, sentence
from tests.bot.seekers import Seekers
from tests.simulated import World, controls, texts

pytestmark = pytest.mark.usefixtures("no_traceback")


@pytest.fixture
def names() -> tuple[str, ...]:
    return "Ada", "Bruno", "Chiara", "Dora"


@pytest.fixture
def seekers(world: World, monkeypatch: pytest.MonkeyPatch) -> Seekers:
    assert world.channel.guild is not None
    return Seekers(world, world.channel.guild.create_text_channel("hall"), monkeypatch)


async def avoid(seekers: Seekers, name: str, whom: str | UserHandle) -> InteractionResult:
    """Give `/game avoid` with another player."""
    user = seekers.person(whom).user if isinstance(whom, str) else whom
    return await seekers.person(name).slash(seekers.hall, "game avoid", player=user)


async def players(seekers: Seekers, match: str) -> set[int | None]:
    return {seat.user_id for seat in await seekers.bot.store.seats(match)}


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_list_is_private_and_is_shortened_there(seekers: Seekers, locale: str) -> None:
    dora, bruno = seekers.person("Dora"), seekers.person("Bruno")
    seekers.world.languages[dora.id] = {"en": "en-US", "es": "es-ES"}.get(locale, locale)
    (empty,) = private_messages(await dora.slash(seekers.hall, "game avoid"))
    assert sentence("avoid-nobody", locale) in texts(empty)
    assert not controls(empty)
    await avoid(seekers, "Dora", "Ada")
    (shown,) = private_messages(await avoid(seekers, "Dora", "Bruno"))
    assert shown.ephemeral
    assert "- Ada\n- Bruno" in texts(shown)
    await dora.select(shown, [str(bruno.id)], custom_id="u|end")
    assert "Ada" in texts(refreshed(dora, shown))
    assert "Bruno" not in texts(refreshed(dora, shown))
    assert seekers.world.channel.history() == [] == seekers.hall.history()


async def test_a_game_with_an_avoided_player_is_not_found(seekers: Seekers) -> None:
    await seekers.open("Ada", seekers.world.channel)
    await avoid(seekers, "Dora", "Ada")
    assert sentence("find-none") in texts(await seekers.find())
    assert sentence("find-none") not in texts(await seekers.find("Chiara"))


async def test_a_game_of_a_player_who_avoids_the_user_is_found_last(seekers: Seekers) -> None:
    ada = await seekers.open("Ada", seekers.world.channel, seats=2)
    assert f"g|sit|{ada}" in controls(await seekers.find())
    bruno = await seekers.open("Bruno", seekers.other_channel("second"), seats=4)
    await avoid(seekers, "Ada", "Dora")
    shown = await seekers.find()
    assert f"g|sit|{bruno}" in controls(shown)
    assert [one["value"] for one in controls(shown)["g|sit"]["options"]] == [ada]


@pytest.mark.parametrize(("who", "whom"), [("Dora", "Ada"), ("Ada", "Dora")])
async def test_no_ping_announces_a_game_between_two_who_avoid_each_other(seekers: Seekers, who: str, whom: str) -> None:
    await seekers.seek(ANY_GAME, "Chiara")
    await seekers.seek(ANY_GAME)
    await avoid(seekers, who, whom)
    await seekers.open("Ada", seekers.world.channel)
    assert (len(seekers.direct("Chiara")), len(seekers.direct())) == (2, 1)


@pytest.mark.parametrize(("who", "whom"), [("Dora", "Bruno"), ("Bruno", "Dora")])
async def test_no_ping_announces_a_game_that_an_avoided_player_has_joined(
    seekers: Seekers, who: str, whom: str
) -> None:
    await seekers.seek(ANY_GAME)
    await avoid(seekers, who, whom)
    match = await seekers.open_quietly("Ada", seekers.world.channel)
    await seekers.bot.services[Lobbies].join(match, seekers.person("Bruno").id, "Bruno")
    await seekers.publish()
    assert len(seekers.direct()) == 1


async def lobby_with(seekers: Seekers, owner: str) -> tuple[str, ChannelHandle]:
    channel = seekers.world.channel
    return await seekers.open(owner, channel), channel


async def test_joining_an_avoided_player_asks_first(seekers: Seekers) -> None:
    match, channel = await lobby_with(seekers, "Ada")
    dora = seekers.person("Dora")
    await avoid(seekers, "Dora", "Ada")
    (lobby,) = channel.history()
    before = texts(lobby)
    (asked,) = private_messages(await dora.click(lobby, custom_id=f"l|join|{match}"))
    assert asked.ephemeral
    assert sentence("avoid-join", players="Ada") in texts(asked)
    assert dora.id not in await players(seekers, match)
    assert [texts(one) for one in channel.history()] == [before]
    await dora.click(asked, label=sentence("button-join-anyway"))
    assert dora.id in await players(seekers, match)
    where = f"<#{channel.id}>"
    assert texts(refreshed(dora, asked)) == sentence("find-joined", game=match_name(match), where=where)
    assert sentence("lobby-seat", number=2, player="Dora") in texts(channel.history()[0])
    assert private_text(await dora.click(lobby, custom_id=f"l|join|{match}")) == sentence("refuse-already-joined")


async def test_each_avoided_player_in_a_game_is_asked_about(seekers: Seekers) -> None:
    match = await seekers.open("Ada", seekers.world.channel, seats=4)
    dora = seekers.person("Dora")
    for name in ("Ada", "Bruno"):
        await avoid(seekers, "Dora", name)
    (lobby,) = seekers.world.channel.history()
    (asked,) = private_messages(await dora.click(lobby, custom_id=f"l|join|{match}"))
    await seekers.person("Bruno").click(lobby, custom_id=f"l|join|{match}")
    await dora.click(asked, label=sentence("button-join-anyway"))
    assert dora.id not in await players(seekers, match)
    assert sentence("avoid-join", players="Ada, Bruno") in texts(refreshed(dora, asked))
    await dora.click(refreshed(dora, asked), label=sentence("button-join-anyway"))
    assert dora.id in await players(seekers, match)


async def test_waiting_for_a_seat_beside_an_avoided_player_asks_first(seekers: Seekers) -> None:
    match = await seekers.open("Ada", seekers.world.channel, seats=2)
    dora, store = seekers.person("Dora"), seekers.bot.store
    await avoid(seekers, "Dora", "Ada")
    (lobby,) = seekers.world.channel.history()
    await seekers.person("Bruno").click(lobby, custom_id=f"l|join|{match}")
    (lobby,) = seekers.world.channel.history()
    (asked,) = private_messages(await dora.click(lobby, custom_id=f"l|reserve|{match}"))
    assert sentence("avoid-join", players="Ada") in texts(asked)
    assert not await store.reserves(match)
    await dora.click(asked, label=sentence("button-join-anyway"))
    assert [one.user_id for one in await store.reserves(match)] == [dora.id]
    assert texts(refreshed(dora, asked)) == sentence("clock-substitute-waits")
    assert sentence("clock-substitute-leaves") in private_text(await dora.click(lobby, custom_id=f"l|reserve|{match}"))
    assert not await store.reserves(match), "a player who stopped waiting is not asked"


async def test_substituting_beside_an_avoided_player_asks_first(seekers: Seekers) -> None:
    match = await seekers.open("Ada", seekers.world.channel, seats=2)
    dora, bruno, tables = seekers.person("Dora"), seekers.person("Bruno"), seekers.bot.services.matches
    (lobby,) = seekers.world.channel.history()
    await bruno.click(lobby, custom_id=f"l|join|{match}")
    await lobby_of(tables).starting.start(match, seekers.person("Ada").id)
    await tables.seat_changes.vacate(match, bruno.id, "Computer 1")
    await avoid(seekers, "Dora", "Ada")
    (asked,) = private_messages(await dora.slash(seekers.world.channel, "clock substitute"))
    assert sentence("avoid-join", players="Ada") in texts(asked)
    assert dora.id not in await players(seekers, match)
    await dora.click(asked, label=sentence("button-join-anyway"))
    assert dora.id in await players(seekers, match)


async def test_joining_an_avoided_player_by_command_asks_first(seekers: Seekers) -> None:
    match, channel = await lobby_with(seekers, "Ada")
    await avoid(seekers, "Dora", "Ada")
    asked = await seekers.person("Dora").slash(channel, "game join")
    assert sentence("avoid-join", players="Ada") in private_text(asked)
    assert seekers.person("Dora").id not in await players(seekers, match)


async def test_an_avoided_player_joins_without_a_question(seekers: Seekers) -> None:
    match, channel = await lobby_with(seekers, "Ada")
    await avoid(seekers, "Ada", "Dora")
    (lobby,) = channel.history()
    await seekers.person("Dora").click(lobby, custom_id=f"l|join|{match}")
    assert seekers.person("Dora").id in await players(seekers, match)


async def test_users_cannot_avoid_themselves_or_a_bot(seekers: Seekers) -> None:
    assert sentence("refuse-avoid-whom") in private_text(await avoid(seekers, "Dora", "Dora"))
    bot = UserHandle(seekers.world.env, seekers.world.env.backend.bot_user)
    assert sentence("refuse-avoid-whom") in private_text(await avoid(seekers, "Dora", bot))


async def test_the_list_holds_as_many_names_as_a_menu(seekers: Seekers) -> None:
    store, dora = seekers.bot.store, seekers.person("Dora").id
    for number in range(MAX_AVOIDED - 1):
        await store.prefer("user", dora, f"{AVOID_PREFIX}{number}", f"Player {number}")
    await avoid(seekers, "Dora", "Ada")
    assert sentence("refuse-avoid-most", most=MAX_AVOIDED) in private_text(await avoid(seekers, "Dora", "Bruno"))
    (shown,) = private_messages(await avoid(seekers, "Dora", "Ada"))
    assert len(controls(shown)["u|end"]["options"]) == MAX_AVOIDED


async def test_two_names_at_once_cannot_overfill_the_list(seekers: Seekers) -> None:
    avoidance, dora = seekers.bot.services[Avoidance], seekers.person("Dora").id
    for number in range(MAX_AVOIDED - 1):
        await avoidance.begin(dora, number, f"Player {number}")
    both = (avoidance.begin(dora, MAX_AVOIDED + number, "Zoe") for number in range(2))
    assert [type(one) for one in await asyncio.gather(*both, return_exceptions=True)] == [type(None), Refused]


async def test_a_list_that_two_processes_made_too_long_can_be_shortened(seekers: Seekers) -> None:
    store, dora = seekers.bot.store, seekers.person("Dora")
    for number in range(MAX_AVOIDED + 1):
        await store.prefer("user", dora.id, f"{AVOID_PREFIX}{number}", f"Player {number}")
    (shown,) = private_messages(await dora.slash(seekers.hall, "game avoid"))
    await dora.select(shown, ["0"], custom_id="u|end")
    assert len(await seekers.bot.services[Avoidance].of(dora.id)) == MAX_AVOIDED


async def test_a_deleted_user_stays_on_the_lists_of_others(seekers: Seekers) -> None:
    dora, ada = seekers.person("Dora"), seekers.person("Ada").id
    await avoid(seekers, "Dora", "Ada")
    store, avoidance = seekers.bot.store, seekers.bot.services[Avoidance]
    await store.forget_user(ada)
    kept = await store.preferences_of(dora.id)
    assert f"{ada}" not in f"{kept}"
    assert "Ada" not in f"{kept}"
    assert not any((await store.own_rows(ada)).values())
    assert await avoidance.avoiding(ada) == {dora.id}
    await seekers.open("Ada", seekers.world.channel)
    assert sentence("find-none") in texts(await seekers.find())
    (shown,) = private_messages(await dora.slash(seekers.hall, "game avoid"))
    assert sentence("avoid-deleted") in texts(shown)
    (entry,) = await avoidance.of(dora.id)
    await dora.select(shown, [str(entry)], custom_id="u|end")
    assert await store.preferences_of(dora.id) == {}
    assert sentence("find-none") not in texts(await seekers.find())


@pytest.mark.parametrize(("who", "whom"), [("Ada", "Dora"), ("Dora", "Ada")])
async def test_no_ping_announces_a_game_with_an_avoided_player_who_returned(
    seekers: Seekers, who: str, whom: str
) -> None:
    await avoid(seekers, who, whom)
    await seekers.bot.store.forget_user(seekers.person(whom).id)
    await seekers.seek(ANY_GAME)
    await seekers.open("Ada", seekers.world.channel)
    assert len(seekers.direct()) == 1


async def test_a_deleted_user_has_no_list(seekers: Seekers) -> None:
    await avoid(seekers, "Dora", "Ada")
    await avoid(seekers, "Chiara", "Ada")
    await avoid(seekers, "Ada", "Bruno")
    store, ada, bruno = seekers.bot.store, seekers.person("Ada").id, seekers.person("Bruno").id
    await store.forget_user(ada)
    avoidance = seekers.bot.services[Avoidance]
    assert await avoidance.apart_from([bruno]) == set()
    assert await avoidance.of(ada) == {}


async def test_a_guest_who_avoids_the_host_is_not_pinged(world: World) -> None:
    ada, bruno = world.people["Ada"], world.people["Bruno"]
    await world.env.bot.store.prefer("user", bruno.id, f"{AVOID_PREFIX}{ada.id}", "Ada")  # type: ignore[attr-defined]
    await challenge(world, "Ada", "Bruno")
    assert pinged_by_last(world) == set()
    await world.people["Ada"].slash(world.channel, "game cancel")
    second = world.channel.guild.create_text_channel("second")  # type: ignore[union-attr]
    await world.people["Ada"].slash(second, "game new", game="caylus", player1=world.people["Chiara"])
    assert pinged_by_last(world) == {world.people["Chiara"].id}
