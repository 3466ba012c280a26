"""What has happened in a match, told line by line from its log; knows no discord."""

from collections.abc import Sequence

from bot.matches.match import Table
from bot.matches.outbox import Told, telling
from engine.core.match import Undo, retell
from engine.core.types import Seat
from storage import rows


class Chapter:
    """One line of the log and what it told; `undone` when it was taken back later."""

    def __init__(self, number: int, told: Sequence[Told]) -> None:
        self.number = number
        self.told = told
        self.undone = False


def chronicle(table: Table, lines: Sequence[rows.Line], seat: Seat | None = None) -> list[Chapter]:
    """Play the log of a match again and listen with the ears of `seat`, or of somebody who only watches."""
    chapters: list[Chapter] = []
    kept: list[int] = []
    told = retell(table.game, table.match.setup, tuple(table.match.log))
    for line, one in zip(lines, told, strict=False):
        if isinstance(one.entry, Undo):
            for undone in kept[one.entry.keep :]:
                chapters[undone].undone = True
            del kept[one.entry.keep :]
        else:
            kept.append(len(chapters))
        chapters.append(Chapter(line.seq + 1, telling(one.events, line.seat if line.auto else None, seat)))
    return chapters
