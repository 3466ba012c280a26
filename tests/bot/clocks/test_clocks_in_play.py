"""Clocks of matches in play: every move changes them, and one sweep finds everything that is due."""

import asyncio
from collections.abc import Callable
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest

from bot.cards import turn_card
from bot.clocks.clock import deadlines
from bot.clocks.paces import DAY, HOUR
from bot.clocks.waking_hours import Waking
from bot.match.clock_keeper import AWAY, WAKING
from bot.match.outbox import Announcement
from bot.words import Catalogue
from engine.core.types import Seat
from storage.clocks import GapRow
from storage.errors import Busy
from tests.bot.lobbies import lobby_of, matches_with_lobbies
from tests.bot.tabletop import LAX_QUOTAS, NAMES, USERS, begin, choose_first, refusal_of
from tests.bot.virtual_days import Days

EN = Catalogue().words("en")


async def seat_asked(days: Days, match_id: str) -> Seat:
    return (await days.look(match_id)).asked()[0]


async def play_moves(days: Days, match_id: str, count: int = 6) -> None:
    """Make that many choices, so that every player has made a first move."""
    for _ in range(count):
        await choose_first(days.matches, match_id)


async def test_a_match_of_two_people_is_steady_and_one_alone_has_no_clock(days: Days) -> None:
    both = await days.look(await begin(days.matches, people=2))
    alone = await days.look(await begin(days.matches, people=1, computers=1, channel=8))
    brisk = await days.look(await begin(days.matches, people=2, channel=9, pace="brisk"))
    assert [table.row.settings["pace"] for table in (both, alone, brisk)] == ["steady", "none", "brisk"]
    assert both.clock is not None
    assert both.clock.pace.free == 12 * HOUR


async def test_a_move_ends_a_turn_and_begins_another(days: Days) -> None:
    match_id = await begin(days.matches, people=2)
    before = await days.texts(match_id)
    await choose_first(days.matches, match_id)
    added = (await days.texts(match_id))[len(before) :]
    assert ['"moved"' in text for text in added] == [True, False]
    assert '"asked"' in added[1]
    user = (await days.store.clock(match_id))[len(before)].by_user
    assert user in USERS


async def test_the_clock_in_memory_follows_from_its_lines(days: Days) -> None:
    match_id = await begin(days.matches, people=3)
    for number in range(40):
        await choose_first(days.matches, match_id)
        await days.wait(HOUR if number % 7 else 20 * HOUR)
    kept = await days.look(match_id)
    days.matches.cache.forget(match_id)
    again = await days.look(match_id)
    held, read = kept.clock, again.clock
    assert held is not None
    assert read is not None
    assert again.clock_lines == kept.clock_lines
    assert read.advanced(days.time) == held.advanced(days.time)


async def test_a_player_who_never_moves_is_reminded_and_then_loses_the_seat(days: Days) -> None:
    match_id = await begin(days.matches, people=2)
    seat = await seat_asked(days, match_id)
    await days.wait(17 * HOUR)
    assert await days.notices(match_id) == [(USERS[seat], "reminded")]
    await days.wait(24 * HOUR)
    assert await days.holder(match_id, seat) == "computer"
    assert await seat_asked(days, match_id) != seat


async def test_two_misses_are_excused_and_the_third_passes_the_seat_on(days: Days) -> None:
    match_id = await begin(days.matches, people=2)
    await play_moves(days, match_id)
    seat = await seat_asked(days, match_id)
    other = 1 - seat
    for _ in range(3):
        while await seat_asked(days, match_id) == other:
            await choose_first(days.matches, match_id)
        while await seat_asked(days, match_id) == seat:
            await days.wait(6 * HOUR)
    kinds = [text for text in await days.texts(match_id) if "excused" in text or "passed_on" in text]
    assert ["excused" in text for text in kinds] == [True, True, False]
    assert await days.holder(match_id, seat) == "computer"
    assert (await days.look(match_id)).row.status == "live"


async def test_a_match_goes_on_while_one_person_plays(days: Days) -> None:
    match_id = await begin(days.matches, people=3)
    for _ in range(4000):
        table = await days.look(match_id)
        if table.row.status != "live":
            break
        if table.asked() == [0]:
            await choose_first(days.matches, match_id)
        else:
            await days.wait(12 * HOUR)
    (outcome,) = await days.store.outcomes()
    assert (outcome.ending, len(outcome.first), len(outcome.stayed)) == ("own_end", 3, 1)
    assert any(turn.missed for turn in await days.store.turns())
    assert await days.store.due(10**12, 10) == ()


async def test_a_press_of_the_former_player_takes_the_seat_back(days: Days) -> None:
    match_id = await begin(days.matches, people=2)
    seat = await seat_asked(days, match_id)
    await days.wait(41 * HOUR)
    assert await days.holder(match_id, seat) == "computer"
    await days.matches.seat_changes.come_back(match_id, USERS[seat])
    assert await days.holder(match_id, seat) == "owner"
    assert '"taken_back"' in "".join(await days.texts(match_id))


async def test_a_refused_press_of_the_former_player_takes_the_seat_back(days: Days) -> None:
    match_id = await begin(days.matches, people=2)
    seat = await seat_asked(days, match_id)
    await days.wait(41 * HOUR)
    assert await refusal_of(days.matches.choose(match_id, USERS[seat], "0.999", ("x",), "k")) == "refuse-stale"
    assert await days.holder(match_id, seat) == "owner"


async def test_no_seat_is_played_when_every_player_is_away(days: Days) -> None:
    match_id = await begin(days.matches, people=2)
    await days.wait(90 * HOUR)
    lines = len(await days.store.log(match_id))
    await days.wait(28 * DAY)
    assert len(await days.store.log(match_id)) == lines
    table = await days.look(match_id)
    assert table.clock is not None
    assert table.clock.status == "asleep"
    seat = table.asked()[0]
    await days.matches.seat_changes.come_back(match_id, USERS[seat])
    woken = (await days.look(match_id)).clock
    assert woken is not None
    assert woken.status == "live"
    assert await choose_first(days.matches, match_id) == USERS[seat]


async def test_a_substitute_takes_a_seat_that_has_passed_on(days: Days) -> None:
    match_id = await begin(days.matches, people=2)
    seat = await seat_asked(days, match_id)
    assert await refusal_of(days.matches.seat_changes.substitute(match_id, USERS[2], NAMES[2])) == "refuse-no-free-seat"
    await days.wait(41 * HOUR)
    other = USERS[1 - seat]
    assert await refusal_of(days.matches.seat_changes.substitute(match_id, other, "Again")) == "refuse-already-joined"
    assert await days.matches.seat_changes.substitute(match_id, USERS[2], NAMES[2]) == seat
    assert await days.holder(match_id, seat) == "substitute"
    assert await refusal_of(days.matches.seat_changes.come_back(match_id, USERS[seat])) == "refuse-not-a-player"
    days.matches.cache.forget(match_id)
    assert (await days.look(match_id)).seats[seat].user_id == USERS[2]


async def test_a_substitute_has_waking_hours_of_their_own(days: Days) -> None:
    match_id = await begin(days.matches, people=2)
    seat = await seat_asked(days, match_id)
    await days.matches.cache.preferences.choose("user", USERS[seat], WAKING, "UTC 480 1200")
    await days.store.prefer("user", USERS[2], WAKING, "Asia/Tokyo 540 1320")
    await days.wait(41 * HOUR)
    await days.matches.seat_changes.substitute(match_id, USERS[2], NAMES[2])
    table = await days.look(match_id)
    assert table.clock is not None
    assert table.clock.seats[seat].waking == Waking("Asia/Tokyo", 540, 1320)


async def test_waking_hours_reach_a_match_that_another_process_holds(days: Days) -> None:
    match_id = await begin(days.matches, people=2)
    seat = await seat_asked(days, match_id)
    other = matches_with_lobbies(days.store, lambda: days.time, lambda match_id: None, LAX_QUOTAS)
    await other.cache.preferences.choose("user", USERS[seat], WAKING, "Asia/Tokyo 540 1320")
    days.matches.cache.preferences.forget()  # a minute later
    await play_moves(days, match_id)
    table = await days.look(match_id)
    assert table.clock is not None
    assert table.clock.seats[seat].waking == Waking("Asia/Tokyo", 540, 1320)
    assert sum('"waking_set"' in text for text in await days.texts(match_id)) == 1
    await days.matches.cache.preferences.choose("user", USERS[seat], WAKING, "Asia/Tokyo 480 1320")
    await choose_first(days.matches, match_id)
    table = await days.look(match_id)
    assert table.clock is not None
    assert table.clock.seats[seat].waking == Waking("Asia/Tokyo", 480, 1320), "at once where they were chosen"


async def test_a_reserve_of_the_lobby_substitutes_by_itself(days: Days) -> None:
    match_id = await begin(days.matches, people=2)
    seat = await seat_asked(days, match_id)
    await lobby_of(days.matches).lobbies.reserve(match_id, USERS[2], NAMES[2])
    await days.wait(41 * HOUR)
    assert (await days.look(match_id)).seats[seat].user_id == USERS[2]
    assert await days.store.reserves(match_id) == ()


async def test_no_task_or_timer_waits_for_a_deadline(days: Days, monkeypatch: pytest.MonkeyPatch) -> None:
    loop, timers = asyncio.get_running_loop(), list[float]()
    for name in ("call_later", "call_at"):
        monkeypatch.setattr(loop, name, _recording(getattr(loop, name), timers))
    before = asyncio.all_tasks()
    for channel in range(5):
        match_id = await begin(days.matches, people=2, channel=channel)
        await choose_first(days.matches, match_id)
        assert (await days.look(match_id)).clock is not None
    await days.wait(13 * HOUR)
    assert asyncio.all_tasks() == before
    assert timers == []


def _recording(
    set_timer: Callable[..., asyncio.TimerHandle], timers: list[float]
) -> Callable[..., asyncio.TimerHandle]:
    def recorded(when: float, *given: Any, **more: Any) -> asyncio.TimerHandle:
        timers.append(when)
        return set_timer(when, *given, **more)

    return recorded


async def test_a_match_ends_when_all_agree(days: Days) -> None:
    match_id = await begin(days.matches, people=2)
    assert await days.matches.cancellation.request(match_id, USERS[0]) == "asked"
    request = (await days.look(match_id)).cancel_request
    assert request is not None
    assert await days.matches.cancellation.consent(match_id, USERS[1], request.name, agree=True) == ()
    (outcome,) = await days.store.outcomes()
    assert outcome.ending == "agreed"
    assert (await days.look(match_id)).row.status == "cancelled"


async def test_an_outage_costs_no_player_time(days: Days) -> None:
    match_id = await begin(days.matches, people=2)
    seat = await seat_asked(days, match_id)
    await days.wait(15 * HOUR)
    await days.restart(6 * HOUR + 300)
    await days.matches.sweep()
    await days.wait(30 * 60)
    assert await days.notices(match_id) == []
    await days.wait(HOUR)
    assert await days.notices(match_id) == [(USERS[seat], "reminded")]
    (gap,) = await days.store.outages()
    assert isinstance(gap, GapRow)
    assert gap.until - gap.since == 6 * HOUR + 300


async def test_an_outage_that_another_process_has_noted_costs_no_player_time(days: Days) -> None:
    match_id = await begin(days.matches, people=2)
    seat = await seat_asked(days, match_id)
    other = matches_with_lobbies(days.store, lambda: days.time, lambda match_id: None, LAX_QUOTAS)
    await days.wait(HOUR)
    await other.sweep()
    await days.wait(30 * HOUR)
    await other.sweep()
    await days.wait(20 * HOUR)
    assert len(await days.store.outages()) == 1
    assert await days.holder(match_id, seat) == "owner"
    await choose_first(days.matches, match_id)
    held = (await days.look(match_id)).clock
    days.matches.cache.forget(match_id)
    read = (await days.look(match_id)).clock
    assert held is not None
    assert read is not None
    assert held == read


async def test_an_outage_that_a_busy_store_did_not_keep_is_noted_again(
    days: Days, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = await begin(days.matches, people=2)
    seat = await seat_asked(days, match_id)
    await days.wait(HOUR)
    days.time += 41 * HOUR
    with monkeypatch.context() as busy:
        busy.setattr(days.store, "set_instants", AsyncMock(side_effect=Busy()))
        with pytest.raises(Busy):
            await days.matches.sweep()
    await days.wait(HOUR)
    assert await days.holder(match_id, seat) == "owner"
    (gap,) = await days.store.outages()
    assert gap.until - gap.since == 42 * HOUR


async def test_an_undo_takes_the_addition_to_the_bank_back(days: Days) -> None:
    match_id = await begin(days.matches, people=2)
    await play_moves(days, match_id)
    seat = await seat_asked(days, match_id)
    held = (await days.look(match_id)).clock
    assert held is not None
    bank = held.seats[seat].bank
    await days.wait(HOUR)
    await choose_first(days.matches, match_id)
    await days.matches.undoing.undo(match_id, USERS[seat], "undo")
    after = (await days.look(match_id)).clock
    assert after is not None
    assert after.seats[seat].bank == bank
    turn = after.seats[seat].turn
    assert turn is not None
    assert turn.free == 11 * HOUR


async def test_announced_vacation_is_used_where_the_bank_would_run_out(days: Days) -> None:
    match_id = await begin(days.matches, people=2)
    await play_moves(days, match_id)
    seat = await seat_asked(days, match_id)
    await days.matches.cache.preferences.choose("user", USERS[seat], AWAY, f"{days.time} {days.time + 8 * DAY}")
    await days.wait(7 * DAY)
    assert await days.holder(match_id, seat) == "owner"
    (running,) = await days.store.vacations(USERS[seat], 5)
    assert running.until is None
    await choose_first(days.matches, match_id)
    (ended,) = await days.store.vacations(USERS[seat], 5)
    assert ended.until == days.time


async def test_a_match_without_a_clock_is_played_as_before(days: Days) -> None:
    match_id = await begin(days.matches, people=2)
    table = await days.look(match_id)
    async with days.matches.cache.lock_match(match_id) as held:
        held.clock = None
    await choose_first(days.matches, match_id)
    assert len(await days.store.clock(match_id)) == 2
    assert (await days.look(match_id)).log_length > table.log_length


async def test_the_card_counts_down_for_the_player_to_move(days: Days) -> None:
    table = await days.look(await begin(days.matches, people=2))
    card = turn_card.turn_card(
        table, EN.at(NAMES), Announcement(()), times=turn_card.CardTimes(lambda instant: instant + 5)
    )
    assert table.clock is not None
    left = deadlines(table.clock, table.asked()[0])
    assert left is not None
    said = [item.content for item in card.layout.walk_children() if isinstance(item, discord.ui.TextDisplay)]
    assert any(f"<t:{left.passes_on_at + 5}:R>" in text for text in said)
