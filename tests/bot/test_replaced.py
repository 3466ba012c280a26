"""A bot that a standby replaces lets go of the store within a second, whatever it is still doing for Discord or for people."""

import asyncio
from pathlib import Path
from typing import Any, cast

import pytest

from bot.app.link import Released
from tests.bot.playing import sketched
from tests.bot.test_rates import begun
from tests.bot.wire import Discord, online
from tests.virtual import VirtualLoop, virtually

SLOW = 5.0
"""Seconds to Discord, and that an answer takes."""


class Link:
    """Takes the place of the line to a standby; `released` is when the lease was."""

    def __init__(self) -> None:
        self.released = 0.0

    def send(self, message: object) -> None:
        if isinstance(message, Released):
            self.released = asyncio.get_running_loop().time()

    def close(self) -> None:
        """End the line."""


@pytest.fixture(autouse=True)
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    sketched(monkeypatch)
    monkeypatch.setattr("tests.bot.wire.LATENCY", (SLOW, SLOW))


def test_no_answer_waits_for_its_card_when_the_bot_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wire = Discord()

    async def play() -> None:
        async with online(tmp_path / "matches.db", wire) as bot:
            publisher, match_id = bot.services.publisher, await begun(bot, 1)
            publisher.tell(match_id)
            waiting = asyncio.create_task(publisher.outcome(match_id))
            await asyncio.sleep(SLOW / 2)
            publisher.stop()
            async with asyncio.timeout(SLOW / 4):
                assert await waiting is None
            assert await publisher.outcome(match_id) is None
            await publisher.finish()
            assert len(await bot.store.phase_records(match_id, -1)) == 1, "what was on its way is noted"

    virtually(monkeypatch, play)
    assert wire.methods() == {"POST": 2}, "that the seats are closed, and the phase; not the card"


def test_a_slow_answer_keeps_no_standby_waiting_for_a_second(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    link = Link()

    async def play() -> float:
        async with online(tmp_path / "matches.db", Discord()) as bot:
            loop, closing = asyncio.get_running_loop(), bot.store.close
            assert isinstance(loop, VirtualLoop)
            monkeypatch.setattr(bot.store, "close", lambda: loop.real(closing()))
            bot.under_way.add(asyncio.create_task(asyncio.sleep(SLOW)))
            bot.holder._link, bot.holder._serving = cast(Any, link), asyncio.create_task(asyncio.sleep(SLOW))
            stopped = loop.time()
            await bot.close()
            return link.released - stopped

    assert 0 < virtually(monkeypatch, play) < 1
