"""The texts of notices to single users."""

from __future__ import annotations

from discord.utils import escape_markdown

from bot.cards.match_names import event_title
from bot.cards.order_cards import order_text
from bot.cards.times import ReadingOf, timestamp
from bot.clocks.clock import Clock, deadlines
from bot.clocks.waking_hours import ALL_DAY
from bot.match.notices import REMOVED_NOTICE, SEATED_NOTICE, TAKEN_OVER_NOTICE, Notice, SeatRuling
from bot.match.safe_names import shown
from bot.match.settings import event_of
from bot.words import Words
from storage.matches import MatchRow


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
