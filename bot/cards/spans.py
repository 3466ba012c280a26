"""Durations as text."""

from __future__ import annotations

from bot.clocks.metrics import Spread
from bot.clocks.presets import DAY, HOUR
from bot.clocks.waking import MINUTE
from bot.words import Words


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
