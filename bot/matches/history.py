"""What has happened in a match, told line by line from its log; knows no discord."""

from collections.abc import Sequence

from bot.matches.match import SeatedMatch
from bot.matches.outbox import ShownEvent, shown_events
from engine.core.log import Undo, replay_log
from engine.core.types import Seat
from storage import rows


class HistoryEntry:
    """One line of the log and what it told; `undone` when it was taken back later."""

    def __init__(self, number: int, told: Sequence[ShownEvent]) -> None:
        self.number = number
        self.told = told
        self.undone = False


def match_history(table: SeatedMatch, lines: Sequence[rows.LogRow], seat: Seat | None = None) -> list[HistoryEntry]:
    """Play the log of a match again and listen with the ears of `seat`, or of somebody who only watches."""
    chapters: list[HistoryEntry] = []
    kept: list[int] = []
    told = replay_log(table.game, table.match.setup, tuple(table.match.log))
    for line, one in zip(lines, told, strict=False):
        if isinstance(one.entry, Undo):
            for undone in kept[one.entry.keep :]:
                chapters[undone].undone = True
            del kept[one.entry.keep :]
        else:
            kept.append(len(chapters))
        chapters.append(HistoryEntry(line.seq + 1, shown_events(one.events, line.seat if line.auto else None, seat)))
    return chapters
