"""The lease: the exclusive right to write, and the watch by which a standby notices that it has lapsed."""

from typing import Final

MAX_LEASE_SILENCE: Final = 2.0
"""Seconds without a heartbeat after which a standby takes over. Discord waits three for a response."""


class LeaseWatch:
    """Counts the seconds since the holder's last heartbeat. While this process was stopped, at most two ticks count."""

    def __init__(self, now: float, tick: float, lease: float = MAX_LEASE_SILENCE) -> None:
        self.silent = 0.0
        self._now = now
        self._tick = tick
        self._lease = lease

    def record(self, now: float, *, beat: bool) -> bool:
        """Record whether there was a `beat` since the last check. Returns True if the lease has lapsed."""
        self.silent = 0.0 if beat else self.silent + min(now - self._now, 2 * self._tick)
        self._now = now
        return self.silent >= self._lease
