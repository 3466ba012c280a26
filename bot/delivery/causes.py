"""Invalid requests counted by what has brought them about, so that it is stopped long before the whole bot is.

Discord bans a bot for 10,000 invalid requests in ten minutes, and many of them can be brought about at will: by a user who
takes no direct messages, or by a moderator who takes permissions away. Where a press, a match or an event begins its work,
`caused_by` notes on whose account that goes; `bot.delivery.traffic` reads it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final, NamedTuple

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


_cause: ContextVar[Cause | None] = ContextVar("cause", default=None)


@contextmanager
def caused_by(cause: Cause | None) -> Iterator[None]:
    """Count the requests made within, and by tasks that are begun within, on this account."""
    token = _cause.set(cause)
    try:
        yield
    finally:
        _cause.reset(token)


def current_cause() -> Cause | None:
    """Return the account of the running task."""
    return _cause.get()


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
