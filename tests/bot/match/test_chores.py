"""Automatic answers, after a delay and by default, to closed questions without a choice, such as a roll."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from discord import ui

from bot.cards import turn_card
from bot.cards.private_card import private_card
from bot.match import order_answers
from bot.match.match import SeatedMatch
from bot.match.order_answers import StandingOrders
from bot.match.outbox import Announcement, unpack
from bot.match.settings import ASK_ALWAYS, ROUTINE
from bot.words import Catalogue
from engine import GAMES
from engine.catan_cards.dice import ALCHEMIST, ROLL_KEY, BeforeRoll
from storage.messages import MessageRow
from tests.bot import builders
from tests.bot.playing import fix_secret
from tests.bot.tabletop import NAMES, USERS, Room, begin, open_question, unsaved_match
from tests.bot.visibility import with_position
from tests.catan_cards.table import CATAN
from tests.catan_cards.table import table as cards_on

EN = Catalogue().words("en")
GAME = "catan_cards"
SHORT_DELAY = 0.001
ROLL = "before_roll"


class RollingMatch:
    """Match in which the active player can only roll."""

    def __init__(self, room: Room, match_id: str) -> None:
        self.room, self.id = room, match_id
        self.answer_for_players()

    def answer_for_players(self) -> None:
        """Answer for players as the running process does."""
        self.standing = StandingOrders(self.room.tables)
        self.room.tables.cache.notify = self.standing.notify

    async def table(self) -> SeatedMatch:
        return await self.room.tables.get_match(self.id)

    async def settle(self) -> None:
        """Wait for delayed answers."""
        for _ in range(50):
            await asyncio.sleep(SHORT_DELAY)

    async def count_rolls(self) -> int:
        """Count the rolls of the dice."""
        return sum(one.kind == ROLL for one in (await self.table()).core.actions)

    async def user(self) -> int:
        return (await open_question(self.room.tables, self.id))[0]


async def _begin(room: Room, computers: int = 0, **settings: str) -> str:
    record = builders.meeting(ROLL)
    return await begin(room.tables, 2 - computers, computers, 7, GAME, **record.setup.options, **settings)


@pytest.fixture(autouse=True)
def secret(monkeypatch: pytest.MonkeyPatch) -> None:
    fix_secret(monkeypatch, builders.secret_of(builders.meeting(ROLL)))
    monkeypatch.setattr(order_answers, "delay", lambda: SHORT_DELAY)


@pytest.fixture
async def rolling(room: Room) -> AsyncIterator[RollingMatch]:
    match_id = await _begin(room)
    await builders.follow(room.tables, match_id, builders.meeting(ROLL), ROLL)
    match = RollingMatch(room, match_id)
    yield match
    await match.standing.finish()


async def test_a_player_who_can_only_roll_rolls_after_a_delay(rolling: RollingMatch) -> None:
    before, user = await rolling.table(), await rolling.user()
    rolling.standing.notify(rolling.id)
    assert await rolling.count_rolls() == 0, "not at once: that would look like an order of the bot's own"
    await rolling.settle()
    line = (await rolling.room.store.log(rolling.id))[len(before.core.log)]
    assert (line.kind, line.picks, line.by_user, line.auto) == (ROLL, (ROLL_KEY,), user, True)
    told = [unpack(row.body) for row in await rolling.room.store.unsent(rolling.id)]
    assert told[-1].by == user, "the player who was pinged to roll is not pinged again"
    assert any(one.made_for for one in told[-1].events)


async def test_a_restart_does_not_lose_the_roll(rolling: RollingMatch) -> None:
    await rolling.room.store.shown([], MessageRow(rolling.id, 7, 1, 0, 1000), None, None)
    await rolling.room.restart()
    rolling.answer_for_players()
    await rolling.standing.resume()
    await rolling.settle()
    assert await rolling.count_rolls() == 1


async def test_a_player_who_wants_to_roll_is_asked_until_they_change_it(rolling: RollingMatch) -> None:
    user = await rolling.user()
    await rolling.room.tables.ordering.switch(rolling.id, user, ROUTINE, on=False)
    rolling.standing.notify(rolling.id)
    await rolling.settle()
    assert await rolling.count_rolls() == 0
    await rolling.room.tables.ordering.switch(rolling.id, user, ROUTINE, on=True)
    await rolling.settle()
    assert await rolling.count_rolls() == 1
    assert (await rolling.table()).row.settings[ASK_ALWAYS] == ""


async def test_a_wish_to_be_asked_does_not_pass_to_the_next_player_of_the_seat(rolling: RollingMatch) -> None:
    user = await rolling.user()
    await rolling.room.tables.ordering.switch(rolling.id, user, ROUTINE, on=False)
    await rolling.room.tables.resign(rolling.id, user, "Computer 1")
    assert (await rolling.table()).row.settings[ASK_ALWAYS] == ""


async def test_an_undo_is_not_played_over(rolling: RollingMatch) -> None:
    rolling.standing.notify(rolling.id)
    await rolling.settle()
    keep = next(n for n, one in enumerate((await rolling.table()).core.actions) if one.kind == ROLL)
    async with rolling.room.tables.cache.lock_match(rolling.id) as match:
        seat = match.core.actions[keep].seat
        await rolling.room.tables.cache.save(match, match.undo(seat, keep, agreed=True), USERS[seat], "undo")
    await rolling.settle()
    assert await rolling.count_rolls() == 0
    user, name, _ = await open_question(rolling.room.tables, rolling.id)
    await rolling.room.tables.choose(rolling.id, user, name, (ROLL_KEY,), "by hand")
    assert await rolling.count_rolls() == 1


async def test_a_lobby_that_asks_everything_asks_for_rolls_too(room: Room) -> None:
    match_id = await _begin(room, auto="off")
    await builders.follow(room.tables, match_id, builders.meeting(ROLL), ROLL)
    table = await room.tables.get_match(match_id)
    assert [table.chore(one) for one in table.core.decisions] == [None]


async def test_a_lone_player_against_computer_players_does_not_wait(room: Room) -> None:
    match_id = await _begin(room, computers=1)
    for number in range(60):
        user, name, ask = await open_question(room.tables, match_id)
        assert ask.options[0].key != ROLL_KEY or len(ask.options) > 1
        end = next((one.key for one in ask.options if one.key in ("end", "rest")), None)
        picks = tuple(one.key for one in ask.options[: ask.least])
        await room.tables.choose(match_id, user, name, (end,) if end else picks, f"{number}")
        table = await room.tables.get_match(match_id)
        if table.turn > 3:
            break
    rolls = [line for line in await room.store.log(match_id) if line.kind == ROLL and line.seat == 0]
    assert rolls
    assert all(line.auto for line in rolls)


def before_the_roll(hand: list[str]) -> SeatedMatch:
    """Return a match in which a player with such a hand is asked before the roll."""
    game = cards_on(doing=[BeforeRoll(0)], phase="roll", hands={0: hand, 1: []})
    assert game.asked == f"0 {ROLL}"
    return with_position(unsaved_match(CATAN.setup(2, {"mode": "themed"})), game.position)


@pytest.mark.parametrize(("hand", "key"), [([], ROLL_KEY), (["scout"], ROLL_KEY), ([ALCHEMIST], None)])
def test_a_card_that_matters_before_the_roll_is_asked_about(hand: list[str], key: str | None) -> None:
    table = before_the_roll(hand)
    (decision,) = table.core.decisions
    assert table.chore(decision) == key
    said = [
        part.content
        for part in private_card(table, EN.at(NAMES), 0).layout.walk_children()
        if isinstance(part, ui.TextDisplay)
    ]
    assert (f"-# {EN('card-chore')}" in said) == (key is not None)


def test_the_public_card_does_not_show_the_card_before_the_roll() -> None:
    shown = [
        turn_card.turn_card(before_the_roll(held), EN.at(NAMES), Announcement((), asked=())).layout.to_components()  # type: ignore[no-untyped-call] # annotated in part only
        for held in (["scout"], [ALCHEMIST])
    ]
    assert shown[0] == shown[1]


@pytest.mark.parametrize("name", GAMES)
def test_automatic_answers_can_also_be_asked_for(name: str) -> None:
    game = GAMES[name]
    for kind, key in game.chores.items():
        assert EN.has(f"{name}-ask-{kind}")
        assert EN.has(f"{name}-option-{kind}-{key}")
        order = game.orderable(ROUTINE)
        assert order is not None, "by that order a player says not to be asked, or to be asked"
        assert kind in order.kinds
