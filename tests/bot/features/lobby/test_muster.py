"""The life of a lobby: its players confirm that they are here, its owner is asked, and others fill empty seats."""

from pathlib import Path
from unittest.mock import AsyncMock

import pytest

from bot.app.client import Provost
from bot.clocks.paces import DAY, HOUR
from bot.features.lobby.cards import lobby_card
from bot.match.new_match import LobbyTerms
from bot.match.notices import Notice, is_true
from bot.match.quotas import Quotas
from bot.words import LOCALES, Catalogue
from storage import SqliteStore, errors
from tests import simulated
from tests.bot.cards.test_cards import text_of
from tests.bot.delivery.test_notices import ShiftedTime
from tests.bot.lobbies import lobby_of, matches_with_lobbies
from tests.bot.playing import Match, begin, make_bot, message, sentence, sketch_pictures
from tests.bot.tabletop import NAMES, USERS, refusal_of
from tests.bot.virtual_days import STEP, Days
from tests.simulated import World, controls, texts


async def open_lobby(days: Days, seats: int = 3, taken: int = 3) -> str:
    row = await lobby_of(days.matches).lobbies.open(7, 5, USERS[0], NAMES[0], LobbyTerms("caylus", seats))
    for user, name in list(zip(USERS, NAMES, strict=True))[1:taken]:
        await lobby_of(days.matches).lobbies.join(row.id, user, name)
    return row.id


async def status(days: Days, match_id: str) -> str:
    row = await days.store.match(match_id)
    assert row is not None
    return row.status


async def test_a_full_lobby_starts_when_all_have_confirmed(days: Days) -> None:
    match_id = await open_lobby(days)
    life = lobby_of(days.matches).life
    assert not await life.be_present(match_id, USERS[0])
    assert await life.be_present(match_id, USERS[1])
    assert await status(days, match_id) == "live"


async def test_a_confirmed_lobby_names_the_owner_who_may_start_it(days: Days) -> None:
    match_id = await open_lobby(days, seats=2, taken=2)
    row, seats = await lobby_of(days.matches).lobbies.get_lobby(match_id)
    for locale in LOCALES:
        (line,) = (
            line for line in text_of(lobby_card(Catalogue().words(locale), row, seats)).splitlines() if "<t:" in line
        )
        assert NAMES[0] in line
    assert await refusal_of(lobby_of(days.matches).lobbies.owned(match_id, USERS[1])) == "refuse-not-host"


async def test_absent_players_are_replaced_by_reserves_then_by_computers(days: Days) -> None:
    match_id = await open_lobby(days, 4, 4)
    await lobby_of(days.matches).lobbies.reserve(match_id, USERS[4], NAMES[4])
    await days.wait(25 * HOUR)
    seats = await days.store.seats(match_id)
    assert [seat.user_id for seat in seats] == [USERS[0], USERS[4], None, USERS[3]], (
        "its owner and the last player are here"
    )
    row = await days.store.match(match_id)
    assert row is not None
    assert (row.status, row.owner_id) == ("live", USERS[0])


async def test_a_failed_start_is_retried_with_the_same_people(days: Days, monkeypatch: pytest.MonkeyPatch) -> None:
    match_id = await open_lobby(days)
    await lobby_of(days.matches).lobbies.reserve(match_id, USERS[4], NAMES[4])
    begin = days.store.begin
    fails = AsyncMock(side_effect=errors.Busy())
    monkeypatch.setattr(days.store, "begin", fails)
    await days.wait(25 * HOUR)
    assert (fails.await_count > 0, await status(days, match_id)) == (True, "lobby")
    monkeypatch.setattr(days.store, "begin", begin)
    await days.wait(6 * HOUR)
    assert await status(days, match_id) == "live"
    assert [seat.user_id for seat in await days.store.seats(match_id)] == [USERS[0], USERS[4], USERS[2]]


async def test_an_owner_of_an_old_lobby_must_confirm_too(days: Days) -> None:
    match_id = await open_lobby(days, seats=2, taken=1)
    await days.wait(25 * HOUR)
    await lobby_of(days.matches).lobbies.join(match_id, USERS[1], NAMES[1])
    await days.wait(25 * HOUR)
    seats, row = await days.store.seats(match_id), await days.store.match(match_id)
    assert row is not None
    assert ([seat.user_id for seat in seats], row.owner_id) == ([None, USERS[1]], USERS[1])


async def test_a_confirmed_lobby_starts_by_itself_in_the_end(days: Days) -> None:
    match_id = await open_lobby(days, seats=2, taken=2)
    await days.wait(23 * HOUR)
    assert await status(days, match_id) == "lobby", "its owner may still set it up"
    await days.wait(2 * HOUR)
    assert [seat.user_id for seat in await days.store.seats(match_id)] == [*USERS[:2]]
    assert await status(days, match_id) == "live"


async def test_an_outage_does_not_count_for_the_muster(days: Days) -> None:
    match_id = await open_lobby(days)
    await days.wait(20 * HOUR)
    await days.restart(10 * HOUR)
    await days.matches.sweep()
    await days.wait(3 * HOUR)
    assert await status(days, match_id) == "lobby"
    await days.wait(2 * HOUR)
    assert await status(days, match_id) == "live"


async def test_the_owner_is_notified_once_of_enough_players(days: Days) -> None:
    match_id = await open_lobby(days, taken=2)
    assert await days.notices(match_id) == [(USERS[0], "lobby_minimum")]
    await lobby_of(days.matches).lobbies.leave(match_id, USERS[1])
    assert len(await days.notices(match_id)) == 1


async def test_a_notice_of_enough_players_is_true_until_the_lobby_is_full(days: Days) -> None:
    match_id = await open_lobby(days, taken=2)
    notice, row = Notice("lobby_minimum"), await days.store.match(match_id)
    assert row is not None
    assert is_true(notice, USERS[0], row, (), None)
    await lobby_of(days.matches).lobbies.join(match_id, USERS[2], NAMES[2])
    row = await days.store.match(match_id)
    assert row is not None
    assert row.status == "lobby"
    assert not is_true(notice, USERS[0], row, (), None)


async def test_an_old_lobby_asks_its_owner_and_closes_without_an_answer(days: Days) -> None:
    match_id = await open_lobby(days, taken=1)
    await days.wait(7 * DAY + HOUR)
    assert await days.notices(match_id) == [(USERS[0], "lobby_old")]
    await days.wait(DAY)
    assert await status(days, match_id) == "lobby"
    await days.wait(DAY)
    assert await status(days, match_id) == "cancelled"
    (outcome,) = await days.store.outcomes()
    assert outcome.ending == "expired"


async def test_a_lobby_closes_only_after_its_owner_was_asked(days: Days, monkeypatch: pytest.MonkeyPatch) -> None:
    match_id = await open_lobby(days, taken=1)
    with monkeypatch.context() as busy:
        busy.setattr(days.store, "notify", AsyncMock(side_effect=errors.Busy()))
        await days.wait(7 * DAY + HOUR)
    await days.wait(DAY)
    assert await days.notices(match_id) == [(USERS[0], "lobby_old")]
    await days.wait(DAY)
    assert await status(days, match_id) == "lobby", "two days to answer begin with the question"
    await days.wait(DAY)
    assert await status(days, match_id) == "cancelled"


@pytest.mark.parametrize("kept", [False, True])
async def test_a_once_full_lobby_asks_its_owner_again_before_it_closes(days: Days, kept: bool) -> None:
    match_id = await open_lobby(days, taken=2)
    await days.wait(8 * DAY)
    if kept:
        await lobby_of(days.matches).life.keep(match_id, USERS[0])
        await days.wait(6 * DAY)
    await days.wait(12 * HOUR)
    await lobby_of(days.matches).lobbies.join(match_id, USERS[2], NAMES[2])
    await days.wait(20 * HOUR)
    await lobby_of(days.matches).lobbies.leave(match_id, USERS[2])
    await days.wait(HOUR)
    assert await status(days, match_id) == "lobby", "it was full a moment ago"
    assert (await days.notices(match_id)).count((USERS[0], "lobby_old")) == 2
    await days.wait(2 * DAY)
    assert await status(days, match_id) == "cancelled"


async def test_keeping_a_full_lobby_does_not_delay_its_start(days: Days) -> None:
    match_id = await open_lobby(days, taken=2)
    await days.wait(7 * DAY + HOUR)
    await lobby_of(days.matches).lobbies.join(match_id, USERS[2], NAMES[2])
    await lobby_of(days.matches).life.keep(match_id, USERS[0])
    await days.wait(25 * HOUR)
    assert await status(days, match_id) == "live"


async def test_a_kept_lobby_stays_another_week(days: Days) -> None:
    match_id = await open_lobby(days, taken=2)
    await days.wait(7 * DAY + HOUR)
    assert await refusal_of(lobby_of(days.matches).life.keep(match_id, USERS[1])) == "refuse-not-host"
    await lobby_of(days.matches).life.keep(match_id, USERS[0])
    await days.wait(6 * DAY)
    assert await status(days, match_id) == "lobby"
    await days.wait(2 * DAY)
    assert await status(days, match_id) == "cancelled"


async def test_a_lobby_is_filled_with_computer_players(days: Days) -> None:
    match_id = await open_lobby(days, seats=4, taken=2)
    await lobby_of(days.matches).life.fill(match_id, USERS[0])
    assert [seat.user_id is None for seat in await days.store.seats(match_id)] == [False, False, True, True]
    assert await status(days, match_id) == "live"


async def test_a_newcomer_plays_two_matches_and_one_more_for_each_finished(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "new.db")
    matches = matches_with_lobbies(store, lambda: 10**9, lambda match_id: None, Quotas(newcomer=2))
    for channel in range(2):
        row = await lobby_of(matches).lobbies.open(channel, 5, USERS[0], NAMES[0], LobbyTerms("caylus", 2))
        await lobby_of(matches).lobbies.join(row.id, USERS[1 + channel], NAMES[1 + channel])
        await lobby_of(matches).starting.start(row.id, USERS[0])
    assert (
        await refusal_of(lobby_of(matches).lobbies.open(9, 5, USERS[0], NAMES[0], LobbyTerms("caylus", 2)))
        == "refuse-too-many-matches"
    )
    await lobby_of(matches).lobbies.open(9, 5, USERS[1], NAMES[1], LobbyTerms("caylus", 2))
    await store.close()


async def test_the_buttons_of_a_full_lobby_muster_its_people(world: World) -> None:
    ada, bruno = world.people["Ada"], world.people["Bruno"]
    await ada.slash(world.channel, "game new", game="caylus", seats=2)
    (card,) = [one for one in world.channel.history() if any(id.startswith("l|join") for id in controls(one))]

    async def press(person: str, verb: str) -> None:
        shown = message(world.channel, card.id)
        custom_id = next(id for id in controls(shown) if id.startswith(f"l|{verb}|"))
        await world.people[person].click(shown, custom_id=custom_id)

    assert not any(id.startswith("l|present|") for id in controls(message(world.channel, card.id)))
    await press("Bruno", "join")
    assert "Everyone is here. The game starts <t:" in texts(message(world.channel, card.id))
    await press("Dora", "reserve")
    await press("Ada", "start")
    match_id = next(id for id in controls(card) if id.startswith("l|")).split("|")[2]
    bot = world.env.bot
    assert isinstance(bot, Provost)
    row = await bot.store.match(match_id)
    assert row is not None
    assert row.status == "live"
    assert row.channel_id != world.channel.id, "it has a thread as any other match"
    assert "Ada, Bruno" in str(world.env.backend.get_channel(row.channel_id).name)
    assert {ada.id, bruno.id} == {seat.user_id for seat in await bot.store.seats(match_id)}


async def test_a_failed_start_leaves_the_lobby_unchanged(days: Days, monkeypatch: pytest.MonkeyPatch) -> None:
    match_id = await open_lobby(days, 3, 2)
    before = await days.store.match(match_id)
    monkeypatch.setattr(days.store, "begin", AsyncMock(side_effect=errors.Busy()))
    with pytest.raises(errors.Busy):
        await lobby_of(days.matches).starting.start(match_id, USERS[0])
    assert await days.store.match(match_id) == before


async def test_a_match_begins_when_its_owner_presses_start(world: World) -> None:
    started = await begin(world, 2)
    assert (await started.table()).row.settings["pace"] == "steady"


async def test_the_owner_of_an_old_lobby_answers_on_the_notice(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.match.clock_keeper.MAX_READING_STEP", STEP + HOUR)
    ada = world.people["Ada"]
    await ada.slash(world.channel, "game new", game="caylus", seats=2)
    bot = world.env.bot
    assert isinstance(bot, Provost)
    row = await bot.store.match_in(world.channel.id)
    assert row is not None
    later = ShiftedTime(Match(world, row.id, world.channel))
    await later.wait(7 * DAY + HOUR)
    (asking,) = [one for one in world.channel.history() if one.content.startswith(f"<@{ada.id}>")]
    assert [id.split("|")[1] for id in controls(asking)] == ["keep-lobby", "fill", "cancel"]
    await ada.click(asking, custom_id=next(id for id in controls(asking) if "|fill|" in id))
    started = await bot.store.match(row.id)
    assert started is not None
    assert started.status == "live"


@pytest.mark.parametrize("locale", ["en-US", "it", "es-ES"])
async def test_substitute_computers_have_names_in_the_servers_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, locale: str
) -> None:
    monkeypatch.setattr("bot.match.clock_keeper.MAX_READING_STEP", STEP + HOUR)
    sketch_pictures(monkeypatch)
    async with simulated.world(make_bot(tmp_path / "matches.db"), ("Ada", "Bruno", "Chiara"), locale) as world:
        ada, bruno, chiara = world.people.values()
        await ada.slash(world.channel, "game new", game="caylus", seats=3)
        await bruno.slash(world.channel, "game join")
        await chiara.slash(world.channel, "game join")
        bot = world.env.bot
        assert isinstance(bot, Provost)
        row = await bot.store.match_in(world.channel.id)
        assert row is not None
        await ShiftedTime(Match(world, row.id, world.channel)).wait(25 * HOUR)
        expected = sentence("computer-name", locale[:2], number=1)
        assert [seat.name for seat in await bot.store.seats(row.id)] == ["Ada", expected, "Chiara"]
        started = await bot.store.match(row.id)
        assert started is not None
        assert started.status == "live"
        assert started.channel_id != world.channel.id
