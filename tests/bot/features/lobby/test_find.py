"""`/game find`: users see lobbies, join from elsewhere, and learn of new ones."""

import time

import pytest
from discord import ui
from msgspec import structs
from simcord import ChannelHandle

from bot.clocks.paces import DAY
from bot.delivery import notices
from bot.delivery.notices import DIGESTED
from bot.features.lobby.seeks import ANY_GAME, DEFAULT_SEEK_DURATION, MAX_LOBBIES_FOUND, Seeks
from bot.features.lobby.service import Lobbies
from bot.match.clock_keeper import WAKING
from bot.match.new_match import LobbyTerms
from bot.match.notices import DIGEST, NOTICES
from bot.match.settings import KEPT_AT, PARENT, SEATING
from bot.words import LOCALES
from storage.matches import SeatRow
from tests.bot.lobbies import lobby_of
from tests.bot.playing import match_name, private_text, refreshed, sentence
from tests.bot.seekers import Seekers
from tests.simulated import World, controls, forged, texts

pytestmark = pytest.mark.usefixtures("no_traceback")


@pytest.fixture
def names() -> tuple[str, ...]:
    return "Ada", "Bruno", "Chiara", "Dora", "Emil"


@pytest.fixture
def hall(world: World) -> ChannelHandle:
    """A channel where people look for games, apart from those where they play."""
    assert world.channel.guild is not None
    return world.channel.guild.create_text_channel("hall")


@pytest.fixture
def seekers(world: World, hall: ChannelHandle, monkeypatch: pytest.MonkeyPatch) -> Seekers:
    return Seekers(world, hall, monkeypatch)


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_lobby_elsewhere_is_shown_and_joined_from_there(seekers: Seekers, locale: str) -> None:
    world, dora = seekers.world, seekers.person("Dora")
    world.languages[dora.id] = {"en": "en-US", "es": "es-ES"}.get(locale, locale)
    match = await seekers.open("Ada", world.channel)
    shown = await seekers.find()
    assert sentence("lobby-count", locale, taken=1, seats=3) in texts(shown)
    assert f"<#{world.channel.id}>" in texts(shown)
    await dora.click(shown, custom_id=f"g|sit|{match}")
    joined = sentence("find-joined", locale, game=match_name(match, locale), where=f"<#{world.channel.id}>")
    assert texts(refreshed(dora, shown)) == joined
    assert [seat.user_id for seat in await seekers.bot.store.seats(match)] == [seekers.person("Ada").id, dora.id]
    (lobby,) = [one for one in world.channel.history() if controls(one)]
    assert sentence("lobby-seat", number=2, player="Dora") in texts(lobby)


async def test_without_lobbies_users_can_open_a_game(seekers: Seekers) -> None:
    shown = await seekers.find()
    assert sentence("find-none") in texts(shown)
    await seekers.person("Dora").click(shown, custom_id="l|new|magna_carta")
    row = await seekers.bot.store.match_in(seekers.hall.id)
    assert row is not None
    assert (row.game, row.status) == ("magna_carta", "lobby")


async def test_the_lobby_that_starts_next_comes_before_a_menu_of_others(seekers: Seekers) -> None:
    first = await seekers.open("Ada", seekers.world.channel, seats=4)
    second = await seekers.open("Bruno", seekers.other_channel("second"), seats=2)
    seekers.time += 2 * DAY  # lobbies are then no longer recent, whenever they were opened
    shown = await seekers.find()
    assert f"g|sit|{second}" in controls(shown)
    assert [one["value"] for one in controls(shown)["g|sit"]["options"]] == [first]
    await seekers.person("Dora").select(shown, [first], custom_id="g|sit")
    assert len(await seekers.bot.store.seats(first)) == 2


async def test_own_and_full_lobbies_are_not_shown(seekers: Seekers) -> None:
    await seekers.open("Dora", seekers.world.channel)
    full = await seekers.open("Ada", seekers.other_channel("full"), seats=2)
    await seekers.bot.services[Lobbies].join(full, seekers.person("Bruno").id, "Bruno")
    assert sentence("find-none") in texts(await seekers.find())


async def test_many_newer_lobbies_without_a_free_seat_hide_none(seekers: Seekers) -> None:
    match = await seekers.open("Ada", seekers.world.channel, seats=2)
    store, guild = seekers.bot.store, seekers.world.channel.guild
    assert guild is not None
    row = await store.match(match)
    assert row is not None
    for number in range(MAX_LOBBIES_FOUND):
        full = structs.replace(
            row, id=f"full{number}", channel_id=number, seats=1, created_at=row.created_at + 1 + number
        )
        await store.create_match(full, SeatRow(0, seekers.person("Bruno").id, "Bruno"))
    assert f"g|sit|{match}" in controls(await seekers.find())


async def test_a_lobby_with_a_deleted_post_is_neither_shown_nor_joined(seekers: Seekers) -> None:
    store, post = seekers.bot.store, seekers.other_channel("post")
    match = await seekers.open("Ada", post)
    row = await store.match(match)
    assert row is not None
    await store.amend(match, row.version, settings={**row.settings, PARENT: str(seekers.world.channel.id)})
    shown = await seekers.find()
    assert f"g|sit|{match}" in controls(shown)
    seekers.world.env.backend.delete_channel(post.id)
    await seekers.world.env.settle()
    pressed = await seekers.person("Dora").click(shown, custom_id=f"g|sit|{match}")
    assert sentence("refuse-cancelled") in private_text(pressed)
    assert len(await seekers.bot.store.seats(match)) == 1
    assert sentence("find-none") in texts(await seekers.find())


async def test_only_its_players_find_a_rematch(seekers: Seekers) -> None:
    ada, bruno = (seekers.person(name).id for name in ("Ada", "Bruno"))
    lobbies, guild = seekers.bot.services[Lobbies], seekers.world.channel.guild
    assert guild is not None
    seating = {SEATING: f"{bruno} {ada}"}
    match = await lobbies.open(seekers.world.channel.id, guild.id, ada, "Ada", LobbyTerms("caylus", 2, {}, seating), 1)
    assert sentence("find-none") in texts(await seekers.find())
    assert f"g|sit|{match.id}" in controls(await seekers.find("Bruno"))


async def test_a_lobby_in_a_hidden_channel_is_neither_shown_nor_joined(seekers: Seekers) -> None:
    secret = seekers.other_channel("secret")
    seekers.hide(secret, "Dora")
    match = await seekers.open("Ada", secret)
    assert sentence("find-none") in texts(await seekers.find())
    button: ui.Button[ui.View] = ui.Button(custom_id=f"g|sit|{match}", label="sit")
    pressed = await seekers.person("Dora").click(
        forged(seekers.world.env, seekers.hall, button), custom_id=f"g|sit|{match}"
    )
    assert private_text(pressed) == sentence("refuse-game-gone")
    assert len(await seekers.bot.store.seats(match)) == 1


async def test_hours_in_common_are_shown_when_the_user_has_set_them(seekers: Seekers) -> None:
    await seekers.open("Ada", seekers.world.channel)
    choose = seekers.bot.services.preferences.choose
    ada, dora = seekers.person("Ada").id, seekers.person("Dora").id
    shown = texts(await seekers.find())
    assert not any(sentence("find-hours", hours=count) in shown for count in range(25))
    await choose("user", dora, WAKING, "UTC 480 1320")
    assert sentence("find-hours", hours=14) in texts(await seekers.find())
    await choose("user", ada, WAKING, "UTC 1200 720")
    assert sentence("find-hours", hours=6) in texts(await seekers.find())


async def test_seekers_are_notified_of_each_lobby_that_opens(seekers: Seekers) -> None:
    answer = await seekers.seek("caylus")
    assert sentence("find-you-look", game="Caylus", until=f"<t:{seekers.time + DEFAULT_SEEK_DURATION}:R>") in answer
    (begun,) = seekers.direct()
    assert f"<#{seekers.hall.id}>" in begun
    await seekers.open("Ada", seekers.other_channel("cards"), game="magna_carta")
    match = await seekers.open("Bruno", seekers.world.channel)
    where = f"<#{seekers.world.channel.id}>"
    assert seekers.direct() == [begun, sentence("notice-lobby_opened", game=match_name(match), where=where)]
    await seekers.publish()
    assert len(seekers.direct()) == 2


@pytest.mark.parametrize("end", ["cancelled", "full", "expired"])
async def test_a_message_about_a_lobby_is_deleted_with_its_last_free_seat(seekers: Seekers, end: str) -> None:
    await seekers.seek(ANY_GAME)
    match = await seekers.open("Ada", seekers.world.channel, seats=2)
    assert len(seekers.direct()) == 2
    await seekers.publish()
    assert len(seekers.direct()) == 2
    matches, ada = seekers.bot.services.matches, seekers.person("Ada").id
    if end == "cancelled":
        await lobby_of(matches).lobbies.cancel(match)
    elif end == "full":
        await lobby_of(matches).lobbies.join(match, seekers.person("Bruno").id, "Bruno")
    else:
        row, _ = await lobby_of(matches).lobbies.get_lobby(match)
        await matches.store.amend(match, row.version, settings={**row.settings, KEPT_AT: "1"})
        await matches.store.set_due(match, 0)
        await matches.sweep()
        assert await matches.store.matches_of(ada, "lobby") == ()
    await seekers.publish()
    assert len(seekers.direct()) == 1


async def test_joining_such_a_game_ends_the_search(seekers: Seekers) -> None:
    match = await seekers.open("Ada", seekers.world.channel)
    guild = seekers.world.channel.guild
    assert guild is not None
    for name, game in {"Dora": "caylus", "Emil": "magna_carta"}.items():
        await seekers.seek(game, name)
        await seekers.person(name).click(await seekers.find(name), custom_id=f"g|sit|{match}")
    seeks = seekers.bot.services[Seeks]
    assert await seeks.of(seekers.person("Dora").id, guild.id) is None
    assert await seeks.of(seekers.person("Emil").id, guild.id) is not None


async def test_a_search_ends_after_two_weeks_or_on_request(seekers: Seekers) -> None:
    await seekers.seek(ANY_GAME)
    await seekers.seek(ANY_GAME, "Emil")
    shown = await seekers.find("Emil")
    await seekers.person("Emil").click(shown, custom_id="g|stop")
    assert "g|seek" in controls(refreshed(seekers.person("Emil"), shown))
    seekers.time += DEFAULT_SEEK_DURATION
    await seekers.open("Ada", seekers.world.channel)
    assert (len(seekers.direct()), len(seekers.direct("Emil"))) == (1, 1)


async def test_the_number_of_other_seekers_is_shown_for_each_game(seekers: Seekers) -> None:
    await seekers.seek("caylus", "Ada")
    await seekers.seek("caylus", "Bruno")
    await seekers.seek(ANY_GAME, "Chiara")
    shown = texts(await seekers.find())
    assert sentence("find-others-look", game="Caylus", count=2) in shown
    assert sentence("find-others-look", game=sentence("find-any"), count=1) in shown


async def test_seekers_are_not_notified_of_hidden_lobbies(seekers: Seekers) -> None:
    secret = seekers.other_channel("secret")
    seekers.hide(secret, "Dora")
    await seekers.seek(ANY_GAME)
    await seekers.open("Ada", secret)
    assert len(seekers.direct()) == 1
    assert await seekers.bot.store.matches_with_notices() == ()


async def test_users_are_not_notified_after_their_search(seekers: Seekers) -> None:
    await seekers.seek(ANY_GAME)
    await seekers.open_quietly("Ada", seekers.world.channel)
    await seekers.person("Dora").click(await seekers.find(), custom_id="g|stop")
    await seekers.publish()
    assert len(seekers.direct()) == 1
    assert await seekers.bot.store.matches_with_notices() == ()


async def test_seekers_are_not_notified_of_full_lobbies(seekers: Seekers) -> None:
    await seekers.seek(ANY_GAME)
    match = await seekers.open_quietly("Ada", seekers.world.channel, seats=2)
    await seekers.bot.services[Lobbies].invite(match, seekers.person("Ada").id, "Computer")
    await seekers.publish()
    assert len(seekers.direct()) == 1


async def test_few_seekers_are_notified_at_a_time_the_longest_waiting_first(
    seekers: Seekers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "MAX_INVITATIONS", 1)
    for name in ("Emil", "Dora", "Chiara"):
        await seekers.seek(ANY_GAME, name)
        seekers.time += 1
    match = await seekers.open_quietly("Ada", seekers.world.channel)
    await seekers.bot.services[Lobbies].join(match, seekers.person("Bruno").id, "Bruno")
    await seekers.publish()
    assert [len(seekers.direct(name)) for name in ("Emil", "Dora", "Chiara")] == [2, 1, 1]
    told = sentence("notice-lobby_minimum", game=match_name(match), where=f"<#{seekers.world.channel.id}>")
    assert any(told in one.content for one in seekers.world.channel.history()), "others are not kept waiting"
    await seekers.publish()
    assert [len(seekers.direct(name)) for name in ("Emil", "Dora", "Chiara")] == [2, 2, 1]


async def test_a_digest_does_not_delay_lobbies(seekers: Seekers) -> None:
    choose, dora = seekers.bot.services.preferences.choose, seekers.person("Dora").id
    await choose("user", dora, NOTICES, DIGEST)
    await choose("user", dora, DIGESTED, str(int(time.time())))
    await seekers.seek(ANY_GAME)
    await seekers.open("Ada", seekers.world.channel)
    assert len(seekers.direct()) == 2


async def test_a_search_needs_direct_messages(seekers: Seekers) -> None:
    dora, guild = seekers.person("Dora"), seekers.world.channel.guild
    assert guild is not None
    path = f"/channels/{dora.user.dm_channel.id}/messages"
    seekers.world.env.inject_error("POST", path, status=403, code=50007, times=None)
    assert sentence("refuse-find-no-direct") in await seekers.seek(ANY_GAME)
    assert await seekers.bot.services[Seeks].of(dora.id, guild.id) is None


async def test_a_forged_search_is_refused(seekers: Seekers) -> None:
    for custom_id in ("g|seek|chess", "g|sit", "g|seek|caylus|more", "g|rob"):
        button: ui.Button[ui.View] = ui.Button(custom_id=custom_id, label="?")
        shown = forged(seekers.world.env, seekers.hall, button)
        pressed = await seekers.person("Dora").click(shown, custom_id=custom_id)
        assert private_text(pressed) == sentence("refuse-unknown-button")


async def test_a_lobby_in_a_lost_channel_hides_no_other(seekers: Seekers) -> None:
    lost = seekers.other_channel("lost")
    hidden = await seekers.open("Bruno", lost)
    match = await seekers.open("Ada", seekers.world.channel)
    guild = seekers.bot.guilds[0]
    guild._channels.pop(lost.id)
    seekers.world.env.inject_error("GET", f"/channels/{lost.id}", status=400, code=0, times=None)
    shown = controls(await seekers.find())
    assert f"g|sit|{match}" in shown
    assert hidden not in str(shown)


async def test_a_search_does_not_begin_while_direct_messages_fail(seekers: Seekers) -> None:
    dora, guild = seekers.person("Dora"), seekers.world.channel.guild
    assert guild is not None
    path = f"/channels/{dora.user.dm_channel.id}/messages"
    seekers.world.env.inject_error("POST", path, status=400, code=0)
    assert sentence("refuse-discord") in await seekers.seek(ANY_GAME)
    assert await seekers.bot.services[Seeks].of(dora.id, guild.id) is None


async def test_joining_is_confirmed_though_the_lobby_cannot_be_reposted(seekers: Seekers) -> None:
    world, dora = seekers.world, seekers.person("Dora")
    match = await seekers.open("Ada", world.channel)
    shown = await seekers.find()
    (lobby,) = [one for one in world.channel.history() if controls(one)]
    world.env.backend.delete_message(world.channel.id, lobby.id)
    world.env.inject_error("POST", f"/channels/{world.channel.id}/messages", status=403, code=50013, times=None)
    await dora.click(shown, custom_id=f"g|sit|{match}")
    joined = sentence("find-joined", game=match_name(match), where=f"<#{world.channel.id}>")
    assert texts(refreshed(dora, shown)) == joined
    assert len(await seekers.bot.store.seats(match)) == 2
