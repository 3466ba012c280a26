"""Lengths of time in words."""

from __future__ import annotations

from bot.clocks.metrics import Spread
from bot.clocks.presets import DAY, HOUR
from bot.clocks.waking import MINUTE
from bot.words import Words


def span(words: Words, seconds: int) -> str:
    """Return a length of time in the largest unit that fits."""
    for unit, name in ((DAY, "span-days"), (HOUR, "span-hours"), (MINUTE, "span-minutes")):
        if seconds >= unit:
            return words(name, count=seconds // unit)
    return words("span-moment")


def usual_length(words: Words, lengths: Spread) -> str:
    """Return how long matches usually take, with the middle half of them if that differs."""
    lower, median, upper = (span(words, one) for one in (lengths.lower, lengths.median, lengths.upper))
    varies = "no" if lower == upper else "yes"
    return words("lobby-length", median=median, lower=lower, upper=upper, count=lengths.count, varies=varies)
