"""Whole games in direct messages with the bot and in group DMs, on the simulated wire."""

import random
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from simcord.components import walk_components

from bot.delivery.failures import Absent
from bot.delivery.group_dms import TOKEN_SECONDS, GroupDMs
from bot.match.settings import GROUP_DM, LANGUAGE
from engine import GAMES
from tests.bot.cards.test_cards import find_broken_limits
from tests.bot.chats import Body, Chat, open_chat
from tests.bot.playing import sentence, sketch_pictures
from tests.sizes import size
from tests.virtual import run_on_virtual_time

ADA, BRUNO = 71, 72
CHANNEL = 900
CHOICES = size("CHAT_CHOICES", 40)
"""Choices of each match; whole games have up to 2,000."""

Play = Callable[[bool, Callable[[Chat], Awaitable[Any]]], Any]


@pytest.fixture
def play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Play:
    """A function that plays in a group DM or in direct messages, and checks all messages against Discord's limits."""
    sketch_pictures(monkeypatch)
    monkeypatch.setattr("tests.bot.wire.LATENCY", (0.0, 0.01))

    async def run(group: bool, work: Callable[[Chat], Awaitable[Any]]) -> Any:
        async with open_chat(tmp_path / "matches.db", CHANNEL, group=group) as chat:
            found = await work(chat)
            check_limits(chat.wire.bodies)
            return found

    return lambda group, work: run_on_virtual_time(monkeypatch, partial(run, group, work))


def check_limits(bodies: list[tuple[str, str, Body]]) -> None:
    """Check every message against Discord's limits."""
    for _, path, body in bodies:
        message = (body.get("data") if path.endswith("/callback") else body) or {}
        parts = [dict(one) for one in walk_components(message.get("components") or [])]
        assert [*find_broken_limits(parts, len(message.get("attachments") or []))] == [], (path, body)


@pytest.mark.parametrize("group", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played(play: Play, game: str, group: bool) -> None:
    async def work(chat: Chat) -> None:
        people = (ADA, BRUNO) if group else (ADA,)
        match_id = await chat.begin(game, people, 2 - len(people))
        times = await chat.play(match_id, random.Random(1), CHOICES)
        row = (await chat.bot.services.matches.get_match(match_id)).row
        assert times == CHOICES or row.status == "ended"
        assert row.settings[LANGUAGE] == "en"
        assert (GROUP_DM in row.settings) == group
        assert chat.wire.errors == [], "Discord refused nothing"

    play(group, work)


@pytest.mark.parametrize("group", [False, True])
def test_the_lobby_of_a_group_says_when_the_bot_can_write(play: Play, group: bool) -> None:
    async def work(chat: Chat) -> str:
        await chat.command(ADA, "game new", game="caylus")
        return next(chat.seen_by(BRUNO)).text

    assert (sentence("lobby-group") in play(group, work)) == group


def test_a_move_from_elsewhere_is_shown_with_the_next_press_in_the_group(play: Play) -> None:
    async def work(chat: Chat) -> None:
        match_id, bot = await chat.begin("caylus", (ADA, BRUNO)), chat.bot
        asked = (await bot.services.matches.get_match(match_id)).core.decisions[0].ask.seat
        first, second = ((ADA, BRUNO), (BRUNO, ADA))[asked]
        bot.groups._presses.clear()  # a quarter of an hour later
        alone = Chat(bot, chat.wire, first, group=False)
        await alone.command(first, "mygames")
        await alone.play(match_id, random.Random(1), 1)
        assert sentence("refuse-group-waits") in [one.text for one in alone.seen_by(first)]
        assert await bot.store.unsent(match_id)
        assert chat.wire.errors == [], "the bot does not even try"
        before = next(chat.seen_by(0)).id
        await chat.use(second, f"t|undo|{match_id}")
        assert await bot.store.unsent(match_id) == ()
        assert next(chat.seen_by(0)).id > before

    play(True, work)


def test_a_press_that_allows_no_more_messages_is_followed_by_an_earlier_one(play: Play) -> None:
    async def work(chat: Chat) -> int:
        match_id = await chat.begin("caylus", (ADA, BRUNO))
        await chat.play(match_id, random.Random(1), 1)
        newest, before = list(chat.wire.acted.values())[-2:]
        newest.left = before.left = 0
        await chat.bot.services.publisher.refresh(match_id)
        assert chat.wire.errors == ["400 40094", "400 40094"]
        return next(chat.seen_by(0)).channel

    assert play(True, work) == CHANNEL


class Follower:
    """A press in a group DM, with only the attributes that are read."""

    def __init__(self, id: int, pressed: int | None = None, kind: object = None) -> None:
        self.id = id
        self.guild_id, self.channel_id = None, CHANNEL
        self.context = SimpleNamespace(private_channel=True)
        self.message = None if pressed is None else SimpleNamespace(id=pressed, flags=SimpleNamespace(ephemeral=False))
        self.response = SimpleNamespace(is_done=lambda: True, type=kind)


async def test_nothing_is_written_through_a_press_that_is_too_old() -> None:
    now = 0.0
    groups = GroupDMs(lambda: now)
    press: Any = Follower(1, pressed=5)
    groups.note(press)
    assert CHANNEL in groups
    assert groups.may_post(CHANNEL)
    now = TOKEN_SECONDS + 1
    assert not groups.may_post(CHANNEL)
    for attempt in (groups.post(CHANNEL), groups.edit(5), groups.delete(5), groups.fetch(5)):
        with pytest.raises(Absent):
            await attempt
    assert CHANNEL in groups, "which is what decides how messages there are sent"
