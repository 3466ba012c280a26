"""Notices to many people at once: sent as soon as Discord takes them, in order for each match and user."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path

import pytest

from bot.app.client import Provost
from bot.delivery.rate_limits import RATE, Urgency
from bot.match.notices import DIGEST, NOTICES
from tests.bot.app.test_busiest_hour import remind, running
from tests.bot.playing import sketch_pictures
from tests.bot.tabletop import NOW, begin, open_question
from tests.bot.wire import LATENCY, Discord, run_online
from tests.virtual import run_on_virtual_time

MANY = 120
MAX_DELAY = 1.0
"""Seconds that a request, and what precedes it, may take."""


@pytest.fixture(autouse=True)
def virtual(monkeypatch: pytest.MonkeyPatch) -> None:
    """Time of the loop as the bot's time, and boards that only show their view."""
    sketch_pictures(monkeypatch)
    monkeypatch.setattr(Provost, "now", lambda bot: NOW + int(asyncio.get_running_loop().time()))


@asynccontextmanager
async def bot_with_reminders(db: Path, wire: Discord) -> AsyncIterator[tuple[Provost, list[str]]]:
    """Yield a bot with many matches, each with a reminder that is due."""
    matches = await running(db, count(1), MANY)
    async with run_online(db, wire) as bot:
        for match_id in matches:
            await remind(bot, match_id)
        yield bot, matches


def test_reminders_are_delivered_as_fast_as_discord_takes_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wire = Discord()

    async def play() -> float:
        async with bot_with_reminders(tmp_path / "matches.db", wire) as (bot, _):
            begin = asyncio.get_running_loop().time()
            await bot.services.notices.sweep()
            await bot.services.notices.sweep()
            await bot.services.notices.finish()
            return asyncio.get_running_loop().time() - begin

    assert run_on_virtual_time(monkeypatch, play) < MANY / RATE + MAX_DELAY
    assert wire.methods() == {"POST": MANY}


def test_a_notice_that_a_move_overtakes_on_its_way_is_deleted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wire = Discord()

    async def play() -> None:
        async with run_online(tmp_path / "matches.db", wire) as bot:
            matches = bot.services.matches
            match_id = await begin(matches)
            await bot.services.publisher.outcome(match_id)
            await remind(bot, match_id)
            await bot.services.notices.sweep()
            await asyncio.sleep(LATENCY[0])
            user, decision_name, ask = await open_question(matches, match_id)
            await matches.choose(match_id, user, decision_name, (ask.options[0].key,), "press")
            await bot.services.notices.finish()
            assert await bot.store.matches_with_notices() == ()
            assert await bot.store.posted_notices() == ()

    run_on_virtual_time(monkeypatch, play)


def test_a_daily_notice_covers_three_matches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same user is to move in two of the matches of two players."""

    async def play() -> None:
        async with run_online(tmp_path / "matches.db", Discord()) as bot:
            matches, reminded = bot.services.matches, set[int]()
            for channel in (7, 8, 9):
                match_id = await begin(matches, channel=channel)
                user, _, _ = await open_question(matches, match_id)
                reminded.add(user)
                await bot.services.preferences.choose("user", user, NOTICES, DIGEST)
                await remind(bot, match_id)
            await bot.services.notices.sweep()
            await bot.services.notices.finish()
            assert len(await bot.store.posted_notices()) == len(reminded)
            assert len(await bot.store.matches_with_notices()) == 3 - len(reminded)

    run_on_virtual_time(monkeypatch, play)


def test_deletions_that_wait_keep_no_notice_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deletions are the last of all requests, and there may be many of them."""

    async def play() -> int:
        async with bot_with_reminders(tmp_path / "matches.db", Discord()) as (bot, matches):
            await bot.services.notices.sweep()
            await bot.services.notices.finish()
            others = [asyncio.create_task(bot.traffic._limiter.grant(Urgency.START)) for _ in range(10 * MANY)]
            for match_id in matches:
                user, decision_name, ask = await open_question(bot.services.matches, match_id)
                await bot.services.matches.choose(match_id, user, decision_name, (ask.options[0].key,), match_id)
                await bot.services.publisher.outcome(match_id)
                await remind(bot, match_id)
            await bot.services.notices.sweep()
            await asyncio.gather(*others)
            await asyncio.sleep(MANY / RATE + MAX_DELAY)
            waiting = len(await bot.store.matches_with_notices())
            await bot.services.notices.finish()
            assert len(await bot.store.posted_notices()) == MANY
            return waiting

    assert run_on_virtual_time(monkeypatch, play) == 0
