"""A bot of several shards: discord.py's part is used as it is, and the bot's own services know of all shards."""

import asyncio
import itertools
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.app.client import Provost
from bot.app.config import Config
from bot.app.process import Supervision, stay_connected
from bot.delivery import rate_limits
from bot.operations.discord_internals import Gateway, Gateways
from bot.operations.gateway_watch import DEFAULT_LIMITS, GatewayActions, Limits, ShardsWatch
from bot.operations.health import Health, ask
from bot.operations.watchdog import Watchdog
from tests.discord_server import NEVER, RESUME, DiscordServer, addresses, at_once, until
from tests.live_discord import guild_of

SERVERS, SHARDS = 10_000, 4
HEARTBEAT = 41.25
LAUNCH_INTERVAL = 5
"""Seconds between two shards that discord.py launches."""

CONNECTIONS = [f"connection {shard}" for shard in range(64)]

SHORT = Limits(tick=0.02, reconnect=3.0, leave=60.0, closing=20.0)


def gateways(now: float, shards: int, launched: int, dead: int | None = None, since: float = 0.0) -> Gateways:
    """Return gateways of which the first ones are launched and well; one may be dead since a moment."""

    def gateway(shard: int) -> Gateway:
        last = since if shard == dead else now
        return Gateway(CONNECTIONS[shard], True, last // HEARTBEAT * HEARTBEAT, HEARTBEAT, 1)

    return Gateways({shard: gateway(shard) for shard in range(launched)}, shards)


def actions(watch: ShardsWatch, moments: Iterator[tuple[float, Gateways]]) -> list[tuple[float, GatewayActions]]:
    """Return the actions of the watch with their moments, second by second."""
    found = ((now, watch.look(now, shown)) for now, shown in moments)
    return [(now, todo) for now, todo in found if todo != GatewayActions([], leave=False)]


def test_many_shards_may_take_longer_to_launch_than_one() -> None:
    watch, shards = ShardsWatch(0), 64
    launched = (
        (now, gateways(now, shards, min(shards, now // LAUNCH_INTERVAL))) for now in range(shards * LAUNCH_INTERVAL + 1)
    )
    assert actions(watch, launched) == []
    assert (watch.connected, watch.shards, watch.connected_shards) == (True, shards, shards)


def test_a_shard_that_is_never_launched_is_noticed() -> None:
    watch = ShardsWatch(0)
    stuck = ((now, gateways(now, 4, min(2, now // LAUNCH_INTERVAL))) for now in range(600))
    now, todo = actions(watch, stuck)[0]
    assert (todo.leave, watch.connected, watch.connected_shards) == (True, False, 2)
    assert now == pytest.approx(2 * LAUNCH_INTERVAL + DEFAULT_LIMITS.leave, abs=2)


def test_a_dead_shard_alone_is_reconnected_then_the_process_leaves() -> None:
    watch = ShardsWatch(0)
    dead = ((now, gateways(now, 4, 4, dead=2, since=min(now, 300))) for now in range(600))
    found = actions(watch, dead)
    assert [todo for _, todo in found[:3]] == [GatewayActions([2]), GatewayActions([2]), GatewayActions([], leave=True)]
    assert (watch.connected, watch.connected_shards) == (False, 3)
    assert watch.acknowledged == 300 // HEARTBEAT * HEARTBEAT


@pytest.fixture
async def server(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[DiscordServer]:
    server = DiscordServer(heartbeat=0.3)
    server.shards, server.dispatches = SHARDS, False
    server.guilds = [guild_of((number << 22) + 1) for number in range(SERVERS)]
    async with server.served() as host:
        base, gateway = addresses(host)
        monkeypatch.setattr(Route, "BASE", base)
        monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", gateway)
        yield server


async def test_ten_thousand_servers_on_as_many_shards_as_discord_wants(
    server: DiscordServer, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    spaced: list[tuple[int | None, bool]] = []
    granted: list[rate_limits.Urgency] = []

    async def launch_at_once(shard: int | None, *, initial: bool = False) -> None:
        spaced.append((shard, initial))

    async def grant(urgency: rate_limits.Urgency) -> None:
        granted.append(urgency)

    db, watchdog = tmp_path / "provost.db", Watchdog(SHORT.leave)
    async with Provost(Config(db, "token", shards=None)) as bot:
        monkeypatch.setattr(bot, "before_identify_hook", launch_at_once)
        await bot.ready_to_connect()
        work = asyncio.create_task(stay_connected(bot, "token", at_once(bot.store), Supervision(db, watchdog, SHORT)))
        await until(lambda: bot.is_ready() or work.done())
        # discord.py waits five seconds before each but the first.
        assert spaced == [(shard, shard == 0) for shard in range(SHARDS)]
        assert (server.identified, len(bot.guilds)) == ([*range(SHARDS)], SERVERS)
        assert {guild.shard_id for guild in bot.guilds} == {*range(SHARDS)}
        assert (await wait_for_shards(db, SHARDS)).connected

        monkeypatch.setattr(bot.traffic._limiter, "grant", grant)
        for guild in itertools.islice(bot.guilds, SHARDS):
            await bot.get_partial_messageable(guild.id, guild_id=guild.id).get_partial_message(1).delete()
        assert len(granted) == SHARDS

        server.silent = {2}
        await until(lambda: RESUME in server.sessions)
        health = await wait_for_shards(db, SHARDS - 1)
        assert (health.connected, health.shards) == (False, SHARDS)
        server.silent = set()
        assert (await wait_for_shards(db, SHARDS)).connected
        assert server.identified == [*range(SHARDS)], "the dead shard resumes, and no shard begins anew"
        await bot.close()
        await work
    watchdog.stop()


async def wait_for_shards(db: Path, connected: int) -> Health:
    """Ask for the bot's health until this number of shards is connected."""
    async with asyncio.timeout(NEVER):
        while (found := await asyncio.to_thread(ask, db)).connected_shards != connected:
            pass
    return found
