"""Orders in a match: given, carried out, broken, over, undone, cancelled, never passed on, and kept over a restart."""

import asyncio
import random
from collections.abc import AsyncIterator
from typing import Any, NoReturn
from unittest.mock import AsyncMock

import pytest
from msgspec import structs

from bot.features.privacy.service import Privacy
from bot.match import order_answers
from bot.match.arbiter import Ruling
from bot.match.giving_orders import MATCH, MAX_ORDERS, MAX_PLAYED_PREMOVES, PHASE, compose
from bot.match.match import SeatedMatch
from bot.match.notices import ORDER_ENDED_NOTICE, target, unpack
from bot.match.order_answers import StandingOrders
from bot.match.service import Matches
from bot.match.settings import ROUTINE
from bot.match.standing_orders import BROKEN, PHASE_ENDED, PREMOVE, TAKEN_BACK, TIME_UP, Order
from bot.match.undoing import UndoWish
from engine import GAMES
from engine.core.types import Seat
from storage.errors import Busy, Closed
from storage.matches import SavedMatch
from tests.bot.lobbies import lobby_of
from tests.bot.tabletop import NOW, PICKS, USERS, Room, begin, pick, refusal_of
from tests.bot.tabletop import open_question as asked_first

SHORT_DELAY = 0.001
FREE = "f_peddler@7"
"""A place in Caylus that is free at the beginning."""


class OrderedMatch:
    """Match of Caylus in which orders are carried out."""

    def __init__(self, room: Room, match_id: str) -> None:
        self.room, self.id = room, match_id
        self.carry_out_orders()

    @property
    def tables(self) -> Matches:
        return self.room.tables

    def carry_out_orders(self) -> None:
        """Carry out the orders, as the running process does."""
        self.standing = StandingOrders(self.tables)
        self.tables.cache.notify = self.standing.notify

    async def table(self) -> SeatedMatch:
        return await self.tables.get_match(self.id)

    async def settle(self) -> None:
        for _ in range(30):
            await asyncio.sleep(SHORT_DELAY)

    async def open_question(self) -> tuple[int, Seat]:
        """Return the user and the seat to move."""
        user, _, ask = await asked_first(self.tables, self.id)
        return user, ask.seat

    async def choose(self, key: str) -> None:
        """Choose by hand for the player to move."""
        user, name, _ = await asked_first(self.tables, self.id)
        await self.tables.choose(self.id, user, name, (key,), f"by hand {name}")
        await self.settle()

    async def premove(self, seat: Seat, key: str, scope: str = MATCH) -> None:
        """Order a place in advance for a seat."""
        table = await self.table()
        order = compose(table, seat, Order(PREMOVE, kind="place", keys=(key,)), scope)
        await self.tables.ordering.give(self.id, table.seats[seat].user_id or 0, order)
        await self.settle()

    async def ids(self, seat: Seat) -> list[str]:
        """Return the active orders of a seat."""
        return [order.id for order in (await self.table()).orders_of(seat) if not order.is_used_up]

    async def endings(self, seat: Seat) -> list[str]:
        """Return the unread reasons why orders of a seat are over."""
        user = (await self.table()).seats[seat].user_id or 0
        rows = await self.tables.store.unsent(self.id)
        notices = [unpack(row.body) for row in rows if row.target == target(user)]
        return [notice.why for notice in notices if notice.kind == ORDER_ENDED_NOTICE]

    async def placed(self) -> list[tuple[int, str]]:
        """Return the seats and keys of placements, in the order of the log."""
        return [(one.seat, one.picks[0]) for one in (await self.table()).core.actions if one.kind == "place"]


@pytest.fixture
async def playing(room: Room, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[OrderedMatch]:
    monkeypatch.setattr(order_answers, "delay", lambda: SHORT_DELAY)
    match = OrderedMatch(room, await begin(room.tables, 3))
    yield match
    await match.standing.finish()


async def seats_in_order(playing: OrderedMatch) -> tuple[Seat, Seat, Seat]:
    """Return the seats in the order of play."""
    order = (await playing.table()).core.position.state.order
    return order[0], order[1], order[2]


async def test_a_manual_answer_ends_a_premove(playing: OrderedMatch) -> None:
    """An undo reopens the question and the player decides otherwise: the premove is not played in the next turn."""
    _, second, _ = await seats_in_order(playing)
    await playing.premove(second, FREE)
    await playing.choose("castle")
    await playing.tables.arbiter.undo(playing.id, Ruling(USERS[4], "Zoe", "a slip"), UndoWish(), "undo")
    await playing.settle()
    await playing.choose("gate")
    await playing.choose("joust_field")
    await playing.choose("trading_post")
    assert (await playing.open_question())[1] == second
    assert await playing.ids(second) == []


async def test_an_order_skips_a_question_that_an_undo_reopened_before_a_redo(playing: OrderedMatch) -> None:
    _, second, _ = await seats_in_order(playing)
    await playing.choose("castle")
    table = await playing.table()
    user = table.seats[second].user_id or 0
    await playing.tables.ordering.give(playing.id, user, compose(table, second, Order("pass"), MATCH))
    await playing.settle()
    await playing.tables.undoing.undo(playing.id, user, "undo")
    await playing.settle()
    count, ruling = len((await playing.table()).core.actions), Ruling(USERS[4], "Zoe", "a slip")
    await playing.tables.arbiter.undo(playing.id, ruling, UndoWish(), "undo more")
    await playing.settle()
    await playing.tables.arbiter.redo(playing.id, ruling, "redo")
    await playing.settle()
    assert (await playing.open_question())[1] == second
    assert len((await playing.table()).core.actions) == count


async def test_orders_are_tried_again_after_a_busy_store(
    playing: OrderedMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, second, _ = await seats_in_order(playing)
    await playing.premove(second, FREE)
    await playing.standing.finish()
    playing.tables.cache.notify = lambda match_id: None  # the process dies before the order answers
    await playing.choose("castle")
    await playing.room.restart()
    monkeypatch.setattr(order_answers, "ORDER_RETRY_SECONDS", SHORT_DELAY)
    load, failures = playing.tables.store.load, [Busy()]

    async def busy(match_id: str) -> SavedMatch | None:
        if failures:
            raise failures.pop()
        return await load(match_id)

    monkeypatch.setattr(playing.tables.store, "load", busy)
    playing.carry_out_orders()
    await playing.standing.resume()
    await playing.settle()
    assert (await playing.placed())[-1] == (second, FREE)


async def test_a_premove_is_played_when_its_question_is_asked(playing: OrderedMatch) -> None:
    first, second, third = await seats_in_order(playing)
    await playing.premove(second, FREE)
    assert await playing.placed() == []
    await playing.choose("castle")
    assert await playing.placed() == [(first, "castle"), (second, FREE)]
    assert (await playing.open_question())[1] == third
    assert await playing.ids(second) == []


async def test_the_line_of_an_order_is_that_of_a_press(playing: OrderedMatch) -> None:
    _, second, _ = await seats_in_order(playing)
    await playing.premove(second, FREE)
    await playing.choose("castle")
    *_, line = await playing.tables.store.log(playing.id)
    user = (await playing.table()).seats[second].user_id
    assert (line.seat, line.kind, line.picks, line.by_user, line.auto) == (second, "place", (FREE,), user, False)


async def test_an_order_answers_a_question_that_is_open_already(playing: OrderedMatch) -> None:
    first, _, _ = await seats_in_order(playing)
    await playing.premove(first, FREE)
    assert await playing.placed() == [(first, FREE)]


async def test_premoves_are_played_in_their_order(playing: OrderedMatch) -> None:
    first, second, third = await seats_in_order(playing)
    for seat, keys in ((second, ("castle", "gate")), (third, ("trading_post", "merchants_guild"))):
        for key in keys:
            await playing.premove(seat, key)
    await playing.choose(FREE)
    await playing.choose("joust_field")
    played = [FREE, "castle", "trading_post", "joust_field", "gate", "merchants_guild"]
    assert await playing.placed() == [*zip((first, second, third) * 2, played, strict=True)]


async def test_a_premove_breaks_when_its_place_is_taken(playing: OrderedMatch) -> None:
    first, second, _ = await seats_in_order(playing)
    await playing.premove(second, FREE)
    await playing.premove(second, "castle")
    await playing.choose(FREE)
    assert await playing.placed() == [(first, FREE)], "nor does the next premove answer for it"
    assert (await playing.open_question())[1] == second
    assert await playing.endings(second) == [BROKEN]
    await playing.choose("gate")
    assert await playing.ids(second) == [PREMOVE], "the broken one is over, the next is for the next question"


async def test_a_fulfilled_order_ends_silently(playing: OrderedMatch) -> None:
    _, second, _ = await seats_in_order(playing)
    order = compose(await playing.table(), second, Order("pass"), PHASE)
    await playing.tables.ordering.give(playing.id, (await playing.table()).seats[second].user_id or 0, order)
    while (await playing.table()).core.position.state.phase == "placing":
        await playing.choose("pass")
    assert (second, "pass") in await playing.placed()
    assert (await playing.ids(second), await playing.endings(second)) == ([], [])


async def test_an_order_given_during_the_question_precedes_earlier_ones(playing: OrderedMatch) -> None:
    first, second, _ = await seats_in_order(playing)
    await playing.premove(second, FREE)
    await playing.premove(second, "castle")
    await playing.choose(FREE)
    await playing.premove(second, "gate")
    assert await playing.placed() == [(first, FREE), (second, "gate")]
    assert [order.keys for order in (await playing.table()).orders_of(second) if not order.is_used_up] == [("castle",)]


async def test_the_end_of_an_order_for_a_phase_is_shown(playing: OrderedMatch) -> None:
    first, second, _ = await seats_in_order(playing)
    user = (await playing.table()).seats[second].user_id or 0
    order = compose(await playing.table(), second, Order("provost", amount=2), PHASE)
    await playing.tables.ordering.give(playing.id, user, order)
    while (await playing.table()).core.position.state.phase == "placing":
        await playing.choose("pass")
    assert await playing.ids(second) == []
    assert await playing.endings(second) == [PHASE_ENDED]
    assert await playing.endings(first) == []


async def test_an_expired_order_gives_no_answer(playing: OrderedMatch) -> None:
    first, second, _ = await seats_in_order(playing)
    await playing.premove(second, FREE, "day")
    playing.tables.cache.now = lambda: NOW + 86_400
    await playing.choose("castle")
    assert await playing.placed() == [(first, "castle")]
    assert (await playing.ids(second), await playing.endings(second)) == ([], [TIME_UP])


async def test_passing_unless_a_place_is_free(playing: OrderedMatch) -> None:
    first, second, third = await seats_in_order(playing)
    for seat, exceptions in ((second, ("castle",)), (third, ("castle", FREE))):
        order = compose(await playing.table(), seat, Order("pass", keys=exceptions), PHASE)
        await playing.tables.ordering.give(playing.id, (await playing.table()).seats[seat].user_id or 0, order)
    await playing.choose(FREE)
    assert (await playing.open_question())[1] == second
    await playing.choose("gate")
    assert (await playing.open_question())[1] == third
    await playing.choose("castle")
    assert (await playing.open_question())[1] == first


async def test_a_players_own_undo_of_a_premove_asks_and_deletes_it(playing: OrderedMatch) -> None:
    first, second, _ = await seats_in_order(playing)
    await playing.premove(second, FREE)
    await playing.choose("castle")
    user = (await playing.table()).seats[second].user_id or 0
    assert await playing.tables.undoing.undo(playing.id, user, "undo") == "done"
    await playing.settle()
    assert await playing.placed() == [(first, "castle")]
    assert (await playing.open_question())[1] == second
    assert (await playing.ids(second), await playing.endings(second)) == ([], [TAKEN_BACK])


async def test_only_a_new_order_answers_a_question_reopened_by_an_undo(playing: OrderedMatch) -> None:
    first, _, _ = await seats_in_order(playing)
    await playing.choose(FREE)
    user = (await playing.table()).seats[first].user_id or 0
    await playing.premove(first, "castle")
    await playing.tables.undoing.undo(playing.id, user, "undo")
    await playing.settle()
    assert await playing.placed() == []
    await playing.premove(first, "gate")
    assert await playing.placed() == [(first, "gate")]
    assert await playing.ids(first) == [PREMOVE]


async def test_a_move_undone_by_an_arbiter_stays_undone_until_a_redo(playing: OrderedMatch) -> None:
    first, second, _ = await seats_in_order(playing)
    await playing.premove(second, FREE)
    await playing.choose("castle")
    ruling = Ruling(USERS[4], "Zoe", "a slip")
    await playing.tables.arbiter.undo(playing.id, ruling, UndoWish(), "undo")
    await playing.settle()
    assert await playing.placed() == [(first, "castle")]
    assert (await playing.ids(second), await playing.endings(second)) == ([PREMOVE], [])
    await playing.tables.arbiter.redo(playing.id, ruling, "redo")
    await playing.settle()
    assert await playing.placed() == [(first, "castle"), (second, FREE)]
    assert await playing.ids(second) == []


async def test_another_players_undo_restores_a_premove(playing: OrderedMatch) -> None:
    first, second, _ = await seats_in_order(playing)
    await playing.premove(second, FREE)
    await playing.choose("castle")
    table = await playing.table()
    user = table.seats[first].user_id or 0
    await playing.tables.undoing.undo(playing.id, user, "undo")
    request = (await playing.table()).undo_request
    assert request is not None
    for seat in table.seats:
        if seat.seat != first:
            await playing.tables.undoing.consent(
                playing.id, seat.user_id or 0, request.name, agree=True, key=f"c{seat.seat}"
            )
    await playing.settle()
    assert (await playing.placed(), await playing.ids(second)) == ([], [PREMOVE])
    await playing.choose("gate")
    assert await playing.placed() == [(first, "gate"), (second, FREE)]
    assert await playing.ids(second) == [], "it is good once, however often it was taken back before"


async def test_a_redone_premove_is_used_up_again(playing: OrderedMatch) -> None:
    first, second, _ = await seats_in_order(playing)
    await playing.premove(second, FREE)
    await playing.premove(second, "trading_post")
    await playing.choose("castle")
    ruling = Ruling(USERS[4], "Zoe", "a slip")
    await playing.tables.arbiter.undo(playing.id, ruling, UndoWish(), "undo")
    table = await playing.table()
    *_, unused = table.orders_of(second)
    await playing.tables.ordering.cancel(playing.id, table.seats[second].user_id or 0, unused.name)
    await playing.tables.arbiter.redo(playing.id, ruling, "redo")
    await playing.settle()
    assert await playing.placed() == [(first, "castle"), (second, FREE)]
    assert await playing.ids(second) == []


async def test_an_order_is_cancelled_by_its_name_once(playing: OrderedMatch) -> None:
    _, second, _ = await seats_in_order(playing)
    await playing.premove(second, FREE)
    table = await playing.table()
    (order,), user = table.orders_of(second), table.seats[second].user_id or 0
    assert await playing.tables.ordering.cancel(playing.id, user, order.name) == order
    assert await refusal_of(playing.tables.ordering.cancel(playing.id, user, order.name)) == "refuse-no-such-order"
    await playing.choose("castle")
    assert len(await playing.placed()) == 1


async def test_impossible_orders_are_refused(playing: OrderedMatch) -> None:
    table, give = await playing.table(), playing.tables.ordering.give
    for order in (
        compose(table, 0, Order(PREMOVE, kind="place"), MATCH),
        compose(table, 0, Order(PREMOVE, kind="place", keys=("moon",)), MATCH),
        compose(table, 0, Order(PREMOVE, kind="made up", keys=("castle",)), MATCH),
        compose(table, 0, Order("made up"), MATCH),
    ):
        assert await refusal_of(give(playing.id, USERS[0], order)) == "refuse-no-such-order"
    _, second, _ = await seats_in_order(playing)
    user = table.seats[second].user_id or 0
    for _ in range(MAX_ORDERS):
        await playing.premove(second, FREE)
    premove = compose(table, second, Order(PREMOVE, kind="place", keys=(FREE,)), MATCH)
    assert await refusal_of(give(playing.id, user, premove)) == "refuse-too-many-orders"


async def test_an_order_of_a_kind_replaces_the_former(playing: OrderedMatch) -> None:
    for amount in (1, 2):
        order = compose(await playing.table(), 0, Order("provost", amount=amount), MATCH)
        await playing.tables.ordering.give(playing.id, USERS[0], order)
    assert [order.amount for order in (await playing.table()).orders_of(0)] == [2]


async def test_premoves_that_were_played_are_forgotten_in_the_end(playing: OrderedMatch) -> None:
    async with playing.tables.cache.lock_match(playing.id) as table:
        old = compose(table, 0, Order(PREMOVE, kind="place", keys=(FREE,)), MATCH)
        many = tuple(structs.replace(old, name=str(n), used=n) for n in range(MAX_PLAYED_PREMOVES + 5))
        await playing.tables.ordering._save(table, 0, many)
        assert [order.used for order in table.orders[0]] == [*range(5, MAX_PLAYED_PREMOVES + 5)]


async def test_orders_outlive_a_restart(playing: OrderedMatch) -> None:
    first, second, _ = await seats_in_order(playing)
    await playing.premove(second, FREE)
    await playing.standing.finish()
    await playing.room.restart()
    playing.carry_out_orders()
    await playing.standing.resume()
    await playing.choose("castle")
    assert await playing.placed() == [(first, "castle"), (second, FREE)]


async def test_an_order_that_cannot_be_read_has_its_player_asked(
    playing: OrderedMatch, caplog: pytest.LogCaptureFixture
) -> None:
    first, second, _ = await seats_in_order(playing)
    await playing.premove(second, FREE)
    await playing.tables.store.set_orders(playing.id, second, '[{"id": 7, "keys": ["castle"]}]')
    await playing.room.restart()
    playing.carry_out_orders()
    await playing.choose("castle")
    assert await playing.placed() == [(first, "castle")]
    assert "castle" not in caplog.text


@pytest.mark.parametrize("how", ["resign", "delete"])
async def test_a_new_player_of_a_seat_has_none_of_its_orders(playing: OrderedMatch, how: str) -> None:
    _, second, _ = await seats_in_order(playing)
    await playing.premove(second, FREE)
    user = (await playing.table()).seats[second].user_id or 0
    if how == "resign":
        await playing.tables.resign(playing.id, user, "Computer")
    else:
        await Privacy(playing.tables, lobby_of(playing.tables).lobbies).delete(user, "Computer")
    assert await playing.tables.store.orders(playing.id) == {}
    assert (await playing.table()).orders_of(second) == ()


async def test_a_store_that_fails_after_a_seat_changed_hands_keeps_no_orders(
    playing: OrderedMatch, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, second, _ = await seats_in_order(playing)
    await playing.premove(second, FREE)
    user = (await playing.table()).seats[second].user_id or 0
    with monkeypatch.context() as busy:
        busy.setattr(playing.tables.store, "set_orders", AsyncMock(side_effect=Busy()))
        await playing.tables.resign(playing.id, user, "Computer")
    assert (await playing.table()).orders_of(second) == ()


async def test_an_older_order_ends_before_its_seat_changes_hands(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    match_id = await begin(room.tables, 3, game="magna_carta")
    table = await room.tables.get_match(match_id)
    await room.store.amend(match_id, table.row.version, settings={**table.row.settings, ROUTINE: "0 1"})
    await room.restart()
    hand_over = room.store.hand_over

    async def stopped(*given: Any) -> NoReturn:
        await hand_over(*given)
        raise Closed

    monkeypatch.setattr(room.store, "hand_over", stopped)
    with pytest.raises(Closed):
        await room.tables.resign(match_id, USERS[0], "Computer")
    await room.restart()
    table = await room.tables.get_match(match_id)
    assert (table.seats[0].user_id, table.row.settings[ROUTINE]) == (None, "1")


async def test_older_settings_are_orders_too_and_end_with_the_seat(room: Room) -> None:
    match_id = await begin(room.tables, 3, game="magna_carta")
    table = await room.tables.get_match(match_id)
    await room.store.amend(match_id, table.row.version, settings={**table.row.settings, ROUTINE: "0 1"})
    await room.restart()
    tables = room.tables
    assert [order.id for order in (await tables.get_match(match_id)).orders_of(0)] == [ROUTINE]
    await tables.resign(match_id, USERS[0], "Computer")
    await tables.ordering.cancel(match_id, USERS[1], ROUTINE)
    table = await tables.get_match(match_id)
    assert (table.orders_of(0), table.orders_of(1), table.row.settings[ROUTINE]) == ((), (), "")


async def test_a_computer_player_that_stands_in_uses_no_orders(playing: OrderedMatch) -> None:
    _, second, _ = await seats_in_order(playing)
    await playing.premove(second, FREE)
    async with playing.tables.cache.lock_match(playing.id) as table:
        assert table.clock is not None
        seats = tuple(
            structs.replace(one, holder="computer") if n == second else one for n, one in enumerate(table.clock.seats)
        )
        table.clock = structs.replace(table.clock, seats=seats)
        assert table.is_passed_on(second)
    await playing.choose("castle")
    assert await playing.ids(second) == [PREMOVE]


async def test_nothing_is_kept_of_orders_when_the_match_is_over(playing: OrderedMatch) -> None:
    await playing.premove((await seats_in_order(playing))[1], FREE)
    assert await playing.tables.store.matches_with_orders() == (playing.id,)
    await playing.tables.store.set_status(playing.id, (await playing.table()).row.version, "cancelled")
    assert await playing.tables.store.matches_with_orders() == ()


async def test_an_export_of_a_user_holds_their_orders(playing: OrderedMatch) -> None:
    await playing.premove((await seats_in_order(playing))[1], FREE)
    user = (await playing.table()).seats[(await seats_in_order(playing))[1]].user_id or 0
    (row,) = (await playing.tables.store.own_rows(user))["orders"]
    assert FREE in row["text"]
    assert (await playing.tables.store.own_rows(USERS[4]))["orders"] == []


# --- the same as by hand


async def play_match(room: Room, game: str, seed: int, *, ordered: bool) -> tuple[list[object], str]:
    """Play a match to its end, or far into it; return its log without keys, and the digest of its position.

    In an `ordered` match choices are premoves as often as possible.
    """
    tables, chooser = room.tables, random.Random(seed)
    match_id = await begin(tables, 2, channel=seed + ordered, game=game)
    for _ in range(160):
        table = await tables.get_match(match_id)
        if not table.core.decisions:
            break
        decision = table.core.decisions[0]
        seat, name = decision.ask.seat, table.decision_name(decision)
        picks = PICKS.get(game, pick)(decision, chooser)
        user = table.seats[seat].user_id or 0
        if ordered and len(picks) == 1 and decision.ask.least <= 1 <= decision.ask.most:
            order = compose(table, seat, Order(PREMOVE, kind=decision.kind, keys=picks), MATCH)
            await tables.ordering.give(match_id, user, order)
            await tables.ordering.answer(match_id, name)
        else:
            await tables.choose(match_id, user, name, picks, f"{match_id} {name}")
    table = await tables.get_match(match_id)
    lines = [structs.replace(line, key=None) for line in await tables.store.log(match_id)]
    return [*lines], table.game.digest(table.core.position)


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("game", GAMES)
async def test_an_order_and_a_press_leave_the_same_log(
    room: Room, game: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.features.lobby.starting.secrets.token_bytes", lambda count: bytes([seed]) * count)
    by_hand, by_order = [await play_match(room, game, 10 * seed, ordered=ordered) for ordered in (False, True)]
    assert by_hand == by_order
    assert len(by_order[0]) > 2
