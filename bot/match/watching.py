"""What of a match may be shown away from its channel, and when. Knows no discord."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from bot.match.settings import DELAYS, delay_of
from storage.rows import LogRow, MatchRow


def shown_lines(row: MatchRow, lines: Sequence[LogRow], now: int) -> Sequence[LogRow]:
    """The lines of a log that spectators elsewhere may see by now: all of a match that does not run, or has no delay."""
    wait = DELAYS[delay_of(row)] if row.status == "live" else 0
    if not wait:
        return lines
    return lines[: bisect_right(lines, now - wait, key=lambda line: line.at)]
