"""The paces that a match can be played at, as a table."""

from typing import Final

from msgspec import Struct, structs

HOUR: Final = 3600
DAY: Final = 24 * HOUR


class Pace(Struct, frozen=True):
    """How much time a match gives; every number is in seconds.

    A turn has `free` seconds, counted in the player's waking hours if `waking`, in all hours otherwise; None is no clock.
    Then the bank runs down, in all hours but for its last `awake` seconds, which are counted as free time is: it begins
    with `bank`, and an own move adds `added` up to `most`. `excuses` misses are excused; `timely` own moves without a miss give one of them back. `vacation` allows floating vacation.
    """

    free: int | None
    bank: int = 0
    added: int = 0
    most: int = 0
    waking: bool = False
    excuses: int = 2
    timely: int = 10
    vacation: bool = True
    awake: int = 0

    def without_vacation(self) -> "Pace":
        """The same pace for a match whose organiser allows no vacation, as a final."""
        return structs.replace(self, vacation=False)


PRESETS: Final[dict[str, Pace]] = {
    "brisk": Pace(4 * HOUR, bank=24 * HOUR, added=2 * HOUR, most=36 * HOUR, waking=True, awake=2 * HOUR),
    "steady": Pace(12 * HOUR, bank=72 * HOUR, added=6 * HOUR, most=96 * HOUR, waking=True, awake=4 * HOUR),
    "slow": Pace(24 * HOUR, bank=120 * HOUR, added=12 * HOUR, most=168 * HOUR, waking=True, awake=4 * HOUR),
    "per_move": Pace(24 * HOUR),
    "none": Pace(None),
}
"""The paces by name. A match keeps the numbers that it started with, so the table may change."""

DEFAULT: Final = "steady"
