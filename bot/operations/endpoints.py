"""HTTP endpoints: health and metrics on the loopback interface, and the site of public matches."""

import asyncio
import errno
import logging
import math
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import TYPE_CHECKING, Final, NamedTuple

from bot.delivery.causes import Window
from bot.operations.health import Health

if TYPE_CHECKING:
    from aiohttp import web

HOST: Final = "127.0.0.1"
PORT_RETRY: Final = 0.1  # seconds before a taken port is tried again
GRACE: Final = 1.0  # seconds that open connections get at shutdown. aiohttp waits even for those without a request
BAD_REQUEST_INTERVAL: Final = 60.0  # seconds between two log entries about unreadable requests
OK: Final = 200
UNAVAILABLE: Final = 503
P99: Final = 0.99


class Page(NamedTuple):
    """The response to a request for a path."""

    status: int
    text: str


Pages = Mapping[str, Callable[[], Page]]  # functions that make the pages, by path


class EndpointTaken(Exception):
    """Another process listens on the port."""

    def __init__(self, port: int) -> None:
        super().__init__(port)
        self.port = port


class EndpointUnusable(Exception):
    """Listening is impossible: the host is not this machine, or the system does not allow the port."""

    def __init__(self, host: str, port: int) -> None:
        super().__init__(host, port)
        self.host = host
        self.port = port


def serving(port: int, pages: Pages, patience: float = 0.0) -> AbstractAsyncContextManager[int]:
    """Serve pages while it is entered, on any free port if `port` is 0. Yields the port.

    Raises `EndpointTaken` if the port stays taken for `patience` seconds.
    """
    from aiohttp import web  # noqa: PLC0415 - most bots start without it

    def answering(page: Callable[[], Page]) -> Callable[[web.Request], Awaitable[web.Response]]:
        async def answer(request: web.Request) -> web.Response:
            status, text = page()
            return web.Response(status=status, text=text)

        return answer

    application = web.Application()
    for path, page in pages.items():
        application.router.add_get(path, answering(page))
    return listening(application, HOST, port, patience)


@asynccontextmanager
async def listening(application: "web.Application", host: str, port: int, patience: float) -> AsyncIterator[int]:
    """Serve an application while it is entered, on any free port if `port` is 0. Yields the port.

    Raises `EndpointTaken` if the port stays taken for `patience` seconds, and `EndpointUnusable`.
    """
    from aiohttp import web  # noqa: PLC0415 - as above

    runner = web.AppRunner(application, access_log=None, shutdown_timeout=GRACE, logger=_request_log())
    await runner.setup()
    try:
        await _start(lambda: web.TCPSite(runner, host, port).start(), host, port, patience)
        yield int(runner.addresses[0][1])
    finally:
        await runner.cleanup()


class BadRequests(logging.Filter):
    """Passes one entry per minute, without its traceback, because anyone can send malformed requests at any rate.

    `clock` gives seconds.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._next_at = -math.inf
        self._left_out = 0

    def filter(self, record: logging.LogRecord) -> bool:
        """Return True if an entry is to be logged, and shorten it."""
        now = self._clock()
        if now < self._next_at:
            self._left_out += 1
            return False
        failed = record.exc_info[0] if record.exc_info else None
        name = "error" if failed is None else failed.__name__
        record.msg, record.args = "a request was not answered: %s (%d more before it)", (name, self._left_out)
        record.levelno, record.levelname, record.exc_info, record.exc_text = logging.WARNING, "WARNING", None, None
        self._next_at, self._left_out = now + BAD_REQUEST_INTERVAL, 0
        return True


def _request_log() -> logging.Logger:
    """Return a logger for aiohttp's server, with its own limit."""
    own = logging.Logger(__name__)
    own.parent = logging.getLogger(__name__)
    own.addFilter(BadRequests())
    return own


async def _start(listen: Callable[[], Awaitable[None]], host: str, port: int, patience: float) -> None:
    until = time.monotonic() + patience
    while True:
        try:
            return await listen()
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise EndpointUnusable(host, port) from error
            if time.monotonic() >= until:
                raise EndpointTaken(port) from None
            await asyncio.sleep(PORT_RETRY)


def health_pages(writable: Callable[[], bool], connected: Callable[[], bool]) -> Pages:
    """Return the health pages.

    `/healthz` checks that the event loop runs and the database can be written, `/readyz` also that Discord answers.
    """

    def healthz() -> Page:
        return Page(OK, "ok\n") if writable() else Page(UNAVAILABLE, "the database cannot be written\n")

    def readyz() -> Page:
        found = healthz()
        return found if found.status != OK or connected() else Page(UNAVAILABLE, "not connected to Discord\n")

    return {"/healthz": healthz, "/readyz": readyz}


def exposition(health: Health, lag: Window, acknowledgements: Window, renders_waiting: int) -> str:
    """Return all metrics that have a value. `renders_waiting` is the number of pictures waiting to be drawn."""
    arrival = "From the arrival of a press to its acknowledgement."
    lines = (
        *_gauge("gateway_connected", "1 while Discord acknowledges heartbeats.", int(health.connected)),
        *_gauge("shards", "Connections to Discord that there are to be.", health.shards),
        *_gauge("shards_connected", "Connections of which Discord acknowledges heartbeats.", health.connected_shards),
        *_gauge("gateway_age_seconds", "Since the gateway acknowledged a heartbeat.", health.acknowledged),
        *_gauge("gateway_dispatch_age_seconds", "Since the gateway sent an event.", health.dispatched),
        *_summary("loop_lag_seconds", "How late the event loop was.", lag),
        *_summary("acknowledgement_seconds", arrival, acknowledgements),
        *_gauge("outbox_age_seconds", "For how long the oldest message has waited.", health.outbox),
        *_gauge("renders_waiting", "Pictures that are being drawn or wait for it.", renders_waiting),
        *_gauge("writes_waiting", "Writes that waited for the disk, at most in a minute.", health.queue),
        *_gauge("commands_refused", "1 while Discord refuses the bot's commands.", int(health.commands is not None)),
        *_gauge("backup_age_seconds", "Since the last backup.", health.backup),
        *_gauge("backup_failed", "1 when the last backup failed.", int(health.backup_failed)),
        *_gauge("drill_failed", "1 when the last restore drill failed.", int(health.drill_failed)),
    )
    return "".join(f"{line}\n" for line in lines)


def _gauge(name: str, about: str, value: float | None) -> Iterator[str]:
    if value is not None:
        yield f"# HELP provost_{name} {about}"
        yield f"# TYPE provost_{name} gauge"
        yield f"provost_{name} {value:.6g}"


def _summary(name: str, about: str, window: Window) -> Iterator[str]:
    yield f"# HELP provost_{name} {about}"
    yield f"# TYPE provost_{name} summary"
    yield f'provost_{name}{{quantile="{P99}"}} {window.quantile(P99):.6g}'
    yield f"provost_{name}_sum {window.total:.6g}"
    yield f"provost_{name}_count {window.count}"
