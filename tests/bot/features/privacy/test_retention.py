"""Retention: data of a server that has removed the bot is deleted in time, and of no other server."""

from types import SimpleNamespace
from typing import cast

import pytest

from bot.clocks.paces import HOUR
from bot.features.privacy.commands import GONE_SINCE, Retention
from bot.interaction.services import Client, Services
from bot.match.errors import Refused
from bot.match.new_match import LobbyTerms
from bot.match.quotas import Quotas
from tests.bot.lobbies import lobby_of
from tests.bot.tabletop import NAMES, USERS
from tests.bot.virtual_days import Days

GONE, STAYING = 5, 6


class Discord:
    """A client on servers, and the services of its bot."""

    def __init__(self, days: Days, keep: int | None = 30) -> None:
        self.days = days
        self.guilds = [SimpleNamespace(id=STAYING)]
        self.ready = True
        matches = days.matches
        self.forgotten = 0
        services = SimpleNamespace(
            matches=matches,
            preferences=matches.cache.preferences,
            quotas=Quotas(server_days=keep),
            forget=self._forget,
        )
        self.retention = Retention(cast("Client", self), cast("Services", services))

    def now(self) -> int:
        return self.days.time

    def is_ready(self) -> bool:
        return self.ready

    def _forget(self) -> None:
        self.forgotten += 1

    async def wait(self, days: float) -> None:
        """Advance the time in steps of six hours, each with a sweep."""
        for _ in range(int(days * 4)):
            self.days.time += 6 * HOUR
            await self.retention.sweep()


@pytest.fixture
async def discord(days: Days) -> Discord:
    """A bot with lobbies on two servers, of which it has left one."""
    lobbies = lobby_of(days.matches).lobbies
    for number, server in enumerate((GONE, STAYING)):
        await lobbies.open(70 + number, server, USERS[number], NAMES[number], LobbyTerms("caylus"))
    return Discord(days)


async def test_a_left_server_is_forgotten_after_the_retention_time(discord: Discord) -> None:
    store = discord.days.store
    await discord.retention.sweep()
    assert GONE_SINCE in await store.preferences_of(GONE, "guild")
    await discord.wait(29.75)
    assert await store.known_servers() == (GONE, STAYING)
    await discord.wait(0.5)
    assert await store.known_servers() == (STAYING,)
    assert await store.match_in(70) is None
    assert await store.match_in(71) is not None
    assert discord.forgotten == 1
    with pytest.raises(Refused):
        await discord.days.matches.get_match("abcdefgh")


async def test_a_new_invitation_stops_the_retention_time(discord: Discord) -> None:
    await discord.wait(20)
    discord.guilds.append(SimpleNamespace(id=GONE))
    await discord.wait(1)
    assert GONE_SINCE not in await discord.days.store.preferences_of(GONE, "guild")
    discord.guilds.pop()
    await discord.wait(29)
    assert await discord.days.store.known_servers() == (GONE, STAYING)
    await discord.wait(2)
    assert await discord.days.store.known_servers() == (STAYING,)


async def test_a_bot_on_none_of_its_servers_forgets_nothing(discord: Discord, caplog: pytest.LogCaptureFixture) -> None:
    discord.guilds = [SimpleNamespace(id=99)]
    await discord.wait(60)
    assert await discord.days.store.known_servers() == (GONE, STAYING)
    assert "none of the servers" in caplog.text


async def test_nothing_is_forgotten_without_a_retention_time_or_connection(days: Days, discord: Discord) -> None:
    discord.ready = False
    await discord.wait(40)
    await Discord(days, None).wait(40)
    assert await days.store.preferences_of(GONE, "guild") == {}
    assert await days.store.known_servers() == (GONE, STAYING)


async def test_servers_are_checked_once_an_hour(discord: Discord, monkeypatch: pytest.MonkeyPatch) -> None:
    looked = []
    known = discord.days.store.known_servers

    async def counted() -> tuple[int, ...]:
        looked.append(discord.days.time)
        return await known()

    monkeypatch.setattr(discord.days.store, "known_servers", counted)
    for _ in range(10):
        await discord.retention.sweep()
        discord.days.time += HOUR // 2
    assert len(looked) == 5
