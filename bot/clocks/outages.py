"""Outages: time that counts for no one, and the instants that leave it out of the machine's clock."""

from typing import Final

from msgspec import Struct

MAX_READING_STEP: Final = 300  # maximum seconds that count between two readings; the bot reads its clock every minute


class Gap(Struct, frozen=True):
    """A stretch of time that counts for no one, such as an outage; also a vacation."""

    since: int
    until: int


class Instants(Struct, frozen=True):
    """The latest reading of the machine's clock, and the instant that it corresponds to.

    Store it with every sweep: the time between the last stored one and the bot's return is an outage.
    """

    reading: int
    instant: int

    def read(self, reading: int) -> tuple["Instants", Gap | None]:
        """Return the instants after a reading, and the gap that it reveals, if any.

        A step of at most `MAX_READING_STEP` is time that passed. Anything else (the clock was set, the machine slept)
        moves the instant up to the reading, with a gap in between. If the clock was set back, the instant stays and
        goes on from there.
        """
        step = reading - self.reading
        if 0 <= step <= MAX_READING_STEP:
            return Instants(reading, self.instant + step), None
        return self.resumed(reading)

    def resumed(self, reading: int) -> tuple["Instants", Gap | None]:
        """Return the instants after the first reading since a start; all time in between is a gap."""
        instant = max(self.instant, reading)
        gap = Gap(self.instant, instant) if instant > self.instant else None
        return Instants(reading, instant), gap

    def reading_of(self, instant: int) -> int:
        """Return what the machine's clock will show at an instant, for countdowns in messages."""
        return instant - self.instant + self.reading
