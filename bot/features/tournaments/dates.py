"""Starts of tournaments as organisers type them, and the dates that follow from a start."""

from __future__ import annotations

import asyncio
from calendar import day_name
from collections.abc import Sequence
from datetime import date, datetime, timedelta
from typing import Any, Final
from unicodedata import combining, normalize
from zoneinfo import ZoneInfo

from bot.clocks.paces import DAY, HOUR
from bot.clocks.waking_hours import minutes_of
from bot.interaction.services import Interaction
from bot.match.clock_keeper import WAKING, waking_of
from bot.match.errors import Refused
from bot.words import Words

MIN_LEAD: Final = HOUR
"""Least time until the start, in seconds."""

MAX_DAYS: Final = 90
"""Longest time for a round, and until the start, in days."""

MIN_WEEKDAY_LETTERS: Final = 2
"""Letters from which a day of the week is known."""

DAYS_IN_WEEK: Final = 7

MAX_CHECK_IN: Final = DAY
"""Longest time before the start in which players say that they are here, in seconds."""

FAR_FUTURE: Final = 3_650 * DAY
"""Seconds to a date that never comes: the organiser opens, closes and starts by hand."""

MAX_START_LENGTH: Final = 40
"""Characters of the start of a tournament."""


async def read_start(interaction: Interaction, words: Words, typed: str, now: int) -> int:
    """Return the start that an organiser has typed, 0 if none. Raises `Refused` for a text that means none."""
    if not typed.strip():
        return 0
    services = interaction.client.services
    hours = waking_of(await services.preferences.get("user", interaction.user.id, WAKING))
    weekdays = [*words("tournament-weekdays").split(), *day_name]
    return await asyncio.to_thread(start_of, typed, now, None if hours is None else hours.zone, weekdays)


def dates(now: int, start: int) -> dict[str, Any]:
    """Return the dates of a tournament that starts at this time, or if that is 0 by the organiser's hand."""
    if not start:
        return dict.fromkeys(("opens", "closes", "starts"), now + FAR_FUTURE)
    muster = check_in(now, start)
    return {"opens": now + FAR_FUTURE, "closes": start - muster, "starts": start, "muster": muster}


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
