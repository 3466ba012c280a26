"""Starts of tournaments as organisers type them, and the dates that follow from a start."""

import asyncio
from calendar import day_name
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from typing import Any, Final, NamedTuple
from unicodedata import combining, normalize
from zoneinfo import ZoneInfo

from bot.clocks.paces import DAY, HOUR
from bot.clocks.waking_hours import minutes_of
from bot.commands.time_zones import find_zone
from bot.interaction.services import Interaction
from bot.match.clock_keeper import WAKING, waking_of
from bot.match.errors import Refused
from bot.words import Words

MIN_LEAD: Final = HOUR
MAX_DAYS: Final = 90
MIN_WEEKDAY_LETTERS: Final = 2
DAYS_IN_WEEK: Final = 7

NEAR_DAYS: Final = ("today", "tomorrow")
"""Names of days that are understood in every language."""

MAX_CHECK_IN: Final = DAY

FAR_FUTURE: Final = 3_650 * DAY
"""Seconds to a date that never comes: the organiser opens, closes and starts by hand."""

MAX_START_LENGTH: Final = 40


async def read_start(interaction: Interaction, words: Words, typed: str, now: int) -> int:
    """Return the start that an organiser has typed, 0 if none. Raises `Refused` for a text that means none."""
    if not typed.strip():
        return 0
    services = interaction.client.services
    hours = waking_of(await services.preferences.get("user", interaction.user.id, WAKING))
    near = words("tournament-near-days").split(", ")
    days = DayNames([*words("tournament-weekdays").split(), *day_name], [*near, *NEAR_DAYS])
    return await asyncio.to_thread(start_of, typed, now, None if hours is None else hours.zone, days)


def dates(now: int, start: int) -> dict[str, Any]:
    """Return the dates of a tournament that starts at this time, or if that is 0 by the organiser's hand."""
    if not start:
        return dict.fromkeys(("opens", "closes", "starts"), now + FAR_FUTURE)
    muster = check_in(now, start)
    return {"opens": now + FAR_FUTURE, "closes": start - muster, "starts": start, "muster": muster}


def check_in(now: int, start: int) -> int:
    """Return the seconds before a start in which players say that they are here: at most half of the time until it, in whole hours."""
    half = (start - now) // 2
    return min(MAX_CHECK_IN, half - half % HOUR if half > HOUR else half)


class DayNames(NamedTuple):
    """Names of the days of the week from Monday on, perhaps in several languages, and those of today and tomorrow."""

    week: Sequence[str]
    near: Sequence[str]


def start_of(text: str, now: int, zone: str | None, days: DayNames) -> int:
    """Return the start that a text such as `14`, `Friday 20:00`, `2026-12-04 20:00` or `tomorrow 20:00` means.

    A zone may follow the hour. Raises `Refused` for a text that means no time, a time too near or too far, and an hour
    without a time zone.
    """
    start = now + int(text) * DAY if text.strip().isdecimal() else _at_hour(text, now, zone, days)
    if not now + MIN_LEAD <= start <= now + MAX_DAYS * DAY:
        raise Refused("tournament-start-range", days=MAX_DAYS)
    return start


def _at_hour(text: str, now: int, zone: str | None, days: DayNames) -> int:
    named, minutes, typed = _parts(text)
    named = _plain(named)
    if named:
        # An unknown day is refused before a missing zone.
        _day(named, datetime.fromtimestamp(now, UTC).date(), days)
    found = find_zone(typed, now).key if typed else zone
    if found is None:
        raise Refused("tournament-start-zone")
    here = ZoneInfo(found)
    today = datetime.fromtimestamp(now, here).date()
    day = _day(named, today, days) if named else today
    start = _time_on(day, minutes, here)
    is_date = named[:1].isdecimal() or named in map(_plain, days.near)
    if start > now or is_date:
        return start
    return _time_on(day + timedelta(DAYS_IN_WEEK if named else 1), minutes, here)


def _parts(text: str) -> tuple[str, int, str]:
    """Return the day, the minutes after midnight and the zone in a text. Raises `Refused` for a text without an hour."""
    parts = text.split()
    for at in reversed(range(len(parts))):
        ends = at + 2 if " ".join(parts[at + 1 : at + 2]).casefold() in ("am", "pm") else at + 1
        minutes = minutes_of("".join(parts[at:ends]))
        if minutes is not None:
            return " ".join(parts[:at]), minutes, " ".join(parts[ends:])
    raise Refused("tournament-start-unclear")


def _day(named: str, today: date, days: DayNames) -> date:
    """Return the date that is named: today, tomorrow, or the next such day of the week, today included."""
    try:
        return date.fromisoformat(named)
    except ValueError:
        names, near = map(_plain, days.week), [*map(_plain, days.near)]
    if named in near:
        return today + timedelta(near.index(named) % len(NEAR_DAYS))
    found = [at % DAYS_IN_WEEK for at, name in enumerate(names) if name.startswith(named)]
    if len(named) < MIN_WEEKDAY_LETTERS or not found:
        raise Refused("tournament-start-unclear")
    return today + timedelta((found[0] - today.weekday()) % DAYS_IN_WEEK)


def _plain(text: str) -> str:
    return "".join(char for char in normalize("NFKD", text.casefold()) if not combining(char)).strip(" ,.")


def _time_on(day: date, minutes: int, zone: ZoneInfo) -> int:
    hour, minute = divmod(minutes, 60)
    return int(datetime(day.year, day.month, day.day, hour, minute, tzinfo=zone).timestamp())
