"""When the gateway of a shard that no longer answers is disconnected, and when the process gives it up."""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from msgspec import Struct

from bot.operations.discord_internals import UNCONNECTED, Gateway, Gateways

Step = Literal["wait", "reconnect", "leave"]

MISSED: Final = 1.5
"""Heartbeat intervals without an acknowledgement that any gateway is allowed, however far apart its heartbeats are."""


class Limits(Struct, frozen=True):
    """Seconds: between two looks, and without an acknowledgement until the connection is aborted and the process leaves.

    `closing` is how long leaving may take before the process is ended where it stands.
    """

    tick: float = 1.0
    reconnect: float = 60.0
    leave: float = 180.0
    closing: float = 20.0


LIMITS: Final = Limits()


class GatewayWatch:
    """Counts the seconds since the gateway last acknowledged a heartbeat of an identified session.

    The count begins with the watch, so it covers a login or a connection that never comes about. Of the time between
    two looks no more than two ticks count: what arrived while the event loop was late, or the process was stopped, has
    not been read yet and must not be missed.
    """

    def __init__(self, now: float, limits: Limits = LIMITS) -> None:
        self.connected = False
        self.silent = 0.0
        self.acknowledged: float | None = None
        self._limits = limits
        self._now = now
        self._connection: object | None = None
        self._age = 0.0

    def look(self, now: float, gateway: Gateway) -> Step:
        """Take in what the gateway shows `now`, on the clock of its acknowledgements, and say what is to be done."""
        elapsed = min(now - self._now, 2 * self._limits.tick)
        self._now = now
        answered = gateway.identified and gateway.acknowledged is not None
        if answered and gateway.acknowledged != self.acknowledged:
            self.acknowledged = gateway.acknowledged
            self.silent = 0.0
        else:
            self.silent += elapsed
        # A new connection gets the whole time again: the silence may be that of the one before.
        self._age = self._age + elapsed if gateway.connection is self._connection else 0.0
        self._connection = gateway.connection
        patience = max(self._limits.reconnect, MISSED * gateway.interval)
        self.connected = answered and self.silent < patience
        if self.silent >= self._limits.leave:
            return "leave"
        if gateway.connection is not None and min(self.silent, self._age) >= patience:
            self._age = 0.0
            return "reconnect"
        return "wait"


class Actions(NamedTuple):
    """What is to be done: the shards to `reconnect`, or to `leave` for good."""

    reconnect: Sequence[int] = ()
    leave: bool = False


class ShardsWatch:
    """Watches the gateway of each shard from when it is launched, and until then that the next one is.

    discord.py launches one after the other, five seconds apart, so all of them may take longer than any single one may.
    """

    def __init__(self, now: float, limits: Limits = LIMITS) -> None:
        self._limits = limits
        self._wanted = 0
        self._launch = GatewayWatch(now, limits)
        self._shards: dict[int, GatewayWatch] = {}

    @property
    def shards(self) -> int:
        """How many shards there are to be; 0 while that is unknown."""
        return self._wanted

    @property
    def connected_shards(self) -> int:
        """How many shards' gateways have answered lately."""
        return sum(shard.connected for shard in self._shards.values())

    @property
    def connected(self) -> bool:
        """Whether every shard's gateway has answered lately."""
        return 0 < self._wanted <= self.connected_shards

    @property
    def silent(self) -> float:
        """The seconds for which the worst of the shards has not answered, or the next one was not launched."""
        found = [shard.silent for shard in self._shards.values()]
        return max(found, default=0.0) if self._complete else max(self._launch.silent, *found, 0.0)

    @property
    def acknowledged(self) -> float | None:
        """When the shard that has been silent for longest acknowledged a heartbeat; None while one has not at all."""
        moments = [shard.acknowledged for shard in self._shards.values()]
        known = [moment for moment in moments if moment is not None]
        return min(known) if known and len(known) == len(moments) else None

    def look(self, now: float, gateways: Gateways) -> Actions:
        """Take in what the gateways show `now`, on the clock of their acknowledgements, and say what is to be done."""
        self._wanted = gateways.wanted
        launch = "wait" if self._complete else self._launch.look(now, UNCONNECTED)
        steps: dict[int, Step] = {}
        for number, gateway in gateways.shards.items():
            if number not in self._shards:
                self._shards[number] = GatewayWatch(now, self._limits)
                self._launch = GatewayWatch(now, self._limits)
            steps[number] = self._shards[number].look(now, gateway)
        leave = "leave" in (launch, *steps.values())
        return Actions([number for number, step in steps.items() if step == "reconnect"], leave)

    @property
    def _complete(self) -> bool:
        return 0 < self._wanted <= len(self._shards)
