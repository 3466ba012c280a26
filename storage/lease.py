"""The right to write, which one store has at a time: a number that every opening raises and every write carries."""

import sqlite3
from typing import Final, Protocol

from storage.errors import Superseded

LEASE: Final = 2.0
"""Seconds without a sign of the holder after which a standby takes over; Discord waits three for an answer."""


class Leased(Protocol):
    """A store that writes under an epoch."""

    @property
    def epoch(self) -> int:
        """The number of this store's lease: once a store with a higher one is open, all of its calls raise `Superseded`."""
        ...


class LeaseWatch:
    """Counts the seconds since the holder of a lease last gave a sign of itself.

    The count begins with the watch. Of the time between two looks no more than two ticks count: what came while this
    process was late or stopped has not been read yet.
    """

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


def take(db: sqlite3.Connection) -> int:
    """Take the lease over from whichever store has it; returns the epoch to write under."""
    [(epoch,)] = db.execute("UPDATE lease SET epoch = epoch + 1 RETURNING epoch").fetchall()
    return int(epoch)


def demand(db: sqlite3.Connection, epoch: int) -> None:
    """Raise `Superseded` unless this epoch is the newest; to be asked in the transaction that writes."""
    [(newest,)] = db.execute("SELECT epoch FROM lease").fetchall()
    if newest != epoch:
        raise Superseded(epoch, newest)
