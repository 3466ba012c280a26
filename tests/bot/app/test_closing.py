"""Shutdown of the bot."""

import asyncio
from pathlib import Path

import pytest

from bot.app.client import Provost
from bot.app.config import Config
from bot.features.follow.service import Follows
from storage import SqliteStore
from tests.bot.delivery.test_rates import begin_match
from tests.bot.playing import sketch_pictures
from tests.bot.wire import Discord, run_online
from tests.virtual import VirtualLoop, run_on_virtual_time

MAX_CLOSING_SECONDS = 10.0
"""Duration of a shutdown, even if Discord does not answer."""


async def test_a_bot_that_is_stopped_twice_stops_once(tmp_path: Path) -> None:
    async with Provost(Config(db=tmp_path / "matches.db")) as bot:
        await bot.ready_to_connect()
        await asyncio.wait_for(asyncio.gather(bot.close(), bot.close()), timeout=60)
    await (await SqliteStore.open(tmp_path / "matches.db")).close()


async def close_timed(bot: Provost, monkeypatch: pytest.MonkeyPatch) -> float:
    """Close a bot; return the duration in virtual time, in which closing the file takes none."""
    loop, closing = asyncio.get_running_loop(), bot.store.close
    assert isinstance(loop, VirtualLoop)
    monkeypatch.setattr(bot.store, "close", lambda: loop.real(closing()))
    stopped = loop.time()
    await bot.close()
    return loop.time() - stopped


def test_a_hanging_request_delays_the_shutdown_by_ten_seconds_at_most(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    sketch_pictures(monkeypatch)
    path, times = tmp_path / "matches.db", list[float]()

    async def hang() -> str:
        monkeypatch.setattr("tests.bot.wire.LATENCY", (10**6, 10**6))
        async with run_online(path, Discord()) as bot:
            match_id = await begin_match(bot, 1)
            bot.services.publisher.notify(match_id)
            await bot.services[Follows].sweep()
            bot.under_way.add(asyncio.create_task(asyncio.sleep(10**6)))
            await asyncio.sleep(1)
            waiting = await bot.store.matches_with_unsent()
            assert [*waiting] == [match_id]
            times.append(await close_timed(bot, monkeypatch))
            assert not [task for task in asyncio.all_tasks() if task.get_name().startswith("publish")]
        return match_id

    match_id = run_on_virtual_time(monkeypatch, hang)
    assert 0 < times[0] <= MAX_CLOSING_SECONDS
    assert "after the next start" in caplog.text
    monkeypatch.setattr("tests.bot.wire.LATENCY", (0.1, 0.1))
    wire = Discord()

    async def start_again() -> None:
        async with run_online(path, wire) as bot:
            await bot.services.publisher.sweep()
            await bot.services.publisher.finish()
            assert await bot.store.matches_with_unsent() == {}
            assert len(await bot.store.cards(match_id)) == 1
            assert await close_timed(bot, monkeypatch) < 1

    run_on_virtual_time(monkeypatch, start_again)
    assert wire.methods()["POST"] >= 1
