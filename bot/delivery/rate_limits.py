"""Rate limits for requests to Discord: an even pace, urgent requests first, and few invalid ones for each cause.

Everything sent with the bot's token passes here at the moment of sending, as an aiohttp trace: after discord.py has
waited for the limit of the channel, and again for each of its retries. Responses to interactions carry no token of the
bot and do not count towards Discord's global limit, so they pass at once. `bot.delivery.retries` says how long a request
waits after a 429.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from enum import IntEnum
from heapq import heappop, heappush
from itertools import count
from types import SimpleNamespace
from typing import Final, TypeGuard

import aiohttp
import discord
from cachetools import LRUCache

from bot.delivery.causes import ANSWER, Cause, current_cause

log = logging.getLogger(__name__)

INVALID_WINDOW: Final = 600.0
"""Seconds over which Discord counts invalid requests. After 10,000 of them it bans the address."""

MAX_BY_ONE: Final = 8  # invalid requests of one user, match or tournament in the window

MAX_BY_SERVER: Final = 64
"""Invalid requests of one kind of work for one server in the window.

When a role changes, all 50 matches that a server may have can fail once each.
"""

MAX_CAUSES: Final = 2048

RATE: Final = 43.0
"""Requests per second. Discord allows 50 as they arrive, and some take 0.15 seconds longer than others."""

MAX_INVALID_IN_BACKGROUND: Final = 500
"""Invalid requests in the window after which requests in the background are withheld."""

MAX_INVALID: Final = 5_000  # invalid requests in the window after which every request with the bot's token is withheld

TOO_MANY_REQUESTS: Final = 429  # the HTTP status of a request beyond a rate limit
OLD_EDITS: Final = 30046  # Discord's code for too many edits of messages older than an hour

INVALID_STATUSES: Final = (401, 403, TOO_MANY_REQUESTS)
"""HTTP statuses that Discord counts as invalid, except a 429 for a limit shared with others."""


class Withheld(Exception):
    """A request that was not sent because too many have been invalid recently. It may be sent after `seconds`."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self.seconds = seconds


def is_rate_limited(failed: BaseException) -> TypeGuard[discord.HTTPException]:
    """Return True if Discord refused a request because of a rate limit: by a 429, or by its code for old edits."""
    return isinstance(failed, discord.HTTPException) and (
        failed.status == TOO_MANY_REQUESTS or failed.code == OLD_EDITS
    )


class Urgency(IntEnum):
    """The priority of a request: for a running turn, the start of a match, a notice or an old message."""

    TURN = 0
    START = 1
    NOTICE = 2
    BACKGROUND = 3


_urgency: ContextVar[Urgency] = ContextVar("urgency", default=Urgency.TURN)


@contextmanager
def urgency(of: Urgency) -> Iterator[None]:
    """Give this urgency to the requests made within, and by tasks started within."""
    token = _urgency.set(of)
    try:
        yield
    finally:
        _urgency.reset(token)


def in_background() -> bool:
    """Return True if the running task makes background requests."""
    return _urgency.get() >= Urgency.NOTICE


def _account_of(*, own: bool) -> Cause | None:
    """Return the cause to count a request under. Responses to interactions, sent without the token, have their own."""
    cause = current_cause()
    return cause if cause is None or own else Cause(ANSWER, cause.one)


class Traffic:
    """Limits what the bot sends, and counts the requests that were invalid."""

    def __init__(self) -> None:
        self._limiter = Limiter()
        self._invalid: deque[float] = deque()
        self._by_cause = InvalidRequests()

    def invalid(self) -> int:
        """Return the number of invalid requests in the last ten minutes."""
        since = asyncio.get_running_loop().time() - INVALID_WINDOW
        while self._invalid and self._invalid[0] <= since:
            self._invalid.popleft()
        return len(self._invalid)

    def trace(self) -> aiohttp.TraceConfig:
        """Return a trace configuration for aiohttp that limits and counts requests."""
        config = aiohttp.TraceConfig()
        config.on_request_start.append(self._start)
        config.on_request_end.append(self._end)
        return config

    async def _start(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, request: aiohttp.TraceRequestStartParams
    ) -> None:
        """Wait until a request may be sent. Raises `Withheld` if it may not be."""
        own = "Authorization" in request.headers
        self._demand(own=own)  # before the limiter, so that a withheld request uses up no slot
        if own:
            await self._limiter.grant(_urgency.get())
            self._demand(own=own)

    def _demand(self, *, own: bool) -> None:
        """Raise `Withheld` if a request may not be sent. `own` marks requests with the bot's token."""
        now, wait = asyncio.get_running_loop().time(), 0.0
        over = self.invalid() - (MAX_INVALID_IN_BACKGROUND if in_background() else MAX_INVALID)
        if own and over >= 0:
            wait = self._invalid[over] + INVALID_WINDOW - now
        if (cause := _account_of(own=own)) is not None:
            wait = max(wait, self._by_cause.wait(cause, now))
        if wait > 0:
            raise Withheld(wait)

    async def _end(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, request: aiohttp.TraceRequestEndParams
    ) -> None:
        """Count a request that Discord calls invalid."""
        response = request.response
        shared = response.headers.get("X-RateLimit-Scope") == "shared"
        if response.status in INVALID_STATUSES and not shared:
            now = asyncio.get_running_loop().time()
            self._invalid.append(now)
            if (cause := _account_of(own="Authorization" in request.headers)) is not None:
                self._by_cause.add(cause, now)
            if self.invalid() == MAX_INVALID_IN_BACKGROUND:
                log.warning("%s invalid requests in ten minutes: what can wait is not sent", MAX_INVALID_IN_BACKGROUND)


class Limiter:
    """Grants `rate` requests per second at an even pace: urgent ones first, otherwise in order."""

    def __init__(self, rate: float = RATE) -> None:
        self._interval = 1 / rate
        self._free_at = 0.0
        self._numbers = count()
        self._waiting: list[tuple[Urgency, int, asyncio.Future[None]]] = []
        self._timer: asyncio.TimerHandle | None = None

    async def grant(self, urgency: Urgency) -> None:
        """Wait until a request may be sent."""
        loop = asyncio.get_running_loop()
        if not self._waiting and self._free_at <= loop.time():
            self._take(loop.time())
            return
        granted: asyncio.Future[None] = loop.create_future()
        heappush(self._waiting, (urgency, next(self._numbers), granted))
        self._set_timer(loop)
        await granted

    def _take(self, now: float) -> None:
        """Use a slot. A slot that was free for longer than an interval does not speed up those that follow."""
        self._free_at = max(self._free_at + self._interval, now)

    def _set_timer(self, loop: asyncio.AbstractEventLoop) -> None:
        if self._timer is None:
            self._timer = loop.call_at(self._free_at, self._grant_next, loop)

    def _grant_next(self, loop: asyncio.AbstractEventLoop) -> None:
        self._timer = None
        while self._waiting:
            _, _, granted = heappop(self._waiting)
            if not granted.done():
                granted.set_result(None)
                self._take(loop.time())
                break
        if self._waiting:
            self._set_timer(loop)


class InvalidRequests:
    """The latest invalid requests of each cause. The causes that were idle longest are forgotten."""

    def __init__(self) -> None:
        self._times: LRUCache[tuple[str, str, object], deque[float]] = LRUCache(MAX_CAUSES)

    def add(self, cause: Cause, now: float) -> None:
        """Count an invalid request."""
        for key, most in _accounts(cause):
            times = self._times.get(key)
            if times is None:
                times = self._times[key] = deque(maxlen=most)
            times.append(now)

    def wait(self, cause: Cause, now: float) -> float:
        """Return the seconds until a request of this cause may be sent, or 0 if it may be sent now."""
        waits = [0.0]
        for key, most in _accounts(cause):
            times = self._times.get(key)
            if times is not None and len(times) == most:
                waits.append(times[0] + INVALID_WINDOW - now)
        return max(waits)


def _accounts(cause: Cause) -> Iterator[tuple[tuple[str, str, object], int]]:
    """Yield the accounts of a request, each with its limit of invalid requests."""
    if cause.one is not None:
        yield (cause.work, "one", cause.one), MAX_BY_ONE
    if cause.server is not None:
        yield (cause.work, "server", cause.server), MAX_BY_SERVER
