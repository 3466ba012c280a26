"""The monitor of a running bot: measures it each second, reacts when Discord is silent, and reports its health."""

import asyncio
import logging
import os
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Final, Self

import discord
from msgspec import structs

from bot.delivery.causes import Window
from bot.operations import health
from bot.operations.daily_backups import BackupReport
from bot.operations.discord_internals import Gateways, disconnect, observe
from bot.operations.gateway_watch import Limits, ShardsWatch
from bot.operations.health import Health, RefusedCommands
from bot.operations.unix_sockets import Listener
from bot.operations.watchdog import RESTART, SERVICE_ALIVE, SERVICE_READY, SERVICE_STOPPING, Notifier, Watchdog
from storage.errors import StoreError
from storage.store import Store

log = logging.getLogger(__name__)

MEASUREMENTS: Final = 60  # latest measurements of which the worst counts
MAX_LAG: Final = 1.0
MAX_OUTBOX_AGE: Final = 600.0
MAX_QUEUE: Final = 100
OUTBOX_TICKS: Final = 15  # ticks between two checks of the outbox


class Monitor:
    """Monitors a bot while it is entered, and calls `leave` when Discord has not answered for too long.

    From then on `left` is True, and `watchdog` gives the process a last limited time to end. Before that it is reset
    while the event loop runs. The service manager is notified once the gateway has answered, and again while it does.
    `backup_report` returns the report on backups, `commands` why Discord refuses the bot's commands.
    """

    def __init__(
        self,
        client: discord.AutoShardedClient,
        db: Path,
        leave: Callable[[], object],
        watchdog: Watchdog,
        limits: Limits,
    ) -> None:
        self.left = False
        self.backup_report: Callable[[], BackupReport | None] = lambda: None
        self.commands: Callable[[], RefusedCommands | None] = lambda: None
        self._notifier = Notifier()
        self._ready = False
        self._client = client
        self._store: Store | None = None
        self._db = db
        self._leave = leave
        self._watchdog = watchdog
        self._limits = limits
        # The gateway's acknowledgements are on this clock.
        self._clock = time.perf_counter
        self._watch = ShardsWatch(self._clock(), limits)
        self._figures = Figures()
        self._ticks = 0
        self._outbox: asyncio.Task[None] | None = None
        self._server: Listener | None = None

    async def __aenter__(self) -> Self:
        self._watchdog.start()
        self._schedule()
        return self

    async def watch_store(self, store: Store) -> None:
        """Watch a store too, and serve health reports for its database."""
        self._store = store
        self._ready = False  # a former standby is now the process that the service manager waits for
        try:
            self._server = await health.serve(self._db, self.health)
        except OSError as error:
            log.warning("health cannot be reported: %s", error.strerror or error)

    async def __aexit__(self, *raised: object) -> None:
        self._timer.cancel()
        self._notifier.send(SERVICE_STOPPING)
        if self._outbox is not None:
            self._outbox.cancel()
        if self._server is not None:
            self._server.close()
        if not self.left:
            self._watchdog.stop()

    def health(self) -> Health:
        """Return the current health."""
        found, report = self._figures.health(self._clock(), self._watch), self.backup_report()
        found = structs.replace(found, commands=self.commands())
        if report is None:
            return found
        age = None if report.made is None else time.time() - report.made
        failed = report.backup_failed, report.drill_failed
        return structs.replace(found, backup=age, backup_failed=failed[0], drill_failed=failed[1])

    @property
    def lag(self) -> Window:
        """Return the latest delays of the event loop."""
        return self._figures.lag

    @property
    def connected(self) -> bool:
        """Return True if all gateways have answered recently."""
        return self._watch.connected

    def _schedule(self) -> None:
        self._due = self._clock() + self._limits.tick
        self._timer = asyncio.get_running_loop().call_later(self._limits.tick, self._tick)

    def _tick(self) -> None:
        now, lag = self._clock(), max(0.0, self._clock() - self._due)
        self._schedule()
        self._watchdog.reset(self._limits.leave)
        gateways = observe(self._client)
        self._figures.measure(now, lag, 0 if self._store is None else self._store.writes_waiting, gateways)
        if self._ticks % OUTBOX_TICKS == 0 and self._store is not None:
            self._begin_to_look_into_outbox(self._store)
        self._ticks += 1
        actions = self._watch.look(now, gateways)
        self._notify()
        if actions.leave:
            self._give_up()
            return
        for shard in actions.reconnect:
            log.warning(
                "Discord has acknowledged no heartbeat for %.0f s; reconnecting shard %d", self._watch.silent, shard
            )
            disconnect(self._client, shard)

    def _notify(self) -> None:
        """Notify the service manager that the bot is alive, while the gateway is."""
        if not self._watch.connected:
            return
        if not self._ready:
            self._ready = True
            self._notifier.send(SERVICE_READY)
        self._notifier.send(SERVICE_ALIVE)

    def _give_up(self) -> None:
        silent = self._watch.silent
        log.critical("Discord has not answered for %.0f s; leaving with status %d", silent, RESTART)
        self.left = True
        self._timer.cancel()
        self._watchdog.reset(self._limits.closing)
        for shard in self._client.shards:
            disconnect(self._client, shard)
        self._leave()

    def _begin_to_look_into_outbox(self, store: Store) -> None:
        """Check the outbox, unless the last check is still in progress or the bot is closing."""
        if (self._outbox is None or self._outbox.done()) and not self._client.is_closed():
            self._outbox = asyncio.create_task(self._look_into_outbox(store), name="outbox age")

    async def _look_into_outbox(self, store: Store) -> None:
        try:
            oldest = await store.oldest_unsent()
        except StoreError:
            return  # the bot is stopping because of it
        self._figures.look_into_outbox(self._clock(), oldest)


class Figures:
    """The latest measurements and the worst of the last minute, on one clock. `lag` has more of the latest delays."""

    def __init__(self) -> None:
        self.lag = Window()
        self._lags = deque([0.0], MEASUREMENTS)
        self._queues = deque([0], MEASUREMENTS)
        self._sequences: dict[int, int | None] = {}
        self._dispatched: float | None = None
        self._oldest: int | None = None
        self._waiting_since = 0.0
        self._lag = Alarm("seconds that the event loop is late", MAX_LAG)
        self._queue = Alarm("writes that wait for the disk", MAX_QUEUE)
        self._waiting = Alarm("seconds that a message has waited to be published", MAX_OUTBOX_AGE)

    def measure(self, now: float, lag: float, queue: int, gateways: Gateways) -> None:
        """Record the event loop's delay in seconds, the length of the writer's queue and the gateways at `now`."""
        sequences = {number: gateway.sequence for number, gateway in gateways.shards.items()}
        if sequences != self._sequences:
            self._sequences, self._dispatched = sequences, now
        self._lags.append(lag)
        self.lag.add(lag)
        self._queues.append(queue)
        self._lag.check(max(self._lags))
        self._queue.check(max(self._queues))

    def look_into_outbox(self, now: float, oldest: int | None) -> None:
        """Record the number of the oldest message in the outbox. Its age counts from when it became the oldest."""
        if oldest != self._oldest:
            self._oldest, self._waiting_since = oldest, now
        self._waiting.check(self._waited(now))

    def health(self, now: float, watch: ShardsWatch) -> Health:
        """Return the health at `now`."""
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


class Alarm:
    """Logs once when a figure exceeds its limit, and once when it is back within."""

    def __init__(self, what: str, limit: float) -> None:
        self._what = what
        self._limit = limit
        self._raised = False

    def check(self, figure: float) -> None:
        """Compare the current figure with the limit."""
        if (figure > self._limit) != self._raised:
            self._raised = not self._raised
            state = "above" if self._raised else "again within"
            log.warning("%s: %.1f, %s the limit of %g", self._what, figure, state, self._limit)
