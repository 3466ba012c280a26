"""Times of day as people write them: 8, 8:30, 8.30, 8h30, 8am, 10 p.m."""

import re
from typing import Final

from bot.clocks.presets import DAY

TIME: Final = re.compile(r"(\d{1,2})(?:[:.,h](\d{2})|h)? ?(?:([ap])\.? ?m\.?)?")
MIDNIGHT: Final = 24
NOON: Final = 12


def minutes_of(text: str) -> int | None:
    """Read a time of day as minutes after midnight; None where it is none."""
    found = TIME.fullmatch(text.strip().lower())
    if found is None:
        return None
    hour, minute, half = int(found[1]), int(found[2] or 0), found[3]
    if half is not None:
        if not 1 <= hour <= NOON:
            return None
        hour = hour % NOON + (NOON if half == "p" else 0)
    if minute >= 60 or hour * 60 + minute > DAY // 60:
        return None
    return hour % MIDNIGHT * 60 + minute


def time_of(minutes: int) -> str:
    """Write minutes after midnight as 08:30."""
    return f"{minutes // 60:02}:{minutes % 60:02}"
