"""Texts that an operator may publish about the bot: a privacy policy, terms of service, and the status of the service.

Each is a title and paragraphs, shown by the bot's web server; `provost setup` writes the first two as files.
"""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

from msgspec import Struct

from bot.clocks.paces import DAY, HOUR
from bot.match.statistics import figures
from bot.words import Words
from render.prose.numbers import written
from storage.clocks import GapRow
from storage.match_results import FigureRow, TurnFigureRow

PRIVACY_PARAGRAPHS: Final = 8
TERMS_PARAGRAPHS: Final = 7
OUTAGE_PERIOD: Final = 90 * DAY
MIN_LISTED_OUTAGE: Final = 60  # seconds. A restart is shorter.
MAX_OUTAGES: Final = 30
MONTHS_SHOWN: Final = 12


class Text(Struct, frozen=True):
    """A page of text."""

    title: str
    paragraphs: tuple[str, ...]

    def markdown(self) -> str:
        """Return the page as Markdown."""
        return "\n\n".join((f"# {self.title}", *self.paragraphs)) + "\n"


class Published(Struct, frozen=True):
    """The operator's choice of what to publish: policy and terms if an `operator` is named, and `status`.

    `server_days` is how many days the data of a server is kept after it removes the bot; None means forever.
    """

    operator: str = ""
    status: bool = False
    server_days: int | None = None


def privacy_policy(words: Words, published: Published) -> Text:
    """Return the privacy policy."""
    days = published.server_days or 0
    numbers = range(1, PRIVACY_PARAGRAPHS + 1)
    paragraphs = (words(f"site-privacy-{number}", operator=published.operator, days=days) for number in numbers)
    return Text(words("site-privacy"), tuple(paragraphs))


def terms(words: Words, published: Published) -> Text:
    """Return the terms of service."""
    numbers = range(1, TERMS_PARAGRAPHS + 1)
    paragraphs = (words(f"site-terms-{number}", operator=published.operator) for number in numbers)
    return Text(words("site-terms"), tuple(paragraphs))


def status(
    words: Words,
    running: int,
    outcomes: Sequence[FigureRow],
    turns: Sequence[TurnFigureRow],
    outages: Sequence[GapRow],
    now: int,
) -> Text:
    """Return the figures of the service: matches, the share that reached their end, missed turns and outages."""
    found = figures(outcomes, turns, now)
    ended = sum(row.first_move_at is not None for row in outcomes)
    lines = [words("site-status-matches", running=running, ended=ended)]
    for month, one in [*found.completion.items()][-MONTHS_SHOWN:]:
        final = "yes" if one.is_final else "no"
        lines.append(words("site-status-month", month=month, part=one.share.part, whole=one.share.whole, final=final))
    missed = found.missed.ended
    if missed.whole:
        lines.append(words("site-status-missed", part=missed.part, whole=missed.whole))
    return Text(words("site-status"), (*lines, *_outages(words, outages, now)))


def _outages(words: Words, outages: Sequence[GapRow], now: int) -> list[str]:
    listed = [gap for gap in outages if gap.until > now - OUTAGE_PERIOD and gap.until - gap.since >= MIN_LISTED_OUTAGE]
    if not listed:
        return [words("site-status-no-outages")]
    down = sum(gap.until - gap.since for gap in listed)
    share = written(100 * (1 - down / OUTAGE_PERIOD), words.locale, 2)
    lines = [words("site-status-outages", count=len(listed), share=share)]
    return lines + [_outage(words, gap) for gap in reversed(listed[-MAX_OUTAGES:])]


def _outage(words: Words, gap: GapRow) -> str:
    began = f"{datetime.fromtimestamp(gap.since, UTC):%Y-%m-%d %H:%M} UTC"
    hours, minutes = divmod((gap.until - gap.since) // 60, HOUR // 60)
    return words("site-status-outage", when=began, hours=hours, minutes=minutes)
