"""The paces at which a match can be played: time for a turn, time bank, and missed turns before a replacement."""

from typing import Final

from msgspec import Struct, structs

HOUR: Final = 3600
DAY: Final = 24 * HOUR


class Pace(Struct, frozen=True):
    """The time that a match gives; every number is in seconds.

    A turn has `free` seconds, counted in the player's waking hours if `waking`, else day and night; None is no clock.
    Then the bank runs down day and night, except its last `awake` seconds, which are counted like free time. It starts
    with `bank`, and each own move adds `added` up to `most`. `excuses` misses are excused, and `timely` own moves
    without a miss regain one. `vacation` allows vacation.
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
        """Return the pace without vacation, as for a final whose organiser allows none."""
        return structs.replace(self, vacation=False)


PRESETS: Final[dict[str, Pace]] = {
    "brisk": Pace(4 * HOUR, bank=24 * HOUR, added=2 * HOUR, most=36 * HOUR, waking=True, awake=2 * HOUR),
    "steady": Pace(12 * HOUR, bank=72 * HOUR, added=6 * HOUR, most=96 * HOUR, waking=True, awake=4 * HOUR),
    "slow": Pace(24 * HOUR, bank=120 * HOUR, added=12 * HOUR, most=168 * HOUR, waking=True, awake=4 * HOUR),
    "per_move": Pace(24 * HOUR),
    "none": Pace(None),
}
"""Paces by name. A match keeps the numbers that it started with, so the presets may change."""

DEFAULT_PACE: Final = "steady"
