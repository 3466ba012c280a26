"""Judgements of a gateway as dead, second by second on a clock of the test."""

from collections.abc import Callable, Iterable

import discord
import pytest
from discord.gateway import KeepAliveHandler
from discord.shard import Shard

from bot.operations.discord_internals import UNCONNECTED, Gateway, Gateways, observe
from bot.operations.gateway_watch import DEFAULT_LIMITS, GatewayWatch, Step

HEARTBEAT = 41.25
HOUR = 3600
FIRST, SECOND = "first", "second"


def healthy(now: float, connection: str = FIRST, since: float = 0.0) -> Gateway:
    """Return a connection on which every heartbeat is acknowledged at once."""
    last = since + (now - since) // HEARTBEAT * HEARTBEAT
    return Gateway(connection, True, last, HEARTBEAT, 1)


def steps(gateway: Callable[[float], Gateway], seconds: Iterable[float]) -> list[tuple[float, Step]]:
    """Return the actions other than waiting and their moments, with a check after each of `seconds`."""
    moments = iter(seconds)
    watch = GatewayWatch(next(moments))
    done: list[tuple[float, Step]] = []
    for now in moments:
        step = watch.look(now, gateway(now))
        if step != "wait":
            done.append((now, step))
        if step == "leave":
            break
    return done


def test_a_gateway_that_acknowledges_is_kept_for_a_day() -> None:
    assert steps(healthy, range(24 * HOUR)) == []


def test_a_gateway_without_acknowledgements_is_reconnected_then_left() -> None:
    last = healthy(300).acknowledged
    assert last is not None
    found = steps(lambda now: healthy(min(now, 300)), range(HOUR))
    assert [step for _, step in found] == ["reconnect", "reconnect", "leave"]
    silences = [now - last for now, _ in found]
    assert silences == [pytest.approx(seconds, abs=2) for seconds in (62, 124, DEFAULT_LIMITS.leave)]


def test_a_new_connection_gets_the_whole_time_again() -> None:
    def gateway(now: float) -> Gateway:
        if now < 50:
            return UNCONNECTED
        return Gateway(FIRST, True, None, HEARTBEAT)

    assert steps(gateway, range(140)) == [(112, "reconnect")]


def test_a_reconnected_gateway_counts_from_its_first_acknowledgement() -> None:
    def gateway(now: float) -> Gateway:
        return healthy(min(now, 100)) if now < 170 else healthy(now, SECOND, 170)

    assert [step for _, step in steps(gateway, range(HOUR))] == ["reconnect"]


@pytest.mark.parametrize(
    "gateway",
    [
        pytest.param(UNCONNECTED, id="the login hangs"),
        pytest.param(Gateway(None, True), id="no connection comes about"),
    ],
)
def test_a_bot_that_never_connects_is_left(gateway: Gateway) -> None:
    assert steps(lambda now: gateway, range(HOUR)) == [(DEFAULT_LIMITS.leave, "leave")]


def test_acknowledgements_without_a_session_do_not_count() -> None:
    found = steps(lambda now: healthy(now)._replace(identified=False), range(HOUR))
    assert found[-1] == (DEFAULT_LIMITS.leave, "leave")


def test_a_gateway_that_reconnects_for_ever_is_left() -> None:
    found = steps(lambda now: Gateway(now // 5, True, None, HEARTBEAT), range(HOUR))
    assert found == [(DEFAULT_LIMITS.leave, "leave")]


def test_a_gateway_without_dispatches_is_kept_for_a_day() -> None:
    assert steps(lambda now: healthy(now)._replace(sequence=None), range(24 * HOUR)) == []


@pytest.mark.parametrize("blocked", [70, 200, 24 * HOUR])
def test_a_gateway_is_kept_when_the_loop_was_blocked(blocked: int) -> None:
    """Acknowledgements from meanwhile are read only after the next check."""
    end = 100 + blocked

    def gateway(now: float) -> Gateway:
        return healthy(min(now, 100)) if now <= end + 2 else healthy(now)

    assert steps(gateway, [*range(100), *range(end, end + 600)]) == []


def test_a_gateway_that_died_while_the_loop_was_blocked_is_reconnected() -> None:
    found = steps(lambda now: healthy(min(now, 90)), [*range(100), *range(500, 600)])
    assert [step for _, step in found] == ["reconnect"]


def test_a_gateway_is_kept_when_every_check_is_late() -> None:
    assert steps(healthy, (second * 1.9 for second in range(10_000))) == []


def test_a_gateway_with_rare_heartbeats_is_kept() -> None:
    assert steps(lambda now: Gateway(FIRST, True, now // 100 * 100, 100.0), range(24 * HOUR)) == []


def test_a_gateway_is_connected_from_its_first_acknowledgement_on() -> None:
    watch = GatewayWatch(0)
    found = []
    for now, gateway in enumerate((UNCONNECTED, Gateway(FIRST, True), healthy(2), Gateway(None, True), healthy(4))):
        watch.look(now, gateway)
        found.append(watch.connected)
    assert found == [False, False, True, False, True]
    for now in range(5, 70):
        watch.look(now, healthy(4))
    assert not watch.connected


class SocketStub:
    """Stand-in for discord.py's connection, with what its heartbeats need."""

    thread_id = 0
    shard_id = 1
    _max_heartbeat_timeout = 60.0
    session_id = "session"
    sequence = 7
    _keep_alive: KeepAliveHandler | None = None


async def test_discord_py_keeps_its_last_acknowledgement_in_the_expected_place() -> None:
    client = discord.AutoShardedClient(intents=discord.Intents.none(), shard_count=2)
    assert observe(client) == Gateways({}, 2)
    client._reconnect = True
    socket = SocketStub()
    shard = Shard(socket, client, lambda event: None)  # type: ignore[arg-type] # in place of discord.py's own
    client._AutoShardedClient__shards[1] = shard  # type: ignore[attr-defined] # discord.py's own place for it
    assert observe(client) == Gateways({1: Gateway(None, True, None, 0.0, 7)}, 2)
    socket._keep_alive = KeepAliveHandler(ws=socket, interval=HEARTBEAT)  # type: ignore[arg-type] # as above
    assert observe(client).shards[1] == Gateway(socket, True, None, HEARTBEAT, 7)
    socket._keep_alive.ack()
    first = observe(client).shards[1].acknowledged
    socket._keep_alive.ack()
    second = observe(client).shards[1].acknowledged
    assert first is not None
    assert second is not None
    assert first < second
