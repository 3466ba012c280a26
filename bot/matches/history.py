"""What has happened in a match, line by line from its log; knows no discord."""

from collections.abc import Sequence

from bot.matches.match import SeatedMatch
from bot.matches.outbox import ShownEvent, shown_events
from engine.core.log import Undo, replay_log
from engine.core.types import Event, Seat
from storage import rows

TURN = "turn"
"""The kind of the event by which every game says that a turn begins."""


class HistoryEntry:
    """One line of the log and the events that it led to; `undone` when it was taken back later.

    `turn` is the turn in which it was made, 0 before the first.
    """

    def __init__(self, line: rows.LogRow, events: Sequence[ShownEvent], turn: int, *, is_undo: bool) -> None:
        self.line = line
        self.number = line.seq + 1
        self.events = events
        self.turn = turn
        self.is_undo = is_undo
        self.undone = False


def match_history(table: SeatedMatch, lines: Sequence[rows.LogRow], seat: Seat | None = None) -> list[HistoryEntry]:
    """Play the log of a match again, with the events that `seat` may know of, or somebody who only watches."""
    entries: list[HistoryEntry] = []
    kept: list[int] = []
    turn = 0
    replayed = replay_log(table.game, table.match.setup, tuple(table.match.log))
    for line, one in zip(lines, replayed, strict=False):
        shown = shown_events(one.events, line.seat if line.auto else None, seat)
        is_undo = isinstance(one.entry, Undo)
        if isinstance(one.entry, Undo):
            turn = entries[kept[one.entry.keep]].turn
            for undone in kept[one.entry.keep :]:
                entries[undone].undone = True
            del kept[one.entry.keep :]
        else:
            kept.append(len(entries))
        entries.append(HistoryEntry(line, shown, turn, is_undo=is_undo))
        turn = next((turn_of(event) for event in reversed(one.events) if event.kind == TURN), turn)
    return entries


def turn_of(event: Event) -> int:
    """The number of the turn that an event begins."""
    number = event.data.get(TURN)
    return number if isinstance(number, int) else 0


def since_last_choice(history: Sequence[HistoryEntry], seat: Seat) -> tuple[rows.LogRow | None, list[HistoryEntry]]:
    """The last choice that a seat made by itself, None when it has made none, and all entries after it."""
    for index in reversed(range(len(history))):
        entry = history[index]
        if entry.line.seat == seat and not entry.line.auto and not entry.undone:
            return entry.line, [*history[index + 1 :]]
    return None, [*history]


def in_force(history: Sequence[HistoryEntry]) -> list[HistoryEntry]:
    """The entries that were not taken back, one for each action in force."""
    return [entry for entry in history if not entry.undone and not entry.is_undo]
