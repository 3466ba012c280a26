"""When a gateway that no longer answers is disconnected, and when the process gives it up."""

from typing import Final, Literal

from msgspec import Struct

from bot.operations.discord_internals import Gateway

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
