"""Zones whose clocks change in different ways, and their wall clocks minute by minute."""

from datetime import datetime
from zoneinfo import ZoneInfo

from hypothesis import strategies as st

from bot.clocks.paces import DAY, HOUR
from bot.clocks.waking_hours import DAY_MINUTES, MINUTE, Waking

CHANGES = {
    "Europe/Rome": (1774746000, 1792890000),  # one hour, at night
    "America/New_York": (1772953200, 1793512800),
    "America/St_Johns": (1772947800, 1793507400),  # by half an hour
    "Australia/Lord_Howe": (1775314800, 1791041400),  # to and from half an hour
    "America/Sao_Paulo": (1518919200, 1541300400),  # at midnight, so that a day begins at one
    "Africa/Casablanca": (1771120800, 1774144800),  # behind during Ramadan
    "Pacific/Apia": (1325239200, 1333202400),  # skipped a whole day
    "Asia/Kathmandu": (1774746000, 1792890000),  # never changes, and is three quarters of an hour off
}
"""Two instants per zone close to a change of its clocks."""


def is_awake(waking: Waking, instant: int) -> bool:
    """Return True if the wall clock shows a waking time at an instant."""
    time = datetime.fromtimestamp(instant, ZoneInfo(waking.zone))
    minute = time.hour * 60 + time.minute
    if waking.begins <= waking.ends:
        return waking.begins == waking.ends or waking.begins <= minute < waking.ends
    return minute >= waking.begins or minute < waking.ends


@st.composite
def wakings(draw: st.DrawFn) -> Waking:
    """Draw waking hours of at least eight hours, often over midnight or with an end in an hour that changes."""
    begins = draw(st.integers(0, DAY_MINUTES // 15 - 1)) * 15
    length = draw(st.sampled_from([8 * 60, 16 * 60, 23 * 60, DAY_MINUTES]))
    return Waking(draw(st.sampled_from(sorted(CHANGES))), begins, (begins + length) % DAY_MINUTES)


@st.composite
def beginnings(draw: st.DrawFn, zone: str) -> int:
    """Draw a full minute within three days before a change of a zone's clocks."""
    change = draw(st.sampled_from(CHANGES[zone]))
    return change - draw(st.integers(-HOUR // MINUTE, 3 * DAY // MINUTE)) * MINUTE
