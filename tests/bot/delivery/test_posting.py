"""Failed posts are retried ever more rarely, or only when the bot may post again."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.app.client import Provost
from bot.app.upkeep import SWEEP
from bot.delivery.failures import Absent
from bot.delivery.retries import wait
from bot.features.lobby.service import Lobbies
from bot.features.lobby.starting import Starting
from bot.match.new_match import LobbyTerms
from tests import simulated
from tests.bench.bot import CHANNEL, GUILD
from tests.bot.connection import WELL, Down, Lost, requests_fail
from tests.bot.playing import Match, private_messages, private_text, sentence, sketch_pictures
from tests.bot.tabletop import NAMES, USERS, choose_first, open_question
from tests.bot.wire import Discord, run_online
from tests.virtual import run_on_virtual_time

Refused = dict[str, tuple[int, dict[str, Any]]]
"""Status and body that Discord now answers, by method."""


class PostingMatch:
    """Match in a channel, with a Discord that refuses requests on demand."""

    def __init__(self, bot: Provost, wire: Discord, refused: Refused, match_id: str, channel: int) -> None:
        self.bot = bot
        self.refused = refused
        self.match_id = match_id
        self.channel = channel
        self._wire = wire
        self._moves = 0

    @property
    def posts(self) -> int:
        """Return the number of attempts to post in the channel."""
        return self._wire.asked["POST", self.channel]

    async def move(self) -> None:
        """Make a choice for the player to move, and wait until it is published if possible."""
        self._moves += 1
        await move(self.bot, self.match_id, f"{self._moves}")
        await self.bot.services.publisher.outcome(self.match_id)

    async def move_in_outage(self) -> None:
        """Make a choice while Discord takes no message, which lasts two hours from now."""
        self.refused["POST"] = 503, {}
        await self.move()
        await self.pass_minutes(120)
        self.refused.clear()

    async def pass_minutes(self, count: int) -> None:
        """Pass minutes, with a sweep at the end of each."""
        for _ in range(count):
            await asyncio.sleep(SWEEP)
            await self.bot.services.publisher.sweep()

    async def count_unsent(self) -> int:
        """Return the number of unpublished messages."""
        return len(await self.bot.store.unsent(self.match_id))


async def move(bot: Provost, match_id: str, key: str) -> None:
    """Make a choice for the player to move, without waiting."""
    user, decision_name, ask = await open_question(bot.services.matches, match_id)
    await bot.services.matches.choose(match_id, user, decision_name, (ask.options[0].key,), key)


Play = Callable[[Callable[[PostingMatch], Awaitable[None]]], None]


@pytest.fixture
def play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Play:
    """Runner of a story on virtual time, about a match whose first card is posted."""
    sketch_pictures(monkeypatch)
    refused: Refused = {}
    wire = Discord(refuses=lambda method, channel: refused.get(method))

    async def told(story: Callable[[PostingMatch], Awaitable[None]]) -> None:
        async with run_online(tmp_path / "matches.db", wire) as bot:
            row = await bot.services[Lobbies].open(CHANNEL, GUILD, USERS[0], NAMES[0], LobbyTerms("caylus", 2))
            await bot.services[Lobbies].join(row.id, USERS[1], NAMES[1])
            await bot.services[Starting].start(row.id, USERS[0])
            bot.services.publisher.notify(row.id)
            await bot.services.publisher.outcome(row.id)
            await story(PostingMatch(bot, wire, refused, row.id, CHANNEL))

    return lambda story: run_on_virtual_time(monkeypatch, lambda: told(story))


# --- retries, more and more rarely


def test_a_server_error_is_tried_again_ever_more_rarely(play: Play) -> None:
    async def story(match: PostingMatch) -> None:
        match.refused["POST"] = 503, {}
        await match.move()
        before, counts = match.posts, list[int]()
        for _ in range(3):
            await match.pass_minutes(60)
            counts.append(match.posts - before)
            before = match.posts
        assert 10 > counts[0] > counts[1] >= counts[2] > 0
        assert counts[1] <= 4
        match.refused.clear()
        await match.pass_minutes(30)
        assert await match.count_unsent() == 0

    play(story)


def test_another_move_is_published_at_once_after_a_server_error(play: Play) -> None:
    async def story(match: PostingMatch) -> None:
        await match.move_in_outage()
        await match.move()
        assert await match.count_unsent() == 0

    play(story)


def test_when_discord_is_back_the_next_sweep_publishes_all(play: Play) -> None:
    async def story(match: PostingMatch) -> None:
        await match.move_in_outage()
        await match.bot.on_shard_resumed(0)
        await match.pass_minutes(1)
        await match.bot.services.publisher.outcome(match.match_id)
        assert await match.count_unsent() == 0

    play(story)


def test_discord_is_left_alone_for_as_long_as_it_asks(play: Play) -> None:
    """Neither a sweep nor another move sends anything before the end of a limit too long to wait for."""

    async def story(match: PostingMatch) -> None:
        match.refused["POST"] = 429, {"retry_after": 45.0, "global": False}
        before = match.posts
        await match.move()
        match.refused.clear()
        for _ in range(8):
            await match.move()
            await match.bot.services.publisher.sweep()
            await asyncio.sleep(5)
        assert match.posts == before + 1
        await asyncio.sleep(10)
        assert await match.count_unsent() == 0
        assert match.posts == before + 2

    play(story)


class _Banned:
    status, reason, headers = 429, "", {"Retry-After": "600"}


def test_a_ban_has_its_length() -> None:
    assert wait(discord.HTTPException(_Banned(), "you are banned")) == 600


# --- retries only when the bot may post again


@pytest.mark.parametrize(("status", "code"), [(403, 50001), (403, 50013), (404, 10003)])
def test_forbidden_and_missing_channels_are_tried_rarely(play: Play, status: int, code: int) -> None:
    async def story(match: PostingMatch) -> None:
        match.refused["POST"] = status, {"code": code, "message": ""}
        before = match.posts
        await match.move()
        await match.pass_minutes(14)
        await match.move()
        assert match.posts == before + 1
        await match.pass_minutes(106)
        assert match.posts == before + 4, "after 15, 45 and 105 minutes"
        await match.move()
        assert match.posts == before + 4
        assert await match.count_unsent() == 3
        match.refused.clear()
        match.bot.services.publisher.pressed_in(match.channel)
        await match.bot.services.publisher.outcome(match.match_id)
        assert await match.count_unsent() == 0

    play(story)


def test_a_server_that_is_away_is_sent_nothing_until_it_is_back(play: Play) -> None:
    async def story(match: PostingMatch) -> None:
        guild, before = match.bot.guilds[0], match.posts
        guild.unavailable = True
        await match.move()
        await match.pass_minutes(60)
        assert match.posts == before
        guild.unavailable = False
        await match.bot.on_guild_available(guild)
        await match.bot.services.publisher.outcome(match.match_id)
        assert await match.count_unsent() == 0

    play(story)


def test_a_server_that_has_sent_the_bot_away_is_sent_nothing(play: Play) -> None:
    async def story(match: PostingMatch) -> None:
        guild, before = match.bot.guilds[0], match.posts
        match.bot._connection._remove_guild(guild)
        await match.move()
        await match.pass_minutes(60)
        assert match.posts == before
        match.bot._connection._add_guild(guild)
        await match.bot.on_guild_join(guild)
        await match.bot.services.publisher.outcome(match.match_id)
        assert await match.count_unsent() == 0

    play(story)


def posts(match: Match) -> list[Any]:
    """Return the bot's attempts to post in the match's channel."""
    path = f"/channels/{match.place.id}/messages"
    return [one.json for one in match.world.env.http_requests if (one.method, one.path) == ("POST", path)]


async def test_a_press_where_the_bot_may_post_again_publishes_all(match: Match) -> None:
    simulated.refuse_files(match.world.env, match.place)
    await move(match.bot, match.id, "one")
    await match.bot.services.publisher.outcome(match.id)
    match.world.env.backend.faults.clear()
    await match.command("Dora", "why")
    assert await match.bot.store.unsent(match.id) == ()


async def test_a_press_where_the_bot_still_may_not_post_tries_nothing(match: Match) -> None:
    simulated.refuse(match.world.env, match.world.channel, "send_messages_in_threads")
    await move(match.bot, match.id, "one")
    await match.bot.services.publisher.outcome(match.id)
    before = posts(match)
    for _ in range(5):
        await match.command("Dora", "why")
    assert posts(match) == before


async def test_permissions_given_back_publish_all(match: Match) -> None:
    simulated.refuse(match.world.env, match.world.channel, "send_messages_in_threads")
    await move(match.bot, match.id, "one")
    await match.bot.services.publisher.outcome(match.id)
    before = posts(match)
    simulated.refuse(match.world.env, match.world.channel, "send_messages_in_threads", "send_tts_messages")
    await match.world.env.settle()
    assert posts(match) == before, "the change was not one that helps"
    simulated.allow(match.world.env, match.world.channel)
    await match.world.env.settle()
    assert await match.bot.store.unsent(match.id) == ()


@pytest.mark.parametrize("verb", ["cancel", "resign"])
async def test_no_match_is_left_or_cancelled_where_the_bot_may_not_post(match: Match, verb: str) -> None:
    simulated.refuse(match.world.env, match.world.channel, "send_messages_in_threads")
    missing = sentence("permission-send_messages_in_threads")
    assert private_text(await match.command("Ada", verb)) == sentence("refuse-missing-permissions", permissions=missing)
    assert (await match.table()).row.status == "live"


async def test_a_seat_is_not_given_up_where_the_bot_may_not_post(match: Match) -> None:
    (asked_again,) = private_messages(await match.command("Ada", "resign"))
    simulated.refuse(match.world.env, match.world.channel, "send_messages_in_threads")
    missing = sentence("permission-send_messages_in_threads")
    result = await match.world.people["Ada"].click(asked_again, custom_id=f"t|leave|{match.id}")
    assert private_text(result) == sentence("refuse-missing-permissions", permissions=missing)
    assert all(seat.computer is None for seat in (await match.table()).seats)


# --- the connection


async def test_a_card_whose_sending_is_in_doubt_is_posted_once(match: Match) -> None:
    before = len(posts(match))
    requests_fail(match.world, "POST", Lost(), WELL)
    await match.first_choice()
    assert await match.bot.store.unsent(match.id) == ()
    one, again = posts(match)[before:]
    assert one["nonce"] == again["nonce"]


async def test_a_lost_connection_is_one_line_in_the_log(match: Match, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    requests_fail(match.world, "POST", Down())
    await match.first_choice()
    told = [record for record in caplog.records if record.name.startswith("bot.")]
    assert [record.getMessage() for record in told] == [
        f"match {match.id} could not be published: ConnectionTimeoutError"
    ]
    assert told[0].exc_info is None


async def test_waiting_choices_are_published_where_the_bot_may_post_again(match: Match) -> None:
    publisher, bot = match.bot.services.publisher, match.bot
    publisher._unposted.failed(match.id, Absent(), await bot.store.match(match.id))
    await choose_first(bot.services.matches, match.id)
    publisher.publish_when_idle(match.id)
    publisher.notify(match.id)  # as its timer does
    assert await bot.store.unsent(match.id)
    publisher.allowed_in(bot.guilds[0])
    await publisher.outcome(match.id)
    assert await bot.store.unsent(match.id) == ()
