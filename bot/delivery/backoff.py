"""When to try again what has failed: each time after twice as long."""

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from msgspec import Struct

from bot.delivery.failures import wait
from bot.delivery.traffic import Withheld

FIRST: Final = 30.0
MOST: Final = 900.0
"""Seconds until the second attempt, and between the last ones."""

DOUBLINGS: Final = 16
"""More of them than it takes to come from `FIRST` to `MOST`."""

K = TypeVar("K")


class Failed(Struct, frozen=True):
    """How often something failed, when it is due again, and until when Discord has asked not to be sent it."""

    times: int
    due: float
    asked: float


class Backoff(Generic[K]):
    """Remembers what has failed, by key; `clock` gives seconds."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._failed: dict[K, Failed] = {}

    def failed(self, key: K, failure: BaseException) -> None:
        """Take note of a failure; what was not even sent is due as soon as it may be."""
        before = self._failed.get(key)
        times = 0 if before is None else before.times
        now, asked = self._clock(), wait(failure)
        if isinstance(failure, Withheld):
            self._failed[key] = Failed(times, now + asked, now + asked)
            return
        pause = max(min(FIRST * 2 ** min(times, DOUBLINGS), MOST), asked)
        self._failed[key] = Failed(times + 1, now + pause, now + asked)

    def is_due(self, key: K) -> bool:
        """Whether to try again without being asked."""
        failed = self._failed.get(key)
        return failed is None or failed.due <= self._clock()

    def wait(self, key: K) -> float:
        """Seconds for which Discord has asked not to be sent it, whoever wants it; 0 otherwise."""
        failed = self._failed.get(key)
        return 0.0 if failed is None else max(0.0, failed.asked - self._clock())

    def forget(self, key: K) -> None:
        """It went well, or may do so now: the next attempt is a first one."""
        self._failed.pop(key, None)

    def retry_soon(self) -> None:
        """Discord can be reached again: what it has not asked to wait for is due."""
        now = self._clock()
        self._failed = {key: failed for key, failed in self._failed.items() if failed.asked > now}
