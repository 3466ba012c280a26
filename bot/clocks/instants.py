"""Instants that never run backwards, made from readings of the machine's clock."""

from typing import Final

from msgspec import Struct

LONGEST_STEP: Final = 300
"""Seconds between two readings that still count as time that passed; the bot reads its clock every minute."""


class Gap(Struct, frozen=True):
    """A stretch of time that counts for nobody."""

    since: int
    until: int


class Instants(Struct, frozen=True):
    """The latest reading of the machine's clock, and the instant that it stands for.

    Store it with every sweep: what follows the last one that was stored, until the bot is back, counts for nobody.
    """

    reading: int
    instant: int

    def read(self, reading: int) -> tuple["Instants", Gap | None]:
        """Take a reading in.

        A step of at most `LONGEST_STEP` is time that passed. Anything else (the clock was set, the machine slept) only
        brings the instant up to the reading, and what lies between is a gap; a clock that was set back leaves the instant
        where it is, from which it goes on with the next reading.
        """
        step = reading - self.reading
        if 0 <= step <= LONGEST_STEP:
            return Instants(reading, self.instant + step), None
        return self.resumed(reading)

    def resumed(self, reading: int) -> tuple["Instants", Gap | None]:
        """Take in the first reading after a start: whatever lies between is a gap."""
        instant = max(self.instant, reading)
        gap = Gap(self.instant, instant) if instant > self.instant else None
        return Instants(reading, instant), gap

    def reading_of(self, instant: int) -> int:
        """What the machine's clock will show at an instant, for countdowns that people see."""
        return instant - self.instant + self.reading
