"""The log of a match in pages, with a line for each player and turn, and the entries to which an undo may go back."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from itertools import groupby
from typing import Final

from msgspec import Struct

from bot.cards.event_lines import lines, worth_saying
from bot.cards.phase_card import summary
from bot.cards.times import time
from bot.match.arbiter import event_of
from bot.match.history import TURN_EVENT, HistoryEntry, in_force, turn_of
from bot.match.match import SeatedMatch
from bot.match.outbox import ShownEvent
from bot.match.undoing import undo_points
from bot.words import Words
from engine.core.types import ARBITER
from render.prose.phrases import event_line
from storage.arbiters import ArbiterRow

MAX_LOG_TEXT: Final = 3_700
"""Characters of the log in one message; with its title it stays below Discord's 4,000."""

SEAT_ACTS: Final = ("replace", "vacate")
"""Kinds of arbiters' acts that give a seat to another."""

PHASE_EVENT: Final = "phase"
"""The kind of the event that ends a phase in every game."""


class LogLine(Struct, frozen=True):
    """A line of the log: its time in seconds since 1970, its turn, and the numbers of the entries of its turn."""

    at: int
    turn: int
    text: str
    numbers: frozenset[int] = frozenset()


class _Log:
    """The lines of a log, gathered turn by turn."""

    def __init__(self, words: Words, game: str) -> None:
        self.lines: list[LogLine] = []
        self._words, self._game = words, game
        self._turn = 0
        self._phases: list[list[tuple[ShownEvent, bool]]] = [[]]
        self._entries: list[HistoryEntry] = []

    def add(self, entry: HistoryEntry) -> None:
        """Add the events of an entry."""
        if entry.turn != self._turn:
            self.end_turn(entry.turn)
        for shown in entry.events:
            if shown.event.kind == TURN_EVENT:
                self.end_turn(turn_of(shown.event))
            elif shown.event.kind == PHASE_EVENT:
                self._phases.append([])
            else:
                self._phases[-1].append((shown, entry.undone))
                self._entries.append(entry)

    def add_act(self, act: ArbiterRow, words: Words) -> None:
        """Add the sentence of an arbiter's act, behind what has happened in its turn so far, with the names after it."""
        self.end_turn(self._turn)
        self._words = words
        (said,) = lines(self._words, self._game, [ShownEvent(event_of(act))])
        self.lines.append(LogLine(act.at, self._turn, f"- {said}"))

    def end_turn(self, following: int) -> None:
        """Put what has happened in a turn into lines, and begin another."""
        numbers = frozenset(entry.number for entry in self._entries)
        acting = [entry.line.seat for entry in self._entries]
        for said in summary(self._words, self._game, self._phases, acting):
            self.lines.append(LogLine(self._entries[0].line.at, self._turn, f"- {said}", numbers))
        self._turn, self._phases, self._entries = following, [[]], []


def log_lines(
    words: Words, game: str, history: Sequence[HistoryEntry], acts: Sequence[ArbiterRow] = ()
) -> list[LogLine]:
    """Return a log, a line for each player and turn, with undone acts struck through and arbiters' acts in between.

    Lines before an arbiter gave a seat to another name the player who had it then.
    """
    first, *after = _words_by_act(words, acts)
    log, waiting = _Log(first, game), [*zip(acts, after, strict=True)]
    for entry in history:
        while waiting and waiting[0][0].seq <= entry.line.seq:
            log.add_act(*waiting.pop(0))
        if entry.line.seat != ARBITER:
            log.add(entry)
    for act, named in waiting:
        log.add_act(act, named)
    log.end_turn(0)
    return log.lines


def _words_by_act(words: Words, acts: Sequence[ArbiterRow]) -> list[Words]:
    """Return the words bound to the players before the first of these acts, and after each of them."""
    found, names = [words], [*words.seats]
    for number, act in reversed([*enumerate(acts)]):
        if act.seat is not None and act.kind in SEAT_ACTS:
            names[act.seat] = _removed_name(words, act, acts[:number])
        found.append(words.at(names))
    return found[::-1]


def _removed_name(words: Words, act: ArbiterRow, earlier: Sequence[ArbiterRow]) -> str:
    """Return the player who lost a seat by an act: a mention, or a general name of a bot or of a deleted user."""
    if act.removed is not None and act.removed > 0:
        return f"<@{act.removed}>"
    before = [one.kind for one in earlier if one.seat == act.seat and one.kind in SEAT_ACTS]
    is_bot = act.removed is None and before[-1:] == ["vacate"]
    return words("computer-name" if is_bot else "seat-name", number=1 + (act.seat or 0))


def log_pages(words: Words, log: Sequence[LogLine]) -> list[list[LogLine]]:
    """Return the lines of each page of a log, oldest first."""
    pages: list[list[LogLine]] = []
    for line in log:
        if not pages or not _fits(words, [*pages[-1], line]):
            pages.append([])
        pages[-1].append(line)
    return pages


def log_text(words: Words, log: Sequence[LogLine]) -> str:
    """Format lines below headings for their turn, with its time."""
    return "\n".join(_log_texts(words, log))[:MAX_LOG_TEXT]


def _log_texts(words: Words, log: Sequence[LogLine]) -> Iterator[str]:
    for number, (turn, group) in enumerate(groupby(log, lambda line: line.turn)):
        first, *others = group
        heading = f"**{words('board-moment', turn=turn)}** · {time(first.at)}"
        yield f"\n{heading}" if number else heading  # without an empty line it would be part of the item above
        yield from (line.text for line in (first, *others))


def _fits(words: Words, log: Sequence[LogLine]) -> bool:
    return sum(len(line) + 1 for line in _log_texts(words, log)) <= MAX_LOG_TEXT + 1


def undo_choices(
    words: Words, match: SeatedMatch, history: Sequence[HistoryEntry], numbers: Container[int] | None = None
) -> list[tuple[int, str]]:
    """Return where an undo may go back to: how many actions are kept, and the turn and act that are undone first.

    Given `numbers`, only the entries with these count.
    """
    kept = in_force(history)
    found = ((keep, kept[keep]) for keep in undo_points(match))
    wanted = [(keep, entry) for keep, entry in found if numbers is None or entry.number in numbers]
    return [
        (keep, f"{words('board-moment', turn=entry.turn)} · {_first_sentence(words, match, entry)}")
        for keep, entry in wanted
    ]


def _first_sentence(words: Words, match: SeatedMatch, entry: HistoryEntry) -> str:
    """Return the first sentence of an entry, without Markdown; if it has none, the name of its player."""
    for one in worth_saying(match.row.game, entry.events):
        if one.event.kind != TURN_EVENT:
            return event_line(words, match.row.game, one.event)
    return words.seat(entry.line.seat)
