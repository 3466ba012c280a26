"""Stored matches as a site shows them: public ones alone, as a spectator sees them, under names that cannot be guessed."""

import hmac
from collections.abc import Sequence
from typing import Final

from bot.cards.match_names import seat_names
from bot.features.replay.site_pages import SiteEntry, SiteMatch
from bot.match.names import shown
from bot.match.settings import is_public
from bot.match.stored import entries, game_of, setup_of
from bot.match.timeline import Timeline
from bot.match.watching import shown_lines
from bot.words import Words
from storage.rows import MatchRow, SavedMatch, SeatRow

ID_BYTES: Final = 16
"""Bytes of the name of a match's folder: it cannot be guessed."""

WITH_PAGES: Final = ("live", "ended")
"""Statuses of the matches that have pages."""


def has_pages(row: MatchRow) -> bool:
    """Whether a match is shown: it has begun, and was opened as a public one."""
    return row.status in WITH_PAGES and is_public(row)


def of_saved(words: Words, saved: SavedMatch, now: int) -> SiteMatch:
    """A stored match as far as it may be shown by `now`; the name of its folder is `page_id`."""
    row, lines = saved.match, shown_lines(saved.match, saved.lines, now)
    made_for = [line.seat if line.auto else None for line in lines]
    timeline = Timeline(game_of(row), setup_of(row), entries(lines), made_for)
    named = words.at([shown(seat.name) for seat in saved.seats])
    return SiteMatch(page_id(row), row.game, named, timeline, row.status, row.seats)


def entry_of(words: Words, row: MatchRow, seats: Sequence[SeatRow]) -> SiteEntry:
    """A stored match in the list."""
    players = ", ".join(seat_names(words, seats))
    return SiteEntry(page_id(row), f"{words(f'game-{row.game}')}: {players}", row.status)


def page_id(row: MatchRow) -> str:
    """The name of a match's folder: it comes from the match's secret, of which it says nothing."""
    return hmac.digest(row.seed or b"", f"page {row.id}".encode(), "sha256")[:ID_BYTES].hex()
