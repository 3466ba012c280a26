"""The bot's own limits on its requests to Discord: an even pace, urgent ones first, and few that Discord calls invalid.

Everything sent with the bot's token passes here, as a trace of aiohttp's, at the moment of sending: after discord.py
has waited for the limit of the channel, and again for every attempt that discord.py makes by itself. Answers to
interactions carry no token of the bot and do not count for Discord's global limit, so they pass at once.
"""

from __future__ import annotations

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
from typing import Final, NamedTuple

import aiohttp
from cachetools import LRUCache

WINDOW: Final = 600.0
"""Seconds over which Discord counts invalid requests: 10,000 of them, and it bans the address."""

MAX_BY_ONE: Final = 8
"""Invalid requests of one user, match or event in the window."""

MAX_BY_SERVER: Final = 64
"""Invalid requests of one kind of work for one server: the 50 games that it may have can all fail once, as when a role is changed."""

MAX_CAUSES: Final = 2048

PRESS: Final = "press"
ANSWER: Final = "answer"
NOTICE: Final = "notice"
CARDS: Final = "cards"
OLD_CARDS: Final = "old cards"
EVENT: Final = "event"
SPOTLIGHT: Final = "spotlight"
"""Kinds of work, each on an account of its own: by presses that fail, strangers stop no cards of a server."""


class Cause(NamedTuple):
    """The account of a request: a kind of work, the user, match or event that it is about, and a server."""

    work: str
    one: int | str | None = None
    server: int | None = None


_current: ContextVar[Cause | None] = ContextVar("cause", default=None)


@contextmanager
def caused_by(cause: Cause | None) -> Iterator[None]:
    """Count the requests made within, and by tasks that are begun within, on this account."""
    token = _current.set(cause)
    try:
        yield
    finally:
        _current.reset(token)


def current_cause() -> Cause | None:
    """Return the account of the running task."""
    return _current.get()


class InvalidRequests:
    """The latest invalid requests of each cause; those that had none for the longest time are forgotten."""

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
        """Return the seconds until a request of this cause may be sent, 0 when it may now."""
        waits = [0.0]
        for key, most in _accounts(cause):
            times = self._times.get(key)
            if times is not None and len(times) == most:
                waits.append(times[0] + WINDOW - now)
        return max(waits)


def _accounts(cause: Cause) -> Iterator[tuple[tuple[str, str, object], int]]:
    """The accounts of a request, each with its limit of invalid ones."""
    if cause.one is not None:
        yield (cause.work, "one", cause.one), MAX_BY_ONE
    if cause.server is not None:
        yield (cause.work, "server", cause.server), MAX_BY_SERVER


log = logging.getLogger(__name__)

RATE: Final = 43.0
"""Requests in a second; Discord takes 50 from one bot, as they arrive: some are on their way for 0.15 seconds longer than others."""

MOST_WITH_BACKGROUND: Final = 500
"""With so many invalid requests in the window nothing is sent that nobody waits for."""

MOST: Final = 5_000
"""With so many nothing at all is sent with the bot's token."""

INVALID: Final = (401, 403, 429)
"""The statuses that Discord counts as invalid, but for a 429 that is shared with others."""


class Urgency(IntEnum):
    """How long a request may wait for others: of a running turn, of the start of a match, of a notice, of an old message."""

    TURN = 0
    START = 1
    NOTICE = 2
    BACKGROUND = 3


_urgency: ContextVar[Urgency] = ContextVar("urgency", default=Urgency.TURN)


class Withheld(Exception):
    """A request was not sent, because too many have been invalid lately; `seconds` until it may be."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds)
        self.seconds = seconds


@contextmanager
def urgency(of: Urgency) -> Iterator[None]:
    """Give the requests made within, and by tasks that are begun within, this urgency."""
    token = _urgency.set(of)
    try:
        yield
    finally:
        _urgency.reset(token)


def in_background() -> bool:
    """Whether nobody waits for what is being done."""
    return _urgency.get() >= Urgency.NOTICE


class Limiter:
    """Grants so many requests a second at an even pace, urgent ones first, and otherwise in order."""

    def __init__(self, rate: float = RATE) -> None:
        self._interval = 1 / rate
        self._free_at = 0.0
        self._numbers = count()
        self._waiting: list[tuple[Urgency, int, asyncio.Future[None]]] = []
        self._timer: asyncio.TimerHandle | None = None

    async def grant(self, urgency: Urgency) -> None:
        """Return when a request may be sent."""
        loop = asyncio.get_running_loop()
        if not self._waiting and self._free_at <= loop.time():
            self._take(loop.time())
            return
        granted: asyncio.Future[None] = loop.create_future()
        heappush(self._waiting, (urgency, next(self._numbers), granted))
        self._set_timer(loop)
        await granted

    def _take(self, now: float) -> None:
        """Use a slot; one that was free for longer than an interval does not add to those that follow."""
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


class Traffic:
    """What the bot has sent lately, and whether it may send more."""

    def __init__(self) -> None:
        self._limiter = Limiter()
        self._invalid: deque[float] = deque()
        self._by_cause = InvalidRequests()

    def invalid(self) -> int:
        """How many requests were invalid in the last ten minutes."""
        since = asyncio.get_running_loop().time() - WINDOW
        while self._invalid and self._invalid[0] <= since:
            self._invalid.popleft()
        return len(self._invalid)

    def trace(self) -> aiohttp.TraceConfig:
        """What aiohttp has to call at the beginning and at the end of each request."""
        config = aiohttp.TraceConfig()
        config.on_request_start.append(self._start)
        config.on_request_end.append(self._end)
        return config

    async def _start(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, request: aiohttp.TraceRequestStartParams
    ) -> None:
        """Wait until a request may be sent; raises `Withheld` when it may not."""
        own = "Authorization" in request.headers
        self._demand(own=own)  # what is not sent takes no turn from what is
        if own:
            await self._limiter.grant(_urgency.get())
            self._demand(own=own)

    def _demand(self, *, own: bool) -> None:
        """Raise `Withheld` for a request that may not be sent; `own` are those with the bot's token."""
        now, wait = asyncio.get_running_loop().time(), 0.0
        over = self.invalid() - (MOST_WITH_BACKGROUND if in_background() else MOST)
        if own and over >= 0:
            wait = self._invalid[over] + WINDOW - now
        if (cause := _cause(own=own)) is not None:
            wait = max(wait, self._by_cause.wait(cause, now))
        if wait > 0:
            raise Withheld(wait)

    async def _end(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, request: aiohttp.TraceRequestEndParams
    ) -> None:
        """Count a request that Discord calls invalid."""
        response = request.response
        shared = response.headers.get("X-RateLimit-Scope") == "shared"
        if response.status in INVALID and not shared:
            now = asyncio.get_running_loop().time()
            self._invalid.append(now)
            if (cause := _cause(own="Authorization" in request.headers)) is not None:
                self._by_cause.add(cause, now)
            if self.invalid() == MOST_WITH_BACKGROUND:
                log.warning("%s invalid requests in ten minutes: what can wait is not sent", MOST_WITH_BACKGROUND)


def _cause(*, own: bool) -> Cause | None:
    """Return on whose account a request goes: the answers to interactions, without the bot's token, have one of their own."""
    cause = current_cause()
    return cause if cause is None or own else Cause(ANSWER, cause.one)
