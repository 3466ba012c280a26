"""The watch on the gateway notices a dead one and leaves it: the real discord.py against a Discord on this machine.

A minute of service takes 0.6 seconds here.
"""

import asyncio
import gc
import logging
import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import discord
import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.app import process
from bot.app.client import Provost
from bot.app.config import Config
from bot.app.process import Supervision, stay_connected
from bot.operations.gateway_watch import DEFAULT_LIMITS, Limits
from bot.operations.health import address, ask
from bot.operations.watchdog import RESTART, Watchdog
from storage.errors import NotSaved
from tests.discord_server import IDENTIFY, NEVER, RESUME, DiscordServer, addresses, at_once, until
from tests.storage.samples import a_live_match, a_move

SCALE = 100
SHORT = Limits(
    DEFAULT_LIMITS.tick / SCALE,
    DEFAULT_LIMITS.reconnect / SCALE,
    DEFAULT_LIMITS.leave / SCALE,
    DEFAULT_LIMITS.closing / SCALE,
)
HEARTBEAT = 41.25 / SCALE


class Running(NamedTuple):
    """A running bot: `work` tells in the end if it gave Discord up, and `ended` is the argument of its watchdog."""

    bot: Provost
    work: asyncio.Task[bool]
    ended: list[int]

    async def ready(self) -> None:
        """Wait until the bot is connected or has failed."""
        await until(lambda: self.bot.is_ready() or self.work.done())

    async def left(self) -> bool:
        """Wait until the bot has ended; return True if it gave Discord up."""
        await until(self.work.done)
        return self.work.result()


@pytest.fixture
async def server(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[DiscordServer]:
    server = DiscordServer(HEARTBEAT)
    async with server.served() as host:
        redirect_discord(monkeypatch, host)
        yield server


def redirect_discord(monkeypatch: pytest.MonkeyPatch, host: str) -> None:
    """Make discord.py find Discord at this host."""
    base, gateway = addresses(host)
    monkeypatch.setattr(Route, "BASE", base)
    monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", gateway)


@asynccontextmanager
async def start_bot(db: Path, shards: int | None = 1) -> AsyncIterator[Running]:
    """Run a bot on a new database, with this number of shards, or as many as Discord recommends."""
    ended: list[int] = []
    watchdog = Watchdog(SHORT.leave, 1 / SCALE, ended.append)
    async with Provost(Config(db, "token", shards=shards)) as bot:
        await bot.ready_to_connect()
        work = asyncio.create_task(stay_connected(bot, "token", at_once(bot.store), Supervision(db, watchdog, SHORT)))
        yield Running(bot, work, ended)
        await bot.close()
        await asyncio.wait([work])
    watchdog.stop()


@pytest.fixture
async def running(server: DiscordServer, tmp_path: Path) -> AsyncIterator[Running]:
    async with start_bot(tmp_path / "provost.db") as running:
        yield running


async def test_a_gateway_without_acknowledgements_is_reconnected(server: DiscordServer, running: Running) -> None:
    await running.ready()
    server.acknowledges = server.closes = False
    await until(lambda: RESUME in server.sessions)
    server.acknowledges = True
    await asyncio.sleep(SHORT.leave)
    assert server.sessions == [IDENTIFY, RESUME]
    assert not running.work.done()


async def test_a_bot_leaves_a_silent_gateway(server: DiscordServer, running: Running) -> None:
    await running.ready()
    server.acknowledges = False
    assert await running.left()
    assert server.sessions == [IDENTIFY, RESUME, RESUME]


async def test_a_bot_keeps_a_gateway_without_dispatches(server: DiscordServer, running: Running) -> None:
    await running.ready()
    server.dispatches = False
    await asyncio.sleep(SHORT.leave + SHORT.reconnect)
    assert server.sessions == [IDENTIFY]
    assert not running.work.done()


async def test_a_bot_keeps_its_gateway_after_the_loop_was_blocked(server: DiscordServer, running: Running) -> None:
    await running.ready()
    await asyncio.sleep(HEARTBEAT)
    time.sleep(2 * SHORT.reconnect)  # noqa: ASYNC251 - the event loop must be blocked
    await asyncio.sleep(SHORT.reconnect)
    assert server.sessions == [IDENTIFY]
    assert not running.work.done()


async def test_a_bot_gives_up_a_login_that_hangs(server: DiscordServer, running: Running) -> None:
    server.answers = False
    assert await running.left()
    assert (server.logins, server.sessions) == (1, [])


async def test_a_bot_gives_up_a_session_that_never_begins(server: DiscordServer, running: Running) -> None:
    server.accepts = False
    assert await running.left()
    assert not running.bot.is_ready()


async def test_a_bot_that_gave_discord_up_must_end_soon(server: DiscordServer, running: Running) -> None:
    server.answers = False
    assert await running.left()
    await until(lambda: running.ended)
    assert running.ended == [RESTART]


async def test_a_bot_that_was_stopped_did_not_give_discord_up(
    server: DiscordServer, running: Running, tmp_path: Path
) -> None:
    await running.ready()
    assert address(tmp_path / "provost.db").exists()
    await running.bot.close()
    assert not await running.left()
    assert not address(tmp_path / "provost.db").exists()
    await asyncio.sleep(SHORT.closing + SHORT.leave)
    assert running.ended == []


async def test_a_bot_waits_for_its_store_before_it_ends(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    db = tmp_path / "provost.db"
    async with Provost(Config(db, "token")) as bot:
        await bot.ready_to_connect()
        watchdog, close = Watchdog(SHORT.leave, 1 / SCALE), bot.store.close

        async def close_late() -> None:
            await asyncio.sleep(SHORT.closing)
            await close()

        monkeypatch.setattr(bot.store, "close", close_late)
        work = asyncio.create_task(stay_connected(bot, "token", at_once(bot.store), Supervision(db, watchdog, SHORT)))
        await until(bot.is_ready)
        closing = asyncio.create_task(bot.close())  # as a signal does: no task waits for it
        await work
    assert closing.done()
    watchdog.stop()


async def test_a_login_is_retried_while_discord_is_unreachable(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    monkeypatch.setattr(process, "CONNECT_RETRY", 0.1)
    server = DiscordServer(HEARTBEAT)
    async with server.served() as host:
        redirect_discord(monkeypatch, host)
    async with start_bot(tmp_path / "provost.db") as running:
        await until(lambda: "cannot be reached (ClientConnectorError)" in caplog.text)
        async with server.served(int(host.rpartition(":")[2])):
            await running.ready()
            assert running.bot.is_ready()
            assert server.sessions == [IDENTIFY]
            await running.bot.close()
    gc.collect()
    assert "Unclosed" not in caplog.text


async def test_a_connection_is_retried_while_discord_names_no_gateway(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, tmp_path: Path
) -> None:
    monkeypatch.setattr(process, "CONNECT_RETRY", 0.1)
    server.recommends = False
    async with start_bot(tmp_path / "provost.db", None) as running:
        await until(
            lambda: server.logins > 0 and ("cannot be reached (GatewayNotFound)" in caplog.text or running.work.done())
        )
        server.recommends = True
        await running.ready()
        assert (server.sessions, server.logins) == ([IDENTIFY], 1)


async def test_a_refused_token_is_not_retried(
    server: DiscordServer, running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    server.refuses = True
    with pytest.raises(discord.LoginFailure):
        await running.left()
    assert server.logins == 1


async def test_the_outbox_is_measured(server: DiscordServer, running: Running) -> None:
    await running.ready()
    db = running.bot.config.db
    assert (await asyncio.to_thread(ask, db)).outbox == 0
    await a_live_match(running.bot.store)
    await a_move(running.bot.store, "abcdefgh", 0)
    async with asyncio.timeout(NEVER):
        while (found := await asyncio.to_thread(ask, db)).outbox == 0:
            pass
    assert (found.connected, found.pid) == (True, os.getpid())
    assert found.dispatched is not None


async def test_a_store_that_fails_does_not_end_the_watch(
    server: DiscordServer, running: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    asked: list[int] = []

    async def fail() -> int:
        asked.append(1)
        raise NotSaved("SQLITE_FULL")

    monkeypatch.setattr(running.bot.store, "oldest_unsent", fail)
    await until(lambda: len(asked) == 3)
    gc.collect()
    assert not [record for record in caplog.records if record.name == "asyncio"]


async def test_a_bot_runs_without_its_health_endpoint(
    server: DiscordServer, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    db = tmp_path / "provost.db"
    address(db).mkdir()
    async with start_bot(db) as running:
        await running.ready()
        assert running.bot.is_ready()
    assert "health cannot be reported" in caplog.text
    assert address(db).is_dir()
