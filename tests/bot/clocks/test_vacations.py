"""Announced vacation in a waiting match: its card and notices, and the effect of another announcement."""

import pytest

from bot.clocks.paces import DAY, HOUR
from bot.features.lobby.cards import lobby_card
from bot.interaction.translator import CATALOGUE
from bot.match.clock_keeper import AWAY, Away
from bot.match.new_match import LobbyTerms
from bot.match.notices import Notice, is_true
from bot.match.outbox import EVERYONE
from bot.words import LOCALES
from engine.core.types import Seat
from tests.bot.cards.test_cards import text_of
from tests.bot.commands.test_arbiters import ZOE
from tests.bot.lobbies import lobby_of
from tests.bot.tabletop import USERS, begin, choose_first
from tests.bot.virtual_days import Days


async def away(days: Days, user: int, until: int) -> None:
    await days.matches.cache.preferences.choose("user", user, AWAY, f"{days.time} {until}")


async def begin_on_vacation(days: Days) -> tuple[str, Seat]:
    """Begin a match in which a player uses vacation, announced for eight days four days ago."""
    match_id = await begin(days.matches, people=2)
    for _ in range(6):
        await choose_first(days.matches, match_id)
    seat = (await days.look(match_id)).asked()[0]
    await away(days, USERS[seat], days.time + 8 * DAY)
    await days.wait(5 * DAY)
    return match_id, seat


async def test_vacation_announced_again_goes_on_until_the_new_return(days: Days) -> None:
    match_id, seat = await begin_on_vacation(days)
    await away(days, USERS[seat], days.time + 9 * DAY)
    await days.matches.seat_changes.take_in_vacation(match_id, USERS[seat])
    await days.wait(8 * DAY)
    assert await days.holder(match_id, seat) == "owner"
    assert (await days.look(match_id)).asked() == [seat]
    used = sum((row.until or days.time) - row.since for row in await days.store.vacations(USERS[seat], 5))
    assert 8 * DAY < used < 10 * DAY
    await days.wait(2 * DAY)
    assert '"excused"' in "".join(await days.texts(match_id))


async def test_vacation_goes_on_when_players_end_a_pause_early(days: Days) -> None:
    match_id, seat = await begin_on_vacation(days)
    await agree_to_pause(days, match_id, 1)
    days.time += HOUR
    await agree_to_pause(days, match_id, 0)
    assert await days.holder(match_id, seat) == "owner"
    await days.wait(2 * DAY)
    assert await days.holder(match_id, seat) == "owner"


async def test_vacation_goes_on_after_the_pause_of_an_arbiter(days: Days) -> None:
    match_id, seat = await begin_on_vacation(days)
    await days.matches.arbiter.pause(match_id, ZOE)
    days.time += HOUR
    await days.matches.arbiter.resume(match_id, ZOE)
    assert await days.holder(match_id, seat) == "owner"


async def agree_to_pause(days: Days, match_id: str, length: int) -> None:
    """Agree with both players to a pause of that many days."""
    assert await days.matches.pausing.request(match_id, USERS[0], length) == "asked"
    request = (await days.look(match_id)).pause_request
    assert request is not None
    await days.matches.pausing.consent(match_id, USERS[1], request.name, agree=True)


async def begin_out_of_time(days: Days) -> tuple[str, Seat]:
    """Begin a match in which the player to move ran out of time half a minute ago, before any sweep."""
    match_id = await begin(days.matches, people=2)
    for _ in range(6):
        await choose_first(days.matches, match_id)
    seat = (await days.look(match_id)).asked()[0]
    await days.wait(102 * HOUR - 30)  # 12 hours, and 90 of the bank
    assert await days.holder(match_id, seat) == "owner"
    days.time += 60
    return match_id, seat


@pytest.mark.parametrize("act", ["pause", "extend", "arbiter"])
async def test_a_computer_player_moves_though_an_act_came_before_the_sweep(days: Days, act: str) -> None:
    match_id, seat = await begin_out_of_time(days)
    length = (await days.look(match_id)).log_length
    if act == "pause":
        assert await days.matches.pausing.request(match_id, USERS[1 - seat], 14) == "done"
    elif act == "extend":
        await days.matches.arbiter.extend(match_id, ZOE, 24, 1 - seat)
    else:
        await days.matches.arbiter.pause(match_id, ZOE)
    assert (await days.look(match_id)).log_length > length


async def test_in_a_match_without_vacation_a_bank_runs_out(days: Days) -> None:
    match_id = await begin(days.matches, people=2, vacation="off")
    for _ in range(6):
        await choose_first(days.matches, match_id)
    seat = (await days.look(match_id)).asked()[0]
    await away(days, USERS[seat], days.time + 8 * DAY)
    await days.wait(5 * DAY)
    assert await days.store.vacations(USERS[seat], 5) == ()
    assert '"excused"' in "".join(await days.texts(match_id))


async def test_a_player_who_is_back_early_has_time_until_the_move(days: Days) -> None:
    match_id, seat = await begin_on_vacation(days)
    await days.matches.cache.preferences.choose("user", USERS[seat], AWAY, None)
    await days.matches.seat_changes.take_in_vacation(match_id, USERS[seat])
    await days.wait(DAY)
    assert (await days.look(match_id)).asked() == [seat]
    assert await choose_first(days.matches, match_id) == USERS[seat]


async def test_the_card_is_rewritten_when_vacation_begins(days: Days) -> None:
    match_id = await begin(days.matches, people=2)
    for _ in range(6):
        await choose_first(days.matches, match_id)
    seat = (await days.look(match_id)).asked()[0]
    await away(days, USERS[seat], days.time + 8 * DAY)
    before = [row.id for row in await days.store.unsent(match_id) if row.target == EVERYONE]
    await days.wait(5 * DAY)
    after = [row.id for row in await days.store.unsent(match_id) if row.target == EVERYONE]
    assert len(after) == len(before) + 1


async def test_only_the_latest_notice_of_a_turn_is_true(days: Days) -> None:
    match_id, seat = await begin_on_vacation(days)
    table = await days.look(match_id)
    assert table.clock is not None
    clock = table.clock
    turn = clock.seats[seat].turn
    assert turn is not None
    kinds = ("bank_started", "bank_low", "vacation")
    true = [
        kind for kind in kinds if is_true(Notice(kind, seat, turn.since), USERS[seat], table.row, table.seats, clock)
    ]
    assert true == ["vacation"]


async def test_a_first_move_has_no_vacation(days: Days) -> None:
    match_id = await begin(days.matches, people=2)
    table = await days.look(match_id)
    seat = table.asked()[0]
    await away(days, USERS[seat], days.time + DAY)
    found = await days.matches.cache.clocks.away(table, [seat])
    assert found == {seat: Away(days.time + DAY, 0)}
    await days.wait(25 * HOUR)
    assert await days.matches.cache.clocks.away(await days.look(match_id), [seat]) == {}


async def test_a_lobby_names_absent_players(days: Days) -> None:
    row = await lobby_of(days.matches).lobbies.open(7, 5, USERS[0], "Ada", LobbyTerms("caylus", 2))
    await away(days, USERS[0], days.time + DAY)
    match, seats = await lobby_of(days.matches).lobbies.get_lobby(row.id)
    gone = await days.matches.cache.clocks.away_in_lobby(seats)
    for locale in LOCALES:
        words = CATALOGUE.words(locale)
        line = words("lobby-away", when=f"<t:{days.time + DAY}:R>")
        assert line in text_of(lobby_card(words, match, seats, gone))
        assert line not in text_of(lobby_card(words, match, seats))
