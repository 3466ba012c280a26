"""Starts of tournaments as organisers write them: a number of days, or a day and an hour in their time zone."""

from collections.abc import Sequence
from datetime import date, datetime, timedelta
from typing import Final
from unicodedata import combining, normalize
from zoneinfo import ZoneInfo

from bot.clocks.presets import DAY, HOUR
from bot.clocks.waking import minutes_of
from bot.match.errors import Refused

MIN_LEAD: Final = HOUR
"""Least time until the start, in seconds."""

MAX_DAYS: Final = 90
"""Longest time for a round, and until the start, in days."""

MIN_WEEKDAY_LETTERS: Final = 2
"""Letters from which a day of the week is known."""

DAYS_IN_WEEK: Final = 7

MAX_CHECK_IN: Final = DAY
"""Longest time before the start in which players say that they are here, in seconds."""


def check_in(now: int, start: int) -> int:
    """Return the seconds before a start in which players say that they are here: at most half of the time until it."""
    return min(MAX_CHECK_IN, (start - now) // 2)


def start_of(text: str, now: int, zone: str | None, weekdays: Sequence[str]) -> int:
    """Return the start that a text such as `14`, `Friday 20:00`, `2026-12-04 20:00` or `20:00` means.

    `weekdays` are names of the days of the week from Monday on, perhaps in several languages. Raises `Refused` for a
    text that means no time, a time too near or too far, and an hour without a time zone.
    """
    start = now + int(text) * DAY if text.strip().isdecimal() else _at_hour(text, now, zone, weekdays)
    if not now + MIN_LEAD <= start <= now + MAX_DAYS * DAY:
        raise Refused("tournament-start-range", days=MAX_DAYS)
    return start


def _at_hour(text: str, now: int, zone: str | None, weekdays: Sequence[str]) -> int:
    named, _, hour = text.strip().rpartition(" ")
    minutes = minutes_of(hour)
    if minutes is None:
        raise Refused("tournament-start-unclear")
    if zone is None:
        raise Refused("tournament-start-zone")
    here = ZoneInfo(zone)
    today = datetime.fromtimestamp(now, here).date()
    named = _plain(named)
    day = _day(named, today, weekdays) if named else today
    start = _time_on(day, minutes, here)
    if start > now or named[:1].isdecimal():
        return start
    return _time_on(day + timedelta(DAYS_IN_WEEK if named else 1), minutes, here)


def _day(named: str, today: date, weekdays: Sequence[str]) -> date:
    """Return the date that is named, or the next such day of the week, today included."""
    try:
        return date.fromisoformat(named)
    except ValueError:
        names = map(_plain, weekdays)
    found = [at % DAYS_IN_WEEK for at, name in enumerate(names) if name.startswith(named)]
    if len(named) < MIN_WEEKDAY_LETTERS or not found:
        raise Refused("tournament-start-unclear")
    return today + timedelta((found[0] - today.weekday()) % DAYS_IN_WEEK)


def _plain(text: str) -> str:
    """Return a text without case, accents, and punctuation at its ends."""
    return "".join(char for char in normalize("NFKD", text.casefold()) if not combining(char)).strip(" ,.")


def _time_on(day: date, minutes: int, zone: ZoneInfo) -> int:
    """Return an instant by the clocks of a zone."""
    hour, minute = divmod(minutes, 60)
    return int(datetime(day.year, day.month, day.day, hour, minute, tzinfo=zone).timestamp())
