"""The texts of notices to single users, of durations, and of the countdowns of a clock."""

from __future__ import annotations

from collections.abc import Callable

from discord.utils import escape_markdown

from bot.cards.match_names import event_title
from bot.cards.order_cards import order_text
from bot.clocks.clock import Clock, deadlines
from bot.clocks.paces import DAY, HOUR
from bot.clocks.waking_hours import ALL_DAY, MINUTE
from bot.match.notices import REMOVED_NOTICE, SEATED_NOTICE, TAKEN_OVER_NOTICE, Notice, SeatRuling
from bot.match.safe_names import shown
from bot.match.settings import event_of
from bot.match.statistics import Spread
from bot.words import Words
from engine.core.types import Seat
from storage.matches import MatchRow

ReadingOf = Callable[[int], int]
"""Converts an instant into what the machine's clock will show then."""


def notice_text(
    words: Words, row: MatchRow, clock: Clock | None, user: int, notice: Notice, reading_of: ReadingOf
) -> str:
    """Return the text of a notice: one sentence with the match's channel, and its deadline if it has one."""
    passes_on, hours, excuses = "", "set", 0
    if clock is not None and notice.seat is not None:
        seat = clock.seats[notice.seat]
        hours, excuses = "all" if seat.waking == ALL_DAY else "set", seat.excuses
        left = deadlines(clock, notice.seat)
        passes_on = "" if left is None else timestamp(reading_of(left.passes_on_at))
    given = {} if notice.order is None else {"order": order_text(words, row.game, notice.order), "why": notice.why}
    if notice.kind in (SEATED_NOTICE, TAKEN_OVER_NOTICE, REMOVED_NOTICE):
        given = _seat_change(row, notice)
    return words(
        f"notice-{notice.kind}",
        game=escape_markdown(event_title(words, row)),
        where=f"<#{row.channel_id}>",
        when=passes_on,
        hours=hours,
        excuses=excuses,
        **given,
    )


def _seat_change(row: MatchRow, notice: Notice) -> dict[str, str]:
    """Return who gave a seat to another and why, the other's name, and how the result counts in a tournament."""
    ruling, event = notice.ruling or SeatRuling("", "", "", ""), event_of(row)
    other = ruling.before if notice.kind == SEATED_NOTICE else ruling.after
    given = {"by": ruling.by, "reason": ruling.reason, "name": other, "event": shown(event.name) if event else ""}
    return {**{name: escape_markdown(text) for name, text in given.items()}, "counts": ruling.counts}


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


def standing(words: Words, clock: Clock, reading_of: ReadingOf) -> str:
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
