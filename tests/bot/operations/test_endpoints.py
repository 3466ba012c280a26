"""Pages for probes and scrapers: served on the loopback interface, without personal data."""

import asyncio
import gc
import logging
import socket
from pathlib import Path

import aiohttp
import aiohttp.web
import pytest
from msgspec import structs

from bot.app.config import Config
from bot.app.upkeep import companions
from bot.delivery.causes import Window
from bot.operations.endpoints import (
    BAD_REQUEST_INTERVAL,
    HOST,
    OK,
    UNAVAILABLE,
    BadRequests,
    EndpointTaken,
    EndpointUnusable,
    Page,
    exposition,
    health_pages,
    listening,
    serving,
)
from bot.operations.health import Health

WELL = Health(pid=1, connected=True, acknowledged=2.5, dispatched=None, lag=0.25, outbox=1.5, queue=3)


async def fetch(port: int, path: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as session, session.get(f"http://{HOST}:{port}{path}") as response:
        return response.status, await response.text()


async def test_pages_are_served_on_the_loopback_interface() -> None:
    async with serving(0, {"/page": lambda: Page(OK, "text")}) as port:
        assert await fetch(port, "/page") == (OK, "text")
        assert (await fetch(port, "/other"))[0] == 404
    with pytest.raises(aiohttp.ClientConnectorError):
        await fetch(port, "/page")


@pytest.mark.filterwarnings("ignore:unclosed:ResourceWarning")
async def test_a_connection_made_as_serving_ends_delays_nothing() -> None:
    for turns in range(8):  # from the loop, between the connection and the end
        with socket.socket() as probe:
            async with asyncio.timeout(10), serving(0, {}) as port:
                probe.connect((HOST, port))
                for _ in range(turns):
                    await asyncio.sleep(0)
    gc.collect()  # Python leaves a connection unclosed that it accepts just then, and warns of it here.


async def test_a_port_that_is_taken_is_named() -> None:
    with socket.create_server((HOST, 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(EndpointTaken) as raised:
            async with serving(port, {}):
                pass
    assert raised.value.port == port


@pytest.mark.parametrize("host", ["192.0.2.1", "nowhere.invalid"])
async def test_a_host_that_is_not_this_machine_is_named(host: str) -> None:
    with pytest.raises(EndpointUnusable) as raised:
        async with listening(aiohttp.web.Application(), host, 8080, 0.0):
            pass
    assert (raised.value.host, raised.value.port) == (host, 8080)


@pytest.mark.parametrize(
    ("writable", "connected", "healthz", "readyz"),
    [(True, True, OK, OK), (True, False, OK, UNAVAILABLE), (False, True, UNAVAILABLE, UNAVAILABLE)],
)
def test_health_is_of_the_database_and_readiness_of_the_gateway_too(
    writable: bool, connected: bool, healthz: int, readyz: int
) -> None:
    pages = health_pages(lambda: writable, lambda: connected)
    assert (pages["/healthz"]().status, pages["/readyz"]().status) == (healthz, readyz)


def window(*values: float) -> Window:
    found = Window()
    for value in values:
        found.add(value)
    return found


def test_a_quantile_is_the_smallest_value_that_enough_values_do_not_exceed() -> None:
    assert window().quantile(0.99) == 0
    assert window(3, 1, 2).quantile(0.99) == 3
    hundred = window(*range(1, 101))
    assert (hundred.quantile(0.99), hundred.quantile(0.5), hundred.quantile(0)) == (99, 50, 1)
    for _ in range(600):
        hundred.add(0)
    assert (hundred.quantile(0.99), hundred.count, hundred.total) == (0, 700, 5050)


def samples(text: str) -> dict[str, float]:
    """Return name with labels, and value, of every metric."""
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


def test_metrics_are_in_the_format_of_prometheus() -> None:
    health = structs.replace(WELL, backup=3600.0, drill_failed=True)
    text = exposition(health, window(0.0, 0.25), window(0.125), 4)
    assert samples(text) == {
        "provost_gateway_connected": 1,
        "provost_shards": 1,
        "provost_shards_connected": 1,
        "provost_gateway_age_seconds": 2.5,
        'provost_loop_lag_seconds{quantile="0.99"}': 0.25,
        "provost_loop_lag_seconds_sum": 0.25,
        "provost_loop_lag_seconds_count": 2,
        'provost_acknowledgement_seconds{quantile="0.99"}': 0.125,
        "provost_acknowledgement_seconds_sum": 0.125,
        "provost_acknowledgement_seconds_count": 1,
        "provost_outbox_age_seconds": 1.5,
        "provost_renders_waiting": 4,
        "provost_writes_waiting": 3,
        "provost_commands_refused": 0,
        "provost_backup_age_seconds": 3600,
        "provost_backup_failed": 0,
        "provost_drill_failed": 1,
    }
    for name in {name.partition("{")[0].removesuffix("_sum").removesuffix("_count") for name in samples(text)}:
        assert text.count(f"# TYPE {name} ") == text.count(f"# HELP {name} ") == 1
    assert text.endswith("\n")


def test_no_service_runs_beside_a_bot_by_default() -> None:
    def count(config: Config) -> int:
        return len(companions(config, lambda: True, Window(), lambda: 0))

    db = Path("provost.db")
    assert [count(Config(db)), count(Config(db, metrics_port=1)), count(Config(db, backup_to=db, health_port=1))] == [
        0,
        1,
        2,
    ]


def test_bad_requests_are_logged_once_a_minute_with_their_number() -> None:
    now, entries = 0.0, list[str]()
    bad = BadRequests(lambda: now)
    for _ in range(2):
        for _ in range(10):
            entry = logging.LogRecord("http", logging.ERROR, "", 0, "%s", ("x",), (ValueError, ValueError("x"), None))
            if bad.filter(entry):
                entries.append(f"{entry.levelname} {entry.getMessage()} {entry.exc_info}")
        now += BAD_REQUEST_INTERVAL
    assert entries == [
        f"WARNING a request was not answered: ValueError ({number} more before it) None" for number in (0, 9)
    ]
