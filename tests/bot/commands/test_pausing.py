"""Pauses that the players of a match agree to: consent, stopped clocks, and the end of a pause."""

import discord
import pytest

from bot.clocks.paces import DAY, HOUR
from bot.interaction.translator import CATALOGUE
from bot.match.agreement import Asking
from bot.match.settings import PENDING_PAUSE, TOURNAMENT
from bot.words import LOCALES
from tests.bot.clocks.test_clock_commands import clock
from tests.bot.commands.test_arbiters import ZOE
from tests.bot.connection import WELL, Down, requests_fail
from tests.bot.delivery.test_notices import ShiftedTime
from tests.bot.playing import Match, begin, begin_alone, private_text
from tests.simulated import World, texts

EN = CATALOGUE.words("en")


@pytest.fixture(autouse=True)
def coarse(monkeypatch: pytest.MonkeyPatch) -> None:
    """Clocks that count steps of six hours as time that was seen passing."""
    monkeypatch.setattr("bot.match.clock_keeper.MAX_READING_STEP", 7 * HOUR)


@pytest.fixture
async def match(world: World) -> Match:
    """A match of three that Ada opened."""
    return await begin(world, 3)


async def ask_for_pause(match: Match, days: int, name: str = "Ada") -> discord.Message:
    """Ask for a pause; return the request."""
    assert await clock(match, name, "pause", days=days) == EN("pause-waiting")
    request = match.place.last_message
    assert request is not None
    return request


async def agree_on_pause(match: Match, days: int) -> None:
    """Ask for a pause as Ada, with the consent of all."""
    request = await ask_for_pause(match, days)
    for name in ("Bruno", "Chiara"):
        await match.world.people[name].click(request, label=EN("button-agree"))


async def clock_status(match: Match) -> str:
    table = await match.table()
    assert table.clock is not None
    return table.clock.status


async def paused_until(match: Match) -> int | None:
    table = await match.table()
    assert table.clock is not None
    return table.clock.until


def all_texts(match: Match) -> str:
    return "\n".join(texts(one) for one in match.place.history())


async def test_all_players_have_to_agree_to_a_pause(match: Match) -> None:
    request, people = await ask_for_pause(match, 3), match.world.people
    assert "Ada would like to pause this game for 3 days" in texts(request)
    assert {user.id for user in request.mentions} == {people["Bruno"].id, people["Chiara"].id}
    assert private_text(await people["Dora"].click(request, label=EN("button-agree"))) == EN("refuse-not-a-player")
    assert private_text(await people["Ada"].click(request, label=EN("button-agree"))) == EN("refuse-own-undo")
    agrees = await people["Bruno"].click(request, label=EN("button-agree"))
    assert private_text(agrees) == EN("undo-agreed", player="Bruno", players="Chiara")
    assert EN("event-paused", days=3) not in all_texts(match)
    assert (await match.table()).pause_request is not None
    await people["Chiara"].click(request, label=EN("button-agree"))
    assert await clock_status(match) == "paused"
    assert EN("event-paused", days=3) in all_texts(match)
    assert EN("pause-granted") in all_texts(match)
    assert (await match.table()).pause_request is None


async def test_a_refusal_keeps_the_clocks_running(match: Match) -> None:
    request = await ask_for_pause(match, 3)
    await match.world.people["Bruno"].click(request, label=EN("button-refuse"))
    assert (await match.table()).pause_request is None
    assert await clock_status(match) == "live"
    assert EN("undo-refused", player="Bruno") in all_texts(match)


async def test_a_card_says_until_when_its_match_is_paused(match: Match) -> None:
    await agree_on_pause(match, 3)
    ends = await paused_until(match)
    reading = match.bot.services.matches.cache.clocks.reading_of(ends or 0)
    said_so = EN("clock-paused", when=f"<t:{reading}:R>")
    assert said_so in texts(await match.card())
    assert "no move" not in texts(await match.card())
    assert said_so in await clock(match, "Dora", "show")
    asked = await match.asked()
    assert said_so in private_text(await asked.slash(match.place, "mygames"))


async def test_a_pause_ends_by_itself_and_pings_the_asked_player(match: Match) -> None:
    later = ShiftedTime(match)
    before = await match.asked()
    await agree_on_pause(match, 3)
    await later.wait(2 * DAY)
    assert await clock_status(match) == "paused"
    await later.wait(DAY)
    assert await clock_status(match) == "live"
    await match.bot.services.publisher.finish()
    card = await match.card()
    assert EN("event-pause_over") in all_texts(match)
    assert [user.id for user in card.mentions] == [before.id]
    table = await match.table()
    assert table.clock is not None
    assert table.clock.seats[table.seat_of(before.id)].holder == "owner"


async def test_the_end_of_a_pause_is_announced_also_when_a_move_comes_first(match: Match) -> None:
    later = ShiftedTime(match)
    await agree_on_pause(match, 1)
    await later.wait(DAY - 30)
    later.time += 60  # the next sweep is not yet
    await match.first_choice()
    await match.bot.services.publisher.finish()
    assert EN("event-pause_over") in all_texts(match)


async def test_of_two_requests_at_once_the_later_is_put_to_the_others(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    pausing, bruno = match.bot.services.matches.pausing, match.world.people["Bruno"].id
    request = pausing.request

    async def overtake(match_id: str, user_id: int, days: int) -> Asking:
        outcome = await request(match_id, user_id, days)
        await request(match_id, bruno, 14)
        return outcome

    monkeypatch.setattr(pausing, "request", overtake)
    assert await clock(match, "Ada", "pause", days=3) == EN("pause-waiting")
    assert "would like to pause" not in all_texts(match)
    monkeypatch.undo()
    await clock(match, "Bruno", "pause", days=3)
    assert "Bruno would like to pause this game for 3 days" in all_texts(match)


async def test_players_may_play_on_during_a_pause(match: Match) -> None:
    await agree_on_pause(match, 3)
    length = (await match.table()).log_length
    await match.first_choice()
    assert (await match.table()).log_length > length
    assert await clock_status(match) == "paused"


async def test_all_agree_to_end_a_pause(match: Match) -> None:
    await agree_on_pause(match, 3)
    request = await ask_for_pause(match, 0, "Bruno")
    assert "Bruno would like to end the pause" in texts(request)
    for name in ("Ada", "Chiara"):
        await match.world.people[name].click(request, label=EN("button-agree"))
    assert await clock_status(match) == "live"
    assert EN("event-pause_ended") in all_texts(match)


async def test_all_agree_to_a_longer_pause(match: Match) -> None:
    await agree_on_pause(match, 3)
    first = await paused_until(match)
    await agree_on_pause(match, 14)
    assert (await paused_until(match) or 0) >= (first or 0) + 11 * DAY


async def test_a_player_alone_pauses_at_once(world: World) -> None:
    match = await begin_alone(world, pace="steady")
    assert await clock(match, "Ada", "pause", days=2) == EN("answer-done")
    assert await clock_status(match) == "paused"
    assert await clock(match, "Ada", "pause", days=0) == EN("answer-done")
    assert await clock_status(match) == "live"


async def test_there_is_no_pause_without_a_clock_that_runs(world: World) -> None:
    match = await begin(world, 2, pace="none")
    assert await clock(match, "Ada", "pause", days=2) == EN("clock-none")


async def test_a_match_that_is_not_paused_has_no_pause_to_end(match: Match) -> None:
    assert await clock(match, "Ada", "pause", days=0) == EN("refuse-not-paused")
    assert await clock(match, "Dora", "pause", days=1) == EN("refuse-not-a-player")


async def test_organisers_alone_pause_the_matches_of_an_event(match: Match) -> None:
    cache = match.bot.services.matches.cache
    async with cache.lock_match(match.id) as table:
        await cache.save_setting(table, TOURNAMENT, "e 0.1.1 Cup")
    assert await clock(match, "Ada", "pause", days=2) == EN("refuse-pause-event")


async def test_no_player_restarts_a_clock_that_an_arbiter_stopped(match: Match) -> None:
    await agree_on_pause(match, 3)
    arbiter = match.bot.services.matches.arbiter
    await arbiter.pause(match.id, ZOE)
    assert await paused_until(match) is None
    for days in (0, 5):
        assert await clock(match, "Ada", "pause", days=days) == EN("refuse-pause-arbiter")
    await arbiter.resume(match.id, ZOE)
    assert await clock_status(match) == "live"


async def test_a_request_that_comes_too_late_is_refused_and_forgotten(match: Match) -> None:
    request = await ask_for_pause(match, 3)
    await match.bot.services.matches.arbiter.pause(match.id, ZOE)
    await match.world.people["Bruno"].click(request, label=EN("button-agree"))
    late = await match.world.people["Chiara"].click(request, label=EN("button-agree"))
    assert private_text(late) == EN("refuse-pause-arbiter")
    assert (await match.table()).pause_request is None


async def test_a_request_to_pause_that_cannot_be_posted_is_withdrawn(match: Match) -> None:
    requests_fail(match.world, "POST", Down(), WELL)
    await clock(match, "Ada", "pause", days=3)
    assert (await match.table()).pause_request is None


async def test_resigning_withdraws_a_request_to_pause(match: Match) -> None:
    await ask_for_pause(match, 3)
    await match.bot.services.matches.resign(match.id, match.world.people["Ada"].id, "Computer 1")
    table = await match.table()
    assert table.pause_request is None
    assert table.row.settings[PENDING_PAUSE] == ""


async def test_the_same_request_is_put_to_the_others_once(match: Match) -> None:
    await ask_for_pause(match, 3)
    before = len(list(match.place.history()))
    await clock(match, "Ada", "pause", days=3)
    assert len(list(match.place.history())) == before


@pytest.mark.parametrize("locale", LOCALES)
def test_days_of_a_pause_have_words_in_every_language(locale: str) -> None:
    words = CATALOGUE.words(locale)
    for sentence in ("event-paused", "pause-asked"):
        one, many = (words(sentence, days=days, player="Ada", players="Bruno") for days in (1, 5))
        assert "5" in many
        assert "1" not in one
    assert words("clock-paused", when="<t:5:R>").count("<t:5:R>") == 1
    assert words("clock-paused", when="") == words("clock-paused")
