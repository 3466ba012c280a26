"""Waking hours: the part of a player's day in which free time counts, and outside which notices wait."""

import re
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime, tzinfo
from functools import lru_cache
from typing import Final
from zoneinfo import ZoneInfo

from msgspec import Struct

from bot.clocks.paces import DAY, HOUR

TIME_PATTERN: Final = re.compile(r"(\d{1,2})(?:[:.,h](\d{2})|h)? ?(?:([ap])\.? ?m\.?)?")
MIDNIGHT: Final = 24
NOON: Final = 12

MINUTE: Final = 60
DAY_MINUTES: Final = DAY // MINUTE
MIN_WAKING_SECONDS: Final = 8 * HOUR  # the shortest waking hours allowed; shorter ones would stretch a turn over weeks
NIGHT_HOURS: Final = 8

USUAL_BEDTIME: Final = 23
MIN_PRESSES: Final = 20
MIN_DAYS: Final = 5
Window = tuple[int, int]  # a stretch of time: its first instant, and the first one after it


class Waking(Struct, frozen=True):
    """Waking hours in an IANA zone, from `begins` to `ends` in minutes after local midnight.

    They may cross midnight; equal minutes mean the whole day. An instant is awake if the wall clock shows a time in
    between, so an hour that daylight saving skips never counts, and one that it repeats counts twice. An unknown zone
    is UTC.
    """

    zone: str = "UTC"
    begins: int = 0
    ends: int = 0

    def awake(self, since: int, until: int) -> int:
        """Return the waking seconds between two instants."""
        if self.begins == self.ends:
            return max(0, until - since)
        return sum(
            max(0, min(end, until) - max(start, since))
            for day in range(since // DAY, (until - 1) // DAY + 1)
            for start, end in _windows(self, day)
        )

    def after(self, since: int, seconds: int) -> int:
        """Return the first instant by which that many waking seconds have passed."""
        if self.begins == self.ends or seconds <= 0:
            return since + max(0, seconds)
        day = since // DAY
        while True:
            for start, end in _windows(self, day):
                length = max(0, end - max(start, since))
                if length >= seconds:
                    return max(start, since) + seconds
                seconds -= length
            day += 1


ALL_DAY: Final = Waking()  # the waking hours of users who have set none: all day


def common(hours: Iterable[Waking], since: int) -> int:
    """Return the seconds in the day after an instant in which all of these waking hours overlap."""
    shared: list[Window] = [(since, since + DAY)]
    for one in hours:
        awake = [window for day in (since // DAY, since // DAY + 1) for window in _windows(one, day)]
        both = [(max(start, first), min(end, last)) for start, end in shared for first, last in awake]
        shared = [(start, end) for start, end in both if start < end]
    return sum(end - start for start, end in shared)


def hindrance(zone: str, begins: int, ends: int) -> str | None:
    """Return the id of the sentence why these cannot be waking hours, or None if they can."""
    if not _is_known(zone):
        return "waking-unknown-zone"
    if not (0 <= begins < DAY_MINUTES and 0 <= ends < DAY_MINUTES):
        return "waking-no-time-of-day"
    if begins != ends and (ends - begins) % DAY_MINUTES * MINUTE < MIN_WAKING_SECONDS:
        return "waking-too-short"
    return None


def proposed(presses: Sequence[int], zone: str) -> Waking | None:
    """Propose waking hours that leave out the night in which a player presses least; None for too few presses.

    Of equally quiet nights, the one that begins nearest to the usual bedtime is chosen.
    """
    times = [datetime.fromtimestamp(press, _zone(zone)) for press in presses]
    if len(times) < MIN_PRESSES or len({time.date() for time in times}) < MIN_DAYS:
        return None
    by_hour = [0] * 24
    for time in times:
        by_hour[time.hour] += 1

    def rank(bedtime: int) -> tuple[int, int]:
        pressed = sum(by_hour[(bedtime + hour) % 24] for hour in range(NIGHT_HOURS))
        away = (bedtime - USUAL_BEDTIME) % 24
        return pressed, min(away, 24 - away)

    bedtime = min(range(24), key=rank)
    return Waking(zone, (bedtime + NIGHT_HOURS) % 24 * 60, bedtime * 60)


def minutes_of(text: str) -> int | None:
    """Parse a time of day as minutes after midnight; None if it is malformed."""
    found = TIME_PATTERN.fullmatch(text.strip().lower())
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
    """Format minutes after midnight as 08:30."""
    return f"{minutes // 60:02}:{minutes % 60:02}"


@lru_cache(maxsize=1024)
def _zone(key: str) -> tzinfo:
    """Return the zone of that name, or UTC if this machine does not know it, as after a move to another one."""
    try:
        return ZoneInfo(key)
    except (KeyError, ValueError, OSError):
        return UTC


def _is_known(key: str) -> bool:
    return getattr(_zone(key), "key", None) == key


def _offset(zone: str, instant: int) -> int:
    shift = datetime.fromtimestamp(instant, _zone(zone)).utcoffset()
    return 0 if shift is None else round(shift.total_seconds())


def _change(zone: str, since: int, until: int) -> int:
    """Return the first instant after `since` with the UTC offset of `until`."""
    changed = _offset(zone, until)
    while until - since > 1:
        middle = (since + until) // 2
        if _offset(zone, middle) == changed:
            until = middle
        else:
            since = middle
    return until


@lru_cache(maxsize=4096)
def _pieces(zone: str, day: int) -> tuple[tuple[int, int, int], ...]:
    """Return a UTC day as stretches of one offset: first instant, end, offset. Zones change at most once a day."""
    first, end = day * DAY, (day + 1) * DAY
    before, after = _offset(zone, first), _offset(zone, end)
    if before == after:
        return ((first, end, before),)
    change = _change(zone, first, end)
    return ((first, change, before), (change, end, after))


@lru_cache(maxsize=8192)
def _windows(waking: Waking, day: int) -> tuple[Window, ...]:
    """Return the waking stretches of a UTC day, in order."""
    begins, ends = waking.begins * MINUTE, waking.ends * MINUTE
    daily = ((begins, ends),) if begins < ends else ((0, ends), (begins, DAY))
    found = (
        (max(first, local * DAY + begin - offset), min(end, local * DAY + stop - offset))
        for first, end, offset in _pieces(waking.zone, day)
        for local in range((first + offset) // DAY, (end + offset) // DAY + 1)
        for begin, stop in daily
    )
    return tuple((start, end) for start, end in found if start < end)
