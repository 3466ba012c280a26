"""Times in texts: instants as each reader sees them, durations, and the countdowns of a clock."""

from __future__ import annotations

from collections.abc import Callable

from bot.clocks.clock import Clock, deadlines
from bot.clocks.paces import DAY, HOUR
from bot.clocks.waking_hours import MINUTE
from bot.match.statistics import Spread
from bot.words import Words
from engine.core.types import Seat

ReadingOf = Callable[[int], int]
"""Converts an instant into what the machine's clock will show then."""


def countdowns(words: Words, clock: Clock, seat: Seat, reading_of: ReadingOf) -> str:
    """Return the countdowns of a seat that is to move, one if both end together; empty if no clock is running."""
    left = deadlines(clock, seat)
    if left is None:
        return ""
    if left.free_until == left.passes_on_at:
        return words("clock-countdown", passes=timestamp(reading_of(left.passes_on_at)))
    return words(
        "clock-countdowns",
        free=timestamp(reading_of(left.free_until)),
        passes=timestamp(reading_of(left.passes_on_at)),
    )


def stopped_clock_text(words: Words, clock: Clock, reading_of: ReadingOf) -> str:
    """Return why a clock is not running, and until when; empty for one that is."""
    if clock.out_of_reach and clock.status in ("live", "paused"):
        return words("clock-out-of-reach", why=clock.out_of_reach)
    if clock.status not in ("asleep", "paused"):
        return ""
    until = "" if clock.until is None else timestamp(reading_of(clock.until))
    return words(f"clock-{clock.status}", when=until)


def timestamp(reading: int) -> str:
    """Format an instant as a countdown in Discord."""
    return f"<t:{reading}:R>"


def span(words: Words, seconds: int) -> str:
    """Return a duration in the largest unit that fits, rounded down."""
    for unit, name in ((DAY, "span-days"), (HOUR, "span-hours"), (MINUTE, "span-minutes")):
        if seconds >= unit:
            return words(name, count=seconds // unit)
    return words("span-moment")


def usual_length(words: Words, lengths: Spread) -> str:
    """Return the median length of matches, and the range of the middle half unless both ends are the same."""
    lower, median, upper = (span(words, seconds) for seconds in (lengths.lower, lengths.median, lengths.upper))
    varies = "no" if lower == upper else "yes"
    return words("lobby-length", median=median, lower=lower, upper=upper, count=lengths.count, varies=varies)


def time(at: int, style: str = "f") -> str:
    """Format a time for each reader's own time zone, as Discord shows it; style `R` is relative."""
    return f"<t:{at}:{style}>"
