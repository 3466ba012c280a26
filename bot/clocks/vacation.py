"""Floating vacation: hours a year and server that a player who is announced as away uses only where a bank would run out.

Vacation that nobody asked for would have every seat that is given up stop its match for two weeks.
"""

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Final

from bot.clocks.instants import Gap
from bot.clocks.presets import HOUR

A_YEAR: Final = 14 * 24
"""Hours of vacation in a calendar year of UTC."""


def hours(seconds: int) -> int:
    """How many hours a vacation of so many seconds uses: one that has begun counts whole."""
    return max(0, -(-seconds // HOUR))


def usable(left: int, announced: Gap | None, now: int) -> int:
    """Of the hours that a player has left, those that a match may use from now on: until the announced return."""
    if announced is None or not announced.since <= now < announced.until:
        return 0
    return min(left, hours(announced.until - now))


def available(spans: Iterable[Gap], outages: Iterable[Gap], now: int) -> int:
    """For how many hours a player could be away from now on.

    `spans` are the vacations used on the server in all matches, one that still runs ending now: an hour used in several
    matches at once counts once, and an outage does not count. Next year's hours follow those of this year if they reach
    so far.
    """
    used, down = _joined(spans), _joined(outages)
    this_year = _left(used, down, _year(now, 0), _year(now, 1))
    to_new_year = (_year(now, 1) - now) // HOUR
    if this_year < to_new_year:
        return this_year
    return to_new_year + _left(used, down, _year(now, 1), _year(now, 2))


def _left(used: list[Gap], down: list[Gap], first: int, end: int) -> int:
    """The hours of a year that are left."""
    taken = 0
    for span in used:
        since, until = max(span.since, first), min(span.until, end)
        away = sum(max(0, min(gap.until, until) - max(gap.since, since)) for gap in down)
        taken += hours(until - since - away)
    return max(0, A_YEAR - taken)


def _joined(spans: Iterable[Gap]) -> list[Gap]:
    """The same time without overlaps, in order."""
    joined: list[Gap] = []
    for span in sorted(spans, key=lambda span: span.since):
        if joined and span.since <= joined[-1].until:
            joined[-1] = Gap(joined[-1].since, max(joined[-1].until, span.until))
        else:
            joined.append(span)
    return joined


def _year(now: int, later: int) -> int:
    """The first instant of this year, or of a later one."""
    return round(datetime(datetime.fromtimestamp(now, UTC).year + later, 1, 1, tzinfo=UTC).timestamp())
