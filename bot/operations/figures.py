"""The figures by which a running bot is judged, and a word in the log when one of them passes its limit."""

import logging
import os
from collections import deque
from typing import Final

from bot.delivery.press_times import Window
from bot.operations.discord_internals import Gateways
from bot.operations.health import Health
from bot.operations.shards_watch import ShardsWatch

log = logging.getLogger(__name__)

RECENT: Final = 60
"""Measurements of which the worst counts."""

LAG: Final = 1.0
WAITING: Final = 600.0
QUEUE: Final = 100


class Alarm:
    """Logs once when a figure has passed its limit, and once when it is within again."""

    def __init__(self, what: str, limit: float) -> None:
        self._what = what
        self._limit = limit
        self._raised = False

    def check(self, figure: float) -> None:
        """Compare the figure of now."""
        if (figure > self._limit) != self._raised:
            self._raised = not self._raised
            state = "above" if self._raised else "again within"
            log.warning("%s: %.1f, %s the limit of %g", self._what, figure, state, self._limit)


class Figures:
    """What was measured last, and the worst of lately; every moment is on one clock. `lag` has more of the latest lags."""

    def __init__(self) -> None:
        self.lag = Window()
        self._lags = deque([0.0], RECENT)
        self._queues = deque([0], RECENT)
        self._sequences: dict[int, int | None] = {}
        self._dispatched: float | None = None
        self._oldest: int | None = None
        self._waiting_since = 0.0
        self._lag = Alarm("seconds that the event loop is late", LAG)
        self._queue = Alarm("writes that wait for the disk", QUEUE)
        self._waiting = Alarm("seconds that a message has waited to be published", WAITING)

    def measure(self, now: float, lag: float, queue: int, gateways: Gateways) -> None:
        """Take in what is measured `now`: the event loop's lag in seconds, and the length of the writer's queue."""
        sequences = {number: gateway.sequence for number, gateway in gateways.shards.items()}
        if sequences != self._sequences:
            self._sequences, self._dispatched = sequences, now
        self._lags.append(lag)
        self.lag.add(lag)
        self._queues.append(queue)
        self._lag.check(max(self._lags))
        self._queue.check(max(self._queues))

    def look_into_outbox(self, now: float, oldest: int | None) -> None:
        """Take in the number of the oldest message in the outbox; it waits since it first was the oldest."""
        if oldest != self._oldest:
            self._oldest, self._waiting_since = oldest, now
        self._waiting.check(self._waited(now))

    def health(self, now: float, watch: ShardsWatch) -> Health:
        """The figures of `now`."""
        return Health(
            pid=os.getpid(),
            connected=watch.connected,
            acknowledged=None if watch.acknowledged is None else now - watch.acknowledged,
            dispatched=None if self._dispatched is None else now - self._dispatched,
            lag=max(self._lags),
            outbox=self._waited(now),
            queue=max(self._queues),
            shards=watch.shards,
            connected_shards=watch.connected_shards,
        )

    def _waited(self, now: float) -> float:
        return 0.0 if self._oldest is None else now - self._waiting_since
