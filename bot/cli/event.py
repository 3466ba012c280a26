"""`provost event check`: recompute the pairings, points and ranks in a tournament report, and name every difference."""

from pathlib import Path

from bot.cli.errors import CommandRefused, reading
from bot.cli.fide_report import Unreadable, differences, read_report
from bot.cli.options import positional
from bot.words import Words


def check(words: Words, /, *, report: Path = positional(Path)) -> int:
    """Print what is wrong in a report in FIDE's format, one difference a line, and return 1 if anything is."""
    with reading(words, report):
        text = report.read_bytes().decode("utf-8-sig", errors="replace")
    try:
        read = read_report(text)
    except Unreadable as failed:
        key = "cli-error-trf-line" if failed.line else "cli-error-trf"
        raise CommandRefused(words(key, path=str(report), line=failed.line)) from None
    found = [*differences(read)]
    for one in found:
        print(words(f"trf-{one.kind}", **one.data))
    rounds = len(next(iter(read.players.values())).rounds)
    criteria = ", ".join(read.recomputed)
    print(words("trf-checked", players=len(read.players), rounds=rounds, criteria=criteria, differences=len(found)))
    return int(bool(found))
