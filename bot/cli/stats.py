"""`provost stats`: print figures about the matches in a database, with fixed definitions."""

import time

import msgspec

from bot.cli.db import refusing
from bot.cli.options import database, flag
from bot.clocks.paces import HOUR
from bot.match.statistics import MatchFigures, Share, Spread, figures
from bot.words import Words
from storage import databases
from storage.database_files import Location


def stats(words: Words, /, *, db: Location = database(), json: bool = flag()) -> int:
    """Print the figures of all finished matches. Works beside a running bot."""
    with refusing(words), databases.matches(db) as matches:
        outcomes, turns = matches.figures()
    found = figures(outcomes, turns, int(time.time()))
    print(msgspec.json.encode(found.plain()).decode() if json else "\n".join(_lines(words, found)))
    return 0


def _lines(words: Words, found: MatchFigures) -> list[str]:
    lines = [
        words("cli-stats-month", month=month, share=_share(words, one.share), final="yes" if one.is_final else "no")
        for month, one in found.completion.items()
    ]
    return [
        *lines,
        words("cli-stats-missed", share=_share(words, found.missed.ended)),
        words("cli-stats-starts", hours=_hours(found.starts.seconds), expired=_share(words, found.starts.expired)),
        words("cli-stats-waits", hours=_hours(found.waits)),
        words("cli-stats-presses", presses=found.presses_a_turn.part, turns=found.presses_a_turn.whole),
        words("cli-stats-second", share=_share(words, found.second_match)),
    ]


def _share(words: Words, share: Share) -> str:
    return words("cli-stats-share", part=share.part, whole=share.whole)


def _hours(spread: Spread | None) -> str:
    """Return the median in hours, or a dash without data."""
    return "–" if spread is None else f"{spread.median / HOUR:.1f}"
