"""The right to write, which one store has at a time: a number that every opening raises and every write carries."""

from typing import Final

LEASE: Final = 2.0
"""Seconds without a sign of the holder after which a standby takes over; Discord waits three for an answer."""


class LeaseWatch:
    """Counts the seconds since the holder of a lease last gave a sign; of a time that this process was stopped, two ticks at most."""

    def __init__(self, now: float, tick: float, lease: float = LEASE) -> None:
        self.silent = 0.0
        self._now = now
        self._tick = tick
        self._lease = lease

    def look(self, now: float, *, beat: bool) -> bool:
        """Take in whether there was a `beat` since the last look; returns whether the lease has run out."""
        self.silent = 0.0 if beat else self.silent + min(now - self._now, 2 * self._tick)
        self._now = now
        return self.silent >= self._lease
