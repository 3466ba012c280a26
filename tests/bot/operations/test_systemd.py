"""Notices to the service manager: when the bot is ready, and then only while the gateway lives."""

import asyncio
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from bot.app.client import Provost
from bot.app.config import Config
from bot.app.process import Supervision, stay_connected
from bot.operations.gateway_watch import Limits
from bot.operations.watchdog import SERVICE_ALIVE, SERVICE_READY, SERVICE_STOPPING, Notifier, Watchdog
from tests.discord_server import DiscordServer, addresses, at_once, until


class Manager:
    """Service manager with the notices that have reached it."""

    def __init__(self, path: Path) -> None:
        self._line = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_NONBLOCK)
        self._line.bind(str(path))
        self._notices: list[str] = []

    def notices(self) -> list[str]:
        """Return all notices so far."""
        with suppress(BlockingIOError):
            while True:
                self._notices.append(self._line.recv(100).decode())
        return self._notices

    def close(self) -> None:
        """Stop accepting notices."""
        self._line.close()


@pytest.fixture
def manager(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Manager]:
    path = tmp_path / "notify"
    monkeypatch.setenv("NOTIFY_SOCKET", str(path))
    manager = Manager(path)
    yield manager
    manager.close()


def test_a_notice_reaches_the_service_manager(manager: Manager) -> None:
    Notifier().send(SERVICE_READY)
    assert manager.notices() == [SERVICE_READY]


def test_an_abstract_socket_is_found_by_its_name() -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.bind("\0provost-test-notify")
        Notifier({"NOTIFY_SOCKET": "@provost-test-notify"}).send(SERVICE_ALIVE)
        assert line.recv(100).decode() == SERVICE_ALIVE


@pytest.mark.parametrize("environment", [{}, {"NOTIFY_SOCKET": "/nowhere/notify"}])
def test_without_a_service_manager_nothing_happens(environment: dict[str, str]) -> None:
    Notifier(environment).send(SERVICE_READY)


async def test_the_watchdog_is_fed_only_while_the_gateway_lives(
    manager: Manager, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server, limits = DiscordServer(heartbeat=0.05), Limits(tick=0.01, reconnect=0.5, leave=120.0)
    async with server.served() as host:
        base, gateway = addresses(host)
        monkeypatch.setattr("discord.http.Route.BASE", base)
        monkeypatch.setattr("discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY", gateway)
        async with Provost(Config(tmp_path / "provost.db", "token")) as bot:
            await bot.ready_to_connect()
            watchdog = Watchdog(120.0)
            task = asyncio.create_task(
                stay_connected(bot, "token", at_once(bot.store), Supervision(bot.config.db, watchdog, limits))
            )
            await until(lambda: SERVICE_ALIVE in manager.notices())
            assert manager.notices()[0] == SERVICE_READY
            assert manager.notices().count(SERVICE_READY) == 1
            server.acknowledges = False
            sessions = len(server.sessions)
            await until(lambda: len(server.sessions) > sessions)
            before = len(manager.notices())
            await asyncio.sleep(0.2)
            assert len(manager.notices()) == before
            server.acknowledges = True
            await until(lambda: len(manager.notices()) > before)
            await bot.close()
            await task
    assert manager.notices()[-1] == SERVICE_STOPPING
