"""Acts just after a deadline or during vacation: no miss is charged unfairly, and no match gets stuck."""

from random import Random

import pytest

from bot.clocks.clock import SeatClock
from bot.clocks.paces import DAY, HOUR
from bot.match.notices import Notice, is_true, unpack, user_of
from bot.match.undoing import UndoWish, undo_points
from engine.core.log import Redo
from engine.core.types import Seat
from storage.waiting_lists import ReserveRow
from tests.bot.clocks.test_vacations import away, begin_on_vacation, begin_out_of_time
from tests.bot.commands.test_arbiters import ZOE
from tests.bot.tabletop import STRANGER, USERS, begin, build, choose_first
from tests.bot.virtual_days import Days


async def clock(days: Days, match_id: str, seat: Seat) -> SeatClock:
    table = await days.look(match_id)
    assert table.clock is not None
    return table.clock.seats[seat]


async def true_notices(days: Days, match_id: str) -> list[Notice]:
    """Return the waiting notices that are still true."""
    table, found = await days.look(match_id), []
    for row in await days.store.unsent(match_id):
        user = user_of(row.target)
        if user is not None and table.clock is not None:
            notice = unpack(row.body)
            found += [notice] if is_true(notice, user, table.row, table.seats, table.clock) else []
    return found


async def test_a_move_made_in_vacation_is_taken_back_without_a_miss(days: Days) -> None:
    match_id, seat = await begin_on_vacation(days)
    excuses = (await clock(days, match_id, seat)).excuses
    days.time += 60
    await choose_first(days.matches, match_id)
    days.time += 30
    assert await days.matches.undoing.undo(match_id, USERS[seat], "undo") == "done"
    after = await clock(days, match_id, seat)
    assert (after.holder, after.excuses) == ("owner", excuses)
    assert (await days.look(match_id)).asked() == [seat]


async def test_another_players_undo_withdraws_a_question_without_a_miss(days: Days) -> None:
    match_id, seat = await begin_on_vacation(days)
    days.time += 60
    await choose_first(days.matches, match_id)
    table, other = await days.look(match_id), 1 - seat
    assert table.asked() == [other]
    keep = [keep for keep in undo_points(table) if table.core.actions[keep].seat == other][-1]
    await days.matches.undoing.undo(match_id, USERS[other], "undo", UndoWish(keep))
    request = (await days.look(match_id)).undo_request
    assert request is not None
    await days.matches.undoing.consent(match_id, USERS[seat], request.name, agree=True, key="agree")
    assert (await days.look(match_id)).asked() == [other]
    assert (await clock(days, match_id, seat)).excuses == 2


async def test_a_match_goes_on_after_an_arbiters_undo_to_a_late_player(days: Days) -> None:
    match_id, seat = await begin_on_vacation(days)
    days.time += 60
    await choose_first(days.matches, match_id)
    await away(days, USERS[seat], 0)  # is back, but the time is up
    await days.matches.arbiter.undo(match_id, ZOE, UndoWish(), "undo")
    length = (await days.look(match_id)).log_length
    await days.wait(20 * DAY)
    assert (await days.look(match_id)).log_length > length


async def test_a_returning_players_undo_needs_the_others_consent(days: Days) -> None:
    """The time of another player has run out meanwhile; no computer player moves between the return and the request."""
    match_id = await begin(days.matches, people=3)
    for _ in range(9):
        await choose_first(days.matches, match_id)
    first = (await days.look(match_id)).asked()[0]
    async with days.matches.cache.lock_match(match_id) as table:
        update = await days.matches.cache.clocks.begin(table)
        assert update is not None
        update.pass_on(first)
        await days.matches.cache.save_clock(table, None)
    await days.wait(102 * HOUR - 30)
    days.time += 60
    outcome = await days.matches.undoing.undo(match_id, USERS[first], "undo")
    assert outcome != "asked" or (await days.look(match_id)).undo_request is not None


async def test_a_player_who_comes_back_by_a_redo_restores_the_undone_moves(days: Days) -> None:
    """Both were asked at once and have left; the computer player of the other one moves after the redo."""
    match_id = await begin(days.matches, people=2, game="catan_cards", mode="tournament")
    table = await days.look(match_id)
    mine = next(one for one in table.core.decisions if one.ask.seat == 0)
    await days.matches.choose(match_id, USERS[0], table.decision_name(mine), build(mine, Random(1)), "deck")
    await days.matches.undoing.undo(match_id, USERS[0], "undo")
    await days.wait(41 * HOUR)
    assert {await days.holder(match_id, seat) for seat in (0, 1)} == {"computer"}
    await days.matches.undoing.redo(match_id, USERS[0], "redo")
    assert any(entry == Redo(0) for entry in (await days.look(match_id)).core.log)
    assert await days.holder(match_id, 0) == "owner"


async def test_a_redo_gives_the_banks_back_that_its_undo_took(days: Days) -> None:
    match_id = await begin(days.matches, people=2)
    for _ in range(6):
        await choose_first(days.matches, match_id)
    banks = [(await clock(days, match_id, seat)).bank for seat in (0, 1)]
    keep = undo_points(await days.look(match_id))[-3]
    await days.matches.arbiter.undo(match_id, ZOE, UndoWish(keep), "undo")
    days.time += 10
    await days.matches.arbiter.redo(match_id, ZOE, "redo")
    assert [(await clock(days, match_id, seat)).bank for seat in (0, 1)] == banks


async def test_a_substitute_soon_has_a_seat_that_an_act_has_freed(days: Days) -> None:
    match_id = await begin(days.matches, people=3)
    for _ in range(9):
        await choose_first(days.matches, match_id)
    await days.store.add_reserve(match_id, ReserveRow(STRANGER, "Zed", days.time))
    seat = (await days.look(match_id)).asked()[0]
    await days.matches.arbiter.replace(match_id, ZOE, seat, None, "Computer")
    days.time += 60
    await days.matches.sweep()
    assert STRANGER in {one.user_id for one in (await days.look(match_id)).seats}


async def test_a_move_just_after_the_deadline_is_no_miss(days: Days) -> None:
    match_id, _ = await begin_out_of_time(days)
    await choose_first(days.matches, match_id)
    assert "excused" not in {notice.kind for notice in await true_notices(days, match_id)}


async def test_vacation_announced_again_has_one_notice(days: Days) -> None:
    match_id, seat = await begin_on_vacation(days)
    await away(days, USERS[seat], days.time + 9 * DAY)
    await days.matches.seat_changes.take_in_vacation(match_id, USERS[seat])
    assert [notice.kind for notice in await true_notices(days, match_id)].count("vacation") == 1


async def test_the_notice_of_vacation_disappears_when_the_bank_grows(days: Days) -> None:
    match_id, seat = await begin_on_vacation(days)
    await days.matches.arbiter.extend(match_id, ZOE, 24, seat)
    assert "vacation" not in {notice.kind for notice in await true_notices(days, match_id)}


@pytest.mark.parametrize("act", ["vacate", "resign"])
async def test_no_substitute_waits_for_a_seat_that_a_computer_player_keeps(days: Days, act: str) -> None:
    match_id = await begin(days.matches, people=2)
    for _ in range(6):
        await choose_first(days.matches, match_id)
    seat = (await days.look(match_id)).asked()[0]
    length = (await days.look(match_id)).log_length
    if act == "vacate":
        await days.matches.seat_changes.vacate(match_id, USERS[seat], "Computer")
    else:
        await days.matches.resign(match_id, USERS[seat], "Computer")
    assert (await days.look(match_id)).log_length > length
