"""What discord.py and aiohttp keep to themselves about a connection: no other module reads their private parts for it."""

import asyncio
import math
from collections.abc import Mapping
from typing import Final, NamedTuple, cast

import discord
from discord.gateway import DiscordWebSocket
from discord.utils import MISSING


class Gateway(NamedTuple):
    """The gateway connection at one moment.

    `connection` tells one connection from the next by identity. `identified` says that it belongs to a session.
    `acknowledged` is when its last heartbeat was acknowledged, on `time.perf_counter`, None before the first time.
    `interval` is the seconds between two heartbeats. `sequence` numbers the last dispatch of the session.
    """

    connection: object | None = None
    identified: bool = False
    acknowledged: float | None = None
    interval: float = 0.0
    sequence: int | None = None


UNCONNECTED: Final = Gateway()


class Gateways(NamedTuple):
    """The connections of every shard that was launched, by its number, and how many there are to be; 0 while unknown."""

    shards: Mapping[int, Gateway]
    wanted: int


def observe(client: discord.AutoShardedClient) -> Gateways:
    """What discord.py knows about its connections."""
    shards = {number: _gateway(shard._parent.ws) for number, shard in client.shards.items()}
    return Gateways(shards, client.shard_count or 0)


def _gateway(socket: DiscordWebSocket) -> Gateway:
    """One connection; all blank but for the session while discord.py reconnects."""
    heartbeat = socket._keep_alive
    identified = socket.session_id is not None
    if heartbeat is None:
        return Gateway(None, identified, sequence=socket.sequence)
    # Until a heartbeat is acknowledged `_last_ack` is when the connection was made, and the latency is infinite.
    acknowledged = heartbeat._last_ack if math.isfinite(heartbeat.latency) else None
    return Gateway(socket, identified, acknowledged, heartbeat.interval or 0.0, socket.sequence)


def disconnect(client: discord.AutoShardedClient, shard: int) -> None:
    """Abort a shard's connection, so that discord.py reconnects and resumes its session.

    Its own `close` waits until the other side agrees, without end while dispatches keep arriving.
    """
    info = client.get_shard(shard)
    connection = None if info is None else info._parent.ws.socket._response.connection
    if connection is not None and connection.transport is not None:
        cast("asyncio.WriteTransport", connection.transport).abort()


async def renew_session(client: discord.Client) -> None:
    """Close what a failed login leaves open, so that another can be tried."""
    await client.http.close()
    client.http.connector = MISSING
