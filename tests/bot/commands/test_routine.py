"""Standing orders for questions without a choice: a player who can only pass, or only roll, is answered for."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from msgspec import structs

from bot.cards import custom_ids, turn_card
from bot.match import order_answers
from bot.match.match import SeatedMatch
from bot.match.order_answers import StandingOrders
from bot.match.outbox import Announcement
from bot.match.reactions_and_routine import ALWAYS_ROUTINE, ASK_PLAYER, routine_answer
from bot.match.settings import NEVER_REACT, ROUTINE
from bot.match.standing_orders import Order
from bot.words import Catalogue
from engine import GAMES
from engine.core.notation import Record
from engine.core.types import Action
from storage.errors import Busy
from storage.matches import Move
from tests.bot import builders
from tests.bot.playing import Match, begin, fix_secret, message, private_messages, private_text
from tests.bot.tabletop import NAMES, Room, open_question, refusal_of, seats_that, unsaved_match
from tests.bot.tabletop import begin as begin_at
from tests.bot.visibility import with_position
from tests.magna_carta.table import table as cards_on
from tests.simulated import World, controls, texts

EN = Catalogue().words("en")
GAME = "catan_cards"
SOON = 0.001


def record() -> Record:
    """Return a game in which a player is asked early for an action before the roll."""
    return builders.meeting("before_roll")


@pytest.fixture(autouse=True)
def secret(monkeypatch: pytest.MonkeyPatch) -> None:
    fix_secret(monkeypatch, builders.secret_of(record()))


@pytest.fixture
async def rolling(room: Room, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[Room, str, int, StandingOrders]]:
    """A match in which a player can only roll: its id, the player, and the standing orders."""
    monkeypatch.setattr(order_answers, "delay", lambda: SOON)
    match_id = await begin_at(room.tables, 2, 0, 7, GAME, **record().setup.options)
    await builders.follow(room.tables, match_id, record(), "before_roll")
    orders = StandingOrders(room.tables)
    room.tables.cache.notify = orders.notify
    table = await room.tables.get_match(match_id)
    user = table.seats[table.asked()[0]].user_id
    assert user is not None
    yield room, match_id, user, orders
    await orders.finish()


async def settle() -> None:
    for _ in range(50):
        await asyncio.sleep(SOON)


async def test_a_player_who_can_only_roll_is_answered_for(rolling: tuple[Room, str, int, StandingOrders]) -> None:
    room, match_id, user, _ = rolling
    before = len((await room.tables.get_match(match_id)).core.log)
    await room.tables.ordering.switch(match_id, user, ROUTINE, on=True)
    await settle()
    line = (await room.store.log(match_id))[before]
    assert (line.kind, line.picks) == ("before_roll", ("roll",))
    assert (line.by_user, line.auto) == (user, False), "as if the player had pressed the button"


async def test_without_the_order_no_roll_is_made(rolling: tuple[Room, str, int, StandingOrders]) -> None:
    room, match_id, user, orders = rolling
    before = len((await room.tables.get_match(match_id)).core.log)
    await room.tables.ordering.switch(match_id, user, ROUTINE, on=True)
    await room.tables.ordering.switch(match_id, user, ROUTINE, on=False)
    orders.notify(match_id)
    await settle()
    assert len((await room.tables.get_match(match_id)).core.log) == before


async def test_an_order_to_roll_outlives_a_restart(rolling: tuple[Room, str, int, StandingOrders]) -> None:
    room, match_id, user, _ = rolling
    room.tables.cache.notify = room.told.append
    await room.tables.ordering.switch(match_id, user, ROUTINE, on=True)
    before = len((await room.tables.get_match(match_id)).core.log)
    again = StandingOrders(room.tables)
    await again.resume()
    await settle()
    await again.finish()
    assert len((await room.tables.get_match(match_id)).core.log) > before


async def test_an_answer_that_could_not_be_stored_is_given_again(
    rolling: tuple[Room, str, int, StandingOrders], monkeypatch: pytest.MonkeyPatch
) -> None:
    room, match_id, user, _ = rolling
    monkeypatch.setattr(order_answers, "ORDER_RETRY_SECONDS", SOON)
    append, refusals = room.store.append, [Busy()]

    async def busy_once(match_id: str, version: int, move: Move) -> int:
        if refusals:
            raise refusals.pop()
        return await append(match_id, version, move)

    monkeypatch.setattr(room.store, "append", busy_once)
    before = len((await room.tables.get_match(match_id)).core.log)
    await room.tables.ordering.switch(match_id, user, ROUTINE, on=True)
    await settle()
    assert refusals == []
    assert len((await room.tables.get_match(match_id)).core.log) > before


async def test_there_is_nothing_to_order_where_choices_are_open(room: Room) -> None:
    match_id = await begin_at(room.tables)
    user = (await room.tables.get_match(match_id)).seats[0].user_id or 0
    assert await refusal_of(room.tables.ordering.switch(match_id, user, ROUTINE, on=True)) == "refuse-no-routine"


def act_without_cards(deniers: int, order: str) -> SeatedMatch:
    """Return a match of Magna Carta in which seat 0 acts without cards, with only this number of deniers."""
    game = cards_on(2, hands={0: [], 1: []}, goods={0: {}})
    player = game.player(0)
    player.deniers, player.hand, player.pile = deniers, [], []
    table = with_position(unsaved_match(GAMES["magna_carta"].setup(2)), game.position)
    table.row = structs.replace(table.row, settings={**table.row.settings, order: "0 1"})
    return table


@pytest.mark.parametrize(("deniers", "order", "key"), [(0, ROUTINE, "pass"), (10, ROUTINE, ""), (0, NEVER_REACT, "")])
def test_only_a_player_who_can_do_nothing_else_is_passed_for(deniers: int, order: str, key: str) -> None:
    table = act_without_cards(deniers, order)
    assert [found.key for _, _, found in table.answers_by_order()] == [key] * bool(key)
    assert routine_answer(table.game, table.core.decisions[0]) == ("pass" if deniers == 0 else "")


@pytest.mark.parametrize("deniers", [0, 10])
def test_the_public_card_does_not_depend_on_the_order(deniers: int) -> None:
    cards = [
        turn_card.turn_card(act_without_cards(deniers, order), EN.at(NAMES), Announcement((), asked=()))
        for order in (ROUTINE, NEVER_REACT)
    ]
    shown = [card.layout.to_components() for card in cards]  # type: ignore[no-untyped-call] # annotated in part only
    assert shown[0] == shown[1]
    assert cards[0].pinged == cards[1].pinged != frozenset()


@pytest.mark.parametrize("name", GAMES)
def test_orders_name_questions_of_their_game(name: str) -> None:
    words = EN.at(NAMES)
    for order in GAMES[name].orders:
        assert all(words.has(f"{name}-ask-{kind}") for kind in order.kinds)


async def test_the_private_card_offers_to_always_roll(world: World) -> None:
    match = await _begin_rolling(world)
    seat = (await match.table()).asked()[0]
    (shown,) = private_messages(await match.own(seat, "move"))
    person = match.person(seat)
    routine, ask = (custom_ids.make(custom_ids.TABLE, act, match.id) for act in ("routine", "ask-always"))
    assert (ask in controls(shown), routine in controls(shown)) == (True, False), "it is done from the start"
    await person.click(shown, custom_id=ask)
    card = message(match.place, shown.id)
    assert EN("order-set-ask-routine") in texts(card)
    assert (ask in controls(card), routine in controls(card)) == (False, True)
    before = len((await match.table()).core.log)
    await person.click(card, custom_id=routine)
    assert EN("order-set-routine") in texts(message(match.place, shown.id))
    table = await match.table()
    assert seats_that(table, ROUTINE) == (seat,)
    assert table.core.log[before] == Action(seat, "before_roll", ("roll",)), "the question beside it is answered"


async def test_an_order_by_command_answers_the_open_question(world: World) -> None:
    match = await _begin_rolling(world)
    table = await match.table()
    (seat,), before = table.asked(), len(table.core.log)
    await match.person(seat).slash(match.place, "game routine", order=ALWAYS_ROUTINE)
    assert (await match.table()).core.log[before] == Action(seat, "before_roll", ("roll",))


@pytest.mark.parametrize(("game", "order", "kind"), [("caylus", "pass", "place"), ("magna_carta", "pass", "act")])
async def test_an_order_answers_the_question_at_hand_in_the_other_games(
    room: Room, game: str, order: str, kind: str
) -> None:
    match_id = await begin_at(room.tables, 2, 0, 7, game)
    while (await room.tables.get_match(match_id)).core.decisions[0].kind != kind:
        user, name, ask = await open_question(room.tables, match_id)
        await room.tables.choose(match_id, user, name, tuple(one.key for one in ask.options[: ask.least]), name)
    user, _, ask = await open_question(room.tables, match_id)
    before = len((await room.tables.get_match(match_id)).core.log)
    await room.tables.ordering.give(match_id, user, Order(order))
    answered = await room.tables.ordering.answer_now(match_id, user)
    assert answered is not None
    assert (await room.tables.get_match(match_id)).core.log[before] == Action(ask.seat, kind, ("pass",))
    assert await room.tables.ordering.answer_now(match_id, user) is None, "the next question is another player's"


async def test_the_order_to_always_roll_is_given_by_command(world: World) -> None:
    match = await _begin_rolling(world)
    for order, sentence, kept in (
        (ALWAYS_ROUTINE, "order-set-routine", (0,)),
        (ASK_PLAYER, "order-set-ask-routine", ()),
    ):
        assert private_text(await match.command("Ada", "routine", order=order)) == EN(sentence)
        assert seats_that(await match.table(), ROUTINE) == kept


async def _begin_rolling(world: World) -> Match:
    match = await begin(world, 2, GAME, **record().setup.options)
    await builders.follow(match.bot.services.matches, match.id, record(), "before_roll")
    await match.bot.services.publisher.finish()
    return match
