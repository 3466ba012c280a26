"""Vacation: the hours of it that a player has left, and that a match may use.

`deadlines` begins and ends it, and `clock` spends it as time passes.
"""

from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Final

from bot.clocks.clock_log import Gap
from bot.clocks.paces import HOUR

VACATION_HOURS_PER_YEAR: Final = 14 * 24  # hours of vacation in a calendar year (UTC)


def usable(left: int, announced: Gap | None, now: int) -> int:
    """Return the number of remaining hours that a match may use between now and the announced return."""
    if announced is None or not announced.since <= now < announced.until:
        return 0
    return min(left, hours(announced.until - now))


def available(spans: Iterable[Gap], outages: Iterable[Gap], now: int) -> int:
    """Return for how many hours from now a player could be on vacation.

    `spans` are the vacations used in all matches on the server; one that is running ends now. An hour used in several
    matches counts once, and outages do not count. Next year's hours are added if this year's last until then.
    """
    used, down = _joined(spans), _joined(outages)
    this_year = _left(used, down, _year(now, 0), _year(now, 1))
    to_new_year = (_year(now, 1) - now) // HOUR
    if this_year < to_new_year:
        return this_year
    return to_new_year + _left(used, down, _year(now, 1), _year(now, 2))


def hours(seconds: int) -> int:
    """Return the hours of vacation that a number of seconds uses; a started hour counts in full."""
    return max(0, -(-seconds // HOUR))


def _left(used: list[Gap], down: list[Gap], first: int, end: int) -> int:
    """Return the hours of a year that are left."""
    taken = 0
    for span in used:
        since, until = max(span.since, first), min(span.until, end)
        away = sum(max(0, min(gap.until, until) - max(gap.since, since)) for gap in down)
        taken += hours(until - since - away)
    return max(0, VACATION_HOURS_PER_YEAR - taken)


def _joined(spans: Iterable[Gap]) -> list[Gap]:
    """Return the spans in order, with overlapping ones merged."""
    joined: list[Gap] = []
    for span in sorted(spans, key=lambda span: span.since):
        if joined and span.since <= joined[-1].until:
            joined[-1] = Gap(joined[-1].since, max(joined[-1].until, span.until))
        else:
            joined.append(span)
    return joined


def _year(now: int, later: int) -> int:
    """Return the first instant of this year, or of one `later` years on."""
    return round(datetime(datetime.fromtimestamp(now, UTC).year + later, 1, 1, tzinfo=UTC).timestamp())
