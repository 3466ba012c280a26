"""Decide when to abort a silent gateway connection, and when the process should give up."""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from msgspec import Struct

from bot.operations.discord_internals import UNCONNECTED, Gateway, Gateways

Step = Literal["wait", "reconnect", "leave"]

MAX_MISSED_HEARTBEATS: Final = 1.5
"""Heartbeat intervals without an acknowledgement that every gateway is allowed, however long they are."""


class Limits(Struct, frozen=True):
    """Limits in seconds: between two checks, and of silence before reconnecting and before leaving.

    `closing` is how long leaving may take before the process is killed.
    """

    tick: float = 1.0
    reconnect: float = 60.0
    leave: float = 180.0
    closing: float = 20.0


DEFAULT_LIMITS: Final = Limits()


class GatewayWatch:
    """Counts the seconds since the gateway last acknowledged a heartbeat of an identified session.

    The count starts with the watch, so it includes a login or connection that never succeeds. Between two checks at
    most two ticks count: if the event loop was late or the process was stopped, acknowledgements may have arrived that
    have not been read yet.
    """

    def __init__(self, now: float, limits: Limits = DEFAULT_LIMITS) -> None:
        self.connected = False
        self.silent = 0.0
        self.acknowledged: float | None = None
        self._limits = limits
        self._now = now
        self._connection: object | None = None
        self._age = 0.0

    def look(self, now: float, gateway: Gateway) -> Step:
        """Update the watch with a gateway's state at `now`, on its acknowledgements' clock, and return what to do."""
        elapsed = min(now - self._now, 2 * self._limits.tick)
        self._now = now
        answered = gateway.identified and gateway.acknowledged is not None
        if answered and gateway.acknowledged != self.acknowledged:
            self.acknowledged = gateway.acknowledged
            self.silent = 0.0
        else:
            self.silent += elapsed
        # A new connection gets the full time, because the silence may be that of the previous one.
        self._age = self._age + elapsed if gateway.connection is self._connection else 0.0
        self._connection = gateway.connection
        patience = max(self._limits.reconnect, MAX_MISSED_HEARTBEATS * gateway.interval)
        self.connected = answered and self.silent < patience
        if self.silent >= self._limits.leave:
            return "leave"
        if gateway.connection is not None and min(self.silent, self._age) >= patience:
            self._age = 0.0
            return "reconnect"
        return "wait"


class GatewayActions(NamedTuple):
    """Actions to take: shards to `reconnect`, and whether to `leave`."""

    reconnect: Sequence[int] = ()
    leave: bool = False


class ShardsWatch:
    """Watches the gateway of each launched shard, and the launch of the next.

    discord.py launches shards five seconds apart, so all of them together may take longer than a single one may.
    """

    def __init__(self, now: float, limits: Limits = DEFAULT_LIMITS) -> None:
        self._limits = limits
        self._wanted = 0
        self._launch = GatewayWatch(now, limits)
        self._shards: dict[int, GatewayWatch] = {}

    @property
    def shards(self) -> int:
        """Return the number of wanted shards, or 0 while unknown."""
        return self._wanted

    @property
    def connected_shards(self) -> int:
        """Return the number of gateways that have answered recently."""
        return sum(shard.connected for shard in self._shards.values())

    @property
    def connected(self) -> bool:
        """Return True if all gateways have answered recently."""
        return 0 < self._wanted <= self.connected_shards

    @property
    def silent(self) -> float:
        """Return the longest silence of a shard, or of the launch of the next one, in seconds."""
        found = [shard.silent for shard in self._shards.values()]
        return max(found, default=0.0) if self._complete else max(self._launch.silent, *found, 0.0)

    @property
    def acknowledged(self) -> float | None:
        """Return the oldest of the shards' last acknowledgements, or None if one shard has none."""
        moments = [shard.acknowledged for shard in self._shards.values()]
        known = [moment for moment in moments if moment is not None]
        return min(known) if known and len(known) == len(moments) else None

    def look(self, now: float, gateways: Gateways) -> GatewayActions:
        """Update the watch with the gateways' state at `now`, on their clock, and return what to do."""
        self._wanted = gateways.wanted
        launch = "wait" if self._complete else self._launch.look(now, UNCONNECTED)
        steps: dict[int, Step] = {}
        for number, gateway in gateways.shards.items():
            if number not in self._shards:
                self._shards[number] = GatewayWatch(now, self._limits)
                self._launch = GatewayWatch(now, self._limits)
            steps[number] = self._shards[number].look(now, gateway)
        leave = "leave" in (launch, *steps.values())
        return GatewayActions([number for number, step in steps.items() if step == "reconnect"], leave)

    @property
    def _complete(self) -> bool:
        return 0 < self._wanted <= len(self._shards)
