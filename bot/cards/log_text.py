"""The log of a match as text: by turn, with times, in pages."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Final

from msgspec import Struct

from bot.cards.event_lines import lines, worth_saying
from bot.match.arbiter import event_of
from bot.match.history import TURN, HistoryEntry, in_force, turn_of
from bot.match.match import SeatedMatch
from bot.match.outbox import ShownEvent
from bot.match.undoing import undo_points
from bot.words import Words
from engine.core.types import ARBITER
from render.prose.phrases import event_line
from storage.clock_rows import ArbiterRow

LOG_TEXT: Final = 3_500
"""Characters of the log in one answer; with its title it stays under Discord's 4,000."""

PAUSE: Final = 3_600
"""Seconds after which a line is shown with its time again."""


class LogLine(Struct, frozen=True):
    """One sentence of the log, when it was said (in seconds since 1970), in which turn, and by which of its entries."""

    at: int
    turn: int
    text: str
    number: int = 0


def log_lines(
    words: Words, game: str, history: Sequence[HistoryEntry], acts: Sequence[ArbiterRow] = ()
) -> list[LogLine]:
    """The sentences of a log; what was taken back is struck through, and what arbiters did stands in between."""
    found: list[LogLine] = []
    waiting = [*acts]
    turn = 0
    for entry in history:
        while waiting and waiting[0].seq <= entry.line.seq:
            found.append(_act_line(words, game, waiting.pop(0), turn))
        if entry.line.seat == ARBITER:
            continue
        turn, pending = entry.turn, list(entry.events)
        while pending:
            end = next((at for at, one in enumerate(pending) if one.event.kind == TURN), len(pending))
            for said in lines(words, game, pending[:end]):
                text = f"~~{said}~~" if entry.undone else said
                line = words("log-line", number=entry.number, line=text)
                found.append(LogLine(entry.line.at, turn, line, entry.number))
            turn = turn_of(pending[end].event) if end < len(pending) else turn
            pending = pending[end + 1 :]
    return found + [_act_line(words, game, act, turn) for act in waiting]


def _act_line(words: Words, game: str, act: ArbiterRow, turn: int) -> LogLine:
    """The sentence of what an arbiter did."""
    (said,) = lines(words, game, [ShownEvent(event_of(act))])
    return LogLine(act.at, turn, f"- {said}")


def undo_choices(
    words: Words, table: SeatedMatch, history: Sequence[HistoryEntry], numbers: Container[int] | None = None
) -> list[tuple[int, str]]:
    """To where an undo may go back, as how many actions stay and what is the first to be taken back.

    Of the entries with these `numbers` alone, if they are given.
    """
    kept = in_force(history)
    found = ((keep, kept[keep]) for keep in undo_points(table))
    wanted = [(keep, entry) for keep, entry in found if numbers is None or entry.number in numbers]
    return [(keep, f"{entry.number}. {_first_sentence(words, table, entry)}") for keep, entry in wanted]


def _first_sentence(words: Words, table: SeatedMatch, entry: HistoryEntry) -> str:
    """What an entry led to first, without markdown; whose it was where nothing is said of it."""
    for one in worth_saying(table.row.game, entry.events):
        if one.event.kind != TURN:
            return event_line(words, table.row.game, one.event)
    return words.seat(entry.line.seat)


def log_pages(words: Words, log: Sequence[LogLine], most: int) -> list[str]:
    """The log in pages of at most so many lines, the newest first; none without lines."""
    return [log_text(words, lines)[:LOG_TEXT] for lines in pages_of(words, log, most)]


def pages_of(words: Words, log: Sequence[LogLine], most: int) -> list[list[LogLine]]:
    """The lines of each page of a log, the newest first."""
    pages: list[list[LogLine]] = []
    rest = [*log]
    while rest:
        count = min(most, len(rest))
        while count > 1 and len(log_text(words, rest[-count:])) > LOG_TEXT:
            count -= 1
        pages.append(rest[-count:])
        del rest[-count:]
    return pages


def log_text(words: Words, log: Sequence[LogLine]) -> str:
    """Lines below the turn that they belong to, and below their time where some has passed."""
    said: list[str] = []
    turn, at = -1, 0
    for line in log:
        if line.turn != turn:
            said.append(f"**{words('board-moment', turn=line.turn)}**")
        if line.turn != turn or line.at - at >= PAUSE:
            said.append(f"-# {time(line.at)}")
            at = line.at
        turn = line.turn
        said.append(line.text)
    return "\n".join(said)


def time(at: int, style: str = "f") -> str:
    """A moment as Discord shows it to each reader in the reader's own time zone; `R` is how long ago."""
    return f"<t:{at}:{style}>"
