"""Retries of failed requests to Discord: how long to wait, as Discord asks after a 429, and ever longer pauses."""

from collections.abc import Callable
from typing import Final, Generic, TypeVar

import discord
from msgspec import Struct

from bot.delivery.rate_limits import Withheld, is_rate_limited

DEFAULT_WAIT: Final = 60.0  # seconds to wait if Discord does not say how long
FIRST_RETRY_PAUSE: Final = 30.0
MAX_RETRY_PAUSE: Final = 900.0
MAX_DOUBLINGS: Final = 16  # more doublings than it takes to get from `FIRST_RETRY_PAUSE` to `MAX_RETRY_PAUSE`

K = TypeVar("K")


def wait(failed: BaseException) -> float:
    """Return the seconds before the request may be sent again, or 0 if there is no such limit."""
    if isinstance(failed, Withheld):
        return failed.seconds
    if isinstance(failed, discord.RateLimited):
        return failed.retry_after
    if is_rate_limited(failed):
        asked = failed.response.headers.get("Retry-After", "")
        return float(asked) if asked.isdecimal() else DEFAULT_WAIT
    return 0.0


class Failures(Struct, frozen=True):
    """The failures of one key: how many, when a retry is due, and until when Discord has asked the bot to wait."""

    times: int
    due: float
    asked: float


class Backoff(Generic[K]):
    """Delays the retries of failed requests, by key. `clock` returns seconds."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._failed: dict[K, Failures] = {}

    def failed(self, key: K, failure: BaseException) -> None:
        """Record a failure. A request that was withheld is due as soon as it may be sent."""
        before = self._failed.get(key)
        times = 0 if before is None else before.times
        now, asked = self._clock(), wait(failure)
        if isinstance(failure, Withheld):
            self._failed[key] = Failures(times, now + asked, now + asked)
            return
        pause = max(min(FIRST_RETRY_PAUSE * 2 ** min(times, MAX_DOUBLINGS), MAX_RETRY_PAUSE), asked)
        self._failed[key] = Failures(times + 1, now + pause, now + asked)

    def is_due(self, key: K) -> bool:
        """Return True if a retry is due."""
        failed = self._failed.get(key)
        return failed is None or failed.due <= self._clock()

    def wait(self, key: K) -> float:
        """Return the seconds that Discord has asked the bot to wait, or 0 if it has not."""
        failed = self._failed.get(key)
        return 0.0 if failed is None else max(0.0, failed.asked - self._clock())

    def forget(self, key: K) -> None:
        """Forget the failures of a key after a success, or once a retry may succeed."""
        self._failed.pop(key, None)

    def retry_soon(self) -> None:
        """Make everything due unless Discord has asked the bot to wait, as after a reconnection."""
        now = self._clock()
        self._failed = {key: failed for key, failed in self._failed.items() if failed.asked > now}
