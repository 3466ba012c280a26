"""Seats of computer players: the card offers them to people, and the table reads of each change."""

import discord

from bot.cards import custom_ids
from bot.cards.event_lines import lines
from bot.cards.turn_card import turn_card
from bot.clocks.paces import HOUR
from bot.delivery.notices import notice_text
from bot.interaction.translator import CATALOGUE
from bot.match.arbiter import Ruling
from bot.match.match import SeatedMatch
from bot.match.new_match import LobbyTerms
from bot.match.notices import Notice, is_true
from bot.match.outbox import EVERYONE, Announcement, unpack
from bot.words import LOCALES
from tests.bot.lobbies import lobby_of
from tests.bot.tabletop import NAMES, USERS, begin, choose_first, refusal_of
from tests.bot.virtual_days import Days

EN = CATALOGUE.words("en")


def card(table: SeatedMatch, locale: str = "en") -> tuple[str, set[str]]:
    """Return the text of a match's card, and the ids of its buttons."""
    layout = turn_card(table, CATALOGUE.words(locale).at(table.names), Announcement(())).layout
    items = [*layout.walk_children()]
    said = "\n".join(one.content for one in items if isinstance(one, discord.ui.TextDisplay))
    return said, {one.custom_id for one in items if isinstance(one, discord.ui.Button) and one.custom_id}


async def unpublished_news(days: Days, match_id: str) -> list[str]:
    """Return the unpublished news of a match."""
    table = await days.look(match_id)
    news = [unpack(row.body) for row in await days.store.unsent(match_id) if row.target == EVERYONE]
    return [line for one in news for line in lines(EN.at(table.names), table.row.game, one.events)]


async def test_the_card_offers_the_seat_of_a_computer_player(days: Days) -> None:
    match_id = await begin(days.matches, people=3)
    seat = (await days.look(match_id)).asked()[0]
    offer = custom_ids.make(custom_ids.CLOCK, "seat", match_id)
    assert offer not in card(await days.look(match_id))[1]
    await days.wait(41 * HOUR)
    for locale in LOCALES:
        said, ids = card(await days.look(match_id), locale)
        assert CATALOGUE.words(locale)("card-seat-free", players=NAMES[seat]) in said
        assert offer in ids
    await days.matches.seat_changes.come_back(match_id, USERS[seat])
    assert offer not in card(await days.look(match_id))[1]


async def test_the_table_reads_that_a_player_is_back(days: Days) -> None:
    match_id = await begin(days.matches, people=2)
    seat = (await days.look(match_id)).asked()[0]
    await days.wait(41 * HOUR)
    before = await unpublished_news(days, match_id)
    await days.matches.seat_changes.come_back(match_id, USERS[seat])
    assert await unpublished_news(days, match_id) == [*before, EN("event-returned", player=NAMES[seat])]
    await days.matches.seat_changes.come_back(match_id, USERS[seat])
    assert len(await unpublished_news(days, match_id)) == len(before) + 1


async def test_a_request_for_an_undo_counts_as_a_return(days: Days) -> None:
    match_id = await begin(days.matches, people=3)
    seat = (await days.look(match_id)).asked()[0]
    await days.wait(41 * HOUR)
    await choose_first(days.matches, match_id)
    assert await days.matches.undoing.undo(match_id, USERS[seat], "undo") == "asked"
    assert await days.holder(match_id, seat) == "owner", "what is taken back is this player's to choose again"


async def test_a_return_after_an_excuse_is_no_news(days: Days) -> None:
    match_id = await begin(days.matches, people=2)
    for _ in range(6):
        await choose_first(days.matches, match_id)
    seat = (await days.look(match_id)).asked()[0]
    while await days.holder(match_id, seat) == "owner" and (await days.look(match_id)).asked()[0] == seat:
        await days.wait(6 * HOUR)
    await days.matches.seat_changes.come_back(match_id, USERS[seat])
    assert EN("event-returned", player=NAMES[seat]) not in await unpublished_news(days, match_id)


async def test_the_table_reads_who_takes_over_a_seat(days: Days) -> None:
    match_id = await begin(days.matches, people=2)
    seat = (await days.look(match_id)).asked()[0]
    await days.wait(41 * HOUR)
    await days.matches.seat_changes.substitute(match_id, USERS[2], NAMES[2])
    assert (await unpublished_news(days, match_id))[-1] == EN("event-substituted", player=NAMES[2], name=NAMES[seat])
    told = await days.notices(match_id)
    assert (USERS[seat], "taken_over") in told
    assert (USERS[2], "seated") not in told


async def test_a_reserve_who_gets_a_seat_is_notified(days: Days) -> None:
    match_id = await begin(days.matches, people=2)
    seat = (await days.look(match_id)).asked()[0]
    assert await lobby_of(days.matches).lobbies.reserve(match_id, USERS[2], NAMES[2])
    await days.wait(41 * HOUR)
    assert (await unpublished_news(days, match_id))[-1] == EN("event-substituted", player=NAMES[2], name=NAMES[seat])
    assert (USERS[2], "seated") in await days.notices(match_id)
    table = await days.look(match_id)
    assert table.clock is not None
    for user, notice in ((USERS[2], Notice("seated", seat)), (USERS[seat], Notice("taken_over", seat))):
        assert is_true(notice, user, table.row, table.seats, table.clock)
        for locale in LOCALES:
            assert notice_text(CATALOGUE.words(locale), table.row, table.clock, USERS[2], notice, int)


async def users_concerned(days: Days, match_id: str, kind: str, seat: int) -> list[int]:
    """Return the users for whom a notice about a seat is true now."""
    table = await days.look(match_id)
    assert table.clock is not None
    clock = table.clock
    return [user for user in USERS[:4] if is_true(Notice(kind, seat), user, table.row, table.seats, clock)]


async def test_notices_of_a_seat_concern_its_current_and_former_player(days: Days) -> None:
    match_id = await begin(days.matches, people=2)
    seat = (await days.look(match_id)).asked()[0]
    await lobby_of(days.matches).lobbies.reserve(match_id, USERS[2], NAMES[2])
    await days.wait(41 * HOUR)
    assert await users_concerned(days, match_id, "seated", seat) == [USERS[2]]
    while await days.holder(match_id, seat) != "computer":
        while (await days.look(match_id)).asked()[0] != seat:
            await choose_first(days.matches, match_id)
        await days.wait(6 * HOUR)
    assert await users_concerned(days, match_id, "passed_on", seat) == [USERS[2]]
    await days.matches.seat_changes.substitute(match_id, USERS[seat], NAMES[seat])
    assert await users_concerned(days, match_id, "seated", seat) == [USERS[seat]]
    assert USERS[seat] not in await users_concerned(days, match_id, "taken_over", seat)
    assert USERS[2] in await users_concerned(days, match_id, "taken_over", seat)
    assert (await days.notices(match_id))[-1] == (USERS[2], "taken_over")


async def test_taking_another_seat_ends_the_wait_for_one(days: Days) -> None:
    lobbies = lobby_of(days.matches).lobbies
    row = await lobbies.open(7, 5, USERS[0], NAMES[0], LobbyTerms("caylus", 3))
    for user, name in zip(USERS[1:3], NAMES[1:3], strict=True):
        await lobbies.join(row.id, user, name)
    for user, name in zip(USERS[3:5], NAMES[3:5], strict=True):
        await lobbies.reserve(row.id, user, name)
    await lobbies.leave(row.id, USERS[2])
    await lobbies.join(row.id, USERS[3], NAMES[3])
    await lobby_of(days.matches).starting.start(row.id, USERS[0])
    assert [one.user_id for one in await days.store.reserves(row.id)] == [USERS[4]]
    ruling = Ruling(USERS[2], NAMES[2], "wanted")
    await days.matches.arbiter.replace(row.id, ruling, 1, USERS[4], NAMES[4])
    assert await days.store.reserves(row.id) == ()
    await days.matches.resign(row.id, USERS[3], "Computer 1")
    await days.wait(90 * HOUR)
    assert USERS[3] not in [seat.user_id for seat in await days.store.seats(row.id)]


async def test_a_player_may_stop_waiting_for_a_seat(days: Days) -> None:
    match_id = await begin(days.matches, people=2)
    assert await lobby_of(days.matches).lobbies.reserve(match_id, USERS[2], NAMES[2])
    assert not await lobby_of(days.matches).lobbies.reserve(match_id, USERS[2], NAMES[2])
    assert await days.store.reserves(match_id) == ()
    assert (
        await refusal_of(lobby_of(days.matches).lobbies.reserve(match_id, USERS[0], NAMES[0]))
        == "refuse-already-joined"
    )


async def test_a_notice_of_a_miss_counts_the_excuses_left(days: Days) -> None:
    match_id = await begin(days.matches, people=2)
    table = await days.look(match_id)
    assert table.clock is not None
    said = {
        notice_text(CATALOGUE.words("en"), table.row, clock, USERS[0], Notice("excused", 0), int)
        for clock in (
            table.clock.with_seat(0, type(seat)(seat.bank, excuses))
            for seat in table.clock.seats[:1]
            for excuses in (0, 1, 2)
        )
    }
    assert len(said) == 3
