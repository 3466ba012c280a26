"""Commands `/clock` and `/mygames`: players see and set their time."""

import pytest

from bot.cards import custom_ids
from bot.clocks.paces import DAY, HOUR
from bot.match.clock_keeper import AWAY, WAKING
from bot.match.notices import DIRECT, NOTICES
from storage.clocks import ClockChange
from storage.log import LogRow
from storage.match_results import OutcomeRow, TurnRow
from tests.bot.delivery.test_notices import ShiftedTime
from tests.bot.playing import Match, match_name, private_messages, private_text, sentence
from tests.bot.sandbox.labels import labels
from tests.simulated import components, texts

ANSWERED = "a bot is playing in this seat"


async def clock(match: Match, name: str, verb: str, **given: object) -> str:
    return private_text(await match.world.people[name].slash(match.place, f"clock {verb}", **given))


async def test_the_clock_of_a_match_shows_pace_banks_and_countdowns(match: Match) -> None:
    shown = await clock(match, "Dora", "show")
    assert sentence("pace-steady") in shown
    assert shown.count("bank 72 h") == 2
    assert shown.count("<t:") == 1, "no bank counts for the first move"


async def test_waking_hours_are_kept_and_used_from_the_next_turn_on(match: Match) -> None:
    person = await match.asked()
    name = next(name for name, one in match.world.people.items() if one.id == person.id)
    done = await clock(match, name, "hours", zone="Europe/Rome", begins="8:30", ends="23")
    assert done.startswith(hours_done("08:30", "23:00", "Europe/Rome"))
    await match.first_choice()
    table = await match.table()
    assert table.clock is not None
    waking = table.clock.seats[table.seat_of(person.id)].waking
    assert (waking.zone, waking.begins, waking.ends) == ("Europe/Rome", 510, 1380)


@pytest.mark.parametrize(
    ("zone", "begins", "ends", "refusal"),
    [
        ("Atlantis", "8", "23", sentence("waking-unknown-zone", zone="Atlantis")),
        ("Etc/GMT+2", "8", "23", sentence("waking-reversed-zone", zone="Etc/GMT+2", meant="UTC−2")),
        ("", "8", "23", sentence("waking-no-zone")),
        ("Europe/Rome", "8", "25", sentence("waking-no-time-of-day", time="25")),
        ("Europe/Rome", "noon", "23", sentence("waking-no-time-of-day", time="noon")),
        ("Europe/Rome", "8", "", sentence("waking-one-time")),
        ("Europe/Rome", "8", "12", sentence("waking-too-short")),
    ],
)
async def test_hours_that_cannot_be_are_refused(match: Match, zone: str, begins: str, ends: str, refusal: str) -> None:
    assert await clock(match, "Ada", "hours", zone=zone, begins=begins, ends=ends) == refusal


@pytest.mark.parametrize("zone", ["europe/rome", "America/New York", "Rome", "Mumbai", "UTC+2"])
async def test_a_time_zone_is_found_as_people_write_it(match: Match, zone: str) -> None:
    assert "08:00 to 22:00" in await clock(match, "Ada", "hours", zone=zone, begins="8", ends="22")


@pytest.mark.parametrize("begins", ["8am", "8.00", "8h"])
async def test_a_time_of_day_is_read_as_people_write_it(match: Match, begins: str) -> None:
    assert "08:00 to 22:00" in await clock(match, "Ada", "hours", zone="Europe/Rome", begins=begins, ends="22")


@pytest.mark.parametrize(
    ("zone", "kept", "hint"),
    [
        ("EST", "America/New_York", sentence("clock-hours-summer-time", zone="America/New_York")),
        ("utc -5", "Etc/GMT+5", sentence("clock-hours-one-time", zone="UTC−5")),
        ("+05:30", "Asia/Kolkata", sentence("clock-hours-one-time", zone="Asia/Kolkata")),
    ],
)
async def test_zones_without_summer_time_come_with_a_hint(match: Match, zone: str, kept: str, hint: str) -> None:
    ada = match.world.people["Ada"].id
    assert hint in await clock(match, "Ada", "hours", zone=zone, begins="8", ends="22")
    assert await match.bot.store.preference("user", ada, WAKING) == f"{kept} 480 1320"


async def test_zones_are_offered_while_typing_with_the_time_there(match: Match) -> None:
    ada = match.world.people["Ada"]
    (offered,) = await ada.autocomplete(match.place, "clock hours", "zone", "mum")
    assert offered["name"].startswith("Mumbai → Asia/Kolkata, now ")
    assert offered["value"] == "Asia/Kolkata"
    assert len(await ada.autocomplete(match.place, "clock hours", "zone", "")) == 25


def hours_done(begins: str, ends: str, zone: str) -> str:
    """Return the hours in an answer, without the time there, which is the machine's."""
    return sentence("clock-hours-done", begins=begins, ends=ends, zone=zone, time="|").partition("|")[0]


async def test_hours_are_proposed_from_a_users_presses_and_set_by_a_button(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, store = match.world.people["Ada"], match.bot.store
    assert await clock(match, "Ada", "hours") == sentence("waking-no-zone")
    few = sentence("waking-too-few-presses", presses=20, days=5)
    usual = await clock(match, "Ada", "hours", zone="Europe/Rome")
    assert usual.startswith(hours_done("07:00", "23:00", "Europe/Rome"))
    assert usual.endswith(sentence("clock-hours-usual"))
    at_noon_and_night = [day * DAY + hour * HOUR for day in range(6) for hour in (9, 12, 16, 20)]
    presses = [(user, at) for at in at_noon_and_night for user in (ada.id, None)]
    presses += [(match.world.people["Bruno"].id, day * DAY + 2 * HOUR) for day in range(30)]
    lines = [LogRow(n, 0, "place", (), user, False, at) for n, (user, at) in enumerate(presses)]
    lines += [LogRow(len(lines) + n, 0, "place", (), ada.id, True, n * DAY + 3 * HOUR) for n in range(30)]

    async def log(match_id: str) -> tuple[LogRow, ...]:
        return tuple(lines)

    with monkeypatch.context() as patched:
        patched.setattr(store, "log", log)
        (asked,) = private_messages(await ada.slash(match.place, "clock hours", zone="Europe/Rome"))
    assert texts(asked) == sentence("clock-hours-proposed", begins="07:00", ends="23:00", zone="Europe/Rome")
    done = private_text(await ada.click(asked, label=sentence("button-use-hours")))
    assert done.startswith(hours_done("07:00", "23:00", "Europe/Rome"))
    assert await store.preference("user", ada.id, WAKING) == "Europe/Rome 420 1380"
    assert await clock(match, "Ada", "hours") == few, "the zone is known now"
    again = await clock(match, "Ada", "hours", begins="6", ends="22")
    assert again.startswith(hours_done("06:00", "22:00", "Europe/Rome"))


async def test_a_vacation_is_announced_and_ended(match: Match) -> None:
    ada = match.world.people["Ada"].id
    assert "<t:" in await clock(match, "Ada", "vacation", days=7)
    announced = await match.bot.store.preference("user", ada, AWAY)
    assert announced is not None
    assert await clock(match, "Ada", "vacation", days=0) == sentence("clock-vacation-over")
    assert await match.bot.store.preference("user", ada, AWAY) is None


async def test_absent_players_are_shown_on_the_card_and_on_the_clock(match: Match) -> None:
    person = await match.asked()
    name = next(name for name, one in match.world.people.items() if one.id == person.id)
    away = f"{name} is away, back <t:"
    assert "you have 14 d 0 h" in (said_to := await clock(match, name, "vacation", days=7)), said_to
    await match.bot.services.publisher.finish()
    assert away in texts(await match.card())
    assert away in await clock(match, "Dora", "show")
    await clock(match, name, "vacation", days=0)
    await match.bot.services.publisher.finish()
    assert away not in texts(await match.card())
    assert away not in await clock(match, "Dora", "show")


async def test_the_button_of_a_free_seat_gives_it_back_or_to_a_substitute(
    match: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.match.clock_keeper.MAX_READING_STEP", 7 * HOUR)
    later, asked = ShiftedTime(match), await match.asked()
    dora = match.world.people["Dora"]
    for person, answer in ((asked, "clock-back-done"), (dora, "clock-substitute-done")):
        await later.wait(41 * HOUR + 30 * HOUR)
        await match.bot.services.publisher.finish()
        done = private_text(await person.click(await match.card(), label=sentence("button-take-seat")))
        assert done == sentence(answer)
        await match.bot.services.publisher.finish()
        assert sentence("button-take-seat") not in labels(await match.card())
        assert person.id in [seat.user_id for seat in (await match.table()).seats]


async def test_where_notices_are_read_is_chosen(match: Match) -> None:
    ada = match.world.people["Ada"].id
    await clock(match, "Ada", "notices", where=DIRECT)
    assert await match.bot.store.preference("user", ada, NOTICES) == DIRECT
    await clock(match, "Ada", "notices", where="thread")
    assert await match.bot.store.preference("user", ada, NOTICES) is None


async def test_a_substitute_waits_for_a_seat_and_then_has_it(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.match.clock_keeper.MAX_READING_STEP", 7 * HOUR)
    later, asked = ShiftedTime(match), await match.asked()
    assert await clock(match, "Dora", "substitute") == sentence("clock-substitute-waits")
    await later.wait(41 * HOUR)
    seats = {seat.user_id for seat in (await match.table()).seats}
    assert match.world.people["Dora"].id in seats
    assert asked.id not in seats


async def test_a_player_takes_the_seat_back_by_command(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.match.clock_keeper.MAX_READING_STEP", 7 * HOUR)
    later, asked = ShiftedTime(match), await match.asked()
    name = next(name for name, one in match.world.people.items() if one.id == asked.id)
    await later.wait(41 * HOUR)
    assert ANSWERED in await clock(match, name, "show")
    assert await clock(match, name, "back") == sentence("clock-back-done")
    assert ANSWERED not in await clock(match, name, "show")


async def test_my_games_lead_to_the_most_urgent_one(match: Match) -> None:
    asked = await match.asked()
    (shown,) = private_messages(await asked.slash(match.world.channel, "mygames"))
    (button,) = [one for one in components(shown) if one.get("url")]
    assert button["url"].endswith(f"/{match.place.id}/{(await match.card()).id}")
    assert f"**[{match_name(match.id)}]({button['url']})** in <#{match.place.id}>: your move" in texts(shown)
    other = next(one for one in [match.person(0), match.person(1)] if one.id != asked.id)
    assert "waiting for" in private_text(await other.slash(match.world.channel, "mygames"))


async def test_the_most_urgent_game_comes_first_and_a_lobby_last(match: Match) -> None:
    asked = await match.asked()
    await asked.slash(match.world.channel, "game new", game="caylus", seats=3)
    lines = private_text(await asked.slash(match.world.channel, "mygames")).splitlines()
    assert "your move" in lines[0]
    assert "waiting for players" in lines[-1]


async def test_a_player_who_has_moved_finds_the_next_match_on_the_private_card(match: Match) -> None:
    asked = await match.asked()
    await match.first_choice()
    (shown,) = private_messages(await asked.slash(match.place, "game board"))
    led = private_text(await asked.click(shown, custom_id=custom_ids.make(custom_ids.TABLE, "next-game", match.id)))
    assert led.endswith(sentence("mygames-none-waits"))


async def test_a_user_without_matches_has_no_games(match: Match) -> None:
    dora = match.world.people["Dora"]
    assert private_text(await dora.slash(match.world.channel, "mygames")) == sentence("refuse-no-games-of-yours")


async def test_a_player_sees_quartiles_of_their_own_moves_alone(match: Match) -> None:
    ada = match.world.people["Ada"]
    assert private_text(await ada.slash(match.place, "stats me")) == sentence("refuse-no-stats")
    async with match.bot.services.matches.cache.lock_match(match.id) as table:
        rows = [TurnRow(n, ada.id, 0, 7200, 3600 * (n + 1), True, False) for n in range(4)]
        outcome = OutcomeRow("caylus", 0, 9000, "own_end", 0, (ada.id,), (ada.id,))
        change = ClockChange(outcome=outcome, turns=rows)
        await match.bot.store.set_status(match.id, table.row.version, "ended", clock=change)
    told = private_text(await ada.slash(match.place, "stats me"))
    assert told == sentence("stats-me", finished=1, turns=4, lower="1.0", median="2.0", upper="3.0")
