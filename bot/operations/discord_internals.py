"""Access to private parts of discord.py and aiohttp. No other module reads them to inspect a connection."""

import asyncio
import math
from collections.abc import Mapping
from typing import Final, NamedTuple, cast

import discord
from discord.gateway import DiscordWebSocket
from discord.utils import MISSING


class Gateway(NamedTuple):
    """The state of one gateway connection.

    `connection` identifies a connection by identity. `identified` is True if it belongs to a session. `acknowledged` is
    when its last heartbeat was acknowledged, on `time.perf_counter`, or None before the first. `interval` is the
    seconds between two heartbeats. `sequence` numbers the last dispatch of the session.
    """

    connection: object | None = None
    identified: bool = False
    acknowledged: float | None = None
    interval: float = 0.0
    sequence: int | None = None


UNCONNECTED: Final = Gateway()


class Gateways(NamedTuple):
    """The connections of all launched shards by number, and how many shards are wanted, or 0 while unknown."""

    shards: Mapping[int, Gateway]
    wanted: int


def observe(client: discord.AutoShardedClient) -> Gateways:
    """Return the state of a client's connections."""
    shards = {number: _gateway(shard._parent.ws) for number, shard in client.shards.items()}
    return Gateways(shards, client.shard_count or 0)


def _gateway(socket: DiscordWebSocket) -> Gateway:
    """Return the state of a connection. While discord.py reconnects, only the session is known."""
    heartbeat = socket._keep_alive
    identified = socket.session_id is not None
    if heartbeat is None:
        return Gateway(None, identified, sequence=socket.sequence)
    # Before the first acknowledgement `_last_ack` is the time of the connection, and the latency is infinite.
    acknowledged = heartbeat._last_ack if math.isfinite(heartbeat.latency) else None
    return Gateway(socket, identified, acknowledged, heartbeat.interval or 0.0, socket.sequence)


def disconnect(client: discord.AutoShardedClient, shard: int) -> None:
    """Abort a shard's connection, so that discord.py reconnects and resumes its session.

    discord.py's `close` waits until the other side agrees, which may never happen while dispatches arrive.
    """
    info = client.get_shard(shard)
    connection = None if info is None else info._parent.ws.socket._response.connection
    if connection is not None and connection.transport is not None:
        cast("asyncio.WriteTransport", connection.transport).abort()


async def renew_session(client: discord.Client) -> None:
    """Close what a failed login leaves open, so that another can be tried."""
    await client.http.close()
    client.http.connector = MISSING
