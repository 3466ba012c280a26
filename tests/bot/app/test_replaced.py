"""A replaced bot: it releases the store to its standby within a second, whatever it is still doing."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.app.standby_link import Answered, Released
from bot.interaction.refusals import run_safely
from bot.words import Words
from storage.errors import Closed
from tests.bot.delivery.test_rates import begin_match
from tests.bot.playing import sketch_pictures
from tests.bot.wire import Discord, run_online
from tests.virtual import VirtualLoop, run_on_virtual_time

SLOW_SECONDS = 5.0
"""Latency of Discord, and duration of an answer."""


class Link:
    """A fake connection to a standby; `released` is the moment at which the lease was released."""

    def __init__(self) -> None:
        self.released = 0.0
        self.sent: list[object] = []

    def send(self, message: object) -> None:
        self.sent.append(message)
        if isinstance(message, Released):
            self.released = asyncio.get_running_loop().time()

    def close(self) -> None:
        """Do nothing."""


@pytest.fixture(autouse=True)
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    sketch_pictures(monkeypatch)
    monkeypatch.setattr("tests.bot.wire.LATENCY", (SLOW_SECONDS, SLOW_SECONDS))


def test_no_answer_waits_for_its_card_when_the_bot_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wire = Discord()

    async def play() -> None:
        async with run_online(tmp_path / "matches.db", wire) as bot:
            publisher, match_id = bot.services.publisher, await begin_match(bot, 1)
            publisher.notify(match_id)
            waiting = asyncio.create_task(publisher.outcome(match_id))
            await asyncio.sleep(SLOW_SECONDS / 2)
            publisher.stop()
            async with asyncio.timeout(SLOW_SECONDS / 4):
                assert await waiting is None
            assert await publisher.outcome(match_id) is None
            await publisher.finish()
            assert len(await bot.store.phase_records(match_id, -1)) == 1, "a message on its way is recorded"

    run_on_virtual_time(monkeypatch, play)
    assert wire.methods() == {"POST": 2}, "that the seats are closed, and the phase; not the card"


def test_a_slow_answer_keeps_no_standby_waiting_for_a_second(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    link = Link()

    async def play() -> float:
        async with run_online(tmp_path / "matches.db", Discord()) as bot:
            loop, closing = asyncio.get_running_loop(), bot.store.close
            assert isinstance(loop, VirtualLoop)
            monkeypatch.setattr(bot.store, "close", lambda: loop.real(closing()))
            bot.under_way.add(asyncio.create_task(asyncio.sleep(SLOW_SECONDS)))
            bot.holder._link, bot.holder._serving = cast(Any, link), asyncio.create_task(asyncio.sleep(SLOW_SECONDS))
            stopped = loop.time()
            await bot.close()
            return link.released - stopped

    assert 0 < run_on_virtual_time(monkeypatch, play) < 1


@pytest.mark.parametrize(("failure", "sent"), [(Closed(), []), (None, [Answered("1")])])
def test_a_press_that_a_released_store_refuses_is_left_to_the_standby(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failure: Exception | None, sent: list[Answered]
) -> None:
    """The user reads no error about a move that the standby saves, and the standby may save it."""
    link = Link()

    async def work(words: Words) -> None:
        if failure is not None:
            raise failure

    async def play() -> None:
        async with run_online(tmp_path / "matches.db", Discord()) as bot:
            bot.holder._link = cast(Any, link)
            bot.holder.stop()
            # A press without `response`, so that any answer would be an error.
            user = SimpleNamespace(id=1)
            press = SimpleNamespace(
                id=1, client=bot, user=user, guild_id=1, guild_locale=None, locale="it", channel_id=None
            )
            await run_safely(cast(Any, press), work)
            assert link.sent == sent
            bot.holder._link = None

    run_on_virtual_time(monkeypatch, play)
