"""The history of a match, line by line from its log. Does not use Discord."""

from collections.abc import Collection, Sequence

from cachetools import LRUCache

from bot.match.match import SeatedMatch
from bot.match.outbox import ShownEvent, made_for, shown_events
from engine.core.log import Redo, Undo, replay_log
from engine.core.types import Action, Event, Seat
from storage.log import LogRow

TURN_EVENT = "turn"  # the kind of the event that announces a new turn in every game
MAX_LOOKS = 4_096  # looks of spectators in memory


class HistoryEntry:
    """One line in the log, with its events. `undone` entries were undone and not redone.

    `turn` is the turn in which the entry was made, or 0 before the first.
    """

    def __init__(self, line: LogRow, events: Sequence[ShownEvent], turn: int, *, is_undo: bool) -> None:
        self.line = line
        self.number = line.seq + 1
        self.events = events
        self.turn = turn
        self.is_undo = is_undo
        self.undone = False


def match_history(match: SeatedMatch, lines: Sequence[LogRow], seat: Seat | None = None) -> list[HistoryEntry]:
    """Replay the log of a match, with the events that `seat` may see; None is a spectator."""
    entries: list[HistoryEntry] = []
    kept: list[int] = []
    taken_back: list[list[int]] = []
    turn = 0
    replayed = replay_log(match.game, match.core.setup, tuple(match.core.log))
    for line, one in zip(lines, replayed, strict=False):
        made = made_for(line.seat, one.forced, is_chore=line.kind in match.game.chores) if line.auto else None
        shown = shown_events(one.events, made, seat)
        if isinstance(one.entry, Undo):
            turn = entries[kept[one.entry.keep]].turn
            taken_back.append(kept[one.entry.keep :])
            del kept[one.entry.keep :]
        elif isinstance(one.entry, Redo):
            kept += taken_back.pop()
            turn = _turn_after(entries[kept[-1]])
        else:
            kept.append(len(entries))
            taken_back.clear()
        entries.append(HistoryEntry(line, shown, turn, is_undo=not isinstance(one.entry, Action)))
        turn = _turn_after(entries[-1], [*one.events])
    for number in {*range(len(entries))} - {*kept}:
        entries[number].undone = not entries[number].is_undo
    return entries


def _turn_after(entry: HistoryEntry, events: Sequence[Event] | None = None) -> int:
    """Return the turn after an entry. Pass `events` if they include more than the entry shows."""
    found = [one.event for one in entry.events] if events is None else events
    return next((turn_of(event) for event in reversed(found) if event.kind == TURN_EVENT), entry.turn)


def turn_of(event: Event) -> int:
    """Return the number of the turn that an event begins."""
    number = event.data.get(TURN_EVENT)
    return number if isinstance(number, int) else 0


def since_last_choice(history: Sequence[HistoryEntry], seat: Seat) -> tuple[LogRow | None, list[HistoryEntry]]:
    """Return the last choice that a seat made itself, or None, and all entries after it."""
    for index in reversed(range(len(history))):
        entry = history[index]
        if entry.line.seat == seat and not entry.line.auto and not entry.undone:
            return entry.line, [*history[index + 1 :]]
    return None, [*history]


def since_shown(history: Sequence[HistoryEntry], seat: Seat) -> list[HistoryEntry]:
    """Return all entries since a seat's last choice, with that choice and those of its kind just before it.

    A public message does not show a player what these brought, such as cards drawn one after another.
    """
    _, after = since_last_choice(history, seat)
    start = len(history) - len(after)
    kind = history[start - 1].line.kind if start else ""
    while start and (history[start - 1].line.seat, history[start - 1].line.kind) == (seat, kind):
        start -= 1
    return [entry for entry in history[start:] if not entry.undone]


def find_news(history: Sequence[HistoryEntry], seat: Seat, kept: Collection[str]) -> list[ShownEvent]:
    """Return the events of `since_shown`, after a seat's own of the `kept` kinds earlier in the running turn."""
    recent = since_shown(history, seat)
    earlier = [entry for entry in since_last_turn(history) if entry not in recent and not entry.undone]
    own = [one for entry in earlier for one in entry.events if one.event.seat == seat and one.event.kind in kept]
    return own + [one for entry in recent for one in entry.events]


def since_length(history: Sequence[HistoryEntry], length: int) -> tuple[LogRow | None, list[HistoryEntry]]:
    """Return the last of the first `length` lines of the log, or None, and all entries after them."""
    return (history[length - 1].line if length else None), [*history[length:]]


def since_last_turn(history: Sequence[HistoryEntry]) -> list[HistoryEntry]:
    """Return the entries of the running turn, or of the turn before if it has just begun."""
    turns = [entry.turn for entry in history]
    return [entry for entry in history if entry.turn == turns[-1]] if turns else []


class LastLooks:
    """Lengths of logs when spectators last asked what had happened since. Not stored."""

    def __init__(self) -> None:
        self._lengths: LRUCache[tuple[str, int], int] = LRUCache(MAX_LOOKS)

    def swap(self, match_id: str, user_id: int, length: int) -> int | None:
        """Note the length of the log now, and return that of the user's look before, or None for the first."""
        before = self._lengths.get((match_id, user_id))
        self._lengths[match_id, user_id] = length
        return before


def in_force(history: Sequence[HistoryEntry]) -> list[HistoryEntry]:
    """Return the entries that were not undone, one per action in force."""
    return [entry for entry in history if not entry.undone and not entry.is_undo]
