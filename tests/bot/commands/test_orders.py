"""Standing orders: players who never react are answered for, after a time that reveals nothing."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from bot.cards import custom_ids, private_card, turn_card
from bot.match import order_answers, reactions_and_routine
from bot.match.errors import Refused
from bot.match.giving_orders import MATCH, compose
from bot.match.match import SeatedMatch
from bot.match.order_answers import ANSWER_DELAY, StandingOrders
from bot.match.outbox import Announcement
from bot.match.reactions_and_routine import REACT_NEVER
from bot.match.service import Matches
from bot.match.settings import NEVER_REACT
from bot.match.standing_orders import PREMOVE, Order
from bot.words import Catalogue
from engine.core.flow import Position
from engine.core.notation import Record
from engine.core.types import Ask, Decision, Option
from tests.bot import builders
from tests.bot.playing import Match, begin, fix_secret, message, private_messages, private_text
from tests.bot.tabletop import NAMES, Room, seats_that, unsaved_match
from tests.bot.tabletop import begin as begin_at
from tests.bot.visibility import differences, gather_public, with_position
from tests.simulated import World, controls, texts

EN = Catalogue().words("en")
GAME = "catan_cards"
SOON = 0.001


def record() -> Record:
    """Return a game in which a player can react early."""
    return builders.meeting("react")


@pytest.fixture(autouse=True)
def secret(monkeypatch: pytest.MonkeyPatch) -> None:
    fix_secret(monkeypatch, builders.secret_of(record()))


@pytest.fixture
def times(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Make answers come soon; the times that were drawn."""
    drawn: list[float] = []

    def draw_soon() -> float:
        drawn.append(SOON)
        return SOON

    monkeypatch.setattr(order_answers, "delay", draw_soon)
    return drawn


class Waiting:
    """A match in which a player is asked for a reaction, with its standing orders."""

    def __init__(self, room: Room, tables: Matches, match_id: str) -> None:
        self.room = room
        self.tables = tables
        self.match_id = match_id
        self.orders = StandingOrders(tables)
        tables.cache.notify = self.orders.notify

    async def table(self) -> SeatedMatch:
        return await self.tables.get_match(self.match_id)

    async def asked(self) -> tuple[int, int]:
        """Return the seat that is asked for a reaction, and its user."""
        table = await self.table()
        (decision,) = table.core.decisions
        assert reactions_and_routine.is_reaction(decision)
        user = table.seats[decision.ask.seat].user_id
        assert user is not None
        return decision.ask.seat, user

    async def settle(self) -> None:
        """Wait until everything that is due has happened."""
        for _ in range(50):
            await asyncio.sleep(SOON)

    async def reopen(self) -> None:
        """Stop the process and start it again."""
        await self.orders.finish()
        self.tables = await self.room.restart()
        self.orders = StandingOrders(self.tables)
        self.tables.cache.notify = self.orders.notify


@pytest.fixture
async def waiting(room: Room) -> AsyncIterator[Waiting]:
    match_id = await begin_at(room.tables, 2, 0, 7, GAME, **record().setup.options)
    await builders.follow(room.tables, match_id, record(), "react")
    table = Waiting(room, room.tables, match_id)
    yield table
    await table.orders.finish()


async def test_an_order_answers_though_another_process_changed_the_match(
    waiting: Waiting, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process deletes the opponent while the order waits for its time."""
    monkeypatch.setattr(order_answers, "delay", lambda: 10 * SOON)
    monkeypatch.setattr(order_answers, "ORDER_RETRY_SECONDS", SOON)
    _, user = await waiting.asked()
    (other,) = [one.user_id for one in (await waiting.table()).seats if one.user_id != user]
    await waiting.tables.ordering.switch(waiting.match_id, user, NEVER_REACT, on=True)
    await asyncio.sleep(SOON)
    await waiting.tables.store.forget_user(other or 0)
    await waiting.settle()
    await waiting.tables.store.set_due(waiting.match_id, 0)
    await waiting.tables.sweep()
    await waiting.settle()
    assert (await waiting.table()).ordered() == ()


async def test_a_premove_ends_when_its_player_answers_before_it(
    waiting: Waiting, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(order_answers, "delay", lambda: 20.0)
    seat, user = await waiting.asked()
    table = await waiting.table()
    (decision,) = table.core.decisions
    order = compose(table, seat, Order(PREMOVE, kind=decision.kind, keys=("none",)), MATCH)
    await waiting.tables.ordering.give(waiting.match_id, user, order)
    await waiting.tables.choose(waiting.match_id, user, table.decision_name(decision), ("none",), "by hand")
    assert not [one for one in (await waiting.table()).orders_of(seat) if not one.is_used_up]


async def test_a_player_who_never_reacts_is_answered_for(waiting: Waiting, times: list[float]) -> None:
    seat, user = await waiting.asked()
    before = len((await waiting.table()).core.log)
    await waiting.tables.ordering.switch(waiting.match_id, user, NEVER_REACT, on=True)
    await waiting.settle()
    assert len(times) == 1
    entry = (await waiting.table()).core.log[before]
    assert (entry.seat, entry.kind, entry.picks) == (seat, "react", ("none",))  # type: ignore[union-attr] # nothing was undone
    line = (await waiting.tables.store.log(waiting.match_id))[before]
    assert (line.by_user, line.auto) == (user, False), "as if the player had pressed the button"


async def test_other_players_are_not_answered_for(waiting: Waiting, times: list[float]) -> None:
    _, user = await waiting.asked()
    table = await waiting.table()
    other = next(seat.user_id for seat in table.seats if seat.user_id != user)
    assert other is not None
    await waiting.tables.ordering.switch(waiting.match_id, other, NEVER_REACT, on=True)
    waiting.orders.notify(waiting.match_id)
    await waiting.settle()
    assert times == []
    assert await waiting.asked()


async def test_an_order_can_be_cancelled_while_its_time_runs(waiting: Waiting, times: list[float]) -> None:
    _, user = await waiting.asked()
    await waiting.tables.ordering.switch(waiting.match_id, user, NEVER_REACT, on=True)
    await waiting.tables.ordering.switch(waiting.match_id, user, NEVER_REACT, on=False)
    await waiting.settle()
    assert await waiting.asked()


async def test_a_question_is_answered_once_however_often_the_match_is_looked_at(
    waiting: Waiting, times: list[float]
) -> None:
    _, user = await waiting.asked()
    await waiting.tables.ordering.switch(waiting.match_id, user, NEVER_REACT, on=True)
    for _ in range(5):
        waiting.orders.notify(waiting.match_id)
    await waiting.settle()
    assert len(times) == 1


async def test_an_order_outlives_a_restart(
    waiting: Waiting, times: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    _, user = await waiting.asked()
    with monkeypatch.context() as patient:
        patient.setattr(order_answers, "delay", lambda: 1000.0)
        await waiting.tables.ordering.switch(waiting.match_id, user, NEVER_REACT, on=True)
        await asyncio.sleep(SOON)
    await waiting.reopen()
    assert await waiting.asked()
    await waiting.orders.resume()
    await waiting.settle()
    assert len(times) == 1
    assert not (await waiting.table()).ordered()


async def test_orders_are_for_players_of_games_with_reactions(room: Room) -> None:
    match_id = await begin_at(room.tables)
    with pytest.raises(Refused, match="refuse-no-reactions"):
        await room.tables.ordering.switch(
            match_id, (await room.tables.get_match(match_id)).seats[0].user_id or 0, NEVER_REACT, on=True
        )
    with pytest.raises(Refused, match="refuse-not-a-player"):
        await room.tables.ordering.switch(match_id, 1, NEVER_REACT, on=True)


async def test_a_match_that_is_gone_is_left_alone(room: Room) -> None:
    standing = StandingOrders(room.tables)
    standing.notify("nowhere")
    await standing.finish()
    await standing._give("nowhere", "0.1")


# --- nothing is learned


def with_orders(table: SeatedMatch, seats: str = "0 1") -> SeatedMatch:
    table.row = structs.replace(table.row, settings={**table.row.settings, NEVER_REACT: seats})
    return table


def ask_reaction(holding: bool) -> SeatedMatch:
    """Return a match at which a reaction is asked for, with the card in hand or without it."""
    table = unsaved_match(record().setup)
    for entry in record().entries:
        if any(map(reactions_and_routine.is_reaction, table.core.decisions)):
            break
        table.core._act(entry)  # type: ignore[arg-type] # nothing was undone
    (decision,) = table.core.decisions
    position: Position[Any, Any] = table.game.copy(table.core.position)
    hand, card = position.state.players[decision.ask.seat].hand, position.stack[-1].frames[-1].card
    pile = (
        next(pile for pile in position.state.stacks if card in pile) if card not in hand else position.state.stacks[0]
    )
    if holding != (card in hand):
        given, taken = (hand[0], card) if holding else (card, next(one for one in pile if one != card))
        hand[hand.index(given)], pile[pile.index(taken)] = taken, given
    return with_orders(with_position(table, position))


def test_the_same_is_done_whether_or_not_the_card_is_held() -> None:
    held, missing = ask_reaction(True), ask_reaction(False)
    offered = [len(table.core.decisions[0].ask.options) for table in (held, missing)]
    assert offered == [2, 1]
    assert held.ordered() == missing.ordered() != ()
    before = held.view(None)
    words = EN.at(NAMES)
    assert differences(gather_public(held, words, (), before), gather_public(missing, words, (), before)) == []


def test_times_are_drawn_from_all_between_the_least_and_the_most() -> None:
    drawn = sorted(order_answers.delay() for _ in range(2000))
    least, most = ANSWER_DELAY
    assert least <= drawn[0] < drawn[-1] <= most
    middle = (least + most) / 2
    assert 800 < sum(one < middle for one in drawn) < 1200


def test_the_turn_card_with_an_order_is_the_same_without_a_ping() -> None:
    table = ask_reaction(True)
    news = Announcement((), asked=())
    with_order = turn_card.turn_card(table, EN.at(NAMES), news)
    without = turn_card.turn_card(with_orders(table, ""), EN.at(NAMES), news)
    shown = [one.layout.to_components() for one in (with_order, without)]  # type: ignore[no-untyped-call] # annotated in part only
    assert shown[0] == shown[1]
    assert with_order.pinged == frozenset()
    assert len(without.pinged) == 1


def test_only_questions_that_one_may_decline_are_reactions() -> None:
    react, none, other = Option("bishop", "react"), Option("none", "react"), Option("none", "take")
    found = [
        reactions_and_routine.is_reaction(Decision(1, "x", Ask(0, options)))
        for options in ((react, none), (react,), (none, other))
    ]
    assert found == [True, False, False]


# --- on Discord


@pytest.fixture
async def match(world: World) -> Match:
    match = await begin(world, 2, GAME, **record().setup.options)
    await builders.follow(match.bot.services.matches, match.id, record(), "react")
    await match.bot.services.publisher.finish()
    return match


async def test_the_button_on_a_reaction_gives_the_order(match: Match) -> None:
    seat = (await match.table()).asked()[0]
    (shown,) = private_messages(await match.own(seat, "move"))
    before = len((await match.table()).core.log)
    await match.person(seat).click(shown, custom_id=custom_ids.make(custom_ids.TABLE, "never", match.id))
    assert EN("order-set-never") in texts(message(match.place, shown.id))
    answered = await match.table()
    assert answered.core.log[before].picks == ("none",), "the question beside the button is answered at once"  # type: ignore[union-attr] # an answer
    await match.world.env.advance_time(ANSWER_DELAY[1] + 1)
    assert (await match.table()).core.log == answered.core.log, "and once only"


async def test_the_order_is_given_and_taken_back_by_command(match: Match) -> None:
    seat = (await match.table()).asked()[0]
    for order, kept in ((REACT_NEVER, (seat,)), (reactions_and_routine.ASK_PLAYER, ())):
        answer = await match.person(seat).slash(match.place, "game reactions", order=order)
        assert private_text(answer) == EN("order-set-never" if kept else "order-set-ask-never")
        assert seats_that(await match.table(), NEVER_REACT) == kept


async def test_a_bot_that_stops_gives_no_more_answers(match: Match, tmp_path: Path) -> None:
    seat = (await match.table()).asked()[0]
    user = match.person(seat).id
    await match.bot.services.matches.ordering.switch(match.id, user, NEVER_REACT, on=True)
    before = len((await match.table()).core.log)
    await match.restart(tmp_path / "matches.db")
    assert len((await match.table()).core.log) == before
    await match.world.env.advance_time(ANSWER_DELAY[1] + 1)
    assert len((await match.table()).core.log) > before


async def test_the_private_card_of_a_reaction_alone_has_the_button(match: Match) -> None:
    table = await match.table()
    seat = table.asked()[0]
    never = custom_ids.make(custom_ids.TABLE, "never", match.id)
    (shown,) = private_messages(await match.own(seat, "move"))
    assert never in controls(shown)
    card = private_card.private_card(table, EN.at(table.names), 1 - seat)
    assert never not in str(card.layout.to_components())  # type: ignore[no-untyped-call] # annotated in part only
